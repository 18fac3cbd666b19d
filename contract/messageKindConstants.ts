import { ADDITION_MINUTES, UNDO_SECONDS } from './orderConstants';
import type { MessageGroup, MessageKind, NotificationKind } from './messageConstants';

/** These come by e-mail besides the channel that the customer chose, until one of them has brought the invoice: it is there by the second. */
export const MAILED_KINDS: readonly NotificationKind[] = ['ORDER_PLACED', 'ON_THE_WAY'];

/** What no one needs comes by e-mail and push alone: never to a telephone number, not even in place of an e-mail that failed. */
export const NEVER_TEXTED: readonly MessageKind[] = ['BACK_IN_STOCK', 'RATING_ASKED'];

/** By which telecom operators check what a text leaves open (DLT). */
export type OpenPartTag = 'numeric' | 'alphanumeric' | 'url';

/** What changes with each message of a kind. Operators allow two, of at most 40 characters each, that don't touch. */
export const OPEN_PARTS = {
  CODE: { code: 'numeric' },
  ORDER_PLACED: { order: 'alphanumeric', amount: 'alphanumeric' },
  PAYMENT_OPEN: { order: 'alphanumeric', time: 'alphanumeric' },
  ADDITION_OPEN: { order: 'alphanumeric', time: 'alphanumeric' },
  ORDER_CONFIRMED: { order: 'alphanumeric' },
  ORDER_CHANGED: { order: 'alphanumeric', change: 'alphanumeric' },
  DELIVERY_MOVED: { order: 'alphanumeric', time: 'alphanumeric' },
  ON_THE_WAY: { order: 'alphanumeric', code: 'numeric' },
  NOT_DELIVERED: { order: 'alphanumeric' },
  DELIVERED: { order: 'alphanumeric' },
  ORDER_CANCELLED: { order: 'alphanumeric', money: 'alphanumeric' },
  REFUND_SENT: { order: 'alphanumeric', amount: 'alphanumeric' },
  REFUND_FAILED: { order: 'alphanumeric', amount: 'alphanumeric' },
  COMPLAINT_ANSWERED: { order: 'alphanumeric', answer: 'alphanumeric' },
  RECALL: { order: 'alphanumeric', product: 'alphanumeric' },
  ENQUIRY_ANSWERED: { ticket: 'alphanumeric', answer: 'alphanumeric' },
  AREA_OPEN: { place: 'alphanumeric' },
  BACK_IN_STOCK: { product: 'alphanumeric' },
  RATING_ASKED: { order: 'alphanumeric' },
} as const satisfies Record<MessageKind, Record<string, OpenPartTag>>;

const HOUR = 3_600;
const DAY = 24 * HOUR;

interface NotificationRules {
  group: MessageGroup;
  /** Later than this it is not sent. */
  worthSeconds: number;
  /** It waits for the morning. */
  waitsInQuietHours: boolean;
  /** Staff may undo the step for so long, so nothing is said before. */
  settlesAfterSeconds: number;
}

export const NOTIFICATION_RULES: Record<NotificationKind, NotificationRules> = {
  ORDER_PLACED: { group: 'NEEDED', worthSeconds: DAY, waitsInQuietHours: false, settlesAfterSeconds: 0 },
  // It ends when the order expires.
  PAYMENT_OPEN: { group: 'PROGRESS', worthSeconds: DAY, waitsInQuietHours: false, settlesAfterSeconds: 0 },
  // The customer asked for the items, which are held for so long.
  ADDITION_OPEN: {
    group: 'NEEDED',
    worthSeconds: ADDITION_MINUTES * 60,
    waitsInQuietHours: false,
    settlesAfterSeconds: 0,
  },
  ORDER_CONFIRMED: {
    group: 'PROGRESS',
    worthSeconds: DAY,
    waitsInQuietHours: true,
    settlesAfterSeconds: UNDO_SECONDS,
  },
  ORDER_CHANGED: {
    group: 'NEEDED',
    worthSeconds: 2 * DAY,
    waitsInQuietHours: false,
    settlesAfterSeconds: UNDO_SECONDS,
  },
  // It may be about the next morning.
  DELIVERY_MOVED: {
    group: 'NEEDED',
    worthSeconds: 2 * DAY,
    waitsInQuietHours: false,
    settlesAfterSeconds: UNDO_SECONDS,
  },
  ON_THE_WAY: {
    group: 'NEEDED',
    worthSeconds: 6 * HOUR,
    waitsInQuietHours: false,
    settlesAfterSeconds: UNDO_SECONDS,
  },
  NOT_DELIVERED: { group: 'NEEDED', worthSeconds: DAY, waitsInQuietHours: false, settlesAfterSeconds: 0 },
  DELIVERED: {
    group: 'PROGRESS',
    worthSeconds: 12 * HOUR,
    waitsInQuietHours: false,
    settlesAfterSeconds: UNDO_SECONDS,
  },
  ORDER_CANCELLED: { group: 'NEEDED', worthSeconds: 2 * DAY, waitsInQuietHours: false, settlesAfterSeconds: 0 },
  REFUND_SENT: { group: 'NEEDED', worthSeconds: 7 * DAY, waitsInQuietHours: true, settlesAfterSeconds: 0 },
  REFUND_FAILED: { group: 'NEEDED', worthSeconds: 7 * DAY, waitsInQuietHours: true, settlesAfterSeconds: 0 },
  COMPLAINT_ANSWERED: { group: 'NEEDED', worthSeconds: 7 * DAY, waitsInQuietHours: true, settlesAfterSeconds: 0 },
  RECALL: { group: 'NEEDED', worthSeconds: 14 * DAY, waitsInQuietHours: false, settlesAfterSeconds: 0 },
  ENQUIRY_ANSWERED: { group: 'NEEDED', worthSeconds: 7 * DAY, waitsInQuietHours: true, settlesAfterSeconds: 0 },
  AREA_OPEN: { group: 'NEEDED', worthSeconds: 7 * DAY, waitsInQuietHours: true, settlesAfterSeconds: 0 },
  // The customer asked for it.
  BACK_IN_STOCK: { group: 'NEEDED', worthSeconds: DAY, waitsInQuietHours: true, settlesAfterSeconds: 0 },
  RATING_ASKED: { group: 'PROGRESS', worthSeconds: 3 * DAY, waitsInQuietHours: true, settlesAfterSeconds: 0 },
};
