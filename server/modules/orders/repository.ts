import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias, unionAll, type PgTable } from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/constants';
import type { Measure } from '../../../contract/packSize';
import type { Picture } from '../../../contract/pictures';
import type { RecalledUnits } from '../../../contract/recalledUnits';
import { asRow } from '../../db/asRow';
import { chargedDelivery } from '../../db/chargedDelivery';
import type { Queries, Transaction } from '../../db/database';
import { isCheckViolation } from '../../db/errors';
import type { CursorPosition } from '../../lib/cursor';
import { arrayParameter, preparedOnce } from '../../db/prepared';
import { recalledOfOrder } from '../../db/recalledUnits';
import {
  type addresses,
  complaints,
  couponRedemptions,
  customers,
  orderChanges,
  deliverySlots,
  orderAdditions,
  orderEvents,
  orderItemParts,
  orderItems,
  orderMends,
  orderMoves,
  orders,
  packs,
  paymentAttempts,
  products,
  refundLines,
  refunds,
  replacementOrders,
  stockMovements,
  transfers,
} from '../../db/schema';
import type { Translated } from '../../db/schema/columns';
import { isAwaitedFromDoor } from '../payments';
import type { PackQuantity } from '../stockLedger';
import { UNPAID } from './transitions';

export type Order = typeof orders.$inferSelect;
export type OrderEvent = typeof orderEvents.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type NewItem = typeof orderItems.$inferInsert;
export type NewPart = typeof orderItemParts.$inferInsert;
export type NewAttempt = typeof paymentAttempts.$inferInsert;
/** Its delivery share is what is charged. */
export type OrderItem = typeof orderItems.$inferSelect & {
  slug: string;
  picture: Picture | null;
  /** It is null for every pack but a bundle. */
  parts: { name: Translated; netGrams: number; measure: Measure; quantity: number }[] | null;
  reducedPaise: number;
  /** The customer wanted less of it. */
  isAskedOff: boolean;
};
export type SavedAddress = typeof addresses.$inferSelect;
// Writing an order ---------------------------------------------------------------------------------------------------

export interface NewOrderRows {
  order: NewOrder & { id: string };
  /** As read with the facts that the order rests on. */
  ordersVersion: number;
  items: NewItem[];
  parts: NewPart[];
  event: typeof orderEvents.$inferInsert;
  /** It is null for payment at the door. */
  attempt: NewAttempt | null;
  redemption: typeof couponRedemptions.$inferInsert | null;
  slot: typeof deliverySlots.$inferInsert | null;
  /** One entry per pack. */
  packQuantities: PackQuantity[];
}

/** Fills a table from asRow() rows. @param computed values by column, instead of the rows' own */
function insertRows(table: PgTable, name: string, computed: Record<string, SQL> = {}): SQL {
  const columns = Object.values(getTableColumns(table)).filter((column) => !column.generatedIdentity);
  const names = columns.map((column) => sql.identifier(column.name));
  const values = columns.map((column) => computed[column.name] ?? sql.identifier(column.name));
  return sql`INSERT INTO ${table} (${sql.join(names, sql`, `)}) SELECT ${sql.join(values, sql`, `)} FROM jsonb_populate_recordset(NULL::${table}, ${sql.placeholder(name)}::jsonb)`;
}

const placement = preparedOnce((db) => {
  // unnest, because the planner estimates JSON at a hundred rows and scans the whole table.
  const held = sql`unnest(${arrayParameter('packIds', 'text')}, ${arrayParameter('quantities', 'int')}) AS held (pack_id, quantity)`;
  // Locks the customer and then packs in id order, as everywhere, so that two orders never deadlock.
  return db
    .with(
      db.$with('new_slot', {}).as(sql`${insertRows(deliverySlots, 'slots')} ON CONFLICT DO NOTHING`),
      // Waits for another order of the customer; then this one finds no customer, and fails.
      db.$with('claimed', {}).as(
        sql`UPDATE ${customers} SET orders_version = orders_version + 1
              WHERE id = ${sql.placeholder('customerId')}::text AND orders_version = ${sql.placeholder('ordersVersion')}::int
              RETURNING id`,
      ),
      db.$with('new_order', {}).as(insertRows(orders, 'orders', { customer_id: sql`(SELECT id FROM claimed)` })),
      db.$with('new_items', {}).as(insertRows(orderItems, 'items')),
      db.$with('new_parts', {}).as(insertRows(orderItemParts, 'parts')),
      db.$with('new_event', {}).as(insertRows(orderEvents, 'events')),
      db.$with('new_attempt', {}).as(insertRows(paymentAttempts, 'attempts')),
      db.$with('new_redemption', {}).as(insertRows(couponRedemptions, 'redemptions')),
      db
        .$with('locked', {})
        .as(
          sql`SELECT ${packs.id} AS id, held.quantity FROM claimed CROSS JOIN ${packs} JOIN ${held} ON ${packs.id} = held.pack_id ORDER BY ${packs.id} FOR NO KEY UPDATE OF ${packs}`,
        ),
      db.$with('ordered', {}).as(
        sql`INSERT INTO ${stockMovements} (pack_id, change, reason, order_id, at)
              SELECT locked.id, -locked.quantity, 'ORDERED', ${sql.placeholder('orderId')}::text, ${sql.placeholder('at')}::timestamptz FROM locked`,
      ),
    )
    .select({ done: sql`true` })
    .from(sql`(SELECT) AS once`)
    .prepare('place_order');
});

