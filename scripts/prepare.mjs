// Makes the working copy ready: installs what is missing, builds what is stale. It runs before anything is installed, so it
// may use Node's own modules only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The project's folder. Scripts work from wherever they are called. */
export const root = path.resolve(import.meta.dirname, '..');

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean, peer?: boolean, link?: boolean }> }} Lockfile */

/** @returns {Lockfile['packages']} */
const readPackages = (/** @type {string} */ file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;

/** Whether node_modules holds what package-lock.json says, by npm's own record of what it put there. */
function isInstalled() {
  if (!existsSync(path.join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(readPackages('package-lock.json')).every(([name, wanted]) => {
    if (name === '') return true;
    const present = installed[name];
    // npm leaves out what other platforms need.
    return present ? present.version === wanted.version : wanted.optional;
  });
}

/** Runs `npm ci` when node_modules is not what package-lock.json says. Ends the process when that fails. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) …');
  // Under a NODE_ENV of production npm would leave out what the build needs.
  const args = ['ci', '--include=dev', '--prefer-offline', '--no-progress'];
  const npm = process.env.npm_execpath;
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

const shared = ['contract', 'tsconfig.json', 'package.json', 'package-lock.json'];

const app = [...shared, 'src', 'webpack.shared.js'];

const builds = [
  {
    what: 'the browser app',
    inputs: [...app, 'public', 'webpack.config.js', 'scripts/webpack'],
    output: 'dist/client/index.html',
    stamp: 'dist/client.inputs',
    command: ['node_modules/webpack/bin/webpack.js', '--mode', 'production'],
  },
  {
    what: 'the pages that the server draws',
    inputs: [...app, 'webpack.server.config.js'],
    output: 'dist/ssr/renderer.cjs',
    stamp: 'dist/ssr.inputs',
    command: ['node_modules/webpack/bin/webpack.js', '--mode', 'production', '--config', 'webpack.server.config.js'],
  },
  {
    what: 'the server',
    inputs: [...shared, 'server', 'scripts/build-server.mjs'],
    output: 'dist/server/main.mjs',
    stamp: 'dist/server.inputs',
    command: ['scripts/build-server.mjs'],
  },
];

/** Every file in or under `input`, tests and stories aside: nothing that ships depends on those. */
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

/** Builds what changed since its last build, by content. Throws an Error with the output of a build that fails. */
export async function ensureBuilt() {
  await Promise.all(
    builds.map(async ({ what, inputs, output, stamp, command }) => {
      const stampFile = path.join(root, stamp);
      const hash = hashOf(inputs);
      if (existsSync(path.join(root, output)) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash)
        return;

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
