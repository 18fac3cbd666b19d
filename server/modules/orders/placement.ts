import { createHash } from 'node:crypto';
import type { CreatedOrder, CreateOrderBody } from '../../../contract/orders';
import type { Transaction } from '../../db/database';
import { isCheckViolation, isForeignKeyViolation, isWriteConflict } from '../../db/errors';
import { lockCustomer } from '../../db/lockCustomer';
import { retry } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { AppError } from '../../lib/errors';
import { inRupees } from '../../lib/inRupees';
import { newId } from '../../lib/ids';
import type { MessageKey, MessageParams } from '../../lib/messages';
import { toAddress } from '../address';
import type { Payments } from '../payment';
import type { PricedBill } from './bill';
import * as bills from './billRepository';
import { codeOf, createBilling, wantedBy } from './billing';
import { isCouponUsedUp } from './coupon';
import type { Lifecycle } from './lifecycle';
import { hashCart, mergeLines } from './mergeLines';
import { toBillRecord, toItems, toPackQuantities, toParts } from './records';
import * as repository from './repository';
import { REPLACED, serializeExpiry } from './serializeOrder';
import { isUnpaid } from './transitions';

interface PlaceOrder {
  customerId: string;
  idempotencyKey: string;
  body: CreateOrderBody;
  /** Serializes the new bill of a rejection in the caller's language. */
  serializeBill: (bill: PricedBill) => unknown;
}

/** A payment with a smaller share of its time left is replaced rather than continued. */
const CONTINUED_SHARE = 1 / 2;

