import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartProblem } from '../lib/problem';
import { processSlot, processStartTime } from '../lib/processes';

interface Holder {
  pid: number;
  /** Distinguishes processes that reuse a pid. */
  processStart: string;
  /** Machine, boot and container, within which pids are comparable. */
  place: string;
  since: string;
}

export interface FolderLock {
  release(): void;
}

const HEARTBEAT_MS = 5_000;
/** After it, a holder that can't be inspected counts as ended. */
const SILENCE_MS = 30_000;

/**
 * Makes this process the folder's only user.
 * @throws StartProblem naming the holder
 */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, 'vayal.lock');
  const mine = JSON.stringify(describeThisProcess());
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!createExclusively(path, mine)) acquireStale(path, mine);
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(`The data folder ${folder} can't be used: ${(error as Error).message}`);
  }

  const heartbeat = setInterval(() => refresh(path), HEARTBEAT_MS);
  heartbeat.unref();
  return {
    release: () => {
      clearInterval(heartbeat);
      if (readLock(path)?.text === mine) rmSync(path, { force: true });
    },
  };
}

/** A guard file, so that one contender wins and its lock isn't removed. */
function acquireStale(path: string, mine: string): void {
  const guard = `${path}.takeover`;
  const left = readLock(guard);
  // A start that was killed leaves its guard.
  if (left && hasEnded(left)) rmSync(guard, { force: true });
  if (!createExclusively(guard, mine)) {
    throw new StartProblem([
      'Another process is taking over the data folder just now.',
      `Try again. If this stays, make sure that no Vayal server is running and delete ${guard}`,
    ]);
  }
  try {
    const lock = readLock(path);
    if (lock) {
      rejectLiveHolder(lock, dirname(path));
      rmSync(path, { force: true });
    }
    if (!createExclusively(path, mine))
      throw new StartProblem('Another Vayal server has just started on this data folder.');
  } finally {
    rmSync(guard, { force: true });
  }
}

/** Only the heartbeat tells whether a lock of another machine, or a half-written one, has ended. */
const hasEnded = ({ holder, ageMs }: Lock): boolean =>
  holder?.place === processSlot() ? processStartTime(holder.pid) !== holder.processStart : ageMs > SILENCE_MS;

function rejectLiveHolder(lock: Lock, folder: string): void {
  if (hasEnded(lock)) return;
  const { holder, ageMs } = lock;
  if (holder?.place === processSlot()) {
    throw new StartProblem([
      `Vayal is already running on the data folder ${folder}: process ${holder.pid}, since ${holder.since}.`,
      `Use that one, stop it first (kill ${holder.pid}), or set DATA_DIR and PORT to run a second shop beside it.`,
    ]);
  }
  const who = holder
    ? `process ${holder.pid} on another machine or container, since ${holder.since}`
    : 'a process that is just starting';
  throw new StartProblem([
    `The data folder ${folder} is in use by ${who}.`,
    `Stop that one first. If it has ended already, try again in ${Math.ceil((SILENCE_MS - ageMs) / 1000)} seconds.`,
  ]);
}

interface Lock {
  text: string;
  holder: Holder | undefined;
  ageMs: number;
}

function readLock(path: string): Lock | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    return { text, holder: parseHolder(text), ageMs: Date.now() - statSync(path).mtimeMs };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    const value = JSON.parse(text) as Partial<Holder> | null;
    const { pid, processStart, place, since } = value ?? {};
    if (typeof pid !== 'number' || typeof processStart !== 'string' || typeof place !== 'string') return undefined;
    return { pid, processStart, place, since: since ?? 'an unknown time' };
  } catch {
    return undefined;
  }
}

function describeThisProcess(): Holder {
  return {
    pid: process.pid,
    processStart: processStartTime(process.pid) ?? '',
    place: processSlot(),
    since: new Date().toISOString(),
  };
}

function createExclusively(path: string, text: string): boolean {
  let file: number;
  try {
    file = openSync(path, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  try {
    writeSync(file, text);
  } catch (error) {
    // A full disk: an empty lock would stop the next start.
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  return true;
}

function refresh(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // The folder is gone; the database reports it.
  }
}
