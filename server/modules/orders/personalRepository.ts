import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { OrderStatus } from '../../../contract/constants';
import type { Queries, Transaction } from '../../db/database';
import type { CursorPosition } from '../../lib/cursor';
import {
  couponRedemptions,
  localities,
  orderEvents,
  orderNotes,
  orders,
  refundApprovals,
  refunds,
  roundStops,
  transfers,
} from '../../db/schema';
import { isAfter } from './repository';

const FINISHED: OrderStatus[] = ['DELIVERED', 'CANCELLED'];

// Export -------------------------------------------------------------------------------------------------------------

/** Returns the newest orders first. */
export const findFullOrders = (db: Queries, customerId: string, after: CursorPosition | null, limit: number) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), after ? isAfter(after) : undefined))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);

/** Returns the oldest transfers first. */
export const findTransfers = (db: Queries, orderIds: readonly string[]) =>
  db
    .select()
    .from(transfers)
    .where(inArray(transfers.orderId, [...orderIds]))
    .orderBy(asc(transfers.receivedAt));

export const findRefunds = (db: Queries, transferIds: readonly string[]) =>
  db
    .select()
    .from(refunds)
    .where(inArray(refunds.transferId, [...transferIds]))
    .orderBy(asc(refunds.createdAt));

// Erasure ------------------------------------------------------------------------------------------------------------

/** Counts, so that no row is transferred. */
export async function lockOrdersOf(tx: Transaction, customerId: string): Promise<void> {
  const locked = tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(asc(orders.id))
    .for('no key update')
    .as('locked');
  await tx.select({ orders: count() }).from(locked);
}

/** The oldest order that is open or has a pending refund. */
export async function findUnresolved(tx: Transaction, customerId: string) {
  const [row] = await tx
    .select({ orderNumber: orders.orderNumber, isFinished: inArray(orders.status, FINISHED).mapWith(Boolean) })
    .from(orders)
    .leftJoin(transfers, eq(transfers.orderId, orders.id))
    .leftJoin(refunds, eq(refunds.transferId, transfers.id))
    .leftJoin(refundApprovals, and(eq(refundApprovals.orderId, orders.id), eq(refundApprovals.state, 'WAITING')))
    .where(
      and(
        eq(orders.customerId, customerId),
        or(
          notInArray(orders.status, FINISHED),
          or(
            inArray(refunds.state, ['REQUESTED', 'SENT']),
            // Its money must still go back.
            and(eq(refunds.state, 'FAILED'), lt(transfers.refundedPaise, transfers.amountPaise)),
            // Waits for an Admin, with money left.
            and(
              isNotNull(refundApprovals.id),
              isNull(transfers.surplus),
              lt(transfers.refundedPaise, transfers.amountPaise),
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(1);
  return row ?? null;
}

/** All orders must be final. */
export async function disownOrders(tx: Transaction, customerId: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId));
  await tx.update(orderEvents).set({ reason: null, actorId: null }).where(inArray(orderEvents.orderId, own));
  // Free text by staff may name people.
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, own));
  await tx.update(roundStops).set({ note: null }).where(inArray(roundStops.orderId, own));
  const ownMoney = tx.select({ id: transfers.id }).from(transfers).where(inArray(transfers.orderId, own));
  await tx
    .update(refundApprovals)
    .set({ decisionReason: null })
    .where(or(inArray(refundApprovals.orderId, own), inArray(refundApprovals.transferId, ownMoney)));
  await tx.update(couponRedemptions).set({ customerId: null }).where(eq(couponRedemptions.customerId, customerId));
  await tx
    .update(orders)
    .set({ customerId: null, address: disownedAddress, note: null, cancelReason: null, requestHash: '' })
    .where(eq(orders.customerId, customerId));
}

const coordinate = (at: 0 | 1) => sql`(${orders.address} #>> ${sql.raw(`'{location,coordinates,${at}}'`)})::float8`;
const rounded = (at: 0 | 1) => sql`round(${coordinate(at)}::numeric, 2)`;
const distance = sql`(${localities.lng} - ${coordinate(0)}) ^ 2 + (${localities.lat} - ${coordinate(1)}) ^ 2`;

/**
 * An invoice needs the nearest locality with PIN code, and the point to about a kilometre. Order screens need the shape
 * of an address.
 */
const disownedAddress = sql`jsonb_build_object(
  '_id', '', 'type', 1, 'othersType', NULL, 'landmark', '', 'doorNo', NULL,
  'receiverName', NULL, 'receiverPhone', NULL, 'instructions', NULL, 'isDefault', false,
  'street', coalesce(
    (SELECT ${localities.name} || ' ' || ${localities.pin} FROM ${localities} ORDER BY ${distance} LIMIT 1), ''),
  'location', jsonb_build_object('type', 'Point', 'coordinates', jsonb_build_array(${rounded(0)}, ${rounded(1)})))`;
