import { createHash } from 'node:crypto';
import type { CreatedOrder, CreateOrderBody } from '../../../contract/orders';
import type { Database } from '../../db/database';
import { isCheckViolation, isWriteConflict, isForeignKeyViolation, isUniqueViolation } from '../../db/errors';
import { retry } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import type { MessageKey, MessageParams } from '../../lib/messages';
import { toAddress } from '../address';
import type { Opening } from '../payment';
import type { PricedBill } from './bill';
import * as bills from './billRepository';
import { codeOf, createBilling, wantedBy } from './billing';
import { inRupees } from './coupon';
import { mergeLines } from './mergeLines';
import { toBillRecord, toPackQuantities, toItems } from './records';
import * as repository from './repository';

interface PlaceOrder {
  customerId: string;
  idempotencyKey: string;
  body: CreateOrderBody;
  /** Serializes the new bill of a rejection in the caller's language. */
  serializeBill: (bill: PricedBill) => unknown;
}

/** Places orders: stock, order and payment in one transaction. */
export function createPlacement(deps: AppDeps, opening: Opening, stockChanged: () => void) {
  const { db, clock, config, payment: provider } = deps;
  const billing = createBilling(deps);

  /**
   * Idempotent: the same key and body always return the same order, even after stock has run out.
   * @throws AppError 404 for an address that is not theirs; 409 with `data.bill` when the bill has changed; 409 for a
   * key used with another body; 500 when the provider opens no payment (safe to retry)
   */
  async function place(request: PlaceOrder): Promise<CreatedOrder> {
    const placed = await placeOnce(request);
    stockChanged();
    // Outside the transaction, because the provider may have to be called. If it fails, the same key comes back here.
    return toCreated(placed, await opening.ensureOpened(placed.payment, placed));
  }

  /**
   * Reads the facts, then writes everything in one statement that fails when stock or key was taken since; a retry then
   * re-reads. Other changes in between, such as a price, are as the customer agreed.
   */
  const placeOnce = (request: PlaceOrder) => retry(() => placeOrFind(request), isRetryable);

  async function placeOrFind(request: PlaceOrder) {
    const { customerId, idempotencyKey, body } = request;
    const lines = mergeLines(body.items);
    const couponCode = codeOf(body.couponCode);
    const requested = { ...wantedBy(lines), addressId: body.addressId, customerId, couponCode, idempotencyKey };
    const facts = await bills.findOrderFacts(db, requested);
    if (facts.earlier) return sameOrder(db, facts, body);

    const bill = billing.bill(lines, facts, couponCode);
    const { address } = facts;
    if (!address) throw new AppError(404, 'orders.addressNotFound');
    reject(bill, request);

    const { nextOrderNumber: orderNumber } = facts;
    if (orderNumber === null) throw new Error('no number for the order');
    const order = newOrder(request, bill, address, orderNumber);
    const { payeeName } = facts.terms;
    const payment = newPayment(order, payeeName);
    try {
      await repository.insertPlacedOrder(db, {
        order,
        items: toItems(order.id, bill),
        event: { orderId: order.id, toStatus: 'PAYMENT_PENDING', actor: 'customer', at: order.createdAt },
        payment,
        packQuantities: toPackQuantities(bill),
      });
    } catch (error) {
      // The account was erased concurrently.
      if (isForeignKeyViolation(error, 'orders_customer_id_customers_id_fk'))
        throw new AppError(401, 'core.loginEnded');
      throw error;
    }
    return { orderNumber, payment, payeeName };
  }

  /** Throws the reason to reject an order; nothing has been written yet. */
  function reject(bill: PricedBill, { body, serializeBill }: PlaceOrder): void {
    const no = (key: MessageKey, params?: MessageParams) =>
      new AppError(409, key, { data: { bill: serializeBill(bill) }, ...(params ? { params } : {}) });
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
    orderNumber: string,
  ) {
    const now = clock.now();
    return {
      id: newId(),
      orderNumber,
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

  function newPayment(order: ReturnType<typeof newOrder>, payeeName: string) {
    const paymentId = newId();
    const { id: orderId, orderNumber, totalPaise: amountPaise, expiresAt, createdAt } = order;
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

/** True for write conflicts; a retry re-reads the current rows. */
const isRetryable = (error: unknown): boolean =>
  isWriteConflict(error) ||
  isCheckViolation(error, 'packs_stock_check') ||
  isForeignKeyViolation(error, 'order_items_pack_id_packs_id_fk') ||
  isUniqueViolation(error, 'orders_idempotency_unique');

async function sameOrder(
  db: Database,
  { earlier, terms }: Awaited<ReturnType<typeof bills.findOrderFacts>>,
  body: CreateOrderBody,
) {
  const payment = earlier && (await repository.findPayment(db, earlier.id));
  if (!payment) throw new Error('an order without a payment');
  if (earlier.requestHash !== hashBody(body)) throw new AppError(409, 'orders.keyUsed');
  return { orderNumber: earlier.orderNumber, payment, payeeName: terms.payeeName };
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

/** Independent of field order. */
function hashBody({ items, addressId, couponCode, expectedTotal, note }: CreateOrderBody): string {
  const lines = items.map(({ _id, quantity, addons }) => [_id, quantity, addons ?? []]);
  const text = JSON.stringify([lines, addressId, couponCode ?? null, expectedTotal, note ?? null]);
  return createHash('sha256').update(text).digest('hex');
}
