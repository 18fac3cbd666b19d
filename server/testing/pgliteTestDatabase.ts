import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/pglite';
import type { OpenDatabase } from '../db/database';
import { createPglite } from '../db/pglite';
import * as schema from '../db/schema';
import { readDump, type Dump } from './pgliteDumps';

/** A database in memory, loaded from a dump. */
export async function pgliteTestDatabase(dump: Dump, logger: Logger | undefined): Promise<OpenDatabase> {
  const client = await createPglite({ loadDataDir: readDump(dump) });
  const db = drizzle(client, { schema, ...(logger && { logger }) });
  return { db, reports: db, engine: 'pglite', migrate: async () => undefined, close: () => client.close() };
}
