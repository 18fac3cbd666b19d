/**
 * The shop writes these to people. Later kinds are added here, and the compiler names every place that must know them.
 */
export const MESSAGE_KINDS = ['CODE'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Providers of texts to telephones. `console` prints them. */
export const TEXT_PROVIDERS = ['console', 'msg91', 'twilio', 'whatsapp'] as const;
export type MessageProviderName = (typeof TEXT_PROVIDERS)[number];

/** Why a provider refuses a message for good. */
export const REFUSAL_REASONS = [
  /** The account's key is wrong or switched off. */
  'KEY',
  /** The template is unknown, not approved, or the text differs from it; also an unregistered sender. */
  'TEMPLATE',
  /** No such number, or it can't be reached. */
  'NUMBER',
  /** The person or the network wants no messages from the shop. */
  'BLOCKED',
  /** The account has no balance, or is suspended. */
  'BALANCE',
  'NOT_ON_WHATSAPP',
  'OTHER',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** SENT, DELIVERED and READ come from reports. FAILED was not sent; UNKNOWN was sent without an answer. */
export const MESSAGE_STATES = ['ACCEPTED', 'SENT', 'DELIVERED', 'READ', 'REFUSED', 'FAILED', 'UNKNOWN'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
