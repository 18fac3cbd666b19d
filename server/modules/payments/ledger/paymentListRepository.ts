import { and, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { alias, unionAll, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { MONEY_PROVIDERS, type PaymentState, type RefundState } from '../../../../contract/paymentConstants';
import type { Queries } from '../../../db/database';
import { customers, orders, paymentAttempts, refunds, staff, transfers } from '../../../db/schema';
import type { PaymentFilter } from './paymentFilter';

interface SortKey {
  at: AnyPgColumn;
  id: AnyPgColumn;
}

/** Indexes and JavaScript sort like this, whatever the database's locale. */
const byteOrdered = (id: AnyPgColumn) => sql`${id} COLLATE "C"`;
const newestFirst = ({ at, id }: SortKey) => [desc(at), desc(byteOrdered(id))] as const;

const isWithin = ({ since, before, after }: PaymentFilter, { at, id }: SortKey) =>
  and(
    since && gte(at, since),
    before && lt(at, before),
    after && sql`(${at}, ${byteOrdered(id)}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`,
  );

const ofTransfers = { at: transfers.receivedAt, id: transfers.id };
const ofAttempts = { at: paymentAttempts.createdAt, id: paymentAttempts.id };
const ofRefunds = { at: refunds.createdAt, id: refunds.id };

const orderIdOf = (db: Queries, orderNumber: string) =>
  db.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, orderNumber));

/** Naming all providers lets PostgreSQL use the index of provider and reference. */
const isReference = (provider: AnyPgColumn, column: AnyPgColumn, reference: string) =>
  and(inArray(provider, [...MONEY_PROVIDERS]), eq(column, reference));

function isSearched(
  db: Queries,
  { searched }: PaymentFilter,
  columns: { orderId: AnyPgColumn; amount: AnyPgColumn; reference: (reference: string) => SQL | undefined },
): SQL | undefined {
  if (!searched) return undefined;
  if ('orderNumber' in searched) return inArray(columns.orderId, orderIdOf(db, searched.orderNumber));
  return 'amountPaise' in searched ? eq(columns.amount, searched.amountPaise) : columns.reference(searched.reference);
}

const STATES: Partial<Record<PaymentState, SQL>> = {
  RECEIVED: sql`${transfers.surplus} IS NULL`,
  SURPLUS: sql`${transfers.surplus} IN ('SECOND', 'LATE', 'AMOUNT')`,
  WITHOUT_ORDER: sql`${transfers.surplus} = 'UNKNOWN'`,
};

/** Sorted as an index is: without that, all rows are read when a provider has none. */
const oneOf = (table: typeof transfers | typeof paymentAttempts, reference: AnyPgColumn) =>
  sql`(SELECT true FROM ${table} WHERE ${table.provider} = known.provider ORDER BY ${reference} LIMIT 1)`;

/** Those by which customers paid or tried to. */
export async function findProviders(db: Queries): Promise<Set<string>> {
  const known = sql.join(
    MONEY_PROVIDERS.map((provider) => sql`(${provider})`),
    sql`, `,
  );
  const rows = await db
    .select({ provider: sql<string>`known.provider` })
    .from(sql`(VALUES ${known}) AS known (provider)`)
    .where(
      sql`coalesce(${oneOf(transfers, transfers.reference)}, ${oneOf(paymentAttempts, paymentAttempts.providerOrderId)}, false)`,
    );
  return new Set(rows.map((row) => row.provider));
}

