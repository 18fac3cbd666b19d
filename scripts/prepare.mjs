// This runs before anything is installed, so it uses Node's own modules only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isComplete } from './lockfile.mjs';

/** Scripts work from wherever they are called. */
export const root = path.resolve(import.meta.dirname, '..');

/** @returns {import('./lockfile.mjs').LockedPackages | undefined} */
function readPackages(/** @type {string} */ file) {
  const lockfile = path.join(root, file);
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, 'utf8')).packages : undefined;
}

/**
 * A failure ends the process.
 * @param {{ withDev?: boolean }} [options] false requires only what building and running needs
 */
export function ensureInstalled({ withDev = true } = {}) {
  const installed = readPackages('node_modules/.package-lock.json') ?? {};
  if (isComplete(readPackages('package-lock.json') ?? {}, installed, withDev)) return;

  const hasDev = Object.values(installed).some(({ dev }) => dev);
  const args = ['ci', withDev || hasDev ? '--include=dev' : '--omit=dev', '--prefer-offline', '--no-progress'];
  console.log(`Installing packages (npm ${args.slice(0, 2).join(' ')}) …`);
  const npm = process.env.npm_execpath;
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

const shared = ['contract', 'src', 'tsconfig.json', 'package.json', 'package-lock.json'];

const builds = [
  {
    what: 'the browser app',
    inputs: [...shared, 'public', 'webpack.config.js', 'scripts/webpack', 'scripts/build-client.mjs'],
    outputs: ['dist/client/index.html', 'dist/client/staff.html'],
    stamp: 'dist/client.inputs',
    command: ['scripts/build-client.mjs'],
  },
  {
    what: 'the server and its page renderer',
    inputs: [...shared, 'server', 'scripts/build-server.mjs', 'scripts/serverBundle.mjs', 'scripts/inlineScripts.cjs'],
    outputs: [
      'dist/server/main.mjs',
      'dist/server/seed.mjs',
      'dist/server/backup.mjs',
      'dist/server/packages.json',
      'dist/ssr/renderer.cjs',
    ],
    stamp: 'dist/server.inputs',
    command: ['scripts/build-server.mjs'],
  },
];

/** Nothing that ships depends on tests and stories. */
function filesOf(/** @type {string} */ input) {
  if (!statSync(path.join(root, input), { throwIfNoEntry: false })?.isDirectory()) return [input];
  return readdirSync(path.join(root, input), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/\.(test|stories)\.tsx?$|[\\/]testing[\\/]/.test(file))
    .sort();
}

function hashOf(/** @type {string[]} */ inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesOf)) {
    const content = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file)) : '';
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** A failing build ends the process. */
export async function prepareToRun() {
  process.chdir(root);
  ensureInstalled({ withDev: false });
  try {
    await ensureBuilt();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  process.setSourceMapsEnabled(true);
}

/** Throws an Error with the output of a failing build. A release comes built and without its sources. */
export async function ensureBuilt() {
  if (!existsSync(path.join(root, 'src'))) return;
  await Promise.all(
    builds.map(async ({ what, inputs, outputs, stamp, command }) => {
      const stampFile = path.join(root, stamp);
      const hash = hashOf(inputs);
      const isBuilt = [stampFile, ...outputs.map((output) => path.join(root, output))].every((file) =>
        existsSync(file),
      );
      if (isBuilt && readFileSync(stampFile, 'utf8') === hash) return;

      console.log(`Building ${what} …`);
      rmSync(stampFile, { force: true });
      const began = performance.now();
      await runNode(command);
      mkdirSync(path.dirname(stampFile), { recursive: true });
      writeFileSync(stampFile, hash);
      console.log(`Built ${what} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
    }),
  );
}

/** @param {string[]} args */
function runNode(args) {
  return /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
      child.once('error', reject);
      child.once('close', (code) => {
        if (code === 0) resolve();
        else reject(new Error(`${args[0]} failed:\n${output}`));
      });
    })
  );
}
