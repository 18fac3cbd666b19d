import type { IncomingHttpHeaders } from 'node:http';
import type { PaymentStatus } from '../../../../contract/constants';
import type { Transaction } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import type { AppDeps } from '../../../deps';
import { AppError } from '../../../lib/errors';
import { newId } from '../../../lib/ids';
import type { Job } from '../../../lib/jobs';
import type { Outbox, OutboxPayload } from '../../../db/outbox';
import type { PaymentEvent, ProviderTransfer } from '../../../ports/payment/port';
import type { PayableOrders } from '../orders';
import { CLOSE_PAYMENT, type Opening } from './paymentPages';
import type { Refunds } from '../refunds/engine';
import { UPI } from '../../../ports/payment/upi';
import type { SurplusReason } from '../../../db/schema/payments';
import * as ledger from '../ledger/repository';
import * as refundRows from '../refunds/repository';
import * as repository from './repository';

const ENDED_CHECK_AFTER_MS = 60_000;
const CHECK_EVERY_MS = 30_000;
const CHECK_BATCH = 20;
/** After this, no request is still opening the attempt. */
const OPENED_AFTER_MS = 15_000;
/** Outbox kind. */
const CHECK_PAYMENT = 'payment.check';

const isLive = ({ state }: repository.Attempt): boolean => state === 'OPEN' || state === 'FAILED';

interface DueOrder {
  id: string;
  paymentStatus: PaymentStatus;
}

/** Called before late money goes back; throws where it may not. */
type BeforeReturn = () => Promise<void>;

export type PaymentService = ReturnType<typeof createPaymentService>;