/** Places orders: stock, order and payment in one transaction. */
export function createPlacement(
  deps: AppDeps,
  { lifecycle, payments }: { lifecycle: Lifecycle; payments: Payments },
  stockChanged: () => void,
) {
  const { db, clock, config, payment: provider } = deps;
  const billing = createBilling(deps);

  /**
   * Idempotent: the same key and body always return the same order, even after stock has run out. The same body with
   * another key, from a second tab or after turning back from the payment, continues the unpaid order.
   * @throws AppError 404 for an address that is not theirs; 409 with `data.bill` when the bill has changed; 409 for a
   * key used with another body, and when the order to be replaced has been paid; 500 when the provider opens no payment
   * (safe to retry)
   */
  async function place(request: PlaceOrder): Promise<CreatedOrder> {
    const placed = await placeOnce(request);
    stockChanged();
    // Outside the transaction, because the provider may have to be called. If it fails, the same key comes back here.
    if (placed.hasReplaced) await payments.flush();
    return toCreated(placed, await payments.opening.ensureOpened(placed.attempt, placed), clock.now());
  }

  /**
   * In one transaction that holds the customer's row, so that the limits hold for orders placed at once. It fails when
   * stock, coupon or key was taken since the facts were read; a retry then re-reads.
   */
  const placeOnce = (request: PlaceOrder) => retry(() => db.transaction((tx) => placeOrFind(tx, request)), isRetryable);

  async function placeOrFind(tx: Transaction, request: PlaceOrder) {
    const { customerId, idempotencyKey, body } = request;
    // The account was erased meanwhile.
    if (!(await lockCustomer(tx, customerId))) throw new AppError(401, 'core.loginEnded');
    const lines = mergeLines(body.items);
    const couponCode = codeOf(body.couponCode);
    const cartHash = hashCart(lines);
    const requested = {
      ...wantedBy(lines),
      ...{ addressId: body.addressId, customerId, couponCode, cartHash, idempotencyKey },
      replaces: body.replaces ?? null,
    };
    let facts = await bills.findOrderFacts(tx, requested);
    if (facts.earlier) return sameOrder(facts, await payments.find(facts.earlier.id, tx), body);

    const same = facts.unpaid.find(
      (order) => order.requestHash === hashBody(body) && isFresh(order) && isSentTo(order, facts.address),
    );
    if (same) return sameOrder({ ...facts, earlier: same }, await payments.find(same.id, tx), body);

    const abandoned = facts.unpaid.filter(({ id, cartHash: hash }) => hash === cartHash || id === body.replaces);
    if (body.replaces !== undefined && !abandoned.some(({ id }) => id === body.replaces))
      await rejectPaid(tx, { id: body.replaces, customerId });
    for (const { id } of abandoned) await replace(tx, id);
    if (abandoned.length > 0) facts = await bills.findOrderFacts(tx, requested);

    const bill = billing.bill(lines, facts, couponCode);
    const { address } = facts;
    if (!address) throw new AppError(404, 'orders.addressNotFound');
    reject(bill, request);
    rejectHoarding(bill, facts.unpaid);

    const { nextOrderNumber: orderNumber } = facts;
    if (orderNumber === null) throw new Error('no number for the order');
    const order = newOrder(request, { bill, address, orderNumber, cartHash });
    const { payeeName } = facts.terms;
    const attempt = await newAttempt(order, payeeName);
    await repository.insertPlacedOrder(tx, {
      order,
      items: toItems(order.id, bill),
      parts: toParts(order.id, bill),
      event: {
        orderId: order.id,
        toStatus: 'PAYMENT_PENDING',
        actor: 'customer',
        actorId: customerId,
        at: order.createdAt,
      },
      attempt,
      redemption: order.couponCode === null ? null : redemptionOf(order, order.couponCode),
      packQuantities: toPackQuantities(bill),
    });
    return { orderNumber, attempt, payeeName, hasReplaced: abandoned.length > 0 };
  }

  /** Whether enough time is left to pay an order. */
  const isFresh = ({ expiresAt }: bills.UnpaidOrder): boolean =>
    Date.parse(expiresAt) - clock.now().getTime() > config.payment.expirySeconds * 1000 * CONTINUED_SHARE;

  /** False once the address was edited or deleted: the order has what it was. */
  const isSentTo = ({ createdAt }: bills.UnpaidOrder, address: repository.SavedAddress | null): boolean =>
    address !== null && address.updatedAt.getTime() <= Date.parse(createdAt);

  /** An abandoned order makes way for the next one of the same cart. Money that comes for it still revives it. */
  async function replace(tx: Transaction, orderId: string): Promise<void> {
    const order = await repository.lockOrder(tx, { id: orderId });
    if (order && isUnpaid(order.status)) await lifecycle.cancel(tx, order, { by: 'system', reason: REPLACED });
    else if (order && order.status !== 'CANCELLED') throw alreadyPaid(order);
  }

  /** A cart whose order was paid meanwhile would be paid twice. */
  async function rejectPaid(tx: Transaction, key: { id: string; customerId: string }): Promise<void> {
    const order = await repository.findOrder(tx, key);
    if (order && order.status !== 'CANCELLED' && !isUnpaid(order.status)) throw alreadyPaid(order);
  }

  /** Limits what one customer holds without paying. */
  function rejectHoarding(bill: PricedBill, unpaid: readonly bills.UnpaidOrder[]): void {
    const { maxUnpaid, maxHeldPerPack } = config.orders;
    if (unpaid.length >= maxUnpaid) {
      const orderNumber = unpaid[0]?.orderNumber ?? '';
      throw new AppError(409, 'orders.tooManyUnpaid', { params: { count: maxUnpaid, orderNumber } });
    }
    const held = new Map(toPackQuantities(bill).map(({ packId, quantity }) => [packId, quantity]));
    for (const { packId, quantity } of unpaid.flatMap(({ items }) => items)) {
      const units = held.get(packId);
      if (units !== undefined) held.set(packId, units + quantity);
    }
    if ([...held.values()].some((units) => units > maxHeldPerPack))
      throw new AppError(409, 'orders.tooManyHeld', { params: { count: maxHeldPerPack } });
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
    {
      bill,
      address,
      orderNumber,
      cartHash,
    }: { bill: PricedBill; address: repository.SavedAddress; orderNumber: string; cartHash: string },
  ) {
    const now = clock.now();
    return {
      id: newId(),
      orderNumber,
      customerId,
      status: 'PAYMENT_PENDING',
      paymentMethod: 'UPI',
      paymentStatus: 'OPEN',
      receivedPaise: 0,
      refundedPaise: 0,
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
      cartHash,
      createdAt: now,
      updatedAt: now,
      expiresAt: new Date(now.getTime() + config.payment.expirySeconds * 1000),
    } satisfies repository.NewOrder;
  }

  async function newAttempt(order: ReturnType<typeof newOrder>, payeeName: string) {
    const id = newId();
    const { id: orderId, orderNumber, totalPaise: amountPaise, expiresAt, createdAt } = order;
    const toOpen = { attemptId: id, orderId, orderNumber, amountPaise, payeeName, expiresAt };
    const opened = provider.capabilities.opensWithoutCall ? await provider.open(toOpen) : null;
    return {
      id,
      orderId,
      provider: provider.provider,
      method: 'UPI',
      amountPaise,
      state: 'OPEN' as const,
      providerOrderId: opened?.providerOrderId ?? null,
      upiUrl: opened?.upiUrl ?? null,
      pageUrl: opened?.pageUrl ?? null,
      openingUntil: null,
      openedAt: null,
      checkedAt: null,
      expiresAt,
      createdAt,
    } satisfies repository.NewAttempt;
  }

  return { place };
}

