import { sql } from 'drizzle-orm';
import type { AppDeps } from '../../deps';
import type { Transaction } from '../../db/database';

/**
 * Figures agree while orders arrive. Parallel workers pay off for a year's orders, and so does memory for what each of many
 * thousand packs sold; other queries do without them (see `openPostgres`).
 */
export const readSnapshot = <T>({ db }: Pick<AppDeps, 'db'>, read: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      await tx.execute(
        sql`SELECT set_config('max_parallel_workers_per_gather', '2', true), set_config('work_mem', '64MB', true)`,
      );
      return read(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
