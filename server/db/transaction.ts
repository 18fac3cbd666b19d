import type { Database, Transaction } from './database';
import { isConflict, TriesUsedUp } from './errors';

const TRIES = 4;

/**
 * Does something again from the start when it failed for a reason that may be gone by then, a few times at most.
 * @throws TriesUsedUp when the reason was still there after the last time
 */
export async function tryAgain<T>(work: () => Promise<T>, mayPass: (error: unknown) => boolean): Promise<T> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await work();
    } catch (error) {
      if (!mayPass(error)) throw error;
      if (left === 0) throw new TriesUsedUp(`given up after ${TRIES} tries`, { cause: error });
    }
  }
}

/**
 * Runs `work` in a transaction, and again from the start when the database gave it up because of another one (a deadlock, a
 * serialization failure). So `work` must do nothing but database calls, all on its own `tx`: a call on the
 * database itself would wait for this very transaction on PGlite, for ever.
 */
export const inTransaction = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  tryAgain(() => db.transaction(work), isConflict);
