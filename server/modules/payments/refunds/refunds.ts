import { inRupees } from '../../../../contract/inRupees';
import type { RefundMethod } from '../../../../contract/constants';
import { mayDo } from '../../../../contract/staffRights';
import type { RefundBody, RefundResult } from '../../../../contract/staffRefunds';
import { recordAudit } from '../../../db/audit';
import type { Queries, Transaction } from '../../../db/database';
import { oncePerKey } from '../../../db/staffRequests';
import type { AppDeps } from '../../../deps';
import type { StaffUser } from '../../../lib/area';
import { AppError } from '../../../lib/errors';
import { newId } from '../../../lib/ids';
import { findPaidMoney, type Transfer } from '../ledger/repository';
import type { PayableOrders } from '../orders';
import * as approvals from './approvalRepository';
import type { RefundChannel, RefundEngine } from './engine';
import { mayRefundAlone } from './limits';
import { insertLines, type RefundLine } from './lineRepository';
import type { LineRefunds } from './lineRefunds';

interface StaffRefund {
  amountPaise: number;
  reason: string;
  by: StaffUser;
  /** They make up the amount, where it is known what it is for. */
  lines?: readonly RefundLine[];
}

export type Refunds = ReturnType<typeof createRefunds>;

/** Staff refund at once up to the role's limit per order, above it after a second person's approval. */
export function createRefunds(
  { db, clock }: AppDeps,
  {
    orders,
    refundEngine,
    lineRefunds,
  }: { orders: PayableOrders; refundEngine: RefundEngine; lineRefunds: LineRefunds },
) {
  async function getMethod(at: Queries, orderId: string, amountPaise: number, by: StaffUser): Promise<RefundMethod> {
    if (amountPaise === 0) return 'NONE';
    const paid = await findPaidMoney(at, orderId);
    if (!paid) return 'LESS_TO_PAY';
    const waitingPaise = await approvals.sumWaiting(at, orderId);
    return (await mayRefundAlone(at, paid.refundedPaise + waitingPaise + amountPaise, by, clock.now()))
      ? 'REFUND'
      : 'APPROVAL';
  }

  async function requestApproval(
    tx: Transaction,
    subject: { orderId: string } | { transferId: string },
    { amountPaise, reason, by, lines = [] }: StaffRefund,
  ): Promise<void> {
    const [id, createdAt] = [newId(), clock.now()];
    const request = { id, amountPaise, reason, requestedBy: by.staffId, createdAt };
    await approvals.insertApproval(tx, { ...subject, ...request });
    if ('orderId' in subject && lines.length > 0)
      await insertLines(tx, lines, { ...subject, approvalId: id, createdAt });
  }

  /**
   * Refunds or requests approval in the order's transaction.
   * @throws AppError 409 when less is left of the payment
   */
  async function refund(tx: Transaction, orderId: string, request: StaffRefund): Promise<RefundMethod> {
    const { amountPaise, reason, by, lines = [] } = request;
    const method = await getMethod(tx, orderId, amountPaise, by);
    if (method === 'APPROVAL') await requestApproval(tx, { orderId }, request);
    if (method === 'REFUND') {
      const part = { amountPaise, reason: reason.toLowerCase(), actorId: by.staffId, lines };
      await refundEngine.refundOrder(tx, orderId, part);
      await lineRefunds.moveReturned(tx, orderId, lines, by);
    }
    return method;
  }

  return {
    getMethod,
    requestApproval,
    refund,

    /** While a refund waits for a second person, the rest waits too: cancelling is no way around. */
    async getMethodForRest(
      at: Queries,
      orderId: string,
      by: StaffUser,
    ): Promise<{ refundMethod: RefundMethod; amountPaise: number }> {
      const paid = await findPaidMoney(at, orderId);
      const waitingPaise = await approvals.sumWaiting(at, orderId);
      const amountPaise = paid ? paid.amountPaise - paid.refundedPaise - waitingPaise : 0;
      if (waitingPaise > 0) return { refundMethod: 'APPROVAL', amountPaise };
      if (!paid || amountPaise === 0) return { refundMethod: 'NONE', amountPaise };
      // The shop owes this money, so an Admin needs no second person.
      const isAlone = mayDo(by.role, 'approveRefunds') || (await mayRefundAlone(at, paid.amountPaise, by, clock.now()));
      return { refundMethod: isAlone ? 'REFUND' : 'APPROVAL', amountPaise };
    },

    /**
     * Refunds part or all of an order's payment, or lines once it is delivered. Idempotent by `key`.
     * @throws AppError 404; 409 before payment, when less is left, or when `leftPaise` is outdated
     */
    async refundOrder(by: StaffUser, key: string, orderNumber: string, body: RefundBody): Promise<RefundResult> {
      const { amountPaise, reason, leftPaise, lines: wanted = [] } = body;
      const at = clock.now();
      return orders.withOrder({ orderNumber }, (tx, order) =>
        oncePerKey(
          tx,
          { staffId: by.staffId, key, content: { ...body, orderNumber, what: 'refund' }, at },
          async () => {
            const paid = await findPaidMoney(tx, order.id);
            if (!paid) throw new AppError(409, 'refunds.notPaid');
            const left = paid.amountPaise - paid.refundedPaise - (await approvals.sumWaiting(tx, order.id));
            const params = { amount: inRupees(left) };
            if (left !== leftPaise) throw new AppError(409, 'refunds.moved', { params, data: { leftPaise: left } });
            if (amountPaise > left) throw new AppError(409, 'refunds.aboveLeft', { params });
            const lines = wanted.length > 0 ? await lineRefunds.plan(tx, order, wanted, left) : [];
            if (lines.length > 0 && sumOf(lines) !== amountPaise) throw new AppError(409, 'refunds.linesMoved');
            const isWaiting = (await refund(tx, order.id, { amountPaise, reason, by, lines })) === 'APPROVAL';
            const named = wanted.length > 0 && { lines: wanted };
            const after = { amountPaise, reason, ...named, ...(isWaiting && { way: 'APPROVAL' }) };
            await recordAudit(tx, by, { action: 'makeRefunds', subject: 'order', subjectId: order.id, after }, at);
            return { refundMethod: isWaiting ? 'APPROVAL' : 'REFUND' } as const;
          },
        ),
      );
    },

    /** Refunds locked money without an order, or requests approval. */
    async refundTransfer(tx: Transaction, transfer: Transfer, by: StaffUser): Promise<RefundChannel | 'APPROVAL'> {
      const { id: transferId, amountPaise } = transfer;
      if (await mayRefundAlone(tx, amountPaise, by, clock.now()))
        return refundEngine.refund(tx, transfer, 'unknown', { actorId: by.staffId });
      await requestApproval(tx, { transferId }, { amountPaise, reason: 'UNKNOWN', by });
      return 'APPROVAL';
    },

    lines: lineRefunds,

    findApprovals: (orderId: string) => approvals.findOfOrder(db, orderId),
    /** Returns what the customer is owed, but a second person is yet to approve. */
    findOwed: (orderId: string) => approvals.findOwed(db, orderId),
  };
}

const sumOf = (lines: readonly RefundLine[]): number => lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
