import { mayDo } from '../../../contract/staffRights';
import type { StaffCancelBody, StaffCancelled } from '../../../contract/staffOrders';
import { recordAct } from '../../db/audit';
import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffOnDuty } from '../../lib/area';
import type { CounterSettings } from '../../lib/counterSettings';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { isAllowed, type Order, type OrdersForStaff } from '../orders';
import * as repository from './stepsRepository';

/** Cancels orders for the shop. Money above what a role may give goes back once an Admin has approved it. */
export function createCancelling(
  { db, clock }: AppDeps,
  { lockOrder, lifecycle, payments, stockChanged }: OrdersForStaff,
  getSettings: () => Promise<CounterSettings>,
) {
  /** Also what a customer pays while it is cancelled: the order's row is locked. */
  const paidOf = ({ receivedPaise, refundedPaise }: Order) => receivedPaise - refundedPaise;

  function reject(order: Order, expectedStatus: Order['status']): void {
    if (order.status !== expectedStatus) throw new AppError(409, 'counter.changed', { data: { status: order.status } });
    if (order.status === 'PICKEDUP') throw new AppError(409, 'counter.cancelInRound');
    if (!isAllowed(order.status, 'CANCELLED', 'staff')) throw new AppError(409, 'orders.tooLateToCancel');
  }

  async function requestApproval(tx: Transaction, staff: StaffOnDuty, order: Order, reason: string): Promise<void> {
    await repository.insertApproval(tx, {
      id: newId(),
      orderId: order.id,
      amountPaise: paidOf(order),
      reason,
      requestedBy: staff.staffId,
      createdAt: clock.now(),
    });
  }

  return {
    /** @throws AppError 404 for an unknown number, 409 for another status than expected, or once it is on its way */
    async cancel(
      staff: StaffOnDuty,
      orderNumber: string,
      { reason, note, expectedStatus }: StaffCancelBody,
    ): Promise<StaffCancelled> {
      const { refundLimitPaise } = await getSettings();
      const refund = await inTransaction(db, async (tx): Promise<StaffCancelled['refund']> => {
        const order = await lockOrder(tx, { orderNumber });
        if (!order) throw new AppError(404, 'orders.notFound');
        reject(order, expectedStatus);
        const holdRefund = paidOf(order) > refundLimitPaise && !mayDo(staff.role, 'approveRefunds');
        const wasPaid = await lifecycle.cancel(tx, order, {
          by: 'staff',
          actorId: staff.staffId,
          reason: note?.trim() || null,
          staffReason: reason,
          holdRefund,
        });
        if (holdRefund) await requestApproval(tx, staff, order, reason);
        await recordAct(
          tx,
          staff,
          {
            action: 'cancelOrders',
            subject: 'order',
            subjectId: order.id,
            before: { status: order.status },
            after: { status: 'CANCELLED', reason, refundPaise: paidOf(order), approved: !holdRefund },
          },
          clock.now(),
        );
        return holdRefund ? 'WAITING' : wasPaid ? 'STARTED' : 'NONE';
      });
      stockChanged();
      await payments.flush();
      return { status: 'CANCELLED', refund };
    },
  };
}
