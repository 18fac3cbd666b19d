import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, isMobileNumber, updatedAt } from './columns';

/** `photo` is a data URL. Erasure deletes addresses, enquiries and tokens, and detaches orders. */
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
