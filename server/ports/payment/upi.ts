import { AppError } from '../../lib/errors';
import type { PaymentPort } from './port';
import { upiUrl } from './upiUrl';

/** Stored with attempts and transfers. */
export const UPI = 'upi';

interface UpiOptions {
  /** The seller's own, as `name@bank`. */
  payeeAddress: string;
  /** As the bank knows the seller; otherwise the shop's name. */
  payeeName: string | undefined;
}

/** A link and QR code to the seller's own address. No bank reports what comes of it, so staff match it by hand. */
export function createUpiPayment({ payeeAddress, payeeName }: UpiOptions): PaymentPort {
  const byHand = () => Promise.reject(new Error('refunds of plain UPI are made by hand'));
  return {
    provider: UPI,
    capabilities: { opensWithoutCall: true, closes: false, graceMs: 0, byHand: true },
    open: async ({ orderId, orderNumber, amountPaise, payeeName: shopName }) => ({
      providerOrderId: orderNumber,
      upiUrl: upiUrl({
        payeeAddress,
        payeeName: payeeName ?? shopName,
        reference: orderNumber,
        note: `Order ${orderNumber}`,
        amountPaise,
      }),
      // The shop's own page, which shows the QR code.
      pageUrl: `/order/status/${orderId}`,
    }),
    fetchPayment: async () => ({ state: 'OPEN', transfers: [] }),
    close: async () => ({ state: 'OPEN', transfers: [] }),
    refund: byHand,
    fetchRefund: byHand,
    verifyWebhook: () => {
      throw new AppError(401, 'payment.wrongSignature');
    },
  };
}
