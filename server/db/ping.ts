import { sql } from 'drizzle-orm';
import type { Queries } from './database';

export const ping = async (db: Queries): Promise<void> => {
  await db.execute(sql`SELECT 1`);
};
