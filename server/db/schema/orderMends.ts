import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { MENDED_PARTS, type MendedPart } from '../../../contract/orderConstants';
import { moment, oneOf, paise } from './columns';
import { orders } from './orders';

/** Staff changed where an order goes. What it was before is personal, and not stored. */
export const orderMends = pgTable(
  'order_mends',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    changed: text('changed').$type<MendedPart>().notNull(),
    /** By how much less the order costs, because delivery to the new address is cheaper. */
    reducedPaise: paise('reduced_paise').notNull().default(0),
    staffId: text('staff_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    check('order_mends_changed_check', oneOf(table.changed, MENDED_PARTS)),
    // The price never rises.
    check('order_mends_reduced_check', sql`${table.reducedPaise} >= 0`),
    index('order_mends_order_index').on(table.orderId, table.id),
  ],
);
