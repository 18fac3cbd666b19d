import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import { INVOICE_KINDS, type DocumentKind } from '../../../contract/invoiceConstants';
import type { Queries, Transaction } from '../../db/database';
import {
  addresses,
  complaints,
  customers,
  invoices,
  invoiceSeries,
  isOnlySettings,
  localities,
  orderChanges,
  orderMends,
  orders,
  refundLines,
  replacementOrders,
  storeSettings,
  transfers,
  type InvoiceLine,
} from '../../db/schema';
import { payeeFacts } from '../payments';

export type Document = typeof invoices.$inferSelect;

// What a document is made of -----------------------------------------------------------------------------------------

const coordinate = (at: 0 | 1) => sql`(${orders.address} #>> ${sql.raw(`'{location,coordinates,${at}}'`)})::float8`;
const nearestPin = (lng: SQLWrapper, lat: SQLWrapper) => sql<string | null>`(
  SELECT ${localities.pin} FROM ${localities}
  ORDER BY (${localities.lng} - ${lng}) ^ 2 + (${localities.lat} - ${lat}) ^ 2 LIMIT 1)`;

/** An order with its seller, its buyer's default address, and its payment's refunds; null for an unknown order. */
export async function findFacts(tx: Transaction, orderId: string) {
  const [row] = await tx
    .select({
      order: orders,
      customer: { name: customers.name, mobileNumber: customers.mobileNumber },
      home: {
        // First: where the first column is null, drizzle takes the row for missing.
        street: addresses.street,
        doorNo: addresses.doorNo,
        landmark: addresses.landmark,
        nearestPin: nearestPin(addresses.lng, addresses.lat),
      },
      settings: storeSettings.settings,
      nearestPin: nearestPin(coordinate(0), coordinate(1)),
      refundedPaise: sql<number>`coalesce((
        SELECT sum(${transfers.refundedPaise}) FROM ${transfers}
        WHERE ${transfers.orderId} = ${orders.id} AND ${transfers.surplus} IS NULL), 0)::float8`,
    })
    .from(orders)
    .innerJoin(storeSettings, isOnlySettings)
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(addresses, and(eq(addresses.customerId, orders.customerId), eq(addresses.isDefault, true)))
    .where(eq(orders.id, orderId));
  return row ?? null;
}
export type Facts = NonNullable<Awaited<ReturnType<typeof findFacts>>>;

export interface CreditedLine {
  lineNo: number;
  amountPaise: number;
}

/** What an order is sent in place of: the complaint's order and line, and its invoice where one was issued. */
export async function findReplaced(db: Queries, orderId: string) {
  const [row] = await db
    .select({
      orderId: complaints.orderId,
      lineNo: complaints.lineNo,
      reportedAt: complaints.createdAt,
      orderNumber: orders.orderNumber,
      invoiceId: invoices.id,
    })
    .from(replacementOrders)
    .innerJoin(complaints, eq(complaints.id, replacementOrders.complaintId))
    .innerJoin(orders, eq(orders.id, complaints.orderId))
    .leftJoin(invoices, and(eq(invoices.orderId, complaints.orderId), inArray(invoices.kind, [...INVOICE_KINDS])))
    .where(eq(replacementOrders.orderId, orderId));
  return row ?? null;
}

/** What a refund is for. */
export const findLinesOfRefund = (tx: Transaction, refundId: string): Promise<CreditedLine[]> =>
  tx
    .select({ lineNo: refundLines.lineNo, amountPaise: sql<number>`sum(${refundLines.amountPaise})::float8` })
    .from(refundLines)
    .where(eq(refundLines.refundId, refundId))
    .groupBy(refundLines.lineNo)
    .orderBy(asc(refundLines.lineNo));

/** The line that was last packed for this much less. */
export const findReducedLine = (tx: Transaction, orderId: string, amountPaise: number): Promise<CreditedLine[]> =>
  tx
    .select({ lineNo: orderChanges.lineNo, amountPaise: orderChanges.reducedPaise })
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, orderId), eq(orderChanges.reducedPaise, amountPaise)))
    .orderBy(desc(orderChanges.at))
    .limit(1);

/** By how much less an order costs since its invoice, as far as it was not paid then: the rest is refunded. */
export async function sumReducedUnpaid(tx: Transaction, orderId: string, issuedAt: Date): Promise<number> {
  const less = unionAll(
    tx
      .select({ reducedPaise: orderChanges.reducedPaise, at: orderChanges.at })
      .from(orderChanges)
      .where(and(eq(orderChanges.orderId, orderId), gt(orderChanges.at, issuedAt))),
    tx
      .select({ reducedPaise: orderMends.reducedPaise, at: orderMends.at })
      .from(orderMends)
      .where(and(eq(orderMends.orderId, orderId), gt(orderMends.at, issuedAt))),
  ).as('less');
  const isPaidBefore = and(
    eq(transfers.orderId, orderId),
    isNull(transfers.surplus),
    lte(transfers.receivedAt, less.at),
  );
  const [row] = await tx
    .select({ paise: sql<number>`coalesce(sum(${less.reducedPaise}), 0)::float8` })
    .from(less)
    .leftJoin(transfers, isPaidBefore)
    .where(isNull(transfers.id));
  return row?.paise ?? 0;
}

/** The result is null for surplus money. */
export async function findOrderPaidBy(tx: Transaction, transferId: string): Promise<string | null> {
  const [row] = await tx
    .select({ orderId: transfers.orderId })
    .from(transfers)
    .where(and(eq(transfers.id, transferId), isNull(transfers.surplus)));
  return row?.orderId ?? null;
}

// Documents ----------------------------------------------------------------------------------------------------------

export const findOfOrder = (db: Queries, orderId: string): Promise<Document[]> =>
  db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.issuedAt), asc(invoices.id));

