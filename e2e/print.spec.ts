import { newCustomer, payOrder, placeOrder } from './support/api';
import { seedLogin } from './support/browser';
import { expect, test } from './support/test';

test.use({ colorScheme: 'dark' });

test('an order and a page of text print dark on white, without bars and buttons', async ({ page, shop }) => {
  const customer = await newCustomer(shop);
  const { orderId, orderNumber, payment } = await placeOrder(shop, customer);
  await payOrder(shop, { payment });
  await seedLogin(page, customer);
  for (const [path, heading] of [
    [`/profile/order/track?id=${orderId}`, `Order ${orderNumber}`],
    ['/terms-and-conditions', 'Terms and conditions'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1, name: heading });
    await expect(title).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(title).toBeVisible();
    await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
    for (const part of ['html', 'body', 'main'])
      await expect(page.locator(part)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    for (const role of ['banner', 'navigation', 'button', 'search', 'application', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
  }
});
