import type { Locator } from '@playwright/test';
import { newCustomer, payOrder, placeDelivered, placeOrder } from './support/api';
import { openCheckout, seedLogin, readStorage, loginPanel, PHONE, typeCode, typeNumber } from './support/browser';
import { expect, test } from './support/test';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

test('a returning customer on a phone reorders from stored data', async ({ page, shop }) => {
  const customer = await newCustomer(shop, 'Lakshmi');
  const order = await placeDelivered(shop, customer);

  const main = page.getByRole('main');
  const bottomBar = page.getByRole('navigation', { name: 'Shop' });

  await test.step('logs in at Account by number and code', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Not now' }).tap();
    await bottomBar.getByRole('link', { name: 'Account' }).tap();
    await typeNumber(page, customer.mobileNumber);
    await typeCode(page, shop, customer.mobileNumber, 2);
    await expect(page).toHaveURL(/\/profile$/);
    await expect(main.getByText('Lakshmi', { exact: true })).toBeVisible();
    expect(await readStorage(page, 'userdata')).toEqual({ name: 'Lakshmi', emailId: customer.emailId });
    expect(await readStorage(page, 'selectedAddress')).toMatchObject({ street: '12 Cross Cut Road', type: 1 });
  });

  await test.step('changes the name', async () => {
    await main.getByText('Edit profile').tap();
    await main.getByRole('textbox', { name: 'Name' }).fill('Lakshmi R');
    await main.getByRole('button', { name: 'Save' }).tap();
    await expect(page.getByText('Your profile is saved')).toBeVisible();
    await expect.poll(() => readStorage(page, 'userdata')).toMatchObject({ name: 'Lakshmi R' });
  });

  await test.step('sees addresses and orders on their own pages', async () => {
    await main.getByRole('link', { name: 'My addresses' }).tap();
    await expect(page).toHaveURL(/\/profile\/address$/);
    await expect(main.getByText('12 Cross Cut Road')).toBeVisible();
    await page.goBack();
    await main.getByRole('link', { name: 'My orders' }).tap();
    await expect(page).toHaveURL(/\/profile\/orders$/);
    await main.getByRole('link', { name: new RegExp(order.orderNumber) }).tap();
    await expect(page).toHaveURL(/\/profile\/order\/track\?id=/);
    await expect(main.getByText('DELIVERED').first()).toBeVisible();
  });

  await test.step('orders the same again, to the saved address, by the app button', async () => {
    await main.getByRole('button', { name: 'Order again' }).tap();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(main.getByText('12 Cross Cut Road')).toBeVisible();
    await page.getByRole('button', { name: 'Pay ₹330' }).tap();
    await expect(page).toHaveURL(/\/order\/status\//);
    await page.getByRole('link', { name: 'Pay ₹330 with a UPI app' }).tap();
    await page.getByRole('button', { name: /^Pay/ }).tap();
    await page.getByRole('link', { name: 'Back to the shop' }).tap();
    await expect(page).toHaveURL(/\/checkout\/success\//);
    await expect(page.getByRole('heading', { name: 'Thank you! Your order is in' })).toBeVisible();
    await page.getByRole('link', { name: 'Continue shopping' }).tap();
    await expect(bottomBar.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  });
});

test('logging out shows ‘Hungry for more?’ and clears everything', async ({ page, shop }) => {
  const customer = await newCustomer(shop);
  const cart = [{ _id: 'rc-mapp-1000', productPrice: 14_500, quantity: 2, addons: [] }];
  await seedLogin(page, customer, { cartItems: cart, loginnumber: customer.mobileNumber });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).tap();
  const question = page.getByRole('dialog', { name: 'Hungry for more?' });
  await question.getByRole('button', { name: 'Cancel' }).tap();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/profile$/);

  await page.getByRole('button', { name: 'Logout' }).tap();
  const reloaded = page.waitForEvent('load');
  await question.getByRole('button', { name: 'Logout' }).tap();
  await reloaded;
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.length)).toBe(0);

  // The server revoked the token, too.
  const response = await fetch(`${shop.url}/api/web/customer/detail`, { headers: { token: customer.token } });
  expect(response.status).toBe(401);
  await page.getByRole('link', { name: 'Account' }).tap();
  await expect(loginPanel(page)).toBeVisible();
  await expect(loginPanel(page).getByLabel('Mobile Number')).toHaveValue('');
});

test('Back closes each menu, panel, sheet and question of the shop, and stays on the page', async ({ page, shop }) => {
  const customer = await newCustomer(shop);
  const order = await placeOrder(shop, customer);
  await payOrder(shop, order);
  await openCheckout(page, shop, customer);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const closesByBack = async (opener: Locator) => {
    await expect(opener).toBeVisible();
    const url = page.url();
    await opener.tap();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(url);
  };

  await closesByBack(main.getByRole('button', { name: /^Change add-ons/ }).first());
  await closesByBack(main.getByRole('button', { name: 'How payment works' }));
  await page.goto('/profile/address');
  await closesByBack(main.getByRole('button', { name: /^Edit / }).first());
  await page.goto('/');
  await closesByBack(page.getByRole('button', { name: 'Menu' }));
  await page.goto('/profile');
  await closesByBack(main.getByRole('button', { name: 'Logout' }));
  await main.getByRole('link', { name: 'My orders' }).tap();
  await main.getByRole('link', { name: new RegExp(order.orderNumber) }).tap();
  const cancel = main.getByRole('button', { name: 'Cancel order' });
  await closesByBack(cancel);

  // Reloaded under an open question, the page has none any more, and one Back leaves it.
  await cancel.tap();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(cancel).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/profile\/orders$/);
});
