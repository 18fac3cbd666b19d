import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/constants';
import { BASKET_STEPS_PAISE } from '../../../contract/figureConstants';
import type { Queries } from '../../db/database';
import { deliveryAreas, deliverySlots, orders } from '../../db/schema';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';
import type { Period, Periods } from './periods';

// What a sale is -----------------------------------------------------------------------------------------------------

/**
 * Paid, or to be paid at the door, and not cancelled. Literals let `orders_sales_index` and `orders_counted_index`
 * serve.
 */
export const isSale = (status: AnyPgColumn = orders.status): SQL =>
  sql`${status} NOT IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT', 'CANCELLED')`;

export const isWithin = ({ start, end }: Period, moment: SQL | typeof orders.createdAt = orders.createdAt): SQL =>
  sql`${moment} >= ${start.toISOString()}::timestamptz AND ${moment} < ${end.toISOString()}::timestamptz`;

/** The bill, less what was packed for less. */
const paise = sql<number>`${orders.totalPaise} - ${orders.reducedPaise}`;
const inShop = (moment: SQL | typeof orders.createdAt | typeof deliverySlots.startsAt): SQL =>
  sql`(${moment} AT TIME ZONE 'Asia/Kolkata')`;

export const sumOf = (amount: SQL): SQL<number> => sql<number>`coalesce(sum(${amount}), 0)::float8`;
const summed = { orders: sql<number>`count(*)::int`, salesPaise: sumOf(paise) };

export const findTotals = async (db: Queries, period: Period) => {
  const [totals] = await db
    .select(summed)
    .from(orders)
    .where(and(isSale(), isWithin(period)));
  return totals ?? { orders: 0, salesPaise: 0 };
};

// By time ------------------------------------------------------------------------------------------------------------

/** Both sums come from one reading, so that they agree. Each row has a day or an hour. */
export function findByTime(db: Queries, { period, before }: Periods) {
  const sales = db
    .select({
      day: sql<string>`${inShop(orders.createdAt)}::date`.as('day'),
      hour: sql<number>`extract(hour FROM ${inShop(orders.createdAt)})::int`.as('hour'),
      isNow: sql<boolean>`${isWithin(period)}`.as('is_now'),
      paise: paise.as('paise'),
    })
    .from(orders)
    .where(and(isSale(), or(isWithin(period), isWithin(before))))
    .as('sales');
  return db
    .select({
      day: sql<string | null>`${sales.day}::text`,
      hour: sales.hour,
      isNow: sales.isNow,
      orders: summed.orders,
      salesPaise: sumOf(sql`${sales.paise}`),
    })
    .from(sales)
    .groupBy(sql`GROUPING SETS ((${sales.day}, ${sales.isNow}), (${sales.hour}, ${sales.isNow}))`);
}

// By area and locality ------------------------------------------------------------------------------------------------

const point = sql<[lng: number, lat: number]>`${orders.address} #> '{location,coordinates}'`;

/** `areaId` is null from before areas were recorded, `name` for a deleted area. */
export const findByArea = (db: Queries, period: Period, language: Language) =>
  db
    .select({ areaId: orders.areaId, name: deliveryAreas[`name${LANGUAGE_SUFFIX[language]}`], ...summed })
    .from(orders)
    .leftJoin(deliveryAreas, eq(deliveryAreas.id, orders.areaId))
    .where(and(isSale(), isWithin(period)))
    .groupBy(orders.areaId, deliveryAreas.id)
    .orderBy(desc(sql`4`));

export const findByPoint = (db: Queries, period: Period) =>
  db
    .select({ point, ...summed })
    .from(orders)
    .where(and(isSale(), isWithin(period)))
    .groupBy(sql`1`);

const minuteOf = (moment: typeof deliverySlots.startsAt | typeof deliverySlots.endsAt) =>
  sql<number | null>`(extract(epoch FROM ${inShop(moment)}::time) / 60)::int`;

export const findBySlot = (db: Queries, period: Period) =>
  db
    .select({ startMinute: minuteOf(deliverySlots.startsAt), endMinute: minuteOf(deliverySlots.endsAt), ...summed })
    .from(orders)
    .leftJoin(deliverySlots, eq(deliverySlots.id, orders.slotId))
    .where(and(isSale(), isWithin(period)))
    .groupBy(sql`1`, sql`2`)
    .orderBy(sql`1 NULLS LAST`, sql`2`);

