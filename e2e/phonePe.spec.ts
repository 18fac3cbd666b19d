import {
  PHONEPE_WEBHOOK_LOGINS,
  phonePeAccount,
  startPhonePe,
  type FakePhonePe,
} from '../server/testing/fakeProviders/phonepe';
import { call, countOrders, newCustomer, placeOrder } from './support/api';
import { seedLogin } from './support/browser';
import { deliver } from './support/providerPages';
import { expect, test as base } from './support/test';

const test = base.extend<object, { phonePe: FakePhonePe }>({
  phonePe: [
    async ({}, use) => {
      const phonePe = await startPhonePe();
      await use(phonePe);
      await phonePe.close();
    },
    { scope: 'worker' },
  ],
  shopEnv: [
    async ({ phonePe }, use) => {
      const { clientId, clientSecret, url, authUrl } = phonePeAccount(phonePe.url);
      const account = { PHONEPE_CLIENT_ID: clientId, PHONEPE_CLIENT_SECRET: clientSecret };
      const urls = { PHONEPE_URL: url, PHONEPE_AUTH_URL: authUrl };
      await use({ ...account, ...urls, PAYMENT_PROVIDER: 'phonepe', PHONEPE_WEBHOOK_LOGIN: PHONEPE_WEBHOOK_LOGINS[0] });
    },
    { scope: 'worker' },
  ],
});

test('a payment that fails is made again on the same order, by a new attempt', async ({ page, shop, phonePe }) => {
  const customer = await newCustomer(shop);
  const order = await placeOrder(shop, customer);
  await seedLogin(page, customer);
  await page.goto(`/order/status/${order.orderId}`);
  const button = page.getByRole('link', { name: 'Pay ₹330', exact: true });
  await expect(button).toHaveAttribute('href', order.payment.pageUrl);

  const [first] = [...phonePe.orders.keys()];
  await deliver(shop, 'phonepe', [phonePe.pay(first!, { state: 'FAILED' })]);
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible();
  const second = [...phonePe.orders.keys()].at(-1)!;
  expect(second).not.toBe(first);
  // The ended page of the first attempt could not be paid.
  const { data } = await call(shop, `/order/track/${order.orderId}`, { token: customer.token });
  expect(data.payment.pageUrl).not.toBe(order.payment.pageUrl);
  await expect(button).toHaveAttribute('href', data.payment.pageUrl);
  await expect(page.getByText(`Order ${order.orderNumber}`)).toBeVisible();

  await deliver(shop, 'phonepe', [phonePe.pay(second)]);
  await expect(page.getByRole('heading', { name: 'Thank you! Your order is in' })).toBeVisible();
  await expect(page.getByText(order.orderNumber, { exact: false }).first()).toBeVisible();
  expect(await countOrders(shop, customer)).toBe(1);
});