/**
 * One statement, which each connection plans once.
 * @throws a violation of `packs_stock_check` without stock, of `delivery_slots_booked_check` for a full slot, of a
 * coupon's limits, or an order without a customer (`isOvertaken`) when another order of the customer came first
 */
export async function insertPlacedOrder(
  db: Queries,
  { order, ordersVersion, items, parts, event, attempt, redemption, slot, packQuantities }: NewOrderRows,
): Promise<void> {
  await placement(db).execute({
    slots: JSON.stringify(slot ? [asRow(deliverySlots, slot)] : []),
    orders: JSON.stringify([asRow(orders, order)]),
    items: JSON.stringify(items.map((item) => asRow(orderItems, item))),
    parts: JSON.stringify(parts.map((part) => asRow(orderItemParts, part))),
    events: JSON.stringify([asRow(orderEvents, event)]),
    attempts: JSON.stringify(attempt ? [asRow(paymentAttempts, attempt)] : []),
    redemptions: JSON.stringify(redemption ? [asRow(couponRedemptions, redemption)] : []),
    customerId: order.customerId,
    ordersVersion,
    orderId: order.id,
    at: (order.createdAt ?? new Date()).toISOString(),
    packIds: packQuantities.map(({ packId }) => packId),
    quantities: packQuantities.map(({ quantity }) => quantity),
  });
}

/** The line as it was ordered, to be sent again. */
export async function findLineToRepeat(tx: Transaction, orderId: string, lineNo: number) {
  const [line] = await tx
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.lineNo, lineNo)));
  if (!line) throw new Error('no line to send again');
  return line;
}

export const findPartsToRepeat = (tx: Transaction, orderId: string, lineNo: number) =>
  tx
    .select()
    .from(orderItemParts)
    .where(and(eq(orderItemParts.orderId, orderId), eq(orderItemParts.lineNo, lineNo)))
    .orderBy(asc(orderItemParts.partNo));

/** @returns its number */
export async function insertReplacement(
  tx: Transaction,
  { order, item, parts }: { order: NewOrder; item: NewItem; parts: NewPart[] },
): Promise<string> {
  const [row] = await tx.insert(orders).values(order).returning({ orderNumber: orders.orderNumber });
  if (!row) throw new Error('the replacement was not written');
  await tx.insert(orderItems).values(item);
  if (parts.length > 0) await tx.insert(orderItemParts).values(parts);
  return row.orderNumber;
}

/** The number of the order for whose complaint each of these is sent, by their ids. */
export async function findReplaced(db: Queries, orderIds: readonly string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ id: replacementOrders.orderId, orderNumber: orders.orderNumber })
    .from(replacementOrders)
    .innerJoin(complaints, eq(complaints.id, replacementOrders.complaintId))
    .innerJoin(orders, eq(orders.id, complaints.orderId))
    .where(inArray(replacementOrders.orderId, [...orderIds]));
  return new Map(rows.map(({ id, orderNumber }) => [id, orderNumber]));
}

export const isOvertaken = (error: unknown): boolean => isCheckViolation(error, 'orders_erased_check');

// Existing orders ----------------------------------------------------------------------------------------------------

export type OrderKey = { id: string; customerId?: string } | { orderNumber: string };

const isOrder = (key: OrderKey) =>
  'orderNumber' in key
    ? eq(orders.orderNumber, key.orderNumber)
    : and(eq(orders.id, key.id), key.customerId === undefined ? undefined : eq(orders.customerId, key.customerId));

export async function findOrder(db: Queries, key: OrderKey): Promise<Order | null> {
  const [order] = await db.select().from(orders).where(isOrder(key));
  return order ?? null;
}

