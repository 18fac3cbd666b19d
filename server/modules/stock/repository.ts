import { and, asc, desc, eq, exists, gt, inArray, isNull, lt, lte, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { Queries, Transaction } from '../../db/database';
import {
  batches,
  orderAdditionLines,
  orderAdditions,
  orderItemParts,
  orderItems,
  orders,
  packParts,
  packs,
  producers,
  products,
  soldOutMarks,
  staff,
  stockMovements,
} from '../../db/schema';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';
import { awaitedBy } from '../../db/awaitedBy';
import { nameColumns } from '../../db/secondName';

export type Batch = typeof batches.$inferSelect;
export type OriginColumn = 'producerId' | 'harvestedFrom' | 'harvestedUntil' | 'milledOn' | 'labReportId';

// Packs --------------------------------------------------------------------------------------------------------------

/** Units on the shelf for orders whose packing has not begun, and what waits to be added to those that are being packed. */
const waiting = sql`(
  SELECT pack_id, sum(units)::int AS units FROM (
    SELECT ${stockMovements.packId} AS pack_id, -${stockMovements.change} AS units
    FROM ${orders} JOIN ${stockMovements} ON ${stockMovements.orderId} = ${orders.id}
    WHERE ${orders.status} IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT', 'ORDER_CREATED', 'CONFIRMED')
    UNION ALL
    SELECT coalesce(part ->> 'packId', ${orderAdditionLines.packId}),
      (${orderAdditionLines.item} ->> 'quantity')::int * coalesce((part ->> 'quantity')::int, 1)
    FROM ${orderAdditions} JOIN ${orders} ON ${orders.id} = ${orderAdditions.orderId}
    JOIN ${orderAdditionLines} ON ${orderAdditionLines.additionId} = ${orderAdditions.id}
    LEFT JOIN LATERAL jsonb_array_elements(${orderAdditionLines.parts}) AS part ON true
    WHERE ${orderAdditions.state} = 'WAITING' AND ${orders.status} = 'PROCESSING'
  ) AS held GROUP BY pack_id
) AS waiting`;
const waitingUnits = sql<number>`coalesce(waiting.units, 0)`;

/** The order in which batches are sold, as in the trigger. */
const soldFirst = [
  sql`${batches.bestBefore} NULLS FIRST`,
  asc(batches.packedOn),
  asc(batches.createdAt),
  asc(batches.id),
];

const nextBestBefore = sql<string | null>`(
  SELECT ${batches.bestBefore}::text FROM ${batches} WHERE ${batches.packId} = ${packs.id} AND ${batches.stock} > 0
  ORDER BY ${sql.join(soldFirst, sql`, `)} LIMIT 1)`;
const setApartUnits = sql<number>`coalesce((
  SELECT sum(${batches.setApart})::int FROM ${batches} WHERE ${batches.packId} = ${packs.id} AND ${batches.setApart} > 0), 0)`;

/** Dates are strings in JSON. */
export interface OpenMark {
  until: string | null;
  markedAt: string;
  markedBy: string;
  note: string | null;
}
const openMark = sql<OpenMark | null>`(
  SELECT json_build_object('until', ${soldOutMarks.until}, 'markedAt', ${soldOutMarks.markedAt}, 'markedBy', coalesce(${staff.name}, ''), 'note', ${soldOutMarks.note})
  FROM ${soldOutMarks} LEFT JOIN ${staff} ON ${staff.id} = ${soldOutMarks.markedBy}
  WHERE ${soldOutMarks.packId} = ${packs.id} AND ${soldOutMarks.endedAt} IS NULL)`;

const packColumns = (language: Language) => ({
  packId: packs.id,
  ...nameColumns(language),
  netGrams: packs.netGrams,
  measure: packs.measure,
  stock: packs.stock,
  waiting: waitingUnits,
  setApart: setApartUnits,
  awaitedBy,
  bestBefore: nextBestBefore,
  soldOut: openMark,
});

const isNoBundle = (db: Queries) =>
  notExists(db.select({ id: packParts.packId }).from(packParts).where(eq(packParts.packId, packs.id)));

export interface ProductPosition {
  position: number;
  id: string;
}

/** Prefixes of words in any name or stock code. */
const matches = (search: string): SQL => sql`${products.searchTerms} @@ (
  SELECT string_agg(quote_literal(word) || ':*', ' & ')::tsquery
  FROM regexp_split_to_table(search_key(${search}), ' ') AS word WHERE word <> '')`;

export const findProducts = (
  db: Queries,
  { categoryId, search, after }: { categoryId?: string; search?: string; after: ProductPosition | null },
  limit: number,
): Promise<ProductPosition[]> =>
  db
    .select({ position: products.position, id: products.id })
    .from(products)
    .where(
      and(
        search === undefined ? undefined : matches(search),
        categoryId === undefined ? undefined : eq(products.categoryId, categoryId),
        after === null ? undefined : sql`(${products.position}, ${products.id}) > (${after.position}, ${after.id})`,
      ),
    )
    .orderBy(asc(products.position), asc(products.id))
    .limit(limit);

export const findPacksOf = (db: Queries, productIds: readonly string[], language: Language) =>
  db
    .select(packColumns(language))
    .from(packs)
    .innerJoin(products, eq(products.id, packs.productId))
    .leftJoin(waiting, sql`waiting.pack_id = ${packs.id}`)
    .where(and(inArray(products.id, [...productIds]), isNoBundle(db)))
    .orderBy(asc(products.position), asc(products.id), asc(packs.position), asc(packs.id));

export async function findPack(db: Queries, packId: string, language: Language) {
  const [pack] = await db
    .select({ ...packColumns(language), bestBeforeDays: products.bestBeforeDays })
    .from(packs)
    .innerJoin(products, eq(products.id, packs.productId))
    .leftJoin(waiting, sql`waiting.pack_id = ${packs.id}`)
    .where(and(eq(packs.id, packId), isNoBundle(db)));
  return pack ?? null;
}

/**
 * Locks in the same order as sales do; later statements see the present stock.
 * @returns the ids, without unknown packs and bundles
 */
export async function lockPacks(tx: Transaction, packIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: packs.id })
    .from(packs)
    .where(and(inArray(packs.id, [...packIds]), isNoBundle(tx)))
    .orderBy(asc(packs.id))
    .for('no key update');
  return rows.map(({ id }) => id);
}

