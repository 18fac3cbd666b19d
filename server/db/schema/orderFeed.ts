import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { transactionId } from './catalogueChanges';
import { moment } from './columns';

/** Triggers write it, every process reads it for its open streams, and rows are deleted after minutes. */
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
