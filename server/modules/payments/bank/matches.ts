import type {
  BankOverview,
  Matched,
  MatchBody,
  TransferRefund,
  UnresolvedTransfer,
  WaitingPayment,
} from '../../../../contract/staffMoney';
import { recordAudit } from '../../../db/audit';
import type { Transaction } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import type { AppDeps } from '../../../deps';
import type { StaffUser } from '../../../lib/area';
import { AppError } from '../../../lib/errors';
import { inRupees } from '../../../../contract/inRupees';
import { newId } from '../../../lib/ids';
import { UPI } from '../../../ports/payment/upi';
import type { Receipts } from '../ledger/receipts';
import { referenceUsed } from '../ledger/referenceUsed';
import type { Order, PayableOrders } from '../orders';
import { mayRefundAlone } from '../refunds/limits';
import type { Refunds } from '../refunds/refunds';
import * as attempts from '../attempts/repository';
import { differs } from '../cash/doorPayments';
import * as ledger from '../ledger/repository';
import * as refundRows from '../refunds/repository';
import { propose } from './proposals';
import * as repository from './repository';

export function createMatches(
  { db, clock }: AppDeps,
  { orders, receipts, refunds }: { orders: PayableOrders; receipts: Receipts; refunds: Refunds },
) {
  const note = (tx: Transaction, by: StaffUser, subjectId: string, after: Record<string, unknown>, subject = 'order') =>
    recordAudit(tx, by, { action: 'matchTransfers', subject, subjectId, after }, clock.now());

  async function rejectUsed(tx: Transaction, { reference, amountPaise }: MatchBody): Promise<void> {
    if (await ledger.isReferenceUsed(tx, reference)) throw referenceUsed(reference);
    const line = await repository.findBankLine(tx, reference);
    if (line && line.amountPaise !== amountPaise)
      throw new AppError(409, 'money.statementDiffers', { params: { reference, amount: inRupees(line.amountPaise) } });
  }

  async function matchOrder(tx: Transaction, by: StaffUser, orderNumber: string, money: MatchBody): Promise<Matched> {
    const { reference, amountPaise } = money;
    const order = await orders.lock(tx, { orderNumber });
    await rejectUsed(tx, money);
    const isPlain = order.paymentStatus === 'DUE_AT_DOOR' || (await attempts.hasUpiAttempt(tx, order.id));
    if (!isPlain) throw new AppError(409, 'money.notDue');
    const addition = await whatIsDue(tx, order, amountPaise);
    const received = { provider: UPI, reference, amountPaise };
    const about = { ...byHand(tx, by, amountPaise), addition };
    const isForOrder = await receipts.receiveByHand(tx, order, received, about);
    const outcome = isForOrder ? 'RECEIVED' : 'LATE';
    await note(tx, by, order.id, { reference, amountPaise, outcome });
    const transfer = await ledger.findTransfer(tx, UPI, reference);
    return { transferId: transfer?.id ?? '', outcome };
  }

  const byHand = (tx: Transaction, by: StaffUser, amountPaise: number) => ({
    staffId: by.staffId,
    /** Money for an ended order, above one person's limit, must be recorded and returned without an order. */
    beforeRefund: async (): Promise<void> => {
      if (!(await mayRefundAlone(tx, amountPaise, by, clock.now()))) throw new AppError(409, 'money.orderEnded');
    },
  });

  /**
   * The attempt to pay items that are added to a paid order; null where the order itself is due.
   * @throws AppError 409 where neither owes the amount
   */
  async function whatIsDue(tx: Transaction, order: Order, amountPaise: number): Promise<attempts.Attempt | null> {
    const addition = isPaid(order) ? await attempts.findUnpaidAddition(tx, order.id, amountPaise) : null;
    if (!addition) rejectUnlessDue(order, amountPaise);
    return addition;
  }

  const isPaid = ({ paymentStatus }: Order): boolean => paymentStatus === 'RECEIVED' || paymentStatus === 'REFUNDED';

  function rejectUnlessDue(order: Order, amountPaise: number): void {
    if (isPaid(order)) throw new AppError(409, 'money.notDue');
    const due = orders.duePaise(order);
    if (amountPaise !== due) throw differs(amountPaise, due);
  }

  async function recordUnresolved(tx: Transaction, by: StaffUser, money: MatchBody): Promise<Matched> {
    await rejectUsed(tx, money);
    const { reference, amountPaise } = money;
    const transfer = { id: newId(), provider: UPI, reference, amountPaise, receivedAt: clock.now() };
    if (!(await ledger.insertTransfer(tx, { ...transfer, surplus: 'UNKNOWN' }))) throw referenceUsed(reference);
    await note(tx, by, transfer.id, { reference, amountPaise }, 'transfer');
    return { transferId: transfer.id, outcome: 'UNRESOLVED' };
  }

  /** @throws AppError 404 when it is resolved; 409 while a second person decides on it */
  async function lockOpen(tx: Transaction, transferId: string) {
    const transfer = await ledger.lockUnresolved(tx, transferId);
    if (!transfer) throw new AppError(404, 'payment.notFound');
    if (await ledger.isRefundWaiting(tx, transferId)) throw new AppError(409, 'money.refundWaits');
    return transfer;
  }

  async function findWaiting(): Promise<(WaitingPayment & { hasEnded: boolean })[]> {
    const rows = await repository.findWaiting(db, clock.now());
    return rows.map(({ since, saidPaidAt, addition, state, ...payment }) => ({
      ...payment,
      hasEnded: payment.status === 'CANCELLED' || state === 'EXPIRED',
      since: new Date(since).toISOString(),
      saidPaidAt: (addition ? addition.saidPaidAt : saidPaidAt)?.toISOString() ?? null,
    }));
  }

  const readWaiting = async (): Promise<WaitingPayment[]> =>
    (await findWaiting()).map(({ hasEnded: _hasEnded, ...payment }) => payment);

  return {
    async readOverview(): Promise<BankOverview> {
      const waiting = await readWaiting();
      const lines = await repository.findOpenBankLines(db);
      const toMake = await refundRows.findRefundsToMake(db);
      return {
        waiting,
        lines: lines.map(({ reference, amountPaise, paidAt, text }) => ({
          reference,
          amountPaise,
          text,
          paidAt: paidAt.toISOString(),
          proposals: propose({ amountPaise, text }, waiting),
        })),
        refunds: toMake.map(({ since, ...rest }) => ({ ...rest, since: since.toISOString() })),
      };
    },

    /** Leaves out what has ended, whose money may still come, unless its customer says that they have paid. */
    readAwaited: async (): Promise<WaitingPayment[]> =>
      (await findWaiting()).filter(({ hasEnded, saidPaidAt }) => !hasEnded || saidPaidAt !== null),

    async readUnresolved(): Promise<UnresolvedTransfer[]> {
      const unresolved = await ledger.findUnresolved(db);
      const waiting = unresolved.length > 0 ? await readWaiting() : [];
      return unresolved.map(({ receivedAt, ...rest }) => ({
        ...rest,
        receivedAt: receivedAt.toISOString(),
        proposals: propose({ amountPaise: rest.amountPaise, text: '' }, waiting),
      }));
    },

    /**
     * Records a bank reference; each counts once, and an order takes only exactly what is due.
     * @throws AppError 404; 409 for a used reference, another amount, nothing due, or an ended order whose return needs
     * a second person
     */
    async match(by: StaffUser, body: MatchBody): Promise<Matched> {
      const { orderNumber } = body;
      return inTransaction(db, async (tx) => {
        const made = await (orderNumber === null
          ? recordUnresolved(tx, by, body)
          : matchOrder(tx, by, orderNumber, body));
        await repository.linkBankLine(tx, body.reference, made.transferId);
        return made;
      });
    },

    /** @throws AppError 404 for a line that is not open */
    dismiss: (by: StaffUser, reference: string) =>
      inTransaction(db, async (tx) => {
        if (!(await repository.dismissBankLine(tx, reference, by.staffId)))
          throw new AppError(404, 'money.lineNotOpen');
        await note(tx, by, reference, { dismissed: true }, 'bankLine');
      }),

    /**
     * Assigns money without an order to one that owes exactly that.
     * @throws AppError 404; 409 for another amount, nothing due, a waiting return, or an ended order whose return needs
     * a second person
     */
    async assign(by: StaffUser, transferId: string, orderNumber: string): Promise<Matched> {
      return orders.withOrder({ orderNumber }, async (tx, order): Promise<Matched> => {
        const transfer = await lockOpen(tx, transferId);
        const { reference, amountPaise } = transfer;
        const addition = await whatIsDue(tx, order, amountPaise);
        const isForOrder = await receipts.assign(tx, order, transfer, { ...byHand(tx, by, amountPaise), addition });
        const outcome = isForOrder ? 'RECEIVED' : 'LATE';
        await note(tx, by, order.id, { transferId, reference, amountPaise, outcome });
        return { transferId, outcome };
      });
    },

    /**
     * Returns money without an order; above one person's limit, a second person decides first.
     * @throws as `lockOpen`
     */
    async refundTransfer(by: StaffUser, transferId: string): Promise<TransferRefund['refundMethod']> {
      return inTransaction(db, async (tx) => {
        const transfer = await lockOpen(tx, transferId);
        const channel = await refunds.refundTransfer(tx, transfer, by);
        await note(tx, by, transferId, { amountPaise: transfer.amountPaise, way: channel }, 'transfer');
        return channel;
      });
    },
  };
}
