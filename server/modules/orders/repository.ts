import { and, asc, desc, eq, getTableColumns, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { OrderStatus } from '../../../contract/constants';
import type { Queries, Transaction } from '../../db/database';
import {
  addons,
  addresses,
  coupons,
  orderEvents,
  orderItems,
  orders,
  packs,
  payments,
  productAddons,
  products,
  refunds,
  storeSettings,
} from '../../db/schema';
import type { Translated } from '../../db/schema/columns';
import type { StoreSettings } from '../../db/schema/storeSettings';
import type { AddonFacts, PackFacts } from './bill';

export type Order = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
export type NewItem = typeof orderItems.$inferInsert;
export type NewPayment = typeof payments.$inferInsert;
export type OrderItem = typeof orderItems.$inferSelect & { slug: string };
export type SavedAddress = typeof addresses.$inferSelect;

const UNPAID: OrderStatus[] = ['PAYMENT_PENDING', 'WAITING_FOR_PAYMENT'];

// What a bill is made of ---------------------------------------------------------------------------------------------

const inThreeLanguages = (table: typeof products | typeof addons) =>
  sql<Translated>`json_build_object('en', ${table.nameEn}, 'ta', ${table.nameTa}, 'hi', ${table.nameHi})`;

const addonsOfProduct = sql<AddonFacts[]>`(
  SELECT coalesce(json_agg(json_build_object(
    'id', ${addons.id}, 'name', ${inThreeLanguages(addons)}, 'pricePaise', ${addons.pricePaise})), '[]')
  FROM ${productAddons} JOIN ${addons} ON ${addons.id} = ${productAddons.addonId} AND ${addons.active}
  WHERE ${productAddons.productId} = ${products.id})`;

const selectPacks = (db: Queries, packIds: readonly string[]) =>
  db
    .select({
      id: packs.id,
      slug: products.slug,
      name: inThreeLanguages(products),
      netGrams: packs.netGrams,
      mrpPaise: packs.mrpPaise,
      pricePaise: packs.pricePaise,
      stock: packs.stock,
      gstPercent: products.gstPercent,
      published: products.published,
      addons: addonsOfProduct,
    })
    .from(packs)
    .innerJoin(products, eq(products.id, packs.productId))
    .where(inArray(packs.id, [...packIds]))
    .orderBy(asc(packs.id));

export const findPacks = (db: Queries, packIds: readonly string[]): Promise<PackFacts[]> => selectPacks(db, packIds);

/**
 * The same, and nobody else changes their stock until the transaction ends. Everyone takes the locks in the order of the ids,
 * so that two orders never wait for each other.
 */
export const lockPacks = (tx: Transaction, packIds: readonly string[]): Promise<PackFacts[]> =>
  selectPacks(tx, packIds).for('no key update', { of: packs });

export interface BillContextQuery {
  couponCode: string | null;
  addressId: string | null;
  customerId: string | null;
  idempotencyKey: string | null;
}

/** All else that a bill and an order depend on, in one query. What is not asked for, or another customer's, is null. */
export async function findBillContext(db: Queries, query: BillContextQuery) {
  const { couponCode, addressId, customerId, idempotencyKey } = query;
  const [row] = await db
    .select({
      storeName: sql<Translated>`${storeSettings.settings} -> 'storeName'`,
      charges: sql<StoreSettings['charges']>`${storeSettings.settings} -> 'charges'`,
      deliveryArea: sql<StoreSettings['delivery']['area']>`${storeSettings.settings} -> 'delivery' -> 'area'`,
      coupon: getTableColumns(coupons),
      address: getTableColumns(addresses),
      earlier: {
        id: orders.id,
        orderNumber: orders.orderNumber,
        requestHash: orders.requestHash,
        totalPaise: orders.totalPaise,
      },
      payment: getTableColumns(payments),
    })
    .from(storeSettings)
    .leftJoin(coupons, eq(coupons.code, orNothing(couponCode)))
    .leftJoin(addresses, and(eq(addresses.id, orNothing(addressId)), eq(addresses.customerId, orNothing(customerId))))
    .leftJoin(
      orders,
      and(eq(orders.customerId, orNothing(customerId)), eq(orders.idempotencyKey, orNothing(idempotencyKey))),
    )
    .leftJoin(payments, eq(payments.orderId, orders.id));
  if (!row) throw new Error('the shop has no settings: was the database seeded?');
  return row;
}

/** A parameter that equals nothing when there is none. */
const orNothing = (value: string | null): SQL => sql`${value}::text`;

// Writing an order ---------------------------------------------------------------------------------------------------

/** The new order's number; null when the customer has used the idempotency key before. */
export async function insertOrder(tx: Transaction, order: NewOrder): Promise<string | null> {
  const [row] = await tx
    .insert(orders)
    .values(order)
    .onConflictDoNothing({ target: [orders.customerId, orders.idempotencyKey] })
    .returning({ orderNumber: orders.orderNumber });
  return row?.orderNumber ?? null;
}

export const insertItems = (tx: Transaction, items: NewItem[]) => tx.insert(orderItems).values(items);

/** The first step of the order's life and the payment that it waits for: one statement, because placing is what is done most. */
export function insertFirstEventAndPayment(
  tx: Transaction,
  event: typeof orderEvents.$inferInsert,
  payment: NewPayment,
) {
  const firstEvent = tx.$with('first_event').as(tx.insert(orderEvents).values(event).returning({ id: orderEvents.id }));
  return tx.with(firstEvent).insert(payments).values(payment);
}

/** Takes an order's goods out of the stock (−1) or gives them back (+1); the packs have to be locked. */
export const moveStock = (tx: Transaction, orderId: string, direction: 1 | -1) =>
  tx.execute(sql`
    UPDATE ${packs} SET stock = ${packs.stock} + ${direction}::int * item.quantity
    FROM (SELECT pack_id, sum(quantity)::int AS quantity FROM ${orderItems} WHERE order_id = ${orderId} GROUP BY pack_id) item
    WHERE ${packs.id} = item.pack_id`);

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

export async function findPackIds(tx: Transaction, orderId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: orderItems.packId })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId));
  return rows.map((row) => row.id);
}

/** How many of each pack the order wants. */
export const findQuantities = (tx: Transaction, orderId: string) =>
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

const isAfter = ({ createdAt, id }: HistoryPlace) =>
  or(lt(orders.createdAt, createdAt), and(eq(orders.createdAt, createdAt), lt(orders.id, id)));

export const findItems = (db: Queries, orderId: string): Promise<OrderItem[]> =>
  db
    .select({ ...getTableColumns(orderItems), slug: products.slug })
    .from(orderItems)
    .innerJoin(packs, eq(packs.id, orderItems.packId))
    .innerJoin(products, eq(products.id, packs.productId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.lineNo));

export const findEvents = (db: Queries, orderId: string) =>
  db
    .select({ toStatus: orderEvents.toStatus, at: orderEvents.at })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));

export async function isRefundDue(db: Queries, orderId: string): Promise<boolean> {
  const rows = await db
    .select({ paymentId: refunds.paymentId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(payments.orderId, orderId));
  return rows.length > 0;
}
