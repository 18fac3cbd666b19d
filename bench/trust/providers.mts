import { setTimeout as sleep } from 'node:timers/promises';
import { api, watching } from '../../scripts/attack/client.mjs';
import type { FakeProvider, Fault } from '../../server/testing/fakeProviders/fakeProvider';
import { RAZORPAY_WEBHOOK_SECRETS, razorpayAccount, startRazorpay } from '../../server/testing/fakeProviders/razorpay';
import { startTwilio, twilioAccount } from '../../server/testing/fakeProviders/twilio';
import { median } from '../calls.mjs';
import type { Load } from './load.mjs';
import type { Scenario } from './scenario.mjs';
import type { Stage } from './stage.mjs';
import { underLoad } from './underLoad.mjs';

const FAULTS: [name: string, fault: Fault][] = [
  ['slow', 'SLOW'],
  ['reset', 'RESET'],
  ['half-open', 'HANG'],
];
const SLOW_MS = 5_000;
const WINDOW_MS = { long: 20_000, short: 5_000 };
const WARM_UP_MS = 3_000;
/** A provider that failed is left alone for a while. */
const ASKED_WITHIN_MS = 60_000;

/**
 * A visitor browses while customers order: first without a fault of the provider, then with each.
 * @param waits whether orders wait for the provider
 */
async function browse(provider: FakeProvider, { shop }: Stage, load: Load, isLong: boolean, waits: boolean) {
  const placed = () => load.acknowledged.placed.size;
  const failures: string[] = [];
  const during = async (what: string) => {
    const before = { calls: provider.calls.length, placed: placed() };
    const wasAsked = () => provider.calls.length > before.calls;
    const { times, failed } = await watching(shop, async () => {
      await sleep(isLong ? WINDOW_MS.long : WINDOW_MS.short);
      const until = performance.now() + ASKED_WITHIN_MS;
      while (!wasAsked() && performance.now() < until) await sleep(100);
    });
    failures.push(...Array.from({ length: failed }, () => `browsing failed ${what}`));
    const orders = placed() - before.placed;
    if (!wasAsked()) failures.push(`the provider was not asked ${what}`);
    if (orders === 0 && !waits) failures.push(`nobody could order ${what}`);
    return { ms: median(times), orders };
  };
  // The first pages load the renderer.
  await watching(shop, () => sleep(WARM_UP_MS));
  const usual = await during('without a fault');
  const ratios: string[] = [];
  for (const [name, fault] of FAULTS) {
    provider.fault = () => fault;
    const { ms, orders } = await during(`while it was ${name}`);
    provider.fault = () => undefined;
    ratios.push(`${name} ${(ms / usual.ms).toFixed(2)} (${orders} orders)`);
  }
  return {
    tries: FAULTS.length,
    failures,
    note: `browsing took, as a ratio to the same customers without the fault (median; ${usual.orders} orders): ${ratios.join(', ')}${waits ? '; below 1 because orders wait for the provider' : ''}`,
  };
}

const payments: Scenario = {
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
        (stage, load) => browse(razorpay, stage, load, isLong, true),
      );
    } finally {
      await razorpay.close();
    }
  },
};

const messages: Scenario = {
  promise:
    'the provider of messages is slow, resets or is half-open under load: browsing and orders go on, and nothing is lost',
  async run(isLong) {
    const twilio = await startTwilio();
    twilio.slowMs = SLOW_MS;
    const { accountSid, authToken, from } = twilioAccount(twilio.url);
    const env = {
      SMS_PROVIDER: 'twilio',
      TWILIO_URL: twilio.url,
      TWILIO_ACCOUNT_SID: accountSid,
      TWILIO_AUTH_TOKEN: authToken,
      TWILIO_FROM: from,
    };
    const readCode = (mobileNumber: string) => {
      const text = twilio.taken.findLast(({ to }) => to === `91${mobileNumber}`);
      return /\b\d{4}\b/.exec(text?.content ?? '')?.[0] ?? '';
    };
    try {
      return await underLoad({ env, readCode }, async (stage, load) => {
        const outcome = await browse(twilio, stage, load, isLong, false);
        return { ...outcome, note: `${outcome.note}; ${twilio.taken.length} messages` };
      });
    } finally {
      await twilio.close();
    }
  },
};

export const providers = [payments, messages];
