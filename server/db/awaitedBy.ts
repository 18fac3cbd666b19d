import { sql } from 'drizzle-orm';
import { packs, stockAlerts } from './schema';

/** How many customers asked to be told when a pack is back. */
export const awaitedBy = sql<number>`(SELECT count(*)::int FROM ${stockAlerts} WHERE ${stockAlerts.packId} = ${packs}.id)`;
