import { Type, type Static } from 'typebox';
import type { ProviderRefund, RefundToMake } from '../port';
import type { PhonePeApi } from './api';

const Refund = Type.Object({ state: Type.Enum(['PENDING', 'CONFIRMED', 'COMPLETED', 'FAILED']) });
const STATES = { PENDING: 'PENDING', CONFIRMED: 'PENDING', COMPLETED: 'DONE', FAILED: 'FAILED' } as const;
const CONFLICTS = [408, 409, 423];
const REJECTED = 400;

/** PhonePe finds refunds by the shop's id. */
export function createPhonePeRefunds(api: PhonePeApi) {
  const toRefund = (id: string, { state }: Static<typeof Refund>): ProviderRefund => ({
    providerRefundId: id,
    state: STATES[state],
  });
  const find = (id: string) =>
    api.call(Refund, { method: 'GET', path: `/payments/v2/refund/${encodeURIComponent(id)}/status` });

  return {
    /** PhonePe rejects a repeated id: the earlier refund counts. */
    async refund({ refundId, providerOrderId, amountPaise }: RefundToMake): Promise<ProviderRefund> {
      if (providerOrderId === null) return { providerRefundId: null, state: 'FAILED' };
      const { status, body } = await api.call(Refund, {
        method: 'POST',
        path: '/payments/v2/refund',
        json: { merchantRefundId: refundId, originalMerchantOrderId: providerOrderId, amount: amountPaise },
      });
      if (body) return toRefund(refundId, body);
      const earlier = await find(refundId);
      if (earlier.body) return toRefund(refundId, earlier.body);
      if (CONFLICTS.includes(status)) return { providerRefundId: null, state: 'PENDING' };
      // Such as more than is left.
      if (status === REJECTED) return { providerRefundId: null, state: 'FAILED' };
      throw new Error(`phonepe: the refund was rejected with status ${status}`);
    },

    async fetchRefund(id: string): Promise<ProviderRefund> {
      const { status, body } = await find(id);
      if (body === null) throw new Error(`phonepe: no refund was found, with status ${status}`);
      return toRefund(id, body);
    },
  };
}
