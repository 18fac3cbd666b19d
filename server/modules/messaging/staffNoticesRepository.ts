import { and, eq, gt, inArray, isNotNull, ne, notExists, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { StaffNoticeKind } from '../../../contract/staffNoticeConstants';
import type { Queries, Transaction } from '../../db/database';
import {
  complaints,
  orderAdditions,
  orders,
  outbox,
  refunds,
  staff,
  staffMutedNotices,
  staffPushSubscriptions,
  staffSessions,
  transfers,
} from '../../db/schema';
import { currentRequestId } from '../../lib/requestId';

/** The lane of the outbox that notifies devices of the staff. */
export const STAFF_LANE = 'notify staff';

/** The work of the outbox: one kind of event for one device. */
export interface StaffNotice {
  subscriptionId: string;
  kind: StaffNoticeKind;
  orderId: string;
  /** The complaint, refund or addition; it is null for the order itself. */
  subjectId: string | null;
  worthUntil: string;
}

// A device ---------------------------------------------------------------------------------------------------------

/** A browser has one login: what it asked for with an earlier one ends. */
export async function saveDevice(
  tx: Transaction,
  { id, endpoint, ...device }: typeof staffPushSubscriptions.$inferInsert,
): Promise<void> {
  const { sessionHash } = device;
  await tx
    .delete(staffPushSubscriptions)
    .where(and(eq(staffPushSubscriptions.endpoint, endpoint), ne(staffPushSubscriptions.sessionHash, sessionHash)));
  await tx
    .insert(staffPushSubscriptions)
    .values({ id, endpoint, ...device })
    .onConflictDoUpdate({ target: staffPushSubscriptions.sessionHash, set: { endpoint, ...device } });
}

export const hasDevice = async (db: Queries, sessionHash: string): Promise<boolean> =>
  (await db.$count(staffPushSubscriptions, eq(staffPushSubscriptions.sessionHash, sessionHash))) > 0;

/** The device of a login, in the language of its person. */
export async function findOwnDevice(db: Queries, sessionHash: string) {
  const { id, endpoint, p256dh, auth } = staffPushSubscriptions;
  const [device] = await db
    .select({ id, language: staff.language, subscription: { endpoint, p256dh, auth } })
    .from(staffPushSubscriptions)
    .innerJoin(staffSessions, eq(staffSessions.tokenHash, staffPushSubscriptions.sessionHash))
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(eq(staffPushSubscriptions.sessionHash, sessionHash));
  return device ?? null;
}

/** Returns whether it was notified. */
export async function deleteDevice(
  db: Queries,
  by: Partial<Pick<typeof staffPushSubscriptions.$inferSelect, 'id' | 'sessionHash'>>,
): Promise<boolean> {
  const isIt =
    by.id === undefined
      ? eq(staffPushSubscriptions.sessionHash, by.sessionHash ?? '')
      : eq(staffPushSubscriptions.id, by.id);
  const ended = await db.delete(staffPushSubscriptions).where(isIt).returning({ id: staffPushSubscriptions.id });
  return ended.length > 0;
}

// A person ---------------------------------------------------------------------------------------------------------

export async function findMuted(db: Queries, staffId: string): Promise<StaffNoticeKind[]> {
  const rows = await db
    .select({ kind: staffMutedNotices.kind })
    .from(staffMutedNotices)
    .where(eq(staffMutedNotices.staffId, staffId));
  return rows.map(({ kind }) => kind);
}

export const mute = (db: Queries, staffId: string, kind: StaffNoticeKind) =>
  db.insert(staffMutedNotices).values({ staffId, kind }).onConflictDoNothing();

export const unmute = (db: Queries, staffId: string, kind: StaffNoticeKind) =>
  db.delete(staffMutedNotices).where(and(eq(staffMutedNotices.staffId, staffId), eq(staffMutedNotices.kind, kind)));

// An event ---------------------------------------------------------------------------------------------------------

/** Leaves one piece of work per device. Who may hear of it is decided when it is sent. */
export const tellDevices = (
  tx: Transaction,
  { kind, orderId, subjectId, worthUntil }: Omit<StaffNotice, 'subscriptionId'>,
  now: Date,
) =>
  tx.execute(sql`
    INSERT INTO ${outbox} (kind, payload, next_at, created_at, request_id)
    SELECT ${STAFF_LANE}::text,
      jsonb_build_object('subscriptionId', ${staffPushSubscriptions.id}, 'kind', ${kind}::text, 'orderId', ${orderId}::text,
        'subjectId', ${subjectId}::text, 'worthUntil', ${worthUntil}::text),
      ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz, ${currentRequestId()}::text
    FROM ${staffPushSubscriptions}`);

/** The device, with the role of the person who is logged in there; null where that login ended, or they switched the kind off. */
export async function findDevice(db: Queries, { subscriptionId, kind }: StaffNotice, now: Date) {
  const { endpoint, p256dh, auth } = staffPushSubscriptions;
  const isMuted = db
    .select({ one: sql`1` })
    .from(staffMutedNotices)
    .where(and(eq(staffMutedNotices.staffId, staff.id), eq(staffMutedNotices.kind, kind)));
  const [device] = await db
    .select({ subscription: { endpoint, p256dh, auth }, role: staff.role, language: staff.language })
    .from(staffPushSubscriptions)
    .innerJoin(staffSessions, eq(staffSessions.tokenHash, staffPushSubscriptions.sessionHash))
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffPushSubscriptions.id, subscriptionId),
        gt(staffSessions.expiresAt, now),
        eq(staff.active, true),
        notExists(isMuted),
      ),
    );
  return device ?? null;
}

