import type { PaymentOpening } from '../../../contract/orders';

interface PaymentLinks {
  /** What the QR code holds and the app button opens; null where there is only a page. */
  appUrl: string | null;
  /** The provider's page, with its host: a phone that scans it knows no other. Null where the provider has none. */
  pageUrl: string | null;
}

const OWN_PAGE = '/order/status/';

/**
 * The payment's links. The sandbox uses its own page, because no real app could pay its `upi:` link.
 * @param origin of this page, e.g. `https://shop.example`
 */
export const paymentLinks = ({ provider, upiUrl, pageUrl }: PaymentOpening, origin: string): PaymentLinks => {
  const absolutePageUrl = new URL(pageUrl, origin).href;
  return {
    appUrl: provider === 'sandbox' ? absolutePageUrl : upiUrl,
    pageUrl: pageUrl.startsWith(OWN_PAGE) ? null : absolutePageUrl,
  };
};
