import type { Config } from '../config';
import type { OpenDatabase } from './database';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

/**
 * PostgreSQL at DATABASE_URL, else PGlite in the data folder.
 * @throws StartProblem
 */
export function openDatabase(config: Pick<Config, 'root' | 'dataDir' | 'database'>): Promise<OpenDatabase> {
  return config.database.url === undefined
    ? openPglite(config)
    : openPostgres({ ...config.database, url: config.database.url, root: config.root });
}
