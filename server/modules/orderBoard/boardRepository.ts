import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Address } from '../../../contract/address';
import type { OrderStatus } from '../../../contract/constants';
import type { OrderCard } from '../../../contract/staffOrders';
import { OPEN_STATUSES, type OrderList } from '../../../contract/orderConstants';
import { readMobileNumber } from '../../../contract/readMobileNumber';
import type { Queries } from '../../db/database';
import { recalledOfOrder } from '../../db/recalledUnits';
import { customers, deliverySlots, orderEvents, orderItems, orders, rounds, roundStops, staff } from '../../db/schema';
import { waitingItems } from '../../db/waitingItems';
import { isAwaitedFromDoor } from '../payments';

export interface BoardPosition {
  createdAt: Date;
  id: string;
}

export interface BoardFilter {
  list: OrderList;
  day?: string | undefined;
  slotId?: string | undefined;
  search?: string | undefined;
}

export type CardRow = Awaited<ReturnType<typeof findCards>>[number];

/** Counting ends here: customers of hundreds of orders must not slow the board. */
const MOST_ORDERS_COUNTED = 100;
/** Customers whose orders a search lists at most. */
const MAX_FOUND_CUSTOMERS = 300;
/** An order is due within so many days of its creation: bounds the search for those of a day. */
const LONGEST_PROMISE_DAYS = 31;

const UNPAID: readonly OrderStatus[] = ['PAYMENT_PENDING', 'WAITING_FOR_PAYMENT'];
const STATUSES: Record<OrderList, readonly OrderStatus[] | null> = {
  OPEN: OPEN_STATUSES,
  UNPAID,
  DELIVERED: ['DELIVERED'],
  CANCELLED: ['CANCELLED'],
  ALL: null,
};

const literals = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '));

/** The condition has to equal that of the partial index `orders_counted_index`. */
const isCounted = sql`counted.status NOT IN (${literals([...UNPAID, 'CANCELLED'])})`;
const nthOrder = sql<number>`(
  SELECT count(*)::int FROM (
    SELECT FROM ${orders} AS counted
    WHERE counted.customer_id = ${orders.customerId} AND counted.created_at <= ${orders.createdAt} AND ${isCounted}
    LIMIT ${sql.raw(String(MOST_ORDERS_COUNTED))}) AS earlier)`;
const itemCount = sql<number>`(
  SELECT coalesce(sum(${orderItems.quantity}), 0)::int FROM ${orderItems} WHERE ${orderItems.orderId} = ${orders.id})`;
/** Lines of the parcel that a card names. */
const LINES_NAMED = 2;
const isInParcel = sql`line.order_id = ${orders.id} AND coalesce(line.packed_quantity, line.quantity) > 0`;
const parcel = sql<OrderCard['parcel']>`coalesce((
  SELECT json_agg(json_build_object('name', first.product_name ->> 'en', 'nameTa', first.product_name ->> 'ta', 'nameHi', first.product_name ->> 'hi',
    'netGrams', first.net_grams, 'measure', first.measure, 'quantity', coalesce(first.packed_quantity, first.quantity)) ORDER BY first.line_no)
  FROM (SELECT line.* FROM ${orderItems} AS line WHERE ${isInParcel} ORDER BY line.line_no LIMIT ${sql.raw(String(LINES_NAMED))}) AS first), '[]')`;
const lineCount = sql<number>`(SELECT count(*)::int FROM ${orderItems} AS line WHERE ${isInParcel})`;
const phoneToCall = sql<string | null>`CASE WHEN ${orders.needsApproval}
  THEN coalesce(nullif(${orders.address} ->> 'receiverPhone', ''), ${customers.mobileNumber}) END`;
const sinceAt = sql<Date>`coalesce((
  SELECT ${orderEvents.at} FROM ${orderEvents}
  WHERE ${orderEvents.orderId} = ${orders.id} AND ${orderEvents.toStatus} = 'ORDER_CREATED'
  ORDER BY ${orderEvents.id} LIMIT 1), ${orders.createdAt})`.mapWith(orders.createdAt);
const rider = sql<string | null>`(
  SELECT ${staff.name} FROM ${roundStops} JOIN ${rounds} ON ${rounds.id} = ${roundStops.roundId} JOIN ${staff} ON ${staff.id} = ${rounds.riderId}
  WHERE ${roundStops.orderId} = ${orders.id} AND ${roundStops.state} = 'PENDING')`;
const dueDay = (leadDays: number) =>
  sql<string>`coalesce(${deliverySlots.day}, (${orders.createdAt} AT TIME ZONE 'Asia/Kolkata')::date + ${leadDays}::int)::text`;

