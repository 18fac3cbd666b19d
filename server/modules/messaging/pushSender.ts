import type { NotificationKind } from '../../../contract/messageConstants';
import type { AppDeps } from '../../deps';
import { translations } from '../../lib/messages';
import type { PushCarrier, SendOutcome } from '../../ports/messages/port';
import type { StoreService } from '../shopSettings';
import type { ChannelSender } from './lanes';
import { toOpenPart } from './openPart';
import { orderPathOf } from './orderPath';
import { deleteSubscriptions, findSubscriptions } from './pushRepository';
import type { Sending } from './sending';

const URGENT: readonly NotificationKind[] = ['ON_THE_WAY', 'NOT_DELIVERED', 'RECALL', 'PAYMENT_OPEN', 'ADDITION_OPEN'];
const NO_BROWSER: SendOutcome = { state: 'REFUSED', reason: 'BLOCKED', detail: 'no browser asks for it any more' };

/** Notifies all browsers of a customer; one that shows it is enough. */
export function createPushSender(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  carrier: PushCarrier | null,
  { store, sending }: { store: Pick<StoreService, 'getSettings'>; sending: Pick<Sending, 'fixedParts'> },
): ChannelSender {
  return {
    carriers: carrier ? [carrier.name] : [],
    async send(_carrier, { messageId, notification, facts }) {
      const { kind, language, customerId, orderId, worthUntil } = notification;
      const subscriptions = customerId === null ? [] : await findSubscriptions(db, customerId);
      if (!carrier || subscriptions.length === 0) return NO_BROWSER;
      const t = translations.in(language);
      const short = Object.entries<string>(facts.open).map(
        ([name, value]) => [name, toOpenPart(value, 'SMS')] as const,
      );
      const open = { ...sending.fixedParts(await store.getSettings(), language), ...Object.fromEntries(short) };
      const answers = await Promise.all(
        subscriptions.map(async ({ id, endpoint, p256dh, auth }) => {
          const outcome = await carrier.send({
            id: messageId,
            subscription: { endpoint, p256dh, auth },
            title: t(`messaging.titles.${kind}`, open),
            body: t(`messaging.bodies.${kind}`, open),
            url: facts.path ?? orderPathOf(orderId) ?? '/',
            language,
            ttlSeconds: Math.max(0, Math.round((worthUntil.getTime() - clock.now().getTime()) / 1_000)),
            urgency: URGENT.includes(kind) ? 'high' : 'normal',
            // What comes later says more; a recall stays beside it.
            ...(facts.order && { topic: facts.order.orderNumber }),
          });
          return { id, outcome };
        }),
      );
      const gone = answers.filter(({ outcome }) => outcome.state === 'GONE').map(({ id }) => id);
      if (gone.length > 0) await deleteSubscriptions(db, gone);
      const outcomes = answers.flatMap(({ outcome }) => (outcome.state === 'GONE' ? [] : [outcome]));
      const best = (['ACCEPTED', 'UNKNOWN', 'FAILED', 'REFUSED'] as const)
        .map((state) => outcomes.find((outcome) => outcome.state === state))
        .find((outcome) => outcome !== undefined);
      return best ?? NO_BROWSER;
    },
  };
}