/** Provider messages may be repeated, late or out of order. States only move forward: received money stays received. */
export function createPaymentService(
  deps: AppDeps,
  { outbox, refunds, opening }: { outbox: Outbox; refunds: Refunds; opening: Opening },
  getOrders: () => PayableOrders,
) {
  const { ensureOpened } = opening;
  const { db, clock, log, payment: provider } = deps;
  const { byHand, closes, graceMs } = provider.capabilities;
  const mayStillSucceed = ({ expiresAt }: repository.Attempt): boolean =>
    expiresAt.getTime() + graceMs > clock.now().getTime();

  /** Since its end. */
  const wasJustChecked = ({ checkedAt, expiresAt }: repository.Attempt): boolean =>
    checkedAt !== null && checkedAt >= expiresAt && clock.now().getTime() - checkedAt.getTime() < ENDED_CHECK_AFTER_MS;

  // Where payments can't be stopped, checks for money until none can come any more.
  outbox.on(CLOSE_PAYMENT, async ({ attemptId }: OutboxPayload) => {
    const attempt = await repository.findAttempt(db, String(attemptId));
    if (!attempt?.providerOrderId || attempt.provider !== provider.provider) return 'DONE';
    const { state, transfers } = await provider.close(attempt.providerOrderId, { isAwaited: false });
    await receiveAll(attempt, transfers);
    return state === 'OPEN' && !byHand && mayStillSucceed(attempt) ? { againInMs: ENDED_CHECK_AFTER_MS } : 'DONE';
  });

  outbox.on(CHECK_PAYMENT, async ({ attemptId }: OutboxPayload) => {
    const attempt = await repository.findAttempt(db, String(attemptId));
    if (attempt) await check(attempt);
    return 'DONE';
  });

  /**
   * @param rawBody as received, for the signature and disputes
   * @throws AppError 401 or 400 unless it is the provider's message; others are accepted, because providers repeat
   * rejected ones
   */
  async function handleWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<void> {
    const event = provider.verifyWebhook(rawBody, headers);
    await inTransaction(db, (tx) => handleEvent(tx, event, rawBody));
  }

  async function handleEvent(tx: Transaction, event: PaymentEvent, rawBody: Buffer): Promise<void> {
    const attempt = 'of' in event ? await repository.findNamedAttempt(tx, provider.provider, event.of) : null;
    // Locked before writing: the event's row locks the attempt's, and the order comes first.
    const order = attempt && (await getOrders().lock(tx, { id: attempt.orderId }));
    const isNew = await repository.insertPaymentEvent(tx, {
      provider: provider.provider,
      eventId: event.eventId,
      attemptId: attempt?.id ?? null,
      // It names the payer.
      body: order?.customerId === null ? '' : rawBody.toString('utf8'),
      receivedAt: clock.now(),
    });
    if (!isNew) return;
    if (event.kind === 'IGNORED') return;
    if (event.kind === 'CHECK_REFUND') return refunds.checkSoon(tx, event.refundId);
    if (event.kind === 'RECEIVED') return receive(tx, attempt, event);
    // Re-read: another message may have changed it before the lock.
    const current = attempt && (await repository.findAttempt(tx, attempt.id));
    if (current) await applyEvent(tx, event, current);
    else log.warn({ eventId: event.eventId, kind: event.kind }, 'a payment message names a payment that is not ours');
  }

  async function applyEvent(
    tx: Transaction,
    event: Exclude<PaymentEvent, { kind: 'RECEIVED' | 'IGNORED' | 'CHECK_REFUND' }>,
    attempt: repository.Attempt,
  ): Promise<void> {
    switch (event.kind) {
      case 'OPENED':
      case 'FAILED': {
        // A failed try may be followed by another.
        if (!isLive(attempt)) return;
        const state = event.kind === 'OPENED' ? 'OPEN' : 'FAILED';
        await repository.updateAttempt(tx, attempt.id, { state, openedAt: attempt.openedAt ?? clock.now() });
        await getOrders().paymentOpened(tx, attempt.orderId, state);
        return;
      }
      case 'LAPSED':
        if (!isLive(attempt)) return;
        await repository.updateAttempt(tx, attempt.id, { state: 'EXPIRED' });
        await getOrders().paymentLapsed(tx, attempt.orderId);
        return;
      case 'CHECK':
        await outbox.add(tx, CHECK_PAYMENT, { attemptId: attempt.id });
        return;
      case 'REFUNDED':
      case 'REFUND_FAILED': {
        const refund = await refundRows.findReportedRefund(tx, attempt.id, event);
        if (refund) await refunds.settle(tx, refund, event);
        else log.error({ attemptId: attempt.id }, 'a refund was reported that is none of those under way');
        return;
      }
    }
  }

  /** What an order can't take goes back. */
  async function receive(
    tx: Transaction,
    attempt: repository.Attempt | null,
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
    });
    if (!isNew) return reportOtherUse(tx, attempt, { reference, amountPaise });
    const about = { transferId: id, attemptId: attempt?.id, amountPaise };
    if (!attempt) {
      log.error(about, 'money came for a payment that is not ours: see `npm run order -- problems`');
      return;
    }
    if (surplus !== null) {
      log.warn({ ...about, surplus }, 'money came that its order can’t take: it goes back');
      await refunds.request(tx, transfer, surplus.toLowerCase());
      return;
    }
    await repository.updateAttempt(tx, attempt.id, { state: 'RECEIVED' });
    await endAttempts(tx, attempt.orderId);
    if (await getOrders().paymentReceived(tx, attempt.orderId)) return;
    await ledger.markSurplus(tx, id, 'LATE');
    await refunds.request(tx, transfer, 'late');
  }

  /** A repeated transfer is ignored, unless its attempt or amount differs. */
  async function reportOtherUse(
    tx: Transaction,
    attempt: repository.Attempt | null,
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
    attempt: repository.Attempt,
    amountPaise: number,
  ): Promise<SurplusReason | null> {
    if (amountPaise !== attempt.amountPaise) return 'AMOUNT';
    return (await ledger.findPaidTransfer(tx, attempt.orderId)) ? 'SECOND' : null;
  }

  /** Ends live attempts; the outbox closes them at the provider. */
  async function endAttempts(tx: Transaction, orderId: string): Promise<void> {
    for (const attempt of await repository.findLiveAttempts(tx, orderId)) {
      await repository.updateAttempt(tx, attempt.id, { state: 'EXPIRED' });
      if (attempt.providerOrderId !== null) await outbox.add(tx, CLOSE_PAYMENT, { attemptId: attempt.id });
    }
  }

  async function receiveAll(attempt: repository.Attempt, transfers: readonly ProviderTransfer[]): Promise<void> {
    for (const transfer of transfers)
      await inTransaction(db, async (tx) => {
        await getOrders().lock(tx, { id: attempt.orderId });
        await receive(tx, attempt, transfer);
      });
  }

  /** Ignores unknown attempts. */
  async function receiveFound(attemptId: string, transfer: ProviderTransfer): Promise<void> {
    const attempt = await repository.findAttempt(db, attemptId);
    if (attempt) await receiveAll(attempt, [transfer]);
  }

  /** Finds money whose message was lost. */
  async function check(attempt: repository.Attempt): Promise<void> {
    if (attempt.providerOrderId === null) return;
    // An order waits while any attempt is live, whichever the money comes by.
    const isAwaited = (await repository.findLiveAttempts(db, attempt.orderId)).length > 0;
    const { state, transfers } = await provider.fetchPayment(attempt.providerOrderId, { isAwaited });
    await receiveAll(attempt, transfers);
    if (state === 'CLOSED' && (await renew(attempt)))
      await openUnopened({ before: clock.now(), orderId: attempt.orderId });
  }

  /**
   * Some providers close an attempt after a failed try; a new one replaces it while its order waits. Returns whether it
   * did.
   */
  const renew = ({ id, orderId }: repository.Attempt): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      await getOrders().lock(tx, { id: orderId });
      const ended = await repository.findAttempt(tx, id);
      if (!ended || !isLive(ended) || ended.expiresAt <= clock.now()) return false;
      await repository.updateAttempt(tx, id, { state: 'EXPIRED' });
      const { provider: name, method, amountPaise, expiresAt } = ended;
      await repository.insertAttempt(tx, {
        id: newId(),
        orderId,
        provider: name,
        method,
        amountPaise,
        expiresAt,
        state: 'FAILED',
        createdAt: clock.now(),
      });
      await getOrders().paymentOpened(tx, orderId, 'FAILED');
      return true;
    });

  /** For requests that ended before the provider was called, or while it was unavailable. */
  async function openUnopened(which: { before: Date; orderId?: string }): Promise<void> {
    const unopened = await repository.findUnopened(db, provider.provider, { ...which, limit: CHECK_BATCH });
    for (const { attempt, ...shown } of unopened) {
      await ensureOpened(attempt, shown).catch((error: unknown) =>
        log.warn({ err: error, attemptId: attempt.id }, 'a payment is still to be opened'),
      );
    }
  }

  const checkJob: Job = {
    name: 'check open payments',
    everyMs: CHECK_EVERY_MS,
    run: async () => {
      await openUnopened({ before: new Date(clock.now().getTime() - OPENED_AFTER_MS) });
      const due = await repository.findAttemptsToCheck(db, provider.provider, clock.now(), CHECK_BATCH);
      for (const attempt of due) {
        if (!(await repository.claimCheck(db, attempt.id, clock.now()))) continue;
        try {
          await check(attempt);
        } catch (error) {
          log.warn({ err: error, attemptId: attempt.id }, 'a payment could not be checked at the provider');
        }
      }
    },
  };

  /**
   * Ensures that the payment can no longer succeed, so that stock may be released. Receives money found on the way.
   * @returns false while the provider may still take money
   * @throws when the provider doesn't respond
   */
  async function endOpenPayment(orderId: string): Promise<boolean> {
    for (const attempt of await repository.findLiveAttempts(db, orderId)) {
      if ((attempt.openingUntil && attempt.openingUntil > clock.now()) || wasJustChecked(attempt)) return false;
      if (attempt.providerOrderId === null || attempt.provider !== provider.provider) continue;
      const end = closes ? 'close' : 'fetchPayment';
      // The order still waits, so that a last-second payment counts.
      const { state, transfers } = await provider[end](attempt.providerOrderId, { isAwaited: true });
      await receiveAll(attempt, transfers);
      if (state === 'OPEN' && mayStillSucceed(attempt)) {
        await repository.updateAttempt(db, attempt.id, { checkedAt: clock.now() });
        return false;
      }
    }
    return true;
  }

  /**
   * Records the due amount, collected at the door or found on a statement. The order must be locked.
   * @returns false when the order can't take it and it goes back
   * @throws AppError 409 for a known reference
   */
  async function receiveByHand(
    tx: Transaction,
    order: DueOrder,
    money: ProviderTransfer & { provider: string; collectedBy?: string },
    beforeReturn?: BeforeReturn,
  ): Promise<boolean> {
    const attemptId = await findAttemptId(tx, order.id, money.provider);
    const transfer = { id: newId(), ...money, refundedPaise: 0, surplus: null, receivedAt: clock.now() };
    const isNew = await ledger.insertTransfer(tx, { ...transfer, attemptId, orderId: order.id });
    if (!isNew) throw new AppError(409, 'payment.referenceUsed', { params: { reference: money.reference } });
    return pay(tx, order, { transfer, attemptId }, beforeReturn);
  }

  /** As `receiveByHand`, for money received without an order. Order and transfer must be locked. */
  async function assign(
    tx: Transaction,
    order: DueOrder,
    transfer: ledger.Transfer,
    beforeReturn: BeforeReturn,
  ): Promise<boolean> {
    const attemptId = await findAttemptId(tx, order.id, transfer.provider);
    await ledger.assignTransfer(tx, transfer.id, { orderId: order.id, attemptId });
    return pay(tx, order, { transfer, attemptId }, beforeReturn);
  }

  async function findAttemptId(tx: Transaction, orderId: string, providerName: string): Promise<string | null> {
    const attempt = await repository.findAttemptOfOrder(tx, orderId);
    return attempt?.provider === providerName ? attempt.id : null;
  }

  async function pay(
    tx: Transaction,
    order: DueOrder,
    { transfer, attemptId }: { transfer: Parameters<Refunds['request']>[1]; attemptId: string | null },
    beforeReturn?: BeforeReturn,
  ): Promise<boolean> {
    if (attemptId !== null) await repository.updateAttempt(tx, attemptId, { state: 'RECEIVED' });
    await endAttempts(tx, order.id);
    if (await getOrders().paymentReceived(tx, order.id)) return true;
    await beforeReturn?.();
    await ledger.markSurplus(tx, transfer.id, 'LATE');
    await refunds.request(tx, transfer, 'late');
    return false;
  }

  /** Paid by the order's QR code: staff will find it on the statement. The order must be locked. */
  const awaitByHand = (
    tx: Transaction,
    order: { id: string; orderNumber: string },
    payment: { id: string; amountPaise: number; expiresAt: Date },
  ): Promise<void> =>
    repository.insertAttemptByHand(tx, {
      ...payment,
      orderId: order.id,
      provider: UPI,
      providerOrderId: order.orderNumber,
      state: 'OPEN',
      openedAt: clock.now(),
      createdAt: clock.now(),
    });

  return {
    assign,
    awaitByHand,
    handleWebhook,
    endAttempts,
    endOpenPayment,
    receiveByHand,
    receiveFound,
    jobs: byHand ? [outbox.job] : [checkJob, outbox.job],
  };
}