const cardColumns = (leadDays: number) => ({
  id: orders.id,
  orderNumber: orders.orderNumber,
  status: orders.status,
  createdAt: orders.createdAt,
  sinceAt,
  customerName: customers.name,
  address: sql<Address>`${orders.address}`,
  slot: {
    slotId: deliverySlots.id,
    day: deliverySlots.day,
    startsAt: deliverySlots.startsAt,
    endsAt: deliverySlots.endsAt,
  },
  dueDay: dueDay(leadDays),
  itemCount,
  parcel,
  lineCount,
  totalPaise: orders.totalPaise,
  reducedPaise: orders.reducedPaise,
  roundingPaise: orders.roundingPaise,
  paymentMethod: orders.paymentMethod,
  paymentStatus: orders.paymentStatus,
  isAwaitedFromDoor: sql<boolean>`(${orders.paymentStatus} = 'DUE_AT_DOOR' AND ${isAwaitedFromDoor})`,
  note: orders.note,
  nthOrder,
  needsApproval: orders.needsApproval,
  phoneToCall,
  channel: orders.channel,
  rider,
  recalled: recalledOfOrder,
  waitingItems,
});

const selectCards = (db: Queries, leadDays: number) =>
  db
    .select(cardColumns(leadDays))
    .from(orders)
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(deliverySlots, eq(deliverySlots.id, orders.slotId));

export const findCardsById = (db: Queries, leadDays: number, orderIds: readonly string[]) =>
  selectCards(db, leadDays).where(inArray(orders.id, [...orderIds]));

export async function findCard(db: Queries, leadDays: number, orderNumber: string): Promise<CardRow | null> {
  const [card] = await selectCards(db, leadDays).where(eq(orders.orderNumber, orderNumber));
  return card ?? null;
}

/** Open orders begin with the oldest, others with the newest. */
export function findCards(
  db: Queries,
  leadDays: number,
  filter: BoardFilter,
  { after, limit }: { after: BoardPosition | null; limit: number },
) {
  const isOldestFirst = filter.list === 'OPEN';
  const statuses = STATUSES[filter.list];
  const inList = and(
    statuses ? inArray(orders.status, [...statuses]) : undefined,
    filter.slotId === undefined ? undefined : eq(orders.slotId, filter.slotId),
    after ? isBehind(after, isOldestFirst) : undefined,
  );
  const inTurn = isOldestFirst ? [asc(orders.createdAt), asc(orders.id)] : [desc(orders.createdAt), desc(orders.id)];
  // A customer has no more orders on the page than it shows; which are due on a day is known only with their slots.
  const ofCustomer = filter.day === undefined ? sql`ORDER BY ${sql.join(inTurn, sql`, `)} LIMIT ${limit}::int` : sql``;
  return selectCards(db, leadDays)
    .where(
      and(
        inList,
        filter.day === undefined ? undefined : isDue(filter.day, leadDays),
        filter.search === undefined ? undefined : matches(filter.search, sql`${inList ?? sql`true`} ${ofCustomer}`),
      ),
    )
    .orderBy(...inTurn)
    .limit(limit);
}

const isBehind = ({ createdAt, id }: BoardPosition, isOldestFirst: boolean) =>
  sql`(${orders.createdAt}, ${orders.id}) ${sql.raw(isOldestFirst ? '>' : '<')} (${createdAt.toISOString()}::timestamptz, ${id})`;

const isDue = (day: string, leadDays: number): SQL => sql`${dueDay(leadDays)} = ${day}
  AND ${orders.createdAt} >= ${day}::date - ${LONGEST_PROMISE_DAYS}::int AND ${orders.createdAt} < ${day}::date + 2`;

/**
 * By number, by the customer's name or phone, and for open orders by the receiver's.
 * @param onPage further conditions, sequence and limit of one customer's orders
 */
function matches(search: string, onPage: SQL): SQL {
  const [, prefix, number] = /^(vy)?\s*([0-9]{1,18})$/i.exec(search) ?? [];
  const hasNumber = sql`${orders.orderNumber} = ${`VY${number ?? ''}`}`;
  if (prefix !== undefined) return hasNumber;
  // The search may be a part of a number, such as "+91 98672".
  const phone = readMobileNumber(search).replace(/^\+91/, '');
  const pattern = `%${/^\d+$/.test(phone) ? phone : search.replace(/[\\%_]/g, '\\$&')}%`;
  const openIds = sql`SELECT ${orders.id} FROM ${orders}
    WHERE ${orders.status} IN (${literals(OPEN_STATUSES)})
      AND concat(${orders.address} ->> 'receiverName', ' ', ${orders.address} ->> 'receiverPhone') ILIKE ${pattern}`;
  const ofCustomers = sql`SELECT own.id FROM (
    SELECT ${customers.id} AS customer_id FROM ${customers}
    WHERE (${customers.name} || ' ' || ${customers.mobileNumber}) ILIKE ${pattern} LIMIT ${MAX_FOUND_CUSTOMERS}::int) AS found
    CROSS JOIN LATERAL (SELECT ${orders.id} FROM ${orders} WHERE ${orders.customerId} = found.customer_id AND ${onPage}) AS own`;
  const ofNumber = sql`SELECT ${orders.id} FROM ${orders} WHERE ${hasNumber}`;
  const ways = [...(number === undefined ? [] : [ofNumber]), ofCustomers, openIds];
  return sql`${orders.id} IN (${sql.join(ways, sql` UNION `)})`;
}
