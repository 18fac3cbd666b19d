import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { LANGUAGES, type Language } from '../../../contract/constants';
import { STAFF_ROLES, type StaffRole } from '../../../contract/staffRights';
import { createdAt, isMobileNumber, moment, oneOf, updatedAt } from './columns';

/** A trigger protects the last active Super Admin. */
export const staff = pgTable(
  'staff',
  {
    id: text('id').primaryKey(),
    mobileNumber: text('mobile_number').notNull().unique(),
    name: text('name').notNull(),
    role: integer('role').$type<StaffRole>().notNull(),
    language: text('language').$type<Language>().notNull().default('en'),
    active: boolean('active').notNull().default(true),
    /** Encrypted; null until enrolled. */
    factorSeed: text('factor_seed'),
    /** Time step of the last code, which can't be reused. */
    factorStep: bigint('factor_step', { mode: 'number' }),
    enrolmentHash: text('enrolment_hash'),
    enrolmentExpiresAt: moment('enrolment_expires_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('staff_mobile_number_check', isMobileNumber(table.mobileNumber)),
    check('staff_role_check', sql`${table.role} IN (${sql.raw(STAFF_ROLES.join(', '))})`),
    check('staff_language_check', oneOf(table.language, LANGUAGES)),
  ],
);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    /** The day is exact, the time of day is not. */
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    browser: text('browser'),
    platform: text('platform'),
    /** Of the known browser in which the person logged in; null for logins from before it was stored. */
    knownBrowserHash: text('known_browser_hash'),
  },
  (table) => [
    index('staff_sessions_staff_index').on(table.staffId),
    index('staff_sessions_expires_at_index').on(table.expiresAt),
  ],
);

/** A ticket connects the SMS code with the second factor. */
export const staffTickets = pgTable(
  'staff_tickets',
  {
    ticketHash: text('ticket_hash').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    lane: text('lane'),
    /** Encrypted; awaits its first code. */
    newSeed: text('new_seed'),
    wrongTries: integer('wrong_tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    check('staff_tickets_wrong_tries_check', sql`${table.wrongTries} BETWEEN 0 AND 20`),
    index('staff_tickets_staff_index').on(table.staffId),
    index('staff_tickets_expires_at_index').on(table.expiresAt),
  ],
);

/** Each replaces the second factor once. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
);

/** A trigger rejects changes of rows. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** It is null for the command line. There is no foreign key, because the log outlives people. */
    staffId: text('staff_id'),
    staffName: text('staff_name').notNull(),
    action: text('action').notNull(),
    /** It is such as `order`; `subjectId` is its id. */
    subject: text('subject').notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('audit_log_subject_index').on(table.subjectId, table.id),
    index('audit_log_staff_index').on(table.staffId, table.id),
    index('audit_log_action_index').on(table.action, table.id),
    index('audit_log_at_index').on(table.at, table.id),
  ],
);
