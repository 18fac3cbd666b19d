import { and, asc, desc, eq, notInArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { LEFT_STATUSES, MAX_ORDERS_AT_ONCE } from '../../../contract/orderConstants';
import type { Queries, Transaction } from '../../db/database';
import { customers, deliverySlots, orderMends, orderMoves, orders, staff } from '../../db/schema';

const times = { startsAt: deliverySlots.startsAt, endsAt: deliverySlots.endsAt };
const from = alias(deliverySlots, 'from_slot');

/** Those that came first are moved first. */
export const findOfDay = (db: Queries, day: string) =>
  db
    .select({ orderNumber: orders.orderNumber, slotId: deliverySlots.id, ...times, name: customers.name })
    .from(deliverySlots)
    .innerJoin(orders, eq(orders.slotId, deliverySlots.id))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(and(eq(deliverySlots.day, day), notInArray(orders.status, [...LEFT_STATUSES])))
    .orderBy(asc(deliverySlots.startsAt), asc(orders.createdAt), asc(orders.id))
    .limit(MAX_ORDERS_AT_ONCE);

export async function findSlotOfOrder(tx: Transaction, orderId: string) {
  const [slot] = await tx
    .select({ slotId: deliverySlots.id, day: deliverySlots.day, ...times })
    .from(orders)
    .innerJoin(deliverySlots, eq(deliverySlots.id, orders.slotId))
    .where(eq(orders.id, orderId));
  return slot ?? null;
}

export const findMoves = (db: Queries, orderId: string) =>
  db
    .select({
      moveId: orderMoves.id,
      from: { startsAt: from.startsAt, endsAt: from.endsAt },
      to: times,
      reason: orderMoves.reason,
      at: orderMoves.at,
      person: staff.name,
    })
    .from(orderMoves)
    .innerJoin(deliverySlots, eq(deliverySlots.id, orderMoves.toSlotId))
    .leftJoin(from, eq(from.id, orderMoves.fromSlotId))
    .leftJoin(staff, eq(staff.id, orderMoves.staffId))
    .where(eq(orderMoves.orderId, orderId))
    .orderBy(asc(orderMoves.id));

/** Who moved it last. */
export async function findMover(tx: Transaction, orderId: string): Promise<string | null> {
  const [move] = await tx
    .select({ person: staff.name })
    .from(orderMoves)
    .leftJoin(staff, eq(staff.id, orderMoves.staffId))
    .where(eq(orderMoves.orderId, orderId))
    .orderBy(desc(orderMoves.id))
    .limit(1);
  return move?.person ?? null;
}

export const findMends = (db: Queries, orderId: string) =>
  db
    .select({
      mendId: orderMends.id,
      changed: orderMends.changed,
      reducedPaise: orderMends.reducedPaise,
      at: orderMends.at,
      person: staff.name,
    })
    .from(orderMends)
    .leftJoin(staff, eq(staff.id, orderMends.staffId))
    .where(eq(orderMends.orderId, orderId))
    .orderBy(asc(orderMends.id));