/** False for an unknown pack or a bundle. */
export const lockPack = async (tx: Transaction, packId: string): Promise<boolean> =>
  (await lockPacks(tx, [packId])).length === 1;

const selectStockLevels = (db: Queries) =>
  db
    .select({
      packId: packs.id,
      stock: packs.stock,
      waiting: waitingUnits,
      /** The last movement that is no order's. */
      version: sql<number>`coalesce((
        SELECT max(${stockMovements.id}) FROM ${stockMovements}
        WHERE ${stockMovements.packId} = ${packs.id} AND ${stockMovements.orderId} IS NULL), 0)`.mapWith(Number),
    })
    .from(packs)
    .leftJoin(waiting, sql`waiting.pack_id = ${packs.id}`);

export type StockLevel = Awaited<ReturnType<typeof selectStockLevels>>[number];

/** @param packId of a locked pack */
export async function findStockLevel(tx: Queries, packId: string): Promise<StockLevel> {
  const [stockLevel] = await selectStockLevels(tx).where(eq(packs.id, packId));
  if (!stockLevel) throw new Error(`there is no pack ${packId}`);
  return stockLevel;
}

/** @param packIds of locked packs, if a count is to be written */
export const findStockLevels = (db: Queries, packIds: readonly string[]) =>
  selectStockLevels(db).where(sql`${packs.id} = ANY (${sql.param([...packIds])}::text[])`);

/** Returns the version that StockLevel names. */
export async function findVersion(db: Queries, packId: string): Promise<number> {
  const [last] = await db
    .select({ id: stockMovements.id })
    .from(stockMovements)
    .where(and(eq(stockMovements.packId, packId), isNull(stockMovements.orderId)))
    .orderBy(desc(stockMovements.id))
    .limit(1);
  return last?.id ?? 0;
}

// Movements ----------------------------------------------------------------------------------------------------------

/** Returns the newest movements first. */
export const findMovements = (db: Queries, packId: string, beforeId: number | null, limit: number) =>
  db
    .select({
      id: stockMovements.id,
      at: stockMovements.at,
      change: stockMovements.change,
      reason: stockMovements.reason,
      batchCode: batches.code,
      orderNumber: orders.orderNumber,
      person: staff.name,
      note: stockMovements.note,
    })
    .from(stockMovements)
    .leftJoin(batches, eq(batches.id, stockMovements.batchId))
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .leftJoin(staff, eq(staff.id, stockMovements.actorId))
    .where(and(eq(stockMovements.packId, packId), beforeId === null ? undefined : lt(stockMovements.id, beforeId)))
    .orderBy(desc(stockMovements.id))
    .limit(limit);

// Batches ------------------------------------------------------------------------------------------------------------

