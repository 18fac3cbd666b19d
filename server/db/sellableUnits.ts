import { sql, type SQL } from 'drizzle-orm';

/** Units of a pack that may be sold: none while staff have marked it, whatever is on the shelf. @param table its alias */
export const sellableUnits = (table: 'packs' | 'part' = 'packs'): SQL<number> =>
  sql<number>`CASE WHEN ${sql.raw(table)}.sold_out THEN 0 ELSE ${sql.raw(table)}.stock END`;
