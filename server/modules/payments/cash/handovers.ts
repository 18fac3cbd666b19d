import type { CashOverview, HandoverBody } from '../../../../contract/staffMoney';
import { mayDo } from '../../../../contract/staffRights';
import { recordAudit } from '../../../db/audit';
import { oncePerKey } from '../../../db/staffRequests';
import { inTransaction } from '../../../db/transaction';
import type { AppDeps } from '../../../deps';
import type { ActAlone, StaffUser } from '../../../lib/area';
import { AppError } from '../../../lib/errors';
import { inRupees } from '../../../../contract/inRupees';
import { newId } from '../../../lib/ids';
import type { PayableOrders } from '../orders';
import * as repository from './repository';

/** Above it, an Admin receives the cash. */
const MAX_SHORTAGE_PAISE = 100_00;

/** Riders hand in the cash that they took at the door. */
export function createHandovers(
  { db, clock }: AppDeps,
  { orders: { duePaise }, actAlone }: { orders: PayableOrders; actAlone: ActAlone },
) {
  return {
    async readOverview(): Promise<CashOverview> {
      const uncollected = await repository.findUncollected(db);
      const handovers = await repository.findHandovers(db);
      return {
        inHand: await repository.findCashInHand(db),
        uncollected: uncollected.map(({ order, since }) => ({
          orderNumber: order.orderNumber,
          amountPaise: duePaise(order),
          since: new Date(since).toISOString(),
        })),
        handovers: handovers.map((handover) => ({ ...handover, at: handover.at.toISOString() })),
      };
    },

    /**
     * Takes all the cash that a person has in hand, as counted, and posts the difference. Another person receives it, unless the shop has no
     * other.
     * @throws AppError as `ActAlone`; 404; 403 for a large shortage that no Admin receives; 409 for one's own cash, when the cash has changed, or a difference
     * has no note
     */
    async receive(by: StaffUser, key: string, body: HandoverBody): Promise<{ differencePaise: number }> {
      const isAlone = body.riderId === by.staffId;
      if (isAlone) await actAlone(by, 'receiveCash', new AppError(409, 'money.ownCash'));
      return inTransaction(db, (tx) =>
        oncePerKey(
          tx,
          { staffId: by.staffId, key, content: { ...body, what: 'handover' }, at: clock.now() },
          async () => {
            const { riderId, countedPaise, expectedPaise } = body;
            const note = body.note?.trim() || null;
            const rider = await repository.lockMember(tx, riderId);
            if (!rider) throw new AppError(404, 'money.personNotFound');
            const inHand = await repository.sumCash(tx, riderId);
            if (inHand !== expectedPaise)
              throw new AppError(409, 'money.cashMoved', { params: { name: rider.name, amount: inRupees(inHand) } });
            if (inHand === 0 && countedPaise === 0)
              throw new AppError(409, 'money.noCash', { params: { name: rider.name } });
            const differencePaise = countedPaise - expectedPaise;
            if (differencePaise !== 0 && note === null) throw new AppError(409, 'money.noteNeeded');
            if (-differencePaise > MAX_SHORTAGE_PAISE && !mayDo(by.role, 'closeDay'))
              throw new AppError(403, 'money.shortageForAdmin', { params: { amount: inRupees(MAX_SHORTAGE_PAISE) } });
            const at = clock.now();
            const sums = { amountPaise: countedPaise, expectedPaise };
            await repository.insertHandover(tx, { id: newId(), riderId, receivedBy: by.staffId, ...sums, note, at });
            await recordAudit(
              tx,
              by,
              {
                action: 'receiveCash',
                subject: 'staff',
                subjectId: riderId,
                before: { inHandPaise: expectedPaise },
                after: { countedPaise, differencePaise, note },
                isAlone,
              },
              at,
            );
            return { differencePaise };
          },
        ),
      );
    },
  };
}
