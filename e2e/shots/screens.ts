import { mkdir } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { advanceOrder, newCustomer, payOrder, placeOrder } from '../support/api';
import { INSIDE, seedStorage, seedLogin, loginPanel, nextPaint, TWO_PACKS } from '../support/browser';
import { expect, test } from '../support/test';

const FOLDER = 'docs/screens';
const WIDTHS = { phone: { width: 412, height: 915 }, desktop: { width: 1280, height: 800 } };
const COLOUR_SCHEMES = ['light', 'dark'] as const;

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['geolocation'],
  geolocation: INSIDE,
  // Order numbers and times differ from run to run anyway: only the appearance is compared.
  deviceScaleFactor: 1,
});
test.setTimeout(300_000);

/** Waits until products, pictures and fonts are shown. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: /loading|being read/i })).toHaveCount(0);
  // Live pages leave a connection open and are never idle.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await nextPaint(page);
}

/** Takes the screen in both widths and both colour schemes. */
async function shoot(page: Page, name: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const [device, viewport] of Object.entries(WIDTHS)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of COLOUR_SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await settle(page);
      const png = await page.screenshot({ animations: 'disabled' });
      await sharp(png).webp({ quality: 82, effort: 6 }).toFile(`${FOLDER}/${name}-${device}-${colorScheme}.webp`);
    }
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
}

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
  const waiting = await placeOrder(shop, customer);
  const paid = await placeOrder(shop, customer);
  await payOrder(shop, paid);
  await advanceOrder(shop, paid, 3);
  await seedLogin(page, customer, {
    cartItems: TWO_PACKS,
    selectedAddress: {
      ...{ lat: 11.0168, lng: 76.9558, street: '12 Cross Cut Road', landmark: 'Bus stand', type: 1 },
    },
  });
  for (const [name, path] of Object.entries({
    checkout: '/checkout',
    payment: `/order/status/${waiting.orderId}`,
    success: `/checkout/success/${paid.orderId}`,
    tracking: `/profile/order/track?id=${paid.orderId}`,
    orders: '/profile/orders',
    addresses: '/profile/address',
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
