import { waitForHydration } from './support/browser';
import { expect, test } from './support/test';

test.use({ viewport: { width: 412, height: 915 } });

test('Back restores the scroll position in a long list after five minutes on a product', async ({ page }) => {
  await page.clock.install();
  await page.goto('/categories');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(24);

  // Scrolling near the end loads the next page.
  const last = page.getByRole('link', { name: /Thinai Puttu Mix/ }).first();
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await page.clock.runFor(100);
    await expect(cards).toHaveCount(55, { timeout: 500 });
  }).toPass();
  await last.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => window.scrollY);
  expect(position).toBeGreaterThan(3000);

  await last.click();
  await expect(page).toHaveURL(/\/product\/detail/);
  await expect(page.getByRole('heading', { level: 1, name: /Thinai Puttu Mix/ })).toBeVisible();
  await page.clock.fastForward('05:00');
  await page.goBack();
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(position);
});

test('a focused product has an outline around its whole card', async ({ page }) => {
  await page.goto('/categories');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
    .nth(5);
  const link = card.getByRole('link');
  // Focus by keyboard, so that :focus-visible applies.
  await link.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  const ring = await link.evaluate((element) => [
    getComputedStyle(element).outlineStyle,
    getComputedStyle(element, '::after').outlineStyle,
    getComputedStyle(element, '::after').borderTopLeftRadius,
  ]);
  expect(ring).toEqual(['none', 'solid', '14px']);
});

test('the price form loads on demand; a failure shows a message and the next click retries', async ({ page }) => {
  await page.goto('/categories');
  await waitForHydration(page);
  const chip = page.getByText('Price range');
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .join(' '),
  );
  expect(fetched).toContain('/assets/categories.');
  expect(fetched).not.toContain('/assets/price-range.');

  await page.route('**/assets/price-range.*', (route) => route.abort());
  await chip.click();
  await expect(page.getByText('This could not be opened. Check your connection and try again.')).toBeVisible();
  await expect(page.getByLabel('To ₹')).toBeHidden();

  await page.unroute('**/assets/price-range.*');
  await chip.click();
  await page.getByLabel('To ₹').fill('abc');
  await page.getByRole('button', { name: 'Apply' }).click();
  // The surrounding list styles messages differently.
  await expect(page.getByText('Enter whole rupees')).toHaveCSS('padding', '0px');
  await page.getByLabel('To ₹').fill('100');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/max=100/);
  await expect(page.getByText('Up to ₹100')).toBeVisible();
});
