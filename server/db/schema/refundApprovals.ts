import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment, oneOf, paise } from './columns';
import { orders } from './orders';
import { transfers } from './payments';

export const APPROVAL_STATES = ['WAITING', 'APPROVED', 'DECLINED'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** Refunds above a role's limit, until another person decides. */
export const refundApprovals = pgTable(
  'refund_approvals',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id').references(() => orders.id),
    transferId: text('transfer_id').references(() => transfers.id),
    amountPaise: paise('amount_paise').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<ApprovalState>().notNull().default('WAITING'),
    requestedBy: text('requested_by').notNull(),
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    decisionReason: text('decision_reason'),
    createdAt: createdAt(),
  },
  (table) => [
    check('refund_approvals_state_check', oneOf(table.state, APPROVAL_STATES)),
    check('refund_approvals_amount_check', sql`${table.amountPaise} > 0`),
    check('refund_approvals_subject_check', sql`num_nonnulls(${table.orderId}, ${table.transferId}) = 1`),
    uniqueIndex('refund_approvals_transfer_unique')
      .on(table.transferId)
      .where(sql`${table.state} = 'WAITING'`),
    index('refund_approvals_order_index').on(table.orderId),
  ],
);
