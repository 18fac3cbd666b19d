import { MESSAGE_CHANNELS, type Carrier, type MessageChannel } from '../../../contract/messageConstants';
import { NEVER_TEXTED, NOTIFICATION_RULES } from '../../../contract/messageKindConstants';
import type { Transaction } from '../../db/database';
import { createOutbox, type OutboxHandler } from '../../db/outbox';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { Job } from '../../lib/jobs';
import type { SendOutcome } from '../../ports/messages/port';
import { createFacts, type Facts, type FactSources } from './facts';
import { nextAttempt } from './nextAttempt';
import * as notifications from './notificationRepository';
import { againLaneOf, laneOf, type Notification } from './notificationRepository';
import { afterQuietHours } from './quietHours';
import * as repository from './repository';
import type { Sending } from './sending';
import { STAFF_LANE } from './staffNoticesRepository';

/** What a channel needs to reach a person. */
export type Recipient = NonNullable<Awaited<ReturnType<typeof notifications.findRecipient>>>;

export interface ToSend {
  messageId: string;
  notification: Pick<Notification, 'kind' | 'language' | 'customerId' | 'orderId' | 'worthUntil'>;
  recipient: Recipient;
  facts: Facts;
}

export interface ChannelSender {
  /** In the order in which they are asked. */
  carriers: readonly Carrier[];
  send(carrier: Carrier, message: ToSend): Promise<SendOutcome>;
}

type Step = { do: 'SEND'; carrier: Carrier; messageId: string } | { do: 'WAIT'; ms: number } | { do: 'END' };

/** At a time, of one process. */
const WORKERS = 4;
const EVERY_MS = 2_000;
/** Longer than two carriers may take, and a mail server: what a dead server was sending still goes another way within a minute. */
const LEASE_MS = { SMS: 20_000, WHATSAPP: 20_000, PUSH: 20_000, EMAIL: 35_000 } as const satisfies Record<
  MessageChannel,
  number
>;

/** Sends what is told, by lanes per channel: one whose provider hangs delays no other. */
export function createLanes(
  deps: Pick<AppDeps, 'db' | 'clock' | 'log'>,
  {
    sending,
    senders,
    sources,
    staffNotices,
  }: {
    sending: Sending;
    senders: Record<MessageChannel, ChannelSender>;
    sources: FactSources;
    staffNotices: OutboxHandler;
  },
): Job[] {
  const { db, clock } = deps;
  const outbox = createOutbox(deps);
  const readFacts = createFacts(deps, sources);

  async function end(
    tx: Transaction,
    { id }: Notification,
    state: 'SENT' | 'DELIVERED' | 'REFUSED' | 'UNKNOWN' | 'EXPIRED',
  ): Promise<Step> {
    await notifications.setNotificationState(tx, id, state, clock.now());
    return { do: 'END' };
  }

  /** Decides under the notification's lock, and records the message that is to be sent. */
  const decide = (id: string, isStillSo: boolean, recipient: Recipient | null): Promise<Step> =>
    inTransaction(db, async (tx): Promise<Step> => {
      const notification = await notifications.lockNotification(tx, id);
      // What has ended is told once more only where a report has it wait again.
      if (notification?.state !== 'WAITING') return { do: 'END' };
      const { kind, channel, language, worthUntil } = notification;
      const now = clock.now();
      const attempts = await notifications.findAttempts(tx, id);
      const { carriers } = senders[channel];
      const hasFallback =
        channel !== 'SMS' &&
        channel !== 'PUSH' &&
        !NEVER_TEXTED.includes(kind) &&
        !(await notifications.isToldByPhone(tx, notification));
      const decision = nextAttempt(attempts, { carriers, hasFallback, now });
      if (decision.do === 'DONE') return end(tx, notification, decision.isDelivered ? 'DELIVERED' : 'SENT');
      if (!isStillSo || !recipient || now > worthUntil)
        return end(tx, notification, attempts.some(({ state }) => state === 'UNKNOWN') ? 'UNKNOWN' : 'EXPIRED');
      if (decision.do === 'GIVE_UP') {
        if (hasFallback) await notifications.fallBackToSms(tx, notification, now);
        return end(tx, notification, decision.state);
      }
      if (decision.do === 'WAIT') {
        await notifications.tryAgain(tx, [notification], { now, at: new Date(now.getTime() + decision.ms) });
        return { do: 'END' };
      }
      const morning = NOTIFICATION_RULES[kind].waitsInQuietHours ? afterQuietHours(now) : now;
      if (morning > now) return { do: 'WAIT', ms: morning.getTime() - now.getTime() };
      const isText = channel === 'SMS' || channel === 'WHATSAPP';
      const mobileNumber = isText ? recipient.mobileNumber : null;
      const row = sending.rowOf({ kind, provider: decision.carrier, language, mobileNumber });
      await repository.insertMessage(tx, { ...row, notificationId: id });
      return { do: 'SEND', carrier: decision.carrier, messageId: row.id };
    });

  async function work(id: string): Promise<'DONE' | { againInMs: number }> {
    const notification = await notifications.findNotification(db, id);
    if (!notification) return 'DONE';
    const recipient = await notifications.findRecipient(db, notification);
    const facts = await readFacts(notification);
    // Each round asks one more carrier.
    for (;;) {
      const step = await decide(id, facts !== null, recipient);
      if (step.do === 'WAIT') return { againInMs: step.ms };
      if (step.do === 'END' || !facts || !recipient) return 'DONE';
      const { carrier, messageId } = step;
      const outcome = await senders[notification.channel].send(carrier, { messageId, notification, recipient, facts });
      await sending.record(messageId, carrier, outcome);
    }
  }

  const handler: OutboxHandler = ({ notificationId }) => work(String(notificationId));
  for (const channel of MESSAGE_CHANNELS) {
    const lane = { workers: WORKERS, leaseMs: LEASE_MS[channel] };
    outbox.on(againLaneOf(channel), handler, lane);
    // What has failed once has waited already.
    outbox.on(laneOf(channel), handler, { ...lane, ahead: againLaneOf(channel) });
  }
  outbox.on(STAFF_LANE, staffNotices, { workers: WORKERS, leaseMs: LEASE_MS.PUSH });
  return outbox.jobs(EVERY_MS);
}
