import { and, asc, desc, eq, gt, inArray, isNull, ne, not, sql, type SQL } from 'drizzle-orm';
import type { ComplaintState } from '../../../contract/constants';
import type { Queries, Transaction } from '../../db/database';
import {
  complaints,
  customers,
  orderEvents,
  orderItemParts,
  orderItems,
  orders,
  packs,
  refundApprovals,
  refunds,
  replacementOrders,
  staff,
  transfers,
} from '../../db/schema';
import { isOrderOfItsOwn } from '../../db/dueReplacements';
import { leftOfLine } from '../../db/refundedOfLine';
import { sellableUnits } from '../../db/sellableUnits';

export type ComplaintRow = typeof complaints.$inferSelect;

export const refundReason = (complaintId: string) => `complaint ${complaintId}`;

// The customer's side -------------------------------------------------------------------------------------------------

/** Returns null while it isn't delivered, also after the step was undone. */
export async function findDeliveredAt(db: Queries, orderId: string): Promise<Date | null> {
  const [event] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .innerJoin(orders, and(eq(orders.id, orderEvents.orderId), eq(orders.status, 'DELIVERED')))
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.toStatus, 'DELIVERED')))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return event?.at ?? null;
}

/** Fewer than ordered where the shop had too little. */
const delivered = sql<number>`coalesce(${orderItems.packedQuantity}, ${orderItems.quantity})`;

export const findDeliveredLines = (db: Queries, orderId: string) =>
  db
    .select({
      lineNo: orderItems.lineNo,
      name: orderItems.productName,
      netGrams: orderItems.netGrams,
      measure: orderItems.measure,
      quantity: delivered,
    })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), gt(delivered, 0)))
    .orderBy(asc(orderItems.lineNo));

/** @throws a violation of `complaints_line_unique` for a line that was reported before */
export const insertComplaint = (tx: Transaction, complaint: typeof complaints.$inferInsert) =>
  tx.insert(complaints).values(complaint);

// Both sides ----------------------------------------------------------------------------------------------------------

const isItsApproval = and(
  eq(refundApprovals.orderId, complaints.orderId),
  eq(refundApprovals.reason, sql`'complaint ' || ${complaints.id}`),
  // One that was declined leaves the complaint open.
  ne(refundApprovals.state, 'DECLINED'),
);

/** A refund that an Admin approved decides its complaint. */
const state = sql<ComplaintState>`CASE WHEN ${complaints.state} = 'OPEN' AND ${refundApprovals.state} = 'APPROVED' THEN 'REFUNDED' ELSE ${complaints.state} END`;

const facts = {
  complaint: complaints,
  state,
  waitsForApproval: sql<boolean>`${complaints.state} = 'OPEN' AND coalesce(${refundApprovals.state} = 'WAITING', false)`,
  refundedPaise: sql<
    number | null
  >`coalesce(${refunds.amountPaise}, CASE WHEN ${refundApprovals.state} = 'APPROVED' THEN ${refundApprovals.amountPaise} END)::float8`,
  decidedAt: sql`coalesce(${complaints.decidedAt}, ${refundApprovals.decidedAt})`.mapWith(
    complaints.decidedAt,
  ) as SQL<Date | null>,
};

const selectFacts = (db: Queries) =>
  db
    .select(facts)
    .from(complaints)
    .leftJoin(refundApprovals, isItsApproval)
    .leftJoin(refunds, eq(refunds.id, complaints.refundId));

export const findOfOrder = (db: Queries, orderId: string) => selectFacts(db).where(eq(complaints.orderId, orderId));

/** Includes its present state. */
export async function findComplaint(db: Queries, id: string) {
  const [found] = await selectFacts(db).where(eq(complaints.id, id));
  return found ?? null;
}

// The staff's side ----------------------------------------------------------------------------------------------------

