import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, isMobileNumber, moment } from './columns';
import { customers } from './customers';

/** Name and e-mail wait here until the code is verified. */
export const otpSessions = pgTable(
  'otp_sessions',
  {
    sessionId: text('session_id').primaryKey(),
    mobileNumber: text('mobile_number').notNull(),
    codeHash: text('code_hash').notNull(),
    name: text('name'),
    emailId: text('email_id'),
    wrongTries: integer('wrong_tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    resendAfter: moment('resend_after').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('otp_sessions_mobile_number_check', isMobileNumber(table.mobileNumber)),
    // OTP_MAX_WRONG_TRIES allows at most 20.
    check('otp_sessions_wrong_tries_check', sql`${table.wrongTries} BETWEEN 0 AND 20`),
    index('otp_sessions_expires_at_index').on(table.expiresAt),
  ],
);

/** Sent codes, for the hourly caps. `callerHash` is a keyed hash of the caller's address. */
export const otpSends = pgTable(
  'otp_sends',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mobileNumber: text('mobile_number').notNull(),
    callerHash: text('caller_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('otp_sends_mobile_number_check', isMobileNumber(table.mobileNumber)),
    index('otp_sends_number_index').on(table.mobileNumber, table.createdAt),
    index('otp_sends_caller_index').on(table.callerHash, table.createdAt),
    index('otp_sends_created_at_index').on(table.createdAt),
  ],
);

/** Stored only as a hash. */
export const authTokens = pgTable(
  'auth_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('auth_tokens_customer_index').on(table.customerId),
    index('auth_tokens_expires_at_index').on(table.expiresAt),
  ],
);
