// `npm run image`: builds the image without a registry or a daemon, and tries it as a container runs it: a root that is
// read-only, an unprivileged user, and the backup hooks. It needs root on Debian.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { aptGet, canInstall, findProgram } from './debian.mjs';
import { freePort } from './ports.mjs';
import { root } from './prepare.mjs';

const SUITE = 'bookworm';
const MIRROR = 'http://deb.debian.org/debian';
const MAX_MEGABYTES = 250;
const MAX_MEMORY_MEGABYTES = 1024;
const START_TIMEOUT_MS = 180_000;

/** A read-only root, its own /storage and /tmp, and the image's user; the network is this machine's. */
const ENTER = `
  mount --bind "$1" "$1"
  mount -o remount,ro,bind "$1"
  mount --bind "$2" "$1/storage"
  mount -t tmpfs tmpfs "$1/tmp"
  mount -t proc proc "$1/proc"
  mount --rbind /dev "$1/dev"
  shift 2
  exec chroot "$@"`;

const cache = path.join(root, '.cache/image');
const buildah = (/** @type {string[]} */ ...args) =>
  execFileSync(
    'buildah',
    ['--root', path.join(cache, 'storage'), '--runroot', path.join(cache, 'run'), '--storage-driver', 'vfs', ...args],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 2 ** 28 },
  ).trim();

installTools();
const folder = mkdtempSync(path.join(tmpdir(), 'vayal-image-'));
/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
let mounted = '';
try {
  buildImage(ensureBase());
  const archive = path.join(folder, 'image.tar');
  buildah('push', '--quiet', 'vayal', `docker-archive:${archive}`);
  execFileSync('gzip', [archive]);
  report('Compressed', statSync(`${archive}.gz`).size / 1e6, 'MB', MAX_MEGABYTES);

  mounted = buildah('from', '--pull-never', 'vayal');
  await tryImage(buildah('mount', mounted), JSON.parse(buildah('inspect', '--type=image', 'vayal')).Docker.config);
} finally {
  server?.kill('SIGKILL');
  if (mounted) buildah('rm', mounted);
  rmSync(folder, { recursive: true, force: true });
}

function installTools() {
  const missing = ['buildah', 'debootstrap'].filter((name) => !findProgram(name));
  if (missing.length === 0 && process.getuid?.() === 0) return;
  if (!canInstall()) throw new Error('Building the image needs root on Debian, with buildah and debootstrap.');
  aptGet('update');
  aptGet('install', '--no-install-recommends', ...missing);
}

/** Debian's base system with this Node.js in it; it is made once per version. */
function ensureBase() {
  const name = `localhost/vayal-base:${SUITE}-${process.versions.node}`;
  if (buildah('images', '--format', '{{.Name}}:{{.Tag}}').split('\n').includes(name)) return name;
  const base = path.join(folder, 'base');
  execFileSync('debootstrap', ['--variant=minbase', SUITE, base, MIRROR], { stdio: ['ignore', 'ignore', 'inherit'] });
  rmSync(path.join(base, 'var/cache/apt/archives'), { recursive: true });
  const npm = execFileSync('npm', ['root', '-g'], { encoding: 'utf8' }).trim();
  mkdirSync(path.join(base, 'usr/lib/node_modules'), { recursive: true });
  cpSync(process.execPath, path.join(base, 'usr/bin/node'));
  cpSync(path.join(npm, 'npm'), path.join(base, 'usr/lib/node_modules/npm'), { recursive: true });
  execFileSync('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', path.join(base, 'usr/bin/npm')]);
  const empty = buildah('from', 'scratch');
  buildah('add', '--quiet', empty, base, '/');
  buildah('commit', '--quiet', '--rm', empty, name);
  return name;
}

/** npm finds its registry, certificates and cache where this machine has them. */
function buildImage(/** @type {string} */ base) {
  const setting = (/** @type {string} */ name) =>
    execFileSync('npm', ['config', 'get', name], { cwd: root, encoding: 'utf8' }).trim();
  const volumes = [
    [setting('cache'), '/root/.npm:O'],
    [setting('globalconfig'), '/usr/etc/npmrc:ro'],
    ['/etc/ssl/certs', '/etc/ssl/certs:ro'],
  ].filter(([source = '']) => existsSync(source));
  buildah(
    'bud',
    '--quiet',
    '--isolation=chroot',
    '--format=docker',
    '--pull-never',
    `--build-arg=BASE=${base}`,
    ...volumes.map(([source, target]) => `--volume=${source}:${target}`),
    '--tag=vayal',
    '.',
  );
}

