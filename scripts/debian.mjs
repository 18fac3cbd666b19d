import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** True as root on Debian and its derivatives. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * @param {string[]} args
 * @throws Error when it fails
 */
export function aptGet(...args) {
  execFileSync('apt-get', ['-y', '-qq', ...args], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** @param {string} program @returns {string | undefined} its path, also where only root's PATH has it */
export const findProgram = (program) =>
  [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin']
    .map((folder) => path.join(folder, program))
    .find((file) => existsSync(file));

/**
 * As root on Debian, it installs a program that is missing.
 * @param {string} program
 * @param {string} [debianPackage] Default: its name
 * @returns {string | undefined} its path
 */
export function ensureProgram(program, debianPackage = program) {
  const found = findProgram(program);
  if (found || !canInstall()) return found;
  console.log(`${program} is missing: installing the package ${debianPackage} …`);
  aptGet('update');
  aptGet('install', '--no-install-recommends', debianPackage);
  return findProgram(program);
}
