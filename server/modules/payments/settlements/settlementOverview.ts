import type {
  DifferenceQuery,
  ResolveBody,
  SettlementOverview,
  SettlementDifference,
  SettlementDifferences,
  SettlementTodos,
} from '../../../../contract/settlements';
import { recordAudit } from '../../../db/audit';
import type { Transaction } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import type { AppDeps } from '../../../deps';
import type { StaffUser } from '../../../lib/area';
import { AppError } from '../../../lib/errors';
import { inRupees } from '../../../../contract/inRupees';
import { orderNotFound } from '../../../lib/orderNotFound';
import { dayNumberOf, dayOf } from '../../../lib/shopDays';
import type { Receipts } from '../ledger/receipts';
import type { Order, PayableOrders } from '../orders';
import { mayRefundAlone } from '../refunds/limits';
import { comparedSince } from './comparison';
import * as repository from './repository';

const PAGE_SIZE = 30;
const PAYOUTS = 30;
const PAYOUT_DAYS = 60;

type Row = Awaited<ReturnType<typeof repository.findDifferences>>[number];

/** Differences between payouts and the shop's records, and how staff resolve them. */
export function createSettlementOverview(
  { db, clock, payment: provider }: AppDeps,
  { orders, receipts }: { orders: PayableOrders; receipts: Receipts },
) {
  /**
   * @returns false when the order can't take the money any more, so that it is refunded
   * @throws AppError 404; 409 unless the order owes exactly that, or when a second person would have to decide on the
   * return
   */
  async function book(
    tx: Transaction,
    order: Order | null,
    difference: repository.Difference,
    by: StaffUser,
  ): Promise<boolean> {
    const { kind, reference, providerPaise } = difference;
    if (kind !== 'UNKNOWN_PAYMENT' || providerPaise === null) throw new AppError(409, 'settlements.notBookable');
    if (!order) throw orderNotFound();
    if (order.paymentStatus === 'RECEIVED' || order.paymentStatus === 'REFUNDED')
      throw new AppError(409, 'money.notDue');
    const due = orders.duePaise(order);
    if (due !== providerPaise)
      throw new AppError(409, 'money.amountDiffers', {
        params: { amount: inRupees(providerPaise), due: inRupees(due) },
      });
    const money = { provider: difference.provider, reference, amountPaise: providerPaise };
    return receipts.receiveByHand(tx, order, money, {
      staffId: by.staffId,
      beforeRefund: async () => {
        if (!(await mayRefundAlone(tx, providerPaise, by, clock.now())))
          throw new AppError(409, 'settlements.orderEnded');
      },
    });
  }

  return {
    async readOverview(): Promise<SettlementOverview> {
      const { first, last } = await repository.findComparedDays(db, provider.provider);
      const today = dayNumberOf(clock.now());
      const since = dayOf(today - PAYOUT_DAYS);
      const payouts = await repository.findPayouts(db, provider.provider, { since, limit: PAYOUTS });
      return {
        isCompared: provider.fetchSettlement !== null,
        openCount: await repository.countOpen(db),
        comparedDay: last,
        uncomparedDay: await repository.findUncomparedDay(db, provider.provider, dayOf(comparedSince(first, today))),
        payouts: payouts.map(({ settledAt, ...payout }) => ({
          ...payout,
          settledAt: settledAt.toISOString(),
          netPaise: payout.paymentsPaise - payout.refundsPaise - payout.feesPaise + payout.adjustmentsPaise,
        })),
      };
    },

    readTodos: async (): Promise<SettlementTodos> => ({ openCount: await repository.countOpen(db) }),

    async list({ state, cursor }: DifferenceQuery): Promise<SettlementDifferences> {
      const before = cursor === undefined ? undefined : Number(cursor);
      const rows = await repository.findDifferences(db, { state, before, limit: PAGE_SIZE + 1 });
      const items = rows.slice(0, PAGE_SIZE).map(serialize);
      return { items, nextCursor: rows.length > PAGE_SIZE ? (items.at(-1)?._id ?? null) : null };
    },

    /**
     * @throws AppError 404 for an unknown difference or order; 409 when it is resolved or can't be booked
     * @returns whether the money is refunded, because its order had ended
     */
    async resolve(by: StaffUser, id: string, { how, note, orderNumber }: ResolveBody): Promise<{ isLate: boolean }> {
      const isLate = await inTransaction(db, async (tx) => {
        const order = how === 'BOOKED' && orderNumber !== null ? await orders.lock(tx, { orderNumber }) : null;
        const difference = await repository.lockDifference(tx, Number(id));
        if (!difference) throw new AppError(404, 'settlements.notFound');
        if (difference.state === 'RESOLVED') throw new AppError(409, 'settlements.resolvedBefore');
        const isRefunded = how === 'BOOKED' && !(await book(tx, order, difference, by));
        const resolution = isRefunded ? 'FOUND' : how;
        const { kind, reference, shopPaise, providerPaise } = difference;
        const resolvedAt = clock.now();
        const resolved = { resolution, note: note.trim(), resolvedBy: by.staffId, resolvedAt };
        await repository.resolve(tx, difference.id, { ...resolved, ...(order && { orderId: order.id }) });
        const subject = order ? { subject: 'order', subjectId: order.id } : { subject: 'payout', subjectId: reference };
        // Without the note, because the log can't be erased.
        const outcome = { resolution, ...(isRefunded && { outcome: 'LATE' }) };
        const after = { difference: kind, ...outcome, shopPaise, providerPaise, ...(order && { reference }) };
        await recordAudit(tx, by, { action: 'resolveDifference', ...subject, after }, resolvedAt);
        return isRefunded;
      });
      return { isLate };
    },
  };
}

function serialize({ difference, orderNumber, resolvedByName }: Row): SettlementDifference {
  const { id, kind, reference, shopPaise, providerPaise, settlementId, foundAt } = difference;
  const { resolution, note, resolvedAt } = difference;
  return {
    _id: String(id),
    kind,
    reference,
    shopPaise,
    providerPaise,
    orderNumber,
    settlementId,
    foundAt: foundAt.toISOString(),
    resolved:
      resolution && resolvedAt ? { how: resolution, note, by: resolvedByName, at: resolvedAt.toISOString() } : null,
  };
}
