import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';

const FIRST_BACKOFF_MS = 1_000;
const LONGEST_BACKOFF_MS = 30_000;
/** A process that ran for so long did not fail at its start. */
const STEADY_MS = 60_000;
/** A process ends itself within ten seconds after it has drained, unless it hangs. */
const STOP_MS = 15_000;

/** What a process tells its supervisor once it serves. */
const READY = 'ready';

/** Prints for all processes of this machine, so that nothing is printed twice. */
export const isFirstProcess = (): boolean => cluster.isPrimary || cluster.worker?.id === 1;

export const reportReady = (): void => void process.send?.(READY);

/**
 * Returns connections that the supervisor gave to this process after it closed its port: they would wait for ever when
 * it ends without having read of them.
 */
export async function returnConnections(): Promise<void> {
  if (!cluster.worker?.isConnected()) return;
  const isDisconnected = once(process, 'disconnect');
  cluster.worker.disconnect();
  await isDisconnected;
}

/**
 * Runs the program in several processes on one port. One that ends is replaced; SIGUSR2 replaces them one after the other; SIGTERM and
 * Ctrl-C reach all.
 * @param program the file that each of them runs
 */
export async function supervise(
  { processes, drainSeconds }: Pick<Config, 'processes' | 'drainSeconds'>,
  program: string,
  log: FastifyBaseLogger,
): Promise<void> {
  /** With whether each serves, which a starting one settles later. */
  const running = new Map<Worker, Promise<boolean>>();
  const serving = new WeakSet<Worker>();
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  let isReplacing = false;

  cluster.setupPrimary({ exec: fileURLToPath(program), execArgv: [...process.execArgv, '--enable-source-maps'] });

  /** @returns true once it serves, false when it ended before */
  async function start(): Promise<boolean> {
    const worker = cluster.fork();
    const began = Date.now();
    const isReady = Promise.race([
      once(worker, 'message').then(([message]) => message === READY),
      once(worker, 'exit').then(() => false),
    ]);
    running.set(worker, isReady);
    worker.once('exit', () => running.delete(worker));
    if (await isReady) {
      serving.add(worker);
      worker.once('exit', () => void replaceEnded(worker, began));
    }
    return isReady;
  }

  async function replaceEnded(worker: Worker, began: number): Promise<void> {
    if (isStopping() || retired.has(worker)) return;
    const { exitCode, signalCode } = worker.process;
    log.error({ pid: worker.process.pid, exitCode, signalCode }, 'a process of the shop ended and is replaced');
    await startAgain(Date.now() - began < STEADY_MS ? FIRST_BACKOFF_MS : 0);
  }

  async function startAgain(backoffMs: number): Promise<void> {
    await delay(backoffMs);
    if (isStopping() || running.size >= processes || (await start()) || isStopping()) return;
    log.error({ backoffMs }, 'a process of the shop did not start and is tried again');
    await startAgain(Math.min(backoffMs * 2 || FIRST_BACKOFF_MS, LONGEST_BACKOFF_MS));
  }

  const retired = new WeakSet<Worker>();
  async function stop(worker: Worker, signal: NodeJS.Signals): Promise<void> {
    retired.add(worker);
    const ended = once(worker, 'exit');
    // A message, because Ctrl-C reaches the processes too, and a second signal would not let them finish. One that starts reads none yet.
    if (serving.has(worker)) worker.send(signal, () => undefined);
    else worker.process.kill(signal);
    const hung = setTimeout(() => worker.process.kill('SIGKILL'), drainSeconds * 1000 + STOP_MS);
    await ended;
    clearTimeout(hung);
  }

  async function replaceAll(): Promise<void> {
    if (isReplacing || isStopping()) return;
    isReplacing = true;
    for (const [worker, isReady] of [...running]) {
      // One that can't start is tried again with what is installed now.
      if (!(await isReady) || !running.has(worker)) continue;
      if (isStopping()) break;
      if (!(await start())) {
        log.error('the new process did not start, so the others stay');
        break;
      }
      if (running.has(worker)) await stop(worker, 'SIGTERM');
    }
    isReplacing = false;
    if (running.size < processes) void startAgain(0);
  }

  const stopAll = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping()) return;
    stopping.abort();
    await Promise.all([...running.keys()].map((worker) => stop(worker, signal)));
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stopAll(signal));
  process.on('SIGINT', (signal) => void stopAll(signal));
  process.on('SIGUSR2', () => void replaceAll());

  /** It has said why it can't start. */
  const giveUp = () => process.exit(isStopping() ? 0 : 1);

  // Alone, because it migrates the database and makes the secrets.
  if (!(await start())) giveUp();
  await Promise.all(Array.from({ length: processes - 1 }, () => startAgain(0)));
}
