import { and, asc, eq, gte, inArray, ne, notExists, or, sql } from 'drizzle-orm';
import type { LatLng } from '../../../contract/geo';
import { mayDo, STAFF_ROLE, STAFF_ROLES } from '../../../contract/staffRights';
import type { Queries, Transaction } from '../../db/database';
import { recalledOfOrder } from '../../db/recalledUnits';
import {
  customers,
  deliverySlots,
  orderItems,
  orders,
  rounds,
  roundStops,
  staff,
  storeSettings,
} from '../../db/schema';
import { isAwaitedFromDoor } from '../payments';

export type Round = typeof rounds.$inferSelect;
export type Stop = typeof roundStops.$inferSelect;
export type RoundRow = Awaited<ReturnType<typeof findOpenRounds>>[number];
export type StopRow = Awaited<ReturnType<typeof findStops>>[number];
export type ReadyRow = Awaited<ReturnType<typeof findReady>>[number];

// What is shown ------------------------------------------------------------------------------------------------------

const itemCount = sql<number>`(
  SELECT coalesce(sum(coalesce(${orderItems.packedQuantity}, ${orderItems.quantity})), 0)::int
  FROM ${orderItems} WHERE ${orderItems.orderId} = ${orders.id})`;

const dropColumns = {
  orderId: orders.id,
  orderNumber: orders.orderNumber,
  status: orders.status,
  address: orders.address,
  note: orders.note,
  paymentStatus: orders.paymentStatus,
  totalPaise: orders.totalPaise,
  reducedPaise: orders.reducedPaise,
  roundingPaise: orders.roundingPaise,
  receivedPaise: orders.receivedPaise,
  refundedPaise: orders.refundedPaise,
  isAwaited: isAwaitedFromDoor,
  customerName: customers.name,
  mobileNumber: customers.mobileNumber,
  itemCount,
  recalled: recalledOfOrder,
  startsAt: deliverySlots.startsAt,
  endsAt: deliverySlots.endsAt,
};

const riderColumns = { riderId: staff.id, riderName: staff.name, riderActive: staff.active };

const roundColumns = {
  id: rounds.id,
  state: rounds.state,
  createdAt: rounds.createdAt,
  startedAt: rounds.startedAt,
  endedAt: rounds.endedAt,
  ...riderColumns,
};

const roundsWithRider = (db: Queries) =>
  db.select(roundColumns).from(rounds).innerJoin(staff, eq(staff.id, rounds.riderId));

/** Includes rounds that ended since, last; oldest first. Dissolved ones never began. */
export const findOpenRounds = (db: Queries, endedSince: Date) =>
  roundsWithRider(db)
    .where(or(ne(rounds.state, 'DONE'), and(gte(rounds.endedAt, endedSince), gte(rounds.startedAt, sql`'epoch'`))))
    .orderBy(asc(sql`${rounds.state} = 'DONE'`), asc(rounds.createdAt), asc(rounds.id));

export const findOwnRounds = (db: Queries, riderId: string) =>
  roundsWithRider(db)
    .where(and(eq(rounds.riderId, riderId), ne(rounds.state, 'DONE')))
    .orderBy(asc(sql`${rounds.state} = 'PLANNED'`), asc(rounds.createdAt), asc(rounds.id));

export const findRound = async (db: Queries, roundId: string) => {
  const [round] = await roundsWithRider(db).where(eq(rounds.id, roundId));
  return round ?? null;
};

