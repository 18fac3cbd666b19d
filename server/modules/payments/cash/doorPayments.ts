import type { CollectMethod, UpiLink } from '../../../../contract/staffMoney';
import { toWholeRupees } from '../../../../contract/paymentConstants';
import { STAFF_ROLE } from '../../../../contract/staffRights';
import { recordAudit } from '../../../db/audit';
import type { Transaction } from '../../../db/database';
import type { AppDeps } from '../../../deps';
import type { StaffUser } from '../../../lib/area';
import { AppError } from '../../../lib/errors';
import { inRupees } from '../../../../contract/inRupees';
import { DAY_MS } from '../../../lib/caps';
import { newId } from '../../../lib/ids';
import { orderNotFound } from '../../../lib/orderNotFound';
import { createUpiPayment, payeeOf, UPI } from '../../../ports/payment/upi';
import type { Receipts } from '../ledger/receipts';
import type { Order, PayableOrders } from '../orders';
import { AT_DOOR } from './atDoor';
import { insertAttemptByHand } from '../attempts/repository';
import { findPaidTransfers } from '../ledger/repository';
import * as repository from './repository';

/** A payment by the rider's QR code may take this long to appear on the statement. */
const FOUND_WITHIN_MS = 30 * DAY_MS;

export interface Collected {
  method: CollectMethod;
  amountPaise: number;
  by: Pick<StaffUser, 'staffId'>;
}

export type DoorPayments = ReturnType<typeof createDoorPayments>;

export function createDoorPayments(
  { db, clock, config }: AppDeps,
  { orders, receipts }: { orders: PayableOrders; receipts: Receipts },
) {
  async function open(order: { id: string; orderNumber: string }, amountPaise: number) {
    const payee = await repository.findPayee(db);
    const payTo = payeeOf(payee, config.payment.payee);
    if (!payTo) throw new AppError(409, 'money.noPayee');
    const { upiUrl } = await createUpiPayment(config.payment.payee).open({
      attemptId: order.id,
      orderId: order.id,
      orderNumber: order.orderNumber,
      amountPaise,
      payee,
      expiresAt: clock.now(),
    });
    return { upiUrl, payeeName: payTo.payeeName };
  }

  /**
   * Records money taken at the door for a locked order; idempotent. Cash is due in whole rupees and counts at once; a
   * QR payment is found on the statement later.
   * @throws AppError 409 for another amount, or an order that owes nothing at the door
   */
  async function collectAtDoor(tx: Transaction, order: Order, { method, amountPaise, by }: Collected): Promise<void> {
    if (await isRepeated(tx, order, { method, amountPaise, by })) return;
    if (order.paymentStatus !== 'DUE_AT_DOOR') throw new AppError(409, 'money.notDue');
    const exact = orders.duePaise(order);
    const due = method === 'CASH' ? toWholeRupees(exact) : exact;
    if (amountPaise !== due) throw differs(amountPaise, due);
    if (due !== exact) await orders.round(tx, order.id, due - exact);
    if (due === 0) {
      await orders.paymentReceived(tx, { orderId: order.id, additionId: null });
    } else if (method === 'CASH') {
      const money = { provider: AT_DOOR, reference: order.orderNumber, amountPaise, collectedBy: by.staffId };
      await receipts.receiveByHand(tx, order, money, { staffId: by.staffId });
    } else {
      await awaitStatement(tx, order, amountPaise);
    }
  }

  /** Paid by the order's QR code: staff will find it on the statement. */
  const awaitStatement = (
    tx: Transaction,
    { id: orderId, orderNumber }: { id: string; orderNumber: string },
    amountPaise: number,
  ): Promise<void> =>
    insertAttemptByHand(tx, {
      id: newId(),
      orderId,
      provider: UPI,
      providerOrderId: orderNumber,
      state: 'OPEN',
      amountPaise,
      openedAt: clock.now(),
      createdAt: clock.now(),
      expiresAt: new Date(clock.now().getTime() + FOUND_WITHIN_MS),
    });

  /** A phone sends its request again after a dead spot. */
  async function isRepeated(
    tx: Transaction,
    order: { id: string; paymentStatus: string },
    { method, amountPaise, by }: Collected,
  ): Promise<boolean> {
    if (method !== 'CASH' || order.paymentStatus !== 'RECEIVED') return false;
    const paid = await findPaidTransfers(tx, order.id);
    return paid.some((money) => money.collectedBy === by.staffId && money.amountPaise === amountPaise);
  }

  return {
    collectAtDoor,

    /** For payments at the counter, or after a delivery that recorded none. */
    async collect(by: StaffUser, orderNumber: string, body: { method: CollectMethod; amountPaise: number }) {
      await orders.withOrder({ orderNumber }, async (tx, order) => {
        await collectAtDoor(tx, order, { ...body, by });
        const act = { action: 'collectAtDoor', subject: 'order', subjectId: order.id };
        await recordAudit(
          tx,
          by,
          { ...act, before: { paymentStatus: order.paymentStatus }, after: { ...body } },
          clock.now(),
        );
      });
    },

    /** @throws AppError 404, also off a rider's own round; 409 when nothing is due or plain UPI isn't set up */
    async linkFor(by: StaffUser, orderNumber: string): Promise<UpiLink> {
      const order = await repository.findOrder(db, orderNumber);
      const isTheirs =
        order && (by.role !== STAFF_ROLE.RIDER || (await repository.isOnRoundOf(db, order.id, by.staffId)));
      if (!isTheirs) throw orderNotFound();
      const amountPaise = orders.duePaise(order);
      if (order.paymentStatus !== 'DUE_AT_DOOR' || amountPaise === 0) throw new AppError(409, 'money.notDue');
      return { orderNumber, amountPaise, ...(await open(order, amountPaise)) };
    },
  };
}

export const differs = (amountPaise: number, duePaise: number) =>
  new AppError(409, 'money.amountDiffers', {
    params: { amount: inRupees(amountPaise), due: inRupees(duePaise) },
    data: { duePaise },
  });
