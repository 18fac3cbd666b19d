import type { Queries, Transaction } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import type { AppDeps } from '../../../deps';
import { AppError } from '../../../lib/errors';
import { newId } from '../../../lib/ids';
import type { Outbox, OutboxPayload } from '../../../db/outbox';
import type { ProviderRefund, ReportedRefund } from '../../../ports/payment/port';
import { referenceUsed } from '../ledger/referenceUsed';
import * as ledger from '../ledger/repository';
import type { Notifier } from '../../messaging';
import type { PayableOrders } from '../orders';
import * as lineRepository from './lineRepository';
import * as repository from './repository';

type RefundLine = lineRepository.RefundLine;

const KIND = 'refund';
/** Banks take hours to days. */
const CHECK_AGAIN_MS = 10 * 60_000;

export type RefundChannel = 'BY_PROVIDER' | 'BY_HAND';

type RefundPart = Pick<Partial<repository.Refund>, 'amountPaise' | 'actorId' | 'replacesId' | 'byHand'> & AboutLines;

/** A refund by line names its lines, or the request that does. */
interface AboutLines {
  lines?: { orderId: string; of: readonly RefundLine[] };
  approvalId?: string;
  /** The refund that names the lines, where one payment has too little left for all of them. */
  continues?: string;
}

type RefundableTransfer = Pick<ledger.Transfer, 'id' | 'provider' | 'amountPaise' | 'refundedPaise'>;

export interface InvoicesOfRefunds {
  refundRequested: (tx: Transaction, transferId: string, refundId: string) => Promise<void>;
}

export type RefundEngine = ReturnType<typeof createRefundEngine>;

interface Reported extends Pick<ReportedRefund, 'providerRefundId' | 'amountPaise'> {
  kind: 'REFUNDED' | 'REFUND_FAILED';
}

interface Deps {
  outbox: Outbox;
  invoices: InvoicesOfRefunds;
  orders: PayableOrders;
  notifier: Notifier;
}

