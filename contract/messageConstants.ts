/** What customers hear of their orders, money, complaints and enquiries, and who waits for the shop to come or for products to be back. */
export const NOTIFICATION_KINDS = [
  'ORDER_PLACED',
  'PAYMENT_OPEN',
  'ADDITION_OPEN',
  'ORDER_CONFIRMED',
  'ORDER_CHANGED',
  'DELIVERY_MOVED',
  'ON_THE_WAY',
  'NOT_DELIVERED',
  'DELIVERED',
  'ORDER_CANCELLED',
  'REFUND_SENT',
  'REFUND_FAILED',
  'COMPLAINT_ANSWERED',
  'RECALL',
  'ENQUIRY_ANSWERED',
  'AREA_OPEN',
  'BACK_IN_STOCK',
  'RATING_ASKED',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** All that the shop writes to people. Later kinds are added to the others, and the compiler names every place that must know them. */
export const MESSAGE_KINDS = ['CODE', ...NOTIFICATION_KINDS] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const MESSAGE_CHANNELS = ['SMS', 'WHATSAPP', 'EMAIL', 'PUSH'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** Customers choose a channel per group. NEEDED is what the order or the law needs, which can't be switched off. */
export const MESSAGE_GROUPS = ['NEEDED', 'PROGRESS'] as const;
export type MessageGroup = (typeof MESSAGE_GROUPS)[number];

/** WAITING is to be sent; SENT was taken by a provider; the others are ends. EXPIRED was not worth sending any more. */
export const NOTIFICATION_STATES = ['WAITING', 'SENT', 'DELIVERED', 'REFUSED', 'UNKNOWN', 'EXPIRED'] as const;
export type NotificationState = (typeof NOTIFICATION_STATES)[number];

/** Why no message goes to a number or address any more. */
export const STOP_REASONS = ['STOP', 'UNSUBSCRIBED', 'BOUNCED'] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** Where a customer said yes to WhatsApp, or no. */
export const CONSENT_SOURCES = ['CHECKOUT', 'PROFILE', 'STOP'] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

/** Providers of texts to telephones. `console` prints them. */
export const TEXT_PROVIDERS = ['console', 'msg91', 'twilio', 'whatsapp'] as const;
export type MessageProviderName = (typeof TEXT_PROVIDERS)[number];

/** All that carry messages, with e-mail and web push. */
export const CARRIERS = [...TEXT_PROVIDERS, 'smtp', 'webpush'] as const;
export type Carrier = (typeof CARRIERS)[number];

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

/** Who wrote a part of an enquiry's conversation. */
export const ENQUIRY_SIDES = ['SHOP', 'CUSTOMER'] as const;
export type EnquirySide = (typeof ENQUIRY_SIDES)[number];
