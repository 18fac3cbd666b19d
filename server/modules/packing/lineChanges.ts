import type { Language, OrderStatus } from '../../../contract/constants';
import type { ChangeLineBody, LineChange, LineChangePreview, PackedLines } from '../../../contract/lineChanges';
import { recordAudit } from '../../db/audit';
import type { Queries, Transaction } from '../../db/database';
import { isCheckViolation } from '../../db/errors';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { AppError } from '../../lib/errors';
import { includedTax, paidFor, type LineMoney } from '../../../contract/lineMoney';
import { newId } from '../../lib/ids';
import { inRupees } from '../../../contract/inRupees';
import { shopDay } from '../../lib/shopDays';
import type { Refunds } from '../payments';
import { isReplacement, type Order, type Orders } from '../orders';
import type { PackQuantity, StockLedger } from '../stockLedger';
import { substituteMoney } from './lineMoney';
import * as repository from './repository';
import { serializePackedLines } from './serialize';

export type LineChanges = ReturnType<typeof createLineChanges>;

/** Lines can change from the money's arrival until the order leaves; once it is packed, they are taken out of its parcel. */
const CHANGEABLE: readonly OrderStatus[] = ['ORDER_CREATED', 'CONFIRMED', 'PROCESSING', 'READY_TO_DELIVER'];

interface PlannedChange {
  line: repository.Line;
  after: number;
  lineNoOfNext: number;
  substitute: { pack: repository.SubstitutePack; money: LineMoney; chargedPaise: number } | null;
  reducedPaise: number;
}

