import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { MAX_ORDER_NOTE } from '../../../contract/orderConstants';
import { moment } from './columns';
import { orders } from './orders';

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
