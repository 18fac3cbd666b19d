import { waitForHydration, readStorage, loginPanel } from './support/browser';
import { expect, test } from './support/test';

const PROMPT = 'To deliver as quickly as possible, we would like your current location';

test('a visitor finds products by category and by search, fills the cart and is prompted to log in at Cart', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const header = page.getByRole('banner');

  await page.goto('/');
  await expect(page.getByRole('dialog', { name: PROMPT })).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();

  await header.getByRole('link', { name: 'Order Now' }).click();
  await expect(page).toHaveURL(/\/categories\?id=organic-millets$/);
  await expect(main.getByRole('heading', { level: 1, name: 'Organic Millets' })).toBeVisible();
  await main
    .getByRole('link', { name: /^Foxtail Millet/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/product\/detail\?slug=foxtail-millet-thinai$/);
  await main
    .getByRole('button', { name: /^Add .*Foxtail Millet/ })
    .first()
    .click();
  await expect(header.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();

  const search = header.getByRole('combobox', { name: 'Search' });
  await search.fill('mappillai');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=mappillai$/);
  await main
    .getByRole('button', { name: /^Add Mappillai Samba/ })
    .first()
    .click();
  const cart = header.getByRole('button', { name: 'Cart, 2 items' });
  await expect(cart).toBeVisible();
  await expect.poll(() => readStorage(page, 'cartItems')).toHaveLength(2);

  // Logged out: the login panel opens over the page, and Back closes it.
  await cart.click();
  await expect(loginPanel(page)).toBeVisible();
  await expect(page).toHaveURL(/next=%2Fcheckout/);
  await page.goBack();
  await expect(loginPanel(page)).toBeHidden();
  await expect(header.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();

  // The checkout is public and has its own login button.
  await page.goto('/checkout');
  await expect(main.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  await main.getByRole('button', { name: 'Log in to order' }).click();
  await expect(loginPanel(page)).toBeVisible();
});

test('Back restores each page’s scroll position', async ({ page }) => {
  await page.addInitScript(() => window.sessionStorage.setItem('locationPromptDismissed', '1'));
  await page.goto('/categories?id=traditional-rices');
  await expect(page.getByRole('status').filter({ hasText: '14 products' })).toBeVisible();
  const product = page.getByRole('main').getByRole('listitem').last().getByRole('link').first();
  await product.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => window.scrollY);
  expect(position).toBeGreaterThan(100);

  await product.click();
  await expect(page).toHaveURL(/\/product\/detail/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/product\/detail/);
  await page.goBack();
  await expect(page).toHaveURL(/\/categories\?id=traditional-rices$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position);
});

test('a document load starts at the top, and Back restores the previous page’s scroll position', async ({ page }) => {
  await page.addInitScript(() => window.sessionStorage.setItem('locationPromptDismissed', '1'));
  await page.goto('/categories?id=traditional-rices');
  await waitForHydration(page);
  const scrollY = () => page.evaluate(() => window.scrollY);
  await page.getByRole('main').getByRole('listitem').last().scrollIntoViewIfNeeded();
  const position = await scrollY();
  expect(position).toBeGreaterThan(100);

  // One rendered in the browser, one on the server.
  for (const path of ['/checkout', '/product/detail?slug=foxtail-millet-thinai']) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect(await scrollY()).toBe(0);
    await page.goBack();
    await expect.poll(scrollY).toBe(position);
  }

  await page.goForward();
  await expect(page).toHaveURL(/product\/detail/);
  await page.goBack();
  await waitForHydration(page);
  await expect.poll(scrollY).toBe(position);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(scrollY).toBe(position);
});

test('a visitor switches to Tamil, and the next page load stays in Tamil', async ({ page }) => {
  await page.addInitScript(() => window.sessionStorage.setItem('locationPromptDismissed', '1'));
  await page.goto('/categories?id=organic-millets');
  await expect(page.getByRole('heading', { level: 1, name: 'Organic Millets' })).toBeVisible();
  await page.getByRole('banner').getByLabel('Language').selectOption('தமிழ்');
  for (const step of ['at once', 'after a reload']) {
    await expect(page.locator('html'), step).toHaveAttribute('lang', 'ta');
    await expect(page.getByRole('banner').getByRole('link', { name: 'இப்போதே வாங்க' }), step).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), step).toHaveText(/[\u0B80-\u0BFF]/);
    await page.reload();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 915 }, javaScriptEnabled: false });

  test('groups of the footer open by keyboard, without scripts', async ({ page }) => {
    await page.goto('/faq');
    const group = page.getByRole('contentinfo').getByRole('navigation', { name: 'Products' });
    const link = group.getByRole('link', { name: 'Organic Millets' });
    await expect(link).toBeHidden();
    await group.locator('summary').press('Enter');
    await link.press('Enter');
    await expect(page).toHaveURL(/\/categories\?id=organic-millets$/);
  });
});
