import { alias } from 'drizzle-orm/pg-core';
import { asc, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { Queries, Transaction } from '../../db/database';
import { blockedFor } from '../../db/blockedFor';
import { dueReplacements } from '../../db/dueReplacements';
import { customers, orderEvents, orderNotes, orders, refundApprovals, staff } from '../../db/schema';

const requester = alias(staff, 'requester');
const decider = alias(staff, 'decider');

export async function findWhole(db: Queries, orderNumber: string, language: Language) {
  const [row] = await db
    .select({
      order: orders,
      customer: {
        customerId: customers.id,
        name: customers.name,
        mobileNumber: customers.mobileNumber,
        blockedFor: blockedFor(customers.id),
      },
      takenBy: staff.name,
      replacements: dueReplacements(language),
    })
    .from(orders)
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(staff, eq(staff.id, orders.takenBy))
    .where(eq(orders.orderNumber, orderNumber));
  return row ?? null;
}

export const findSteps = (db: Queries, orderId: string) =>
  db
    .select({ ...getTableColumns(orderEvents), person: staff.name })
    .from(orderEvents)
    .leftJoin(staff, eq(staff.id, orderEvents.actorId))
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));

export const findNotes = (db: Queries, orderId: string) =>
  db
    .select({ noteId: orderNotes.id, text: orderNotes.text, at: orderNotes.at, person: staff.name })
    .from(orderNotes)
    .leftJoin(staff, eq(staff.id, orderNotes.staffId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.id));

export const countNotes = (tx: Transaction, orderId: string): Promise<number> =>
  tx.$count(orderNotes, eq(orderNotes.orderId, orderId));

export async function findLastNote(tx: Transaction, orderId: string) {
  const [note] = await tx
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(desc(orderNotes.id))
    .limit(1);
  return note;
}

export async function insertNote(tx: Transaction, note: Omit<typeof orderNotes.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(orderNotes).values(note);
}

export const findApprovals = (db: Queries, orderId: string) =>
  db
    .select({ ...getTableColumns(refundApprovals), requester: requester.name, decider: decider.name })
    .from(refundApprovals)
    .leftJoin(requester, eq(requester.id, refundApprovals.requestedBy))
    .leftJoin(decider, eq(decider.id, refundApprovals.decidedBy))
    .where(eq(refundApprovals.orderId, orderId))
    .orderBy(asc(refundApprovals.createdAt), asc(refundApprovals.id));
