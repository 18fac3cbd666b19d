import type { RefundBody, RefundGiven, SentByHandBody } from '../../../../contract/staffRefunds';
import { recordAudit } from '../../../db/audit';
import { oncePerKey } from '../../../db/staffRequests';
import { inTransaction } from '../../../db/transaction';
import type { AppDeps } from '../../../deps';
import type { StaffUser } from '../../../lib/area';
import { AppError, FieldsError } from '../../../lib/errors';
import { inRupees } from '../../../../contract/inRupees';
import type { PayableOrders } from '../orders';
import type { RefundApprovals } from './approvals';
import type { Refunds } from './engine';

export function createStaffRefunds(
  { db, clock }: AppDeps,
  { orders, refunds, approvals }: { orders: PayableOrders; refunds: Refunds; approvals: RefundApprovals },
) {
  async function sendFailed(by: StaffUser, refundId: string, sent: SentByHandBody | null): Promise<void> {
    await inTransaction(db, async (tx) => {
      const { amountPaise, orderId } = await refunds.replace(tx, refundId, {
        actorId: by.staffId,
        reference: sent?.reference ?? null,
      });
      const act = { action: 'sendRefundAgain', subject: orderId === null ? 'refund' : 'order' };
      const after = { amountPaise, ...(sent && { sentTo: sent.to, reference: sent.reference }) };
      await recordAudit(tx, by, { ...act, subjectId: orderId ?? refundId, after }, clock.now());
    });
  }

  return {
    /**
     * Gives back part or all of an order's payment. Idempotent by `key`.
     * @throws AppError 404; 409 before payment, when less is left, or when `leftPaise` is outdated
     */
    async refund(by: StaffUser, key: string, orderNumber: string, body: RefundBody): Promise<RefundGiven> {
      const { amountPaise, reason, leftPaise } = body;
      const at = clock.now();
      return orders.withOrder({ orderNumber }, (tx, order) =>
        oncePerKey(tx, { staffId: by.staffId, key, content: { orderNumber, ...body }, at }, async () => {
          const left = await approvals.findLeft(tx, order.id);
          if (left === null) throw new AppError(409, 'refunds.notPaid');
          if (left !== leftPaise)
            throw new AppError(409, 'refunds.moved', { params: { amount: inRupees(left) }, data: { leftPaise: left } });
          if (amountPaise > left) throw new AppError(409, 'refunds.aboveLeft', { params: { amount: inRupees(left) } });
          const way = await approvals.refund(tx, order.id, { amountPaise, reason, by });
          const act = { action: 'makeRefunds', subject: 'order', subjectId: order.id };
          const after = { amountPaise, reason, ...(way === 'APPROVAL' && { way }) };
          await recordAudit(tx, by, { ...act, after }, at);
          return { way: way === 'REFUND' ? ('REFUND' as const) : ('APPROVAL' as const) };
        }),
      );
    },

    /**
     * Sends a failed refund again by the provider. @throws AppError 404; 409 when already replaced or the money is gone
     */
    sendAgain: (by: StaffUser, refundId: string) => sendFailed(by, refundId, null),

    /**
     * Records a waiting or failed refund as sent by a person.
     * @throws AppError 404 when it neither waits nor failed; 409 for a known reference, or as `sendAgain`
     * @throws FieldsError for a failed refund without a bank reference or where it was sent
     */
    async noteSent(by: StaffUser, refundId: string, { to, reference }: SentByHandBody): Promise<void> {
      if (await refunds.hasFailed(db, refundId)) {
        if (reference === null || !to)
          throw new FieldsError({ reference: { key: 'validation.bankReference.required' } });
        return sendFailed(by, refundId, { to, reference });
      }
      await inTransaction(db, async (tx) => {
        await refunds.noteMade(tx, refundId, reference);
        const act = { action: 'matchTransfers', subject: 'refund', subjectId: refundId, after: { reference } };
        await recordAudit(tx, by, act, clock.now());
      });
    },
  };
}
