import type { Locator } from '@playwright/test';
import { HOME, newCustomer, payOrder, placeOrder } from './support/api';
import { overflow } from './support/axe';
import { seedLogin, seedStorage, nextPaint, PHONE, TWO_PACKS, saveAsSelected } from './support/browser';
import { expect, test } from './support/test';

/** The parts are those on desktop from 993 px, and on a phone up to 992 px. */
interface Frame {
  desktop: { header: boolean; footer: boolean };
  phone: { header: boolean; footer: boolean; bottomBar: boolean };
}

const whole: Frame = {
  desktop: { header: true, footer: true },
  phone: { header: true, footer: true, bottomBar: true },
};
const bare: Frame = {
  desktop: { header: true, footer: false },
  phone: { header: false, footer: false, bottomBar: true },
};

test('header, footer and bottom bar on each screen at 992 and 993 px', async ({ page, shop }) => {
  const customer = await newCustomer(shop);
  const waiting = await placeOrder(shop, customer);
  const paid = await placeOrder(shop, customer);
  await payOrder(shop, paid);

  const screens: [string, Frame][] = [
    ['/', whole],
    ['/our-story', whole],
    ['/faq', whole],
    ['/support', whole],
    ['/our-team', whole],
    ['/terms-and-conditions', whole],
    ['/testimonials', whole],
    ['/privacy-policy', whole],
    ['/franchise', whole],
    ['/where-we-deliver', whole],
    ['/no/such/page', whole],
    [`/order/status/${waiting.orderId}`, whole],
    [`/profile/order/track?id=${paid.orderId}`, whole],
    ['/profile', bare],
    ['/categories?id=puttu-mix', bare],
    ['/profile/orders', bare],
    [`/checkout/success/${paid.orderId}`, bare],
    ['/profile/messages', { desktop: whole.desktop, phone: { header: false, footer: true, bottomBar: true } }],
    ['/profile/address', { desktop: whole.desktop, phone: { header: false, footer: true, bottomBar: true } }],
    ['/product/detail?slug=foxtail-millet-thinai', whole],
    ['/checkout', bare],
  ];

  await seedLogin(page, customer, { cartItems: TWO_PACKS });
  for (const [screen, { desktop, phone }] of screens) {
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    for (const [width, frame] of [
      [993, { ...desktop, bottomBar: false }],
      [992, phone],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await nextPaint(page);
      const shown = {
        header: await page.getByRole('banner').isVisible(),
        footer: await page.getByRole('contentinfo').isVisible(),
        bottomBar: await page.getByRole('navigation', { name: 'Shop' }).isVisible(),
      };
      expect.soft(shown, `${screen} at ${width} px`).toEqual(frame);
    }
  }
});

test('the header keeps Order Now, Support, Login and Cart at every width, on a phone in one menu', async ({ page }) => {
  await page.addInitScript(() => window.sessionStorage.setItem('locationPromptDismissed', '1'));
  await page.setViewportSize({ width: 993, height: 800 });
  await page.goto('/faq');
  const header = page.getByRole('banner');
  const links = [
    header.getByRole('link', { name: 'Order Now' }),
    header.getByRole('link', { name: 'Support' }),
    header.getByRole('button', { name: 'Login' }),
  ];
  const always = [
    header.getByRole('link', { name: 'Vayal, Home' }),
    header.getByRole('button', { name: 'Choose location' }),
    header.getByRole('button', { name: 'Cart, 0 items' }),
  ];
  const menu = header.getByRole('button', { name: 'Menu' });
  for (const control of [...links, ...always]) await expect(control).toBeVisible();
  await expect(menu).toBeHidden();
  expect((await header.getByRole('combobox', { name: 'Search' }).boundingBox())?.width).toBeGreaterThan(200);

  for (const width of [992, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const control of links) await expect(control).toBeHidden();
    for (const control of always) await expect(control).toBeInViewport({ ratio: 1 });
  }
  await menu.click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Order Now', 'Support']) await expect(sheet.getByRole('link', { name })).toBeVisible();
  await sheet.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});

test('after Add the way to the cart is above the bottom bar, and on a product in its action bar', async ({ page }) => {
  await seedStorage(page, {});
  await page.setViewportSize(PHONE);
  await page.goto('/categories?id=organic-millets');
  const viewCart = page.getByRole('link', { name: /View cart/ });
  await expect(viewCart).toBeHidden();
  await page.getByRole('button', { name: /^Add / }).first().click();
  await expect(viewCart).toContainText(/View cart · ₹\d+/);
  const tabs = page.getByRole('navigation', { name: 'Shop' });
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box === null ? NaN : Math.round(box.y + box.height);
  };
  const topOf = async (part: Locator) => Math.round((await part.boundingBox())?.y ?? NaN);
  expect(Math.abs((await bottomOf(viewCart)) - (await topOf(tabs)))).toBeLessThanOrEqual(1);

  await page.goto('/product/detail?slug=foxtail-millet-thinai');
  await expect(viewCart.filter({ visible: true })).toHaveCount(1);
  const add = page.locator('[data-bottom-action]');
  expect(Math.abs((await bottomOf(add)) - (await topOf(tabs)))).toBeLessThanOrEqual(1);
  await viewCart.filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(viewCart).toBeHidden();
});

