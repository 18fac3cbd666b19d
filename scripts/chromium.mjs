import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/** Chromium without a window: a page in it costs a third of the processor's time, since no address bar is filled for it (docs/decisions/0025). */
const SHELL = 'chromium-headless-shell';
const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
 * The path of this machine's Chromium. As root on Debian it installs the headless shell when that is missing; where it can't,
 * any Chromium or Chrome will do.
 * @throws Error that says what to do, when there is none
 */
export function ensureChromium() {
  const found = findChromium();
  if (process.env.CHROMIUM_PATH || found?.endsWith(SHELL) || !canInstall()) return found ?? none();
  try {
    console.log(`Installing the package ${SHELL} …`);
    installPackage(SHELL);
  } catch {
    // apt-get has told why.
    if (!found) return none();
    console.warn(`${SHELL} could not be installed: ${found} takes its place.`);
  }
  return findChromium() ?? none();
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {string} name of Debian */
function installPackage(name) {
  const options = {
    stdio: /** @type {const} */ ('inherit'),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync('apt-get', ['update', '-qq'], options);
  // The browser that somebody uses on this machine stays.
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', '--no-remove', name], options);
}

/** @returns {never} */
function none() {
  throw new Error(
    `The browser tests need Chromium or Chrome. Install it, on Debian with \`sudo apt-get install ${SHELL}\`, or set ` +
      'CHROMIUM_PATH to its program.',
  );
}
