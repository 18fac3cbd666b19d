import { asc, eq } from 'drizzle-orm';
import { paymentAttempts, refunds, transfers } from '../../../db/schema';
import { systemClock } from '../../../lib/clock';
import { createPhonePe } from '../../../ports/payment/phonepe/phonepe';
import { CHECK, EXPIRY, OUTBOX, runJob, untilTriedInVain } from '../../../testing/runJob';
import { makeShopper, type Shopper } from '../../../testing/shopper';
import {
  PHONEPE_WEBHOOK_LOGINS,
  phonePeAccount,
  startPhonePe,
  type FakePhonePe,
} from '../../../testing/fakeProviders/phonepe';
import type { Fault } from '../../../testing/fakeProviders/fakeProvider';
import { setStock } from '../../../testing/stock';
import { makeTestApp, type TestApp } from '../../../testing/testApp';

const MILLET = 'ml-thinai-500'; // ₹75
const TWO = [{ _id: MILLET, quantity: 2 }];
const TOTAL = 19_000;
const LIFETIME_SECONDS = 1_500;
const [, OLD_LOGIN] = PHONEPE_WEBHOOK_LOGINS;

let phonePe: FakePhonePe;
let testApp: TestApp;
let shopper: Shopper;
let mode: 'link' | 'qr' = 'link';
const TIMEOUT_MS = 1_000;

beforeAll(async () => {
  phonePe = await startPhonePe();
  phonePe.slowMs = TIMEOUT_MS + 200;
  const adapter = (by: 'link' | 'qr') =>
    createPhonePe({
      account: phonePeAccount(phonePe.url, by),
      publicUrl: 'https://vayal.example',
      clock: systemClock,
      timing: { timeoutMs: TIMEOUT_MS, breakMs: 50 },
    });
  const [byLink, byQr] = [adapter('link'), adapter('qr')];
  testApp = await makeTestApp({
    env: { PAYMENT_EXPIRY_SECONDS: String(LIFETIME_SECONDS) },
    deps: { payment: { ...byLink, open: (attempt) => (mode === 'qr' ? byQr : byLink).open(attempt) } },
  });
});
beforeEach(async () => {
  phonePe.fault = () => undefined;
  phonePe.settings.refundState = 'COMPLETED';
  mode = 'link';
  await setStock(testApp.deps, MILLET, 100);
  shopper = await makeShopper(testApp);
});
afterAll(async () => {
  await testApp.close();
  await phonePe.close();
});

const attemptsOf = (orderId: string) =>
  testApp.deps.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(asc(paymentAttempts.createdAt));
async function placed() {
  const { orderId, payment } = await shopper.place(TWO);
  const [attempt] = await attemptsOf(orderId);
  return { orderId, openedId: attempt!.providerOrderId!, payment: payment! };
}
type Message = ReturnType<FakePhonePe['sign']>;
async function deliver({ body, headers }: { body: string; headers: object }): Promise<number> {
  const url = '/api/web/payment/webhook/phonepe';
  const response = await testApp.app.inject({ method: 'POST', url, payload: body, headers: { ...headers } });
  return response.statusCode;
}
async function paid() {
  const order = await placed();
  expect(await deliver(phonePe.pay(order.openedId))).toBe(200);
  return order;
}
async function stateOf({ orderId }: { orderId: string }) {
  const { data } = await shopper.state(orderId);
  return [data.paymentStatus, data.orderStatus];
}
const transfersOf = ({ orderId }: { orderId: string }) =>
  testApp.deps.db.select().from(transfers).where(eq(transfers.orderId, orderId));
async function refundOf({ orderId }: { orderId: string }) {
  const [row] = await testApp.deps.db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(transfers, eq(transfers.id, refunds.transferId))
    .where(eq(transfers.orderId, orderId));
  return row!.refund;
}
const breakIsOver = () => new Promise((resolve) => setTimeout(resolve, 60));
const RECEIVED = ['RECEIVED', 'ORDER_CREATED'];

