import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const SECTIONS = 9;
/** Rows of what is still to be built. Raise it only on purpose: each one is a promise. */
const NOT_YET = 0;
const TEST_FILE = /\.(test|spec)\.tsx?$/;

interface Row {
  sentence: string;
  /** Still to be built, so that no test can prove it. */
  isMissing: boolean;
  /** Titles of tests by their file. */
  proofs: Map<string, string[]>;
}

const codeSpansOf = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);

/** In the last cell each file's name is followed by the titles of its tests. */
const proofsOf = (cell: string): Row['proofs'] => {
  const proofs: Row['proofs'] = new Map();
  let titles: string[] = [];
  for (const code of codeSpansOf(cell)) {
    if (TEST_FILE.test(code)) proofs.set(code, (titles = []));
    else titles.push(code);
  }
  return proofs;
};

const rowsOf = (table: string): Row[] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (The specification|-)/.test(line))
    .map((line) => {
      const [, sentence = '', here = '', proof = ''] = line.split('|').map((cell) => cell.trim());
      return { sentence, isMissing: here.startsWith('**Not yet**'), proofs: proofsOf(proof) };
    });

/** The titles of all tests and steps in a file that are not skipped, each after those of what it stands in. */
const titlesIn = (file: string): Set<string> => {
  const titles = new Set<string>();
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node, subject: string): void => {
    let within = subject;
    if (ts.isCallExpression(node)) {
      const callee = node.expression.getText();
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) {
        if (/^(test\.)?describe\b/.test(callee)) within += `${title.text} `;
        else if (/^(it|test)\b(?!\.(skip|fixme|todo))/.test(callee)) titles.add(subject + title.text);
      }
    }
    ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(source, '');
  return titles;
};

const page = read('docs/conformance.md');
const rows = rowsOf(page);

it('the table has a part for each section of the specification, and a proof for each sentence', () => {
  const headings = [...page.matchAll(/^## §(\d)/gm)].map(([, section]) => Number(section));
  expect(headings).toEqual(Array.from({ length: SECTIONS }, (_, at) => at + 1));
  expect(rows.length).toBeGreaterThan(150);
  const without = rows.filter(
    ({ isMissing, proofs }) =>
      !isMissing && (proofs.size === 0 || [...proofs.values()].some(({ length }) => length === 0)),
  );
  expect(without.map(({ sentence }) => sentence)).toEqual([]);
});

it('limits what is not built yet', () => {
  expect(rows.filter(({ isMissing }) => isMissing)).toHaveLength(NOT_YET);
});

it('cites only existing tests', () => {
  const named = rows.flatMap(({ proofs }) => [...proofs]);
  const files = [...new Set(named.map(([file]) => file))];
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);

  const titles = new Map(files.map((file) => [file, titlesIn(file)]));
  const missing = named.flatMap(([file, wanted]) =>
    wanted.filter((title) => !titles.get(file)?.has(title)).map((title) => `${file}: ${title}`),
  );
  expect(missing).toEqual([]);
});

it('leaves out what the specification calls leftovers', () => {
  const leftovers = /MONO-HALFCUT|BIFICEAL|ALUMNI_PROFILE|ANCILLARY_COURSE|AuthLayout/;
  const files = ['contract', 'src', 'server'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|json)$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => leftovers.test(read(file)))).toEqual([]);
});
