import type { Language } from '../../../contract/constants';
import { inRupees } from '../../../contract/inRupees';
import type { OrderAddition, WaitingAddition } from '../../../contract/orderAdditions';
import { ADDABLE_STATUSES, ADDITION_MINUTES } from '../../../contract/orderConstants';
import type { AddItemsBody } from '../../../contract/staffOrders';
import { recordAudit } from '../../db/audit';
import type { Queries, Transaction } from '../../db/database';
import { findShopRules } from '../../db/findShopRules';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError, type Message } from '../../lib/errors';
import { newId } from '../../lib/ids';
import { shopDay } from '../../lib/shopDays';
import type { InvoicesOfOrders } from '../invoices';
import type { Notifier } from '../messaging';
import { sumByRate } from '../orderTaxes';
import type { Payments } from '../payments';
import type { PackQuantity, StockLedger } from '../stockLedger';
import * as repository from './additionsRepository';
import { makeBill, type PricedBill } from './bill';
import { findPackFacts } from './billRepository';
import { contentsOf, sumUnits } from './bundles';
import { duePaise } from './door';
import { mergeLines } from './mergeLines';
import { newAttempt, numberOfPayment } from './newAttempt';
import { wantedPackIds } from './offeredBill';
import { taxesOf, toBillRecord, toItems, toPackQuantities, toParts } from './orderRows';
import { updateOrder, type Order } from './repository';
import { serializeExpiry } from './serializePayment';

export type Additions = ReturnType<typeof createAdditions>;

interface AdditionsNeed {
  payments: Pick<Payments, 'attempts'>;
  invoices: Pick<InvoicesOfOrders, 'isIssued'>;
  stockLedger: StockLedger;
  notifier: Notifier;
}

/** By what the order's bill grows. */
type BillRecord = ReturnType<typeof toBillRecord> &
  Pick<PricedBill, 'itemsPaise' | 'addonsPaise' | 'taxIncludedPaise' | 'totalPaise'>;

export const isAddable = ({ status, customerId, paymentStatus }: Order): boolean =>
  customerId !== null &&
  ADDABLE_STATUSES.includes(status) &&
  (paymentStatus === 'RECEIVED' || paymentStatus === 'DUE_AT_DOOR');

/**
 * Staff add items to an order that is not packed. They hold stock, and join the order once they are paid by a payment of
 * their own, or confirmed by a customer who pays at the door. The order must be locked.
 */
