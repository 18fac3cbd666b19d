import { createHash } from 'node:crypto';
import type { Language, PaymentMethod } from '../../../contract/constants';
import type { CreatedOrder, CreateOrderBody } from '../../../contract/orders';
import type { PhoneOrderBody } from '../../../contract/phoneOrders';
import { toPayPaise } from '../../../contract/paymentConstants';
import { recordAudit } from '../../db/audit';
import type { Queries, Transaction } from '../../db/database';
import { isCheckViolation, isForeignKeyViolation, isWriteConflict } from '../../db/errors';
import { lockCustomer } from '../../db/lockCustomer';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError } from '../../lib/errors';
import { inRupees } from '../../../contract/inRupees';
import { newId } from '../../lib/ids';
import type { MessageKey, MessageParams } from '../../lib/messages';
import { slotInWords } from '../../../contract/slotInWords';
import { shopDay } from '../../lib/shopDays';
import { toAddress } from '../address';
import type { Notifier, WhatsAppQuestion } from '../messaging';
import type { Payments } from '../payments';
import type { StockLedger } from '../stockLedger';
import * as bills from './billRepository';
import { codeOf, createBilling, wantedPackIds, type OfferedBill } from './offeredBill';
import { CLOSED_MESSAGES } from './closedMessages';
import { isCouponUsedUp } from './coupon';
import { doorProblem, type DoorFacts } from './door';
import { findDoorFacts, lockDoorOrders } from './doorRepository';
import type { Lifecycle } from './lifecycle';
import { hashCart, mergeLines } from './mergeLines';
import { newAttempt } from './newAttempt';
import { packIdsOf, toBillRecord, toItems, toPackQuantities, toParts, toSlotRow } from './orderRows';
import * as repository from './repository';
import { REPLACED } from './serializeOrder';
import { serializeOpening } from './serializePayment';
import { isUnpaid } from './transitions';
import type { LockOrder } from './withOrder';

interface PlaceOrder {
  customerId: string;
  idempotencyKey: string;
  body: CreateOrderBody;
  takenBy?: StaffUser;
  /** The person who takes the order takes it off. */
  discount?: PhoneOrderBody['discount'];
  /** Serializes a rejection's new bill in the caller's language. */
  serializeBill: (bill: OfferedBill) => unknown;
  /** The caller's. */
  language: Language;
  /** The shop writes about the order in it; null for the customer's. */
  orderLanguage: Language | null;
}

interface AgreedOrder extends PlaceOrder {
  /** The question about WhatsApp as it was shown, where the customer said yes. */
  agreedTo: string | null;
}

/** With less of its time left, a payment is replaced rather than continued. */
const CONTINUED_SHARE = 1 / 2;

const SLOTS_NAMED = 4;

interface PlacementNeeds {
  lock: LockOrder;
  lifecycle: Lifecycle;
  payments: Payments;
  stockLedger: StockLedger;
  whatsAppQuestion: WhatsAppQuestion;
  notifier: Notifier;
}

