import { sql } from 'drizzle-orm';
import type { AppDeps } from '../../deps';
import type { Transaction } from '../../db/database';

/**
 * Reads figures that agree with each other while orders arrive. They sum a year's orders, for which parallel workers are worth their start:
 * other queries do without them (see `openPostgres`).
 */
export const readSnapshot = <T>({ db }: Pick<AppDeps, 'db'>, read: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`SET LOCAL max_parallel_workers_per_gather = 2`);
      return read(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
