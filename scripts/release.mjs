// Assembles a release: the built shop with the packages that its server imports, and nothing that builds it.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { machine } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

/** @typedef {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Package */

const FILES = [
  'dist/client',
  'dist/server',
  'dist/ssr',
  'server/db/migrations',
  'server/db/functions',
  'public/fonts',
  'deploy',
  'CHANGELOG.md',
  'LICENSE',
  ...[
    'package.json',
    'checkNode.cjs',
    'lockfile.mjs',
    'prepare.mjs',
    'runningShop.mjs',
    'start.mjs',
    'staff.mjs',
    'order.mjs',
    'seed.mjs',
    'backup.mjs',
  ].map((name) => `scripts/${name}`),
];
/** Of package.json. */
const COMMANDS = ['start', 'staff', 'order', 'seed', 'backup', 'restore', 'move', 'photos'];

const { values } = parseArgs({
  options: { to: { type: 'string', default: 'dist/vayal' }, node: { type: 'boolean' } },
});
const target = path.resolve(values.to);

process.chdir(root);
ensureInstalled({ withDev: false });
await ensureBuilt();
rmSync(target, { recursive: true, force: true });
for (const file of FILES) copy(file);
for (const folder of findPackages(JSON.parse(readFileSync('dist/server/packages.json', 'utf8')))) copy(folder);
writePackage();
if (values.node) {
  // For machines whose system has no Node.js, or too old a one.
  mkdirSync(path.join(target, 'bin'));
  cpSync(process.execPath, path.join(target, 'bin/node'));
  // deploy/install.sh compares it.
  writeFileSync(path.join(target, 'bin/platform'), machine());
}
console.log(target);

/** Nested packages have entries of their own, and types and source maps of packages are of no use to a server. */
function copy(/** @type {string} */ file) {
  const isPackage = file.startsWith('node_modules');
  const isWanted = (/** @type {string} */ source) =>
    !isPackage || !/\/node_modules$|\.map$|\.d\.[cm]?ts$/.test(source.slice(path.resolve(file).length));
  cpSync(path.resolve(file), path.join(target, file), { recursive: true, filter: isWanted });
}

/**
 * @param {string[]} names
 * @returns {Set<string>} folders of these packages and of all that they depend on and this platform has
 */
function findPackages(names) {
  /** @type {Record<string, Package>} */
  const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  /** @type {Set<string>} */
  const found = new Set();
  /** The nearest folder upwards, as Node.js looks for it. */
  const locate = (/** @type {string} */ name, /** @type {string} */ from) => {
    for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('node_modules/') - 1, 0))) {
      const candidate = path.posix.join(folder, 'node_modules', name);
      if (locked[candidate]) return candidate;
      if (folder === '') return undefined;
    }
  };
  const add = (/** @type {string} */ name, /** @type {string} */ from) => {
    const folder = locate(name, from);
    if (folder === undefined || found.has(folder) || !existsSync(folder)) return;
    found.add(folder);
    const { dependencies, optionalDependencies } = locked[folder] ?? {};
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed, folder);
  };
  for (const name of names) add(name, '');
  return found;
}

/** Without the development's commands and packages. */
function writePackage() {
  const { name, version, description, license, engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = Object.fromEntries(COMMANDS.map((command) => [command, scripts[command]]));
  const content = { name, version, private: true, description, license, engines, scripts: commands };
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}
