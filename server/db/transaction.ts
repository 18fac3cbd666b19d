import type { Database, Transaction } from './database';
import { isConflict } from './errors';

const TRIES = 4;

/**
 * Runs `work` in a transaction, and again from the start when the database gave it up because of another one (a deadlock, a
 * serialization failure). So `work` must do nothing but database calls, all on its own `tx`: a call on the
 * database itself would wait for this very transaction on PGlite, for ever.
 */
export async function inTransaction<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (left === 0 || !isConflict(error)) throw error;
    }
  }
}
