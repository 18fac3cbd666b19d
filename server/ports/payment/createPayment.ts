import type { Config } from '../../config';
import type { Clock } from '../../lib/clock';
import type { Secrets } from '../../lib/secrets';
import type { PaymentPort } from './port';
import { createSandboxPayment } from './sandbox';
import { createUpiPayment } from './upi';

interface PaymentOptions {
  config: Pick<Config, 'payment'>;
  secrets: Secrets;
  clock: Clock;
}

const adapters: Record<Config['payment']['provider'], (options: PaymentOptions) => PaymentPort> = {
  sandbox: ({ secrets, clock }) => createSandboxPayment({ secret: secrets.sandboxWebhook, clock }),
  upi: ({ config: { payment } }) => createUpiPayment(payment.payee),
};

export const createPayment = (options: PaymentOptions): PaymentPort =>
  adapters[options.config.payment.provider](options);
