import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { refunds, transfers } from './payments';

/** References that people noted from the bank's statement. Triggers write them, so that each counts once, in whichever direction the money went. */
export const bankReferences = pgTable(
  'bank_references',
  {
    reference: text('reference').primaryKey(),
    transferId: text('transfer_id').references(() => transfers.id),
    refundId: text('refund_id').references(() => refunds.id),
  },
  (table) => [check('bank_references_subject_check', sql`num_nonnulls(${table.transferId}, ${table.refundId}) = 1`)],
);
