import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartProblem } from '../lib/problem';
import type { OpenDatabase } from './database';
import { lockFolder } from './lock';
import { migrationsFolder } from './migrations';
import * as schema from './schema';

/** Opens PGlite in `<dataDir>/pglite`, behind a lock: two processes on one folder lose data silently. */
export async function openPglite({ root, dataDir }: { root: string; dataDir: string }): Promise<OpenDatabase> {
  const lock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'pglite');
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const client = await createPglite({ dataDir: folder });
    const db = drizzle(client, { schema });
    return {
      db,
      engine: 'pglite',
      migrate: () => migrate(db, { migrationsFolder: migrationsFolder(root) }),
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

/** A PGlite with the settings and extensions of the shop; without `dataDir` it lives in memory. */
export function createPglite(options: PGliteOptions = {}): Promise<PGlite> {
  return PGlite.create({
    ...options,
    extensions: { pg_trgm },
    // PostgreSQL's own 128 MB would all become memory of this process.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
  });
}
