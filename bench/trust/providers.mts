import { setTimeout as sleep } from 'node:timers/promises';
import { api, watching } from '../../scripts/attack/client.mjs';
import type { Fault } from '../../server/testing/fakeProviders/fakeProvider';
import { RAZORPAY_WEBHOOK_SECRETS, razorpayAccount, startRazorpay } from '../../server/testing/fakeProviders/razorpay';
import { median } from '../calls.mjs';
import type { Scenario } from './scenario.mjs';
import { underLoad } from './underLoad.mjs';

const FAULTS: [name: string, fault: Fault][] = [
  ['slow', 'SLOW'],
  ['reset', 'RESET'],
  ['half-open', 'HANG'],
];
const SLOW_MS = 5_000;
const WINDOW_MS = { long: 20_000, short: 5_000 };

export const providers: Scenario = {
  promise: 'the payment provider is slow, resets or is half-open under load: browsing goes on, and nothing is lost',
  async run(isLong) {
    const razorpay = await startRazorpay();
    razorpay.slowMs = SLOW_MS;
    const { keyId, keySecret } = razorpayAccount(razorpay.url);
    const env = {
      PAYMENT_PROVIDER: 'razorpay',
      RAZORPAY_URL: razorpay.url,
      RAZORPAY_KEY_ID: keyId,
      RAZORPAY_KEY_SECRET: keySecret,
      RAZORPAY_WEBHOOK_SECRET: RAZORPAY_WEBHOOK_SECRETS[0],
    };
    const browse = async (shop: Parameters<typeof watching>[0]) => {
      const { times, failed } = await watching(shop, () => sleep(isLong ? WINDOW_MS.long : WINDOW_MS.short));
      return { ms: median(times), failed };
    };
    try {
      return await underLoad(
        {
          env,
          pay: (shop, { payment }) => {
            // A repeat has the same messages.
            const paymentId = razorpay.pay(`plink_${payment.pageUrl.split('/').at(-1)}`);
            const messages = razorpay.messagesOf(paymentId);
            return async () => {
              let status = 0;
              for (const { body, headers } of messages) {
                ({ status } = await api(shop(), '/payment/webhook/razorpay', { body, headers }));
              }
              return status;
            };
          },
        },
        async (stage) => {
          const { ms: usual, failed } = await browse(stage.shop);
          const failures = Array.from({ length: failed }, () => 'browsing failed without a fault');
          const ratios: string[] = [];
          for (const [name, fault] of FAULTS) {
            razorpay.fault = () => fault;
            const during = await browse(stage.shop);
            razorpay.fault = () => undefined;
            ratios.push(`${name} ${(during.ms / usual).toFixed(2)}`);
            failures.push(...Array.from({ length: during.failed }, () => `browsing failed while it was ${name}`));
          }
          return {
            tries: FAULTS.length,
            failures,
            note: `browsing took, as a ratio to the same customers without the fault (median): ${ratios.join(', ')}; below 1 because orders wait for the provider`,
          };
        },
      );
    } finally {
      await razorpay.close();
    }
  },
};
