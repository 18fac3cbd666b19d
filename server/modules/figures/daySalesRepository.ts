import { and, eq, notExists, or, sql, type SQL } from 'drizzle-orm';
import { BASKET_STEPS_PAISE, MAX_FIGURE_DAYS } from '../../../contract/figureConstants';
import type { Queries, Transaction } from '../../db/database';
import { orderItems, orders, salesDayChanges, salesDays, salesOfDays } from '../../db/schema';
import type { SalesKind } from '../../db/schema/salesOfDays';
import { periodsOf, type Period } from './periods';

/**
 * Paid, or to be paid at the door, and not cancelled; a replacement costs nothing, and is none. Literals let
 * `orders_sales_index` and `orders_counted_index` serve.
 */
export const isSale = (
  status: SQL | typeof orders.status = orders.status,
  totalPaise: SQL | typeof orders.totalPaise = orders.totalPaise,
): SQL => sql`(${status} NOT IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT', 'CANCELLED') AND ${totalPaise} > 0)`;

export const isWithin = ({ start, end }: Period, moment: SQL | typeof orders.createdAt = orders.createdAt): SQL =>
  sql`${moment} >= ${start.toISOString()}::timestamptz AND ${moment} < ${end.toISOString()}::timestamptz`;

/** Arbitrary, but equal in every process. */
const LOCK = 4_810_231;
/** No period asks further back, and so a day has at most so many keys. */
const MOST_DAYS_BACK = sql.raw(String(MAX_FIGURE_DAYS));

const dates = (days: readonly string[]): SQL => sql`${`{${days.join(',')}}`}::date[]`;

// Sales as they are now -----------------------------------------------------------------------------------------------

const liveSales = (periods: readonly Period[]): SQL => sql`(
  SELECT *, created_at AT TIME ZONE 'Asia/Kolkata' AS local, (created_at AT TIME ZONE 'Asia/Kolkata')::date AS day,
    total_paise - reduced_paise AS paise
  FROM ${orders} WHERE ${isSale()} AND (${or(...periods.map((period) => isWithin(period))) ?? sql`false`})) AS sale`;

/** The bill, less what was packed for less. */
const byKey = (key: SQL) => (sales: SQL) =>
  sql`SELECT day, ${key} AS key, count(*) AS orders, sum(paise) AS paise, 0 AS units, 0 AS part_paise FROM ${sales} GROUP BY 1, 2`;

const earlierSale = (what: SQL, isEarlier: SQL): SQL =>
  sql`SELECT ${what} FROM ${orders} AS earlier WHERE earlier.customer_id = sale.customer_id AND ${isSale(sql`earlier.status`, sql`earlier.total_paise`)} AND ${isEarlier}`;
const dayOf = (moment: SQL): SQL => sql`(${moment} AT TIME ZONE 'Asia/Kolkata')::date`;
const midnight = sql`sale.day::timestamp AT TIME ZONE 'Asia/Kolkata'`;

const packed = sql`coalesce(item.packed_quantity, item.quantity)`;
const shareOf = (paise: SQL): SQL => sql`(${paise}) * ${packed} / item.quantity`;
const charged = sql`item.delivery_paise - item.delivery_off_paise`;
/** Paid for a line's packed units, rounded down as packing does: all lines add up to the order's sale. */
const paid = shareOf(sql`item.line_paise - item.discount_paise + ${charged}`);
const delivery = shareOf(charged);

const LIVE: Record<Exclude<SalesKind, 'LOCALITY'>, (sales: SQL) => SQL> = {
  HOUR: byKey(sql`extract(hour FROM local)::int::text`),
  AREA: byKey(sql`coalesce(area_id, '')`),
  SLOT: byKey(sql`coalesce(slot_id, '')`),
  /** Steps begin with 1. */
  BASKET: byKey(sql`width_bucket(paise, ARRAY[${sql.raw(BASKET_STEPS_PAISE.join(', '))}]::bigint[])::text`),
  /** `units` are first orders of their customers, `part_paise` is the discount. */
  COUPON: (sales) => sql`
    SELECT day, coalesce(coupon_code, '') AS key, count(*) AS orders, sum(paise) AS paise,
      count(*) FILTER (WHERE coupon_code IS NOT NULL AND customer_id IS NOT NULL AND NOT EXISTS (
        ${earlierSale(sql``, sql`(earlier.created_at, earlier.id) < (sale.created_at, sale.id)`)})) AS units,
      sum(discount_paise) AS part_paise
    FROM ${sales} GROUP BY 1, 2`,
  /** `paise` is without the share of delivery, which is `part_paise`. */
  PACK: (sales) => sql`
    SELECT day, item.pack_id AS key, 0 AS orders, sum(${paid} - ${delivery}) AS paise, sum(${packed}) AS units, sum(${delivery}) AS part_paise
    FROM ${sales} JOIN ${orderItems} AS item ON item.order_id = sale.id GROUP BY 1, 2`,
  /** `orders` are customers. The key is empty where there was no sale before. */
  VISITOR: (sales) => sql`
    SELECT day, CASE WHEN previous.at IS NULL THEN '' ELSE greatest(${dayOf(sql`previous.at`)}, day - ${MOST_DAYS_BACK})::text END AS key, count(*) AS orders, 0 AS paise, 0 AS units, 0 AS part_paise
    FROM (SELECT DISTINCT day, customer_id FROM ${sales} WHERE customer_id IS NOT NULL) AS sale,
      LATERAL (${earlierSale(sql`max(earlier.created_at) AS at`, sql`earlier.created_at < ${midnight}`)}) AS previous
    GROUP BY 1, 2`,
  FIRST: (sales) => sql`
    SELECT day, greatest(${dayOf(sql`first.at`)}, day - ${MOST_DAYS_BACK})::text AS key, sum(orders) AS orders, sum(paise) AS paise, 0 AS units, 0 AS part_paise
    FROM (SELECT day, customer_id, count(*) AS orders, sum(paise) AS paise FROM ${sales} WHERE customer_id IS NOT NULL GROUP BY 1, 2) AS sale,
      LATERAL (${earlierSale(sql`min(earlier.created_at) AS at`, sql`true`)}) AS first
    GROUP BY 1, 2`,
};

