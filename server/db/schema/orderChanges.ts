import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, oneOf, paise } from './columns';
import { orders } from './orders';

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
