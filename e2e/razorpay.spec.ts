import type { Page } from '@playwright/test';
import {
  razorpayAccount,
  RAZORPAY_WEBHOOK_SECRETS,
  startRazorpay,
  type FakeRazorpay,
} from '../server/testing/fakeProviders/razorpay';
import { countOrders, newCustomer, placeOrder } from './support/api';
import { openCheckout, PHONE, seedLogin } from './support/browser';
import { deliver, showProviderPages } from './support/providerPages';
import { expect, test as base } from './support/test';

const linkAt = (pageUrl: string) => `plink_${pageUrl.split('/').at(-1)}`;

const test = base.extend<{ pages: undefined }, { razorpay: FakeRazorpay }>({
  razorpay: [
    async ({}, use) => {
      const razorpay = await startRazorpay();
      await use(razorpay);
      await razorpay.close();
    },
    { scope: 'worker' },
  ],
  shopEnv: [
    async ({ razorpay }, use) => {
      const { keyId, keySecret } = razorpayAccount(razorpay.url);
      const account = { RAZORPAY_URL: razorpay.url, RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret };
      await use({
        PAYMENT_PROVIDER: 'razorpay',
        RAZORPAY_WEBHOOK_SECRET: RAZORPAY_WEBHOOK_SECRETS[0],
        ...account,
      });
    },
    { scope: 'worker' },
  ],
  pages: [
    async ({ context, razorpay, localOnly: _ }, use) => {
      await showProviderPages(context, 'https://rzp.io/**', ({ href }) => {
        const { callback_url: back } = razorpay.opened.get(linkAt(href))!.json;
        return `${String(back)}&razorpay_payment_link_status=paid`;
      });
      await use(undefined);
    },
    { auto: true },
  ],
});

/** The payment link that the page leads to. */
async function linkOn(page: Page): Promise<string> {
  const button = page.getByRole('link', { name: 'Pay ₹330', exact: true });
  await expect(button).toHaveAttribute('href', /^https:\/\/rzp\.io\//);
  return linkAt((await button.getAttribute('href'))!);
}

test('a customer pays on the provider’s page, and the shop waits for its message', async ({ page, shop, razorpay }) => {
  await page.setViewportSize(PHONE);
  await openCheckout(page, shop, await newCustomer(shop));
  await page.getByRole('button', { name: 'How payment works' }).click();
  const dialog = page.getByRole('dialog', { name: 'How payment works' });
  await expect(dialog.getByText(/a button leads to the page of our payment service/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pay ₹330' }).click();

  const link = await linkOn(page);
  await page.getByRole('link', { name: 'Pay ₹330' }).click();
  const messages = razorpay.messagesOf(razorpay.pay(link));
  await page.getByRole('link', { name: 'Done' }).click();
  // The browser's return proves nothing, but a second payment is the last thing to offer.
  await expect(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the payment page' })).toBeVisible();
  await deliver(shop, 'razorpay', messages);
  await expect(page.getByRole('heading', { name: 'Thank you! Your order is in' })).toBeVisible();
});

test('while the provider is away the order waits, and is paid once it is back', async ({ page, shop, razorpay }) => {
  const customer = await newCustomer(shop);
  await openCheckout(page, shop, customer);
  razorpay.fault = ({ method }) => (method === 'POST' ? 'ERROR' : undefined);
  await page.getByRole('button', { name: 'Pay ₹330' }).click();
  await expect(page.getByText(/Your order is kept: please press again/)).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your payment is being prepared' })).toBeVisible();
  razorpay.fault = () => undefined;
  await page.goBack();
  await page.getByRole('button', { name: 'Pay ₹330' }).click();
  await deliver(shop, 'razorpay', razorpay.messagesOf(razorpay.pay(await linkOn(page))));
  await expect(page.getByRole('heading', { name: 'Thank you! Your order is in' })).toBeVisible();
  expect(await countOrders(shop, customer)).toBe(1);
});

test('a cancelled order’s refund is followed until it has arrived', async ({ page, shop, razorpay }) => {
  razorpay.settings.refundStatus = 'pending';
  const customer = await newCustomer(shop);
  const order = await placeOrder(shop, customer);
  await seedLogin(page, customer);
  await page.goto(`/order/status/${order.orderId}`);
  await deliver(shop, 'razorpay', razorpay.messagesOf(razorpay.pay(await linkOn(page))));
  await page.getByRole('link', { name: 'Track order' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Refunds take 2 to 7 working days/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText(/^₹330 is on its way back since .* within 2 to 7 days/)).toBeVisible();

  const [refundId] = [...razorpay.refunds].at(-1)!;
  await deliver(shop, 'razorpay', [razorpay.endRefund(refundId, 'processed')]);
  await page.reload();
  await expect(page.getByText(/^₹330 was refunded on /)).toBeVisible();
});
