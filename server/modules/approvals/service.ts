import { mayDo } from '../../../contract/staffRights';
import type { RefundApproval } from '../../../contract/approvals';
import type { RefundWay } from '../../../contract/constants';
import { recordAct } from '../../db/audit';
import { findCounterSettings } from '../../db/counterSettings';
import type { Queries, Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffOnDuty } from '../../lib/area';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import type { OrdersForStaff } from '../orders';
import * as repository from './repository';

export type RefundApprovals = ReturnType<typeof createRefundApprovals>;

interface RefundedOrder {
  id: string;
  refundedPaise: number;
}

/** Refunds by staff: at once up to the limit of their role for one order, above it once an Admin approves. */
export function createRefundApprovals({ db, clock }: AppDeps, { lockOrder, payments }: OrdersForStaff) {
  /** How an amount goes back, of what the customer paid or still has to pay. */
  async function wayOf(at: Queries, order: RefundedOrder, amountPaise: number, by: StaffOnDuty): Promise<RefundWay> {
    if (amountPaise === 0) return 'NONE';
    if ((await payments.findPaid(at, order.id)) === null) return 'LESS_TO_PAY';
    if (mayDo(by.role, 'approveRefunds')) return 'REFUND';
    const { refundLimitPaise } = await findCounterSettings(at);
    const alreadyPaise = order.refundedPaise + (await repository.sumWaiting(at, order.id));
    return alreadyPaise + amountPaise <= refundLimitPaise ? 'REFUND' : 'APPROVAL';
  }

  async function decide(
    id: string,
    by: StaffOnDuty,
    decision: { state: 'APPROVED' } | { state: 'DECLINED'; decisionReason: string },
  ): Promise<void> {
    const known = await repository.findApproval(db, id);
    if (!known) throw new AppError(404, 'approvals.notFound');
    const { orderId, amountPaise, reason } = known;
    await inTransaction(db, async (tx) => {
      await lockOrder(tx, { id: orderId });
      const decidedAt = clock.now();
      const isNews = await repository.decide(tx, id, { ...decision, decidedBy: by.staffId, decidedAt });
      if (!isNews) throw new AppError(409, 'approvals.decided');
      const refund = { amountPaise, reason: reason.toLowerCase(), actorId: by.staffId };
      if (decision.state === 'APPROVED' && !(await payments.giveBack(tx, orderId, refund)))
        throw new AppError(409, 'approvals.nothingLeft');
      const act = { action: 'approveRefunds', subject: 'order', subjectId: orderId };
      await recordAct(tx, by, { ...act, after: { amountPaise, ...decision } }, decidedAt);
    });
    await payments.flush();
  }

  return {
    wayOf,

    /**
     * Inside the order's transaction: the refund, or the request for it. `payments.flush` must follow after commit.
     * @throws AppError 409 when less is left of the payment
     */
    async giveBack(
      tx: Transaction,
      order: RefundedOrder,
      { amountPaise, reason, by }: { amountPaise: number; reason: string; by: StaffOnDuty },
    ): Promise<RefundWay> {
      const way = await wayOf(tx, order, amountPaise, by);
      const actorId = by.staffId;
      if (way === 'APPROVAL') {
        const now = clock.now();
        const approval = { id: newId(), orderId: order.id, amountPaise, reason, requestedBy: actorId, createdAt: now };
        await repository.insertApproval(tx, approval);
      }
      if (
        way === 'REFUND' &&
        !(await payments.giveBack(tx, order.id, { amountPaise, reason: reason.toLowerCase(), actorId }))
      )
        throw new AppError(409, 'approvals.nothingLeft');
      return way;
    },

    /** Oldest first. */
    async listWaiting(): Promise<RefundApproval[]> {
      const rows = await repository.findWaiting(db);
      return rows.map(({ approval, orderNumber, customerName, requestedBy, leftPaise }) => ({
        _id: approval.id,
        orderId: approval.orderId,
        orderNumber,
        customerName: customerName ?? '',
        amountPaise: approval.amountPaise,
        leftPaise,
        reason: approval.reason,
        requestedBy: requestedBy ?? '',
        requestedAt: approval.createdAt.toISOString(),
      }));
    },

    findOfOrder: (orderId: string) => repository.findOfOrder(db, orderId),

    /** @throws AppError 404, or 409 when it was decided or the money has gone back by another way */
    approve: (id: string, by: StaffOnDuty) => decide(id, by, { state: 'APPROVED' }),

    /** @throws AppError 404, or 409 when it was decided */
    decline: (id: string, by: StaffOnDuty, decisionReason: string) =>
      decide(id, by, { state: 'DECLINED', decisionReason }),
  };
}