export const findOfOrders = (db: Queries, orderIds: readonly string[]): Promise<Document[]> =>
  db
    .select()
    .from(invoices)
    .where(inArray(invoices.orderId, [...orderIds]))
    .orderBy(asc(invoices.issuedAt), asc(invoices.id));

export async function findDocument(db: Queries, id: string): Promise<Document | null> {
  const [document] = await db.select().from(invoices).where(eq(invoices.id, id));
  return document ?? null;
}

/** A seller files GSTR-1 for what was sold while registered. */
export async function hasGstReturn(db: Queries, { start, end }: { start: Date; end: Date }): Promise<boolean> {
  const soldRegistered = db
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(
        gte(invoices.issuedAt, start),
        lt(invoices.issuedAt, end),
        sql`${invoices.seller} ->> 'gstStatus' = 'REGULAR'`,
      ),
    );
  const isRegistered = sql`coalesce(${storeSettings.settings} ->> 'gstStatus', 'REGULAR') = 'REGULAR'`;
  const [row] = await db
    .select({ has: sql<boolean>`${isRegistered} OR ${exists(soldRegistered)}` })
    .from(storeSettings);
  return row?.has === true;
}

/** Locks the series until the transaction ends. */
export async function takeNumber(tx: Transaction, kind: DocumentKind, financialYear: number): Promise<number> {
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ kind, financialYear, lastNumber: 1 })
    .onConflictDoUpdate({
      target: [invoiceSeries.kind, invoiceSeries.financialYear],
      set: { lastNumber: sql`${invoiceSeries.lastNumber} + 1` },
    })
    .returning({ number: invoiceSeries.lastNumber });
  if (!row) throw new Error('no number for the document');
  return row.number;
}

export const insertDocument = (tx: Transaction, document: typeof invoices.$inferInsert) =>
  tx.insert(invoices).values(document);

export const linesOf = (documents: readonly Document[]): InvoiceLine[] => documents.flatMap(({ lines }) => lines);

/** The order's own payment is named; the amount is all that came, also for items added to it. */
export async function findPayment(db: Queries, orderId: string) {
  const [row] = await db
    .select({
      orderNumber: orders.orderNumber,
      status: orders.paymentStatus,
      duePaise: sql<number>`(${orders.totalPaise} - ${orders.reducedPaise} - ${orders.receivedPaise} + ${orders.refundedPaise})::float8`,
      payee: payeeFacts,
      collectedBy: transfers.collectedBy,
      reference: transfers.reference,
      amountPaise: sql<number | null>`(
        SELECT sum(paid.amount_paise) FROM ${transfers} AS paid
        WHERE paid.order_id = ${orders.id} AND paid.surplus IS NULL)::float8`,
      receivedAt: transfers.receivedAt,
    })
    .from(orders)
    .innerJoin(storeSettings, isOnlySettings)
    .leftJoin(transfers, and(eq(transfers.orderId, orders.id), isNull(transfers.surplus), isNull(transfers.additionId)))
    .where(eq(orders.id, orderId));
  return row ?? null;
}

// Lists and returns --------------------------------------------------------------------------------------------------

const likeText = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

const listed = {
  document: invoices,
  orderNumber: orders.orderNumber,
};

/** Returns documents after the given one, newest first. */
export const findPage = (
  db: Queries,
  { start, end, search, after, limit }: { start: Date; end: Date; search: string; after: string | null; limit: number },
) =>
  db
    .select(listed)
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(
      and(
        gte(invoices.issuedAt, start),
        lt(invoices.issuedAt, end),
        search === ''
          ? undefined
          : sql`concat_ws(' ', ${invoices.serial}, ${orders.orderNumber}, ${invoices.buyer} ->> 'name') ILIKE ${likeText(search)}`,
        after === null
          ? undefined
          : sql`(${invoices.issuedAt}, ${invoices.id}) < (SELECT last.issued_at, last.id FROM invoices AS last WHERE last.id = ${after})`,
      ),
    )
    .orderBy(desc(invoices.issuedAt), desc(invoices.id))
    .limit(limit);

export const findOfOrderNumber = (db: Queries, orderNumber: string) =>
  db
    .select(listed)
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(eq(orders.orderNumber, orderNumber))
    .orderBy(asc(invoices.issuedAt), asc(invoices.id));

const credited = alias(invoices, 'credited');

interface MonthPage {
  start: Date;
  end: Date;
  after: string | null;
  limit: number;
}

/** Returns documents after the given one, oldest first. */
export const findOfMonth = (db: Queries, { start, end, after, limit }: MonthPage) =>
  db
    .select({
      ...listed,
      credited: { serial: credited.serial, issuedAt: credited.issuedAt, totalPaise: credited.totalPaise },
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(credited, eq(credited.id, invoices.invoiceId))
    .where(
      and(
        gte(invoices.issuedAt, start),
        lt(invoices.issuedAt, end),
        after === null
          ? undefined
          : sql`(${invoices.issuedAt}, ${invoices.id}) > (SELECT last.issued_at, last.id FROM invoices AS last WHERE last.id = ${after})`,
      ),
    )
    .orderBy(asc(invoices.issuedAt), asc(invoices.id))
    .limit(limit);

export type RegisteredDocument = Awaited<ReturnType<typeof findOfMonth>>[number];

export async function isOrderOf(db: Queries, orderId: string, customerId: string): Promise<boolean> {
  return (await db.$count(orders, and(eq(orders.id, orderId), eq(orders.customerId, customerId)))) === 1;
}

export const eraseBuyers = (db: Queries, financialYear: number) =>
  db
    .update(invoices)
    .set({ buyer: null })
    .where(and(lt(invoices.financialYear, financialYear), isNotNull(invoices.buyer)));
