import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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
  const found = folders.find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  );
  // Links may lead to these two alone, and the other programs are beside them.
  return found && path.dirname(realpathSync(path.join(found, 'initdb')));
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

/** @typedef {Awaited<ReturnType<typeof startPostgres>>} Postgres */

/**
 * Starts a throwaway cluster on 127.0.0.1; `stop` or the end of this process removes it.
 * @param {object} [options]
 * @param {string} [options.locale] `C` makes one that the shop rejects
 * @param {boolean} [options.fsync] true for measurements, with the data on disk. Default: false.
 * @param {Record<string, string | number>} [options.settings] for postgresql.conf
 * @param {string} [options.parent] folder of its data; by default memory where there is room
 */
export async function startPostgres({ locale = defaultLocale, fsync = false, settings = {}, parent } = {}) {
  const password = randomBytes(16).toString('hex');
  /** @type {Record<string, string>} */
  const memory = fsync ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  return startCluster({
    parent: parent ?? (fsync ? tmpdir() : throwawayParent()),
    password,
    settings: { max_connections: 200, lc_messages: 'C', ...memory, ...settings },
    fill: ({ data, folder, run }) => {
      const passwordFile = path.join(folder, 'password');
      writeFileSync(passwordFile, password);
      // The folder is closed to others already.
      chmodSync(passwordFile, 0o644);
      const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8'];
      run('initdb', ['-D', data, `--locale=${locale}`, ...access, ...(fsync ? [] : ['--no-sync'])]);
    },
  });
}

/**
 * Starts a standby that follows another cluster as `standby`, the name for `synchronous_standby_names`.
 * @param {Postgres} primary
 */
export function startStandby({ port, password }) {
  const from = `host=127.0.0.1 port=${port} user=postgres password=${password}`;
  return startCluster({
    parent: tmpdir(),
    password,
    settings: { max_connections: 200, lc_messages: 'C', cluster_name: 'standby' },
    fill: ({ data, run }) =>
      run('pg_basebackup', ['-D', data, '-d', from, '--checkpoint=fast', '--write-recovery-conf']),
  });
}

/**
 * @param {object} options
 * @param {string} options.parent
 * @param {string} options.password the superuser's
 * @param {Record<string, string | number>} options.settings
 * @param {(place: { data: string, folder: string, run: (program: string, args: string[]) => void }) => void} options.fill makes the data folder
 */
async function startCluster({ parent, password, settings, fill }) {
  const binaries = ensurePostgres();
  const user = unprivileged();
  const folder = mkdtempSync(path.join(parent, 'vayal-pg-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const run = (/** @type {string} */ program, /** @type {string[]} */ args) =>
    void execFileSync(path.join(binaries, program), args, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  fill({ data, folder, run });

  const port = await freePort();
  const all = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, ...settings };
  const launch = () =>
    spawn(
      path.join(binaries, 'postgres'),
      ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  let server = launch();
  const cleanUp = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', cleanUp);
  await untilReady(server);

  const end = async (/** @type {'SIGQUIT' | 'SIGKILL'} */ signal) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  return {
    /** The superuser's. */
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    port,
    password,
    pid: server.pid ?? 0,
    async stop() {
      process.off('exit', cleanUp);
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
    /** As `kill -9`: nothing is written any more. */
    kill: () => end('SIGKILL'),
    /** Starts it again on its data. While processes of the killed one are left, PostgreSQL refuses. */
    async restart() {
      for (let triesLeft = RESTART_TRIES; ; triesLeft -= 1) {
        server = launch();
        try {
          return await untilReady(server);
        } catch (error) {
          if (triesLeft === 0) throw error;
          await sleep(RESTART_PAUSE_MS);
        }
      }
    },
  };
}

const RESTART_TRIES = 50;
const RESTART_PAUSE_MS = 200;

/** @param {import('node:child_process').ChildProcessByStdio<null, null, import('node:stream').Readable>} server @returns {Promise<void>} */
function untilReady(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (chunk) => {
      if (log === 'ready') return;
      log += String(chunk);
      // A standby accepts readers only.
      if (!/ready to accept (read-only )?connections/.test(log)) return;
      log = 'ready';
      resolve(undefined);
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}
