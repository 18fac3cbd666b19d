import { newCustomer } from './support/api';
import { PHONE, readStorage, seedLogin, saveAsSelected } from './support/browser';
import { expect, test } from './support/test';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

test('a recipe’s ingredients become a paid order', async ({ page, shop }) => {
  const customer = await newCustomer(shop);
  await seedLogin(page, customer, { selectedAddress: await saveAsSelected(shop, customer) });
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: /^Add (2 products|Foxtail Millet)/ });

  await test.step('finds a recipe on Home and opens it', async () => {
    await page.goto('/');
    await main.getByRole('link', { name: 'All recipes' }).tap();
    await expect(page).toHaveURL(/\/recipes$/);
    await main.getByRole('link', { name: 'Kambu koozh' }).tap();
    await expect(page).toHaveURL(/\/recipes\/pearl-millet-koozh$/);
    await expect(main.getByText('Whisk the flour with 2 cups of water', { exact: false })).toBeVisible();
  });

  await test.step('adds its ingredients by one tap, undoes that, and adds them again', async () => {
    await add.tap();
    await expect(page.getByText(/^Added to the cart: Kambu \(Bajra\) Flour, Thooyamalli/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).tap();
    expect(await readStorage(page, 'cartItems')).toEqual(null);
    await add.tap();
    await expect(main.getByText('Everything we sell for it is in your cart')).toBeVisible();
  });

  await test.step('adds those of another recipe, which reach the minimum order', async () => {
    await main.getByRole('link', { name: 'All recipes' }).first().tap();
    await main.getByRole('link', { name: 'Foxtail millet dosa' }).tap();
    await add.tap();
    await main.getByRole('button', { name: 'View cart' }).tap();
    await expect(page).toHaveURL(/\/checkout$/);
    for (const name of ['Kambu (Bajra) Flour', 'Thooyamalli', 'Foxtail Millet'])
      await expect(main.getByText(name, { exact: false }).first()).toBeVisible();
  });

  await test.step('pays for them', async () => {
    await page.getByRole('button', { name: /^Pay ₹/ }).tap();
    await expect(page).toHaveURL(/\/order\/status\//);
    await page.getByRole('link', { name: /^Pay ₹.* with a UPI app$/ }).tap();
    await page.getByRole('button', { name: /^Pay/ }).tap();
    await page.getByRole('link', { name: 'Back to the shop' }).tap();
    await expect(page).toHaveURL(/\/checkout\/success\//);
  });
});

test('an unknown recipe is a page of status 404', async ({ page }) => {
  const response = await page.goto('/recipes/pizza');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  await expect(page.getByText('We don’t have this recipe. How about another one?')).toBeVisible();
});
