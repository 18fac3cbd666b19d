import type { RefundApproval } from '../../../../contract/approvals';
import type { Language } from '../../../../contract/constants';
import { recordAudit } from '../../../db/audit';
import { hasColleague } from '../../../db/colleagues';
import type { Transaction } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import type { AppDeps } from '../../../deps';
import type { ActAlone, StaffUser } from '../../../lib/area';
import { AppError } from '../../../lib/errors';
import { lockUnresolved, type Transfer } from '../ledger/repository';
import type { Notifier } from '../../messaging';
import type { Order, PayableOrders } from '../orders';
import * as repository from './approvalRepository';
import type { RefundChannel, RefundEngine } from './engine';
import type { Refunds } from './refunds';

interface Locked {
  order: Order | null;
  transfer: Transfer | null;
  refund: { amountPaise: number; reason: string; actorId: string };
}

export type Approvals = ReturnType<typeof createApprovals>;

export function createApprovals(
  { db, clock }: AppDeps,
  {
    orders,
    refundEngine,
    actAlone,
    notifier,
    refunds,
  }: {
    orders: PayableOrders;
    refundEngine: RefundEngine;
    actAlone: ActAlone;
    notifier: Notifier;
    refunds: Pick<Refunds, 'lines'>;
  },
) {
  /** @param apply runs in the decision's transaction */
  async function decide<Outcome>(
    id: string,
    by: StaffUser,
    decision: { state: 'APPROVED' } | { state: 'DECLINED'; decisionReason: string },
    apply: (tx: Transaction, locked: Locked) => Promise<Outcome>,
  ): Promise<Outcome> {
    const known = await repository.findApproval(db, id);
    if (!known) throw new AppError(404, 'approvals.notFound');
    const { orderId, transferId, amountPaise, reason } = known;
    // A requester may decline their own request, but not approve it.
    const isAlone = decision.state === 'APPROVED' && known.requestedBy === by.staffId;
    if (isAlone) await actAlone(by, 'approveRefunds', new AppError(403, 'approvals.own'));
    return inTransaction(db, async (tx) => {
      // The money is locked before its request, as when requested.
      const order = orderId === null ? null : await orders.lock(tx, { id: orderId });
      const owed = order && decision.state === 'DECLINED' ? await repository.findOwed(tx, order.id) : [];
      if (owed.some((approval) => approval.id === id)) throw new AppError(409, 'approvals.mustBeRefunded');
      const transfer = transferId === null ? null : await lockUnresolved(tx, transferId);
      const decidedAt = clock.now();
      const wasWaiting = await repository.decide(tx, id, { ...decision, decidedBy: by.staffId, decidedAt });
      if (!wasWaiting) throw new AppError(409, 'approvals.decided');
      const refund = { amountPaise, reason: reason.toLowerCase(), actorId: by.staffId };
      const outcome = await apply(tx, { order, transfer, refund });
      if (order && decision.state === 'APPROVED') await tellOfComplaint(tx, order.id, reason);
      const subject = transferId === null ? 'order' : 'transfer';
      // The log omits a decline's reason, because it can't be erased.
      const after = { amountPaise, state: decision.state };
      const entry = { action: 'approveRefunds', subject, subjectId: String(transferId ?? orderId), after, isAlone };
      await recordAudit(tx, by, entry, decidedAt);
      return outcome;
    });
  }

  /** A refund that makes a complaint good answers it. */
  async function tellOfComplaint(tx: Transaction, orderId: string, reason: string): Promise<void> {
    const [what, id] = reason.split(' ');
    if (what === 'complaint' && id)
      await notifier.notify(tx, { kind: 'COMPLAINT_ANSWERED', orderId, subjectId: id, eventKey: `complaint ${id}` });
  }

  async function refund(
    tx: Transaction,
    { order, transfer, refund: request }: Locked,
    { approvalId, by, byHand }: { approvalId: string; by: StaffUser; byHand: boolean },
  ): Promise<RefundChannel> {
    const { reason, ...part } = request;
    if (transfer) return refundEngine.refund(tx, transfer, reason, { ...part, byHand });
    if (!order) throw new AppError(409, 'approvals.nothingLeft');
    const channel = await refundEngine.refundOrder(tx, order.id, { ...request, byHand, approvalId });
    await refunds.lines.moveReturned(tx, order.id, await refunds.lines.findOfApproval(tx, approvalId), by);
    return channel;
  }

  return {
    async list(by: StaffUser, language: Language): Promise<RefundApproval[]> {
      const rows = await repository.findWaiting(db, language);
      const isAlone = !(await hasColleague(db, by.staffId, 'approveRefunds'));
      return rows.map(({ approval, requestedBy, ...about }) => ({
        ...about,
        _id: approval.id,
        orderId: approval.orderId,
        amountPaise: approval.amountPaise,
        reason: approval.reason,
        requestedBy: requestedBy ?? '',
        isOwn: approval.requestedBy === by.staffId && !isAlone,
        requestedAt: approval.createdAt.toISOString(),
      }));
    },

    /**
     * Refunds by the provider, or `byHand` so that a person sends it another way.
     * @throws AppError 404; 403 for one's own, or as `ActAlone`; 409 when it was decided or the money is gone
     */
    approve: (id: string, by: StaffUser, { byHand = false } = {}) =>
      decide(id, by, { state: 'APPROVED' }, (tx, locked) => refund(tx, locked, { approvalId: id, by, byHand })),

    /** @throws AppError 404; 409 when it was decided, or while the customer is owed it */
    decline: (id: string, by: StaffUser, decisionReason: string) =>
      decide(id, by, { state: 'DECLINED', decisionReason }, async () => undefined),
  };
}