export function createAdditions(
  { db, clock, config, payment }: AppDeps,
  { payments: { attempts }, invoices, stockLedger, notifier }: AdditionsNeed,
) {
  /** At today's prices. The delivery charge stays as it was agreed. */
  async function price(tx: Transaction, { areaId }: Order, items: AddItemsBody['items']): Promise<PricedBill> {
    const lines = mergeLines(items);
    const packs = await findPackFacts(tx, wantedPackIds(lines), shopDay(clock.now()));
    return makeBill({
      lines,
      packs: new Map(packs.map((pack) => [pack.id, pack])),
      coupon: null,
      shopDiscountPaise: 0,
      hasOrdered: true,
      charges: { areaId: areaId ?? '', deliverySteps: [], minimumOrderPaise: 0 },
      deliverable: null,
      paymentLimitPaise: config.payment.upiLimitPaise,
      unitLimit: config.orders.maxUnitsPerPack,
      now: clock.now(),
    });
  }

  async function whyNot(tx: Transaction, order: Order): Promise<Message | null> {
    if (!isAddable(order)) return { key: 'orders.additions.tooLate' };
    if (await repository.findWaiting(tx, order.id)) return { key: 'orders.additions.waits' };
    if (await invoices.isIssued(tx, order.id)) return { key: 'orders.additions.invoiced' };
    return (await isPaying(tx, order)) ? { key: 'packing.paymentAwaited' } : null;
  }

  /** By UPI at the door: only the amount that was shown there will be found at the bank. */
  const isPaying = async (tx: Transaction, { id, paymentStatus }: Order): Promise<boolean> =>
    paymentStatus === 'DUE_AT_DOOR' && (await attempts.isAwaited(tx, id));

  async function whyTooMuch(tx: Transaction, order: Order, { totalPaise }: PricedBill): Promise<Message | null> {
    const most = config.payment.upiLimitPaise;
    if (totalPaise > most) return { key: 'orders.abovePaymentLimit', params: { amount: inRupees(most) } };
    if (order.paymentStatus !== 'DUE_AT_DOOR') return null;
    const { maxOrderPaise } = (await findShopRules(tx)).payAtDoor;
    const isAbove = duePaise(order) + totalPaise > maxOrderPaise;
    return isAbove ? { key: 'orders.additions.doorAbove', params: { amount: inRupees(maxOrderPaise) } } : null;
  }

  /** Returns false where too little is left. */
  async function hold(tx: Transaction, orderId: string, wanted: readonly PackQuantity[]): Promise<boolean> {
    const packs = await stockLedger.lock(
      tx,
      wanted.map(({ packId }) => packId),
    );
    const stock = new Map(packs.map((pack) => [pack.id, pack.stock]));
    if (wanted.some(({ packId, quantity }) => (stock.get(packId) ?? 0) < quantity)) return false;
    await stockLedger.move(tx, wanted, { reason: 'ORDERED', orderId, at: clock.now() });
    return true;
  }

  /** Late money may still add what was told to have expired, which is told, too. */
  const tell = (tx: Transaction, { id, orderId }: repository.Addition, state: 'JOINED' | 'EXPIRED') =>
    notifier.notify(tx, {
      kind: 'ORDER_CHANGED',
      orderId,
      eventKey: `addition ${id} ${state}`,
      subjectId: `${state} ${id}`,
    });

  /** The order stays as it was. */
  async function end(
    tx: Transaction,
    addition: repository.Addition,
    ended: { state: 'EXPIRED' } | { state: 'WITHDRAWN'; endedBy: string },
  ): Promise<void> {
    const { id, orderId } = addition;
    const held = heldBy(await repository.findLines(tx, [id]));
    await stockLedger.lock(
      tx,
      held.map(({ packId }) => packId),
    );
    await stockLedger.release(tx, held, { orderId, at: clock.now() });
    await repository.updateAddition(tx, id, { ...ended, endedAt: clock.now() });
    await attempts.endOfAddition(tx, addition);
    if (ended.state === 'EXPIRED') await tell(tx, addition, 'EXPIRED');
  }

  async function join(tx: Transaction, order: Order, addition: repository.Addition): Promise<void> {
    const { id, bill } = addition;
    const lines = await repository.findLines(tx, [id]);
    const last = await repository.findLastLineNo(tx, order.id);
    const numbered = lines.map((line) => ({ ...line, orderId: order.id, lineNo: last + line.lineNo }));
    const { itemsPaise, addonsPaise, taxIncludedPaise, totalPaise, ...record } = bill as BillRecord;
    const before = order.bill as ReturnType<typeof toBillRecord>;
    await updateOrder(tx, order.id, {
      itemsPaise: order.itemsPaise + itemsPaise,
      addonsPaise: order.addonsPaise + addonsPaise,
      taxIncludedPaise: order.taxIncludedPaise + taxIncludedPaise,
      totalPaise: order.totalPaise + totalPaise,
      bill: {
        ...before,
        taxes: sumByRate([...taxesOf(order), ...record.taxes]),
        savedOnMrpPaise: before.savedOnMrpPaise + record.savedOnMrpPaise,
      },
    });
    await repository.insertLines(tx, order.id, {
      items: numbered.map(({ orderId, lineNo, packId, item }) => ({ ...item, orderId, lineNo, packId })),
      parts: numbered.flatMap(({ orderId, lineNo, parts }) => parts.map((part) => ({ ...part, orderId, lineNo }))),
      packIds: heldBy(lines).map(({ packId }) => packId),
    });
    await repository.updateAddition(tx, id, { state: 'JOINED', endedAt: clock.now() });
    await tell(tx, addition, 'JOINED');
  }

  /** As late money revives an order: where its units are still there, and nothing else was added since. */
  async function takeAgain(tx: Transaction, addition: repository.Addition): Promise<boolean> {
    if (addition.state !== 'EXPIRED') return false;
    if (addition.number !== (await repository.findNewestNumber(tx, addition.orderId))) return false;
    return hold(tx, addition.orderId, heldBy(await repository.findLines(tx, [addition.id])));
  }

  const record = (
    tx: Transaction,
    by: StaffUser,
    action: 'addItems' | 'withdrawItems',
    { orderId, ...after }: { orderId: string; amountPaise: number; lines?: { packId: string; quantity: number }[] },
  ) => recordAudit(tx, by, { action, subject: 'order', subjectId: orderId, after }, clock.now());

  return {
    /**
     * Holds the items, opens their payment and sends their link to the customer.
     * @returns what is to be opened at the provider once this is committed; null where that needs no call
     * @throws AppError 409 once the order is packed or invoiced, while other items wait, and where price or stock moved
     */
    async add(tx: Transaction, order: Order, { items, expectedTotal }: AddItemsBody, by: StaffUser) {
      const problem = await whyNot(tx, order);
      if (problem) throw new AppError(409, [problem]);
      const bill = await price(tx, order, items);
      if (bill.lines.some((line) => line.problem !== null)) throw new AppError(409, 'orders.additions.linesChanged');
      const { totalPaise } = bill;
      if (totalPaise !== expectedTotal)
        throw new AppError(409, 'orders.additions.totalChanged', { params: { total: inRupees(totalPaise) } });
      const tooMuch = await whyTooMuch(tx, order, bill);
      if (tooMuch) throw new AppError(409, [tooMuch]);
      if (!(await hold(tx, order.id, toPackQuantities(bill)))) throw new AppError(409, 'orders.additions.linesChanged');

      const [id, createdAt] = [newId(), clock.now()];
      const number = (await repository.findNewestNumber(tx, order.id)) + 1;
      const expiresAt = new Date(createdAt.getTime() + ADDITION_MINUTES * 60_000);
      const isPaidOnline = order.paymentStatus === 'RECEIVED';
      const about = { orderId: order.id, createdAt, expiresAt };
      await repository.insertAddition(
        tx,
        {
          ...about,
          id,
          number,
          state: 'WAITING',
          amountPaise: totalPaise,
          bill: billOf(bill),
          isPaidOnline,
          staffId: by.staffId,
        },
        linesOf(id, order.id, bill),
      );
      const lines = bill.lines.map(({ packId, quantity }) => ({ packId, quantity }));
      await record(tx, by, 'addItems', { orderId: order.id, amountPaise: totalPaise, lines });
      const subject = { eventKey: `addition ${id}`, subjectId: id };
      await notifier.notify(tx, { kind: 'ADDITION_OPEN', orderId: order.id, ...subject });
      if (!isPaidOnline) return null;
      const payee = await attempts.findPayee(tx);
      const orderNumber = numberOfPayment(order.orderNumber, number);
      const toPay = { ...about, additionId: id, paymentNumber: orderNumber, amountPaise: totalPaise };
      const attempt = await newAttempt({ payment }, toPay, payee);
      await attempts.insert(tx, attempt);
      return attempt.pageUrl === null ? { attempt, shown: { orderNumber, payee } } : null;
    },

    /** @throws AppError 409 where it no longer waits */
    async withdraw(tx: Transaction, order: Order, additionId: string, by: StaffUser): Promise<void> {
      const waiting = await repository.findWaiting(tx, order.id);
      if (waiting?.id !== additionId) throw new AppError(409, 'orders.additions.over');
      await end(tx, waiting, { state: 'WITHDRAWN', endedBy: by.staffId });
      await record(tx, by, 'withdrawItems', { orderId: order.id, amountPaise: waiting.amountPaise });
    },

    /**
     * The customer wants the items, and pays them at the door. Idempotent.
     * @throws AppError 409 where they no longer wait, or the order was paid meanwhile
     */
    async confirm(tx: Transaction, order: Order, additionId: string): Promise<void> {
      const addition = await repository.findAddition(tx, additionId);
      if (addition?.orderId !== order.id) throw new AppError(409, 'orders.additions.over');
      if (addition.state === 'JOINED') return;
      const isStill = addition.state === 'WAITING' && addition.expiresAt > clock.now() && isAddable(order);
      const isDueAtDoor = order.paymentStatus === 'DUE_AT_DOOR' && !(await isPaying(tx, order));
      if (!isStill || addition.isPaidOnline || !isDueAtDoor) throw new AppError(409, 'orders.additions.over');
      await join(tx, order, addition);
    },

    /** Returns false where the order can't take the items any more, so that their money goes back. */
    async received(tx: Transaction, order: Order, additionId: string): Promise<boolean> {
      const addition = await repository.findAddition(tx, additionId);
      if (!addition || !isAddable(order) || (await invoices.isIssued(tx, order.id))) return false;
      if (addition.state !== 'WAITING' && !(await takeAgain(tx, addition))) return false;
      await join(tx, order, addition);
      return true;
    },

    /** Ends what was not paid or confirmed in time. */
    async expire(tx: Transaction, order: Order): Promise<void> {
      const waiting = await repository.findWaiting(tx, order.id);
      if (waiting && waiting.expiresAt <= clock.now()) await end(tx, waiting, { state: 'EXPIRED' });
    },

    /** The provider takes no more money for it. */
    async lapsed(tx: Transaction, additionId: string): Promise<void> {
      const addition = await repository.findAddition(tx, additionId);
      if (addition?.state === 'WAITING') await end(tx, addition, { state: 'EXPIRED' });
    },

    /** Returns the id of what is said to be paid for the first time; null where nothing waits to be paid. */
    async noteSaidPaid(tx: Transaction, order: Order): Promise<string | null> {
      const waiting = await repository.findWaiting(tx, order.id);
      if (!waiting?.isPaidOnline || waiting.saidPaidAt !== null) return null;
      await repository.updateAddition(tx, waiting.id, { saidPaidAt: clock.now() });
      return waiting.id;
    },

    /** The items that wait, as their customer sees them. */
    async findWaiting(orderId: string, language: Language): Promise<WaitingAddition | null> {
      const waiting = await repository.findWaiting(db, orderId);
      if (!waiting) return null;
      const lines = await repository.findLines(db, [waiting.id]);
      const { secondsLeft } = serializeExpiry(waiting.expiresAt, clock.now());
      return { ...serialize(waiting, lines, language), secondsLeft };
    },

    /** What was added, or was to be, the oldest first. */
    async list(at: Queries, orderId: string, language: Language): Promise<OrderAddition[]> {
      const found = await repository.findOfOrder(at, orderId);
      if (found.length === 0) return [];
      const lines = await repository.findLines(
        at,
        found.map(({ addition }) => addition.id),
      );
      return found.map(({ addition, person, ender }) => ({
        ...serialize(
          addition,
          lines.filter(({ additionId }) => additionId === addition.id),
          language,
        ),
        state: addition.state,
        person,
        at: addition.createdAt.toISOString(),
        expiresAt: addition.expiresAt.toISOString(),
        endedAt: addition.endedAt && addition.endedAt.toISOString(),
        endedBy: ender,
      }));
    },
  };
}