/** Units available as replacements. */
const available = sql<number>`coalesce((
  SELECT min((${sellableUnits('part')}) / ${orderItemParts.quantity}) FROM ${orderItemParts} JOIN ${packs} AS part ON part.id = ${orderItemParts.packId}
  WHERE ${orderItemParts.orderId} = ${complaints.orderId} AND ${orderItemParts.lineNo} = ${complaints.lineNo}), ${sellableUnits()})`;

/** Paid for the reported units, with their share of discount and delivery. Until the decision, less what was refunded otherwise. */
const paidPaise = sql<number>`least(
  ((${orderItems.taxablePaise} + ${orderItems.taxPaise} - ${orderItems.deliveryOffPaise}) * ${complaints.quantity} / ${orderItems.quantity})::float8,
  CASE WHEN ${complaints.state} = 'OPEN' AND ${refundApprovals.id} IS NULL THEN ${leftOfLine.leftPaise} END)`;

const selectForStaff = (db: Queries) =>
  db
    .select({
      ...facts,
      orderNumber: orders.orderNumber,
      customerId: orders.customerId,
      customerName: customers.name,
      mobileNumber: customers.mobileNumber,
      name: orderItems.productName,
      netGrams: orderItems.netGrams,
      measure: orderItems.measure,
      paidPaise,
      leftUnits: leftOfLine.leftUnits,
      available,
      decidedBy: staff.name,
      sentWith: sql<
        string | null
      >`(SELECT parcel.order_number FROM ${orders} AS parcel WHERE parcel.id = ${complaints.sentWith})`,
    })
    .from(complaints)
    .innerJoin(orders, eq(orders.id, complaints.orderId))
    .innerJoin(orderItems, and(eq(orderItems.orderId, complaints.orderId), eq(orderItems.lineNo, complaints.lineNo)))
    .innerJoin(packs, eq(packs.id, orderItems.packId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(refundApprovals, isItsApproval)
    .leftJoin(refunds, eq(refunds.id, complaints.refundId))
    .leftJoin(staff, eq(staff.id, sql`coalesce(${complaints.decidedBy}, ${refundApprovals.decidedBy})`));

const newestFirst = [desc(complaints.createdAt), desc(complaints.id)];

export type StaffComplaintRow = Awaited<ReturnType<typeof findOpen>>[number];

export const findOpen = (db: Queries, limit: number) =>
  selectForStaff(db).where(eq(state, 'OPEN')).orderBy(asc(complaints.createdAt), asc(complaints.id)).limit(limit);

const isToSend = and(eq(complaints.state, 'REPLACED'), isNull(complaints.sentAt));

export const findToSend = (db: Queries, limit: number) =>
  selectForStaff(db).where(isToSend).orderBy(asc(complaints.decidedAt), asc(complaints.id)).limit(limit);

export const countToSend = (db: Queries): Promise<number> => db.$count(complaints, isToSend);

/** Hold its order's row, so that it stays so. */
export const isStillToSend = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.$count(complaints, and(eq(complaints.id, id), isToSend))) === 1;

/** Returns whether it was to be sent. */
export async function markSent(tx: Transaction, id: string, sent: { sentAt: Date; sentBy: string }): Promise<boolean> {
  const rows = await tx
    .update(complaints)
    .set(sent)
    .where(and(eq(complaints.id, id), isToSend))
    .returning({ id: complaints.id });
  return rows.length === 1;
}

/** Into a parcel of the same customer. @returns whether it was to be sent */
export async function putIntoParcel(
  tx: Transaction,
  id: string,
  { customerId, ...sent }: { customerId: string; sentWith: string; sentAt: Date; sentBy: string },
): Promise<boolean> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId));
  const rows = await tx
    .update(complaints)
    .set(sent)
    .where(and(eq(complaints.id, id), isToSend, inArray(complaints.orderId, own)))
    .returning({ id: complaints.id });
  return rows.length === 1;
}

/** It becomes this order: ask `isStillToSend` first. */
export async function sendAsOrder(
  tx: Transaction,
  id: string,
  sent: { sentWith: string; sentAt: Date; sentBy: string },
): Promise<void> {
  await tx.update(complaints).set(sent).where(eq(complaints.id, id));
  await tx.insert(replacementOrders).values({ orderId: sent.sentWith, complaintId: id });
}