it('leads to a page of PhonePe, and asks PhonePe about each message', async () => {
  const order = await placed();
  expect(order.payment).toMatchObject({
    provider: 'phonepe',
    upiUrl: null,
    pageUrl: expect.stringMatching(/^https:\/\/mercury\.phonepe\.com\//),
  });
  const message = phonePe.pay(order.openedId);
  expect([await deliver(message), await deliver(message)]).toEqual([200, 200]);
  expect(await stateOf(order)).toEqual(RECEIVED);
  expect(await transfersOf(order)).toMatchObject([{ amountPaise: TOTAL, surplus: null }]);
});

it('trusts no webhook: what it reports has no effect unless PhonePe confirms it', async () => {
  const order = await placed();
  const claim = { merchantOrderId: order.openedId, state: 'COMPLETED', amount: TOTAL };
  expect(await deliver(phonePe.sign('checkout.order.completed', claim))).toBe(200);
  expect(await deliver(phonePe.sign('checkout.order.completed', claim, 'vayal:guessed123'))).toBe(401);
  expect(await stateOf(order)).toEqual(['OPEN', 'PAYMENT_PENDING']);
});

it('is not paid by rupees where paise are due, which go back', async () => {
  const order = await placed();
  await deliver(phonePe.pay(order.openedId, { amount: TOTAL / 100 }));
  expect(await stateOf(order)).toEqual(['FAILED', 'WAITING_FOR_PAYMENT']);
  expect(await refundOf(order)).toMatchObject({ amountPaise: TOTAL / 100, reason: 'amount' });
  expect(await transfersOf(order)).toMatchObject([{ amountPaise: TOTAL / 100, surplus: 'AMOUNT' }]);
});

it('takes the old login beside the new one', async () => {
  const order = await placed();
  const { body } = phonePe.pay(order.openedId);
  const { payload } = JSON.parse(body) as { payload: unknown };
  await deliver(phonePe.sign('checkout.order.completed', payload, OLD_LOGIN));
  expect(await stateOf(order)).toEqual(RECEIVED);
});

it('opens another attempt for the same order after a failed try, and it can be paid', async () => {
  const order = await placed();
  await deliver(phonePe.pay(order.openedId, { state: 'FAILED' }));
  expect(await stateOf(order)).toEqual(['FAILED', 'WAITING_FOR_PAYMENT']);
  const [first, second] = await attemptsOf(order.orderId);
  expect([first!.state, second!.state]).toEqual(['EXPIRED', 'FAILED']);
  const { payment } = (await shopper.track(order.orderId)).data;
  expect(payment.pageUrl).toBe(second!.pageUrl);
  expect(payment.pageUrl).not.toBe(order.payment.pageUrl);
  await deliver(phonePe.pay(second!.providerOrderId!));
  expect(await stateOf(order)).toEqual(RECEIVED);
});

it('shows the QR code of an account that has them', async () => {
  mode = 'qr';
  const order = await placed();
  expect(order.payment).toMatchObject({
    upiUrl: expect.stringMatching(/^upi:\/\/pay\?.*am=190\.00/),
    pageUrl: `/order/status/${order.orderId}`,
  });
  await deliver(phonePe.pay(order.openedId));
  expect(await stateOf(order)).toEqual(RECEIVED);
});

it('holds the stock until the payment can not succeed any more, because PhonePe stops none', async () => {
  const order = await placed();
  testApp.deps.clock.advance(LIFETIME_SECONDS);
  const before = phonePe.calls.length;
  for (let round = 0; round < 12; round += 1) {
    await runJob(testApp.deps, EXPIRY);
    testApp.deps.clock.advance(5);
  }
  expect(await stateOf(order)).toEqual(['OPEN', 'PAYMENT_PENDING']);
  // It isn't called in each round.
  expect(phonePe.calls.slice(before).filter((call) => call.includes(order.openedId))).toHaveLength(1);
  testApp.deps.clock.advance(600);
  await runJob(testApp.deps, EXPIRY);
  expect(await stateOf(order)).toEqual(['EXPIRED', 'CANCELLED']);
});

it('finds the money of a cancelled order whose message was lost, and gives it back', async () => {
  const order = await placed();
  await shopper.cancel(order.orderId);
  phonePe.pay(order.openedId);
  testApp.deps.clock.advance(60);
  await runJob(testApp.deps, OUTBOX);
  expect(await refundOf(order)).toMatchObject({ state: 'SENT', reason: 'late' });
  testApp.deps.clock.advance(600);
  await runJob(testApp.deps, OUTBOX);
  expect(await stateOf(order)).toEqual(['REFUNDED', 'CANCELLED']);
});

it('logs in again when a token ends early', async () => {
  await placed();
  phonePe.expireTokens();
  const order = await placed();
  phonePe.expireTokens();
  await deliver(phonePe.pay(order.openedId));
  expect(await stateOf(order)).toEqual(RECEIVED);
});

it.each<Fault>(['RESET', 'HANG', 'ERROR', 'HTML', 'EMPTY', 'LOST', 'STUCK', 'SLOW'])(
  'opens a payment after %s, by the same key',
  async (fault) => {
    phonePe.fault = ({ path }) => (path.endsWith('/pay') ? fault : undefined);
    const { data: bill } = await shopper.bill(TWO);
    const body = { items: TWO, addressId: shopper.addressId, expectedTotal: bill.totalPaise };
    const key = `key-of-${fault}-${shopper.customerId}`;
    expect((await shopper.create(body, key)).status).toBe(500);
    phonePe.fault = () => undefined;
    await breakIsOver();
    expect(await shopper.create(body, key)).toMatchObject({ status: 200, data: { payment: { provider: 'phonepe' } } });
  },
);

describe('a refund', () => {
  const end = async (state: 'COMPLETED' | 'FAILED') => {
    const order = await paid();
    phonePe.settings.refundState = 'PENDING';
    await shopper.cancel(order.orderId);
    const { id } = await refundOf(order);
    expect(await refundOf(order)).toMatchObject({ state: 'SENT' });
    const message: Message = phonePe.endRefund(id, state);
    await deliver(message);
    return order;
  };

  it('is done once PhonePe says so', async () => {
    expect(await stateOf(await end('COMPLETED'))).toEqual(['REFUNDED', 'CANCELLED']);
  });

  it('that failed leaves the money with the shop, for a person', async () => {
    const order = await end('FAILED');
    expect(await refundOf(order)).toMatchObject({ state: 'FAILED' });
    expect(await transfersOf(order)).toMatchObject([{ refundedPaise: 0 }]);
  });

  it.each<Fault>(['RESET', 'LOST', 'HANG'])('a refund after %s is made once', async (fault) => {
    const order = await paid();
    phonePe.fault = ({ path }) => (path.includes('/refund') ? fault : undefined);
    await shopper.cancel(order.orderId);
    await untilTriedInVain(testApp.deps);
    phonePe.fault = () => undefined;
    // On a busy machine the response may come too late once more.
    do {
      await breakIsOver();
      testApp.deps.clock.advance(600);
      await runJob(testApp.deps, OUTBOX);
    } while ((await stateOf(order))[0] !== 'REFUNDED');
    expect(await stateOf(order)).toEqual(['REFUNDED', 'CANCELLED']);
    const made = [...phonePe.refunds.values()].filter((each) => each.originalMerchantOrderId === order.openedId);
    expect(made).toHaveLength(1);
  });

  it('of more than is left fails at once', async () => {
    const order = await paid();
    phonePe.orders.get(order.openedId)!.refunded = 1;
    await shopper.cancel(order.orderId);
    expect(await refundOf(order)).toMatchObject({ state: 'FAILED' });
  });
});

it('checks open payments whose messages were lost', async () => {
  const order = await placed();
  phonePe.pay(order.openedId);
  testApp.deps.clock.advance(120);
  await runJob(testApp.deps, CHECK);
  expect(await stateOf(order)).toEqual(RECEIVED);
});
