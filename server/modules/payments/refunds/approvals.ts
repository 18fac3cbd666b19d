import { mayDo } from '../../../../contract/staffRights';
import type { RefundApproval } from '../../../../contract/approvals';
import type { RefundMethod } from '../../../../contract/constants';
import { recordAudit } from '../../../db/audit';
import type { Queries, Transaction } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import type { AppDeps } from '../../../deps';
import type { StaffUser } from '../../../lib/area';
import { AppError } from '../../../lib/errors';
import { newId } from '../../../lib/ids';
import type { Order, PayableOrders } from '../orders';
import { findPaidTransfer, isReturnWaiting, lockUnresolved, type Transfer } from '../ledger/repository';
import type { Refunds, SentBack } from './engine';
import { mayRefundAlone } from './limits';
import * as repository from './approvalRepository';

export type RefundApprovals = ReturnType<typeof createRefundApprovals>;

/** Refunds by staff: up to the role's limit per order at once, above it after a second person's approval. */
export function createRefundApprovals(
  { db, clock }: AppDeps,
  { orders, refunds }: { orders: PayableOrders; refunds: Refunds },
) {
  async function methodOf(at: Queries, orderId: string, amountPaise: number, by: StaffUser): Promise<RefundMethod> {
    if (amountPaise === 0) return 'NONE';
    const paid = await findPaidTransfer(at, orderId);
    if (!paid) return 'LESS_TO_PAY';
    const waitingPaise = await repository.sumWaiting(at, orderId);
    return (await mayRefundAlone(at, paid.refundedPaise + waitingPaise + amountPaise, by)) ? 'REFUND' : 'APPROVAL';
  }

  const insert = (
    tx: Transaction,
    of: { orderId: string } | { transferId: string },
    { amountPaise, reason, by }: { amountPaise: number; reason: string; by: StaffUser },
  ) =>
    repository.insertApproval(tx, {
      ...of,
      id: newId(),
      amountPaise,
      reason,
      requestedBy: by.staffId,
      createdAt: clock.now(),
    });

  const request = (tx: Transaction, orderId: string, refund: Parameters<typeof insert>[2]) =>
    insert(tx, { orderId }, refund);

  interface Locked {
    order: Order | null;
    transfer: Transfer | null;
    refund: { amountPaise: number; reason: string; actorId: string };
  }

  /** @param act runs in the decision's transaction */
  async function decide<Outcome>(
    id: string,
    by: StaffUser,
    decision: { state: 'APPROVED' } | { state: 'DECLINED'; decisionReason: string },
    act: (tx: Transaction, locked: Locked) => Promise<Outcome>,
  ): Promise<Outcome> {
    const known = await repository.findApproval(db, id);
    if (!known) throw new AppError(404, 'approvals.notFound');
    const { orderId, transferId, amountPaise, reason } = known;
    // A requester may decline their own request, but not approve it.
    if (decision.state === 'APPROVED' && known.requestedBy === by.staffId) throw new AppError(403, 'approvals.own');
    return inTransaction(db, async (tx) => {
      // The money is locked before its request, as when requested.
      const order = orderId === null ? null : await orders.lock(tx, { id: orderId });
      const transfer = transferId === null ? null : await lockUnresolved(tx, transferId);
      const decidedAt = clock.now();
      const isNews = await repository.decide(tx, id, { ...decision, decidedBy: by.staffId, decidedAt });
      if (!isNews) throw new AppError(409, 'approvals.decided');
      const refund = { amountPaise, reason: reason.toLowerCase(), actorId: by.staffId };
      const done = await act(tx, { order, transfer, refund });
      const subject = transferId === null ? 'order' : 'transfer';
      // Without a decline's reason, because the log can't be erased.
      const after = { amountPaise, state: decision.state };
      const entry = { action: 'approveRefunds', subject, subjectId: String(transferId ?? orderId), after };
      await recordAudit(tx, by, entry, decidedAt);
      return done;
    });
  }

  async function sendBack(tx: Transaction, { order, transfer, refund }: Locked): Promise<SentBack> {
    const { reason, ...part } = refund;
    if (transfer) return refunds.request(tx, transfer, reason, part);
    const way = order && (await refunds.refundOrder(tx, order.id, refund));
    if (way === null) throw new AppError(409, 'approvals.nothingLeft');
    return way;
  }

  async function rejectWhereDue(tx: Transaction, { order }: Locked): Promise<void> {
    if (order?.status === 'CANCELLED' && (await isLeft(tx, order.id))) throw new AppError(409, 'approvals.hasToGoBack');
  }

  async function isLeft(tx: Transaction, orderId: string): Promise<boolean> {
    const paid = await findPaidTransfer(tx, orderId);
    return paid !== null && paid.refundedPaise < paid.amountPaise;
  }

  return {
    methodOf,
    request,

    /** Includes waiting requests. */
    async methodOfRest(
      at: Queries,
      orderId: string,
      by: StaffUser,
    ): Promise<{ way: RefundMethod; amountPaise: number }> {
      const paid = await findPaidTransfer(at, orderId);
      const amountPaise = paid ? paid.amountPaise - paid.refundedPaise : 0;
      if (!paid || amountPaise === 0) return { way: 'NONE', amountPaise };
      // This money must go back, so an Admin needs no second person.
      const isAlone = mayDo(by.role, 'approveRefunds') || (await mayRefundAlone(at, paid.amountPaise, by));
      return { way: isAlone ? 'REFUND' : 'APPROVAL', amountPaise };
    },

    /**
     * Refunds or requests approval in the order's transaction.
     * @throws AppError 409 when less is left of the payment
     */
    async refund(
      tx: Transaction,
      orderId: string,
      refund: { amountPaise: number; reason: string; by: StaffUser },
    ): Promise<RefundMethod> {
      const { amountPaise, reason, by } = refund;
      const way = await methodOf(tx, orderId, amountPaise, by);
      if (way === 'APPROVAL') await request(tx, orderId, refund);
      const given = { amountPaise, reason: reason.toLowerCase(), actorId: by.staffId };
      if (way === 'REFUND' && (await refunds.refundOrder(tx, orderId, given)) === null)
        throw new AppError(409, 'approvals.nothingLeft');
      return way;
    },

    /** Returns locked money without an order, or requests approval. */
    async returnTransfer(tx: Transaction, transfer: Transfer, by: StaffUser): Promise<SentBack | 'APPROVAL'> {
      const { id, amountPaise } = transfer;
      if (await mayRefundAlone(tx, amountPaise, by))
        return refunds.request(tx, transfer, 'unknown', { actorId: by.staffId });
      await insert(tx, { transferId: id }, { amountPaise, reason: 'UNKNOWN', by });
      return 'APPROVAL';
    },

    isReturnWaiting,

    async listWaiting(by: StaffUser): Promise<RefundApproval[]> {
      const rows = await repository.findWaiting(db);
      return rows.map(({ approval, requestedBy, ...about }) => ({
        ...about,
        _id: approval.id,
        orderId: approval.orderId,
        amountPaise: approval.amountPaise,
        reason: approval.reason,
        requestedBy: requestedBy ?? '',
        isOwn: approval.requestedBy === by.staffId,
        requestedAt: approval.createdAt.toISOString(),
      }));
    },

    countWaiting: (by: StaffUser): Promise<number> => repository.countWaiting(db, by.staffId),

    /** Paise neither given back nor waiting for it; null before payment. */
    async findLeft(at: Queries, orderId: string): Promise<number | null> {
      const paid = await findPaidTransfer(at, orderId);
      return paid && paid.amountPaise - paid.refundedPaise - (await repository.sumWaiting(at, orderId));
    },

    findOfOrder: (orderId: string) => repository.findOfOrder(db, orderId),

    /** @throws AppError 404; 403 for one's own; 409 when it was decided or the money is gone */
    approve: (id: string, by: StaffUser) => decide(id, by, { state: 'APPROVED' }, sendBack),

    /** @throws AppError 404; 409 when it was decided, or while a cancelled order's money is here */
    decline: (id: string, by: StaffUser, decisionReason: string) =>
      decide(id, by, { state: 'DECLINED', decisionReason }, rejectWhereDue),
  };
}