/** Those with units, the first to be sold first; then the latest without. */
export async function findBatches(db: Queries, packId: string, emptyOnes: number): Promise<Batch[]> {
  const isOfPack = eq(batches.packId, packId);
  const hasUnits = or(gt(batches.stock, 0), gt(batches.setApart, 0));
  const inShop = await db
    .select()
    .from(batches)
    .where(and(isOfPack, hasUnits))
    .orderBy(...soldFirst);
  const gone = await db
    .select()
    .from(batches)
    .where(and(isOfPack, eq(batches.stock, 0), eq(batches.setApart, 0)))
    .orderBy(desc(batches.createdAt), desc(batches.id))
    .limit(emptyOnes);
  return [...inShop, ...gone];
}

export async function findBatch(db: Queries, batchId: string): Promise<Batch | null> {
  const [batch] = await db.select().from(batches).where(eq(batches.id, batchId));
  return batch ?? null;
}

export async function findProducerName(db: Queries, producerId: string): Promise<string | null> {
  const [row] = await db.select({ name: producers.nameEn }).from(producers).where(eq(producers.id, producerId));
  return row?.name ?? null;
}

/** All that ever came in; those with units first, then the latest. */
export const findBatchesOfPack = (db: Queries, packId: string): Promise<Batch[]> =>
  db
    .select()
    .from(batches)
    .where(eq(batches.packId, packId))
    .orderBy(desc(batches.stock), desc(batches.createdAt), desc(batches.id));

export const insertBatch = (tx: Transaction, batch: typeof batches.$inferInsert) => tx.insert(batches).values(batch);

export const updateBatch = (
  tx: Transaction,
  batchId: string,
  change: Partial<Pick<Batch, 'outOfSale' | 'outOfSaleAt' | 'recallReason' | 'costPaise' | OriginColumn>>,
) => tx.update(batches).set(change).where(eq(batches.id, batchId));

/** Returns batches for sale with a best-before day up to that, and batches in the shop but out of sale. */
export const findExpiring = (db: Queries, bestBefore: string, language: Language) =>
  db
    .select({ batch: batches, name: nameColumns(language).name, netGrams: packs.netGrams, measure: packs.measure })
    .from(batches)
    .innerJoin(packs, eq(packs.id, batches.packId))
    .innerJoin(products, eq(products.id, packs.productId))
    .where(or(and(gt(batches.stock, 0), lte(batches.bestBefore, bestBefore)), gt(batches.setApart, 0)))
    .orderBy(asc(batches.bestBefore), asc(batches.id));

// Sold out now -------------------------------------------------------------------------------------------------------

/** Packs in an order's lines, and the parts of its bundles. */
const isOfOrder = (orderId: string): SQL => sql`${packs.id} IN (
  SELECT ${orderItems.packId} FROM ${orderItems} WHERE ${orderItems.orderId} = ${orderId}
  UNION SELECT ${orderItemParts.packId} FROM ${orderItemParts} WHERE ${orderItemParts.orderId} = ${orderId})`;

export const findSales = (
  db: Queries,
  { orderId, productId, packId }: { orderId?: string; productId?: string; packId?: string },
  language: Language,
) =>
  db
    .select({
      packId: packs.id,
      name: products[`name${LANGUAGE_SUFFIX[language]}`],
      netGrams: packs.netGrams,
      measure: packs.measure,
      stock: packs.stock,
      soldOut: openMark,
    })
    .from(packs)
    .innerJoin(products, eq(products.id, packs.productId))
    .where(
      and(
        orderId === undefined ? undefined : isOfOrder(orderId),
        productId === undefined ? undefined : and(eq(packs.productId, productId), eq(packs.hidden, false)),
        packId === undefined ? undefined : eq(packs.id, packId),
      ),
    )
    .orderBy(asc(products.position), asc(products.id), asc(packs.position), asc(packs.id));

/** Bundles included. @returns false for an unknown pack */
export async function lockAnyPack(tx: Transaction, packId: string): Promise<boolean> {
  const rows = await tx.select({ id: packs.id }).from(packs).where(eq(packs.id, packId)).for('no key update');
  return rows.length === 1;
}

const isOpen = (packId: string) => and(eq(soldOutMarks.packId, packId), isNull(soldOutMarks.endedAt));

export async function findMark(tx: Transaction, packId: string) {
  const [mark] = await tx.select().from(soldOutMarks).where(isOpen(packId));
  return mark ?? null;
}

