import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Transaction } from './database';
import { isWriteConflict, RetriesExhausted } from './errors';
import { connectionOf } from './prepared';

/** Must not reject, because the commit can't be undone. */
type Effect = () => void | Promise<void>;

/** Effects of open transactions by connection, which savepoints share. */
const effectsOf = new WeakMap<object, Set<Effect>>();

const TRIES = 4;

/** @throws RetriesExhausted when the last try fails retryably */
export async function retry<T>(
  work: () => Promise<T>,
  isRetryable: (error: unknown) => boolean,
  { tries = TRIES, pauseMs = 0 } = {},
): Promise<T> {
  for (let left = tries - 1; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (!isRetryable(error)) throw error;
      if (left === 0) throw new RetriesExhausted(`given up after ${tries} tries`, { cause: error });
    }
    if (pauseMs > 0) await delay(pauseMs);
  }
}

/**
 * Retries on write conflicts, and then runs what `work` asked for by `afterCommit`. `work` may only use `tx`: on PGlite,
 * `db` would deadlock.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
  isRetryable: (error: unknown) => boolean = isWriteConflict,
): Promise<T> {
  const { result, effects } = await retry(() => runOnce(db, work), isRetryable);
  await Promise.all([...effects].map(async (effect) => effect()));
  return result;
}

async function runOnce<T>(db: Database, work: (tx: Transaction) => Promise<T>) {
  const effects = new Set<Effect>();
  const result = await db.transaction(async (tx) => {
    const connection = connectionOf(tx);
    effectsOf.set(connection, effects);
    try {
      return await work(tx);
    } finally {
      effectsOf.delete(connection);
    }
  });
  return { result, effects };
}

/**
 * Runs `effect` once after the commit, however often a transaction asks for it; never for an attempt that was rolled
 * back.
 */
export function afterCommit(tx: Transaction, effect: Effect): void {
  const effects = effectsOf.get(connectionOf(tx));
  if (!effects) throw new Error('effects need a transaction opened by inTransaction');
  effects.add(effect);
}
