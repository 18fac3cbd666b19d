import { and, eq, notExists, or, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { Queries } from '../../db/database';
import { packParts, packs, products, stockMovements } from '../../db/schema';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';

const { at, change, packId, reason } = stockMovements;

/** Packs for sale that are no bundles, with stock or orders since a moment. Cancelled units count as not sold. */
export function findStock(db: Queries, since: Date, language: Language) {
  const isOfOrder = sql`${reason} IN ('ORDERED', 'RELEASED') AND ${at} >= ${since.toISOString()}::timestamptz`;
  const moved = db
    .select({
      packId,
      soldUnits: sql<number>`greatest(coalesce(-sum(${change}) FILTER (WHERE ${isOfOrder}), 0), 0)::int`.as('sold'),
      firstAt: sql<string>`min(${at})`.as('first_at'),
      orderedAt: sql<string | null>`max(${at}) FILTER (WHERE ${reason} = 'ORDERED')`.as('ordered_at'),
      receivedAt: sql<string | null>`max(${at}) FILTER (WHERE ${reason} IN ('RECEIVED', 'OPENING'))`.as('received_at'),
    })
    .from(stockMovements)
    .groupBy(packId)
    .as('moved');
  return db
    .select({
      packId: packs.id,
      name: products[`name${LANGUAGE_SUFFIX[language]}`],
      netGrams: packs.netGrams,
      stock: packs.stock,
      pricePaise: packs.pricePaise,
      soldUnits: moved.soldUnits,
      firstAt: moved.firstAt,
      orderedAt: moved.orderedAt,
      receivedAt: moved.receivedAt,
    })
    .from(packs)
    .innerJoin(products, eq(products.id, packs.productId))
    .innerJoin(moved, eq(moved.packId, packs.id))
    .where(
      and(
        eq(products.published, true),
        eq(packs.hidden, false),
        notExists(db.select({ id: packParts.packId }).from(packParts).where(eq(packParts.packId, packs.id))),
        or(sql`${packs.stock} > 0`, sql`${moved.soldUnits} > 0`),
      ),
    );
}
