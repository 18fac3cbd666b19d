import { and, eq, notExists, or, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { Queries } from '../../db/database';
import { packParts, packs, products, stockMovements } from '../../db/schema';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';

const lastOf = (reasons: string) => sql<string | null>`(
  SELECT ${stockMovements.at} FROM ${stockMovements}
  WHERE ${stockMovements.packId} = ${packs.id} AND ${stockMovements.reason} IN (${sql.raw(reasons)})
  ORDER BY ${stockMovements.id} DESC LIMIT 1)`;

/** Packs for sale that are no bundles, with stock or orders since a moment. What was cancelled counts as not sold. */
export function findShelf(db: Queries, since: Date, language: Language) {
  const sold = db
    .select({ packId: stockMovements.packId, units: sql<number>`-sum(${stockMovements.change})::int`.as('units') })
    .from(stockMovements)
    .where(
      sql`${stockMovements.reason} IN ('ORDERED', 'RELEASED') AND ${stockMovements.at} >= ${since.toISOString()}::timestamptz`,
    )
    .groupBy(stockMovements.packId)
    .as('sold');
  return db
    .select({
      packId: packs.id,
      name: products[`name${LANGUAGE_SUFFIX[language]}`],
      netGrams: packs.netGrams,
      stock: packs.stock,
      pricePaise: packs.pricePaise,
      soldUnits: sql<number>`greatest(coalesce(${sold.units}, 0), 0)`,
      firstAt: sql<string | null>`(
        SELECT ${stockMovements.at} FROM ${stockMovements} WHERE ${stockMovements.packId} = ${packs.id}
        ORDER BY ${stockMovements.id} LIMIT 1)`,
      orderedAt: lastOf("'ORDERED'"),
      receivedAt: lastOf("'RECEIVED', 'OPENING'"),
    })
    .from(packs)
    .innerJoin(products, eq(products.id, packs.productId))
    .leftJoin(sold, eq(sold.packId, packs.id))
    .where(
      and(
        eq(products.published, true),
        eq(packs.hidden, false),
        notExists(db.select({ id: packParts.packId }).from(packParts).where(eq(packParts.packId, packs.id))),
        or(sql`${packs.stock} > 0`, sql`${sold.units} > 0`),
      ),
    );
}
