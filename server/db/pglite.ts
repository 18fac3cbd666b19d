import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { StartProblem } from '../lib/problem';
import type { OpenDatabase } from './database';
import { lockFolder } from './lock';
import { runMigrations } from './migrations';
import * as schema from './schema';

/**
 * Locked, because two processes on one folder lose data silently.
 * @throws StartProblem
 */
export async function openPglite({ root, dataDir }: { root: string; dataDir: string }): Promise<OpenDatabase> {
  const lock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'pglite');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const client = await createPglite({ dataDir: folder });
    const { drizzle } = await import('drizzle-orm/pglite');
    const db = drizzle(client, { schema });
    return {
      db,
      reports: db,
      engine: 'pglite',
      migrate: () => runMigrations(db, root, { concurrently: false }),
      close: async () => {
        await client.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    if (error instanceof StartProblem) throw error;
    throw new StartProblem([
      `The database in ${dataDir} can't be opened: ${error instanceof Error ? error.message : String(error)}`,
      'Put a backup of that folder back, or set DATA_DIR to another folder to start with an empty shop.',
    ]);
  }
}

/** Without `dataDir` the database is in memory. */
export async function createPglite(options: PGliteOptions = {}): Promise<PGlite> {
  // These are loaded on demand, because PostgreSQL doesn't need them.
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  return PGlite.create({
    ...options,
    extensions: { pg_trgm },
    // The default of 128 MB counts as this process's memory.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
  });
}
