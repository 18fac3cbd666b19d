import type { IncomingHttpHeaders } from 'node:http';
import type { Transaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { AppDeps } from '../../deps';
import type { PaymentEvent } from '../../ports/payment/port';
import type { PaidOrders } from './paidOrders';
import type { Refunds } from './refunds';
import * as repository from './repository';

export type PaymentService = ReturnType<typeof createPaymentService>;

/** A refund to send after commit, or null. */
type Aftermath = { refund: string } | null;

/** Provider messages may be repeated, late or out of order. States only move forward: received money stays received. */
export function createPaymentService(deps: AppDeps, refunds: Refunds, orders: PaidOrders) {
  const { db, clock, log, payment: provider } = deps;

  /**
   * @param rawBody as received, for the signature and for disputes
   * @throws AppError 401 or 400 when the message is not the provider's. Otherwise it never rejects, because a provider
   * repeats what is rejected
   */
  async function handleWebhook(rawBody: Buffer, headers: IncomingHttpHeaders): Promise<void> {
    const event = provider.verifyWebhook(rawBody, headers);
    const aftermath = await inTransaction(db, (tx) => handleEvent(tx, event, rawBody));
    orders.afterwards();
    if (aftermath) await refunds.sendNow(aftermath.refund);
  }

  async function handleEvent(tx: Transaction, event: PaymentEvent, rawBody: Buffer): Promise<Aftermath> {
    const payment = await repository.findPaymentOfProvider(tx, provider.provider, event.providerOrderId);
    // Locked before writing: the event's row would lock the payment's, and the order comes first everywhere.
    const order = payment && (await orders.lock(tx, payment.orderId));
    const isNew = await repository.insertPaymentEvent(tx, {
      provider: provider.provider,
      eventId: event.eventId,
      paymentId: payment?.id ?? null,
      // It names the payer, so an erased account keeps none of it.
      body: order?.isErased ? '' : rawBody.toString('utf8'),
      receivedAt: clock.now(),
    });
    if (!isNew) return null;
    const about = { eventId: event.eventId, kind: event.kind, paymentId: payment?.id };
    if (!payment) {
      log.warn(about, 'a payment message names a payment that is not ours');
      return null;
    }
    if (event.amountPaise !== payment.amountPaise) {
      log.error(
        { ...about, expected: payment.amountPaise, got: event.amountPaise },
        'a payment message has another amount',
      );
      return null;
    }
    // Re-read: another message may have changed it before the lock.
    const current = await repository.findPayment(tx, payment.id);
    return current && applyEvent(tx, event, current);
  }

  async function applyEvent(tx: Transaction, event: PaymentEvent, payment: repository.Payment): Promise<Aftermath> {
    const isWaiting = payment.status === 'OPEN' || payment.status === 'FAILED';
    switch (event.kind) {
      case 'OPENED':
      case 'FAILED':
        // A failed try may be followed by another.
        if (!isWaiting) return null;
        await repository.updatePayment(tx, payment.id, {
          status: event.kind === 'OPENED' ? 'OPEN' : 'FAILED',
          openedAt: payment.openedAt ?? clock.now(),
        });
        await orders.paymentOpened(tx, payment.orderId);
        return null;
      case 'LAPSED':
        if (!isWaiting) return null;
        await repository.updatePayment(tx, payment.id, { status: 'EXPIRED' });
        await orders.paymentLapsed(tx, payment.orderId);
        return null;
      case 'RECEIVED':
        return receive(tx, event, payment);
      case 'REFUNDED':
        if (await repository.findRefund(tx, payment.id)) await refunds.finish(tx, payment.id);
        else log.error({ paymentId: payment.id }, 'a refund was made without a request');
        return null;
    }
  }

  async function receive(tx: Transaction, event: PaymentEvent, payment: repository.Payment): Promise<Aftermath> {
    const { bankReference = null } = event;
    const about = { paymentId: payment.id, orderId: payment.orderId, eventId: event.eventId };
    if (payment.status === 'RECEIVED' || payment.status === 'REFUNDED') {
      if (bankReference !== payment.bankReference)
        log.error(about, 'an order was paid twice: check the second transfer');
      return null;
    }
    if (bankReference && (await repository.isReferenceUsed(tx, bankReference, payment.id))) {
      log.error(about, 'a bank reference came a second time, for another order');
      return null;
    }
    await repository.updatePayment(tx, payment.id, { status: 'RECEIVED', receivedAt: clock.now(), bankReference });
    if (await orders.paymentReceived(tx, payment.orderId)) return null;
    await refunds.record(tx, payment, 'late');
    return { refund: payment.id };
  }

  return { handleWebhook };
}
