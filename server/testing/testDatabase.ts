import type { Logger } from 'drizzle-orm/logger';
import type { OpenDatabase } from '../db/database';

/** A migrated database on the engine named by TEST_DB (`pglite` or `postgres`), empty or with the demo's products. */
export async function openTestDatabase({
  isSeeded = false,
  logger,
}: { isSeeded?: boolean; logger?: Logger } = {}): Promise<OpenDatabase> {
  const template = isSeeded ? 'seeded' : 'migrated';
  // A test file loads the modules of its own engine only.
  if (process.env.TEST_DB === 'postgres') {
    const { postgresTestDatabase } = await import('./postgresTestDatabase');
    return postgresTestDatabase(template, logger);
  }
  const { pgliteTestDatabase } = await import('./pgliteTestDatabase');
  return pgliteTestDatabase(template, logger);
}
