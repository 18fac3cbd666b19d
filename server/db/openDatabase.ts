import type { Config } from '../config';
import type { OpenDatabase } from './database';
import { openPglite } from './pglite';
import { openPostgres, type Timeouts } from './postgres';

/**
 * PostgreSQL at DATABASE_URL, else PGlite in the data folder.
 * @param timeouts for work that no customer waits for; it bypasses a pooler, which would take a connection from customers
 * @throws StartProblem
 */
export function openDatabase(
  { root, dataDir, database: { url, directUrl, poolSize } }: Pick<Config, 'root' | 'dataDir' | 'database'>,
  timeouts?: Timeouts,
): Promise<OpenDatabase> {
  if (url === undefined) return openPglite({ root, dataDir });
  return timeouts
    ? openPostgres({ url: directUrl ?? url, poolSize, root, timeouts })
    : openPostgres({ url, directUrl, poolSize, root });
}