/** Returns whether it was in the parcel of this order, and is not this order itself. */
export async function takeOutOfParcel(tx: Transaction, id: string, orderId: string): Promise<boolean> {
  const rows = await tx
    .update(complaints)
    .set({ sentAt: null, sentBy: null, sentWith: null })
    .where(and(eq(complaints.id, id), eq(complaints.sentWith, orderId), not(isOrderOfItsOwn)))
    .returning({ id: complaints.id });
  return rows.length === 1;
}

/** Leaves out a complaint whose refund waits for its approval. */
export async function countToDecide(db: Queries): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(complaints)
    .leftJoin(refundApprovals, isItsApproval)
    .where(and(eq(complaints.state, 'OPEN'), isNull(refundApprovals.id)));
  return row?.count ?? 0;
}

/** The latest reported first. */
export const findDecided = (db: Queries, limit: number) =>
  selectForStaff(db)
    .where(ne(state, 'OPEN'))
    .orderBy(...newestFirst)
    .limit(limit);

export const findOfOrderForStaff = (db: Queries, orderNumber: string, limit: number) =>
  selectForStaff(db)
    .where(eq(orders.orderNumber, orderNumber))
    .orderBy(...newestFirst)
    .limit(limit);

export const findOfCustomerForStaff = (db: Queries, customerId: string, limit: number) =>
  selectForStaff(db)
    .where(eq(orders.customerId, customerId))
    .orderBy(...newestFirst)
    .limit(limit);

export async function findForDecision(db: Queries, id: string): Promise<StaffComplaintRow | null> {
  const [found] = await selectForStaff(db).where(eq(complaints.id, id));
  return found ?? null;
}

/** Returns whether it was open. */
export async function decide(tx: Transaction, id: string, decision: Partial<ComplaintRow>): Promise<boolean> {
  const rows = await tx
    .update(complaints)
    .set(decision)
    .where(and(eq(complaints.id, id), eq(complaints.state, 'OPEN')))
    .returning({ id: complaints.id });
  return rows.length === 1;
}

export async function findRefundId(tx: Transaction, orderId: string, complaintId: string): Promise<string | null> {
  const reason = refundReason(complaintId);
  const [refund] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(transfers, eq(transfers.id, refunds.transferId))
    .where(and(eq(transfers.orderId, orderId), inArray(refunds.reason, [reason, reason.toLowerCase()])))
    .orderBy(desc(refunds.createdAt))
    .limit(1);
  return refund?.id ?? null;
}

/** A unit of a line takes a bundle's parts from stock, or the pack itself. */
export async function findUnitContents(tx: Transaction, orderId: string, lineNo: number) {
  const ofLine = and(eq(orderItemParts.orderId, orderId), eq(orderItemParts.lineNo, lineNo));
  const parts = await tx
    .select({ packId: orderItemParts.packId, quantity: orderItemParts.quantity })
    .from(orderItemParts)
    .where(ofLine);
  if (parts.length > 0) return parts;
  const [line] = await tx
    .select({ packId: orderItems.packId })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.lineNo, lineNo)));
  return line ? [{ packId: line.packId, quantity: 1 }] : [];
}

/** Blanks both sides' texts once the account is erased. */
export async function blankComplaintsOf(tx: Transaction, customerId: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId));
  await tx
    .update(complaints)
    .set({ text: '', photoId: null, decisionReason: null })
    .where(inArray(complaints.orderId, own));
}

/** Serves the export of a customer's data. */
export const findOfCustomer = (db: Queries, customerId: string) =>
  db
    .select({ complaint: complaints, orderNumber: orders.orderNumber })
    .from(complaints)
    .innerJoin(orders, eq(orders.id, complaints.orderId))
    .where(eq(orders.customerId, customerId))
    .orderBy(asc(complaints.createdAt));