export const findByPoint = (db: Queries, periods: readonly Period[]) =>
  db
    .select({
      day: sql<string>`day::text`,
      point: sql<[lng: number, lat: number]>`address #> '{location,coordinates}'`,
      orders: sql<number>`count(*)::int`,
      salesPaise: sql<number>`sum(paise)::float8`,
    })
    .from(liveSales(periods))
    .groupBy(sql`1`, sql`2`);

// Read from sums where they hold --------------------------------------------------------------------------------------

/** Where the sales of some days are read. */
export interface SalesSource {
  summedDays: readonly string[];
  /** The other days. */
  live: readonly Period[];
}

const hasChanged = (db: Queries) =>
  db.select({ day: salesDayChanges.day }).from(salesDayChanges).where(eq(salesDayChanges.day, salesDays.day));

/** @param db a snapshot, in which the sales are then read too */
export async function findSource(db: Queries, days: readonly string[]): Promise<SalesSource> {
  const rows = await db
    .select()
    .from(salesDays)
    .where(and(sql`${salesDays.day} = ANY (${dates(days)})`, notExists(hasChanged(db))));
  const summed = new Set(rows.map(({ day }) => day));
  return { summedDays: [...summed], live: periodsOf(days.filter((day) => !summed.has(day))) };
}

const stored = (kind: SalesKind, days: readonly string[]): SQL =>
  sql`SELECT day, key, orders, paise, units, part_paise FROM ${salesOfDays} WHERE kind = ${kind} AND day = ANY (${dates(days)})`;

/** Rows of day, key, orders, paise, units and part_paise, for FROM. */
export const salesBy = (kind: keyof typeof LIVE, { summedDays, live }: SalesSource): SQL =>
  sql`(${stored(kind, summedDays)} UNION ALL ${LIVE[kind](liveSales(live))}) AS sales`;

export const findSummedLocalities = (db: Queries, { summedDays }: SalesSource) =>
  db
    .select({
      key: sql<string>`key`,
      orders: sql<number>`sum(orders)::int`,
      salesPaise: sql<number>`sum(paise)::float8`,
    })
    .from(sql`(${stored('LOCALITY', summedDays)}) AS sales`)
    .groupBy(sql`1`);

// Adding up -----------------------------------------------------------------------------------------------------------

/** Returns up to `limit` days until `last` that have no sums or changed since, the newest first. */
export async function findUnsummedDays(db: Queries, last: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ day: sql<string>`day::text` })
    .from(
      sql`(SELECT generate_series((SELECT ${dayOf(sql`min(created_at)`)} FROM ${orders} WHERE ${isSale()}), ${last}::date, interval '1 day')::date AS day) AS days`,
    )
    .where(
      sql`NOT EXISTS (SELECT FROM ${salesDays} AS summed WHERE summed.day = days.day)
        OR EXISTS (SELECT FROM ${salesDayChanges} AS changed WHERE changed.day = days.day)`,
    )
    .orderBy(sql`1 DESC`)
    .limit(limit);
  return rows.map(({ day }) => day);
}

/** Whether no other process adds up at this moment. */
export async function lockSums(tx: Transaction): Promise<boolean> {
  const [row] = await tx
    .select({ isLocked: sql<boolean>`pg_try_advisory_xact_lock(${LOCK})` })
    .from(sql`(SELECT) AS once`);
  return row?.isLocked === true;
}

interface LocalitySales {
  key: string;
  orders: number;
  salesPaise: number;
}

/** @param tx a snapshot: a change that it doesn't see stays noted */
export async function writeSums(tx: Transaction, period: Period, localities: readonly LocalitySales[]): Promise<void> {
  const day = period.from;
  await tx.delete(salesDayChanges).where(eq(salesDayChanges.day, day));
  await tx.delete(salesOfDays).where(eq(salesOfDays.day, day));
  for (const kind of Object.keys(LIVE) as (keyof typeof LIVE)[]) {
    await tx.execute(sql`
      INSERT INTO ${salesOfDays} (kind, day, key, orders, paise, units, part_paise)
      SELECT ${kind}, day, key, orders, paise, units, part_paise FROM (${LIVE[kind](liveSales([period]))}) AS sums`);
  }
  if (localities.length > 0)
    await tx.insert(salesOfDays).values(
      localities.map(({ key, orders: count, salesPaise }) => ({
        kind: 'LOCALITY' as const,
        day,
        key,
        orders: count,
        paise: salesPaise,
      })),
    );
  await tx.insert(salesDays).values({ day }).onConflictDoNothing();
}