export const insertMark = (tx: Transaction, mark: typeof soldOutMarks.$inferInsert) =>
  tx.insert(soldOutMarks).values(mark);

export const endMark = (tx: Transaction, packId: string, ended: { endedAt: Date; endedBy: string | null }) =>
  tx.update(soldOutMarks).set(ended).where(isOpen(packId));

export async function findDueMarks(db: Queries, now: Date): Promise<string[]> {
  const rows = await db
    .select({ packId: soldOutMarks.packId })
    .from(soldOutMarks)
    .where(and(isNull(soldOutMarks.endedAt), lte(soldOutMarks.until, now)));
  return rows.map(({ packId }) => packId);
}

// Low stock ----------------------------------------------------------------------------------------------------------

/**
 * By pack: what was ordered since a moment, without what came back, and on how many days since then it could be bought: with
 * stock, and not marked as sold out.
 */
const ratesSince = (since: Date, now: Date): SQL => {
  const [from, to] = [since, now].map((moment) => sql`${moment.toISOString()}::timestamptz`);
  const { packId, change, reason, at, id } = stockMovements;
  const ofPack = sql`PARTITION BY ${packId}`;
  const inSequence = sql`${ofPack} ORDER BY ${at}, ${id}`;
  // An index of times reads this period alone, however long a shop has sold.
  return sql`(
    SELECT pack_id, units, (
      SELECT greatest(1, extract(epoch FROM sum(upper(span) - lower(span))) / 86400)::float8
      FROM unnest(in_stock - coalesce(marked, '{}')) AS span) AS days
    FROM (
      SELECT pack_id, -sum(change) FILTER (WHERE reason IN ('ORDERED', 'RELEASED')) AS units,
        coalesce(range_agg(tstzrange(at, until)) FILTER (WHERE stock > 0), '{}')
          + coalesce(range_agg(tstzrange(${from}, at)) FILTER (WHERE nth = 1 AND stock > change), '{}') AS in_stock
      FROM (
        SELECT ${packId}, ${change}, ${reason}, ${at}, row_number() OVER (${inSequence}) AS nth,
          lead(${at}, 1, greatest(${at}, ${to})) OVER (${inSequence}) AS until,
          ${packs.stock} - sum(${change}) OVER (${ofPack}) + sum(${change}) OVER (${inSequence}) AS stock
        FROM ${stockMovements} JOIN ${packs} ON ${packs.id} = ${packId} WHERE ${at} >= ${from}
      ) AS moved GROUP BY pack_id
    ) AS sold LEFT JOIN (
      SELECT ${soldOutMarks.packId}, range_agg(tstzrange(${soldOutMarks.markedAt}, ${soldOutMarks.endedAt})) AS marked
      FROM ${soldOutMarks} WHERE ${soldOutMarks.endedAt} IS NULL OR ${soldOutMarks.endedAt} > greatest(${soldOutMarks.markedAt}, ${from})
      GROUP BY 1
    ) AS marks USING (pack_id)
    WHERE units > 0
  ) AS rates`;
};

/** Packs for sale that last so many days or fewer, and those that are out though they sold before, the first to run out first. */
export const findLow = (
  db: Queries,
  { since, now, daysLeft, limit }: { since: Date; now: Date; daysLeft: number; limit: number },
  language: Language,
) => {
  const perDay = sql<number | null>`rates.units / rates.days`;
  const left = sql<number | null>`floor(${packs.stock} / (${perDay}))::int`;
  const wasOrdered = db
    .select({ id: stockMovements.id })
    .from(stockMovements)
    .where(and(eq(stockMovements.packId, packs.id), eq(stockMovements.reason, 'ORDERED')));
  return (
    db
      .select({
        packId: packs.id,
        name: products[`name${LANGUAGE_SUFFIX[language]}`],
        netGrams: packs.netGrams,
        measure: packs.measure,
        stock: packs.stock,
        soldPerDay: perDay,
        daysLeft: sql<number>`coalesce(${left}, 0)`,
        soldOut: openMark,
      })
      .from(packs)
      .innerJoin(products, eq(products.id, packs.productId))
      .leftJoin(ratesSince(since, now), sql`rates.pack_id = ${packs.id}`)
      .where(
        and(
          eq(products.published, true),
          eq(packs.hidden, false),
          isNoBundle(db),
          or(lte(left, daysLeft), and(eq(packs.stock, 0), exists(wasOrdered))),
        ),
      )
      // Without a rate it was out for the whole time, and is missed least.
      .orderBy(sql`${left} NULLS LAST`, desc(perDay), asc(packs.id))
      .limit(limit)
  );
};
