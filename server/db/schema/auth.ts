import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, isMobileNumber, moment, oneOf } from './columns';
import { customers } from './customers';
import { staff } from './staff';

/** A code is valid for its purpose only. */
export const CODE_PURPOSES = ['LOGIN', 'EMAIL', 'ERASE', 'STAFF'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** Name and e-mail await verification. */
export const otpSessions = pgTable(
  'otp_sessions',
  {
    sessionId: text('session_id').primaryKey(),
    mobileNumber: text('mobile_number').notNull(),
    codeHash: text('code_hash').notNull(),
    purpose: text('purpose').$type<CodePurpose>().notNull().default('LOGIN'),
    /** Hash of a known browser's or login's token, with its own caps; null for strangers. */
    lane: text('lane'),
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
    check('otp_sessions_wrong_tries_check', sql`${table.wrongTries} BETWEEN 0 AND 20`),
    check('otp_sessions_purpose_check', oneOf(table.purpose, CODE_PURPOSES)),
    index('otp_sessions_expires_at_index').on(table.expiresAt),
  ],
);

/** Sent codes, for the hourly caps. */
export const otpSends = pgTable(
  'otp_sends',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    mobileNumber: text('mobile_number').notNull(),
    /** Keyed hash of the IP address. */
    callerHash: text('caller_hash').notNull(),
    lane: text('lane'),
    /** Counted apart from customers'. */
    forStaff: boolean('for_staff').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    check('otp_sends_mobile_number_check', isMobileNumber(table.mobileNumber)),
    index('otp_sends_number_index').on(table.mobileNumber, table.createdAt),
    index('otp_sends_caller_index').on(table.callerHash, table.createdAt),
    index('otp_sends_lane_index').on(table.lane, table.createdAt),
    index('otp_sends_created_at_index').on(table.createdAt),
  ],
);

export const authTokens = pgTable(
  'auth_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    /** The day is exact, the time of day is not. */
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    browser: text('browser'),
    platform: text('platform'),
    knownBrowserHash: text('known_browser_hash'),
  },
  (table) => [
    index('auth_tokens_customer_index').on(table.customerId),
    index('auth_tokens_expires_at_index').on(table.expiresAt),
  ],
);

/** Logged in to the customer's or staff member's number before: strangers can't use up their caps. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    staffId: text('staff_id').references(() => staff.id, { onDelete: 'cascade' }),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [
    check('known_browsers_owner_check', sql`num_nonnulls(${table.customerId}, ${table.staffId}) = 1`),
    index('known_browsers_staff_index').on(table.staffId, table.usedAt),
    index('known_browsers_customer_index').on(table.customerId, table.usedAt),
    index('known_browsers_used_at_index').on(table.usedAt),
  ],
);

/** Keys are hashed: no number or IP address is stored. */
export const authCounts = pgTable(
  'auth_counts',
  {
    key: text('key').notNull(),
    windowEnd: moment('window_end').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowEnd] }),
    index('auth_counts_window_end_index').on(table.windowEnd),
  ],
);
