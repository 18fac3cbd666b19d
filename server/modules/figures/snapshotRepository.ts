import { sql } from 'drizzle-orm';
import { REPORT_STATEMENT_MS, type Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';

/**
 * Figures agree while orders arrive. Parallel workers pay off for a year's orders; other queries do without them (see
 * `openPostgres`).
 */
export const readSnapshot = <T>(
  { reports }: Pick<AppDeps, 'reports'>,
  read: (tx: Transaction) => Promise<T>,
): Promise<T> =>
  reports.transaction(
    async (tx) => {
      await tx.execute(
        sql`SELECT set_config('max_parallel_workers_per_gather', '2', true), set_config('statement_timeout', ${String(REPORT_STATEMENT_MS)}, true)`,
      );
      return read(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
