import type { Config } from '../config';
import type { OpenDatabase } from './database';
import { openPglite } from './pglite';
import { openPostgres, type Timeouts } from './postgres';

/**
 * PostgreSQL at DATABASE_URL, else PGlite in the data folder.
 * @param timeouts for work that no customer waits for
 * @throws StartProblem
 */
export function openDatabase(
  config: Pick<Config, 'root' | 'dataDir' | 'database'>,
  timeouts?: Timeouts,
): Promise<OpenDatabase> {
  return config.database.url === undefined
    ? openPglite(config)
    : openPostgres({ ...config.database, url: config.database.url, root: config.root, ...(timeouts && { timeouts }) });
}
