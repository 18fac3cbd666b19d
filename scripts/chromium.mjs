import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { aptGet, canInstall } from './debian.mjs';

/** Chromium without a window takes about a quarter of the CPU time (docs/decisions/0021). */
const SHELL = 'chromium-headless-shell';
const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** No sandbox (root, containers) and no background requests. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** CHROMIUM_PATH goes before PATH; undefined if there is none. */
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
 * As root on Debian, it installs a missing headless shell.
 * @throws Error with instructions when there is none
 */
export function ensureChromium() {
  const found = findChromium();
  const isRight = found !== undefined && (found === process.env.CHROMIUM_PATH || path.basename(found) === SHELL);
  if (!isRight && canInstall()) {
    console.log(`Installing the package ${SHELL} …`);
    try {
      aptGet('update');
      aptGet('install', '--no-install-recommends', '--no-remove', SHELL);
    } catch {
      // CHROMIUM_PATH keeps child processes from trying again.
      if (found) {
        console.warn(`${SHELL} could not be installed: using ${found} instead.`);
        process.env.CHROMIUM_PATH = found;
      }
    }
  }
  const browser = findChromium();
  if (browser) return browser;
  throw new Error(
    `The browser tests need Chromium or Chrome. Install it, on Debian with \`sudo apt-get install ${SHELL}\`, or set ` +
      'CHROMIUM_PATH to its program.',
  );
}
