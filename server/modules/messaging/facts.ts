import type { ComplaintState, Language, OrderStatus } from '../../../contract/constants';
import { inRupees } from '../../../contract/inRupees';
import type { NotificationKind } from '../../../contract/messageConstants';
import type { OrderAccount } from '../../../contract/orderAccount';
import { LEFT_STATUSES, type AdditionState } from '../../../contract/orderConstants';
import { clockOf, slotInWords } from '../../../contract/slotInWords';
import type { Slot } from '../../../contract/slots';
import type { AppDeps } from '../../deps';
import { translations, type Translate } from '../../lib/messages';
import type { OpenParts } from './composeText';
import * as repository from './factsRepository';
import type { Notification } from './notificationRepository';

/** What an order's customer may read of it. */
export interface OrderFacts {
  orderNumber: string;
  status: OrderStatus;
  isUnpaid: boolean;
  /** The order for whose complaint it is sent, with nothing to pay. */
  replaces: string | null;
  saidPaidAt: Date | null;
  expiresAt: Date | null;
  slot: Pick<Slot, 'startsAt' | 'endsAt'> | null;
  /** It was packed for less than it was ordered for. */
  reducedPaise: number;
  account: OrderAccount;
  /** It is null unless the parcel is on its way. */
  deliveryCode: string | null;
  lines: readonly { name: string; quantity: number; costPaise: number }[];
}

/** Other modules know these. Each is null for what is gone. */
export interface FactSources {
  readOrder: (orderId: string, language: Language) => Promise<OrderFacts | null>;
  readComplaint: (
    id: string,
  ) => Promise<{ state: ComplaintState; refundedPaise: number | null; reason: string | null } | null>;
  /** The place that a customer waits for; null where the shop does not deliver there, or the entry is gone. */
  readServedPlace: (waitlistEntryId: string) => Promise<string | null>;
  /** A pack that is back, and its page. */
  readBack: (packId: string, language: Language) => Promise<{ product: string; path: string } | null>;
  /** Whether its customer may still be asked for ratings. */
  isRatingToAsk: (orderId: string) => Promise<boolean>;
  /** The order's invoice, where one exists. */
  printInvoice: (orderId: string, language: Language) => Promise<{ name: string; pdf: Buffer } | null>;
}

export interface Facts<Kind extends NotificationKind = NotificationKind> {
  open: OpenParts<Kind>;
  /** What an e-mail says besides. */
  more: readonly string[];
  /** It shows what is paid and what goes back. */
  order: OrderFacts | null;
  /** The page that it leads to; the order's where it is missing. */
  path?: string;
}

interface Context {
  notification: Notification;
  t: Translate;
  /** As an amount reads on the channel. */
  rupees: (paise: number) => string;
}

type Readers = { [Kind in NotificationKind]: (context: Context) => Promise<Facts<Kind> | null> };

