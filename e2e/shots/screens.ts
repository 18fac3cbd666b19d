import { advanceOrder, newCustomer, payOrder, placeOrder } from '../support/api';
import { INSIDE, seedStorage, seedLogin, loginPanel, TWO_PACKS, selectedHome } from '../support/browser';
import { APPEARANCE, open, shoot } from '../support/shots';
import { expect, test } from '../support/test';

test.use({ ...APPEARANCE, permissions: ['geolocation'], geolocation: INSIDE });
test.setTimeout(300_000);

test('what a visitor sees', async ({ page }) => {
  await seedStorage(page, { cartItems: TWO_PACKS });
  for (const [name, path] of Object.entries({
    home: '/',
    categories: '/categories',
    category: '/categories?id=organic-millets',
    product: '/product/detail?slug=foxtail-millet-thinai',
    search: '/search?q=ragi',
    'nothing-found': '/search?q=nothing+like+it',
    'our-story': '/our-story',
    faq: '/faq',
    support: '/support',
    'not-found': '/no/such/page',
  })) {
    await open(page, path);
    await shoot(page, name);
  }
  await page.goto('/?login=1');
  await expect(loginPanel(page).getByLabel('Mobile Number')).toBeVisible();
  await shoot(page, 'login');
});

test('the languages', async ({ page, context, shop }) => {
  await seedStorage(page, {});
  for (const language of ['ta', 'hi']) {
    await context.addCookies([{ name: 'language', value: language, url: shop.url }]);
    await open(page, '/');
    await shoot(page, `home-${language}`);
  }
});

test('what a customer sees', async ({ page, shop }) => {
  const customer = await newCustomer(shop, 'Lakshmi');
  const paid = await placeOrder(shop, customer);
  await payOrder(shop, paid);
  await advanceOrder(shop, paid, 3);
  // Last, because another order would take its place.
  const waiting = await placeOrder(shop, customer);
  await seedLogin(page, customer, { cartItems: TWO_PACKS, selectedAddress: selectedHome() });
  for (const [name, path] of Object.entries({
    checkout: '/checkout',
    payment: `/order/status/${waiting.orderId}`,
    success: `/checkout/success/${paid.orderId}`,
    tracking: `/profile/order/track?id=${paid.orderId}`,
    orders: '/profile/orders',
    addresses: '/profile/address',
    messages: '/profile/messages',
    profile: '/profile',
  })) {
    await open(page, path);
    await shoot(page, name);
  }
  await page.goto('/?location=1');
  await expect(page.getByRole('dialog', { name: 'Your Location' })).toBeVisible();
  await shoot(page, 'location');
  await page.getByRole('button', { name: 'Current Location' }).click();
  await expect(page.getByRole('dialog', { name: 'Set delivery location' })).toBeVisible();
  await shoot(page, 'location-map');
});

test('an empty cart', async ({ page, shop }) => {
  await seedLogin(page, await newCustomer(shop));
  await open(page, '/checkout');
  await shoot(page, 'empty-cart');
});
