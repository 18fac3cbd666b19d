import type { Clock } from '../../../lib/clock';
import type { AttemptToOpen, OpenedPayment, ProviderPayment, Waiting } from '../port';
import { isPageOf, returnUrl } from '../paymentPages';
import { shorten } from '../shorten';
import type { RazorpayApi } from './api';
import { ATTEMPT_NOTE, PaymentLink, PaymentLinks } from './shapes';

const PAGES = ['rzp.io', 'razorpay.com'];
/** Razorpay needs 15 minutes, by its own clock. */
const MIN_LIFETIME_MS = 16 * 60_000;
const MAX_DESCRIPTION = 200;

/** Unix seconds. A payment opened late outlives its order, which closes it. */
export const endsAt = (expiresAt: Date, now: Date): number =>
  Math.ceil(Math.max(expiresAt.getTime(), now.getTime() + MIN_LIFETIME_MS) / 1000);

export const describeOrder = ({ orderNumber, payee }: AttemptToOpen): string =>
  shorten(`${payee.name}: order ${orderNumber}`, MAX_DESCRIPTION);

export function createPaymentLinks(
  api: RazorpayApi,
  { url, publicUrl, clock }: { url: string; publicUrl: string; clock: Clock },
) {
  async function open(attempt: AttemptToOpen): Promise<OpenedPayment> {
    const { attemptId, orderId, orderNumber, amountPaise, expiresAt } = attempt;
    const { body } = await api.call(PaymentLink, {
      method: 'POST',
      path: '/v1/payment_links',
      json: {
        amount: amountPaise,
        currency: 'INR',
        accept_partial: false,
        // Unique, so that retries are safe.
        reference_id: attemptId,
        description: describeOrder(attempt),
        expire_by: endsAt(expiresAt, clock.now()),
        notify: { sms: false, email: false },
        reminder_enable: false,
        notes: { [ATTEMPT_NOTE]: attemptId, order: orderNumber },
        callback_url: returnUrl(publicUrl, orderId),
        callback_method: 'get',
      },
    });
    const link = body ?? (await findExisting(attemptId));
    if (link?.amount !== amountPaise || link.currency !== 'INR')
      throw new Error('razorpay: the payment link was not created as requested');
    if (!isPageOf(link.short_url, PAGES, url)) throw new Error('razorpay: the payment link leads elsewhere');
    return { providerOrderId: link.id, upiUrl: null, pageUrl: link.short_url };
  }

  /** Finds the link of an earlier try whose response was lost. */
  async function findExisting(attemptId: string): Promise<PaymentLink | undefined> {
    const query = new URLSearchParams({ reference_id: attemptId });
    const found = await api.get(PaymentLinks, `/v1/payment_links?${query.toString()}`);
    return found.payment_links.find(({ reference_id: reference }) => reference === attemptId);
  }

  async function fetchPayment(id: string, { isAwaited }: Waiting): Promise<ProviderPayment> {
    const { status, amount, order_id: orderId } = await api.get(PaymentLink, `/v1/payment_links/${id}`);
    const isOpen = status === 'created' || status === 'partially_paid';
    const payments = orderId ? await api.findPayments(`/v1/orders/${orderId}/payments`) : [];
    return { state: isOpen ? 'OPEN' : 'CLOSED', transfers: await api.receive(payments, { amount, isAwaited }) };
  }

  async function close(id: string, waiting: Waiting): Promise<ProviderPayment> {
    // Rejected when paid, expired or cancelled.
    await api.call(PaymentLink, { method: 'POST', path: `/v1/payment_links/${id}/cancel` });
    return fetchPayment(id, waiting);
  }

  return { open, fetchPayment, close };
}