/** They are read when a message is sent: null says that what it would tell is no longer so. */
export function createFacts({ db }: Pick<AppDeps, 'db'>, sources: FactSources) {
  const readOrder = async ({ orderId, language }: Notification): Promise<OrderFacts | null> =>
    orderId === null ? null : sources.readOrder(orderId, language);

  /** Of an order in one of these states. */
  const ofOrder =
    <Kind extends NotificationKind>(
      isStill: (order: OrderFacts) => boolean,
      open: (order: OrderFacts, context: Context) => OpenParts<Kind> | null,
    ) =>
    async (context: Context): Promise<Facts<Kind> | null> => {
      const order = await readOrder(context.notification);
      const parts = order && isStill(order) ? open(order, context) : null;
      return order && parts && { open: parts, more: [], order };
    };

  /** Of a step, unless a later one repeats it: an undone step is not told. */
  const ofStep =
    <Kind extends NotificationKind>(
      states: readonly OrderStatus[],
      open: (order: OrderFacts) => OpenParts<Kind> | null,
    ) =>
    async (context: Context): Promise<Facts<Kind> | null> => {
      const { orderId, subjectId } = context.notification;
      if (orderId === null || !(await repository.isLatestOfItsKind(db, orderId, Number(subjectId)))) return null;
      return ofOrder<Kind>(({ status }) => states.includes(status), open)(context);
    };

  const ofRefund =
    <Kind extends 'REFUND_SENT' | 'REFUND_FAILED'>(state: 'DONE' | 'FAILED') =>
    async ({ notification, rupees }: Context): Promise<Facts<Kind> | null> => {
      const order = await readOrder(notification);
      const refund = await repository.findRefund(db, notification.subjectId ?? '');
      if (!order || refund?.state !== state || refund.isReplaced) return null;
      return {
        open: { order: order.orderNumber, amount: rupees(refund.amountPaise) } as OpenParts<Kind>,
        more: [],
        order,
      };
    };

  const readers: Readers = {
    ORDER_PLACED: async (context) => {
      const { t, rupees } = context;
      const facts = await ofOrder<'ORDER_PLACED'>(
        ({ status, isUnpaid }) => !isUnpaid && status !== 'CANCELLED',
        ({ orderNumber, account, replaces }) => {
          const amount = rupees(account.totalPaise + account.roundingPaise);
          return {
            order: orderNumber,
            amount: replaces === null ? amount : t('messaging.parts.replacement', { amount }),
          };
        },
      )(context);
      const replaces = facts?.order?.replaces ?? null;
      return facts && replaces !== null
        ? { ...facts, more: [t('messaging.parts.replaces', { order: replaces })] }
        : facts;
    },
    PAYMENT_OPEN: ofOrder(
      ({ isUnpaid, saidPaidAt }) => isUnpaid && saidPaidAt === null,
      ({ orderNumber, expiresAt }, { notification: { language } }) =>
        expiresAt && { order: orderNumber, time: timeInText(expiresAt, language) },
    ),
    ADDITION_OPEN: async (context) => {
      const { subjectId, language } = context.notification;
      const until = await repository.findWaitingUntil(db, subjectId ?? '');
      return ofOrder<'ADDITION_OPEN'>(
        () => true,
        ({ orderNumber }) => until && { order: orderNumber, time: timeInText(until, language) },
      )(context);
    },
    ORDER_CONFIRMED: ofStep(['CONFIRMED', 'PROCESSING', 'READY_TO_DELIVER'], ({ orderNumber: order }) => ({ order })),
    ORDER_CHANGED: async (context) => {
      // A change of its lines has none.
      const { subjectId } = context.notification;
      const [, told, additionId] = /^(JOINED|EXPIRED) (.+)$/.exec(subjectId ?? '') ?? [];
      const addition = additionId === undefined ? null : await repository.findAddition(db, additionId);
      if (addition?.state !== told) return null;
      const mend = subjectId === null || addition ? null : await repository.findMend(db, Number(subjectId));
      return ofOrder<'ORDER_CHANGED'>(
        ({ status }) => status !== 'CANCELLED',
        (order, { t, rupees }) => ({
          order: order.orderNumber,
          change: addition
            ? addedPart(addition, t, rupees)
            : mend
              ? mendedPart(order, mend, t, rupees)
              : changedPart(order, t, rupees),
        }),
      )(context);
    },
    DELIVERY_MOVED: async ({ notification, t }) => {
      const { orderId, subjectId, language } = notification;
      const order = await readOrder(notification);
      const move = orderId === null ? null : await repository.findLatestMove(db, orderId);
      if (!order?.slot || !move || String(move.id) !== subjectId || LEFT_STATUSES.includes(order.status)) return null;
      const open = { order: order.orderNumber, time: slotInText(order.slot, language) };
      return { open, more: [t(`messaging.parts.moved.${move.reason}`)], order };
    },
    ON_THE_WAY: ofStep(['PICKEDUP'], ({ orderNumber, deliveryCode }) =>
      deliveryCode === null ? null : { order: orderNumber, code: deliveryCode },
    ),
    NOT_DELIVERED: ofStep(['READY_TO_DELIVER'], ({ orderNumber: order }) => ({ order })),
    DELIVERED: ofStep(['DELIVERED'], ({ orderNumber: order }) => ({ order })),
    ORDER_CANCELLED: ofOrder(
      ({ status }) => status === 'CANCELLED',
      ({ orderNumber, account }, { t, rupees }) => {
        const backPaise = backPaiseOf(account);
        const money =
          backPaise > 0 ? t('messaging.parts.refund', { amount: rupees(backPaise) }) : t('messaging.parts.nothingPaid');
        return { order: orderNumber, money };
      },
    ),
    REFUND_SENT: ofRefund('DONE'),
    REFUND_FAILED: ofRefund('FAILED'),
    COMPLAINT_ANSWERED: async ({ notification, t, rupees }) => {
      const order = await readOrder(notification);
      const complaint = await sources.readComplaint(notification.subjectId ?? '');
      if (!order || !complaint || complaint.state === 'OPEN') return null;
      const { state, refundedPaise, reason } = complaint;
      const answer = t(`messaging.parts.complaint.${state}`, { amount: rupees(refundedPaise ?? 0) });
      return { open: { order: order.orderNumber, answer }, more: reason === null ? [] : [reason], order };
    },
    RECALL: async ({ notification }) => {
      const order = await readOrder(notification);
      const batch = await repository.findRecalledBatch(db, notification.subjectId ?? '', notification.language);
      if (!order || !batch) return null;
      return { open: { order: order.orderNumber, product: batch.name }, more: [batch.reason ?? ''], order: null };
    },
    ENQUIRY_ANSWERED: async ({ notification: { ticketNumber, subjectId } }) => {
      const text = await repository.findReply(db, subjectId ?? '');
      if (ticketNumber === null || text === null) return null;
      return { open: { ticket: ticketNumber, answer: text }, more: [], order: null };
    },
    AREA_OPEN: async ({ notification: { waitlistEntryId } }) => {
      const place = await sources.readServedPlace(waitlistEntryId ?? '');
      return place === null ? null : { open: { place }, more: [], order: null };
    },
    BACK_IN_STOCK: async ({ notification: { subjectId, language } }) => {
      const back = await sources.readBack(subjectId ?? '', language);
      return back && { open: { product: back.product }, more: [], order: null, path: back.path };
    },
    RATING_ASKED: async ({ notification }) => {
      const { orderId } = notification;
      const order = orderId !== null && (await sources.isRatingToAsk(orderId)) ? await readOrder(notification) : null;
      return order && { open: { order: order.orderNumber }, more: [], order: null };
    },
  };

  /** GSM's alphabet, in which English texts are sent, has no sign for rupees. */
  const rupeesFor = ({ channel, language }: Notification) =>
    channel === 'SMS' && language === 'en'
      ? (paise: number) => inRupees(paise).replace('₹', 'Rs ')
      : (paise: number) => inRupees(paise);

  return (notification: Notification): Promise<Facts | null> =>
    readers[notification.kind]({
      notification,
      t: translations.in(notification.language),
      rupees: rupeesFor(notification),
    });
}

