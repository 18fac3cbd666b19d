import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Every file in or under `input`, except tests. */
const filesOf = (input: string): string[] =>
  statSync(path.join(root, input)).isFile()
    ? [input]
    : readdirSync(path.join(root, input), { recursive: true, encoding: 'utf8' })
        .map((file) => path.posix.join(input, file.split(path.sep).join('/')))
        .filter((file) => statSync(path.join(root, file)).isFile() && !/\.test\.ts$/.test(file))
        .sort();

/** Without carriage returns, which git may add. */
const contentOf = (file: string): string => readFileSync(path.join(root, file), 'latin1').replaceAll('\r\n', '\n');

/**
 * One hash over everything that generated files depend on.
 * @param inputs files and folders, from the project's root
 * @param versions of the packages that make them
 */
export const inputsHash = (inputs: readonly string[], versions: Readonly<Record<string, string>>): string => {
  const hash = createHash('sha256').update(JSON.stringify(versions));
  for (const file of inputs.flatMap(filesOf)) hash.update(`${file}\0${contentOf(file)}\0`);
  return hash.digest('hex').slice(0, 20);
};

/** The installed version of each package. */
export const versionsOf = (packages: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    packages.map((name) => {
      const file = path.join(root, 'node_modules', name, 'package.json');
      return [name, (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version];
    }),
  );
