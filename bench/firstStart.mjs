// `npm run bench:start`: how long `npm start` takes on a fresh clone of the last commit, with npm's cache as it is.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../scripts/ports.mjs';
import { root } from '../scripts/prepare.mjs';
import { machine, table } from './report.mjs';

const POLL_MS = 100;

const folder = mkdtempSync(path.join(tmpdir(), 'vayal-first-start-'));
execFileSync('git', ['clone', '--quiet', root, folder]);

const port = await freePort();
const began = performance.now();
const shop = spawn('npm', ['start'], {
  cwd: folder,
  // A group of its own, because signals to npm don't reach the server.
  detached: true,
  env: { ...process.env, PORT: String(port), DATA_DIR: path.join(folder, 'data'), NODE_ENV: undefined },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let hasExited = false;
shop.once('exit', () => {
  hasExited = true;
});

const seconds = () => (performance.now() - began) / 1000;
let installedAt = 0;
let builtAt = 0;
createInterface({ input: shop.stdout }).on('line', (line) => {
  console.log(line);
  if (line.startsWith('Building')) installedAt ||= seconds();
  if (line.startsWith('Built')) builtAt = seconds();
});

try {
  await hasResponded();
  const respondedAt = seconds();
  const row = {
    'install s': installedAt.toFixed(1),
    'build s': (builtAt - installedAt).toFixed(1),
    'first response s': (respondedAt - builtAt).toFixed(1),
    'all s': respondedAt.toFixed(1),
  };
  console.log(`\n${machine()}\n\n${table([row])}`);
} finally {
  if (!hasExited && shop.pid) process.kill(-shop.pid, 'SIGTERM');
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
}

async function hasResponded() {
  for (;;) {
    if (hasExited) throw new Error('npm start has ended.');
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (response?.ok) return;
    await delay(POLL_MS);
  }
}
