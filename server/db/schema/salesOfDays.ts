import { bigint, check, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { oneOf, paise } from './columns';

/** What a day's sales are grouped by. Of VISITOR the key is the day of the customer's sale before, of FIRST their first. */
export const SALES_KINDS = [
  'HOUR',
  'AREA',
  'LOCALITY',
  'SLOT',
  'BASKET',
  'COUPON',
  'PACK',
  'VISITOR',
  'FIRST',
] as const;
export type SalesKind = (typeof SALES_KINDS)[number];

/** The days whose sums are in `sales_of_days`. They hold unless the day is in `sales_day_changes`. */
export const salesDays = pgTable('sales_days', { day: date('day', { mode: 'string' }).primaryKey() });

/** Triggers write the day of each sale that changes; adding up the day deletes it. */
export const salesDayChanges = pgTable(
  'sales_day_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [index('sales_day_changes_day_index').on(table.day)],
);

/** The figures of past days: what each means by kind is in the figures' `daySales.repository`. */
export const salesOfDays = pgTable(
  'sales_of_days',
  {
    kind: text('kind').$type<SalesKind>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    key: text('key').notNull(),
    orders: bigint('orders', { mode: 'number' }).notNull(),
    paise: paise('paise').notNull(),
    units: bigint('units', { mode: 'number' }).notNull().default(0),
    partPaise: paise('part_paise').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.day, table.key] }),
    check('sales_of_days_kind_check', oneOf(table.kind, SALES_KINDS)),
  ],
);
