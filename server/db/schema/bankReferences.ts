import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { refunds, transfers } from './payments';

/** People noted these from the bank's statement. Triggers ensure that each counts once, in either direction. */
export const bankReferences = pgTable(
  'bank_references',
  {
    reference: text('reference').primaryKey(),
    transferId: text('transfer_id').references(() => transfers.id),
    refundId: text('refund_id').references(() => refunds.id),
  },
  (table) => [check('bank_references_subject_check', sql`num_nonnulls(${table.transferId}, ${table.refundId}) = 1`)],
);
