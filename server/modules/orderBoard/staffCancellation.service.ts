import type { StaffCancelBody, StaffCancelled } from '../../../contract/staffOrders';
import { recordAudit } from '../../db/audit';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError } from '../../lib/errors';
import type { Refunds } from '../payments';
import { isAllowed, type Order, type Orders } from '../orders';

/** A refund above the role’s limit waits for an Admin's approval. */
export function createStaffCancellation(
  { clock }: AppDeps,
  { withOrder, lifecycle }: Pick<Orders, 'withOrder' | 'lifecycle'>,
  refunds: Refunds,
) {
  function reject(order: Order, expectedStatus: Order['status']): void {
    if (order.status !== expectedStatus)
      throw new AppError(409, 'orderBoard.changed', { data: { status: order.status } });
    if (order.status === 'PICKEDUP') throw new AppError(409, 'orderBoard.cancelInRound');
    if (!isAllowed(order.status, 'CANCELLED', 'staff')) throw new AppError(409, 'orders.tooLateToCancel');
  }

  return {
    /** @throws AppError 404 for an unknown number, 409 for another status than expected, or once it is on its way */
    async cancel(
      staff: StaffUser,
      orderNumber: string,
      { reason, note, expectedStatus }: StaffCancelBody,
    ): Promise<StaffCancelled> {
      const refund = await withOrder({ orderNumber }, async (tx, order): Promise<StaffCancelled['refund']> => {
        reject(order, expectedStatus);
        const { refundMethod, amountPaise } = await refunds.getMethodForRest(tx, order.id, staff);
        const holdRefund = refundMethod === 'APPROVAL';
        const wasPaid = await lifecycle.cancel(tx, order, {
          by: 'staff',
          actorId: staff.staffId,
          reason: note?.trim() || null,
          staffReason: reason,
          holdRefund,
        });
        if (holdRefund && amountPaise > 0)
          await refunds.requestApproval(tx, { orderId: order.id }, { amountPaise, reason, by: staff });
        await recordAudit(
          tx,
          staff,
          {
            action: 'cancelOrders',
            subject: 'order',
            subjectId: order.id,
            before: { status: order.status },
            after: { status: 'CANCELLED', reason, refundPaise: amountPaise, ...(holdRefund && { way: refundMethod }) },
          },
          clock.now(),
        );
        return holdRefund ? 'WAITING' : wasPaid ? 'STARTED' : 'NONE';
      });
      return { status: 'CANCELLED', refund };
    },
  };
}
