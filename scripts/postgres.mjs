import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aptGet, canInstall } from './debian.mjs';
import { freePort } from './ports.mjs';

const isRoot = process.getuid?.() === 0;
/** pg_trgm needs a locale that knows the letters of every language. */
const defaultLocale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8';
/** Containers often leave this folder in memory 64 MB. */
const MEMORY_FOLDER = '/dev/shm';
/** The write-ahead log alone grows to 1 GB. */
const MEMORY_NEEDED_BYTES = 3 * 2 ** 30;

function findBinaries() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((v) => path.join(debian, v, 'bin')),
  ];
  try {
    folders.push(
      execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim(),
    );
  } catch {
    // Without pg_config, only the other folders are searched.
  }
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));
}

/**
 * As root on Debian, it installs missing programs.
 * @throws Error with instructions when there are none
 */
export function ensurePostgres() {
  const found = findBinaries();
  if (found) return found;
  if (canInstall()) {
    console.log('PostgreSQL is missing: installing the package postgresql …');
    aptGet('update');
    aptGet('install', '--no-install-recommends', 'postgresql-common');
    writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
    aptGet('install', '--no-install-recommends', 'postgresql');
    const installed = findBinaries();
    if (installed) return installed;
  }
  throw new Error(
    'The tests need PostgreSQL 15 or newer (initdb and postgres). Install it, on Debian or Ubuntu with ' +
      '`sudo apt-get install postgresql`, on macOS with `brew install postgresql`, or put its bin folder on PATH.',
  );
}

/** initdb, postgres and pgbouncer reject root, so they run as the user postgres of Debian's package. */
export function unprivileged() {
  if (!isRoot) return {};
  const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** In memory where there is room, because a test database is mostly copied files. */
function throwawayParent() {
  if (!existsSync(MEMORY_FOLDER)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize >= MEMORY_NEEDED_BYTES ? MEMORY_FOLDER : tmpdir();
}

/**
 * Starts a throwaway cluster on 127.0.0.1; `stop` or the end of this process removes it.
 * @param {object} [options]
 * @param {string} [options.locale] `C` makes one that the shop rejects
 * @param {boolean} [options.fsync] true for measurements, with the data on disk. Default: false.
 * @param {Record<string, string | number>} [options.settings] for postgresql.conf
 * @returns {Promise<{ url: string, port: number, pid: number, stop: () => Promise<void> }>} `url`: the superuser's
 */
export async function startPostgres({ locale = defaultLocale, fsync = false, settings = {} } = {}) {
  const binaries = ensurePostgres();
  const user = unprivileged();
  const folder = mkdtempSync(path.join(fsync ? tmpdir() : throwawayParent(), 'vayal-pg-'));
  const data = path.join(folder, 'data');
  const password = randomBytes(16).toString('hex');
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (user.uid !== undefined) for (const file of [folder, passwordFile]) chownSync(file, user.uid, user.gid);

  const initdbOptions = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8'];
  execFileSync(
    path.join(binaries, 'initdb'),
    ['-D', data, `--locale=${locale}`, ...initdbOptions, ...(fsync ? [] : ['--no-sync'])],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );

  const port = await freePort();
  const all = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 200,
    lc_messages: 'C',
    ...(fsync ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...settings,
  };
  const server = spawn(
    path.join(binaries, 'postgres'),
    ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(server, 'exit');
  const cleanUp = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', cleanUp);

  await new Promise((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (chunk) => {
      if (log === 'ready') return;
      log += String(chunk);
      if (!log.includes('ready to accept connections')) return;
      log = 'ready';
      resolve(undefined);
    });
    server.once('error', reject);
    server.once('exit', () => {
      reject(new Error(`PostgreSQL did not start:\n${log}`));
    });
  });

  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    port,
    pid: server.pid ?? 0,
    async stop() {
      process.off('exit', cleanUp);
      server.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