export async function findRecalled(db: Queries, orderId: string): Promise<RecalledUnits[]> {
  const [order] = await db.select({ recalled: recalledOfOrder }).from(orders).where(eq(orders.id, orderId));
  return order?.recalled ?? [];
}

/** Every change of an order, its payments or stock starts here. Open streams follow the order's row, so it is touched. */
export async function lockOrder(tx: Transaction, key: OrderKey, now: Date): Promise<Order | null> {
  const [order] = await tx.update(orders).set({ updatedAt: now }).where(isOrder(key)).returning();
  return order ?? null;
}

/** Lock packs first. Returns whether the slot is still to come and has a place. */
export async function lockFreeSlot(tx: Transaction, slotId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: deliverySlots.id })
    .from(deliverySlots)
    .where(
      and(
        eq(deliverySlots.id, slotId),
        gt(deliverySlots.startsAt, now),
        lt(deliverySlots.booked, deliverySlots.capacity),
      ),
    )
    .for('no key update');
  return rows.length === 1;
}

/** Locks in the order of ids. A slot that has no order yet is written first. @returns whether the second has a place */
export async function lockSlots(
  tx: Transaction,
  fromId: string | null,
  to: typeof deliverySlots.$inferInsert,
): Promise<boolean> {
  await tx.insert(deliverySlots).values(to).onConflictDoNothing();
  const rows = await tx
    .select({ id: deliverySlots.id, hasPlace: sql<boolean>`${deliverySlots.booked} < ${deliverySlots.capacity}` })
    .from(deliverySlots)
    .where(inArray(deliverySlots.id, fromId === null ? [to.id] : [fromId, to.id]))
    .orderBy(asc(deliverySlots.id))
    .for('no key update');
  return rows.some(({ id, hasPlace }) => id === to.id && hasPlace);
}

/** @returns its id */
export async function insertMove(tx: Transaction, move: typeof orderMoves.$inferInsert): Promise<number> {
  const [row] = await tx.insert(orderMoves).values(move).returning({ id: orderMoves.id });
  if (!row) throw new Error('the move was not written');
  return row.id;
}

/** @returns their ids */
export const insertMends = (tx: Transaction, mends: (typeof orderMends.$inferInsert)[]) =>
  tx.insert(orderMends).values(mends).returning({ id: orderMends.id, changed: orderMends.changed });

/** Takes so much of a line's delivery share off. */
export const takeDeliveryOff = (tx: Transaction, orderId: string, lineNo: number, paise: number) =>
  tx
    .update(orderItems)
    .set({ deliveryOffPaise: sql`${orderItems.deliveryOffPaise} + ${paise}` })
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.lineNo, lineNo)));

export const updateOrder = (tx: Transaction, orderId: string, change: Partial<Order>) =>
  tx.update(orders).set(change).where(eq(orders.id, orderId));

/** @returns its id */
export async function insertEvent(tx: Transaction, event: typeof orderEvents.$inferInsert): Promise<number> {
  const [row] = await tx.insert(orderEvents).values(event).returning({ id: orderEvents.id });
  if (!row) throw new Error('the event was not written');
  return row.id;
}

export async function findNewestChange(tx: Transaction, orderId: string): Promise<string | null> {
  const [change] = await tx
    .select({ id: orderChanges.id })
    .from(orderChanges)
    .where(eq(orderChanges.orderId, orderId))
    .orderBy(desc(orderChanges.at))
    .limit(1);
  return change?.id ?? null;
}

/** Unpaid orders, and orders with items that wait to be added, whose time is over. */
export async function findExpired(
  db: Queries,
  now: Date,
  { limit, except }: { limit: number; except: readonly string[] },
): Promise<{ orderId: string; isPaidOnline: boolean }[]> {
  const rows = await unionAll(
    db
      .select({ orderId: orders.id, expiresAt: orders.expiresAt, isPaidOnline: sql<boolean>`true` })
      .from(orders)
      .where(and(inArray(orders.status, [...UNPAID]), lte(orders.expiresAt, now), notInArray(orders.id, [...except]))),
    db
      .select({
        orderId: orderAdditions.orderId,
        expiresAt: orderAdditions.expiresAt,
        isPaidOnline: orderAdditions.isPaidOnline,
      })
      .from(orderAdditions)
      .where(
        and(
          eq(orderAdditions.state, 'WAITING'),
          lte(orderAdditions.expiresAt, now),
          notInArray(orderAdditions.orderId, [...except]),
        ),
      ),
  )
    .orderBy(sql`2`)
    .limit(limit);
  return rows;
}

