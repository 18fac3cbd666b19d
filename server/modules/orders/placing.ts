import { createHash } from 'node:crypto';
import type { CreatedOrder, CreateOrderBody } from '../../../contract/orders';
import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import type { MessageKey, MessageParams } from '../../lib/messages';
import type { Opening } from '../payment';
import type { PricedBill } from './bill';
import { createBilling, packIdsOf, type BillContext } from './billing';
import { inRupees, normalCode } from './coupon';
import { mergeLines } from './mergeLines';
import { toAddress, toBillRecord, toItems } from './records';
import * as repository from './repository';

interface PlaceOrder {
  customerId: string;
  idempotencyKey: string;
  body: CreateOrderBody;
  /** How a refusal shows the new bill: in the caller's words. */
  sayBill: (bill: PricedBill) => unknown;
}

/** Placing orders: goods are held, the order and its payment written, all or nothing. */
export function createPlacing(deps: AppDeps, opening: Opening, stockChanged: () => void) {
  const { db, clock, config, payment: provider } = deps;
  const billing = createBilling(deps);

  /**
   * The same key with the same body gives the same answer for ever: a customer whose connection broke presses again and
   * neither pays twice nor learns that the goods are gone, because they hold them.
   * @throws AppError 404 for an address that is not theirs; 409 with `data.bill` when the order can't be placed as it was
   *   shown; 409 for a key that was used with another body; 500 when the provider opens no payment (press again)
   */
  async function place(request: PlaceOrder): Promise<CreatedOrder> {
    const placed = await inTransaction(db, (tx) => placeOrFind(tx, request));
    stockChanged();
    // After the transaction: a provider may have to be called. If that fails, the same key comes back here.
    return toCreated(placed, await opening.ensureOpened(placed.payment, placed));
  }

  async function placeOrFind(tx: Transaction, request: PlaceOrder) {
    const { customerId, idempotencyKey, body } = request;
    const lines = mergeLines(body.items);
    const query = {
      couponCode: body.couponCode === undefined ? null : normalCode(body.couponCode),
      addressId: body.addressId,
      customerId,
      idempotencyKey,
    };
    // Locks first: whoever waited here for a request with the same key reads its order in the next query.
    const packs = await repository.lockPacks(tx, packIdsOf(lines));
    const context = await repository.findBillContext(tx, query);
    if (context.earlier) return sameOrder(context, body);

    const bill = billing.bill(lines, packs, context, body.couponCode);
    const { address } = context;
    if (!address) throw new AppError(404, 'orders.addressNotFound');
    refuse(bill, request);

    const order = newOrder(request, bill, address);
    const orderNumber = await repository.insertOrder(tx, order);
    if (orderNumber === null) return sameOrder(await repository.findBillContext(tx, query), body);
    await repository.insertItems(tx, toItems(order.id, bill));
    const payment = newPayment(order, orderNumber, context.storeName.en);
    await repository.insertFirstEventAndPayment(
      tx,
      { orderId: order.id, toStatus: 'PAYMENT_PENDING', actor: 'customer', at: order.createdAt },
      payment,
    );
    await repository.moveStock(tx, order.id, -1);
    return { orderNumber, payment, payeeName: context.storeName.en };
  }

  /** Why an order is not taken; nothing has been written yet. */
  function refuse(bill: PricedBill, { body, sayBill }: PlaceOrder): void {
    const no = (key: MessageKey, params?: MessageParams) =>
      new AppError(409, key, { data: { bill: sayBill(bill) }, ...(params ? { params } : {}) });
    if (bill.deliverable === false) throw no('orders.outsideArea');
    if (bill.lines.some((line) => line.problem !== null)) throw no('orders.linesChanged');
    if (bill.totalPaise !== body.expectedTotal) throw no('orders.totalChanged', { total: inRupees(bill.totalPaise) });
    if (bill.missingToMinimumPaise > 0) {
      throw no('orders.belowMinimum', { amount: inRupees(bill.charges.minimumOrderPaise) });
    }
    if (bill.totalPaise > config.payment.upiLimitPaise) {
      throw no('orders.abovePaymentLimit', { amount: inRupees(config.payment.upiLimitPaise) });
    }
  }

  function newOrder(
    { customerId, idempotencyKey, body }: PlaceOrder,
    bill: PricedBill,
    address: repository.SavedAddress,
  ) {
    const now = clock.now();
    return {
      id: newId(),
      customerId,
      status: 'PAYMENT_PENDING',
      itemsPaise: bill.itemsPaise,
      addonsPaise: bill.addonsPaise,
      discountPaise: bill.discountPaise,
      deliveryPaise: bill.deliveryChargePaise,
      taxIncludedPaise: bill.taxIncludedPaise,
      totalPaise: bill.totalPaise,
      couponCode: bill.coupon?.applied ? bill.coupon.code : null,
      note: body.note?.trim() || null,
      address: toAddress(address),
      bill: toBillRecord(bill),
      stockHeld: true,
      idempotencyKey,
      requestHash: hashBody(body),
      createdAt: now,
      updatedAt: now,
      expiresAt: new Date(now.getTime() + config.payment.expirySeconds * 1000),
    } satisfies repository.NewOrder;
  }

  function newPayment(order: ReturnType<typeof newOrder>, orderNumber: string, payeeName: string) {
    const paymentId = newId();
    const { id: orderId, totalPaise: amountPaise, expiresAt, createdAt } = order;
    const opened = provider.openAtOnce?.({ paymentId, orderId, orderNumber, amountPaise, payeeName, expiresAt });
    return {
      id: paymentId,
      orderId,
      provider: provider.provider,
      amountPaise,
      status: 'OPEN',
      providerOrderId: opened?.providerOrderId ?? null,
      upiUrl: opened?.upiUrl ?? null,
      pageUrl: opened?.pageUrl ?? null,
      expiresAt,
      createdAt,
    } satisfies repository.NewPayment;
  }

  return { place };
}

function sameOrder({ earlier, payment, storeName }: BillContext, body: CreateOrderBody) {
  if (!earlier || !payment) throw new Error('an order without a payment');
  if (earlier.requestHash !== hashBody(body)) throw new AppError(409, 'orders.keyUsed');
  return { orderNumber: earlier.orderNumber, payment, payeeName: storeName.en };
}

function toCreated(
  {
    orderNumber,
    payment,
  }: { orderNumber: string; payment: { orderId: string; provider: string; amountPaise: number; expiresAt: Date } },
  opened: { upiUrl: string; pageUrl: string },
): CreatedOrder {
  return {
    orderId: payment.orderId,
    orderNumber,
    status: 'PAYMENT_PENDING',
    amount: payment.amountPaise,
    payment: { provider: payment.provider, ...opened, expiresAt: payment.expiresAt.toISOString() },
  };
}

/** Two requests are the same when all they ask for is the same, in whatever order their fields came. */
function hashBody({ items, addressId, couponCode, expectedTotal, note }: CreateOrderBody): string {
  const lines = items.map(({ _id, quantity, addons }) => [_id, quantity, addons ?? []]);
  const text = JSON.stringify([lines, addressId, couponCode ?? null, expectedTotal, note ?? null]);
  return createHash('sha256').update(text).digest('hex');
}
