import { inTransaction } from '../../../db/transaction';
import type { AppDeps } from '../../../deps';
import { newId } from '../../../lib/ids';
import type { Job } from '../../../lib/jobs';
import type { Outbox, OutboxPayload } from '../../../db/outbox';
import type { Receipts } from '../ledger/receipts';
import type { PayableOrders } from '../orders';
import { CLOSE_PAYMENT } from './endAttempts';
import type { PaymentPages } from './paymentPages';
import * as repository from './repository';

const ENDED_CHECK_AFTER_MS = 60_000;
const CHECK_EVERY_MS = 30_000;
const CHECK_BATCH = 20;
/** After this, no request is still opening the attempt. */
const OPENED_AFTER_MS = 15_000;
export const CHECK_PAYMENT = 'payment.check';

export type PaymentChecks = ReturnType<typeof createPaymentChecks>;

interface Parts {
  outbox: Outbox;
  pages: PaymentPages;
  receipts: Receipts;
  orders: PayableOrders;
}

/** Asks the provider for money whose message was lost, and whether money can still come. */
export function createPaymentChecks(
  deps: AppDeps,
  { outbox, pages: { ensureOpened }, receipts: { receiveAll }, orders }: Parts,
) {
  const { db, clock, log, payment: provider } = deps;
  const { byHand, closes, graceMs } = provider.capabilities;
  const mayStillSucceed = ({ expiresAt }: repository.Attempt): boolean =>
    expiresAt.getTime() + graceMs > clock.now().getTime();

  /** Whether it was checked after its end, and too recently to check again. */
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
  const renew = ({ id, orderId, additionId }: repository.Attempt): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      await orders.lock(tx, { id: orderId });
      const ended = await repository.findAttempt(tx, id);
      if (!ended || !repository.isLiveAttempt(ended) || ended.expiresAt <= clock.now()) return false;
      await repository.updateAttempt(tx, id, { state: 'EXPIRED' });
      const { provider: name, method, amountPaise, expiresAt } = ended;
      await repository.insertAttempt(tx, {
        id: newId(),
        orderId,
        additionId,
        provider: name,
        method,
        amountPaise,
        expiresAt,
        state: 'FAILED',
        createdAt: clock.now(),
      });
      if (additionId === null) await orders.paymentOpened(tx, orderId, 'FAILED');
      return true;
    });

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

  return { endOpenPayment, jobs: byHand ? [] : [checkJob] };
}
