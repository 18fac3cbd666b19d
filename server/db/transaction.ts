import type { Database, Transaction } from './database';
import { isWriteConflict, RetriesExhausted } from './errors';

const TRIES = 4;

/**
 * Retries `work` from the start a few times.
 * @throws RetriesExhausted when the last try failed retryably, too
 */
export async function retry<T>(work: () => Promise<T>, isRetryable: (error: unknown) => boolean): Promise<T> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (!isRetryable(error)) throw error;
      if (left === 0) throw new RetriesExhausted(`given up after ${TRIES} tries`, { cause: error });
    }
  }
}

/**
 * A transaction that is retried on write conflicts. `work` may only use its own `tx`: on PGlite, a call on the database
 * itself would deadlock.
 */
export const inTransaction = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  retry(() => db.transaction(work), isWriteConflict);
