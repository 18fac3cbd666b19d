import { check, date, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { LANGUAGES, type Language } from '../../../contract/constants';
import {
  MESSAGE_KINDS,
  MESSAGE_STATES,
  REFUSAL_REASONS,
  TEXT_PROVIDERS,
  type MessageKind,
  type MessageProviderName,
  type MessageState,
  type RefusalReason,
} from '../../../contract/messageConstants';
import { createdAt, isMobileNumber, oneOf, paise, updatedAt } from './columns';

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

/** One row per message and provider that was asked to send it. No text is stored: a login code stays a secret. */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<MessageKind>().notNull(),
    provider: text('provider').$type<MessageProviderName>().notNull(),
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
    check('messages_provider_check', oneOf(table.provider, TEXT_PROVIDERS)),
    check('messages_language_check', oneOf(table.language, LANGUAGES)),
    check('messages_state_check', oneOf(table.state, MESSAGE_STATES)),
    check('messages_reason_check', oneOf(table.reason, REFUSAL_REASONS)),
    check('messages_mobile_number_check', isMobileNumber(table.mobileNumber)),
    index('messages_created_at_index').on(table.createdAt),
    index('messages_provider_index').on(table.provider, table.createdAt),
    index('messages_number_index').on(table.mobileNumber),
  ],
);

/** Reports that came before the provider's answer said which message they are about. Kept for a day. */
export const earlyReports = pgTable(
  'early_reports',
  {
    provider: text('provider').$type<MessageProviderName>().notNull(),
    providerId: text('provider_id').notNull(),
    state: text('state').$type<MessageState>().notNull(),
    reason: text('reason').$type<RefusalReason>(),
    detail: text('detail'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.providerId, table.state] }),
    check('early_reports_provider_check', oneOf(table.provider, TEXT_PROVIDERS)),
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
