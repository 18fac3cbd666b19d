import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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
