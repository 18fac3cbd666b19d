import type { PaymentOpening } from '../../../contract/orders';

interface PaymentLinks {
  /** What the QR code holds and the app button opens. */
  payUrl: string;
  /** The provider's page for paying in a browser, with its host: a phone that scans it knows no other. */
  pageUrl: string;
}

/**
 * The payment's link. The sandbox uses its own page, because no real app could pay its `upi:` link.
 * @param origin of this page, e.g. `https://shop.example`
 */
export const paymentLinks = ({ provider, upiUrl, pageUrl }: PaymentOpening, origin: string): PaymentLinks => {
  const absolutePageUrl = new URL(pageUrl, origin).href;
  return { payUrl: provider === 'sandbox' ? absolutePageUrl : upiUrl, pageUrl: absolutePageUrl };
};
