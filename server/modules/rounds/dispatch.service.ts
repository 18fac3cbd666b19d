import type { CancelStopBody } from '../../../contract/rounds';
import { recordAudit } from '../../db/audit';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { ActAlone, StaffUser } from '../../lib/area';
import { AppError } from '../../lib/errors';
import { endRound } from './endRound';
import * as repository from './repository';
import { createStops, type StopsNeed } from './stops';

export type Dispatch = ReturnType<typeof createDispatch>;

export function createDispatch({ db, clock }: AppDeps, needs: StopsNeed & { actAlone: ActAlone }) {
  const { orders, actAlone } = needs;
  const stops = createStops(needs);

  return {
    /**
     * Decides after a wrong code entered offline: delivers, or reopens the stop. Another person than its rider does it,
     * unless the shop has no other.
     * @throws AppError 404; 409 when there is nothing to review, for the rider's own delivery, or while money is due
     */
    async review(staff: StaffUser, roundId: string, orderId: string, isDelivered: boolean): Promise<void> {
      const round = await repository.findRound(db, roundId);
      const isAlone = isDelivered && round?.riderId === staff.staffId;
      if (isAlone) await actAlone(staff, 'planRounds', new AppError(409, 'rounds.ownDelivery'));
      await inTransaction(db, async (tx) => {
        const locked = await stops.lock(tx, roundId, orderId);
        stops.rejectUnlessOnItsWay(locked);
        if (locked.stop.proof !== 'REVIEW') throw new AppError(409, 'rounds.nothingToReview');
        const now = clock.now();
        if (!isDelivered) await repository.updateStop(tx, locked.stop, { proof: null, doneAt: null });
        else if (!(await orders.delivery.isCollected(tx, locked.order))) throw new AppError(409, 'rounds.collectFirst');
        else await stops.deliver(tx, locked, { by: staff, proof: 'REVIEW', doneAt: locked.stop.doneAt ?? now });
        const after = { roundId, isDelivered };
        const entry = { action: 'reviewDelivery', subject: 'order', subjectId: orderId, after, isAlone };
        await recordAudit(tx, staff, entry, now);
      });
    },

    /**
     * Refunds an order that came back or is on its way.
     * @throws AppError 404; 409 for any other parcel; 403 for refunds above the role's limit
     */
    async cancel(staff: StaffUser, roundId: string, orderId: string, body: CancelStopBody): Promise<void> {
      await inTransaction(db, async (tx) => {
        const locked = await stops.lock(tx, roundId, orderId);
        const { stop, order } = locked;
        const cameBack = stop.state === 'NOT_DELIVERED' && order.status === 'READY_TO_DELIVER';
        if (!cameBack) stops.rejectUnlessOnItsWay(locked);
        else if (await repository.isPlanned(tx, orderId))
          throw new AppError(409, 'rounds.taken', { params: { orderNumber: order.orderNumber } });
        const now = clock.now();
        await stops.cancel(tx, locked, { by: staff, ...body, at: now });
        const after = { roundId, ...body };
        await recordAudit(tx, staff, { action: 'cancelDelivery', subject: 'order', subjectId: orderId, after }, now);
      });
    },

    /** @throws AppError 404; 409 while a parcel is on its way */
    end: (staff: StaffUser, roundId: string): Promise<void> =>
      inTransaction(db, (tx) => endRound(tx, orders, { roundId, by: staff, at: clock.now() })),
  };
}
