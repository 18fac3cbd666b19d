// Builds an earlier release, to run it beside this one.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { isComplete } from './lockfile.mjs';

/** npm's scripts run here. */
const root = process.cwd();

/** Release 0.2.0, the first whose schema later ones may only extend (ADR 22). */
export const OLDEST_RELEASE = process.env.RELEASED_TAG ?? '6c3e685e53d86fc90b90f7fc14a6ce06ce3bdd18';

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();

/** @param {string} commit @returns {boolean} whether the checkout's history has it */
export function hasRelease(commit) {
  try {
    git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/** @returns {string | undefined} the commit of the newest release before this checkout's; undefined without history */
export function findReleaseBefore() {
  try {
    return git('log', '--max-count=1', '--format=%H', '--grep=^Release [0-9]', 'HEAD~1') || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Builds a release's server in `folder`, with its own packages where this one's don't do. Its pages refer to this
 * client's files.
 * @param {string} commit
 * @param {string} folder empty
 */
export function buildRelease(commit, folder) {
  const archive = path.join(folder, 'release.tar');
  git('archive', '--output', archive, commit);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  const packagesIn = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const needed = packagesIn(path.join(folder, 'package-lock.json'));
  const installed = packagesIn(path.join(root, 'node_modules/.package-lock.json'));
  if (isComplete(needed, installed, false))
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  else execFileSync('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-progress'], { cwd: folder, stdio: 'pipe' });
  execFileSync(process.execPath, ['scripts/build-server.mjs'], { cwd: folder, stdio: 'pipe' });
  if (!existsSync(path.join(folder, 'dist/server/main.mjs'))) throw new Error(`${commit} built no server`);
  symlinkSync(path.join(root, 'dist/client'), path.join(folder, 'dist/client'));
}
