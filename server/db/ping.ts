import { sql } from 'drizzle-orm';
import type { Queries } from './database';

/** Rejects when the database doesn't respond. */
export const ping = async (db: Queries): Promise<void> => {
  await db.execute(sql`SELECT 1`);
};
