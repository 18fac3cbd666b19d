import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  COMPLAINT_KINDS,
  COMPLAINT_STATES,
  type ComplaintKind,
  type ComplaintState,
} from '../../../contract/constants';
import { MAX_ORDER_NOTE } from '../../../contract/orderConstants';
import { transactionId } from './catalogueChanges';
import { createdAt, moment, oneOf, paise } from './columns';
import { orders } from './orders';
import { refunds, transfers } from './payments';
import { photos } from './photos';

export const CHANGE_OF_LINE_KINDS = ['SHORTED', 'SUBSTITUTED', 'LEFT_OUT'] as const;
export type ChangeOfLineKind = (typeof CHANGE_OF_LINE_KINDS)[number];

/** Packing changes. The bill stays as agreed; the difference is refunded. */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    lineNo: integer('line_no').notNull(),
    kind: text('kind').$type<ChangeOfLineKind>().notNull(),
    quantityBefore: integer('quantity_before').notNull(),
    quantityAfter: integer('quantity_after').notNull(),
    substituteLineNo: integer('substitute_line_no'),
    reducedPaise: paise('reduced_paise').notNull(),
    reason: text('reason').notNull(),
    staffId: text('staff_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    check('order_changes_kind_check', oneOf(table.kind, CHANGE_OF_LINE_KINDS)),
    check('order_changes_quantity_check', sql`${table.quantityAfter} BETWEEN 0 AND ${table.quantityBefore}`),
    // The price never rises.
    check('order_changes_reduced_check', sql`${table.reducedPaise} >= 0`),
    index('order_changes_order_index').on(table.orderId),
  ],
);

/** They may name people, so erasing the account deletes them. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    staffId: text('staff_id').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    check('order_notes_text_check', sql`length(${table.text}) BETWEEN 1 AND ${sql.raw(String(MAX_ORDER_NOTE))}`),
    index('order_notes_order_index').on(table.orderId, table.id),
  ],
);

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

export const complaints = pgTable(
  'complaints',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    lineNo: integer('line_no').notNull(),
    quantity: integer('quantity').notNull(),
    kind: text('kind').$type<ComplaintKind>().notNull(),
    text: text('text').notNull(),
    photoId: text('photo_id').references(() => photos.id, { onDelete: 'set null' }),
    state: text('state').$type<ComplaintState>().notNull().default('OPEN'),
    decisionReason: text('decision_reason'),
    refundId: text('refund_id').references(() => refunds.id),
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('complaints_line_unique').on(table.orderId, table.lineNo),
    check('complaints_kind_check', oneOf(table.kind, COMPLAINT_KINDS)),
    check('complaints_state_check', oneOf(table.state, COMPLAINT_STATES)),
    check('complaints_quantity_check', sql`${table.quantity} BETWEEN 1 AND 99`),
    index('complaints_state_index').on(table.state, table.createdAt),
  ],
);

export const bankLines = pgTable(
  'bank_lines',
  {
    /** The bank's reference of twelve digits. */
    reference: text('reference').primaryKey(),
    amountPaise: paise('amount_paise').notNull(),
    paidAt: moment('paid_at').notNull(),
    text: text('text').notNull(),
    transferId: text('transfer_id').references(() => transfers.id),
    /** Set when the money is not for an order. */
    dismissedBy: text('dismissed_by'),
    importedBy: text('imported_by').notNull(),
    importedAt: createdAt(),
  },
  (table) => [
    check('bank_lines_reference_check', sql`${table.reference} ~ '^[0-9]{12}$'`),
    check('bank_lines_amount_check', sql`${table.amountPaise} > 0`),
  ],
);

export const dayClosings = pgTable('day_closings', {
  day: date('day', { mode: 'string' }).primaryKey(),
  totals: jsonb('totals').$type<Record<string, number>>().notNull(),
  /** Missing cash is negative. */
  differencePaise: paise('difference_paise').notNull(),
  note: text('note'),
  closedBy: text('closed_by').notNull(),
  closedAt: createdAt(),
});

/** Idempotency: devices repeat requests after network failures. */
export const staffRequests = pgTable(
  'staff_requests',
  {
    staffId: text('staff_id').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    response: jsonb('response').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.key] }),
    index('staff_requests_created_at_index').on(table.createdAt),
  ],
);

/** For open streams. Written by triggers, read by every process, deleted after minutes. */
export const orderFeed = pgTable(
  'order_feed',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transaction: transactionId('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    orderId: text('order_id').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('order_feed_transaction_index').on(table.transaction)],
);