export function createPlacement(
  deps: AppDeps,
  { lock, lifecycle, payments, stockLedger, whatsAppQuestion, notifier }: PlacementNeeds,
) {
  const { db, clock, config, payment: provider } = deps;
  const billing = createBilling(deps);

  /**
   * Idempotent by key and body, even after stock has run out. The same body with a new key continues the unpaid order.
   * @throws AppError 404 for an address that is not theirs; 409 with `data.bill` for a changed bill; 409 for a key used
   *   with another body, or when the order to be replaced is paid; 500 when the provider opens no payment (safe to
   *   retry)
   */
  async function place(request: PlaceOrder): Promise<CreatedOrder> {
    const { body } = request;
    const agreedTo = body.whatsAppUpdates ? await whatsAppQuestion.getQuestion(request.language) : null;
    const placed = await placeOnce({ ...request, agreedTo });
    // After commit, because it may call the provider. After a failure, the same key resumes here.
    const { attempt } = placed;
    if (attempt === null) return { ...toCreated(placed, body), status: 'ORDER_CREATED', payment: null };
    const urls = await payments.attempts.ensureOpened(attempt, {
      orderNumber: placed.order.orderNumber,
      payee: placed.payee,
    });
    const payment = serializeOpening({ ...attempt, ...urls }, provider.capabilities, clock.now());
    return { ...toCreated(placed, body), status: 'PAYMENT_PENDING', payment };
  }

  /** Most orders need no transaction besides the one statement that writes them. */
  async function placeOnce(request: AgreedOrder) {
    try {
      return await placeOrFind(request, null);
    } catch (error) {
      if (!(error instanceof NeedsTransaction) && !isRetryable(error)) throw error;
      return inTransaction(db, (tx) => placeOrFind(request, tx), isRetryable);
    }
  }

  /**
   * A transaction holds the customer's row, so that their orders are placed one after the other. Without one, the
   * statement that writes the order fails when another of the customer's came first.
   * @throws NeedsTransaction for an order that replaces another, is taken by phone, agrees to WhatsApp, or counts against
   * shop-wide limits
   */
  async function placeOrFind(request: AgreedOrder, tx: Transaction | null) {
    const at = tx ?? db;
    const { customerId, idempotencyKey, body } = request;
    const isAtDoor = isPaidAtDoor(body);
    if (tx) await lockCustomer(tx, customerId);
    else if (isAtDoor || request.takenBy || request.agreedTo !== null) throw new NeedsTransaction();
    if (tx && isAtDoor) await lockDoorOrders(tx);
    const lines = mergeLines(body.items);
    const couponCode = codeOf(body.couponCode);
    const cartHash = hashCart(lines);
    const requested = {
      packIds: wantedPackIds(lines),
      addressId: body.addressId,
      customerId,
      couponCode,
      cartHash,
      idempotencyKey,
      replaces: body.replaces ?? null,
      today: shopDay(clock.now()),
    };
    let facts = await bills.findOrderFacts(at, requested);
    if (facts.earlier)
      return sameOrder(facts, isAtDoor ? null : await payments.attempts.find(facts.earlier.id, at), request);

    // Rolled back where the order is rejected.
    if (tx && request.agreedTo !== null)
      await whatsAppQuestion.agree(tx, customerId, { wording: request.agreedTo, language: request.language });

    const same = facts.unpaid.find(
      (order) => order.requestHash === hashRequest(request) && isFresh(order) && isSentTo(order, facts.address),
    );
    if (same) return sameOrder({ ...facts, earlier: same }, await payments.attempts.find(same.id, at), request);

    const abandoned = facts.unpaid.filter(({ id, cartHash: hash }) => hash === cartHash || id === body.replaces);
    if (body.replaces !== undefined && !abandoned.some(({ id }) => id === body.replaces))
      await rejectPaid(at, { id: body.replaces, customerId });
    // Packs before slots, as everywhere: replacing an order frees its slot.
    if (abandoned.length > 0) {
      if (!tx) throw new NeedsTransaction();
      await stockLedger.lock(tx, [...packIdsOf(facts.packs), ...packIdsHeldBy(abandoned)]);
      for (const { id } of abandoned) await replace(tx, id);
      facts = await bills.findOrderFacts(tx, requested);
    }

    const bill = billing.bill(lines, facts, {
      couponCode,
      slotId: body.slotId,
      byStaff: request.takenBy !== undefined,
      discountPaise: request.discount?.amountPaise,
    });
    const { address, ordersVersion } = facts;
    // The account was erased meanwhile.
    if (ordersVersion === null) throw new AppError(401, 'core.loginEnded');
    if (!address) throw new AppError(404, 'orders.addressNotFound');
    reject(bill, request);
    const door = isAtDoor ? await findDoorFacts(at, requested) : null;
    const problem = door && doorProblem(bill, door);
    if (problem) throw new AppError(409, [problem]);
    if (!door) rejectHoarding(bill, facts.unpaid);

    const { nextOrderNumber: orderNumber } = facts;
    if (orderNumber === null) throw new Error('no number for the order');
    const placed = newOrder(request, { bill, address, orderNumber, cartHash });
    const order = door ? { ...placed, ...dueAtDoor(door, request) } : placed;
    const { payee } = facts.terms;
    const attempt = door
      ? null
      : await newAttempt(
          deps,
          { ...placed, orderId: placed.id, paymentNumber: orderNumber, amountPaise: placed.totalPaise },
          payee,
        );
    await repository.insertPlacedOrder(at, {
      order,
      ordersVersion,
      items: toItems(order.id, bill),
      parts: toParts(order.id, bill),
      event: {
        orderId: order.id,
        toStatus: order.status,
        ...actorOf(request),
        at: order.createdAt,
      },
      attempt,
      redemption: order.couponCode === null ? null : redemptionOf(order, order.couponCode, bill.savedByCouponPaise),
      slot: bill.slot && toSlotRow(bill.slot),
      packQuantities: toPackQuantities(bill),
    });
    stockLedger.noteChange(tx);
    if (tx && request.takenBy) {
      const act = { action: 'takeOrders', subject: 'order', subjectId: order.id };
      const { discountPaise, discountReason: reason } = order;
      const after = { orderNumber, ...(reason !== null && { discountPaise, reason }) };
      await recordAudit(tx, request.takenBy, { ...act, after }, order.createdAt);
    }
    // One paid online is told of once its money came.
    if (tx && door) await notifier.notify(tx, { kind: 'ORDER_PLACED', orderId: order.id, eventKey: 'placed' });
    return { order, attempt, payee };
  }

  const isFresh = ({ expiresAt }: bills.UnpaidOrder): boolean =>
    Date.parse(expiresAt) - clock.now().getTime() > config.payment.expirySeconds * 1000 * CONTINUED_SHARE;

  /** False once the address was edited or deleted: the order stores its old state. */
  const isSentTo = ({ createdAt }: bills.UnpaidOrder, address: repository.SavedAddress | null): boolean =>
    address !== null && address.updatedAt.getTime() <= Date.parse(createdAt);

  /** Late money still revives a replaced order. */
  async function replace(tx: Transaction, orderId: string): Promise<void> {
    const order = await lock(tx, { id: orderId });
    if (isUnpaid(order.status)) await lifecycle.cancel(tx, order, { by: 'system', reason: REPLACED });
    else if (order.status !== 'CANCELLED') throw alreadyPaid(order);
  }

  /** A cart whose order was paid would be paid twice. */
  async function rejectPaid(at: Queries, key: { id: string; customerId: string }): Promise<void> {
    const order = await repository.findOrder(at, key);
    if (order && order.status !== 'CANCELLED' && !isUnpaid(order.status)) throw alreadyPaid(order);
  }

  /** Limits what one customer holds without paying. */
  function rejectHoarding(bill: OfferedBill, unpaid: readonly bills.UnpaidOrder[]): void {
    const { maxUnpaid, maxUnpaidPaise, maxHeldPerPack } = config.orders;
    if (unpaid.length >= maxUnpaid) {
      const orderNumber = unpaid[0]?.orderNumber ?? '';
      throw new AppError(409, 'orders.tooManyUnpaid', { params: { count: maxUnpaid, orderNumber } });
    }
    const unpaidPaise = unpaid.reduce((sum, { totalPaise }) => sum + totalPaise, bill.totalPaise);
    if (unpaidPaise > maxUnpaidPaise)
      throw new AppError(409, 'orders.tooMuchUnpaid', { params: { amount: inRupees(maxUnpaidPaise) } });
    const held = new Map(toPackQuantities(bill).map(({ packId, quantity }) => [packId, quantity]));
    for (const { packId, quantity } of unpaid.flatMap(({ items }) => items)) {
      const units = held.get(packId);
      if (units !== undefined) held.set(packId, units + quantity);
    }
    if ([...held.values()].some((units) => units > maxHeldPerPack))
      throw new AppError(409, 'orders.tooManyHeld', { params: { count: maxHeldPerPack } });
  }

  /** Nothing has been written yet. */
  function reject(bill: OfferedBill, { body, serializeBill, language, takenBy }: PlaceOrder): void {
    const no = (key: MessageKey, params?: MessageParams) =>
      new AppError(409, key, { data: { bill: serializeBill(bill) }, ...(params ? { params } : {}) });
    if (bill.blockedFor !== null && takenBy)
      throw new AppError(409, 'phoneOrders.blocked', { params: { reason: bill.blockedFor } });
    if (bill.closed !== null) throw new AppError(409, CLOSED_MESSAGES[bill.closed]);
    if (bill.deliverable === false) throw no('orders.outsideArea');
    if (bill.lines.some((line) => line.problem !== null)) throw no('orders.linesChanged');
    const toPay = toPayPaise(bill.totalPaise, methodOf(body));
    if (toPay !== body.expectedTotal) throw no('orders.totalChanged', { total: inRupees(toPay) });
    if (bill.missingToMinimumPaise > 0) {
      throw no('orders.belowMinimum', { amount: inRupees(bill.charges.minimumOrderPaise) });
    }
    if (bill.totalPaise > config.payment.upiLimitPaise) {
      throw no('orders.abovePaymentLimit', { amount: inRupees(config.payment.upiLimitPaise) });
    }
    if (bill.slots !== null && bill.slot === null) throw no('orders.noSlots');
    if (body.slotId !== undefined && bill.slot?.id !== body.slotId) {
      const free = (bill.slots ?? []).filter(({ left }) => left > 0).slice(0, SLOTS_NAMED);
      if (free.length === 0) throw no('orders.slotGone');
      const times = free.map(({ startsAt, endsAt }) =>
        slotInWords({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }, language),
      );
      throw no('orders.slotTaken', { times: times.join('; ') });
    }
  }

  function newOrder(
    request: PlaceOrder,
    {
      bill,
      address,
      orderNumber,
      cartHash,
    }: { bill: OfferedBill; address: repository.SavedAddress; orderNumber: string; cartHash: string },
  ) {
    const { customerId, idempotencyKey, body, takenBy, orderLanguage, discount } = request;
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
      reducedPaise: 0,
      roundingPaise: 0,
      language: orderLanguage,
      channel: takenBy ? 'PHONE' : 'WEB',
      takenBy: takenBy?.staffId ?? null,
      needsApproval: false,
      codeTries: 0,
      itemsPaise: bill.itemsPaise,
      addonsPaise: bill.addonsPaise,
      discountPaise: bill.discountPaise,
      discountReason: discount && bill.discountPaise > 0 ? discount.reason : null,
      deliveryPaise: bill.deliveryChargePaise,
      taxIncludedPaise: bill.taxIncludedPaise,
      totalPaise: bill.totalPaise,
      couponCode: bill.coupon?.applied ? bill.coupon.code : null,
      note: body.note?.trim() || null,
      ifMissing: body.ifMissing ?? 'CALL',
      slotId: bill.slot && bill.slot.id,
      areaId: bill.charges.areaId,
      address: toAddress(address),
      bill: toBillRecord(bill),
      stockHeld: true,
      idempotencyKey,
      requestHash: hashRequest(request),
      cartHash,
      createdAt: now,
      updatedAt: now,
      expiresAt: new Date(now.getTime() + config.payment.expirySeconds * 1000),
    } satisfies repository.NewOrder;
  }

  return { place };
}

