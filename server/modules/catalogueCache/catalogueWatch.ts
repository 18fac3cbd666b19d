import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../lib/clock';
import type { Change, ChangePosition, ChangesRead } from './changesRepository';

const POLL_INTERVAL_MS = 500;
const MAX_WAIT_MS = 200;
/** Best sellers change without notice. */
const MAX_VERSION_AGE_MS = 30_000;

interface WatchOptions {
  readChanges: (since: ChangePosition | null) => Promise<ChangesRead>;
  clock: Clock;
  /** It trusts its last poll for so long. */
  pollIntervalMs?: number;
  /** Called once per outage. */
  onError?: (error: unknown) => void;
}

export type CatalogueWatch = ReturnType<typeof createCatalogueWatch>;

/** Polls on demand only, once for concurrent requests. */
export function createCatalogueWatch({ readChanges, clock, pollIntervalMs = POLL_INTERVAL_MS, onError }: WatchOptions) {
  const listeners: ((changes: readonly Change[]) => void)[] = [];
  let position: ChangePosition | null = null;
  let readAtMs = -Infinity;
  let pending: Promise<void> | undefined;
  let isSlow = false;
  let hasFailed = false;
  let readsStarted = 0;
  let newestRead = 0;
  let changesNotified = 0;

  async function read(): Promise<void> {
    const number = ++readsStarted;
    try {
      const found = await readChanges(position);
      hasFailed = false;
      // A later read has reported this.
      if (number < newestRead) return;
      newestRead = number;
      // Values cached before are of unknown age.
      const changes: readonly Change[] = position === null ? [{ kind: 'ALL', productId: null }] : found.changes;
      position = found.position;
      if (changes.length > 0) changesNotified += 1;
      for (const listener of listeners) listener(changes);
    } catch (error) {
      if (!hasFailed) onError?.(error);
      hasFailed = true;
    }
  }

  function startRead(): Promise<void> {
    const startedAtMs = clock.now().getTime();
    const started = read().finally(() => {
      // After invalidate(), this read may be older than the change.
      if (pending !== started) return;
      readAtMs = startedAtMs;
      pending = undefined;
      isSlow = false;
    });
    return started;
  }

  /** Doesn't wait for a slow database. It never rejects. */
  async function refresh(): Promise<void> {
    // The difference is absolute, because the clock may be set back.
    if (Math.abs(clock.now().getTime() - readAtMs) < pollIntervalMs) return;
    pending ??= startRead();
    if (isSlow) return;
    const current = pending;
    const isLate = await Promise.race([current.then(() => false), sleep(MAX_WAIT_MS, true, { ref: false })]);
    if (isLate && pending === current) isSlow = true;
  }

  return {
    refresh,

    /** The next refresh reads at once. */
    invalidate: (): void => {
      readAtMs = -Infinity;
      pending = undefined;
      isSlow = false;
    },

    isDown: () => hasFailed || isSlow,

    /** Called after each poll, also without changes. */
    onPoll: (listener: (changes: readonly Change[]) => void) => void listeners.push(listener),

    /** The promise never rejects. */
    version: async (): Promise<string> => {
      await refresh();
      return `${changesNotified} ${Math.floor(clock.now().getTime() / MAX_VERSION_AGE_MS)}`;
    },
  };
}
