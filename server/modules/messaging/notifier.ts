import type { SQLWrapper } from 'drizzle-orm';
import type { NotificationKind } from '../../../contract/messageConstants';
import { NOTIFICATION_RULES } from '../../../contract/messageKindConstants';
import type { StaffNoticeKind } from '../../../contract/staffNoticeConstants';
import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import * as repository from './notificationRepository';
import { NOTICE_WORTH_MS } from './staffNotices';
import { tellDevices } from './staffNoticesRepository';

/** What happened. The event's key tells it from others of the same order, so that each is told once. */
interface Told {
  kind: NotificationKind;
  eventKey: string;
  /** The refund, complaint, event, batch or reply that it is about. */
  subjectId?: string;
}

/** What customers are told of, and staff as well. */
const STAFF_HEAR: Partial<Record<NotificationKind, StaffNoticeKind>> = {
  ORDER_PLACED: 'NEW_ORDER',
  REFUND_FAILED: 'REFUND_FAILED',
};

export type Notifier = ReturnType<typeof createNotifier>;

/** Decides in the transaction of an event who is told of it, and how; the outbox tells them after the commit. */
export function createNotifier({ db, clock, messageProviders: { whatsApp, mail, push } }: AppDeps) {
  const has = { whatsApp: whatsApp !== null, mail: mail !== null, push: push !== null };

  function complete({ kind, eventKey, subjectId = null }: Omit<Told, 'subjectId'> & { subjectId?: string | null }) {
    const { group, worthSeconds, settlesAfterSeconds } = NOTIFICATION_RULES[kind];
    const now = clock.now();
    const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
    const times = { now, sendAt: later(settlesAfterSeconds), worthUntil: later(worthSeconds) };
    return { kind, group, eventKey, subjectId, has, ...times };
  }

  /** The devices of those who are to see to it. @param subjectId the complaint's, refund's or addition's */
  async function notifyStaff(
    tx: Transaction,
    { kind, orderId, subjectId = null }: { kind: StaffNoticeKind; orderId: string; subjectId?: string | null },
  ): Promise<void> {
    if (!push) return;
    const now = clock.now();
    const worthUntil = new Date(now.getTime() + NOTICE_WORTH_MS).toISOString();
    await tellDevices(tx, { kind, orderId, subjectId, worthUntil }, now);
  }

  return {
    notifyStaff,

    notify: async (tx: Transaction, { orderId, ...told }: Told & { orderId: string }): Promise<void> => {
      await repository.notifyOrders(tx, [orderId], complete(told));
      const kind = STAFF_HEAR[told.kind];
      if (kind) await notifyStaff(tx, { kind, orderId, subjectId: told.subjectId });
    },

    /** The same to the customers of several orders. */
    notifyAll: async (
      tx: Transaction,
      { orderIds, ...told }: Told & { orderIds: readonly string[] },
    ): Promise<void> => {
      if (orderIds.length > 0) await repository.notifyOrders(tx, orderIds, complete(told));
    },

    /** Who wrote an enquiry, who may be no customer. */
    notifyEnquirer: async (
      tx: Transaction,
      { ticketNumber, ...told }: Told & { ticketNumber: string },
    ): Promise<void> => repository.notifyEnquirer(tx, ticketNumber, complete(told)),

    /** Those on the waitlist whose place the shop now delivers to. */
    notifyWaiting: async (
      tx: Transaction,
      { entryIds, ...told }: Told & { entryIds: readonly string[] },
    ): Promise<void> => {
      if (entryIds.length > 0) await repository.notifyWaiting(tx, entryIds, complete(told));
    },

    /** Whether e-mail or a browser reaches a customer, for what is never texted. */
    isReachable: (customerId: SQLWrapper) => repository.isReachableUntexted(customerId, has),

    sendsMail: has.mail,

    canReach: (tx: Transaction, customerId: string) => repository.findReachableUntexted(tx, customerId, has),

    /** Those who wait for a pack that is back. */
    notifyAwaiting: async (
      tx: Transaction,
      { packId, told }: { packId: string; told: readonly repository.Awaiting[] },
    ): Promise<void> => {
      await repository.notifyAwaiting(
        tx,
        told,
        complete({ kind: 'BACK_IN_STOCK', eventKey: 'back', subjectId: packId }),
      );
    },

    /** How who wrote an enquiry would be told; null for who can't be reached. */
    channelOfEnquirer: (ticketNumber: string) => repository.findChannelOfEnquirer(db, ticketNumber, has),

    /** Tells it once more, and only once, with the facts of then. @param kind the notification's */
    notifyAgain: (tx: Transaction, notificationId: string, kind: NotificationKind): Promise<void> =>
      repository.notifyAgain(tx, notificationId, complete({ kind, eventKey: '' })),
  };
}
