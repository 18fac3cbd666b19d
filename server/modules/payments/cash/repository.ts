import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../db/database';
import {
  cashHandovers,
  ledger,
  orderEvents,
  orders,
  paymentAttempts,
  rounds,
  roundStops,
  staff,
  storeSettings,
} from '../../../db/schema';
import type { Payee } from '../../../ports/payment/port';
import { UPI } from '../../../ports/payment/upi';
import { payeeFacts } from '../factsRepository';

const MAX_LISTED = 200;
const HANDOVERS_LISTED = 30;

export async function findPayee(db: Queries): Promise<Payee> {
  const [row] = await db.select({ payee: payeeFacts }).from(storeSettings);
  return row?.payee ?? { address: null, name: '' };
}

export async function isOnRoundOf(db: Queries, orderId: string, riderId: string): Promise<boolean> {
  const rows = await db
    .select({ id: rounds.id })
    .from(roundStops)
    .innerJoin(rounds, eq(rounds.id, roundStops.roundId))
    .where(and(eq(roundStops.orderId, orderId), eq(roundStops.state, 'PENDING'), eq(rounds.riderId, riderId)))
    .limit(1);
  return rows.length === 1;
}

export async function findOrder(db: Queries, orderNumber: string) {
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  return order ?? null;
}

const isCash = eq(ledger.account, 'CASH');
const inHand = sql<number>`sum(${ledger.amountPaise})::float8`;

export const findCashInHand = (db: Queries) =>
  db
    .select({
      staffId: sql<string>`${ledger.holder}`,
      name: sql<string>`coalesce(max(${staff.name}), ${ledger.holder})`,
      amountPaise: inHand,
      orders: sql<number>`(count(*) FILTER (WHERE ${ledger.orderId} IS NOT NULL AND ${ledger.id} > coalesce((
        SELECT max(earlier.id) FROM ${ledger} AS earlier
        WHERE earlier.account = 'CASH' AND earlier.holder = ${ledger.holder} AND earlier.order_id IS NULL), 0)))::int`,
    })
    .from(ledger)
    .leftJoin(staff, eq(staff.id, ledger.holder))
    .where(isCash)
    .groupBy(ledger.holder)
    .having(sql`sum(${ledger.amountPaise}) <> 0`)
    .orderBy(asc(sql`2`));

/** Serializes a person's handovers. */
export async function lockMember(tx: Transaction, staffId: string) {
  const [member] = await tx
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(eq(staff.id, staffId))
    .for('no key update');
  return member ?? null;
}

export async function sumCash(db: Queries, staffId: string): Promise<number> {
  const [row] = await db
    .select({ paise: sql<number>`coalesce(sum(${ledger.amountPaise}), 0)::float8` })
    .from(ledger)
    .where(and(isCash, eq(ledger.holder, staffId)));
  return row?.paise ?? 0;
}

export const insertHandover = (tx: Transaction, handover: typeof cashHandovers.$inferInsert) =>
  tx.insert(cashHandovers).values(handover);

const nameOf = (staffId: typeof cashHandovers.riderId | typeof cashHandovers.receivedBy) =>
  sql<string>`coalesce((SELECT ${staff.name} FROM ${staff} WHERE ${staff.id} = ${staffId}), ${staffId})`;

export const findHandovers = (db: Queries) =>
  db
    .select({
      _id: cashHandovers.id,
      riderName: nameOf(cashHandovers.riderId),
      receivedByName: nameOf(cashHandovers.receivedBy),
      countedPaise: cashHandovers.amountPaise,
      expectedPaise: sql<number>`coalesce(${cashHandovers.expectedPaise}, ${cashHandovers.amountPaise})::float8`,
      note: cashHandovers.note,
      at: cashHandovers.at,
    })
    .from(cashHandovers)
    .orderBy(desc(cashHandovers.at), desc(cashHandovers.id))
    .limit(HANDOVERS_LISTED);

const liveUpi = (db: Queries) =>
  db
    .select({ orderId: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.provider, UPI), inArray(paymentAttempts.state, ['OPEN', 'FAILED'])));

const onRounds = (db: Queries) =>
  db.select({ orderId: roundStops.orderId }).from(roundStops).where(eq(roundStops.state, 'PENDING'));

/** Unpaid orders, delivered or on the way without a round, that wait for no UPI payment. */
export const findUncollected = (db: Queries) =>
  db
    .select({ order: orders, since: sql<string>`max(${orderEvents.at})` })
    .from(orders)
    .innerJoin(orderEvents, and(eq(orderEvents.orderId, orders.id), eq(orderEvents.toStatus, orders.status)))
    .where(
      and(
        eq(orders.paymentStatus, 'DUE_AT_DOOR'),
        inArray(orders.status, ['PICKEDUP', 'DELIVERED']),
        notInArray(orders.id, liveUpi(db)),
        notInArray(orders.id, onRounds(db)),
      ),
    )
    .groupBy(orders.id)
    .orderBy(asc(orders.createdAt))
    .limit(MAX_LISTED);