export const findStops = (db: Queries, roundIds: readonly string[]) =>
  db
    .select({
      ...dropColumns,
      roundId: roundStops.roundId,
      state: roundStops.state,
      proof: roundStops.proof,
      photoId: roundStops.photoId,
      reason: roundStops.reason,
      reasonNote: roundStops.note,
      doneAt: roundStops.doneAt,
      codeTries: orders.codeTries,
    })
    .from(roundStops)
    .innerJoin(orders, eq(orders.id, roundStops.orderId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(deliverySlots, eq(deliverySlots.id, orders.slotId))
    .where(and(inArray(roundStops.roundId, [...roundIds]), ne(roundStops.state, 'REMOVED')))
    .orderBy(asc(roundStops.position), asc(roundStops.orderId));

/** Orders not on a round; oldest first. */
export const findReady = (db: Queries, limit: number) =>
  db
    .select({
      ...dropColumns,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(deliverySlots, eq(deliverySlots.id, orders.slotId))
    .where(
      and(
        eq(orders.status, 'READY_TO_DELIVER'),
        notExists(
          db
            .select({ one: sql`1` })
            .from(roundStops)
            .where(and(eq(roundStops.orderId, orders.id), eq(roundStops.state, 'PENDING'))),
        ),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(limit);

/** All who may ride, riders by role first. */
export const findRiders = (db: Queries) =>
  db
    .select(riderColumns)
    .from(staff)
    .where(
      and(
        eq(staff.active, true),
        inArray(
          staff.role,
          STAFF_ROLES.filter((role) => mayDo(role, 'rideRounds')),
        ),
      ),
    )
    .orderBy(asc(ne(staff.role, STAFF_ROLE.RIDER)), asc(staff.name), asc(staff.id));

export async function findRider(db: Queries, staffId: string) {
  const [member] = await db.select(riderColumns).from(staff).where(eq(staff.id, staffId));
  return member ?? null;
}

/** Rounds begin at the shop, so sequences are suggested from there. */
export async function findShop(db: Queries): Promise<LatLng> {
  const [row] = await db
    .select({ centre: sql<LatLng>`${storeSettings.settings} -> 'delivery' -> 'centre'` })
    .from(storeSettings);
  if (!row) throw new Error('the shop has no settings: was the database seeded?');
  return row.centre;
}

export const findAddresses = (db: Queries, orderIds: readonly string[]) =>
  db
    .select({ id: orders.id, address: orders.address })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));

export async function isPlanned(db: Queries, orderId: string): Promise<boolean> {
  const pending = db.select({ id: roundStops.orderId }).from(roundStops);
  return (await pending.where(and(eq(roundStops.orderId, orderId), eq(roundStops.state, 'PENDING')))).length > 0;
}

/** Returns true for open rounds and those that ended since; also when the order was taken out again. */
export async function areOnRounds(db: Queries, orderIds: readonly string[], endedSince: Date): Promise<boolean> {
  const rows = await db
    .select({ id: roundStops.roundId })
    .from(roundStops)
    .innerJoin(rounds, eq(rounds.id, roundStops.roundId))
    .where(
      and(inArray(roundStops.orderId, [...orderIds]), or(ne(rounds.state, 'DONE'), gte(rounds.endedAt, endedSince))),
    )
    .limit(1);
  return rows.length > 0;
}

// Changes: a round is locked before its orders ------------------------------------------------------------------------

export async function lockRound(tx: Transaction, roundId: string): Promise<Round | null> {
  const [round] = await tx.select().from(rounds).where(eq(rounds.id, roundId)).for('no key update');
  return round ?? null;
}

/** Returns the stops in their sequence; the caller has locked the round. */
export const findPlainStops = (tx: Transaction, roundId: string): Promise<Stop[]> =>
  tx.select().from(roundStops).where(eq(roundStops.roundId, roundId)).orderBy(asc(roundStops.position));

export const insertRound = (tx: Transaction, round: typeof rounds.$inferInsert) => tx.insert(rounds).values(round);

export const updateRound = (tx: Transaction, roundId: string, change: Partial<Round>) =>
  tx.update(rounds).set(change).where(eq(rounds.id, roundId));

/** A no-op update, so that streams of its orders see a change of the round. */
export const touchStops = (tx: Transaction, roundId: string) =>
  tx
    .update(roundStops)
    .set({ position: sql`${roundStops.position}` })
    .where(eq(roundStops.roundId, roundId));

export const putStop = (tx: Transaction, stop: Pick<Stop, 'roundId' | 'orderId' | 'position'>) =>
  tx
    .insert(roundStops)
    .values(stop)
    .onConflictDoUpdate({
      target: [roundStops.roundId, roundStops.orderId],
      set: { position: stop.position, state: 'PENDING' },
    });

export const updateStop = (tx: Transaction, { roundId, orderId }: Stop, change: Partial<Stop>) =>
  tx
    .update(roundStops)
    .set(change)
    .where(and(eq(roundStops.roundId, roundId), eq(roundStops.orderId, orderId)));