// Baskets and coupons ------------------------------------------------------------------------------------------------

/** Counts by step, beginning with 1. */
export const findBaskets = (db: Queries, period: Period) =>
  db
    .select({
      step: sql<number>`width_bucket(${paise}, ARRAY[${sql.raw(BASKET_STEPS_PAISE.join(', '))}]::bigint[])`,
      ...summed,
    })
    .from(orders)
    .where(and(isSale(), isWithin(period)))
    .groupBy(sql`1`);

const earlier = alias(orders, 'earlier');
/** Whether the order's customer had a sale before it. */
const isRepeated = sql`EXISTS (
  SELECT FROM ${orders} AS earlier
  WHERE ${earlier.customerId} = ${orders.customerId} AND ${isSale(earlier.status)}
    AND (${earlier.createdAt}, ${earlier.id}) < (${orders.createdAt}, ${orders.id}))`;

export function findByCoupon(db: Queries, period: Period) {
  const sales = db
    .select({
      code: orders.couponCode,
      paise: paise.as('paise'),
      discountPaise: orders.discountPaise,
      isFirst:
        sql<boolean>`${orders.couponCode} IS NOT NULL AND ${orders.customerId} IS NOT NULL AND NOT ${isRepeated}`.as(
          'is_first',
        ),
    })
    .from(orders)
    .where(and(isSale(), isWithin(period)))
    .as('sales');
  return db
    .select({
      code: sales.code,
      orders: summed.orders,
      salesPaise: sumOf(sql`${sales.paise}`),
      discountPaise: sumOf(sql`${sales.discountPaise}`),
      firstOrders: sql<number>`(count(*) FILTER (WHERE ${sales.isFirst}))::int`,
    })
    .from(sales)
    .groupBy(sales.code)
    .orderBy(desc(sql`2`), sales.code);
}

// Customers ----------------------------------------------------------------------------------------------------------

/** Customers by day, and of the whole period where the day is null. */
export function findCustomers(db: Queries, period: Period) {
  const visits = db.$with('visits').as(
    db
      .select({
        customerId: orders.customerId,
        day: sql<string>`${inShop(orders.createdAt)}::date`.as('day'),
        orders: sql<number>`count(*)`.as('orders'),
        paise: sql<number>`sum(${paise})`.as('paise'),
      })
      .from(orders)
      .where(and(isSale(), isWithin(period), sql`${orders.customerId} IS NOT NULL`))
      .groupBy(sql`1`, sql`2`),
  );
  // Nested, which leaves its table's name on it.
  const visitor = sql`${visits.customerId}`;
  const visitors = db.$with('visitors').as(
    db
      .select({
        visitorId: sql<string>`${visits.customerId}`.as('visitor_id'),
        firstDay: sql<string>`min(${visits.day})`.as('first_day'),
        isNew: sql<boolean>`NOT EXISTS (
          SELECT FROM ${orders} AS earlier
          WHERE ${earlier.customerId} = ${visitor} AND ${isSale(earlier.status)}
            AND ${earlier.createdAt} < ${period.start.toISOString()}::timestamptz)`.as('is_new'),
      })
      .from(visits)
      .groupBy(visits.customerId),
  );
  const isFirst = sql`${visitors.firstDay} = ${visits.day}`;
  return db
    .with(visits, visitors)
    .select({
      day: sql<string | null>`${visits.day}::text`,
      /** Counts a customer once a day. */
      visits: sql<number>`count(*)::int`,
      /** The whole period's customers. */
      firstVisits: sql<number>`(count(*) FILTER (WHERE ${isFirst}))::int`,
      newCustomers: sql<number>`(count(*) FILTER (WHERE ${isFirst} AND ${visitors.isNew}))::int`,
      ordersOfNew: sql<number>`coalesce(sum(${visits.orders}) FILTER (WHERE ${visitors.isNew}), 0)::int`,
      salesOfNewPaise: sql<number>`coalesce(sum(${visits.paise}) FILTER (WHERE ${visitors.isNew}), 0)::float8`,
    })
    .from(visits)
    .innerJoin(visitors, eq(visitors.visitorId, visits.customerId))
    .groupBy(sql`GROUPING SETS ((${visits.day}), ())`);
}
