import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const FAULTY = `export function Faulty({ forMachines }: { forMachines: boolean }) {
  window.localStorage.setItem('a', 'b');
  console.log({ ...{ forMachines } });
  return <p style={{ color: '#fff', fontFamily: 'Arial' }} title="Hello">Hello</p>;
}
export const Page = () => <Typography variant="h3" component="h1" />;
export const Section = () => <Typography variant="h3" component="h2" />;
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vayal-lint-'));
  await cp('scripts/lint', path.join(folder, 'scripts/lint'), { recursive: true });
  await mkdir(path.join(folder, 'src/staff'), { recursive: true });
  await writeFile(path.join(folder, 'src/staff/Faulty.tsx'), FAULTY);
  const config = await readFile('.oxlintrc.json', 'utf8');
  await writeFile(path.join(folder, '.oxlintrc.json'), config.replace('"typeAware": true', '"typeAware": false'));
});
afterAll(() => rm(folder, { recursive: true }));

it('reports literals that belong elsewhere, direct storage, console calls, coined names and odd headings', async () => {
  const oxlint = path.resolve('node_modules/.bin/oxlint');
  const linting = promisify(execFile)(oxlint, ['--format', 'json'], { cwd: folder });
  const { stdout } = (await linting.catch((error: unknown) => error)) as { stdout: string };
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; labels: { span: { line: number } }[] }[];
  };
  const found = diagnostics.map(({ code, labels }) => `${labels[0]?.span.line} ${code}`);
  expect(found).toEqual(
    expect.arrayContaining([
      '1 eslint(id-denylist)',
      '2 eslint(no-restricted-properties)',
      '3 eslint(no-console)',
      '3 literals(no-spread-literals)',
      '4 literals(no-literal-styles)',
      '4 literals(no-literal-texts)',
      '6 literals(one-heading-size)',
      '7 literals(one-heading-size)',
    ]),
  );
});
