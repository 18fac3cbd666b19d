import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureProgram } from './debian.mjs';
import { freePort } from './ports.mjs';
import { unprivileged } from './postgres.mjs';
import { root } from './prepare.mjs';

/** @returns {string | undefined} its path, where it is installed or can be */
export const ensureNginx = () => ensureProgram('nginx', 'nginx-light');

/** The configuration that docs/scale.md gives, with other addresses. @param {number} port @param {string} shopUrl */
function documentedConfig(port, shopUrl) {
  const [, config] = /```nginx\n(.*?)```/s.exec(readFileSync(path.join(root, 'docs/scale.md'), 'utf8')) ?? [];
  if (!config) throw new Error('docs/scale.md has no configuration of nginx');
  return config
    .replace(/(?: {2}server 10\..*\n)+/, `  server ${new URL(shopUrl).host};\n`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`);
}

/**
 * Starts a throwaway nginx before a shop on 127.0.0.1; `stop` or the end of this process removes it.
 * @param {string} program its path
 * @param {string} shopUrl
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startNginx(program, shopUrl) {
  const user = unprivileged();
  const folder = mkdtempSync(path.join(tmpdir(), 'vayal-nginx-'));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  writeFileSync(
    file,
    `daemon off;\npid nginx.pid;\nerror_log stderr;\nevents { worker_connections 8192; }\n` +
      `http {\naccess_log off;\n${folders.join('\n')}\n${documentedConfig(port, shopUrl)}}\n`,
  );
  if (user.uid !== undefined) for (const each of [folder, file]) chownSync(each, user.uid, user.gid);

  const proxy = spawn(program, ['-p', folder, '-c', file, '-e', 'stderr'], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  proxy.stderr.on('data', (chunk) => (log += String(chunk)));
  const ended = once(proxy, 'exit');
  const cleanUp = () => {
    // Its workers end with it.
    proxy.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', cleanUp);
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (proxy.exitCode !== null) throw new Error(`nginx did not start:\n${log}`);
    await sleep(50);
  }
  return {
    url,
    async stop() {
      process.off('exit', cleanUp);
      cleanUp();
      await ended;
    },
  };
}