const isNew = eq(orders.status, 'ORDER_CREATED');
/** Late money is looked for, too. */
const saysPaid = and(isNotNull(orders.saidPaidAt), inArray(orders.paymentStatus, ['OPEN', 'FAILED', 'EXPIRED']));
const isOpen = eq(complaints.state, 'OPEN');
const later = alias(refunds, 'later');
const hasFailed = (db: Queries) =>
  and(
    eq(refunds.state, 'FAILED'),
    notExists(
      db
        .select({ one: sql`1` })
        .from(later)
        .where(eq(later.replacesId, refunds.id)),
    ),
  );

async function findOrder(db: Queries, orderId: string, isStill: SQL | undefined) {
  const amountPaise = sql<number>`(${orders.totalPaise} + ${orders.roundingPaise})::float8`;
  const [order] = await db
    .select({ orderNumber: orders.orderNumber, amountPaise })
    .from(orders)
    .where(and(eq(orders.id, orderId), isStill));
  return order ?? null;
}

/** Items that wait to be added to an order, and are said to be paid. */
async function findAddition(db: Queries, additionId: string) {
  const saysItIsPaid = and(eq(orderAdditions.state, 'WAITING'), isNotNull(orderAdditions.saidPaidAt));
  const [addition] = await db
    .select({ orderNumber: orders.orderNumber, amountPaise: orderAdditions.amountPaise })
    .from(orderAdditions)
    .innerJoin(orders, eq(orders.id, orderAdditions.orderId))
    .where(and(eq(orderAdditions.id, additionId), saysItIsPaid));
  return addition ?? null;
}

async function findRefund(db: Queries, refundId: string | null) {
  const [refund] = await db
    .select({ orderNumber: orders.orderNumber, amountPaise: refunds.amountPaise })
    .from(refunds)
    .innerJoin(transfers, eq(transfers.id, refunds.transferId))
    .innerJoin(orders, eq(orders.id, transfers.orderId))
    .where(and(eq(refunds.id, refundId ?? ''), hasFailed(db)));
  return refund ?? null;
}

/** The order that an event is about, and its amount; null once a person has seen to it. */
export function findEvent(
  db: Queries,
  { kind, orderId, subjectId }: StaffNotice,
): Promise<{ orderNumber: string; amountPaise: number } | null> {
  switch (kind) {
    case 'NEW_ORDER':
      return findOrder(db, orderId, isNew);
    case 'PAYMENT_TO_MATCH':
      return subjectId === null ? findOrder(db, orderId, saysPaid) : findAddition(db, subjectId);
    case 'COMPLAINT': {
      const isStill = and(eq(complaints.orderId, orders.id), eq(complaints.id, subjectId ?? ''), isOpen);
      return findOrder(db, orderId, sql`EXISTS (SELECT FROM ${complaints} WHERE ${isStill})`);
    }
    case 'REFUND_FAILED':
      return findRefund(db, subjectId);
  }
}

/** How many of the kind wait for a person in all. */
export function countEvents(db: Queries, kind: StaffNoticeKind): Promise<number> {
  switch (kind) {
    case 'NEW_ORDER':
      return db.$count(orders, isNew);
    case 'PAYMENT_TO_MATCH':
      return db.$count(orders, and(inArray(orders.status, ['PAYMENT_PENDING', 'WAITING_FOR_PAYMENT']), saysPaid));
    case 'COMPLAINT':
      return db.$count(complaints, isOpen);
    case 'REFUND_FAILED':
      return db.$count(refunds, hasFailed(db));
  }
}