/** A line is packed as ordered unless staff changed it. */
const packedQuantity = sql<number>`coalesce(${orderItems.packedQuantity}, ${orderItems.quantity})`;

/** Best-seller counts, in id order to avoid deadlocks. @param times -1 reverts it */
export async function countAsSold(tx: Transaction, orderId: string, times: 1 | -1): Promise<void> {
  const sold = tx
    .select({ id: products.id, quantity: sql<number>`sum(${packedQuantity})::int`.as('quantity') })
    .from(orderItems)
    .innerJoin(packs, eq(packs.id, orderItems.packId))
    .innerJoin(products, eq(products.id, packs.productId))
    .where(and(eq(orderItems.orderId, orderId), gt(packedQuantity, 0)))
    .groupBy(products.id)
    .orderBy(asc(products.id));
  for (const { id, quantity } of await sold) {
    await tx
      .update(products)
      .set({ soldCount: sql`${products.soldCount} + ${times * quantity}` })
      .where(eq(products.id, id));
  }
}

// Coupons ------------------------------------------------------------------------------------------------------------

export const giveCouponBack = (tx: Transaction, orderId: string, at: Date) =>
  tx
    .update(couponRedemptions)
    .set({ givenBackAt: at })
    .where(and(eq(couponRedemptions.orderId, orderId), isNull(couponRedemptions.givenBackAt)));

/** @throws a violation of the coupon's limits when it is used up */
export const redeemCouponAgain = (tx: Transaction, orderId: string) =>
  tx
    .update(couponRedemptions)
    .set({ givenBackAt: null })
    .where(and(eq(couponRedemptions.orderId, orderId), isNotNull(couponRedemptions.givenBackAt)));

// Tracking -----------------------------------------------------------------------------------------------------------

const endingColumns = {
  status: orders.status,
  expiresAt: orders.expiresAt,
  cancelledBy: orders.cancelledBy,
  cancelReason: orders.cancelReason,
};

export type StateRow = Awaited<ReturnType<typeof findPaymentStates>>[number];

export const findPaymentStates = (db: Queries, orderIds: readonly string[]) =>
  db
    .select({
      id: orders.id,
      customerId: orders.customerId,
      paymentStatus: orders.paymentStatus,
      ...endingColumns,
      additionExpiresAt: orderAdditions.expiresAt,
    })
    .from(orders)
    .leftJoin(
      orderAdditions,
      and(
        eq(orderAdditions.orderId, orders.id),
        eq(orderAdditions.state, 'WAITING'),
        eq(orderAdditions.isPaidOnline, true),
      ),
    )
    .where(inArray(orders.id, [...orderIds]));

export async function findPaymentState(db: Queries, orderId: string): Promise<StateRow | null> {
  const [row] = await findPaymentStates(db, [orderId]);
  return row ?? null;
}

export const findHistory = (db: Queries, customerId: string, after: CursorPosition | null, limit: number) =>
  db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      ...endingColumns,
      createdAt: orders.createdAt,
      paymentStatus: orders.paymentStatus,
      totalPaise: orders.totalPaise,
      reducedPaise: orders.reducedPaise,
      roundingPaise: orders.roundingPaise,
      receivedPaise: orders.receivedPaise,
      refundedPaise: orders.refundedPaise,
      isAwaited: sql<boolean>`${orders.paymentStatus} = 'DUE_AT_DOOR' AND ${isAwaitedFromDoor}`,
      paymentMethod: orders.paymentMethod,
      items: sql<{ name: Translated; quantity: number; picture: Picture | null }[]>`(
        SELECT json_agg(json_build_object('name', ${orderItems.productName}, 'quantity', ${orderItems.quantity}, 'picture', (
                          SELECT ${packs.picture} FROM ${packs} WHERE ${packs.id} = ${orderItems.packId}))
                        ORDER BY ${orderItems.lineNo})
        FROM ${orderItems} WHERE ${orderItems.orderId} = ${orders.id})`,
      slot: deliverySlots,
    })
    .from(orders)
    .leftJoin(deliverySlots, eq(deliverySlots.id, orders.slotId))
    .where(and(eq(orders.customerId, customerId), after ? isAfter(after) : undefined))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);

/** One row comparison, matching the index. */
export const isAfter = ({ createdAt, id }: CursorPosition) =>
  sql`(${orders.createdAt}, ${orders.id}) < (${createdAt.toISOString()}::timestamptz, ${id})`;

