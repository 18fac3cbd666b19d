import type { Page } from '@playwright/test';
import { countOrders, newCustomer, newNumber, payOrder, placeOrder } from './support/api';
import {
  waitForHydration,
  holdBack,
  seedStorage,
  seedLogin,
  readStorage,
  loginPanel,
  TWO_PACKS,
  typeCode,
  typeNumber,
  saveAsSelected,
} from './support/browser';
import type { RunningShop } from './support/server';
import { expect, test } from './support/test';

const OFFLINE = 'You are offline. What you see may be out of date.';
const PAY = 'Pay ₹330';

async function openCheckout(page: Page, shop: RunningShop) {
  const customer = await newCustomer(shop);
  const selectedAddress = await saveAsSelected(shop, customer);
  await seedLogin(page, customer, { cartItems: TWO_PACKS, selectedAddress });
  await page.goto('/checkout');
  return customer;
}

test('offline: shows a notice, loses nothing and recovers when the network is back', async ({ page, context }) => {
  await seedStorage(page, {});
  // Loads the product page's code before going offline.
  await page.goto('/product/detail?slug=foxtail-millet-thinai');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: /^Foxtail Millet/ })).toBeVisible();
  const complements = main.getByRole('region', { name: 'Goes well with it' });
  await complements.scrollIntoViewIfNeeded();
  await waitForHydration(page, 'main [data-hydration-root] section');

  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await main
    .getByRole('button', { name: /^Add .*Foxtail Millet/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await complements.getByRole('link').first().click();
  await expect(page.getByText('No connection. Check your internet and try again.')).toBeVisible();
  await expect(main.getByText('This could not be loaded')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toBeHidden();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await readStorage(page, 'cartItems')).toMatchObject([{ quantity: 1 }]);
});

test.describe('a language that fails to load', () => {
  const messagesOf = (language: string) => `**/assets/messages-${language}.*.js`;
  const setLanguage = (page: Page, language: string) =>
    page.context().addCookies([{ name: 'language', value: language, domain: 'localhost', path: '/' }]);

  for (const path of ['/checkout', '/categories?id=organic-millets']) {
    test(`retries once, then falls back to another: ${path}`, async ({ page }) => {
      await setLanguage(page, 'ta');
      let loads = 0;
      page.on('domcontentloaded', () => (loads += 1));
      await page.route(messagesOf('ta'), (route) => route.abort());
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(loads).toBe(2);
      if (path === '/checkout') return;
      await page.getByRole('button', { name: /^Add / }).first().click();
      await expect(page.getByRole('button', { name: 'Cart, 1 item' }).first()).toBeVisible();
    });
  }

  test('leaves the stored choice unchanged when asked for by ?lang=', async ({ page }) => {
    await page.route(messagesOf('hi'), (route) => route.abort());
    await page.goto('/checkout?lang=hi');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => document.cookie)).not.toContain('language=hi');
  });

  test('makes the page say so and offer a reload when every other one fails too', async ({ page, pageErrors }) => {
    await page.route(messagesOf('*'), (route) => route.abort());
    await page.goto('/checkout');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute(messagesOf('*'));
    await page.getByRole('button', { name: /^Try again · / }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(pageErrors.splice(0).join()).toContain('ChunkLoadError');
  });

  test('is reported by the language switch, which changes nothing', async ({ page }) => {
    await page.goto('/categories');
    await waitForHydration(page);
    await page.route(messagesOf('ta'), (route) => route.abort());
    await page.getByRole('banner').getByLabel('Language').selectOption('தமிழ்');
    await expect(page.getByText('This part of the shop didn’t load')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => document.cookie)).not.toContain('language=ta');
  });
});

test('waits for a slow response without a timeout', async ({ page, shop }) => {
  await page.clock.install();
  const release = await holdBack(page, '**/order/cart');
  await openCheckout(page, shop);
  await expect(page.getByRole('status', { name: 'Loading your cart' })).toBeVisible();
  await page.clock.fastForward('10:00');
  await expect(page.getByRole('status', { name: 'Loading your cart' })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: PAY })).toBeEnabled();
});

test('a double click on Pay places one order', async ({ page, shop }) => {
  const customer = await openCheckout(page, shop);
  let sent = 0;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/order/create', async (route) => {
    sent += 1;
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: PAY }).dblclick();
  await expect.poll(() => sent).toBe(1);
  release();
  await expect(page).toHaveURL(/\/order\/status\//);
  expect(sent).toBe(1);
  expect(await countOrders(shop, customer)).toBe(1);
});

test('resending an order whose response was lost places no second order, even after a reload', async ({
  page,
  shop,
}) => {
  const customer = await openCheckout(page, shop);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Note for us (optional)' }).click();
  await main.getByLabel('Note for us (optional)').fill('Ring twice');
  await page.route('**/order/create', async (route) => {
    // The request reaches the server; the response is lost.
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: PAY }).click();
  await expect(page.getByText('We couldn’t confirm that your order arrived.', { exact: false })).toBeVisible();
  expect(await countOrders(shop, customer)).toBe(1);

  await page.unroute('**/order/create');
  await page.reload();
  await expect(main.getByLabel('Note for us (optional)')).toHaveValue('Ring twice');
  await page.getByRole('button', { name: 'Send the order again' }).click();
  await expect(page).toHaveURL(/\/order\/status\//);
  expect(await countOrders(shop, customer)).toBe(1);
});

test('a reload while entering the code still leads to the checkout', async ({ page, shop }) => {
  const { mobileNumber } = await newCustomer(shop);
  await seedStorage(page, { cartItems: TWO_PACKS });
  await page.goto('/faq');
  await page.getByRole('banner').getByRole('button', { name: 'Cart, 2 items' }).click();
  await typeNumber(page, mobileNumber);
  await expect(loginPanel(page, 'Verify')).toBeVisible();

  await page.reload();
  await expect(loginPanel(page, 'Verify')).toBeVisible();
  // One to register, and the one from before the reload.
  await typeCode(page, shop, mobileNumber, 2);
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole('main').getByText('2 packs').first()).toBeVisible();
});

test('a login without a network keeps what was typed', async ({ page, context }) => {
  await seedStorage(page, {});
  await page.goto('/faq?login=1');
  await expect(loginPanel(page)).toBeVisible();
  await context.setOffline(true);
  const mobileNumber = newNumber();
  await typeNumber(page, mobileNumber);
  await expect(page.getByText('No connection. Check your internet and try again.')).toBeVisible();
  await expect(loginPanel(page).getByLabel('Mobile Number')).toHaveValue(mobileNumber);
  await context.setOffline(false);
  await loginPanel(page).getByRole('button', { name: 'Send code' }).click();
  await expect(loginPanel(page, 'Create Account').getByLabel('Mobile Number')).toHaveValue(mobileNumber);
});

test('notices the payment after a reload and after a network failure', async ({ page, context, shop }) => {
  const customer = await newCustomer(shop);
  const order = await placeOrder(shop, customer);
  await seedLogin(page, customer);
  await page.goto(`/order/status/${order.orderId}`);
  await expect(page.getByRole('img', { name: 'QR code to pay ₹330' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'QR code to pay ₹330' })).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText('We can’t check just now. We’ll keep trying.')).toBeVisible();
  await payOrder(shop, order);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/checkout\/success\//);
  await expect(page.getByRole('heading', { name: 'Thank you! Your order is in' })).toBeVisible();
});
