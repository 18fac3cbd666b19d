import { newCustomer, payOrder, placeOrder } from './support/api';
import { seedLogin, nextPaint, TWO_PACKS } from './support/browser';
import { expect, test } from './support/test';

/** Which frame parts a screen has: on desktop from 993 px, on a phone up to 992 px. */
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
    ['/no/such/page', whole],
    [`/order/status/${waiting.orderId}`, whole],
    [`/profile/order/track?id=${paid.orderId}`, whole],
    ['/profile', bare],
    ['/categories?id=puttu-mix', bare],
    ['/profile/orders', bare],
    [`/checkout/success/${paid.orderId}`, bare],
    ['/profile/address', { desktop: whole.desktop, phone: { header: false, footer: true, bottomBar: true } }],
    // The page's own action bar replaces the bottom bar.
    ['/product/detail?slug=foxtail-millet-thinai', { ...whole, phone: { ...whole.phone, bottomBar: false } }],
    ['/checkout', { ...bare, phone: { ...bare.phone, bottomBar: false } }],
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

test('the header’s links are shown on desktop only, without the bottom bar', async ({ page }) => {
  await page.addInitScript(() => window.sessionStorage.setItem('locationPromptDismissed', '1'));
  await page.setViewportSize({ width: 993, height: 800 });
  await page.goto('/faq');
  const header = page.getByRole('banner');
  const controls = [
    header.getByRole('link', { name: 'Order Now' }),
    header.getByRole('link', { name: 'Support' }),
    header.getByRole('button', { name: 'Login' }),
    header.getByRole('button', { name: 'Cart, 0 items' }),
  ];
  for (const control of controls) await expect(control).toBeVisible();
  await page.setViewportSize({ width: 992, height: 800 });
  for (const control of controls) await expect(control).toBeHidden();
  await expect(header.getByRole('link', { name: 'Vayal, Home' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Choose your location' })).toBeVisible();
});
