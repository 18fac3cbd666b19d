import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment, oneOf } from './columns';
import { APPROVAL_STATES, type ApprovalState } from './refundApprovals';

/** Where payments should go from now on, until another person decides. One waits at a time. */
export const payeeChanges = pgTable(
  'payee_changes',
  {
    id: text('id').primaryKey(),
    address: text('address').notNull(),
    name: text('name').notNull(),
    state: text('state').$type<ApprovalState>().notNull().default('WAITING'),
    requestedBy: text('requested_by').notNull(),
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    /** The only person with the right approved their own request. */
    isAlone: boolean('is_alone').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    check('payee_changes_state_check', oneOf(table.state, APPROVAL_STATES)),
    check('payee_changes_decided_check', sql`(${table.state} = 'WAITING') = (${table.decidedBy} IS NULL)`),
    // Another person approves.
    check(
      'payee_changes_persons_check',
      sql`${table.state} <> 'APPROVED' OR ${table.isAlone} OR ${table.decidedBy} <> ${table.requestedBy}`,
    ),
    uniqueIndex('payee_changes_waiting_unique')
      .on(table.state)
      .where(sql`${table.state} = 'WAITING'`),
  ],
);
