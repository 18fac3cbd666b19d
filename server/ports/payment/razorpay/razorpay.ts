import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../lib/clock';
import type { PaymentPort } from '../port';
import type { ProviderTiming } from '../../providerHttp';
import { createRazorpayApi, type RazorpayAccount } from './api';
import { createPaymentLinks } from './paymentLinks';
import { createQrCodes } from './qrCodes';
import { createRazorpayRefunds } from './refunds';
import { createSettlements } from './settlements';
import { readRazorpayMessage } from './webhook';

/** A payment opened late outlives its order, and money takes a while. */
const GRACE_MS = 20 * 60_000;
const REPORT_TIMEOUT_MS = 20_000;

interface RazorpayOptions {
  account: RazorpayAccount;
  publicUrl: string;
  clock: Clock;
  log: FastifyBaseLogger;
  timing?: ProviderTiming;
}

export function createRazorpay({ account, publicUrl, clock, log, timing = {} }: RazorpayOptions): PaymentPort {
  const api = createRazorpayApi(account, log, timing);
  // Own circuit breaker: payments work while reports fail.
  const reports = createRazorpayApi(account, log, { timeoutMs: REPORT_TIMEOUT_MS, ...timing });
  const links = createPaymentLinks(api, { url: account.url, publicUrl, clock });
  const qrCodes = createQrCodes(api, { clock });
  const byQr = account.mode === 'qr';
  // Payments survive a change of mode.
  const kindOf = (providerOrderId: string) => (providerOrderId.startsWith('qr_') ? qrCodes : links);

  return {
    provider: 'razorpay',
    capabilities: {
      opensWithoutCall: false,
      closes: true,
      graceMs: GRACE_MS,
      byHand: false,
      ways: { link: !byQr, qr: byQr, intent: byQr },
      refundsAtOnce: account.instantRefunds,
    },
    open: (attempt) => (byQr ? qrCodes : links).open(attempt),
    fetchPayment: (id, waiting) => kindOf(id).fetchPayment(id, waiting),
    close: (id, waiting) => kindOf(id).close(id, waiting),
    ...createRazorpayRefunds(api, account),
    ...createSettlements(reports, log),
    verifyWebhook: (rawBody, headers) =>
      readRazorpayMessage(rawBody, headers, { secrets: account.webhookSecrets, isInRupees: api.isInRupees }),
  };
}
