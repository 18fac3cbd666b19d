import { and, count, gte, inArray, isNull, lt, max, min, ne, or, sql } from 'drizzle-orm';
import { ORDER_STATUSES } from '../../../contract/constants';
import type { Queries } from '../../db/database';
import { backupRuns, messages, orders, outbox, paymentAttempts, transfers } from '../../db/schema';

const ENDED = ['DELIVERED', 'CANCELLED'] as const;
const OPEN = ORDER_STATUSES.filter((status) => !ENDED.some((ended) => ended === status));

export const countOutbox = (db: Queries) =>
  db
    .select({
      lane: outbox.kind,
      state: outbox.state,
      entries: count(),
      oldestAt: sql`${min(outbox.createdAt)}`.mapWith(outbox.createdAt),
      dueAt: sql`${min(outbox.nextAt)}`.mapWith(outbox.nextAt),
    })
    .from(outbox)
    .groupBy(outbox.kind, outbox.state);

/** All open ones; those that ended only since then, because a shop has millions. */
export const countOrders = (db: Queries, since: Date) =>
  db
    .select({ status: orders.status, orders: count() })
    .from(orders)
    .where(or(inArray(orders.status, OPEN), gte(orders.createdAt, since)))
    .groupBy(orders.status);

/** Attempts without money that began since then. */
export const countAttempts = (db: Queries, since: Date) =>
  db
    .select({ provider: paymentAttempts.provider, state: paymentAttempts.state, payments: count() })
    .from(paymentAttempts)
    .where(and(ne(paymentAttempts.state, 'RECEIVED'), gte(paymentAttempts.createdAt, since)))
    .groupBy(paymentAttempts.provider, paymentAttempts.state);

/** Payments of orders that came since then. */
export const countReceived = (db: Queries, since: Date) =>
  db
    .select({ provider: transfers.provider, payments: count() })
    .from(transfers)
    .where(and(gte(transfers.receivedAt, since), isNull(transfers.surplus)))
    .groupBy(transfers.provider);

/** Payments that ended before then, while their provider has not said how. Plain UPI waits for a person. */
export const countOverdueAttempts = (db: Queries, before: Date) =>
  db.$count(
    paymentAttempts,
    and(
      inArray(paymentAttempts.state, ['OPEN', 'FAILED']),
      ne(paymentAttempts.provider, 'upi'),
      lt(paymentAttempts.expiresAt, before),
    ),
  );

export const countMessages = (db: Queries, since: Date) =>
  db
    .select({ provider: messages.provider, state: messages.state, messages: count() })
    .from(messages)
    .where(gte(messages.createdAt, since))
    .groupBy(messages.provider, messages.state);

/** When the newest of each kind and state began. */
export const findNewestRuns = (db: Queries) =>
  db
    .select({
      kind: backupRuns.kind,
      state: backupRuns.state,
      startedAt: sql`${max(backupRuns.startedAt)}`.mapWith(backupRuns.startedAt),
    })
    .from(backupRuns)
    .groupBy(backupRuns.kind, backupRuns.state);
