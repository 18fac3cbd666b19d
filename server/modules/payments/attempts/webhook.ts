import type { IncomingHttpHeaders } from 'node:http';
import type { Transaction } from '../../../db/database';
import type { Outbox } from '../../../db/outbox';
import { inTransaction } from '../../../db/transaction';
import type { AppDeps } from '../../../deps';
import type { PaymentEvent } from '../../../ports/payment/port';
import type { Receipts } from '../ledger/receipts';
import type { PayableOrders } from '../orders';
import type { RefundEngine } from '../refunds/engine';
import * as refundRows from '../refunds/repository';
import { CHECK_PAYMENT } from './checks';
import * as repository from './repository';

export type Webhook = ReturnType<typeof createWebhook>;

interface Parts {
  outbox: Outbox;
  refundEngine: RefundEngine;
  receipts: Receipts;
  orders: PayableOrders;
}

/** Provider messages may be repeated, late or out of order. States only move forward: received money stays received. */
export function createWebhook(
  { db, clock, log, payment: provider }: AppDeps,
  { outbox, refundEngine, receipts, orders }: Parts,
) {
  /**
   * @param rawBody as received, for the signature and disputes
   * @throws AppError 401 or 400 unless it is the provider's message; others are accepted, because providers repeat
   * rejected ones
   */
  async function handle(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<void> {
    const event = provider.verifyWebhook(rawBody, headers);
    await inTransaction(db, (tx) => handleEvent(tx, event, rawBody));
  }

  async function handleEvent(tx: Transaction, event: PaymentEvent, rawBody: Buffer): Promise<void> {
    const attempt = 'of' in event ? await repository.findNamedAttempt(tx, provider.provider, event.of) : null;
    // Locked before writing: the event's row locks the attempt's, and the order comes first.
    const order = attempt && (await orders.lock(tx, { id: attempt.orderId }));
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
    if (event.kind === 'CHECK_REFUND') return refundEngine.checkSoon(tx, event.refundId);
    if (event.kind === 'RECEIVED') return receipts.receive(tx, attempt, event);
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
        if (!repository.isLiveAttempt(attempt)) return;
        const state = event.kind === 'OPENED' ? 'OPEN' : 'FAILED';
        await repository.updateAttempt(tx, attempt.id, { state, openedAt: attempt.openedAt ?? clock.now() });
        if (attempt.additionId === null) await orders.paymentOpened(tx, attempt.orderId, state);
        return;
      }
      case 'LAPSED':
        if (!repository.isLiveAttempt(attempt)) return;
        await repository.updateAttempt(tx, attempt.id, { state: 'EXPIRED' });
        await orders.paymentLapsed(tx, attempt);
        return;
      case 'CHECK':
        await outbox.add(tx, CHECK_PAYMENT, { attemptId: attempt.id });
        return;
      case 'REFUNDED':
      case 'REFUND_FAILED': {
        const refund = await refundRows.findReportedRefund(tx, attempt.id, event);
        if (refund) await refundEngine.settle(tx, refund, event);
        else log.error({ attemptId: attempt.id }, 'a refund was reported that is none of those under way');
        return;
      }
    }
  }

  return { handle };
}