class NeedsTransaction extends Error {}

/** A retry re-reads the current rows. */
const isRetryable = (error: unknown): boolean =>
  isWriteConflict(error) ||
  repository.isOvertaken(error) ||
  isCheckViolation(error, 'packs_stock_check') ||
  isCheckViolation(error, 'delivery_slots_booked_check') ||
  isForeignKeyViolation(error, 'order_items_pack_id_packs_id_fk') ||
  isForeignKeyViolation(error, 'order_item_parts_pack_id_packs_id_fk') ||
  isCouponUsedUp(error);

const actorOf = ({ customerId, takenBy }: PlaceOrder) =>
  takenBy ? { actor: 'staff', actorId: takenBy.staffId } : { actor: 'customer', actorId: customerId };

const alreadyPaid = ({ orderNumber }: repository.Order) =>
  new AppError(409, 'orders.alreadyPaid', { params: { orderNumber } });

const methodOf = ({ paymentMethod = 'UPI' }: CreateOrderBody): PaymentMethod => paymentMethod;

const isPaidAtDoor = (body: CreateOrderBody): boolean => methodOf(body) === 'AT_DOOR';

/** A customer's first door order needs approval, unless staff took it. */
const dueAtDoor = ({ isKnown }: DoorFacts, { takenBy }: PlaceOrder) =>
  ({
    status: 'ORDER_CREATED',
    paymentMethod: 'AT_DOOR',
    paymentStatus: 'DUE_AT_DOOR',
    needsApproval: !isKnown && !takenBy,
    expiresAt: null,
  }) as const;