const partsOfItem = sql<OrderItem['parts']>`(
  SELECT json_agg(json_build_object('name', ${orderItemParts.productName}, 'netGrams', ${orderItemParts.netGrams}, 'measure', ${orderItemParts.measure}, 'quantity', ${orderItemParts.quantity})
                  ORDER BY ${orderItemParts.partNo})
  FROM ${orderItemParts} WHERE ${orderItemParts.orderId} = ${orderItems.orderId} AND ${orderItemParts.lineNo} = ${orderItems.lineNo})`;

const reducedOfItem = sql<number>`coalesce((
  SELECT sum(${orderChanges.reducedPaise}) FROM ${orderChanges}
  WHERE ${orderChanges.orderId} = ${orderItems.orderId} AND ${orderChanges.lineNo} = ${orderItems.lineNo}), 0)::float8`;

const isAskedOff = sql<boolean>`coalesce((
  SELECT ${orderChanges.reason} = 'CUSTOMER' FROM ${orderChanges}
  WHERE ${orderChanges.orderId} = ${orderItems.orderId} AND ${orderChanges.lineNo} = ${orderItems.lineNo}
  ORDER BY ${orderChanges.at} DESC, ${orderChanges.id} DESC LIMIT 1), false)`;

export const findItems = (db: Queries, orderIds: readonly string[]): Promise<OrderItem[]> =>
  db
    .select({
      ...getTableColumns(orderItems),
      deliveryPaise: chargedDelivery,
      slug: products.slug,
      picture: packs.picture,
      parts: partsOfItem,
      reducedPaise: reducedOfItem,
      isAskedOff,
    })
    .from(orderItems)
    .innerJoin(packs, eq(packs.id, orderItems.packId))
    .innerJoin(products, eq(products.id, packs.productId))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.lineNo));

export const findEvents = (db: Queries, orderIds: readonly string[]) =>
  db
    .select({ orderId: orderEvents.orderId, toStatus: orderEvents.toStatus, at: orderEvents.at })
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...orderIds]))
    .orderBy(asc(orderEvents.id));

const replacements = alias(refunds, 'replacements');

const itemsOfRefund = (language: Language) => sql<{ name: string; quantity: number }[]>`coalesce((
  SELECT json_agg(json_build_object('name', ${orderItems.productName} ->> ${language}::text, 'quantity', ${refundLines.quantity}) ORDER BY ${refundLines.id})
  FROM ${refundLines} JOIN ${orderItems} ON ${orderItems.orderId} = ${refundLines.orderId} AND ${orderItems.lineNo} = ${refundLines.lineNo}
  WHERE ${refundLines.refundId} = ${refunds.id}), '[]')`;

/** Failed refunds that were sent again are left out: their successors count instead. */
export const findRefunds = (db: Queries, orderId: string, language: Language) =>
  db
    .select({
      amountPaise: refunds.amountPaise,
      state: refunds.state,
      reason: refunds.reason,
      reference: sql<string | null>`CASE WHEN ${refunds.byHand} THEN ${refunds.providerRefundId} END`,
      byHand: refunds.byHand,
      startedAt: refunds.createdAt,
      updatedAt: refunds.updatedAt,
      items: itemsOfRefund(language),
    })
    .from(refunds)
    .innerJoin(transfers, eq(transfers.id, refunds.transferId))
    .leftJoin(replacements, eq(replacements.replacesId, refunds.id))
    .where(and(eq(transfers.orderId, orderId), isNull(replacements.id)))
    .orderBy(asc(refunds.createdAt));

const RECENT_ORDERS = 30;

/** The most often ordered first, then the latest. */
export async function findBoughtPacks(db: Queries, customerId: string, limit: number): Promise<string[]> {
  const recent = db
    .select({ id: orders.id, createdAt: orders.createdAt })
    .from(orders)
    .where(
      and(
        eq(orders.customerId, customerId),
        notInArray(orders.status, [...UNPAID, 'CANCELLED']),
        ne(orders.paymentMethod, 'NONE'),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(RECENT_ORDERS)
    .as('recent');
  const rows = await db
    .select({ packId: orderItems.packId })
    .from(recent)
    .innerJoin(orderItems, eq(orderItems.orderId, recent.id))
    .groupBy(orderItems.packId)
    .orderBy(desc(sql`count(*)`), desc(sql`max(${recent.createdAt})`), asc(orderItems.packId))
    .limit(limit);
  return rows.map(({ packId }) => packId);
}

export async function isRefundDue(db: Queries, orderId: string): Promise<boolean> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(transfers, eq(transfers.id, refunds.transferId))
    .where(and(eq(transfers.orderId, orderId), or(isNull(transfers.surplus), eq(transfers.surplus, 'LATE'))));
  return rows.length > 0;
}
