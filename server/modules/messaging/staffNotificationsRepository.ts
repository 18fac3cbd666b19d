import {
  aliasedTable,
  and,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gte,
  inArray,
  isNull,
  min,
  ne,
  not,
  or,
  sql,
} from 'drizzle-orm';
import type { NotificationState } from '../../../contract/messageConstants';
import type { Queries, Transaction } from '../../db/database';
import { messages, notifications, orders } from '../../db/schema';
import { keyOfRepeat } from './notificationRepository';

/** These are ends at which nobody was told. */
export const NOT_ARRIVED: readonly NotificationState[] = ['REFUSED', 'UNKNOWN', 'EXPIRED'];

const repeat = aliasedTable(notifications, 'repeat');
const sibling = aliasedTable(notifications, 'sibling');

const select = (db: Queries) => {
  const lastFailure = db
    .select({ reason: messages.reason, detail: messages.detail })
    .from(messages)
    .where(
      and(eq(messages.notificationId, notifications.id), inArray(messages.state, ['REFUSED', 'FAILED', 'UNKNOWN'])),
    )
    .orderBy(desc(messages.createdAt))
    .limit(1)
    .as('last_failure');
  return db
    .select({
      ...getTableColumns(notifications),
      orderNumber: orders.orderNumber,
      reason: lastFailure.reason,
      detail: lastFailure.detail,
      // An e-mail may have carried the invoice, too.
      isDone: sql<boolean>`${or(isRepeated(db), and(ne(notifications.channel, 'EMAIL'), isToldOtherwise(db)))}`,
    })
    .from(notifications)
    .leftJoin(orders, eq(orders.id, notifications.orderId))
    .leftJoinLateral(lastFailure, sql`true`);
};

export type FoundNotification = Awaited<ReturnType<typeof findOfOrder>>[number];

const isRepeated = (db: Queries) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(repeat)
      .where(and(eq(repeat.eventKey, keyOfRepeat), eq(repeat.channel, notifications.channel))),
  );

/** A telephone was told the same on another channel. */
const isToldOtherwise = (db: Queries) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(sibling)
      .where(
        and(
          eq(sibling.eventKey, notifications.eventKey),
          ne(sibling.id, notifications.id),
          // E-mail and push come besides.
          inArray(sibling.channel, ['SMS', 'WHATSAPP']),
          inArray(sibling.state, ['WAITING', 'SENT', 'DELIVERED']),
        ),
      ),
  );

/** The newest first. */
export const findOfOrder = (db: Queries, orderNumber: string, limit: number) =>
  select(db)
    .where(eq(orders.orderNumber, orderNumber))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);

/** The newest first. */
export const findOfCustomer = (db: Queries, customerId: string, limit: number) =>
  select(db)
    .where(eq(notifications.customerId, customerId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);

/** No channel told the event, and nobody sent it again. What expired without a try was no longer so. */
const didNotArrive = (db: Queries, since: Date, states: readonly NotificationState[]) => {
  const wasTried = exists(
    db
      .select({ one: sql`1` })
      .from(messages)
      .where(eq(messages.notificationId, notifications.id)),
  );
  return sql`(${and(
    inArray(notifications.state, [...states]),
    gte(notifications.createdAt, since),
    or(ne(notifications.state, 'EXPIRED'), wasTried),
    not(isToldOtherwise(db)),
    not(isRepeated(db)),
  )})`;
};

/** The newest first. */
export const findNotArrived = (db: Queries, since: Date, limit: number) =>
  select(db)
    .where(didNotArrive(db, since, NOT_ARRIVED))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit);

export const countRefused = (db: Queries, since: Date): Promise<number> =>
  db.$count(notifications, didNotArrive(db, since, ['REFUSED']));

/** Tries that went wrong, the newest first, without those of what did not arrive, which is listed itself. */
export const findProblems = (db: Queries, since: Date, limit: number) =>
  db
    .select(getTableColumns(messages))
    .from(messages)
    .leftJoin(notifications, eq(notifications.id, messages.notificationId))
    .where(
      and(
        inArray(messages.state, ['REFUSED', 'FAILED', 'UNKNOWN']),
        gte(messages.createdAt, since),
        or(isNull(notifications.id), not(didNotArrive(db, since, NOT_ARRIVED))),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);

/** What is to be sent. */
export const countWaiting = (db: Queries) =>
  db
    .select({ channel: notifications.channel, count: count(), oldest: min(notifications.createdAt) })
    .from(notifications)
    .where(eq(notifications.state, 'WAITING'))
    .groupBy(notifications.channel);

/** With the lock, under which it is sent again once. */
export async function lockToRepeat(tx: Transaction, id: string) {
  const [row] = await tx.select().from(notifications).where(eq(notifications.id, id)).for('no key update');
  if (!row) return null;
  // A statement of its own: the first one doesn't see what was committed while it waited for the lock.
  const repeats = await tx.$count(notifications, and(eq(notifications.id, id), isRepeated(tx)));
  return { ...row, isRepeated: repeats > 0 };
}
