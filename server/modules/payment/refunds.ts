import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { Job } from '../../lib/jobs';
import * as repository from './repository';

/** Lease of a started call; longer than an adapter's timeout. */
const CALL_LEASE_MS = 60_000;
const JOB_EVERY_MS = 15_000;
const JOB_BATCH = 20;

export type Refunds = ReturnType<typeof createRefunds>;

/**
 * Refunds are recorded in the transaction that finds them due and sent after it. The job retries what failed or was
 * interrupted.
 */
export function createRefunds({ db, clock, payment: provider, log }: AppDeps) {
  /** The claim admits one caller at a time. */
  async function send(paymentId: string, unchangedSince: Date): Promise<void> {
    const refund = await repository.claimRefund(db, paymentId, unchangedSince, clock.now());
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

  async function finish(tx: Transaction, paymentId: string): Promise<void> {
    await repository.updateRefund(tx, paymentId, { status: 'DONE', updatedAt: clock.now() });
    await repository.updatePayment(tx, paymentId, { status: 'REFUNDED' });
  }

  async function sendOrLeaveToJob(paymentId: string, unchangedSince: Date): Promise<void> {
    try {
      await send(paymentId, unchangedSince);
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
    /** Records a refund; `sendNow` must follow after commit. */
    record: (tx: Transaction, payment: { id: string; amountPaise: number }, reason: string) =>
      repository.insertRefund(tx, {
        paymentId: payment.id,
        amountPaise: payment.amountPaise,
        status: 'PENDING',
        reason,
        createdAt: clock.now(),
        updatedAt: clock.now(),
      }),

    /** Sends a recorded refund. Never throws: the job retries failures. */
    sendNow: (paymentId: string) => sendOrLeaveToJob(paymentId, clock.now()),

    finish,
    job,
  };
}
