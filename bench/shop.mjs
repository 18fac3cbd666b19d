// The built shop as a process of its own, for benches.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/ports.mjs';
import { root } from '../scripts/prepare.mjs';

/** @typedef {{ url: string, end: () => Promise<void> }} Shop */

/**
 * Starts it on a free port with a data folder of its own, and waits until it is ready.
 * @param {{ env?: Record<string, string> }} [options] settings beside the defaults
 * @returns {Promise<Shop>}
 */
export async function startShop({ env = {} } = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'vayal-bench-'));
  const child = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text));
  const exited = once(child, 'exit');
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The server ended:\n${printed}`);
    await sleep(50);
  }
  return {
    url,
    end: async () => {
      child.kill('SIGTERM');
      await exited;
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
