import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, paise } from './columns';
import { transfers } from './payments';

export const bankLines = pgTable(
  'bank_lines',
  {
    /** The bank's reference of twelve digits. */
    reference: text('reference').primaryKey(),
    amountPaise: paise('amount_paise').notNull(),
    paidAt: moment('paid_at').notNull(),
    text: text('text').notNull(),
    transferId: text('transfer_id').references(() => transfers.id),
    /** Set when the money is not for an order. */
    dismissedBy: text('dismissed_by'),
    importedBy: text('imported_by').notNull(),
    importedAt: createdAt(),
  },
  (table) => [
    check('bank_lines_reference_check', sql`${table.reference} ~ '^[0-9]{12}$'`),
    check('bank_lines_amount_check', sql`${table.amountPaise} > 0`),
  ],
);
