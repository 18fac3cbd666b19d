import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { LANGUAGES, type Language } from '../../../contract/constants';
import {
  CARRIERS,
  CONSENT_SOURCES,
  ENQUIRY_SIDES,
  MESSAGE_CHANNELS,
  MESSAGE_GROUPS,
  MESSAGE_KINDS,
  MESSAGE_STATES,
  NOTIFICATION_KINDS,
  NOTIFICATION_STATES,
  REFUSAL_REASONS,
  STOP_REASONS,
  TEXT_PROVIDERS,
  type Carrier,
  type ConsentSource,
  type EnquirySide,
  type MessageChannel,
  type MessageGroup,
  type MessageKind,
  type MessageProviderName,
  type MessageState,
  type NotificationKind,
  type NotificationState,
  type RefusalReason,
  type StopReason,
} from '../../../contract/messageConstants';
import { STAFF_NOTICE_KINDS, type StaffNoticeKind } from '../../../contract/staffNoticeConstants';
import { createdAt, isMobileNumber, moment, oneOf, paise, updatedAt } from './columns';
import { customers } from './customers';
import { enquiries } from './enquiries';
import { orders } from './orders';
import { staff, staffSessions } from './staff';
import { waitlistEntries } from './waitlist';

/** What providers call the texts that staff registered with them. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    kind: text('kind').$type<MessageKind>().notNull(),
    provider: text('provider').$type<MessageProviderName>().notNull(),
    language: text('language').$type<Language>().notNull(),
    templateId: text('template_id').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.provider, table.language] }),
    check('message_templates_kind_check', oneOf(table.kind, MESSAGE_KINDS)),
    check('message_templates_provider_check', oneOf(table.provider, TEXT_PROVIDERS)),
    check('message_templates_language_check', oneOf(table.language, LANGUAGES)),
  ],
);

/**
 * What the shop tells one person on one channel; each try to send it is a row of `messages`. It holds ids alone: texts are composed when they
 * are sent, so that no code and no name is stored.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    channel: text('channel').$type<MessageChannel>().notNull(),
    /** What happened, and to whom on which channel: the same event is told once. */
    eventKey: text('event_key').notNull(),
    /** It is null for enquiries of strangers. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    orderId: text('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    ticketNumber: text('ticket_number').references(() => enquiries.ticketNumber, { onDelete: 'cascade' }),
    waitlistEntryId: text('waitlist_entry_id').references(() => waitlistEntries.id, { onDelete: 'cascade' }),
    /** The refund, complaint, change, event, reply or pack that it is about. */
    subjectId: text('subject_id'),
    language: text('language').$type<Language>().notNull(),
    state: text('state').$type<NotificationState>().notNull().default('WAITING'),
    /** Later than this it is not sent. */
    worthUntil: moment('worth_until').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('notifications_event_unique').on(table.eventKey, table.channel),
    check('notifications_kind_check', oneOf(table.kind, NOTIFICATION_KINDS)),
    check('notifications_channel_check', oneOf(table.channel, MESSAGE_CHANNELS)),
    check('notifications_language_check', oneOf(table.language, LANGUAGES)),
    check('notifications_state_check', oneOf(table.state, NOTIFICATION_STATES)),
    check(
      'notifications_subject_check',
      sql`num_nonnulls(${table.orderId}, ${table.ticketNumber}, ${table.waitlistEntryId}) = CASE ${table.kind} WHEN 'BACK_IN_STOCK' THEN 0 ELSE 1 END`,
    ),
    index('notifications_order_index').on(table.orderId, table.createdAt),
    index('notifications_ticket_index').on(table.ticketNumber),
    index('notifications_waitlist_index').on(table.waitlistEntryId),
    index('notifications_customer_index').on(table.customerId),
    index('notifications_state_index').on(table.state, table.createdAt),
  ],
);

/** One row per message and provider that was asked to send it. No text is stored: a login code stays a secret. */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    /** It is null for codes and for examples that staff send themselves. */
    notificationId: text('notification_id').references(() => notifications.id, { onDelete: 'set null' }),
    kind: text('kind').$type<MessageKind>().notNull(),
    provider: text('provider').$type<Carrier>().notNull(),
    /** The provider's id; null until it answers. */
    providerId: text('provider_id'),
    language: text('language').$type<Language>().notNull(),
    /** It is null once the account is erased. */
    mobileNumber: text('mobile_number'),
    state: text('state').$type<MessageState>().notNull(),
    reason: text('reason').$type<RefusalReason>(),
    /** The provider's words. */
    detail: text('detail'),
    /** What it costs by the shop's settings; 0 for what was not sent. */
    pricePaise: paise('price_paise').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('messages_provider_unique').on(table.provider, table.providerId),
    check('messages_kind_check', oneOf(table.kind, MESSAGE_KINDS)),
    check('messages_provider_check', oneOf(table.provider, CARRIERS)),
    check('messages_language_check', oneOf(table.language, LANGUAGES)),
    check('messages_state_check', oneOf(table.state, MESSAGE_STATES)),
    check('messages_reason_check', oneOf(table.reason, REFUSAL_REASONS)),
    check('messages_mobile_number_check', isMobileNumber(table.mobileNumber)),
    index('messages_created_at_index').on(table.createdAt),
    index('messages_provider_index').on(table.provider, table.createdAt),
    index('messages_number_index').on(table.mobileNumber),
    index('messages_notification_index').on(table.notificationId),
  ],
);

