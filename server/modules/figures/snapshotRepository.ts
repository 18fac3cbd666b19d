import { sql } from 'drizzle-orm';
import type { AppDeps } from '../../deps';
import type { Transaction } from '../../db/database';

/**
 * Figures agree while orders arrive. Parallel workers pay off for a year's orders; other queries do without them (see
 * `openPostgres`).
 */
export const readSnapshot = <T>({ db }: Pick<AppDeps, 'db'>, read: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`SET LOCAL max_parallel_workers_per_gather = 2`);
      return read(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
