import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, isMobileNumber, updatedAt } from './columns';

/**
 * Verified customers. `photo` is a data URL. Erasure deletes the row with its addresses, enquiries and tokens; orders
 * are detached.
 */
export const customers = pgTable(
  'customers',
  {
    id: text('id').primaryKey(),
    mobileNumber: text('mobile_number').notNull().unique(),
    name: text('name').notNull(),
    emailId: text('email_id').notNull(),
    photo: text('photo'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [check('customers_mobile_number_check', isMobileNumber(table.mobileNumber))],
);
