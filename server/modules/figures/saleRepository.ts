import { desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { Queries } from '../../db/database';
import { deliveryAreas, deliverySlots } from '../../db/schema';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';
import { salesBy, type SalesSource } from './daySalesRepository';

export const sumOf = (amount: SQL): SQL<number> => sql<number>`coalesce(sum(${amount}), 0)::float8`;
const summed = { orders: sql<number>`coalesce(sum(orders), 0)::int`, salesPaise: sumOf(sql`paise`) };

/**
 * Both sums come from one reading, so that they agree. Each row has a day or an hour.
 * @param from the first day of the period; those before are compared with it
 */
export const findByTime = (db: Queries, sales: SalesSource, from: string) =>
  db
    .select({
      day: sql<string | null>`day::text`,
      hour: sql<number | null>`key::int`,
      isNow: sql<boolean>`is_now`,
      ...summed,
    })
    .from(sql`(SELECT *, day >= ${from}::date AS is_now FROM ${salesBy('HOUR', sales)}) AS hours`)
    .groupBy(sql`GROUPING SETS ((day, is_now), (key, is_now))`);

/** `areaId` is null from before areas were recorded, `name` for a deleted area. */
export const findByArea = (db: Queries, sales: SalesSource, language: Language) =>
  db
    .select({
      areaId: sql<string | null>`nullif(key, '')`,
      name: deliveryAreas[`name${LANGUAGE_SUFFIX[language]}`],
      ...summed,
    })
    .from(salesBy('AREA', sales))
    .leftJoin(deliveryAreas, eq(deliveryAreas.id, sql`key`))
    .groupBy(sql`key`, deliveryAreas.id)
    .orderBy(desc(sql`4`));

const minuteOf = (moment: typeof deliverySlots.startsAt | typeof deliverySlots.endsAt) =>
  sql<number | null>`(extract(epoch FROM (${moment} AT TIME ZONE 'Asia/Kolkata')::time) / 60)::int`;

export const findBySlot = (db: Queries, sales: SalesSource) =>
  db
    .select({ startMinute: minuteOf(deliverySlots.startsAt), endMinute: minuteOf(deliverySlots.endsAt), ...summed })
    .from(salesBy('SLOT', sales))
    .leftJoin(deliverySlots, eq(deliverySlots.id, sql`key`))
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`1 NULLS LAST`, sql`2`);

/** Counts by step, beginning with 1. */
export const findBaskets = (db: Queries, sales: SalesSource) =>
  db
    .select({ step: sql<number>`key::int`, ...summed })
    .from(salesBy('BASKET', sales))
    .groupBy(sql`1`);

export const findByCoupon = (db: Queries, sales: SalesSource) =>
  db
    .select({
      code: sql<string | null>`nullif(key, '')`,
      ...summed,
      discountPaise: sumOf(sql`part_paise`),
      firstOrders: sql<number>`sum(units)::int`,
    })
    .from(salesBy('COUPON', sales))
    .groupBy(sql`key`)
    .orderBy(desc(sql`2`), sql`1`);

/** Counts a customer once a day, and in `firstVisits` once in the period. */
export const findVisitors = (db: Queries, sales: SalesSource, from: string) =>
  db
    .select({
      day: sql<string>`day::text`,
      visits: summed.orders,
      firstVisits: sql<number>`coalesce(sum(orders) FILTER (WHERE key < ${from}), 0)::int`,
      newCustomers: sql<number>`coalesce(sum(orders) FILTER (WHERE key = ''), 0)::int`,
    })
    .from(salesBy('VISITOR', sales))
    .groupBy(sql`day`);

export async function findSalesOfNew(db: Queries, sales: SalesSource, from: string) {
  const [row] = await db
    .select(summed)
    .from(salesBy('FIRST', sales))
    .where(sql`key >= ${from}`);
  return row ?? { orders: 0, salesPaise: 0 };
}