/** The bill stays as agreed; what it is less by is on record. */
export function createLineChanges(
  { db, clock }: AppDeps,
  {
    orders,
    refunds,
    stockLedger,
  }: {
    orders: Pick<Orders, 'withOrder' | 'queries' | 'lifecycle' | 'delivery' | 'additions'>;
    refunds: Refunds;
    stockLedger: StockLedger;
  },
) {
  /**
   * @throws AppError 404 for an unknown line; 409 for one that was changed meanwhile, when nothing would be left, or while
   * the order's payment is looked for at the bank
   */
  async function plan(at: Queries, order: Order, change: LineChange): Promise<PlannedChange> {
    const lines = await repository.findLines(at, [order.id]);
    const line = lines.find(({ lineNo }) => lineNo === change.lineNo);
    if (!CHANGEABLE.includes(order.status)) throw new AppError(409, 'packing.tooLate');
    if (!line) throw new AppError(404, 'packing.noLine');
    // Less of it would not be what was promised.
    if (isReplacement(order)) throw new AppError(409, 'packing.replacementIsWhole');
    if (change.reason === 'RECALLED' && line.recalled.length === 0) throw new AppError(409, 'packing.noneRecalled');
    const [before, after] = [line.packed, change.quantity];
    if (after >= before) throw new AppError(409, 'packing.lineChanged', { params: { count: before } });
    const substitute = change.substitute
      ? await planSubstitute(at, order, line, { after, ...change.substitute })
      : null;
    const isEmptied = after === 0 && lines.every((other) => other === line || other.packed === 0);
    if (isEmptied && !substitute) throw new AppError(409, 'packing.nothingLeft');
    const reducedPaise = paidFor(line, before) - paidFor(line, after) - (substitute?.chargedPaise ?? 0);
    if (reducedPaise > 0 && (await orders.delivery.isAwaited(at, order)))
      throw new AppError(409, 'packing.paymentAwaited');
    return { line, after, lineNoOfNext: Math.max(...lines.map(({ lineNo }) => lineNo)) + 1, substitute, reducedPaise };
  }

  async function planSubstitute(
    at: Queries,
    { createdAt }: Order,
    line: repository.Line,
    { after, packId, quantity }: NonNullable<LineChange['substitute']> & { after: number },
  ): Promise<PlannedChange['substitute']> {
    const pack = await repository.findPack(at, packId, shopDay(createdAt));
    if (!pack || pack.isBundle || packId === line.packId) throw new AppError(409, 'packing.noSubstitute');
    if (pack.stock < quantity) throw new AppError(409, 'packing.substituteShort', { params: { count: pack.stock } });
    const money = substituteMoney(line, { before: line.packed, after }, { pricePaise: pack.pricePaise, quantity });
    return { pack, money, chargedPaise: paidFor(money, quantity) };
  }

  async function write(tx: Transaction, order: Order, change: LineChange, planned: PlannedChange, by: StaffUser) {
    const { line, after, substitute, reducedPaise, lineNoOfNext } = planned;
    const [now, before] = [clock.now(), line.packed];
    await repository.setPacked(tx, order.id, line.lineNo, after);
    if (substitute) await repository.insertLine(tx, lineOf(order.id, lineNoOfNext, line.lineNo, substitute));
    // After the lines, to which a trigger assigns the batches.
    await moveStock(tx, order, change, planned, by);
    const substituteLineNo = substitute ? lineNoOfNext : null;
    await repository.insertChange(tx, {
      id: newId(),
      orderId: order.id,
      lineNo: line.lineNo,
      kind: substitute ? 'SUBSTITUTED' : after === 0 ? 'LEFT_OUT' : 'SHORTED',
      quantityBefore: before,
      quantityAfter: after,
      substituteLineNo,
      reducedPaise,
      reason: change.reason,
      staffId: by.staffId,
      at: now,
    });
    const audited = { action: 'editOrders', subject: 'order', subjectId: order.id };
    const changed = { quantity: after, reducedPaise, reason: change.reason, substitute: change.substitute ?? null };
    await recordAudit(
      tx,
      by,
      { ...audited, before: { lineNo: line.lineNo, quantity: before }, after: { lineNo: line.lineNo, ...changed } },
      now,
    );
  }

  /**
   * Takes what is missing off the order, and off the stock if it is gone. Recalled units leave first, and stay set
   * apart.
   */
  async function moveStock(
    tx: Transaction,
    order: Order,
    { reason }: LineChange,
    { line, after, substitute }: PlannedChange,
    by: StaffUser,
  ): Promise<void> {
    const missing = unitsOf(line, line.packed - after);
    await stockLedger.lock(tx, [...missing.map(({ packId }) => packId), ...(substitute ? [substitute.pack.id] : [])]);
    const at = clock.now();
    const rest = await releaseRecalled(tx, order.id, missing);
    const released = await stockLedger.release(tx, rest, { orderId: order.id, at });
    if (reason === 'NONE_LEFT' || reason === 'SPOILED') {
      const note = `${order.orderNumber}, line ${line.lineNo}`;
      const why = reason === 'SPOILED' ? 'SPOILED' : 'CORRECTION';
      await stockLedger.writeOffReturned(tx, released, { reason: why, actorId: by.staffId, note, at });
    }
    if (substitute) {
      const taken = [{ packId: substitute.pack.id, quantity: substitute.money.quantity }];
      await stockLedger.move(tx, taken, { reason: 'ORDERED', orderId: order.id, at });
    }
  }

  /** Gives the recalled ones of these units back to their batches. @returns the others */
  async function releaseRecalled(tx: Transaction, orderId: string, missing: readonly PackQuantity[]) {
    const rest = new Map(missing.map(({ packId, quantity }) => [packId, quantity]));
    for (const { packId, batchId, units } of await repository.findRecalledUnits(tx, orderId)) {
      const change = Math.min(units, rest.get(packId) ?? 0);
      if (change === 0) continue;
      rest.set(packId, (rest.get(packId) ?? 0) - change);
      await stockLedger.record(tx, [{ packId, batchId, change, reason: 'RELEASED', orderId, at: clock.now() }]);
    }
    return [...rest].flatMap(([packId, quantity]) => (quantity > 0 ? [{ packId, quantity }] : []));
  }

  return {
    /** @throws AppError 404 */
    async read(orderId: string, language: Language): Promise<PackedLines> {
      const order = await orders.queries.find({ id: orderId });
      const [lines, changes, approvals] = [
        await repository.findLines(db, [orderId]),
        await repository.findChanges(db, orderId),
        await refunds.findApprovals(orderId),
      ];
      const additions = await orders.additions.list(db, orderId, language);
      const addition = additions.find(({ state }) => state === 'WAITING') ?? null;
      const changeable = CHANGEABLE.includes(order.status);
      const isOver = order.status === 'DELIVERED' || order.status === 'CANCELLED';
      const isPacked = order.status === 'READY_TO_DELIVER';
      const packed = serializePackedLines({ order, lines, changes, approvals }, language);
      return { changeable, isPacked, isOver, addition, ...packed };
    },

    /** The bill after a change, without writing it. @throws as `change` does */
    async preview(orderId: string, change: LineChange, by: StaffUser): Promise<LineChangePreview> {
      const order = await orders.queries.find({ id: orderId });
      const { reducedPaise, substitute } = await plan(db, order, change);
      return {
        reducedPaise,
        totalPaise: order.totalPaise - order.reducedPaise - reducedPaise,
        substitute: substitute && pricesOf(substitute.money),
        refundMethod: await refunds.getMethod(db, order.id, reducedPaise, by),
      };
    },

    /**
     * Writes a change; the difference is refunded, or an Admin has to approve it.
     * @throws AppError 404 for an unknown order or line; 409 once it has left, when it was changed meanwhile, or when
     * the difference is not the one that was previewed
     */
    async change(orderId: string, { expectedReducedPaise, ...change }: ChangeLineBody, by: StaffUser) {
      try {
        await orders.withOrder({ id: orderId }, async (tx, order) => {
          const planned = await plan(tx, order, change);
          if (planned.reducedPaise !== expectedReducedPaise)
            throw new AppError(409, 'packing.billMoved', { params: { amount: inRupees(planned.reducedPaise) } });
          await write(tx, order, change, planned, by);
          const reason = planned.substitute ? 'SUBSTITUTED' : change.quantity === 0 ? 'LEFT_OUT' : 'SHORTED';
          await refunds.refund(tx, order.id, { amountPaise: planned.reducedPaise, reason, by });
          await orders.lifecycle.reduced(tx, order);
        });
      } catch (error) {
        // Others took the substitute since its stock was read.
        if (isCheckViolation(error, 'packs_stock_check')) throw new AppError(409, 'packing.noSubstitute');
        throw error;
      }
    },

    /**
     * Takes packs of other batches in place of an order's recalled ones. Nothing changes for the customer.
     * @throws AppError 404; 409 without recalled units, once it is on its way, or where too few others are in stock
     */
    swapRecalled: (orderId: string, by: StaffUser, language: Language): Promise<void> =>
      orders.withOrder({ id: orderId }, async (tx, order) => {
        if (!CHANGEABLE.includes(order.status)) throw new AppError(409, 'packing.tooLate');
        const recalled = await repository.findRecalledUnits(tx, orderId);
        if (recalled.length === 0) throw new AppError(409, 'packing.noneRecalled');
        const wanted = new Map<string, number>();
        for (const { packId, units } of recalled) wanted.set(packId, (wanted.get(packId) ?? 0) + units);
        const taken = [...wanted].map(([packId, quantity]) => ({ packId, quantity }));
        const packs = await stockLedger.lock(tx, [...wanted.keys()]);
        const short = packs.find(({ id, stock }) => stock < (wanted.get(id) ?? 0));
        if (short) {
          const name = recalled.find(({ packId }) => packId === short.id)?.name[language];
          throw new AppError(409, 'packing.swapShort', { params: { name: name ?? '', count: short.stock } });
        }
        const at = clock.now();
        await releaseRecalled(tx, orderId, taken);
        await stockLedger.move(tx, taken, { reason: 'ORDERED', orderId, at });
        const swapped = recalled.map(({ code, packId, units }) => ({ batch: code, packId, quantity: units }));
        const act = { action: 'editOrders', subject: 'order', subjectId: orderId };
        await recordAudit(tx, by, { ...act, after: { swapped } }, at);
      }),
  };
}

