import { comeToLife, kept, loginPanel } from './support/browser';
import { expect, test } from './support/test';

const PROMPT = 'To deliver as quickly as possible, we would like your current location';

test('a visitor finds goods by category and by search, fills the cart, and is asked to log in at Cart', async ({
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
    .getByRole('button', { name: /^Add Foxtail Millet/ })
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
  // What is kept follows what is shown.
  await expect.poll(() => kept(page, 'cartItems')).toHaveLength(2);

  // Nobody is logged in: the panel opens over the page, and Back closes it.
  await cart.click();
  await expect(loginPanel(page)).toBeVisible();
  await expect(page).toHaveURL(/next=%2Fcheckout/);
  await page.goBack();
  await expect(loginPanel(page)).toBeHidden();
  await expect(header.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();

  // The cart's own address is public: it shows the bill, and asks there.
  await page.goto('/checkout');
  await expect(main.getByRole('heading', { name: 'Your cart' })).toBeVisible();
  await main.getByRole('button', { name: 'Log in to order' }).click();
  await expect(loginPanel(page)).toBeVisible();
});

test('Back leads through the shop again, each page at its place', async ({ page }) => {
  await page.addInitScript(() => window.sessionStorage.setItem('locationPromptDismissed', '1'));
  await page.goto('/categories?id=traditional-rices');
  await expect(page.getByRole('status').filter({ hasText: '13 products' })).toBeVisible();
  const product = page.getByRole('main').getByRole('listitem').last().getByRole('link').first();
  await product.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);

  await product.click();
  await expect(page).toHaveURL(/\/product\/detail/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/\/product\/detail/);
  await page.goBack();
  await expect(page).toHaveURL(/\/categories\?id=traditional-rices$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('a page that comes as a document begins at the top, and Back finds the place in the one before', async ({
  page,
}) => {
  await page.addInitScript(() => window.sessionStorage.setItem('locationPromptDismissed', '1'));
  await page.goto('/categories?id=traditional-rices');
  await comeToLife(page);
  const scrollY = () => page.evaluate(() => window.scrollY);
  await page.getByRole('main').getByRole('listitem').last().scrollIntoViewIfNeeded();
  const place = await scrollY();
  expect(place).toBeGreaterThan(100);

  // One that the browser draws, and one that the server draws.
  for (const path of ['/checkout', '/product/detail?slug=foxtail-millet-thinai']) {
    await page.goto(path);
    await comeToLife(page);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect(await scrollY()).toBe(0);
    await page.goBack();
    await expect.poll(scrollY).toBe(place);
  }

  await page.goForward();
  await expect(page).toHaveURL(/product\/detail/);
  await page.goBack();
  await comeToLife(page);
  await expect.poll(scrollY).toBe(place);
  await page.reload();
  await comeToLife(page);
  await expect.poll(scrollY).toBe(place);
});

test('a visitor reads the shop in Tamil, and finds it in Tamil on the next page load', async ({ page }) => {
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

test('the footer leads to each category, and by Our Story and Support to Support', async ({ page }) => {
  await page.addInitScript(() => window.sessionStorage.setItem('locationPromptDismissed', '1'));
  await page.goto('/faq');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Our Story', 'Support']) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/\/support$/);
    await page.goBack();
  }
  for (const name of ['Organic Millets', 'Traditional Rices', 'Porridge Mix', 'Millet Dosa Mix', 'Puttu Mix']) {
    await footer.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
  }
});

test('an unknown address answers 404 with Not Found in the frame', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  await expect(page.getByText('404')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/$/);

  for (const unknown of ['/product/detail?slug=chocolate', '/categories?id=cakes']) {
    expect((await page.goto(unknown))?.status(), unknown).toBe(404);
    await expect(page.getByRole('heading', { name: 'Not Found' }), unknown).toBeVisible();
  }
});
