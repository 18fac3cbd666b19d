import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import type { RunningShop } from './support/server';

const SLUG = 'foxtail-millet-thinai';
const PACK = 'ml-thinai-1000';

/** How many of a pack the shop offers now, by its own API. */
const available = async (shop: RunningShop, packId = PACK): Promise<number | undefined> => {
  const answer = await fetch(`${shop.url}/api/web/homepage/product/detail/${SLUG}`);
  const { data } = (await answer.json()) as { data: { packs: { _id: string; available: number }[] } };
  return data.packs.find(({ _id }) => _id === packId)?.available;
};

/** The last code that the shop "sent", as its console prints it. */
const printedCode = (shop: RunningShop): string | undefined => [...shop.output().matchAll(/code (\d{4})/g)].at(-1)?.[1];

const dismissLocationPrompt = (page: Page) => page.getByRole('button', { name: 'Not now' }).click();

test('a new customer orders two packs, pays, follows the order and cancels it, and the stock returns', async ({
  page,
  context,
  shop,
}) => {
  const stockBefore = await available(shop);

  await page.goto('/');
  await dismissLocationPrompt(page);
  await page
    .getByRole('link', { name: /^Organic Millets/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/categories\?id=organic-millets$/);
  await page
    .getByRole('link', { name: /Foxtail Millet/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`slug=${SLUG}`));

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: /Foxtail Millet/ })).toBeVisible();
  await main.locator('label', { hasText: '1 kg' }).first().click();
  await main.getByRole('button', { name: /^Add/ }).first().click();
  await main
    .getByRole('button', { name: /one more/i })
    .first()
    .click();
  await page
    .getByRole('link', { name: 'Cart, 2 items' })
    .or(page.getByRole('button', { name: 'Cart, 2 items' }))
    .click();

  // The cart asks a visitor to log in. An unknown number leads to registration.
  const login = page.getByRole('dialog', { name: 'Login' });
  await login.getByLabel('Mobile Number').fill('9876543210');
  await login.getByRole('button', { name: 'Login' }).click();
  const register = page.getByRole('dialog', { name: 'Create Account' });
  await expect(register.getByLabel('Mobile Number')).toHaveValue('9876543210');
  await register.getByLabel('Name').fill('Meena');
  await register.getByLabel('Email Id').fill('meena@example.com');
  await register.getByRole('button', { name: 'Create Account' }).click();
  const verify = page.getByRole('dialog', { name: 'Verify' });
  await expect(verify.getByText('+91 98765 43210')).toBeVisible();
  await expect.poll(() => printedCode(shop)).toBeDefined();
  await verify.getByLabel('One-time code').fill(printedCode(shop) ?? '');
  await expect(page).toHaveURL(/\/checkout$/);

  // An address on the map.
  await page.getByRole('button', { name: 'Choose an address' }).first().click();
  await page.getByLabel('Search your area').fill('gandhi');
  await page.getByRole('option', { name: /Gandhipuram/ }).click();
  const map = page.getByRole('dialog', { name: 'Set delivery location' });
  await expect(map.getByText('Gandhipuram', { exact: true }).first()).toBeVisible();
  await map.getByLabel('Street').fill('12 Cross Cut Road');
  await map.getByLabel('Landmark').fill('Opposite the bus stand');
  await map.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('main').getByText('12 Cross Cut Road')).toBeVisible();

  // Checkout, with the server's bill: two packs at ₹135 and ₹40 for delivery.
  const pay = page.getByRole('button', { name: 'Pay ₹310' });
  await pay.click();
  await expect(page).toHaveURL(/\/order\/status\//);
  await expect(page.getByRole('heading', { name: 'We are waiting for your payment' })).toBeVisible();
  await expect.poll(() => available(shop)).toBe((stockBefore ?? 0) - 2);

  // The sandbox plays the UPI app, in a tab of its own.
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /Open the payment page/ }).click();
  const sandbox = await opening;
  await expect(sandbox.getByText('₹310.00').first()).toBeVisible();
  await sandbox.getByRole('button', { name: /^Pay/ }).click();
  await expect(sandbox.getByRole('status')).toBeVisible();
  await sandbox.close();

  await expect(page).toHaveURL(/\/checkout\/success\//);
  await expect(page.getByRole('heading', { name: 'Thank you! Your order is in' })).toBeVisible();
  await page.getByRole('link', { name: 'Follow the order' }).click();
  await expect(page).toHaveURL(/\/profile\/order\/track\?id=/);
  await expect(page.getByText('WAITING FOR CONFIRMATION').first()).toBeVisible();
  await expect(page.getByText('12 Cross Cut Road').first()).toBeVisible();

  await page.reload();
  await expect(page.getByText('WAITING FOR CONFIRMATION').first()).toBeVisible();

  await page.getByRole('button', { name: 'Cancel order' }).click();
  const cancel = page.getByRole('dialog');
  await cancel.getByRole('radio', { name: 'I ordered by mistake' }).check();
  await cancel.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('CANCELLED').first()).toBeVisible();
  await expect(page.getByText(/Your money is on its way back/).first()).toBeVisible();
  expect(await available(shop)).toBe(stockBefore);
});