/** The delivery charge is left out: it stays as agreed. */
const pricesOf = ({ linePaise, discountPaise }: LineMoney) => ({
  listedPaise: linePaise,
  chargedPaise: linePaise - discountPaise,
});

function unitsOf({ packId, parts }: repository.Line, units: number): { packId: string; quantity: number }[] {
  const taken = new Map<string, number>();
  for (const part of parts ?? [{ packId, quantity: 1 }])
    taken.set(part.packId, (taken.get(part.packId) ?? 0) + units * part.quantity);
  return [...taken].map(([id, quantity]) => ({ packId: id, quantity }));
}

const lineOf = (
  orderId: string,
  lineNo: number,
  substitutesLineNo: number,
  { pack, money, chargedPaise }: NonNullable<PlannedChange['substitute']>,
) => ({
  ...money,
  orderId,
  lineNo,
  substitutesLineNo,
  packId: pack.id,
  productName: pack.name,
  netGrams: pack.netGrams,
  measure: pack.measure,
  unitPricePaise: pack.pricePaise,
  addons: [],
  unitAddonsPaise: 0,
  mrpPaise: pack.mrpPaise,
  hsn: pack.hsn,
  gstPercent: pack.gstPercent,
  taxClass: pack.gstPercent > 0 ? ('TAXABLE' as const) : ('NIL_RATED' as const),
  ...includedTax(chargedPaise, pack.gstPercent),
});
