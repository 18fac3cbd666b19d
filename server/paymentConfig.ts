import { neededBy, readApiUrl, withPrevious } from './lib/accountSettings';
import type { SettingsReader } from './lib/settings';
import { PAYMENT_LIFETIME } from './ports/payment/paymentLifetime';
import type { PhonePeAccount } from './ports/payment/phonepe/api';
import type { RazorpayAccount } from './ports/payment/razorpay/api';

type ProviderConfig =
  | { provider: 'sandbox' | 'upi' }
  | { provider: 'razorpay'; account: RazorpayAccount }
  | { provider: 'phonepe'; account: PhonePeAccount };

const PROVIDERS = ['sandbox', 'upi', 'razorpay', 'phonepe'] as const;

export function readPaymentProvider(read: SettingsReader): ProviderConfig {
  const provider = read.choice('PAYMENT_PROVIDER', PROVIDERS, 'sandbox');
  if (provider === 'razorpay') return { provider, account: readRazorpay(read) };
  if (provider === 'phonepe') return { provider, account: readPhonePe(read) };
  return { provider };
}

/** Returns seconds, at least the provider's minimum. */
export function readPaymentLifetime(read: SettingsReader, { provider }: ProviderConfig): number {
  const { minSeconds: min, usualSeconds: fallback } = PAYMENT_LIFETIME[provider];
  return read.wholeNumber('PAYMENT_EXPIRY_SECONDS', { fallback, min, max: 86_400 });
}

function readRazorpay(read: SettingsReader): RazorpayAccount {
  const needed = neededBy(read, 'PAYMENT_PROVIDER=razorpay');
  return {
    keyId: needed('RAZORPAY_KEY_ID'),
    keySecret: needed('RAZORPAY_KEY_SECRET', 16),
    webhookSecrets: withPrevious(read, needed('RAZORPAY_WEBHOOK_SECRET', 8), 'RAZORPAY_WEBHOOK_SECRET_PREVIOUS'),
    mode: read.choice('RAZORPAY_MODE', ['link', 'qr'], 'link'),
    instantRefunds: read.flag('RAZORPAY_INSTANT_REFUNDS', false),
    url: readApiUrl(read, 'RAZORPAY_URL', 'https://api.razorpay.com'),
  };
}

function readPhonePe(read: SettingsReader): PhonePeAccount {
  const needed = neededBy(read, 'PAYMENT_PROVIDER=phonepe');
  return {
    clientId: needed('PHONEPE_CLIENT_ID'),
    clientSecret: needed('PHONEPE_CLIENT_SECRET', 8),
    clientVersion: read.text('PHONEPE_CLIENT_VERSION') ?? '1',
    webhookLogins: withPrevious(read, needed('PHONEPE_WEBHOOK_LOGIN', 8), 'PHONEPE_WEBHOOK_LOGIN_PREVIOUS'),
    mode: read.choice('PHONEPE_MODE', ['link', 'qr'], 'link'),
    url: readApiUrl(read, 'PHONEPE_URL', 'https://api.phonepe.com/apis/pg'),
    authUrl: readApiUrl(read, 'PHONEPE_AUTH_URL', 'https://api.phonepe.com/apis/identity-manager'),
  };
}
