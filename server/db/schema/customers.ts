import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, isMobileNumber, updatedAt } from './columns';

/**
 * People who proved a mobile number with a code. `photo` is a data URL made by the server. Erasing an account deletes its row,
 * and with it addresses, enquiries and login tokens; orders stay, but don't point here any more.
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
