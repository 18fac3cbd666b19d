import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import { newId } from '../../lib/ids';
import type { Outbox, OutboxPayload } from '../../lib/outbox';
import type { ProviderRefund } from '../../ports/payment/port';
import * as repository from './repository';

const KIND = 'refund';
/** How often a pending refund is asked about; banks take hours to days. */
const ASK_AGAIN_MS = 10 * 60_000;

export type Refunds = ReturnType<typeof createRefunds>;

/**
 * A refund is recorded in the transaction that finds it due; the outbox sends it and asks about it until it is DONE or
 * FAILED.
 */
export function createRefunds({ db, clock, payment: provider, log, security }: AppDeps, outbox: Outbox) {
  outbox.on(KIND, async ({ refundId }: OutboxPayload) => {
    const found = await repository.findRefund(db, String(refundId));
    if (!found || found.refund.state === 'DONE' || found.refund.state === 'FAILED') return 'DONE';
    const { refund, transfer, providerOrderId } = found;
    if (refund.state === 'SENT' && refund.providerRefundId !== null)
      return store(refund.id, await provider.fetchRefund(refund.providerRefundId));
    await repository.countTry(db, refund.id, clock.now());
    const made = await provider.refund({
      refundId: refund.id,
      providerOrderId,
      reference: transfer.reference,
      amountPaise: refund.amountPaise,
      idempotencyKey: `refund-${refund.id}`,
    });
    return store(refund.id, made);
  });

  async function store(
    refundId: string,
    { providerRefundId, state }: ProviderRefund,
  ): Promise<'DONE' | { againInMs: number }> {
    const updatedAt = clock.now();
    if (state === 'PENDING') {
      await repository.updateRefund(db, refundId, { state: 'SENT', providerRefundId, updatedAt });
      return { againInMs: ASK_AGAIN_MS };
    }
    if (state === 'FAILED') {
      await repository.updateRefund(db, refundId, { state: 'FAILED', providerRefundId, updatedAt });
      log.error({ refundId }, 'the provider could not make a refund: somebody has to');
      return 'DONE';
    }
    await inTransaction(db, async (tx) => {
      await repository.updateRefund(tx, refundId, { providerRefundId });
      await finish(tx, refundId);
    });
    return 'DONE';
  }

  async function finish(tx: Transaction, refundId: string): Promise<void> {
    const isNews = await repository.updateRefund(tx, refundId, { state: 'DONE', updatedAt: clock.now() });
    if (!isNews) return;
    const { transfer } = (await repository.findRefund(tx, refundId)) ?? {};
    if (!transfer?.orderId || !(transfer.surplus === null || transfer.surplus === 'LATE')) return;
    if ((await repository.sumGoneBack(tx, transfer.id)) === transfer.amountPaise)
      await repository.setPaymentStatus(tx, transfer.orderId, 'REFUNDED');
  }

  return {
    /** `outbox.flush` must follow after commit. */
    async request(
      tx: Transaction,
      transfer: Pick<repository.Transfer, 'id' | 'amountPaise'>,
      reason: string,
    ): Promise<void> {
      const refundId = newId();
      const now = clock.now();
      await repository.insertRefund(tx, {
        id: refundId,
        transferId: transfer.id,
        amountPaise: transfer.amountPaise,
        state: 'REQUESTED',
        reason,
        createdAt: now,
        updatedAt: now,
      });
      await outbox.add(tx, KIND, { refundId });
      security.record('refund', {}, { what: reason, amountPaise: transfer.amountPaise });
    },

    finish,
  };
}
