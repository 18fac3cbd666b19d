import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { RETURN_OUTCOMES, type ReturnOutcome } from '../../../contract/paymentConstants';
import { createdAt, oneOf, paise } from './columns';
import { orderItems } from './orders';
import { refunds } from './payments';
import { refundApprovals } from './refundApprovals';

/** What a refund is for. A trigger rejects more units or money than a line has left; a declined request counts no longer. */
export const refundLines = pgTable(
  'refund_lines',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id').notNull(),
    lineNo: integer('line_no').notNull(),
    /** It is 0 where a part of a bundle is refunded. */
    quantity: integer('quantity').notNull(),
    amountPaise: paise('amount_paise').notNull(),
    returned: text('returned').$type<ReturnOutcome>().notNull(),
    /** It is null while its request waits, and once that is declined. */
    refundId: text('refund_id').references(() => refunds.id),
    /** It is null where no second person was needed. */
    approvalId: text('approval_id').references(() => refundApprovals.id),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'refund_lines_line_fk',
      columns: [table.orderId, table.lineNo],
      foreignColumns: [orderItems.orderId, orderItems.lineNo],
    }),
    check('refund_lines_quantity_check', sql`${table.quantity} BETWEEN 0 AND 99`),
    check('refund_lines_amount_check', sql`${table.amountPaise} >= 0`),
    check('refund_lines_returned_check', oneOf(table.returned, RETURN_OUTCOMES)),
    check('refund_lines_cause_check', sql`num_nonnulls(${table.refundId}, ${table.approvalId}) > 0`),
    index('refund_lines_line_index').on(table.orderId, table.lineNo),
    index('refund_lines_refund_index').on(table.refundId),
    index('refund_lines_approval_index').on(table.approvalId),
  ],
);
