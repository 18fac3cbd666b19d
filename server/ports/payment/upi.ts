import { orderStatusPath } from '../../../contract/routes';
import { AppError } from '../../lib/errors';
import type { AttemptToOpen, OpenedPayment, Payee, PaymentPort } from './port';
import { upiUrl } from './upiUrl';

export const UPI = 'upi';

/** The environment's payee, which the shop's settings override. */
interface ConfiguredPayee {
  /** An address such as `name@bank`. */
  address: string;
  /** The seller's name at the bank. */
  name: string | undefined;
}

export function payeeOf({ address, name }: Payee, configured: ConfiguredPayee | null) {
  if (address !== null) return { payeeAddress: address, payeeName: name };
  return configured && { payeeAddress: configured.address, payeeName: configured.name ?? name };
}

interface UpiPayment extends PaymentPort {
  open(attempt: AttemptToOpen): Promise<OpenedPayment & { upiUrl: string }>;
}

/** Staff match payments by hand. `open` throws AppError 409 without an address. */
export function createUpiPayment(configured: ConfiguredPayee | null): UpiPayment {
  const byHand = () => Promise.reject(new Error('refunds of plain UPI are made by hand'));
  return {
    provider: UPI,
    capabilities: {
      opensWithoutCall: true,
      closes: false,
      graceMs: 0,
      byHand: true,
      ways: { link: false, qr: true, intent: true },
      refundsAtOnce: false,
    },
    open: async ({ orderId, orderNumber, amountPaise, payee }) => {
      const payTo = payeeOf(payee, configured);
      if (!payTo) throw new AppError(409, 'payment.noPayee');
      return {
        providerOrderId: orderNumber,
        upiUrl: upiUrl({ ...payTo, reference: orderNumber, note: `Order ${orderNumber}`, amountPaise }),
        // It shows the QR code.
        pageUrl: orderStatusPath(orderId),
      };
    },
    fetchPayment: async () => ({ state: 'OPEN', transfers: [] }),
    close: async () => ({ state: 'OPEN', transfers: [] }),
    refund: byHand,
    fetchRefund: byHand,
    fetchSettlement: null,
    verifyWebhook: () => {
      throw new AppError(401, 'core.wrongSignature');
    },
  };
}
