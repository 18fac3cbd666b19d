import type { MendOrderBody } from '../../../contract/staffOrders';
import { inRupees } from '../../../contract/inRupees';
import { recordAudit } from '../../db/audit';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError, type Message } from '../../lib/errors';
import { deliveryHash, type Orders } from '../orders';
import { whyNotMovable } from './moves';
import { findRider } from './stepsRepository';

type Delivery = Awaited<ReturnType<Orders['mending']['mend']>>['delivery'];

/** Staff change address, phone or note of an order that has not left. */
export function createMends({ clock }: AppDeps, { withOrder, mending }: Pick<Orders, 'withOrder' | 'mending'>) {
  return {
    /**
     * @returns what to say of it
     * @throws AppError 404 for an unknown number; 409 once it has left, is in a round, or was changed meanwhile, and as `mend`
     */
    mend: (staff: StaffUser, orderNumber: string, { expectedDelivery, ...change }: MendOrderBody): Promise<Message> =>
      withOrder({ orderNumber }, async (tx, order) => {
        const problem = whyNotMovable(order);
        if (problem) throw new AppError(409, [problem]);
        if (deliveryHash(order) !== expectedDelivery) throw new AppError(409, 'orderBoard.changed');
        const rider = await findRider(tx, order.id);
        if (rider !== null) throw new AppError(409, 'orderBoard.moveInRound', { params: { rider } });
        const { changed, delivery } = await mending.mend(tx, order, change, staff);
        // The log omits the texts: they are personal, and the log can't be erased.
        if (changed.length > 0) {
          const audited = { action: 'mendOrders', subject: 'order', subjectId: order.id };
          const cheaper = delivery && delivery.reducedPaise > 0 ? { cheaperDeliveryPaise: delivery.reducedPaise } : {};
          await recordAudit(tx, staff, { ...audited, after: { changed: changed.join(', '), ...cheaper } }, clock.now());
        }
        return sayMended(delivery);
      }),
  };
}

function sayMended(delivery: Delivery): Message {
  if (delivery === null) return { key: 'orderBoard.mended' };
  const { paise, agreedPaise, reducedPaise, isPaying, refundMethod } = delivery;
  const amount = inRupees(paise);
  if (refundMethod !== 'NONE')
    return { key: `orderBoard.mendedCheaper.${refundMethod}`, params: { amount, back: inRupees(reducedPaise) } };
  const params = { amount, agreed: inRupees(agreedPaise) };
  if (paise > agreedPaise) return { key: 'orderBoard.mendedDearer', params };
  return isPaying && paise < agreedPaise
    ? { key: 'orderBoard.mendedWhilePaying', params }
    : { key: 'orderBoard.mended' };
}
