import { sql } from 'drizzle-orm';
import type { Queries } from './database';

/** Asks the database for as little as can be asked; rejects when it does not answer. */
export const ping = async (db: Queries): Promise<void> => {
  await db.execute(sql`SELECT 1`);
};
