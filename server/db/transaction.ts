import type { Database, Transaction } from './database';
import { isWriteConflict, RetriesExhausted } from './errors';

const TRIES = 4;

/** @throws RetriesExhausted when the last try fails retryably */
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

/** Retries on write conflicts. `work` may only use `tx`: on PGlite, `db` would deadlock. */
export const inTransaction = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  retry(() => db.transaction(work), isWriteConflict);
