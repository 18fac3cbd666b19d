import { sql } from 'drizzle-orm';
import { check, index, pgSequence, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { ENQUIRY_KINDS, LANGUAGES, type EnquiryKind, type Language } from '../../../contract/constants';
import { ENQUIRY_STATUSES, type EnquiryStatus } from '../../../contract/staffEnquiries';
import { createdAt, isMobileNumber, oneOf } from './columns';
import { customers } from './customers';

export const ticketNumberSequence = pgSequence('ticket_number_sequence', { startWith: 100001 });

export const enquiries = pgTable(
  'enquiries',
  {
    ticketNumber: text('ticket_number')
      .primaryKey()
      .default(sql`'VT' || nextval('ticket_number_sequence')`),
    kind: text('kind').$type<EnquiryKind>().notNull(),
    status: text('status').$type<EnquiryStatus>().notNull().default('OPEN'),
    name: text('name').notNull(),
    mobileNumber: text('mobile_number'),
    emailId: text('email_id'),
    orderNumber: text('order_number'),
    city: text('city'),
    investment: text('investment'),
    message: text('message').notNull(),
    language: text('language').$type<Language>().notNull(),
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** The hourly caps need it; afterwards it is cleared. */
    callerHash: text('caller_hash'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('enquiries_idempotency_unique').on(table.idempotencyKey),
    check('enquiries_kind_check', oneOf(table.kind, ENQUIRY_KINDS)),
    check('enquiries_status_check', oneOf(table.status, ENQUIRY_STATUSES)),
    check('enquiries_language_check', oneOf(table.language, LANGUAGES)),
    check('enquiries_mobile_number_check', isMobileNumber(table.mobileNumber)),
    check('enquiries_contact_check', sql`${table.mobileNumber} IS NOT NULL OR ${table.emailId} IS NOT NULL`),
    check('enquiries_city_check', sql`${table.kind} <> 'FRANCHISE' OR ${table.city} IS NOT NULL`),
    index('enquiries_created_at_index').on(table.createdAt),
    index('enquiries_caller_index').on(table.callerHash, table.createdAt),
    index('enquiries_customer_index').on(table.customerId),
  ],
);