function changedPart({ account, reducedPaise }: OrderFacts, t: Translate, rupees: Context['rupees']): string {
  const backPaise = backPaiseOf(account);
  if (backPaise > 0) return t('messaging.parts.refund', { amount: rupees(backPaise) });
  const key = reducedPaise > 0 ? 'messaging.parts.lessToPay' : 'messaging.parts.samePrice';
  return t(key, { amount: rupees(reducedPaise) });
}

function mendedPart(
  { account }: OrderFacts,
  { reducedPaise }: { reducedPaise: number },
  t: Translate,
  rupees: Context['rupees'],
): string {
  if (reducedPaise === 0) return t('messaging.parts.mended.details');
  const key = account.paidPaise > 0 ? 'messaging.parts.mended.refund' : 'messaging.parts.mended.lessToPay';
  return t(key, { amount: rupees(reducedPaise) });
}

function addedPart(
  { state, amountPaise, isPaidOnline }: { state: AdditionState; amountPaise: number; isPaidOnline: boolean },
  t: Translate,
  rupees: Context['rupees'],
): string {
  if (state === 'JOINED') return t('messaging.parts.added.joined', { amount: rupees(amountPaise) });
  return t(isPaidOnline ? 'messaging.parts.added.unpaid' : 'messaging.parts.added.unconfirmed');
}

function timeInText(at: Date, language: Language): string {
  const { text, period } = clockOf(at.toISOString(), language);
  return language === 'en' ? `${text} ${period}` : `${period} ${text}`;
}

/** In signs that GSM's alphabet has. */
export const slotInText = (slot: Pick<Slot, 'startsAt' | 'endsAt'>, language: Language): string =>
  slotInWords(slot, language).replaceAll('\u00a0', ' ').replaceAll('\u2060', '').replaceAll('–', '-');

/** What went back of the money that came, or will. */
const backPaiseOf = ({ paidPaise, keptPaise }: OrderAccount): number => paidPaise - keptPaise;
