import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Arguments that every run of Chromium takes: no sandbox (root, containers), no calls to the outside of its own accord. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of this machine's Chromium or Chrome, or undefined. CHROMIUM_PATH goes before PATH. */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const applications = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return [process.env.CHROMIUM_PATH ?? '', ...candidates, applications].find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return file !== '';
    } catch {
      return false;
    }
  });
}

/**
 * The path of this machine's Chromium. As root on Debian it installs one when there is none; nobody else can, so others get an
 * Error that says what to do.
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Chromium is missing: installing the package chromium …');
    const options = {
      stdio: /** @type {const} */ ('inherit'),
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium or Chrome. Install it, on Debian with `sudo apt-get install chromium`, or set ' +
      'CHROMIUM_PATH to its program.',
  );
}
