// Compares with the given commit, else with HEAD, or with HEAD~1 where nothing is uncommitted.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runGate } from './gate.mjs';
import { root } from './prepare.mjs';

const MAX_TEST_FILES = 15;
const MAX_STORY_FILES = 8;
/** Every test with an app imports it, so all would be related to any change. */
const COMPOSITION_ROOT = 'server/areas';

const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const lines = (/** @type {string} */ text) => text.split('\n').filter(Boolean);
const filesOf = (/** @type {string[]} */ ...patterns) =>
  lines(git('ls-files', '--cached', '--others', '--exclude-standard', ...patterns)).filter((file) =>
    existsSync(path.join(root, file)),
  );

const changesSince = (/** @type {string} */ base) => [
  ...lines(git('diff', '--name-only', '--diff-filter=d', base)),
  ...lines(git('ls-files', '--others', '--exclude-standard')),
];

const [given] = process.argv.slice(2);
const uncommitted = changesSince('HEAD');
const base = given ?? (uncommitted.length > 0 ? 'HEAD' : 'HEAD~1');
const changed = base === 'HEAD' ? uncommitted : changesSince(base);
const code = changed.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
console.log(`${changed.length} changed files since ${base}`);

const isTest = (/** @type {string} */ file) => /\.test\.tsx?$/.test(file);
const related = relatedFiles();
const tests = firstOf(related.filter(isTest), MAX_TEST_FILES, 'test files');
const stories = firstOf(
  related.filter((file) => /^src\/.*\.stories\.tsx$/.test(file)),
  MAX_STORY_FILES,
  'story files',
);

/** @type {import('./gate.mjs').Step[]} */
const codeSteps = [
  { name: 'Types', script: ['types'] },
  { name: 'Lint', script: ['lint', ...code] },
  { name: 'Imports', script: ['imports'] },
];
/** @type {import('./gate.mjs').Step} */
const jest = {
  name: 'Jest',
  script: ['jest', ...tests, '--selectProjects', 'client', 'docs', 'scripts', 'server-postgres', '--maxWorkers=1'],
};
/** @type {import('./gate.mjs').Step[]} */
const storySteps = [
  { name: 'Storybook', script: ['build-storybook'] },
  {
    name: 'Stories',
    script: ['e2e', '--project=stories', '--reporter=dot'],
    env: { STORIES: stories.join(',') },
    needs: ['Storybook'],
  },
];
await runGate([
  ...(stories.length > 0 ? storySteps : []),
  ...(tests.length > 0 ? [jest] : []),
  ...(code.length > 0 ? codeSteps : []),
  { name: 'Format', script: ['prettier', '--check', '--ignore-unknown', ...changed], isPackage: true },
]);

/** The nearest come first. */
function relatedFiles() {
  const withoutExtension = (/** @type {string} */ file) => file.replace(/\.[cm]?[jt]sx?$/, '');
  const sources = filesOf('*.ts', '*.tsx', '*.mjs', '*.cjs');
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const file of sources) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, specifier = ''] of text.matchAll(/(?:from|require\(|^import) ?'(\.[^']*)'/gm)) {
      const imported = path.posix.join(path.posix.dirname(file), specifier);
      for (const name of [withoutExtension(imported), `${imported}/index`])
        importers.set(name, [...(importers.get(name) ?? []), file]);
    }
  }
  const areas = new Set(code.flatMap((file) => /^server\/(?:modules\/)?[^/]+\//.exec(file) ?? []));
  const ofAreas = sources.filter((file) => isTest(file) && [...areas].some((area) => file.startsWith(area)));

  const importersOf = (/** @type {string} */ file) => {
    const name = withoutExtension(file);
    return name === COMPOSITION_ROOT ? [] : (importers.get(name) ?? []);
  };
  const found = new Set([...code, ...code.flatMap(importersOf), ...ofAreas]);
  for (const file of found) for (const importer of importersOf(file)) found.add(importer);
  return [...found];
}

/** @param {string[]} files @param {number} limit @param {string} what @returns {string[]} */
function firstOf(files, limit, what) {
  if (files.length > limit) console.log(`${files.length - limit} of ${files.length} ${what} are left to \`npm test\``);
  return files.slice(0, limit);
}
