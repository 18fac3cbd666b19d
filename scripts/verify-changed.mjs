// `npm run verify:changed`: checks what a change touches. It compares the working tree with the commit that it is given, else with HEAD, or with
// HEAD~1 where nothing is uncommitted.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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