/** A refund is recorded in the transaction that decides it; the outbox sends and checks it until it is DONE or FAILED. */
export function createRefundEngine(
  { db, clock, payment: provider, log, security }: AppDeps,
  { outbox, invoices, orders, notifier }: Deps,
) {
  outbox.on(KIND, async ({ refundId }: OutboxPayload) => {
    const found = await repository.findRefund(db, String(refundId));
    if (!found || found.refund.state === 'DONE' || found.refund.state === 'FAILED') return 'DONE';
    // A person has to find out what the provider did.
    if (found.refund.reportedPaise !== null) return 'DONE';
    const { transfer, providerOrderId } = found;
    const { id, state, providerRefundId, amountPaise } = found.refund;
    if (state === 'SENT' && providerRefundId !== null) return store(id, await provider.fetchRefund(providerRefundId));
    await repository.countTry(db, id, clock.now());
    const { reference } = transfer;
    const idempotencyKey = `refund-${id}`;
    return store(id, await provider.refund({ refundId: id, providerOrderId, reference, amountPaise, idempotencyKey }));
  });

  async function store(
    refundId: string,
    { providerRefundId, state }: ProviderRefund,
  ): Promise<'DONE' | { againInMs: number }> {
    await inTransaction(db, async (tx) => {
      const name = providerRefundId === null ? {} : { providerRefundId };
      if (state === 'DONE') await finish(tx, refundId, { state, ...name });
      else if (state === 'FAILED') await fail(tx, refundId, name);
      else {
        await lockOrderOf(tx, refundId);
        await repository.updateRefund(tx, refundId, { state: 'SENT', ...name, updatedAt: clock.now() });
      }
    });
    return state === 'PENDING' ? { againInMs: CHECK_AGAIN_MS } : 'DONE';
  }

  /** The money stays with the shop until a person acts. */
  async function fail(tx: Transaction, refundId: string, name: { providerRefundId?: string }): Promise<void> {
    const transfer = await lockOrderOf(tx, refundId);
    if (!(await repository.updateRefund(tx, refundId, { state: 'FAILED', ...name, updatedAt: clock.now() }))) return;
    log.error({ refundId }, 'a refund failed: see `npm run order -- problems`');
    await tell(tx, 'REFUND_FAILED', refundId, transfer);
  }

  async function tell(
    tx: Transaction,
    kind: 'REFUND_SENT' | 'REFUND_FAILED',
    refundId: string,
    transfer: Pick<ledger.Transfer, 'orderId'> | undefined,
  ): Promise<void> {
    if (!transfer?.orderId) return;
    await notifier.notify(tx, {
      kind,
      orderId: transfer.orderId,
      eventKey: `${kind} ${refundId}`,
      subjectId: refundId,
    });
  }

  /** The order is always locked before its money. */
  async function lockOrderOf(tx: Transaction, refundId: string) {
    const { transfer } = (await repository.findRefund(tx, refundId)) ?? {};
    if (transfer?.orderId) await orders.lock(tx, { id: transfer.orderId });
    return transfer;
  }

  /** The lock keeps others from deciding on another refund of it. */
  async function lockTransferOf(tx: Transaction, refundId: string): Promise<ledger.Transfer | null> {
    const transfer = await lockOrderOf(tx, refundId);
    return transfer ? ledger.lockTransfer(tx, transfer.id) : null;
  }

  /**
   * Returns whether the refund was unfinished. The order counts as refunded once the money that paid for it, or came
   * late, is refunded.
   */
  async function finish(
    tx: Transaction,
    refundId: string,
    change: { state: 'DONE'; providerRefundId?: string },
  ): Promise<boolean> {
    const transfer = await lockOrderOf(tx, refundId);
    const wasOpen = await repository.updateRefund(tx, refundId, { ...change, updatedAt: clock.now() });
    if (wasOpen) await tell(tx, 'REFUND_SENT', refundId, transfer);
    if (!wasOpen || !transfer?.orderId || !(transfer.surplus === null || transfer.surplus === 'LATE')) return wasOpen;
    const paid = await ledger.findPaidTransfers(tx, transfer.orderId);
    if (paid.length > 0 && transfer.surplus !== null) return wasOpen;
    for (const { id, amountPaise } of paid.length > 0 ? paid : [transfer])
      if ((await repository.sumRefunded(tx, id)) !== amountPaise) return wasOpen;
    await orders.paymentRefunded(tx, transfer.orderId);
    return wasOpen;
  }

  /** Refunds the rest of a transfer, or `part` of it. A refund BY_HAND waits for a person. */
  async function refund(
    tx: Transaction,
    transfer: RefundableTransfer,
    reason: string,
    part: RefundPart = {},
  ): Promise<RefundChannel> {
    return (await request(tx, transfer, reason, part)).channel;
  }

  async function request(
    tx: Transaction,
    transfer: RefundableTransfer,
    reason: string,
    { byHand: isByHand = false, ...part }: RefundPart,
  ): Promise<{ refundId: string; channel: RefundChannel }> {
    const byHand = isByHand || provider.capabilities.byHand || transfer.provider !== provider.provider;
    const refundId = await insert(tx, transfer, { state: 'REQUESTED', reason, byHand, ...part });
    if (byHand) return { refundId, channel: 'BY_HAND' };
    await outbox.add(tx, KIND, { refundId });
    return { refundId, channel: 'BY_PROVIDER' };
  }

  /**
   * A person has sent a waiting refund, or settled one of which the provider reported another amount.
   * @param reference the bank's; null for cash
   * @throws AppError 404 when it doesn't wait; 409 for a known reference
   */
  async function recordSent(tx: Transaction, refundId: string, reference: string | null): Promise<void> {
    const { refund: waiting } = (await repository.findRefund(tx, refundId)) ?? {};
    if (waiting && waiting.reportedPaise !== null) {
      await finish(tx, refundId, { state: 'DONE' });
      return void (await repository.updateReported(tx, refundId, null));
    }
    if (!waiting?.byHand || waiting.state !== 'REQUESTED') throw new AppError(404, 'payment.refundNotWaiting');
    if (reference !== null && (await ledger.isReferenceUsed(tx, reference))) throw referenceUsed(reference);
    const finished =
      reference === null
        ? finish(tx, refundId, { state: 'DONE' })
        : ledger.rejectUsedReference(reference, finish(tx, refundId, { state: 'DONE', providerRefundId: reference }));
    if (!(await finished)) throw new AppError(404, 'payment.refundNotWaiting');
  }

  async function insert(
    tx: Transaction,
    { id: transferId, amountPaise, refundedPaise }: Pick<ledger.Transfer, 'id' | 'amountPaise' | 'refundedPaise'>,
    {
      lines,
      approvalId,
      continues,
      ...row
    }: Pick<repository.Refund, 'state' | 'reason'> & Partial<repository.Refund> & AboutLines,
  ): Promise<string> {
    const [id, now] = [newId(), clock.now()];
    const part = { amountPaise: amountPaise - refundedPaise, ...row };
    await repository.insertRefund(tx, { id, transferId, createdAt: now, updatedAt: now, ...part });
    if (lines) await lineRepository.insertLines(tx, lines.of, { orderId: lines.orderId, refundId: id, createdAt: now });
    const { replacesId } = row;
    if (approvalId !== undefined || replacesId) await lineRepository.assignLines(tx, id, { approvalId, replacesId });
    await invoices.refundRequested(tx, transferId, continues ?? id);
    security.record('refund', {}, { what: part.reason, amountPaise: part.amountPaise });
    return id;
  }

  return {
    refund,
    recordSent,

    /** Refunds part of an order's payment in the order's transaction. @throws AppError 409 when less is left */
    async refundOrder(
      tx: Transaction,
      orderId: string,
      {
        reason,
        amountPaise,
        lines = [],
        approvalId,
        ...part
      }: {
        amountPaise: number;
        reason: string;
        actorId: string;
        byHand?: boolean;
        lines?: readonly RefundLine[];
        approvalId?: string;
      },
    ): Promise<RefundChannel> {
      const [first, ...others] = splitOver(await ledger.findPaidTransfers(tx, orderId), amountPaise);
      if (!first) throw new AppError(409, 'approvals.nothingLeft');
      const about = {
        ...(approvalId !== undefined && { approvalId }),
        ...(lines.length > 0 && { lines: { orderId, of: lines } }),
      };
      const made = await request(tx, first.transfer, reason, { ...part, amountPaise: first.paise, ...about });
      for (const { transfer, paise } of others)
        await request(tx, transfer, reason, { ...part, amountPaise: paise, continues: made.refundId });
      return made.channel;
    },

    hasFailed: async (at: Queries, refundId: string): Promise<boolean> =>
      (await repository.findRefund(at, refundId))?.refund.state === 'FAILED',

    /**
     * Sends a failed refund again. With a reference, a person has sent it.
     * @throws AppError 404 if it didn't fail; 409 when replaced, when less is left, or for a known reference
     */
    async replace(
      tx: Transaction,
      refundId: string,
      { actorId, reference }: { actorId: string; reference: string | null },
    ): Promise<{ amountPaise: number; orderId: string | null }> {
      const transfer = await lockTransferOf(tx, refundId);
      const { refund: failed } = (await repository.findRefund(tx, refundId)) ?? {};
      if (!transfer || failed?.state !== 'FAILED') throw new AppError(404, 'payment.refundNotFailed');
      if (await repository.isReplaced(tx, refundId)) throw new AppError(409, 'payment.refundReplaced');
      const { amountPaise, reason } = failed;
      if (transfer.amountPaise - transfer.refundedPaise < amountPaise) throw new AppError(409, 'payment.nothingLeft');
      const part = { amountPaise, actorId, replacesId: refundId };
      if (reference === null) await refund(tx, transfer, reason, part);
      else {
        const id = await insert(tx, transfer, { state: 'REQUESTED', byHand: true, reason, ...part });
        await recordSent(tx, id, reference);
      }
      return { amountPaise, orderId: transfer.orderId };
    },

    async recordByHand(tx: Transaction, transfer: ledger.Transfer, actorId: string): Promise<void> {
      const refundId = await insert(tx, transfer, { state: 'DONE', byHand: true, reason: 'by hand', actorId });
      await tell(tx, 'REFUND_SENT', refundId, transfer);
    },

    /** A failed refund reported as made may have been replaced; a person must check it. */
    async settle(
      tx: Transaction,
      { id, state, amountPaise }: Pick<repository.Refund, 'id' | 'state' | 'amountPaise'>,
      { kind, providerRefundId, amountPaise: reportedPaise }: Reported,
    ): Promise<void> {
      const name = providerRefundId === undefined ? {} : { providerRefundId };
      const isOtherAmount = kind === 'REFUNDED' && reportedPaise !== amountPaise;
      if (isOtherAmount) log.error({ refundId: id, amountPaise, reportedPaise }, 'another amount was refunded');
      await lockOrderOf(tx, id);
      await repository.updateReported(tx, id, isOtherAmount ? reportedPaise : null);
      if (isOtherAmount) return;
      if (kind === 'REFUND_FAILED') await fail(tx, id, name);
      else await finish(tx, id, { state: 'DONE', ...name });
      const isContradiction = kind === 'REFUNDED' ? state === 'FAILED' : state === 'DONE';
      if (isContradiction) log.error({ refundId: id, state, kind }, 'a finished refund was reported differently');
    },

    async checkSoon(tx: Transaction, refundId: string): Promise<void> {
      const found = await repository.findRefund(tx, refundId);
      if (found?.refund.state === 'SENT') await outbox.add(tx, KIND, { refundId });
    },
  };
}

/** One payment that has enough left, or else several, the oldest first; none where all have less. */
function splitOver(paid: readonly ledger.Transfer[], amountPaise: number) {
  const left = paid
    .map((transfer) => ({ transfer, paise: transfer.amountPaise - transfer.refundedPaise }))
    .filter(({ paise }) => paise > 0);
  const whole = left.find(({ paise }) => paise >= amountPaise);
  if (whole) return [{ ...whole, paise: amountPaise }];
  let rest = amountPaise;
  const parts = left.flatMap(({ transfer, paise }) => {
    const part = Math.min(paise, rest);
    rest -= part;
    return part > 0 ? [{ transfer, paise: part }] : [];
  });
  return rest > 0 ? [] : parts;
}
