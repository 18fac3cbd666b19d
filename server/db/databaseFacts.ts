import { sql } from 'drizzle-orm';
import type { Queries } from './database';
import { onlyRow } from './onlyRow';

/** Its version such as 17.5, and its size on the disk. */
export async function readDatabaseFacts(db: Queries): Promise<{ version: string; bytes: number }> {
  const rows = await db
    .select({
      version: sql<string>`split_part(current_setting('server_version'), ' ', 1)`,
      bytes: sql`pg_database_size(current_database())`.mapWith(Number),
    })
    .from(sql`(SELECT) AS once`);
  return onlyRow(rows);
}