/** Reports that came before the provider's answer said which message they are about. Kept for a day. */
export const earlyReports = pgTable(
  'early_reports',
  {
    provider: text('provider').$type<Carrier>().notNull(),
    providerId: text('provider_id').notNull(),
    state: text('state').$type<MessageState>().notNull(),
    reason: text('reason').$type<RefusalReason>(),
    detail: text('detail'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.providerId, table.state] }),
    check('early_reports_provider_check', oneOf(table.provider, CARRIERS)),
    check('early_reports_state_check', oneOf(table.state, MESSAGE_STATES)),
    check('early_reports_reason_check', oneOf(table.reason, REFUSAL_REASONS)),
    index('early_reports_created_at_index').on(table.createdAt),
  ],
);

/** What login codes cost per day of the shop, in one row that callers change in turn: the day's budget holds under concurrency. */
export const codeSpending = pgTable('code_spending', {
  day: date('day').primaryKey(),
  paise: paise('paise').notNull(),
});

/** The channel that a customer chose for a group; without a row the shop's order is SMS. A null channel switches the group off. */
export const messagePreferences = pgTable(
  'message_preferences',
  {
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    group: text('message_group').$type<MessageGroup>().notNull(),
    channel: text('channel').$type<MessageChannel>(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.group] }),
    check('message_preferences_group_check', oneOf(table.group, MESSAGE_GROUPS)),
    check('message_preferences_channel_check', sql`${table.channel} IN ('SMS', 'WHATSAPP', 'EMAIL')`),
    check('message_preferences_needed_check', sql`${table.group} <> 'NEEDED' OR ${table.channel} IS NOT NULL`),
  ],
);

/** The proof of each yes and no to WhatsApp. Rows are only added. */
export const whatsAppConsents = pgTable(
  'whatsapp_consents',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    mobileNumber: text('mobile_number').notNull(),
    isGiven: boolean('is_given').notNull(),
    source: text('source').$type<ConsentSource>().notNull(),
    /** The sentence as it was shown; for STOP the customer's own words. */
    wording: text('wording').notNull(),
    language: text('language').$type<Language>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('whatsapp_consents_source_check', oneOf(table.source, CONSENT_SOURCES)),
    check('whatsapp_consents_language_check', oneOf(table.language, LANGUAGES)),
    check('whatsapp_consents_mobile_number_check', isMobileNumber(table.mobileNumber)),
    index('whatsapp_consents_customer_index').on(table.customerId, table.createdAt),
  ],
);

/** Numbers and addresses that want nothing more on a channel, or that no mail reaches. */
export const contactStops = pgTable(
  'contact_stops',
  {
    channel: text('channel').$type<MessageChannel>().notNull(),
    /** A mobile number of ten digits, or an e-mail address in lower case. */
    contact: text('contact').notNull(),
    reason: text('reason').$type<StopReason>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.channel, table.contact] }),
    check('contact_stops_channel_check', sql`${table.channel} IN ('WHATSAPP', 'EMAIL')`),
    check('contact_stops_reason_check', oneOf(table.reason, STOP_REASONS)),
  ],
);

/** A browser that asked for web push. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Such as Chrome; null where the browser sent none. */
    browser: text('browser'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('push_subscriptions_endpoint_unique').on(table.endpoint),
    index('push_subscriptions_customer_index').on(table.customerId, table.createdAt),
  ],
);

/** A device of the staff that asked for web push. It ends with its login, whatever ends that. */
export const staffPushSubscriptions = pgTable(
  'staff_push_subscriptions',
  {
    id: text('id').primaryKey(),
    sessionHash: text('session_hash')
      .notNull()
      .references(() => staffSessions.tokenHash, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('staff_push_subscriptions_session_unique').on(table.sessionHash),
    unique('staff_push_subscriptions_endpoint_unique').on(table.endpoint),
  ],
);

/** What a person of the staff switched off; a kind without a row is on. */
export const staffMutedNotices = pgTable(
  'staff_muted_notices',
  {
    staffId: text('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<StaffNoticeKind>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.staffId, table.kind] }),
    check('staff_muted_notices_kind_check', oneOf(table.kind, STAFF_NOTICE_KINDS)),
  ],
);

/** The shop's key pair for web push (VAPID), made at the first start: a lost pair loses all subscriptions. */
export const pushKeys = pgTable('push_keys', {
  publicKey: text('public_key').primaryKey(),
  /** Sealed with the server's key. */
  privateKey: text('private_key').notNull(),
  createdAt: createdAt(),
});

/** What was written after an enquiry's first message: the shop's replies, and what the customer wrote back by WhatsApp. */
export const enquiryMessages = pgTable(
  'enquiry_messages',
  {
    id: text('id').primaryKey(),
    ticketNumber: text('ticket_number')
      .notNull()
      .references(() => enquiries.ticketNumber, { onDelete: 'cascade' }),
    side: text('side').$type<EnquirySide>().notNull(),
    text: text('text').notNull(),
    /** It is null for what the customer wrote. */
    staffId: text('staff_id').references(() => staff.id),
    /** The provider's id of what the customer wrote, which may be delivered to the shop twice. */
    providerId: text('provider_id'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('enquiry_messages_provider_unique').on(table.providerId),
    check('enquiry_messages_side_check', oneOf(table.side, ENQUIRY_SIDES)),
    check('enquiry_messages_staff_check', sql`(${table.side} = 'SHOP') = (${table.staffId} IS NOT NULL)`),
    index('enquiry_messages_ticket_index').on(table.ticketNumber, table.createdAt),
  ],
);
