import type { Page } from '@playwright/test';
import { newCustomer, payOrder, placeOrder } from './support/api';
import { axeFindings, overflow } from './support/axe';
import { fieldsThatZoom, lowChoices } from './support/touch';
import { seedStorage, seedLogin, TWO_PACKS } from './support/browser';
import { expect, test } from './support/test';

// All pages are stories with axe, and so are their panels and dialogs; these are as the server rendered them.
test.use({
  // The stories check the width of a desktop, too.
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
});

async function expectClean(page: Page, what: string): Promise<void> {
  expect.soft(await axeFindings(page), `axe on ${what}`).toEqual([]);
  expect.soft(await overflow(page), `pixels of ${what} beyond the phone`).toBe(0);
  expect.soft(await fieldsThatZoom(page), `small text in fields of ${what}`).toEqual([]);
  expect.soft(await lowChoices(page), `low choices of ${what}`).toEqual([]);
}

/** The page is as the server rendered it. */
async function expectPageClean(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expectClean(page, path);
}

/** Opens a page and waits for its heading and products. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.getByRole('status', { name: /loading|being read/i })).toHaveCount(0);
}

test('pages in their whole frame have no axe violations for a visitor', async ({ page }) => {
  await seedStorage(page, {});
  for (const path of ['/', '/product/detail?slug=foxtail-millet-thinai', '/checkout', '/faq', '/no/such/page'])
    await expectPageClean(page, path);
});

test('pages in their whole frame have no axe violations for a customer', async ({ page, shop }) => {
  const customer = await newCustomer(shop);
  const paid = await placeOrder(shop, customer);
  await payOrder(shop, paid);
  await seedLogin(page, customer, { cartItems: TWO_PACKS });
  for (const path of ['/checkout', `/profile/order/track?id=${paid.orderId}`, '/profile'])
    await expectPageClean(page, path);
});

test('the sandbox’s UPI page has no axe violations', async ({ page, shop }) => {
  const { payment } = await placeOrder(shop, await newCustomer(shop));
  await page.goto(payment.pageUrl);
  await expectClean(page, 'the page that plays the UPI app');
});
