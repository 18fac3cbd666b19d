import type { Page } from '@playwright/test';
import { call, newCustomer } from './support/api';
import { waitForHydration, seedStorage, seedLogin, readStorage, TWO_PACKS } from './support/browser';
import { expect, test } from './support/test';

const cartButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ });
const login = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Login' });

test('an expired token shows a toast and leads home one second later', async ({ page, shop }) => {
  await page.clock.install();
  const customer = await newCustomer(shop);
  await seedLogin(page, customer, { cartItems: TWO_PACKS });
  await page.goto('/faq');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Kavitha' })).toBeVisible();
  await call(shop, '/customer/logout', { token: customer.token, method: 'POST' });
  await page.getByRole('banner').getByRole('button', { name: 'Kavitha' }).click();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('menuitem', { name: 'Profile' }).click();

  await expect(page.getByText('Your login has ended. Please log in again.').first()).toBeVisible();
  await page.clock.runFor(999);
  await expect(page).toHaveURL(/\/profile$/);
  expect(await readStorage(page, 'token')).toBe(customer.token);

  await page.clock.runFor(1);
  await expect(page).toHaveURL(/\/$/);
  await page.clock.resume();
  await expect(login(page)).toBeVisible();
  await expect.poll(() => readStorage(page, 'token')).toBeNull();
  // The cart survives the end of the session.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
});

test('two tabs that change the cart at once converge', async ({ context, page }) => {
  await seedStorage(page, {});
  const other = await context.newPage();
  const tabs = [page, other] as const;
  await Promise.all([
    page.goto('/product/detail?slug=foxtail-millet-thinai'),
    other.goto('/product/detail?slug=mappillai-samba'),
  ]);
  await Promise.all(tabs.map((tab) => waitForHydration(tab)));
  const adds = tabs.map((tab) =>
    tab
      .getByRole('main')
      .getByRole('button', { name: /^(Add .*|One more of )(Foxtail Millet|Mappillai)/ })
      .first(),
  );
  const inCart = async (tab: Page) => JSON.stringify(await readStorage(tab, 'cartItems'));

  for (let round = 1; round <= 3; round += 1) {
    await Promise.all(adds.map((add) => add.click()));
    // Both tabs converge on one cart, in memory and in storage.
    await expect(async () => {
      const names = await Promise.all(tabs.map((tab) => cartButton(tab).innerText()));
      const items = (await readStorage(page, 'cartItems')) as { quantity: number }[];
      const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(names).toEqual(Array(2).fill(expect.stringContaining(`Cart, ${count} item`)));
      expect(await inCart(other)).toBe(await inCart(page));
    }).toPass();
  }

  // A later change in one tab is not lost.
  const before = (await readStorage(page, 'cartItems')) as { quantity: number }[];
  await adds[0]!.click();
  const count = before.reduce((sum, { quantity }) => sum + quantity, 0) + 1;
  for (const tab of tabs) await expect(cartButton(tab)).toContainText(`Cart, ${count} items`);
});

test('a logout reaches the other tab', async ({ context, page, shop }) => {
  const customer = await newCustomer(shop);
  await seedLogin(page, customer, { cartItems: TWO_PACKS });
  const other = await context.newPage();
  await Promise.all([page.goto('/faq'), other.goto('/profile/orders')]);
  await expect(other.getByText('No orders yet')).toBeVisible();

  await page.bringToFront();
  await page.getByRole('banner').getByRole('button', { name: 'Kavitha' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('dialog', { name: 'Hungry for more?' }).getByRole('button', { name: 'Logout' }).click();

  await expect(other).toHaveURL(/\/$/);
  // Home opens the location prompt, which hides the rest.
  await other.getByRole('button', { name: 'Not now' }).click();
  await expect(login(other)).toBeVisible();
  await expect(cartButton(other)).toContainText('Cart, 0 items');
});

test('a login reaches the other tab', async ({ context, page, shop }) => {
  const customer = await newCustomer(shop);
  await seedStorage(page, {});
  await page.goto('/faq');
  await expect(login(page)).toBeVisible();
  await seedLogin(await context.newPage(), customer);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Kavitha' })).toBeVisible();
});

test('drops damaged or outdated storage and keeps the rest', async ({ page }) => {
  const good = { _id: 'rc-mapp-1000', productPrice: 14_500, quantity: 2 };
  for (const [what, cartItems, shown] of [
    ['no JSON', '{not json', 'Cart, 0 items'],
    ['an envelope of redux-persist', '{"items":"[]","_persist":"{\\"version\\":-1}"}', 'Cart, 0 items'],
    ['an older version: lines without add-ons, with more than we know', [{ ...good, title: 'Rice' }], 'Cart, 2 items'],
    ['some bad lines among good ones', [null, 7, { _id: 'x' }, { ...good, quantity: -1 }, good], 'Cart, 2 items'],
  ] as const) {
    await seedStorage(page, { cartItems, selectedAddress: '{"lat":', userdata: '"damaged"', token: '' });
    await page.goto('/faq');
    await expect(cartButton(page), what).toContainText(shown);
    await expect(login(page), what).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose location' }), what).toBeVisible();
  }
});