test('a product’s price and packs are seen on a phone without scrolling', async ({ page }) => {
  await seedStorage(page, {});
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/product/detail?slug=foxtail-millet-thinai');
  await page.evaluate(() => document.fonts.ready);
  const packs = page
    .getByRole('main')
    .getByRole('radiogroup', { name: /Foxtail Millet/ })
    .first();
  const { y, height } = (await packs.boundingBox())!;
  const bar = (await page.locator('[data-bottom-action]').boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(bar.y);
});

test('a customer sees on a desktop what is to pay, where it goes and the button, without scrolling', async ({
  page,
  shop,
}) => {
  const customer = await newCustomer(shop);
  const selectedAddress = await saveAsSelected(shop, customer);
  await seedLogin(page, customer, { cartItems: TWO_PACKS, selectedAddress });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/checkout');
  for (const part of [
    page.getByRole('region', { name: 'Deliver to' }).getByText(/^Delivery /),
    page.getByRole('region', { name: 'Your bill' }).getByText('To pay'),
    page.getByRole('button', { name: /^Pay ₹/ }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});

test('the bill and its button stay in view beside a long cart', async ({ page }) => {
  const packs = ['ml-thinai-500', 'ml-samai-500', 'ml-varagu-500', 'ml-kuthirai-500', 'rc-mapp-1000', 'rc-kavuni-1000'];
  await seedStorage(page, {
    cartItems: packs.map((_id) => ({ _id, productPrice: 7_500, quantity: 1, addons: [] })),
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/checkout');
  const main = page.getByRole('main');
  const fold = main.getByRole('button', { name: /Change$/ });
  // It stays unfolded where something has run short.
  await expect(fold.or(main.getByRole('button', { name: /^Remove / }).first())).toBeVisible();
  if (await fold.isVisible()) await fold.click();
  // The button logs in, or accepts the packs that are left where other journeys have bought some.
  const action = page.locator('[data-bottom-action]').getByRole('button');
  await expect(main.getByRole('button', { name: /^Remove / }).nth(packs.length - 1)).toBeVisible();
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await expect(action).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('region', { name: 'Your bill' })).toBeInViewport({ ratio: 0.5 });
});

test('an address without a space widens no page of a phone', async ({ page, shop }) => {
  const address = {
    street: `https://maps.example/${'PgH7uTz3'.repeat(10)}`,
    landmark: 'காளப்பட்டிநேருநகர்முதல்தெருவிநாயகர்கோவில்அருகில்உள்ளதண்ணீர்த்தொட்டி',
  };
  const customer = await newCustomer(shop, 'Kavitharamanathansubramaniyan'.repeat(2));
  const order = await placeOrder(shop, customer, undefined, { address, note: 'x'.repeat(120) });
  await payOrder(shop, order);
  const [lng, lat] = HOME.location.coordinates;
  await seedLogin(page, customer, { cartItems: TWO_PACKS, selectedAddress: { ...address, lat, lng, type: HOME.type } });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [
    '/',
    '/product/detail?slug=foxtail-millet-thinai',
    '/checkout',
    '/profile',
    '/profile/address',
    '/profile/orders',
    `/profile/order/track?id=${order.orderId}`,
    `/checkout/success/${order.orderId}`,
    '/faq?location=1',
  ]) {
    await page.goto(path);
    const own = page.getByText(/PgH7uTz3|Kavitharamanathan|VY\d/).filter({ visible: true });
    await expect(own.first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await overflow(page), path).toBe(0);
  }
});

test('the link to products like a sold-out one stays in the bar, also in long words at 320 px', async ({
  page,
  context,
  shop,
}) => {
  await context.addCookies([{ name: 'language', value: 'ta', url: shop.url }]);
  await seedStorage(page, { cartItems: TWO_PACKS });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/product/detail?slug=black-gram-ulundhu-kanji-mix');
  const similar = page.locator('[data-bottom-action]').getByRole('link');
  await expect(similar).toBeInViewport({ ratio: 1 });
});

test('a desktop at 400 % leaves a product more room than its bars take', async ({ page }) => {
  await seedStorage(page, { cartItems: TWO_PACKS });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/product/detail?slug=foxtail-millet-thinai');
  const action = page.locator('[data-bottom-action]');
  await expect(action).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  expect((await action.boundingBox())!.y).toBeGreaterThan(256 / 2);
});
