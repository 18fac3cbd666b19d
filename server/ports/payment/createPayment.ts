import type { Config } from '../../config';
import type { Clock } from '../../lib/clock';
import type { Secrets } from '../../lib/secrets';
import type { PaymentPort } from './port';
import { createSandboxPayment } from './sandbox';

interface PaymentOptions {
  config: Pick<Config, 'payment'>;
  secrets: Secrets;
  clock: Clock;
}

/** The payment adapter that the settings ask for. */
export function createPayment({ config, secrets, clock }: PaymentOptions): PaymentPort {
  switch (config.payment.provider) {
    case 'sandbox':
      return createSandboxPayment({ secret: secrets.sandboxWebhook, clock });
  }
}