export const findTransfers = (
  db: Queries,
  filter: PaymentFilter,
  { state, limit }: { state?: PaymentState; limit: number },
) =>
  db
    .select({
      id: transfers.id,
      at: transfers.receivedAt,
      orderNumber: orders.orderNumber,
      customerName: customers.name,
      provider: transfers.provider,
      amountPaise: transfers.amountPaise,
      refundedPaise: transfers.refundedPaise,
      surplus: transfers.surplus,
      reference: transfers.reference,
    })
    .from(transfers)
    .leftJoin(orders, eq(orders.id, transfers.orderId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(
      and(
        isWithin(filter, ofTransfers),
        filter.provider && eq(transfers.provider, filter.provider),
        state && STATES[state],
        isSearched(db, filter, {
          orderId: transfers.orderId,
          amount: transfers.amountPaise,
          reference: (reference) => isReference(transfers.provider, transfers.reference, reference),
        }),
      ),
    )
    .orderBy(...newestFirst(ofTransfers))
    .limit(limit);

/** A scalar subquery: as a join, it would cover all transfers. */
const broughtMoney = sql`(SELECT true FROM ${transfers}
  WHERE ${transfers.orderId} = ${paymentAttempts.orderId} AND ${transfers.attemptId} = ${paymentAttempts.id} LIMIT 1)`;

/** Attempts without any transfer, not even surplus; newest first. */
export const findUnpaidAttempts = (
  db: Queries,
  filter: PaymentFilter,
  { state, limit }: { state?: 'OPEN' | 'FAILED' | 'EXPIRED'; limit: number },
) =>
  db
    .select({
      id: paymentAttempts.id,
      at: paymentAttempts.createdAt,
      orderNumber: orders.orderNumber,
      customerName: customers.name,
      provider: paymentAttempts.provider,
      amountPaise: paymentAttempts.amountPaise,
      state: paymentAttempts.state,
      reference: paymentAttempts.providerOrderId,
    })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(
      and(
        sql`${paymentAttempts.state} <> 'RECEIVED'`,
        sql`NOT coalesce(${broughtMoney}, false)`,
        state && eq(paymentAttempts.state, state),
        isWithin(filter, ofAttempts),
        filter.provider && eq(paymentAttempts.provider, filter.provider),
        isSearched(db, filter, {
          orderId: paymentAttempts.orderId,
          amount: paymentAttempts.amountPaise,
          reference: (reference) =>
            // Some providers use the shop's own id.
            or(
              eq(paymentAttempts.id, reference),
              isReference(paymentAttempts.provider, paymentAttempts.providerOrderId, reference),
            ),
        }),
      ),
    )
    .orderBy(...newestFirst(ofAttempts))
    .limit(limit);

const replacements = alias(refunds, 'replacements');

/**
 * It searches our and the provider's refund id, and the transfer's reference: one index each, which OR would not use.
 */
function refundsByReference(db: Queries, reference: string) {
  const found = () => db.select({ id: refunds.id }).from(refunds);
  return unionAll(
    found().where(eq(refunds.id, reference)),
    found().where(eq(refunds.providerRefundId, reference)),
    found()
      .innerJoin(transfers, eq(transfers.id, refunds.transferId))
      .where(isReference(transfers.provider, transfers.reference, reference)),
  );
}

export const findRefunds = (
  db: Queries,
  filter: PaymentFilter,
  { state, limit }: { state?: RefundState; limit: number },
) =>
  db
    .select({
      refund: refunds,
      provider: transfers.provider,
      orderNumber: orders.orderNumber,
      customerName: customers.name,
      person: staff.name,
      isReplaced: sql<boolean>`${replacements.id} IS NOT NULL`,
    })
    .from(refunds)
    .innerJoin(transfers, eq(transfers.id, refunds.transferId))
    .leftJoin(orders, eq(orders.id, transfers.orderId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(staff, eq(staff.id, refunds.actorId))
    .leftJoin(replacements, eq(replacements.replacesId, refunds.id))
    .where(
      and(
        isWithin(filter, ofRefunds),
        filter.provider && eq(transfers.provider, filter.provider),
        state && eq(refunds.state, state),
        isSearched(db, filter, {
          orderId: transfers.orderId,
          amount: refunds.amountPaise,
          reference: (reference) => inArray(refunds.id, refundsByReference(db, reference)),
        }),
      ),
    )
    .orderBy(...newestFirst(ofRefunds))
    .limit(limit);

/** The order of a transfer or attempt: undefined without such a payment, null fields without an order. */
export async function findOrderOf(db: Queries, paymentId: string) {
  const ids = sql`(
    SELECT ${transfers.orderId} AS order_id FROM ${transfers} WHERE ${transfers.id} = ${paymentId}
    UNION ALL
    SELECT ${paymentAttempts.orderId} FROM ${paymentAttempts} WHERE ${paymentAttempts.id} = ${paymentId}) AS payment`;
  const [row] = await db
    .select({
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      name: customers.name,
      mobileNumber: customers.mobileNumber,
    })
    .from(ids)
    .leftJoin(orders, sql`${orders.id} = payment.order_id`)
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .limit(1);
  return row;
}