/** @typedef {{ User: string, Env: string[], Cmd: string[], WorkingDir: string, Healthcheck: { Test: string[] } }} Settings of the image */

/** @param {string} rootfs @param {Settings} settings */
async function tryImage(rootfs, settings) {
  const shop = await openContainer('shop', rootfs, settings);
  report('First start', await shop.start(), 's');
  await shop.expectPage('/up', 'ok');
  await shop.expectPage('/', 'href="/categories');
  shop.run(...settings.Healthcheck.Test.slice(1));
  const touched = shop.run('sh', '-c', 'id -u; touch /vayal/x || touch /x || touch /tmp/x /storage/x && echo sealed');
  if (touched !== `${settings.User}\nsealed\n`) throw new Error(`The server may write more than it needs: ${touched}`);
  addStaff(shop, '9876543210', 'Before');
  shop.run('/hooks/pre-backup');
  addStaff(shop, '9876543211', 'After');
  report('Peak memory', shop.peakMegabytes(), 'MB', MAX_MEMORY_MEGABYTES);
  await shop.stop();

  const restored = await openContainer('restored', rootfs, settings);
  cpSync(shop.storage, restored.storage, { recursive: true, preserveTimestamps: true });
  execFileSync('chown', ['-R', settings.User, restored.storage]);
  // A copy of a running shop may lack any of PGlite's files.
  rmSync(path.join(restored.storage, 'pglite/global'), { recursive: true });
  restored.run('/hooks/post-restore');
  report('Next start', await restored.start(), 's');
  const people = restored.run('node', 'scripts/staff.mjs', 'list');
  if (!people.includes('Before') || people.includes('After')) throw new Error(`Another shop was restored:\n${people}`);
  await restored.stop();
}

/** @param {Awaited<ReturnType<typeof openContainer>>} shop @param {string} mobileNumber @param {string} name */
function addStaff(shop, mobileNumber, name) {
  shop.run('node', 'scripts/staff.mjs', 'add', mobileNumber, '--role', '2', '--name', name);
}

/** @param {string} name @param {string} rootfs @param {Settings} settings */
async function openContainer(name, rootfs, { User, Env, Cmd, WorkingDir }) {
  const storage = path.join(folder, name);
  mkdirSync(storage, { mode: 0o700 });
  chownSync(storage, Number(User), Number(User));
  const port = await freePort();
  const inside = (/** @type {string[]} */ command) => [
    ...['--mount', 'sh', '-euc', ENTER, 'sh', rootfs, storage, `--userspec=${User}:${User}`, rootfs],
    ...['env', '-i', ...Env, `PORT=${port}`, 'sh', '-c', 'cd "$0" && exec "$@"', WorkingDir, ...command],
  ];
  const get = (/** @type {string} */ url) =>
    fetch(`http://127.0.0.1:${port}${url}`, { signal: AbortSignal.timeout(10_000) });

  return {
    storage,
    /** Returns the seconds until it is ready. */
    async start() {
      const began = performance.now();
      const child = spawn('unshare', inside(Cmd), { stdio: ['ignore', 'pipe', 'inherit'] });
      server = child;
      // The banner has nothing to test.
      child.stdout?.resume();
      while (
        !(await get('/readyz')
          .then(({ ok }) => ok)
          .catch(() => false))
      ) {
        if (child.exitCode !== null) throw new Error('The shop in the image ended at its start.');
        if (performance.now() - began > START_TIMEOUT_MS)
          throw new Error('The shop in the image did not start in time.');
        await delay(100);
      }
      return (performance.now() - began) / 1000;
    },
    async stop() {
      server?.kill('SIGTERM');
      const [code] = server ? await once(server, 'exit') : [];
      if (code !== 0) throw new Error(`The shop in the image ended with ${code} after SIGTERM.`);
    },
    peakMegabytes() {
      const status = readFileSync(`/proc/${server?.pid}/status`, 'utf8');
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1000;
    },
    /** Throws what it prints when it fails. */
    run: (/** @type {string[]} */ ...command) => execFileSync('unshare', inside(command), { encoding: 'utf8' }),
    async expectPage(/** @type {string} */ url, /** @type {string} */ part) {
      const response = await get(url);
      const text = await response.text();
      if (!response.ok || !text.includes(part))
        throw new Error(`${url} gives ${response.status}:\n${text.slice(0, 500)}`);
    },
  };
}

/** @param {string} what @param {number} value @param {string} unit @param {number} [max] */
function report(what, value, unit, max = Infinity) {
  console.log(`${what}: ${value.toFixed(1)} ${unit}${max < Infinity ? ` of at most ${max}` : ''}`);
  if (value > max) throw new Error(`${what} is more than ${max} ${unit}.`);
}
