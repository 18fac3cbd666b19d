import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { REFUND_STATES, type RefundState } from '../../../contract/paymentConstants';
import { createdAt, moment, oneOf, paise, updatedAt } from './columns';
import { orderAdditions } from './orderAdditions';
import { orders } from './orders';

/** RECEIVED and EXPIRED are final. */
export const ATTEMPT_STATES = ['OPEN', 'FAILED', 'RECEIVED', 'EXPIRED'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** An order has at most one live attempt. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** Set where it pays items that are added to the order. */
    additionId: text('addition_id').references(() => orderAdditions.id),
    provider: text('provider').notNull(),
    method: text('method').notNull().default('UPI'),
    /** It is null until the provider responds. */
    providerOrderId: text('provider_order_id'),
    amountPaise: paise('amount_paise').notNull(),
    state: text('state').$type<AttemptState>().notNull(),
    upiUrl: text('upi_url'),
    pageUrl: text('page_url'),
    /** Until this moment no other process opens the payment. */
    openingUntil: moment('opening_until'),
    openedAt: moment('opened_at'),
    checkedAt: moment('checked_at'),
    /** The provider accepts money until then. */
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('payment_attempts_provider_order_unique').on(table.provider, table.providerOrderId),
    uniqueIndex('payment_attempts_live_unique')
      .on(table.orderId)
      .where(sql`${table.state} IN ('OPEN', 'FAILED')`),
    check('payment_attempts_state_check', oneOf(table.state, ATTEMPT_STATES)),
    check('payment_attempts_amount_check', sql`${table.amountPaise} > 0`),
    index('payment_attempts_order_index').on(table.orderId, table.createdAt),
    index('payment_attempts_addition_index')
      .on(table.additionId)
      .where(sql`${table.additionId} IS NOT NULL`),
    index('payment_attempts_unpaid_index')
      .on(table.createdAt, sql`${table.id} COLLATE "C"`)
      .where(sql`${table.state} <> 'RECEIVED'`),
    index('payment_attempts_amount_index')
      .on(table.amountPaise)
      .where(sql`${table.state} <> 'RECEIVED'`),
  ],
);

/** Webhooks of the providers; their ids make repeats harmless. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    attemptId: text('attempt_id').references(() => paymentAttempts.id),
    /** The body as it was received, for disputes. */
    body: text('body').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_events_attempt_index').on(table.attemptId),
    index('payment_events_received_index').using('brin', table.receivedAt),
  ],
);

export const SURPLUS_REASONS = ['SECOND', 'LATE', 'AMOUNT', 'UNKNOWN'] as const;
export type SurplusReason = (typeof SURPLUS_REASONS)[number];

/** Money received; no order when its purpose is unknown. */
export const transfers = pgTable(
  'transfers',
  {
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    /** The bank's, else the provider's payment id. */
    reference: text('reference').notNull(),
    attemptId: text('attempt_id').references(() => paymentAttempts.id),
    orderId: text('order_id').references(() => orders.id),
    /** Set where it pays items that are added to the order. */
    additionId: text('addition_id').references(() => orderAdditions.id),
    amountPaise: paise('amount_paise').notNull(),
    /** The rider, for cash. */
    collectedBy: text('collected_by'),
    surplus: text('surplus').$type<SurplusReason>(),
    /** Excludes failed refunds; set by a trigger. */
    refundedPaise: paise('refunded_paise').notNull().default(0),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    unique('transfers_reference_unique').on(table.provider, table.reference),
    check('transfers_amount_check', sql`${table.amountPaise} > 0`),
    check('transfers_refunded_check', sql`${table.refundedPaise} BETWEEN 0 AND ${table.amountPaise}`),
    check('transfers_surplus_check', oneOf(table.surplus, SURPLUS_REASONS)),
    // Each order is paid once, and so are items added to it.
    uniqueIndex('transfers_paid_unique')
      .on(table.orderId)
      .where(sql`${table.surplus} IS NULL AND ${table.additionId} IS NULL`),
    uniqueIndex('transfers_addition_unique')
      .on(table.additionId)
      .where(sql`${table.surplus} IS NULL`),
    index('transfers_order_index').on(table.orderId),
    index('transfers_received_index').on(table.receivedAt, sql`${table.id} COLLATE "C"`),
    index('transfers_surplus_index')
      .on(table.receivedAt, sql`${table.id} COLLATE "C"`)
      .where(sql`${table.surplus} IS NOT NULL`),
    index('transfers_amount_index').on(table.amountPaise),
  ],
);

