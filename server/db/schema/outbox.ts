import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { currentRequestId } from '../../lib/requestId';
import { createdAt, moment, oneOf } from './columns';

export const OUTBOX_STATES = ['WAITING', 'DEAD'] as const;
export type OutboxState = (typeof OUTBOX_STATES)[number];

/** Written in the transaction that decides the work. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    state: text('state').$type<OutboxState>().notNull().default('WAITING'),
    tries: integer('tries').notNull().default(0),
    /** It is also the end of a worker's claim. */
    nextAt: moment('next_at').notNull(),
    lastError: text('last_error'),
    /** Of the request whose work it is; it is null for a job's. */
    requestId: text('request_id').$defaultFn(() => currentRequestId() ?? sql`NULL`),
    createdAt: createdAt(),
  },
  (table) => [
    check('outbox_state_check', oneOf(table.state, OUTBOX_STATES)),
    index('outbox_due_index')
      .on(table.nextAt)
      .where(sql`${table.state} = 'WAITING'`),
  ],
);
