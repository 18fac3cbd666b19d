import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this machine's packages can be installed by us: as root, on Debian and what descends from it. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Runs apt-get without a question. What it has to say, it prints.
 * @param {string[]} args
 * @throws Error when it fails
 */
export function aptGet(...args) {
  execFileSync('apt-get', ['-y', '-qq', ...args], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