export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    transferId: text('transfer_id')
      .notNull()
      .references(() => transfers.id),
    amountPaise: paise('amount_paise').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    /** Made by a person, such as in cash. */
    byHand: boolean('by_hand').notNull().default(false),
    providerRefundId: text('provider_refund_id'),
    /** Set while the provider says that it refunded another amount than ours. */
    reportedPaise: paise('reported_paise'),
    tries: integer('tries').notNull().default(0),
    reason: text('reason').notNull(),
    actorId: text('actor_id'),
    /** The failed refund before this one. */
    replacesId: text('replaces_id').references((): AnyPgColumn => refunds.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('refunds_state_check', oneOf(table.state, REFUND_STATES)),
    check('refunds_amount_check', sql`${table.amountPaise} > 0`),
    uniqueIndex('refunds_replaces_unique').on(table.replacesId),
    index('refunds_transfer_index').on(table.transferId),
    index('refunds_created_index').on(table.createdAt, sql`${table.id} COLLATE "C"`),
    index('refunds_provider_index').on(table.providerRefundId),
    index('refunds_failed_index')
      .on(table.createdAt)
      .where(sql`${table.state} = 'FAILED'`),
    index('refunds_reported_index')
      .on(table.createdAt)
      .where(sql`${table.reportedPaise} IS NOT NULL`),
    index('refunds_unfinished_index')
      .on(table.createdAt)
      .where(sql`${table.state} IN ('REQUESTED', 'SENT')`),
  ],
);

/**
 * A customer's payments are negative; so is a surplus of DIFFERENCE (missing cash) or ROUNDING (what whole rupees took
 * off).
 */
export const LEDGER_ACCOUNTS = ['CUSTOMER', 'PROVIDER', 'CASH', 'SHOP', 'REFUNDS', 'DIFFERENCE', 'ROUNDING'] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** Double entry: postings sum to zero (deferred trigger). Rows never change. */
export const ledger = pgTable(
  'ledger',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** One per cause: `transfer:<id>`, `refund:<id>:requested`, `rounding:<order id>`. */
    posting: text('posting').notNull(),
    account: text('account').$type<LedgerAccount>().notNull(),
    /** A customer, provider or rider. */
    holder: text('holder'),
    amountPaise: paise('amount_paise').notNull(),
    orderId: text('order_id'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    unique('ledger_posting_unique').on(table.posting, table.account),
    check('ledger_account_check', oneOf(table.account, LEDGER_ACCOUNTS)),
    check('ledger_amount_check', sql`${table.amountPaise} <> 0`),
    index('ledger_account_index').on(table.account, table.holder, table.id),
    index('ledger_order_index').on(table.orderId),
    index('ledger_customer_index')
      .on(table.at)
      .where(sql`${table.account} = 'CUSTOMER'`),
  ],
);

export const cashHandovers = pgTable(
  'cash_handovers',
  {
    id: text('id').primaryKey(),
    riderId: text('rider_id').notNull(),
    receivedBy: text('received_by').notNull(),
    amountPaise: paise('amount_paise').notNull(),
    expectedPaise: paise('expected_paise'),
    roundId: text('round_id'),
    note: text('note'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [check('cash_handovers_amount_check', sql`${table.amountPaise} >= 0`)],
);
