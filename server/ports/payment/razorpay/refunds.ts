import type { ProviderRefund, RefundToMake } from '../port';
import type { RazorpayApi } from './api';
import { Payment, Refund, REFUND_NOTE, Refunds } from './shapes';

const STATES = { pending: 'PENDING', processed: 'DONE', failed: 'FAILED' } as const;
const toRefund = ({ id, status }: Refund): ProviderRefund => ({ providerRefundId: id, state: STATES[status] });

export function createRazorpayRefunds(api: RazorpayApi, { instantRefunds }: { instantRefunds: boolean }) {
  async function refund({ refundId, reference, amountPaise, idempotencyKey }: RefundToMake): Promise<ProviderRefund> {
    const path = `/v1/payments/${encodeURIComponent(reference)}/refund`;
    const { status, body } = await api.call(Refund, {
      method: 'POST',
      path,
      headers: { 'x-refund-idempotency': idempotencyKey },
      // Razorpay compares the bodies of retries.
      json: {
        amount: amountPaise,
        speed: instantRefunds ? 'optimum' : 'normal',
        receipt: refundId,
        notes: { [REFUND_NOTE]: refundId },
      },
    });
    if (status === 200) return toRefund(body);
    if (status === 409) return { providerRefundId: null, state: 'PENDING' };
    return findAfterRejection(reference, { refundId, amountPaise });
  }

  /** An earlier try made it, perhaps at another speed, or too little is left. */
  async function findAfterRejection(
    reference: string,
    { refundId, amountPaise }: { refundId: string; amountPaise: number },
  ): Promise<ProviderRefund> {
    const payment = `/v1/payments/${encodeURIComponent(reference)}`;
    const made = await api.get(Refunds, `${payment}/refunds?count=100`);
    const earlier = made.items.find(({ receipt }) => receipt === refundId);
    if (earlier) return toRefund(earlier);
    const { amount } = await api.get(Payment, payment);
    const back = made.items.filter(({ status }) => status !== 'failed').reduce((sum, each) => sum + each.amount, 0);
    if (amount - back < amountPaise) return { providerRefundId: null, state: 'FAILED' };
    throw new Error('razorpay: the refund was rejected');
  }

  const fetchRefund = async (id: string): Promise<ProviderRefund> =>
    toRefund(await api.get(Refund, `/v1/refunds/${encodeURIComponent(id)}`));

  return { refund, fetchRefund };
}
