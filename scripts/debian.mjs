import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether apt-get can install packages: as root on Debian and its derivatives. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Runs apt-get without prompts, with its output on the terminal.
 * @param {string[]} args
 * @throws Error when it fails
 */
export function aptGet(...args) {
  execFileSync('apt-get', ['-y', '-qq', ...args], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
