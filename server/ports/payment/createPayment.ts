import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config';
import type { Clock } from '../../lib/clock';
import type { Secrets } from '../../lib/secrets';
import type { PaymentPort } from './port';
import { createPhonePe } from './phonepe/phonepe';
import { createRazorpay } from './razorpay/razorpay';
import { createSandboxPayment } from './sandbox';
import { createUpiPayment } from './upi';

interface PaymentOptions {
  config: Pick<Config, 'payment' | 'publicUrl'>;
  secrets: Pick<Secrets, 'sandboxWebhook'>;
  clock: Clock;
  log: FastifyBaseLogger;
}

export function createPayment({ config, secrets, clock, log }: PaymentOptions): PaymentPort {
  const { publicUrl, payment } = config;
  switch (payment.provider) {
    case 'sandbox':
      return createSandboxPayment({ secret: secrets.sandboxWebhook, clock });
    case 'upi':
      return createUpiPayment(payment.payee);
    case 'razorpay':
      return createRazorpay({ account: payment.account, publicUrl, clock, log });
    case 'phonepe':
      return createPhonePe({ account: payment.account, publicUrl, clock });
  }
}
