import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureProgram } from './debian.mjs';
import { freePort } from './ports.mjs';
import { unprivileged } from './postgres.mjs';

/** @returns {string | undefined} its path, where it is installed or can be */
export const ensurePgbouncer = () => ensureProgram('pgbouncer');

/**
 * Starts a throwaway PgBouncer in transaction mode on 127.0.0.1; `stop` or the end of this process removes it.
 * @param {string} program its path
 * @param {string} databaseUrl PostgreSQL's
 * @param {Record<string, string | number>} [settings] for pgbouncer.ini
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `url`: of the same database and user
 */
export async function startPgbouncer(program, databaseUrl, settings = {}) {
  const { hostname, port: databasePort, username, password } = new URL(databaseUrl);
  const user = unprivileged();
  const folder = mkdtempSync(path.join(tmpdir(), 'vayal-pgbouncer-'));
  const port = await freePort();
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: path.join(folder, 'users.txt'),
    pool_mode: 'transaction',
    ...settings,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  const ini = path.join(folder, 'pgbouncer.ini');
  writeFileSync(ini, `[databases]\n* = host=${hostname} port=${databasePort}\n\n[pgbouncer]\n${lines.join('\n')}\n`);
  writeFileSync(all.auth_file, `"${username}" "${password}"\n`);
  if (user.uid !== undefined) for (const file of [folder, ini, all.auth_file]) chownSync(file, user.uid, user.gid);

  const pooler = spawn(program, [ini], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(pooler, 'exit');
  const cleanUp = () => {
    pooler.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', cleanUp);
  await new Promise((resolve, reject) => {
    let log = '';
    pooler.stderr.on('data', (chunk) => {
      if (log === 'ready') return;
      log += String(chunk);
      if (!log.includes('process up')) return;
      log = 'ready';
      resolve(undefined);
    });
    pooler.once('error', reject);
    pooler.once('exit', () => reject(new Error(`PgBouncer did not start:\n${log}`)));
  });

  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    async stop() {
      process.off('exit', cleanUp);
      cleanUp();
      await ended;
    },
  };
}
