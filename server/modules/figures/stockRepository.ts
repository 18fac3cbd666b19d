import { and, asc, desc, eq, gt, isNull, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { StockReason } from '../../../contract/stockConstants';
import type { Queries } from '../../db/database';
import { packParts, packs, products, stockMovements } from '../../db/schema';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';

const { at, change, id, orderId, packId, reason } = stockMovements;

const isAtLeast = (moment: Date): SQL => sql`${at} >= ${moment.toISOString()}::timestamptz`;

const isListed = (db: Queries) =>
  and(
    eq(products.published, true),
    eq(packs.hidden, false),
    notExists(db.select({ id: packParts.packId }).from(packParts).where(eq(packParts.packId, packs.id))),
  );

const packColumns = (language: Language) => ({
  packId: packs.id,
  name: products[`name${LANGUAGE_SUFFIX[language]}`],
  netGrams: packs.netGrams,
  measure: packs.measure,
  stock: packs.stock,
});

/** Packs for sale that are no bundles, with orders since a moment. Cancelled units count as not sold. */
export function findSelling(db: Queries, since: Date, language: Language) {
  // An index of times reads this period alone, however long a shop has sold.
  const sold = db
    .select({ packId, units: sql<number>`-sum(${change})::int`.as('units') })
    .from(stockMovements)
    .where(and(sql`${reason} IN ('ORDERED', 'RELEASED')`, isAtLeast(since)))
    .groupBy(packId)
    .having(sql`sum(${change}) < 0`)
    .as('sold');
  return db
    .select({
      ...packColumns(language),
      soldUnits: sold.units,
      firstAt: sql<string>`(SELECT ${at} FROM ${stockMovements} WHERE ${packId} = ${packs.id} ORDER BY ${id} LIMIT 1)`,
    })
    .from(sold)
    .innerJoin(packs, eq(packs.id, sold.packId))
    .innerJoin(products, eq(products.id, packs.productId))
    .where(isListed(db));
}

/** Each reads one row of an index per pack, because movements are written in the order of their ids. */
const lastAt = (reasons: readonly StockReason[], isOfOrder: SQL): SQL<string | null> =>
  sql`(SELECT ${at} FROM ${stockMovements} WHERE ${packId} = ${packs.id} AND ${reason} IN ${reasons} AND ${isOfOrder} ORDER BY ${id} DESC LIMIT 1)`;

/** Packs for sale that are no bundles, with stock that was neither ordered nor received since a moment, by its worth. */
export function findUnsold(db: Queries, since: Date, language: Language, limit: number) {
  const pack = db
    .select({
      ...packColumns(language),
      worthPaise: sql<number>`${packs.stock} * ${packs.pricePaise}::bigint`.mapWith(Number).as('worth_paise'),
      orderedAt: lastAt(['ORDERED'], sql`${orderId} IS NOT NULL`).as('ordered_at'),
      receivedAt: lastAt(['RECEIVED', 'OPENING'], sql`${orderId} IS NULL`).as('received_at'),
    })
    .from(packs)
    .innerJoin(products, eq(products.id, packs.productId))
    .where(and(gt(packs.stock, 0), isListed(db)))
    .as('pack');
  const isUntouched = (moment: SQL.Aliased<string | null>) =>
    or(isNull(moment), sql`${moment} <= ${since.toISOString()}::timestamptz`);
  return db
    .select()
    .from(pack)
    .where(and(isUntouched(pack.orderedAt), isUntouched(pack.receivedAt)))
    .orderBy(desc(pack.worthPaise), asc(pack.packId))
    .limit(limit);
}
