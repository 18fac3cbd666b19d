import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  DIFFERENCE_KINDS,
  DIFFERENCE_STATES,
  RESOLUTIONS,
  type DifferenceKind,
  type DifferenceState,
  type Resolution,
} from '../../../contract/settlements';
import { moment, oneOf, paise } from './columns';
import { orders } from './orders';
import { staff } from './staff';

/** `comparedAt` is null until the first comparison. */
export const settlementDays = pgTable(
  'settlement_days',
  {
    provider: text('provider').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    comparedAt: moment('compared_at'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.day] })],
);

export const SETTLEMENT_LINE_KINDS = ['PAYMENT', 'REFUND', 'ADJUSTMENT'] as const;

export const settlementLines = pgTable(
  'settlement_lines',
  {
    provider: text('provider').notNull(),
    /** A transfer's, or the provider's id. */
    reference: text('reference').notNull(),
    kind: text('kind').$type<(typeof SETTLEMENT_LINE_KINDS)[number]>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Before the fee; a deducted adjustment is negative. */
    amountPaise: paise('amount_paise').notNull(),
    feePaise: paise('fee_paise').notNull(),
    settlementId: text('settlement_id').notNull(),
    bankReference: text('bank_reference'),
    settledAt: moment('settled_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.reference] }),
    check('settlement_lines_kind_check', oneOf(table.kind, SETTLEMENT_LINE_KINDS)),
    index('settlement_lines_day_index').on(table.provider, table.day),
    index('settlement_lines_settlement_index').on(table.settlementId),
  ],
);

export const settlementDifferences = pgTable(
  'settlement_differences',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text('provider').notNull(),
    kind: text('kind').$type<DifferenceKind>().notNull(),
    reference: text('reference').notNull(),
    /** It is null where the shop knows nothing of this money. */
    shopPaise: paise('shop_paise'),
    /** It is null where the provider paid nothing out. */
    providerPaise: paise('provider_paise'),
    orderId: text('order_id').references(() => orders.id),
    settlementId: text('settlement_id'),
    foundAt: moment('found_at').notNull(),
    state: text('state').$type<DifferenceState>().notNull().default('OPEN'),
    resolution: text('resolution').$type<Resolution>(),
    note: text('note'),
    resolvedBy: text('resolved_by').references(() => staff.id),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [
    check('settlement_differences_kind_check', oneOf(table.kind, DIFFERENCE_KINDS)),
    check('settlement_differences_state_check', oneOf(table.state, DIFFERENCE_STATES)),
    check('settlement_differences_resolution_check', oneOf(table.resolution, RESOLUTIONS)),
    check(
      'settlement_differences_resolved_check',
      sql`(${table.state} = 'RESOLVED') = (${table.resolution} IS NOT NULL AND ${table.resolvedAt} IS NOT NULL)`,
    ),
    uniqueIndex('settlement_differences_unique').on(table.provider, table.kind, table.reference),
    index('settlement_differences_state_index').on(table.state, table.id),
    index('settlement_differences_order_index').on(table.orderId),
  ],
);
