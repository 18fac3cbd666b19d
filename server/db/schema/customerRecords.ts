import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { MAX_BLOCK_REASON, MAX_CUSTOMER_NOTE } from '../../../contract/customerConstants';
import { moment } from './columns';
import { customers } from './customers';

/** What staff note about a customer for each other. It is erased with the account. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    staffId: text('staff_id').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    check('customer_notes_text_check', sql`length(${table.text}) BETWEEN 1 AND ${sql.raw(String(MAX_CUSTOMER_NOTE))}`),
    index('customer_notes_customer_index').on(table.customerId, table.id),
  ],
);

/** A customer is blocked while one has no end. They are erased with the account. */
export const customerBlocks = pgTable(
  'customer_blocks',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    blockedBy: text('blocked_by').notNull(),
    blockedAt: moment('blocked_at').notNull(),
    endReason: text('end_reason'),
    endedBy: text('ended_by'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    check(
      'customer_blocks_reasons_check',
      sql`length(${table.reason}) BETWEEN 1 AND ${sql.raw(String(MAX_BLOCK_REASON))} AND length(${table.endReason}) BETWEEN 1 AND ${sql.raw(String(MAX_BLOCK_REASON))}`,
    ),
    check(
      'customer_blocks_end_check',
      sql`num_nonnulls(${table.endReason}, ${table.endedBy}, ${table.endedAt}) IN (0, 3)`,
    ),
    index('customer_blocks_customer_index').on(table.customerId, table.id),
    uniqueIndex('customer_blocks_in_force_unique')
      .on(table.customerId)
      .where(sql`${table.endedAt} IS NULL`),
  ],
);
