import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(__dirname, 'decisions');
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const files = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .sort();

const MAX_LINES = 50;
const MAX_COLUMNS = 140;

describe('the architecture decision records', () => {
  it('have a number of their own, the same in file name and title', () => {
    expect(files.length).toBeGreaterThan(15);
    const numbers = files.map((file) => /^(\d{4})-[a-z0-9-]+\.md$/.exec(file)?.[1]);
    expect(new Set(numbers).size).toBe(files.length);
    expect(files.map((file) => /^# (\d+)\. \S/.exec(read(file))?.[1]?.padStart(4, '0'))).toEqual(numbers);
  });

  it('are all in the index, in order and with their titles', () => {
    const rows = [...read('README.md').matchAll(/^\| \[(\d+)\]\(([^)]+)\) +\| (.+?) +\|$/gm)];
    expect(rows.map(([, number, file, title]) => [file, `# ${number}. ${title}`])).toEqual(
      files.map((file) => [file, read(file).split('\n')[0]]),
    );
  });

  it.each(files)('%s has the four headings and fits a page', (file) => {
    const lines = read(file).trimEnd().split('\n');
    expect(lines.filter((line) => line.startsWith('## '))).toEqual([
      '## Context',
      '## Decision',
      '## Consequences',
      '## Rejected',
    ]);
    expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
    expect(lines.filter((line) => line.length > MAX_COLUMNS)).toEqual([]);
  });

  it('are cited by numbers and files that exist', () => {
    const root = path.resolve(__dirname, '..');
    const cited = ['bench', 'contract', 'docs', 'e2e', 'scripts', 'server', 'src']
      .flatMap((name) =>
        readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' }).map((file) =>
          path.join(root, name, file),
        ),
      )
      .filter((file) => /\.(m?[jt]sx?|md|sql)$/.test(file))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/(?:decisions\/|ADR )(\d+)(-[a-z-]+\.md)?/g)].map(
          ([, number, slug]) => ({
            number: Number(number),
            slug,
          }),
        ),
      );
    expect(cited.length).toBeGreaterThan(15);
    const wrong = cited.filter(({ number, slug }) => {
      const file = files.find((name) => name.startsWith(String(number).padStart(4, '0')));
      return file === undefined || (slug !== undefined && !file.endsWith(slug));
    });
    expect(wrong).toEqual([]);
  });
});
