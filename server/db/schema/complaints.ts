import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import {
  COMPLAINT_KINDS,
  COMPLAINT_STATES,
  type ComplaintKind,
  type ComplaintState,
} from '../../../contract/constants';
import { createdAt, moment, oneOf } from './columns';
import { orders } from './orders';
import { refunds } from './payments';
import { photos } from './photos';

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
    /** The promised replacement was sent then, by this person. */
    sentAt: moment('sent_at'),
    sentBy: text('sent_by'),
    /** The order whose parcel it is in. A trigger promises it again when that one is cancelled. */
    sentWith: text('sent_with').references(() => orders.id),
    createdAt: createdAt(),
  },
  (table) => [
    unique('complaints_line_unique').on(table.orderId, table.lineNo),
    check('complaints_kind_check', oneOf(table.kind, COMPLAINT_KINDS)),
    check('complaints_state_check', oneOf(table.state, COMPLAINT_STATES)),
    check('complaints_quantity_check', sql`${table.quantity} BETWEEN 1 AND 99`),
    check('complaints_sent_with_check', sql`${table.sentWith} IS NULL OR ${table.sentAt} IS NOT NULL`),
    index('complaints_state_index').on(table.state, table.createdAt),
    index('complaints_sent_with_index')
      .on(table.sentWith)
      .where(sql`${table.sentWith} IS NOT NULL`),
  ],
);

/** Orders of their own for what was promised again in a complaint. */
export const replacementOrders = pgTable(
  'replacement_orders',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    complaintId: text('complaint_id')
      .notNull()
      .references(() => complaints.id),
  },
  (table) => [index('replacement_orders_complaint_index').on(table.complaintId)],
);
