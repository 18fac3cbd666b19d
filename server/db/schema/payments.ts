import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../../contract/constants';
import { createdAt, moment, oneOf, paise, updatedAt } from './columns';
import { orders } from './orders';

export type RefundStatus = 'PENDING' | 'DONE' | 'FAILED';

export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    provider: text('provider').notNull(),
    /** Null until the provider has responded. */
    providerOrderId: text('provider_order_id'),
    amountPaise: paise('amount_paise').notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    upiUrl: text('upi_url'),
    pageUrl: text('page_url'),
    /** The bank's transfer reference. */
    bankReference: text('bank_reference').unique(),
    openedAt: moment('opened_at'),
    receivedAt: moment('received_at'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('payments_provider_order_unique').on(table.provider, table.providerOrderId),
    check('payments_status_check', oneOf(table.status, PAYMENT_STATUSES)),
    check('payments_amount_check', sql`${table.amountPaise} > 0`),
    check(
      'payments_received_check',
      sql`${table.status} NOT IN ('RECEIVED', 'REFUNDED') OR ${table.receivedAt} IS NOT NULL`,
    ),
  ],
);

/** Provider messages, deduplicated. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    paymentId: text('payment_id').references(() => payments.id),
    /** As received, for disputes. */
    body: text('body').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_events_payment_index').on(table.paymentId),
  ],
);

/** At most one refund per payment. */
export const refunds = pgTable(
  'refunds',
  {
    paymentId: text('payment_id')
      .primaryKey()
      .references(() => payments.id),
    amountPaise: paise('amount_paise').notNull(),
    status: text('status').$type<RefundStatus>().notNull(),
    providerRefundId: text('provider_refund_id'),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('refunds_status_check', oneOf(table.status, ['PENDING', 'DONE', 'FAILED'])),
    check('refunds_amount_check', sql`${table.amountPaise} > 0`),
    index('refunds_pending_index')
      .on(table.createdAt)
      .where(sql`${table.status} = 'PENDING'`),
  ],
);
