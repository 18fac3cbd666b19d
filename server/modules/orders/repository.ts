import { and, asc, desc, eq, getTableColumns, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { OrderStatus } from '../../../contract/constants';
import type { Picture } from '../../../contract/pictures';
import type { Queries, Transaction } from '../../db/database';
import {
  addons,
  addresses,
  coupons,
  orderEvents,
  orderItems,
  orderNumberSequence,
  orders,
  packs,
  payments,
  productAddons,
  products,
  refunds,
  storeSettings,
} from '../../db/schema';
import type { Translated } from '../../db/schema/columns';
import type { AddonFacts, PackFacts } from './bill';
import type { CouponFacts } from './coupon';

export type Order = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type NewItem = typeof orderItems.$inferInsert;
export type NewPayment = typeof payments.$inferInsert;
export type OrderItem = typeof orderItems.$inferSelect & { slug: string; picture: Picture | null };
export type SavedAddress = typeof addresses.$inferSelect;
export interface Goods {
  packId: string;
  quantity: number;
}

const UNPAID: OrderStatus[] = ['PAYMENT_PENDING', 'WAITING_FOR_PAYMENT'];

// What a bill is made of ---------------------------------------------------------------------------------------------

/** Plain columns, no JSON built by the database: an order is planned anew each time, and planning is most of its cost. */
const selectPacks = (db: Queries, packIds: readonly string[]) =>
  db
    .select({
      id: packs.id,
      productId: packs.productId,
      slug: products.slug,
      nameEn: products.nameEn,
      nameTa: products.nameTa,
      nameHi: products.nameHi,
      picture: packs.picture,
      netGrams: packs.netGrams,
      mrpPaise: packs.mrpPaise,
      pricePaise: packs.pricePaise,
      stock: packs.stock,
      gstPercent: products.gstPercent,
      published: products.published,
    })
    .from(packs)
    .innerJoin(products, eq(products.id, packs.productId))
    .where(inArray(packs.id, [...packIds]))
    .orderBy(asc(packs.id));

/** What a bill needs to know of packs, with those of the add-ons that their products take. */
export async function findPacks(db: Queries, packIds: readonly string[], addonIds: readonly string[]) {
  return withAddons(db, await selectPacks(db, packIds), addonIds);
}

/**
 * The same, and nobody else changes their stock until the transaction ends. Everyone takes the locks in the order of the ids,
 * so that two orders never wait for each other.
 */
export async function lockPacks(tx: Transaction, packIds: readonly string[], addonIds: readonly string[]) {
  return withAddons(tx, await selectPacks(tx, packIds).for('no key update', { of: packs }), addonIds);
}

async function withAddons(
  db: Queries,
  rows: Awaited<ReturnType<typeof selectPacks>>,
  addonIds: readonly string[],
): Promise<PackFacts[]> {
  const offered = addonIds.length === 0 ? [] : await findAddons(db, addonIds);
  return rows.map(({ nameEn, nameTa, nameHi, productId, ...pack }) => ({
    ...pack,
    name: { en: nameEn, ta: nameTa, hi: nameHi },
    addons: offered.filter((addon) => addon.productId === productId),
  }));
}

async function findAddons(db: Queries, addonIds: readonly string[]): Promise<(AddonFacts & { productId: string })[]> {
  const rows = await db
    .select({ ...getTableColumns(addons), productId: productAddons.productId })
    .from(productAddons)
    .innerJoin(addons, eq(addons.id, productAddons.addonId))
    .where(and(addons.active, inArray(addons.id, [...addonIds])));
  return rows.map(({ id, nameEn, nameTa, nameHi, pricePaise, productId }) => ({
    id,
    name: { en: nameEn, ta: nameTa, hi: nameHi },
    pricePaise,
    productId,
  }));
}

/** The locks and the stock alone, in the same order. */
export const lockStock = (tx: Transaction, packIds: readonly string[]) =>
  tx
    .select({ id: packs.id, stock: packs.stock })
    .from(packs)
    .where(inArray(packs.id, [...packIds]))
    .orderBy(asc(packs.id))
    .for('no key update');

export async function findCoupon(db: Queries, code: string): Promise<CouponFacts | null> {
  const [coupon] = await db.select().from(coupons).where(eq(coupons.code, code));
  return coupon ?? null;
}

export interface BillContextQuery {
  addressId: string | null;
  customerId: string | null;
  idempotencyKey: string | null;
}

/**
 * What else a bill and an order depend on, in one query: the shop's settings, the customer's address, and the order that was
 * placed with the same key before, or else the number of the new one. What is not asked for, or another customer's, is null.
 */
export async function findBillContext(db: Queries, { addressId, customerId, idempotencyKey }: BillContextQuery) {
  const [row] = await db
    .select({
      settings: storeSettings.settings,
      address: getTableColumns(addresses),
      earlier: { id: orders.id, orderNumber: orders.orderNumber, requestHash: orders.requestHash },
      nextOrderNumber: idempotencyKey === null ? sql<null>`NULL` : nextOrderNumber,
    })
    .from(storeSettings)
    .leftJoin(addresses, and(eq(addresses.id, orNothing(addressId)), eq(addresses.customerId, orNothing(customerId))))
    .leftJoin(
      orders,
      and(eq(orders.customerId, orNothing(customerId)), eq(orders.idempotencyKey, orNothing(idempotencyKey))),
    );
  if (!row) throw new Error('the shop has no settings: was the database seeded?');
  return row;
}

/** Drawn beforehand, because the payment's link names it. A refused order leaves a gap, which order numbers may have. */
const nextOrderNumber = sql<
  string | null
>`CASE WHEN ${orders.id} IS NULL THEN 'VY' || nextval(${sql.raw(`'${orderNumberSequence.seqName ?? ''}'`)}) END`;

/** A parameter that equals nothing when there is none. */
const orNothing = (value: string | null): SQL => sql`${value}::text`;

// Writing an order ---------------------------------------------------------------------------------------------------

export interface NewOrderRows {
  order: NewOrder & { id: string };
  items: NewItem[];
  event: typeof orderEvents.$inferInsert;
  payment: NewPayment;
  /** Each pack once; the packs have to be locked. */
  goods: Goods[];
}

/**
 * Writes an order, its lines, its first event and its payment, and takes its goods: in one statement, because placing is
 * what a shop does most, and each statement has its price.
 */
export function insertPlacedOrder(tx: Transaction, { order, items, event, payment, goods }: NewOrderRows) {
  const newOrder = tx.$with('new_order').as(tx.insert(orders).values(order).returning({ id: orders.id }));
  const newItems = tx.$with('new_items').as(tx.insert(orderItems).values(items).returning({ no: orderItems.lineNo }));
  const newEvent = tx.$with('new_event').as(tx.insert(orderEvents).values(event).returning({ id: orderEvents.id }));
  const heldGoods = tx.$with('held_goods').as(updateStock(tx, goods, -1).returning({ id: packs.id }));
  return tx.with(newOrder, newItems, newEvent, heldGoods).insert(payments).values(payment);
}

/**
 * Takes goods out of the stock (−1) or gives them back (+1); the packs have to be locked.
 * @param goods each pack once
 */
export function updateStock(tx: Transaction, goods: readonly Goods[], direction: 1 | -1) {
  const rows = goods.map(({ packId, quantity }) => sql`(${packId}::text, ${direction * quantity}::int)`);
  return tx
    .update(packs)
    .set({ stock: sql`${packs.stock} + moved.quantity` })
    .from(sql`(VALUES ${sql.join(rows, sql`, `)}) AS moved (pack_id, quantity)`)
    .where(sql`${packs.id} = moved.pack_id`);
}

// An order that is there ---------------------------------------------------------------------------------------------

type OrderKey = { id: string; customerId?: string } | { orderNumber: string };

const isOrder = (key: OrderKey) =>
  'orderNumber' in key
    ? eq(orders.orderNumber, key.orderNumber)
    : and(eq(orders.id, key.id), key.customerId === undefined ? undefined : eq(orders.customerId, key.customerId));

export async function findOrder(db: Queries, key: OrderKey): Promise<Order | null> {
  const [order] = await db.select().from(orders).where(isOrder(key));
  return order ?? null;
}

/** The order, for this transaction alone. Everything that changes an order, its payment or its stock begins here. */
export async function lockOrder(tx: Transaction, key: OrderKey): Promise<Order | null> {
  const [order] = await tx.select().from(orders).where(isOrder(key)).for('no key update');
  return order ?? null;
}

/** How many of each pack the order is about. */
export const findGoods = (tx: Transaction, orderId: string): Promise<Goods[]> =>
  tx
    .select({ packId: orderItems.packId, quantity: sql<number>`sum(${orderItems.quantity})::int` })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .groupBy(orderItems.packId);

export const updateOrder = (tx: Transaction, orderId: string, change: Partial<Order>) =>
  tx.update(orders).set(change).where(eq(orders.id, orderId));

export const insertEvent = (tx: Transaction, event: typeof orderEvents.$inferInsert) =>
  tx.insert(orderEvents).values(event);

/** Unpaid orders whose time is over. */
export async function findExpired(db: Queries, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.status, UNPAID), lte(orders.expiresAt, now)))
    .orderBy(asc(orders.expiresAt))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Adds a delivered order's goods to the counts that tell best sellers; rows in the order of their ids, as for packs. */