const billOf = (bill: PricedBill): BillRecord => ({
  ...toBillRecord(bill),
  itemsPaise: bill.itemsPaise,
  addonsPaise: bill.addonsPaise,
  taxIncludedPaise: bill.taxIncludedPaise,
  totalPaise: bill.totalPaise,
});

function linesOf(additionId: string, orderId: string, bill: PricedBill): repository.AdditionLine[] {
  const allParts = toParts(orderId, bill);
  return toItems(orderId, bill).map(({ orderId: _order, lineNo, packId, ...item }) => ({
    additionId,
    lineNo,
    packId,
    item,
    parts: allParts
      .filter((part) => part.lineNo === lineNo)
      .map(({ orderId: _ofOrder, lineNo: _ofLine, ...part }) => part),
  }));
}

/** A bundle counts as its parts. */
const heldBy = (lines: readonly repository.AdditionLine[]): PackQuantity[] =>
  sumUnits(lines.map(({ packId, item, parts }) => ({ quantity: item.quantity, contents: contentsOf(packId, parts) })));

const serialize = (
  { id, amountPaise, isPaidOnline }: repository.Addition,
  lines: readonly repository.AdditionLine[],
  language: Language,
) => ({
  additionId: id,
  amountPaise,
  isPaidOnline,
  items: lines.map(({ item }) => ({
    name: item.productName[language],
    netGrams: item.netGrams,
    measure: item.measure ?? 'WEIGHT',
    quantity: item.quantity,
    linePaise: item.linePaise,
  })),
});