function sameOrder(
  { earlier: order, terms }: Pick<Awaited<ReturnType<typeof bills.findOrderFacts>>, 'earlier' | 'terms'>,
  attempt: Awaited<ReturnType<Payments['attempts']['find']>>,
  request: PlaceOrder,
) {
  if (!order) throw new Error('there is no earlier order');
  if (order.requestHash !== hashRequest(request)) throw new AppError(409, 'orders.keyUsed');
  if (!attempt && !isPaidAtDoor(request.body)) throw new Error('an order without a payment');
  return { order, attempt, payee: terms.payee };
}

const toCreated = (
  { order }: { order: { id: string; orderNumber: string; totalPaise: number } },
  body: CreateOrderBody,
) => ({
  orderId: order.id,
  orderNumber: order.orderNumber,
  amount: toPayPaise(order.totalPaise, methodOf(body)),
});

const redemptionOf = (
  order: { id: string; customerId: string; createdAt: Date },
  code: string,
  savedPaise: number,
) => ({
  orderId: order.id,
  code,
  savedPaise,
  customerId: order.customerId,
  createdAt: order.createdAt,
  givenBackAt: null,
});

const packIdsHeldBy = (unpaid: readonly bills.UnpaidOrder[]) =>
  unpaid.flatMap(({ items }) => items.map(({ packId }) => packId));

const linesOf = (items: CreateOrderBody['items']) =>
  items.map(({ _id, quantity, addons }) => [_id, quantity, addons ?? []]);
const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Independent of field order and of `replaces`. */
const hashRequest = ({ body, discount }: PlaceOrder) => {
  const { items, addressId, couponCode, expectedTotal, note, ifMissing, slotId } = body;
  const chosen = [
    ...(isPaidAtDoor(body) ? ['AT_DOOR'] : []),
    ...(slotId ? [slotId] : []),
    ...(ifMissing ? [ifMissing] : []),
    ...(discount ? ['DISCOUNT', discount.amountPaise, discount.reason] : []),
  ];
  return hashOf([linesOf(items), addressId, couponCode ?? null, expectedTotal, note ?? null, ...chosen]);
};
