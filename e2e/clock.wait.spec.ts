import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import { countOrders, newCustomer, payOrder, placeOrder, printedCode } from './support/api';
import { waitForHydration, seedStorage, seedLogin, loginPanel, typeNumber } from './support/browser';
import { expect, test } from './support/test';

/** As short as the settings allow, so that one wait serves for a code and an unpaid order. */
const LIFETIME_SECONDS = 30;
const RESEND_SECONDS = 2;
/** The demo has no more units of this pack. */
const ALL_OF_A_PACK = [{ _id: 'ml-kula-1000', quantity: 3 }];
test.use({
  shopEnv: {
    OTP_TTL_SECONDS: String(LIFETIME_SECONDS),
    OTP_RESEND_SECONDS: String(RESEND_SECONDS),
    PAYMENT_EXPIRY_SECONDS: String(LIFETIME_SECONDS + 1),
  },
});

test('an expired code is explained, an unpaid order expires, and a late payment is accepted, or refunded without stock', async ({
  page,
  anotherDevice,
  shop,
}) => {
  const login = await anotherDevice();
  const { mobileNumber } = await newCustomer(shop);
  await seedStorage(login, {});
  await login.goto('/faq?login=1');
  await typeNumber(login, mobileNumber);
  const field = loginPanel(login, 'Verify').getByLabel('One-time code');
  await expect(field).toBeVisible();
  const code = await printedCode(shop, mobileNumber, 2);

  const customer = await newCustomer(shop, 'Meena');
  const order = await placeOrder(shop, customer);
  const other = await newCustomer(shop);
  const soldOut = await placeOrder(shop, other, ALL_OF_A_PACK);
  const others = await anotherDevice();
  await seedLogin(others, other);
  await others.goto(`/order/status/${soldOut.orderId}`);
  await seedLogin(page, customer);
  await page.goto(`/order/status/${order.orderId}`);
  await expect(page.getByRole('timer')).toHaveText(/^0:[0-3]\d left to pay$/);
  await expect(page.getByRole('heading', { name: 'This order wasn’t paid in time' })).toBeVisible({ timeout: 45_000 });

  // The code was sent before the order was placed, and its lifetime is shorter.
  await field.fill(code);
  await expect(
    loginPanel(login, 'Verify').getByText('This code can no longer be used.', { exact: false }),
  ).toBeVisible();
  await expect(field).toHaveValue('');

  await payOrder(shop, order);
  // The page follows its order live.
  await expect(page).toHaveURL(/\/checkout\/success\//);
  expect(await countOrders(shop, customer)).toBe(1);

  await expect(others.getByRole('heading', { name: 'This order wasn’t paid in time' })).toBeVisible();
  await placeOrder(shop, await newCustomer(shop), ALL_OF_A_PACK);
  await payOrder(shop, soldOut);
  await expect(others.getByRole('heading', { name: /^Your money (is on its way back|was refunded)$/ })).toBeVisible();
  await others.getByRole('link', { name: 'View order' }).click();
  await expect(others.getByText(/^₹[\d,]+ was refunded on /)).toBeVisible();
});

test('the payment countdown follows the clock, and its end triggers one more check', async ({ page, shop }) => {
  await page.clock.install();
  const customer = await newCustomer(shop);
  const order = await placeOrder(shop, customer);
  await seedLogin(page, customer);
  await page.goto(`/order/status/${order.orderId}`);
  await expect(page.getByRole('timer')).toHaveText(/^0:[0-3]\d left to pay$/);
  // The browser's clock is ahead; the server still holds the stock.
  await page.clock.fastForward('00:40');
  await expect(page.getByText('The time is up. We’re checking once more whether your payment arrived.')).toBeVisible();
  await payOrder(shop, order);
  await page.clock.fastForward('00:40');
  await expect(page).toHaveURL(/\/checkout\/success\//);
});

test('a code can be resent after the wait; then only the new one is accepted', async ({ page, shop }) => {
  await page.clock.install();
  const { mobileNumber } = await newCustomer(shop);
  await seedStorage(page, {});
  await page.goto('/faq?login=1');
  await expect(loginPanel(page)).toBeVisible();
  // Pauses the browser's clock, so that the short wait can't pass unnoticed.
  await page.clock.pauseAt(Date.now() + 60_000);
  await typeNumber(page, mobileNumber);
  const panel = loginPanel(page, 'Verify');
  const waiting = panel.getByRole('button', { name: `Resend OTP in ${RESEND_SECONDS} seconds` });
  await expect(waiting).toBeDisabled();
  const first = await printedCode(shop, mobileNumber, 2);
  // The server's clock isn't paused, and it rejects requests before its own wait is over.
  await sleep(RESEND_SECONDS * 1000);
  await expect(waiting).toBeDisabled();
  await page.clock.runFor(RESEND_SECONDS * 1000);
  await panel.getByRole('button', { name: 'Resend OTP', exact: true }).click();
  await expect(waiting).toBeDisabled();
  await page.clock.resume();

  const second = await printedCode(shop, mobileNumber, 3);
  const wrong = first === second ? String((Number(first) + 1) % 10_000).padStart(4, '0') : first;
  const field = panel.getByLabel('One-time code');
  await field.fill(wrong);
  await expect(page.getByText('This code is not right.', { exact: false })).toBeVisible();
  await expect(field).toHaveValue('');
  await field.fill(second);
  await expect(panel).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Kavitha' })).toBeVisible();
});

test('a toast is shown at the top right for four seconds', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.route('**/api/web/homepage/products', (route) =>
    route.fulfill({ status: 500, json: { status: 500, message: 'The shop stumbled.', data: null } }),
  );
  await page.clock.install();
  await seedStorage(page, {});
  await page.goto('/faq');
  const orderNow = page.getByRole('link', { name: 'Order Now' });
  await expect(orderNow).toBeVisible();
  // With a paused clock the page would never hydrate.
  await waitForHydration(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await orderNow.click();
  const toast = page.getByRole('alert').filter({ hasText: 'The shop stumbled.' });
  await expect(toast).toBeVisible();
  await page.clock.runFor(1000);
  // It slides in by a CSS transition, which the paused clock doesn't affect.
  await expect.poll(async () => (await right(toast)) <= 1280).toBe(true);
  expect(await right(toast)).toBeGreaterThan(1280 - 60);
  const { x, y } = (await toast.boundingBox())!;
  const header = (await page.locator('header').boundingBox())!;
  expect(x).toBeGreaterThan(640);
  expect(y).toBeGreaterThanOrEqual(header.height);
  expect(y).toBeLessThan(200);

  await page.clock.runFor(2999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1000);
  // It leaves in several steps, between which React has to render.
  await page.clock.resume();
  await expect(toast).toBeHidden({ timeout: 2000 });
});

const right = async (what: Locator): Promise<number> => {
  const box = await what.boundingBox();
  return box ? box.x + box.width : Infinity;
};

test('the header is fixed beyond 100 px of scrolling, on a phone as on a desktop', async ({ page }) => {
  await seedStorage(page, {});
  for (const width of [992, 993]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/terms-and-conditions');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const topOf = async (element: Locator) => (await element.boundingBox())!.y;
    const logo = page.getByRole('banner').getByRole('link', { name: 'Vayal, Home' });
    const title = page.getByRole('heading', { level: 1 });
    const top = () => topOf(logo);
    const [atRest, titleAtRest] = [await top(), await topOf(title)];
    const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y);

    await scrollTo(100);
    await expect.poll(top, `not fixed at 100 px, ${width} px wide`).toBe(atRest - 100);
    await scrollTo(101);
    // The fixed header is a little lower, so its logo moves a little; the page beneath doesn't move.
    const isFixed = async () => Math.abs((await top()) - atRest) <= 12;
    await expect.poll(isFixed, `fixed at 101 px, ${width} px wide`).toBe(true);
    expect(await topOf(title), `the page has not shifted, ${width} px wide`).toBe(titleAtRest - 101);
    await scrollTo(900);
    await expect.poll(isFixed).toBe(true);
    await scrollTo(0);
    await expect.poll(top).toBe(atRest);
  }
});
