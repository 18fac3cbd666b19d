import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { LANGUAGES, type Language } from '../../../contract/constants';
import { createdAt, isMobileNumber, oneOf, updatedAt } from './columns';

/** `photo` is a data URL. Erasure deletes addresses, enquiries and tokens, and detaches orders. */
export const customers = pgTable(
  'customers',
  {
    id: text('id').primaryKey(),
    mobileNumber: text('mobile_number').notNull().unique(),
    name: text('name').notNull(),
    emailId: text('email_id').notNull(),
    photo: text('photo'),
    /** The last one that they chose or logged in with. It is null for older customers, who get the shop's first one. */
    language: text('language').$type<Language>(),
    /** Counts placed orders, so that two placed at once notice each other. */
    ordersVersion: integer('orders_version').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('customers_mobile_number_check', isMobileNumber(table.mobileNumber)),
    check('customers_language_check', oneOf(table.language, LANGUAGES)),
    index('customers_search_index').using('gin', sql`(${table.name} || ' ' || ${table.mobileNumber}) gin_trgm_ops`),
  ],
);
