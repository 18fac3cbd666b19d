import type { Page } from '@playwright/test';
import { newCustomer, newNumber, payOrder, placeOrder, saveAddress } from './support/api';
import { axeFindings, overflow } from './support/axe';
import { fieldsThatZoom, lowChoices } from './support/touch';
import { INSIDE, seedStorage, seedLogin, loginPanel, OUTSIDE, TWO_PACKS, typeNumber } from './support/browser';
import { expect, test } from './support/test';

test.use({
  // The stories check the width of a desktop, too.
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['geolocation'],
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

test('every page has no axe violations for a visitor', async ({ page }) => {
  await seedStorage(page, {});
  for (const path of [
    '/',
    '/categories?id=organic-millets',
    '/search?q=nothing+like+it',
    '/product/detail?slug=foxtail-millet-thinai',
    '/checkout',
    '/our-story',
    '/faq',
    '/support',
    '/our-team',
    '/terms-and-conditions',
    '/testimonials',
    '/privacy-policy',
    '/franchise',
    '/no/such/page',
  ]) {
    await expectPageClean(page, path);
  }
});

test('every page has no axe violations for a customer', async ({ page, shop }) => {
  const customer = await newCustomer(shop);
  const waiting = await placeOrder(shop, customer);
  const paid = await placeOrder(shop, customer);
  await payOrder(shop, paid);
  await seedLogin(page, customer, { cartItems: TWO_PACKS });
  for (const path of [
    '/checkout',
    `/order/status/${waiting.orderId}`,
    '/order/status/unknown',
    `/checkout/success/${paid.orderId}`,
    `/profile/order/track?id=${paid.orderId}`,
    '/profile',
    '/profile/orders',
    '/profile/address',
    '/profile/messages',
  ]) {
    await expectPageClean(page, path);
  }

  await open(page, `/profile/order/track?id=${paid.orderId}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Another reason' }).check();
  await expectClean(page, 'the question whether to cancel');

  await open(page, '/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog', { name: 'Hungry for more?' })).toBeVisible();
  await expectClean(page, 'the question whether to log out');
});

test('the login panel has no axe violations in any step', async ({ page, shop }) => {
  const { mobileNumber } = await newCustomer(shop);
  await seedStorage(page, {});
  await page.goto('/faq?login=1');
  await loginPanel(page).getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Enter Your Mobile Number')).toBeVisible();
  await expectClean(page, 'the login view with an error');

  await typeNumber(page, newNumber());
  const register = loginPanel(page, 'Create Account');
  await register.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Enter Your Name')).toBeVisible();
  await expectClean(page, 'the registration view with errors and a toast');

  await register.getByRole('button', { name: 'Back to login' }).click();
  await typeNumber(page, mobileNumber);
  const code = loginPanel(page, 'Verify').getByLabel('One-time code');
  await code.fill('abcd');
  await expect(page.getByText('OTP should only contain digits')).toBeVisible();
  await expectClean(page, 'the code with an error');
});

test('the location modal has no axe violations in any step', async ({ page, context, shop }) => {
  const customer = await newCustomer(shop);
  for (const street of ['1 First Street', '2 Second Street', '3 Third Street']) {
    await saveAddress(shop, customer, { street });
  }
  await seedLogin(page, customer);
  await page.goto('/faq?location=1');
  await page.getByRole('button', { name: 'View More' }).click();
  await expect(page.getByText('3 Third Street', { exact: false })).toBeVisible();
  await expectClean(page, 'the saved addresses');

  await page.getByLabel('Search your area').fill('g');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectClean(page, 'the search for an area');
  await page.keyboard.press('Escape');

  await context.setGeolocation(INSIDE);
  await page.goto('/faq?location=current');
  const map = page.getByRole('dialog', { name: 'Set delivery location' });
  await map.getByRole('button', { name: 'Other' }).click();
  await map.getByRole('button', { name: 'Save address' }).click();
  await expect(map.getByText('Please name this address')).toBeVisible();
  await expectClean(page, 'the map step with errors');

  await context.setGeolocation(OUTSIDE);
  await page.goto('/faq?location=current');
  await expect(map.getByText('Sit Tight!', { exact: false })).toBeVisible();
  await expectClean(page, 'the map step outside the area');

  await context.clearPermissions();
  await page.goto('/faq?location=current');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectClean(page, 'the hint after a denied position');
});

test('Home’s location prompt and the checkout’s dialogs have no axe violations', async ({ page, shop }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Use Current Location' })).toBeVisible();
  await expectClean(page, 'the location prompt');

  await seedLogin(page, await newCustomer(shop), { cartItems: TWO_PACKS });
  await open(page, '/checkout');
  await page.getByRole('button', { name: /^Change add-ons of/ }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expectClean(page, 'the add-ons');
  await page.keyboard.press('Escape');

  // More than the stock.
  await seedStorage(page, {
    cartItems: [
      { ...TWO_PACKS[0], quantity: 99 },
      { ...TWO_PACKS[0], _id: 'gone' },
    ],
  });
  await open(page, '/checkout');
  await expect(page.getByRole('main').getByText('No longer available')).toBeVisible();
  await expectClean(page, 'a cart that cannot be had');
});

test('the sandbox’s UPI page has no axe violations', async ({ page, shop }) => {
  const { payment } = await placeOrder(shop, await newCustomer(shop));
  await page.goto(payment.pageUrl);
  await expectClean(page, 'the page that plays the UPI app');
});
