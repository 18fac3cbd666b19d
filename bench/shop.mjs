import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/ports.mjs';
import { root } from '../scripts/prepare.mjs';

/** V8 flags of `npm start`. */
const flags = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts.start.match(/--\S+/g) ?? [];

/**
 * @typedef {object} Shop
 * @property {string} url
 * @property {number} readyMs from its start until /readyz
 * @property {() => string} output
 * @property {() => number} memoryMiB resident; NaN except on Linux
 * @property {() => number} cpuMs what it has computed so far, in steps of 10 ms; NaN except on Linux
 * @property {() => Promise<void>} end
 * @property {() => void} kill at once; `end` then tidies up
 */

/** The built checkout that `BENCH_AGAINST` names, to be measured in turns with this one. */
export const against = process.env.BENCH_AGAINST;

/**
 * @param {{ env?: Record<string, string>, dataDir?: string, checkout?: string }} [options] settings beside the
 * defaults; dataDir defaults to a temporary folder, the built checkout to this one
 * @returns {Promise<Shop>}
 */
export async function startShop({ env = {}, dataDir, checkout = root } = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), 'vayal-bench-'));
  const began = performance.now();
  const child = spawn(process.execPath, [...flags, 'dist/server/main.mjs'], {
    cwd: checkout,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text));
  const exited = once(child, 'exit');
  /** All that it printed has arrived. */
  const closed = once(child, 'close');
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) {
      await closed;
      throw new Error(`The server ended:\n${printed}`);
    }
    await sleep(10);
  }
  return {
    url,
    readyMs: performance.now() - began,
    output: () => printed,
    memoryMiB: () => residentMiB(child.pid),
    cpuMs: () => computedMs(child.pid),
    kill: () => child.kill('SIGKILL'),
    end: async () => {
      child.kill('SIGTERM');
      await exited;
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

function residentMiB(/** @type {number | undefined} */ pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** @returns {number} */
function computedMs(/** @type {number | string | undefined} */ pid) {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/**
 * What a process and its children have computed so far, also those that ended, in steps of 10 ms each; NaN except on
 * Linux. @param {number} pid @returns {number}
 */
export function familyCpuMs(pid) {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = processes.filter((child) => Number(statOf(child)[1]) === pid);
  const ofEnded = (Number(statOf(pid)[13]) + Number(statOf(pid)[14])) * 10;
  return [String(pid), ...children].reduce((sum, each) => sum + computedMs(each), ofEnded);
}

/**
 * The fields after a process's name, which may hold blanks; times are in hundredths of a second.
 * @returns {string[]}
 */
function statOf(/** @type {number | string | undefined} */ pid) {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    return rest.split(' ');
  } catch {
    return [];
  }
}