/** True for write conflicts; a retry re-reads the current rows. */
const isRetryable = (error: unknown): boolean =>
  isWriteConflict(error) ||
  isCheckViolation(error, 'packs_stock_check') ||
  isForeignKeyViolation(error, 'order_items_pack_id_packs_id_fk') ||
  isForeignKeyViolation(error, 'order_item_parts_pack_id_packs_id_fk') ||
  isCouponUsedUp(error);

const alreadyPaid = ({ orderNumber }: repository.Order) =>
  new AppError(409, 'orders.alreadyPaid', { params: { orderNumber } });

function sameOrder(
  { earlier, terms }: Pick<Awaited<ReturnType<typeof bills.findOrderFacts>>, 'earlier' | 'terms'>,
  attempt: Awaited<ReturnType<Payments['find']>>,
  body: CreateOrderBody,
) {
  if (!earlier || !attempt) throw new Error('an order without a payment');
  if (earlier.requestHash !== hashBody(body)) throw new AppError(409, 'orders.keyUsed');
  return { orderNumber: earlier.orderNumber, attempt, payeeName: terms.payeeName, hasReplaced: false };
}

function toCreated(
  { orderNumber, attempt }: ReturnType<typeof sameOrder>,
  opened: { upiUrl: string; pageUrl: string },
  now: Date,
): CreatedOrder {
  const { orderId, provider, amountPaise, expiresAt } = attempt;
  const { upiUrl, pageUrl } = opened;
  return {
    orderId,
    orderNumber,
    status: 'PAYMENT_PENDING',
    amount: amountPaise,
    payment: { provider, upiUrl, pageUrl, ...serializeExpiry(expiresAt, now) },
  };
}

const redemptionOf = (order: { id: string; customerId: string; createdAt: Date }, code: string) => ({
  orderId: order.id,
  code,
  customerId: order.customerId,
  createdAt: order.createdAt,
  givenBackAt: null,
});

const linesOf = (items: CreateOrderBody['items']) =>
  items.map(({ _id, quantity, addons }) => [_id, quantity, addons ?? []]);
const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Independent of field order, and of the order to be replaced. */
const hashBody = ({ items, addressId, couponCode, expectedTotal, note }: CreateOrderBody) =>
  hashOf([linesOf(items), addressId, couponCode ?? null, expectedTotal, note ?? null]);
