import type { Transaction } from '../../../db/database';
import type { Outbox } from '../../../db/outbox';
import type { SurplusReason } from '../../../db/schema/payments';
import { inTransaction } from '../../../db/transaction';
import type { AppDeps } from '../../../deps';
import { newId } from '../../../lib/ids';
import type { ProviderTransfer } from '../../../ports/payment/port';
import { endAttempts } from '../attempts/endAttempts';
import * as attempts from '../attempts/repository';
import type { PayableOrders } from '../orders';
import type { RefundEngine } from '../refunds/engine';
import { referenceUsed } from './referenceUsed';
import * as ledger from './repository';

interface ByHand {
  /** The person who recorded the money. */
  staffId: string;
  /** The attempt that the money is for, where it pays items that are added. */
  addition?: attempts.Attempt | null;
  /** Called before late money is refunded; throws where it may not be. */
  beforeRefund?: () => Promise<void>;
}

export type Receipts = ReturnType<typeof createReceipts>;

/** Records money that came. An order takes exactly what it owes, once; all else is refunded. */
export function createReceipts(
  { db, clock, log, payment: provider }: AppDeps,
  { outbox, refundEngine, orders }: { outbox: Outbox; refundEngine: RefundEngine; orders: PayableOrders },
) {
  /** Money that the order can't take is refunded. */
  async function receive(
    tx: Transaction,
    attempt: attempts.Attempt | null,
    { reference, amountPaise }: ProviderTransfer,
  ): Promise<void> {
    const id = newId();
    const surplus: SurplusReason | null = attempt ? await surplusOf(tx, attempt, amountPaise) : 'UNKNOWN';
    const receivedAt = clock.now();
    const transfer = { id, provider: provider.provider, reference, amountPaise, refundedPaise: 0, surplus, receivedAt };
    const isNew = await ledger.insertTransfer(tx, {
      ...transfer,
      attemptId: attempt?.id ?? null,
      orderId: attempt?.orderId ?? null,
      additionId: attempt?.additionId ?? null,
    });
    if (!isNew) return reportOtherUse(tx, attempt, { reference, amountPaise });
    const about = { transferId: id, attemptId: attempt?.id, amountPaise };
    if (!attempt) {
      log.error(about, 'money came for a payment that is not ours: see `npm run order -- problems`');
      return;
    }
    if (surplus !== null) {
      log.warn({ ...about, surplus }, 'money came that its order can’t take: it is refunded');
      await refundEngine.refund(tx, transfer, surplus.toLowerCase());
      return;
    }
    await pay(tx, attempt, { transfer, attemptId: attempt.id });
  }

  /** A repeated transfer is ignored, unless its attempt or amount differs. */
  async function reportOtherUse(
    tx: Transaction,
    attempt: attempts.Attempt | null,
    { reference, amountPaise }: ProviderTransfer,
  ): Promise<void> {
    const known = await ledger.findTransfer(tx, provider.provider, reference);
    if (known && known.attemptId === (attempt?.id ?? null) && known.amountPaise === amountPaise) return;
    log.error(
      { transferId: known?.id, attemptId: attempt?.id, amountPaise },
      'a known transfer was reported differently',
    );
  }

  async function surplusOf(
    tx: Transaction,
    attempt: attempts.Attempt,
    amountPaise: number,
  ): Promise<SurplusReason | null> {
    if (amountPaise !== attempt.amountPaise) return 'AMOUNT';
    const paid = await ledger.findPaidTransfers(tx, attempt.orderId);
    return paid.some(({ additionId }) => additionId === attempt.additionId) ? 'SECOND' : null;
  }

  async function receiveAll(attempt: attempts.Attempt, transfers: readonly ProviderTransfer[]): Promise<void> {
    for (const transfer of transfers)
      await inTransaction(db, async (tx) => {
        await orders.lock(tx, { id: attempt.orderId });
        await receive(tx, attempt, transfer);
      });
  }

  /** Ignores unknown attempts. */
  async function receiveFound(attemptId: string, transfer: ProviderTransfer): Promise<void> {
    const attempt = await attempts.findAttempt(db, attemptId);
    if (attempt) await receiveAll(attempt, [transfer]);
  }

  /**
   * Records the due amount, collected at the door or found on a statement. The order must be locked.
   * @returns false when the order can't take it and it is refunded
   * @throws AppError 409 for a known reference
   */
  async function receiveByHand(
    tx: Transaction,
    { id: orderId }: { id: string },
    money: ProviderTransfer & { provider: string; collectedBy?: string },
    { addition = null, ...byHand }: ByHand,
  ): Promise<boolean> {
    if (await ledger.isReferenceUsed(tx, money.reference)) throw referenceUsed(money.reference);
    const paid = await whatIsPaid(tx, orderId, { provider: money.provider, addition });
    const transfer = { id: newId(), ...money, refundedPaise: 0, surplus: null, receivedAt: clock.now() };
    const isNew = await ledger.insertTransfer(tx, { ...transfer, ...paid });
    if (!isNew) throw referenceUsed(money.reference);
    return pay(tx, paid, { transfer, attemptId: paid.attemptId }, byHand);
  }

  /** Works as `receiveByHand`, for money received without an order. Order and transfer must be locked. */
  async function assign(
    tx: Transaction,
    { id: orderId }: { id: string },
    transfer: ledger.Transfer,
    { addition = null, ...byHand }: ByHand,
  ): Promise<boolean> {
    const paid = await whatIsPaid(tx, orderId, { provider: transfer.provider, addition });
    await ledger.assignTransfer(tx, transfer.id, paid);
    return pay(tx, paid, { transfer, attemptId: paid.attemptId }, byHand);
  }

  async function whatIsPaid(
    tx: Transaction,
    orderId: string,
    { provider: name, addition }: { provider: string; addition: attempts.Attempt | null },
  ) {
    if (addition) return { orderId, additionId: addition.additionId, attemptId: addition.id };
    const attempt = await attempts.findAttemptOfOrder(tx, orderId);
    return { orderId, additionId: null, attemptId: attempt?.provider === name ? attempt.id : null };
  }

  async function pay(
    tx: Transaction,
    paid: { orderId: string; additionId: string | null },
    { transfer, attemptId }: { transfer: Parameters<RefundEngine['refund']>[1]; attemptId: string | null },
    byHand?: Omit<ByHand, 'addition'>,
  ): Promise<boolean> {
    if (attemptId !== null) await attempts.updateAttempt(tx, attemptId, { state: 'RECEIVED' });
    await endAttempts(tx, outbox, paid.orderId, paid.additionId ?? undefined);
    if (await orders.paymentReceived(tx, paid, byHand?.staffId)) return true;
    await byHand?.beforeRefund?.();
    await ledger.markSurplus(tx, transfer.id, 'LATE');
    await refundEngine.refund(tx, transfer, 'late');
    return false;
  }

  return {
    receive,
    receiveAll,
    receiveFound,
    receiveByHand,
    assign,
  };
}
