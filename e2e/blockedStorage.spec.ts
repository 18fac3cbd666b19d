import { expect, test } from './support/test';

/** As Chromium does where a user blocks all cookies: the getters themselves throw. */
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException(`Failed to read the '${name}' property from 'Window'`, 'SecurityError');
        },
      });
    }
  }),
);

test('a visitor whose browser blocks storage fills a cart for the visit, and reads once why it is not stored', async ({
  page,
}) => {
  await page.goto('/categories?id=organic-millets');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Add .*Foxtail Millet/ }).click();
  const notice = page.getByText('Your browser stores nothing for this shop: your cart lasts for this visit only.');
  await expect(notice).toHaveCount(1);
  await main
    .getByRole('link', { name: /^Finger Millet/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Finger Millet/ })).toBeVisible();
  await main
    .getByRole('button', { name: /^Add .*Finger Millet/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
  await expect(notice).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Organic Millets' })).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});
