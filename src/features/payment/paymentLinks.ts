import type { PaymentInstructions } from '../../../contract/orders';

export interface PaymentLinks {
  /** The app button opens it; null where the account has no app links. */
  appUrl: string | null;
  /** The QR code holds it; null where the account has none. */
  codeUrl: string | null;
  /** The provider's page, with its host: a phone that scans it knows no other. It is null if the provider has none. */
  pageUrl: string | null;
}

/**
 * The payment's links. The sandbox uses its own page, because no real app could pay its `upi:` link.
 * @param origin of this page, e.g. `https://shop.example`
 */
export const paymentLinks = (
  { provider, upiUrl, pageUrl, ways }: Pick<PaymentInstructions, 'provider' | 'upiUrl' | 'pageUrl' | 'ways'>,
  origin: string,
): PaymentLinks => {
  const absolutePageUrl = new URL(pageUrl, origin).href;
  const payUrl = provider === 'sandbox' ? absolutePageUrl : upiUrl;
  return {
    appUrl: ways.intent ? payUrl : null,
    codeUrl: ways.qr ? payUrl : null,
    pageUrl: ways.link ? absolutePageUrl : null,
  };
};
