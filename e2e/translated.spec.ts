import { translatePage } from '../src/testing/translatePage';
import { newCustomer } from './support/api';
import { seedLogin, TWO_PACKS, saveAsSelected } from './support/browser';
import { expect, test } from './support/test';

test('a page translated by the browser still changes its bill with the cart, and places the order', async ({
  page,
  shop,
}) => {
  const customer = await newCustomer(shop);
  const selectedAddress = await saveAsSelected(shop, customer);
  await seedLogin(page, customer, { cartItems: TWO_PACKS, selectedAddress });
  await page.goto('/checkout');
  const pay = (amount: string) => page.getByRole('button', { name: `Pay ₹${amount}`, exact: true });
  await expect(pay('330')).toBeEnabled();
  await page.evaluate(`(${translatePage.toString()})()`);
  await expect(pay('330').locator('font')).toBeVisible();

  const main = page.getByRole('main');
  const bill = main.getByRole('region', { name: 'Your bill' });
  await main.getByRole('button', { name: /^One more of/ }).click();
  await expect(pay('475')).toBeEnabled();
  await expect(bill).toContainText('3 packs');
  await expect(bill).toContainText('₹475');
  await expect(bill).not.toContainText('₹330');

  await main.getByRole('button', { name: /^One less of/ }).click();
  await expect(pay('330')).toBeEnabled();
  await pay('330').click();
  await expect(page.getByRole('heading', { name: 'We are waiting for your payment' })).toBeVisible();
  expect(page.url()).toContain('/order/status/');
});