export async function countAsSold(tx: Transaction, orderId: string): Promise<void> {
  const sold = tx
    .select({ id: products.id, quantity: sql<number>`sum(${orderItems.quantity})::int`.as('quantity') })
    .from(orderItems)
    .innerJoin(packs, eq(packs.id, orderItems.packId))
    .innerJoin(products, eq(products.id, packs.productId))
    .where(eq(orderItems.orderId, orderId))
    .groupBy(products.id)
    .orderBy(asc(products.id));
  for (const { id, quantity } of await sold) {
    await tx
      .update(products)
      .set({ soldCount: sql`${products.soldCount} + ${quantity}` })
      .where(eq(products.id, id));
  }
}

/** The payment that belongs to an order; the rest of payments is the payment module's. */
export async function findPayment(db: Queries, orderId: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  return payment ?? null;
}

// Following ----------------------------------------------------------------------------------------------------------

export async function findPaymentState(db: Queries, orderId: string) {
  const [row] = await db
    .select({ paymentStatus: payments.status, orderStatus: orders.status, expiresAt: payments.expiresAt })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, orderId));
  return row ?? null;
}

export interface HistoryPlace {
  createdAt: Date;
  id: string;
}

/** A customer's orders, newest first, after a place in that list. */
export const findHistory = (db: Queries, customerId: string, after: HistoryPlace | null, limit: number) =>
  db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      status: orders.status,
      createdAt: orders.createdAt,
      totalPaise: orders.totalPaise,
      items: sql<{ name: Translated; quantity: number }[]>`(
        SELECT json_agg(json_build_object('name', ${orderItems.productName}, 'quantity', ${orderItems.quantity})
                        ORDER BY ${orderItems.lineNo})
        FROM ${orderItems} WHERE ${orderItems.orderId} = ${orders.id})`,
    })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), after ? isAfter(after) : undefined))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);

export const isAfter = ({ createdAt, id }: HistoryPlace) =>
  or(lt(orders.createdAt, createdAt), and(eq(orders.createdAt, createdAt), lt(orders.id, id)));

/** The lines of some orders, each order's in their sequence. */
export const findItems = (db: Queries, orderIds: readonly string[]): Promise<OrderItem[]> =>
  db
    .select({ ...getTableColumns(orderItems), slug: products.slug, picture: packs.picture })
    .from(orderItems)
    .innerJoin(packs, eq(packs.id, orderItems.packId))
    .innerJoin(products, eq(products.id, packs.productId))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.lineNo));

/** What happened to some orders, the first things first. */
export const findEvents = (db: Queries, orderIds: readonly string[]) =>
  db
    .select({ orderId: orderEvents.orderId, toStatus: orderEvents.toStatus, at: orderEvents.at })
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...orderIds]))
    .orderBy(asc(orderEvents.id));

export async function isRefundDue(db: Queries, orderId: string): Promise<boolean> {
  const rows = await db
    .select({ paymentId: refunds.paymentId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, orderId));
  return rows.length > 0;
}
