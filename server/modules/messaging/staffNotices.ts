import { inRupees } from '../../../contract/inRupees';
import { mayHear, type StaffNoticeKind } from '../../../contract/staffNoticeConstants';
import type { OutboxHandler } from '../../db/outbox';
import type { AppDeps } from '../../deps';
import { newId } from '../../lib/ids';
import { translations } from '../../lib/messages';
import type { OutgoingPush } from '../../ports/messages/port';
import * as repository from './staffNoticesRepository';

/** About a night. An alert calls work stuck that is older. */
export const NOTICE_WORTH_MS = 10 * 3_600_000;

/** Where a person sees to it. */
const PAGES: Record<StaffNoticeKind, string> = {
  NEW_ORDER: '/staff',
  PAYMENT_TO_MATCH: '/staff/money?view=bank',
  COMPLAINT: '/staff/complaints',
  REFUND_FAILED: '/staff/payments',
};

/** The bell of an open staff area rings for these. */
const RINGS: readonly StaffNoticeKind[] = ['NEW_ORDER', 'PAYMENT_TO_MATCH'];

/**
 * Notifies one device of the staff. Facts and rights are read when it is sent: what a person has seen to is not told, nor anything to who lost the
 * right to it. A failure is tried again with growing pauses; that the same line may come twice does no harm, as it replaces the first.
 */
export function createStaffNotices({ db, clock, log, messageProviders: { push } }: AppDeps): OutboxHandler {
  async function compose(notice: repository.StaffNotice): Promise<OutgoingPush | null> {
    const now = clock.now();
    const device = await repository.findDevice(db, notice, now);
    const { kind } = notice;
    if (!device || !mayHear(device.role, kind)) return null;
    const event = await repository.findEvent(db, notice);
    const left = Date.parse(notice.worthUntil) - now.getTime();
    if (!event || left <= 0) return null;
    const t = translations.in(device.language);
    const count = await repository.countEvents(db, kind);
    const open = { order: event.orderNumber, amount: inRupees(event.amountPaise) };
    const body = t(`messaging.staff.bodies.${kind}`, open);
    return {
      id: newId(),
      subscription: device.subscription,
      title: t(`messaging.staff.titles.${kind}`, open),
      body: count > 1 ? `${body} ${t(`messaging.staff.waiting.${kind}`, { count })}` : body,
      url: kind === 'NEW_ORDER' && count === 1 ? `/staff/orders/${event.orderNumber}` : PAGES[kind],
      language: device.language,
      ttlSeconds: Math.ceil(left / 1_000),
      urgency: 'high',
      // Several become one line, which says how many wait.
      topic: kind,
      isSeenOnPage: RINGS.includes(kind),
    };
  }

  return async (payload) => {
    const notice = payload as unknown as repository.StaffNotice;
    const message = push && (await compose(notice));
    if (!message) return 'DONE';
    const outcome = await push.send(message);
    if (outcome.state === 'GONE') await repository.deleteDevice(db, { id: notice.subscriptionId });
    if (outcome.state === 'FAILED' || outcome.state === 'UNKNOWN')
      throw new Error(`a device of the staff was not notified: ${outcome.detail}`);
    if (outcome.state === 'REFUSED')
      log.warn(
        { kind: notice.kind, reason: outcome.reason, detail: outcome.detail },
        'a push service refused a notice to the staff',
      );
    return 'DONE';
  };
}
