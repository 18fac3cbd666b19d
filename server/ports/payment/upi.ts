import { orderStatusPath } from '../../../contract/routes';
import { AppError } from '../../lib/errors';
import type { AttemptToOpen, OpenedPayment, Payee, PaymentPort } from './port';
import { upiUrl } from './upiUrl';

/** Stored with attempts and transfers. */
export const UPI = 'upi';

/** The payee of the environment, for a shop whose settings name none. */
interface ConfiguredPayee {
  /** The seller's own, as `name@bank`. */
  address: string;
  /** As the bank knows the seller; otherwise the shop's name. */
  name: string | undefined;
}

/** Null where no UPI address is set at all. */
export function payeeOf({ address, name }: Payee, configured: ConfiguredPayee | null) {
  if (address !== null) return { payeeAddress: address, payeeName: name };
  return configured && { payeeAddress: configured.address, payeeName: configured.name ?? name };
}

interface UpiPayment extends PaymentPort {
  open(attempt: AttemptToOpen): Promise<OpenedPayment & { upiUrl: string }>;
}

/**
 * A link and QR code to the seller's own address. No bank reports what comes of it, so staff match it by hand. Opening
 * throws AppError 409 where no address is set.
 */
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
        // The shop's own page, which shows the QR code.
        pageUrl: orderStatusPath(orderId),
      };
    },
    fetchPayment: async () => ({ state: 'OPEN', transfers: [] }),
    close: async () => ({ state: 'OPEN', transfers: [] }),
    refund: byHand,
    fetchRefund: byHand,
    fetchSettlement: null,
    verifyWebhook: () => {
      throw new AppError(401, 'payment.wrongSignature');
    },
  };
}
