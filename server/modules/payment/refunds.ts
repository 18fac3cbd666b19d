import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { Job } from '../../lib/jobs';
import * as repository from './repository';

/** So long a call that was begun keeps others from beginning one: longer than an adapter's timeout. */
const CALL_LEASE_MS = 60_000;
const JOB_EVERY_MS = 15_000;
const JOB_BATCH = 20;

export type Refunds = ReturnType<typeof createRefunds>;

/**
 * Gives money back: the row is written in the transaction that finds the refund due, the provider is called after it. A
 * call that fails, or a server that dies before it, is made up for by the job.
 */
export function createRefunds({ db, clock, payment: provider, log }: AppDeps) {
  /** Only one caller at a time gets past the claim, so the provider hears of a refund once unless a call failed. */
  async function send(paymentId: string, untouchedSince: Date): Promise<void> {
    const refund = await repository.claimRefund(db, paymentId, untouchedSince, clock.now());
    if (!refund) return;
    const payment = await repository.findPayment(db, paymentId);
    if (!payment?.providerOrderId) return;

    const made = await provider.refund({
      paymentId,
      providerOrderId: payment.providerOrderId,
      amountPaise: refund.amountPaise,
      idempotencyKey: `refund-${paymentId}`,
    });
    await inTransaction(db, async (tx) => {
      await repository.updateRefund(tx, paymentId, { providerRefundId: made.providerRefundId, updatedAt: clock.now() });
      if (made.status === 'DONE') await finish(tx, paymentId);
    });
  }

  /** The money is back with the customer. */
  async function finish(tx: Transaction, paymentId: string): Promise<void> {
    await repository.updateRefund(tx, paymentId, { status: 'DONE', updatedAt: clock.now() });
    await repository.updatePayment(tx, paymentId, { status: 'REFUNDED' });
  }

  async function sendOrLeaveToJob(paymentId: string, untouchedSince: Date): Promise<void> {
    try {
      await send(paymentId, untouchedSince);
    } catch (error) {
      log.error({ err: error, paymentId }, 'a refund was not sent; it will be tried again');
    }
  }

  const job: Job = {
    name: 'send refunds again',
    everyMs: JOB_EVERY_MS,
    run: async () => {
      const before = new Date(clock.now().getTime() - CALL_LEASE_MS);
      for (const paymentId of await repository.findUnsentRefunds(db, before, JOB_BATCH)) {
        await sendOrLeaveToJob(paymentId, before);
      }
    },
  };

  return {
    /** Writes down that the money goes back; `sendNow` has to follow once the transaction is through. */
    record: (tx: Transaction, payment: { id: string; amountPaise: number }, reason: string) =>
      repository.insertRefund(tx, {
        paymentId: payment.id,
        amountPaise: payment.amountPaise,
        status: 'PENDING',
        reason,
        createdAt: clock.now(),
        updatedAt: clock.now(),
      }),

    /** Calls the provider for a refund just recorded. Never throws: what fails is the job's. */
    sendNow: (paymentId: string) => sendOrLeaveToJob(paymentId, clock.now()),

    finish,
    job,
  };
}
