// `npm run verify:changed`: checks what a change touches. It compares the working tree with the commit that it is given, else with HEAD, or with
// HEAD~1 where nothing is uncommitted.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const lines = (/** @type {string} */ text) => text.split('\n').filter(Boolean);

const changesSince = (/** @type {string} */ base) => [
  ...lines(git('diff', '--name-only', '--diff-filter=d', base)),
  ...lines(git('ls-files', '--others', '--exclude-standard')),
];

const [given] = process.argv.slice(2);
const uncommitted = changesSince('HEAD');
const base = given ?? (uncommitted.length > 0 ? 'HEAD' : 'HEAD~1');
const changed = (base === 'HEAD' ? uncommitted : changesSince(base)).filter((file) => existsSync(`${root}/${file}`));
const code = changed.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
console.log(`${changed.length} changed files since ${base}`);

/** More story files than this take longer than a check of each change may: the gate runs them. */
const STORY_FILES = 15;
const changedModules = new Set(code.map((file) => file.replace(/\.[jt]sx?$/, '')));
/** The changed story files, and those that import a changed module. */
const storyFiles = lines(git('ls-files', '--cached', '--others', '--exclude-standard', 'src/*.stories.tsx')).filter(
  (file) =>
    existsSync(`${root}/${file}`) &&
    (changed.includes(file) ||
      [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/from '(\.[^']+)'/g)].some(([, specifier = '']) =>
        changedModules.has(path.posix.join(path.posix.dirname(file), specifier)),
      )),
);
const runsStories = storyFiles.length > 0 && storyFiles.length <= STORY_FILES;
if (storyFiles.length > STORY_FILES) console.log(`${storyFiles.length} story files are left to \`npm test\``);
if (runsStories) process.env.STORIES = storyFiles.join(',');

/** @type {[name: string, command: string, args: string[]][]} */
const steps = [
  ['Format', 'npx', ['prettier', '--check', '--ignore-unknown', ...changed]],
  ...(code.length > 0
    ? /** @type {[string, string, string[]][]} */ ([
        ['Types', 'npm', ['run', '--silent', 'types']],
        ['Lint', 'npx', ['oxlint', ...code]],
        ['Imports', 'npm', ['run', '--silent', 'imports']],
        [
          'Jest',
          'npm',
          [
            ...['run', '--silent', 'jest', '--', '--findRelatedTests', ...code, '--passWithNoTests'],
            ...['--selectProjects', 'client', 'docs', 'scripts', 'server-postgres'],
          ],
        ],
      ])
    : []),
  ...(runsStories
    ? /** @type {[string, string, string[]][]} */ ([
        ['Storybook', 'npm', ['run', '--silent', 'build-storybook']],
        ['Stories', 'npm', ['run', '--silent', 'e2e', '--', '--project=stories', '--reporter=dot']],
      ])
    : []),
];

const began = performance.now();
const failed = [];
for (const [name, command, args] of steps) {
  const start = performance.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  console.log(`${status === 0 ? '✓' : '✗'} ${name}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (status !== 0) failed.push(name);
}
console.log(
  `${((performance.now() - began) / 1000).toFixed(1)} s${failed.length > 0 ? `, failed: ${failed.join(', ')}` : ''}`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
