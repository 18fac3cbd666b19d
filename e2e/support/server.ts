import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/ports.mjs';

export interface RunningShop {
  /** It has no trailing slash. */
  url: string;
  dataDir: string;
  pid: number;
  /** Everything printed so far, with login codes as `[sms] +91 98765 43210: code 1234`. */
  output: () => string;
  /** Ends it by SIGTERM like an operator, or by SIGKILL like a power cut. Its data folder remains. */
  end: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/**
 * Starts the built server and waits until it is ready.
 * @param options.dataDir its data folder; a server restarted there finds the data
 * @param options.env settings beside the defaults
 * @param options.port default: a free port
 * @param options.root the folder of the built shop; default: this project
 * @throws Error with the server's output, when it ends. How long a start may take is the caller's timeout.
 */
export async function startShop(options: {
  dataDir: string;
  env?: Record<string, string>;
  port?: number;
  root?: string;
}): Promise<RunningShop> {
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: options.root ?? path.resolve(__dirname, '../..'),
    // The caller's environment is not inherited: its DATABASE_URL may be a production database.
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: options.dataDir,
      // All customers of a run come from this machine.
      OTP_CAP_PER_CALLER_HOUR: '10000',
      OTP_CAP_PER_PREFIX_HOUR: '10000',
      // Other tests share the processor.
      MAX_EVENT_LOOP_DELAY_MS: '0',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  const exited = once(child, 'exit');

  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`The server ended. It printed:\n${printed}`);
    await sleep(100);
  }

  return {
    url,
    dataDir: options.dataDir,
    pid: child.pid ?? 0,
    output: () => printed,
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      await exited;
      process.off('exit', kill);
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

export async function withTemporaryFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vayal-e2e-'));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
