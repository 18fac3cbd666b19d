import { asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { Queries } from '../../../db/database';
import { paymentAttempts, paymentEvents, refunds, staff, transfers } from '../../../db/schema';

export const findAttemptsOf = (db: Queries, orderId: string) =>
  db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(asc(paymentAttempts.createdAt), asc(paymentAttempts.id));

const findTransfers = (db: Queries, which: SQL) =>
  db
    .select({ ...getTableColumns(transfers), collector: staff.name })
    .from(transfers)
    .leftJoin(staff, eq(staff.id, transfers.collectedBy))
    .where(which)
    .orderBy(asc(transfers.receivedAt), asc(transfers.id));

export const findTransfersOf = (db: Queries, orderId: string) => findTransfers(db, eq(transfers.orderId, orderId));
export const findOneTransfer = (db: Queries, transferId: string) => findTransfers(db, eq(transfers.id, transferId));

export const findRefundsOf = (db: Queries, transferIds: readonly string[]) =>
  db
    .select({ ...getTableColumns(refunds), person: staff.name })
    .from(refunds)
    .leftJoin(staff, eq(staff.id, refunds.actorId))
    .where(inArray(refunds.transferId, [...transferIds]))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));

export const findEventsOf = (db: Queries, attemptIds: readonly string[]) =>
  db
    .select({ attemptId: paymentEvents.attemptId, body: paymentEvents.body, receivedAt: paymentEvents.receivedAt })
    .from(paymentEvents)
    .where(inArray(paymentEvents.attemptId, [...attemptIds]))
    .orderBy(asc(paymentEvents.receivedAt), asc(paymentEvents.eventId));
