import type { Locator } from '@playwright/test';
import { STAFF_ROLE } from '../contract/staffRights';
import { newCustomer, payOrder, placeOrder } from './support/api';
import { callStaff, staffLogin, staffToken } from './support/staff';
import { expect, test } from './support/test';

test('the board is worked on by keyboard, by two people at once, and leads to an order that is cancelled', async ({
  page,
  shop,
}) => {
  const order = await placeOrder(shop, await newCustomer(shop, 'Thenmozhi'));
  await payOrder(shop, order);
  const { orderNumber } = order;
  await page.setViewportSize({ width: 1280, height: 800 });
  await staffLogin(page, shop, STAFF_ROLE.SALES_PERSON);
  const inColumn = (name: string) => page.getByRole('region', { name: `Orders: ${name}` }).getByText(orderNumber);

  await test.step('a key takes a step, and takes it back', async () => {
    await page.getByRole('article', { name: `Order ${orderNumber}` }).focus();
    await page.keyboard.press('n');
    await expect(inColumn('Confirmed')).toBeVisible();
    await page.keyboard.press('u');
    await expect(inColumn('New')).toBeVisible();
  });

  await test.step('of two people who advance it, the second hears what happened', async () => {
    const token = await staffToken(shop, STAFF_ROLE.ADMIN);
    await page.route('**/api/staff/orders/advance', async (route) => {
      await callStaff(shop, '/orders/advance', {
        token,
        body: { orders: [{ orderNumber, expectedStatus: 'ORDER_CREATED' }] },
      });
      await route.continue();
    });
    await page.getByRole('button', { name: `Confirm: ${orderNumber}` }).click();
    await expect(
      page.getByText(/has changed this order meanwhile\. Nothing was done\. It is now: Confirmed\./),
    ).toBeVisible();
    await expect(inColumn('Confirmed')).toBeVisible();
  });

  await test.step('it is found by a part of the name', async () => {
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await keys.getByRole('button', { name: 'Close' }).click();
    await expect(keys).toBeHidden();
    await page.keyboard.press('/');
    await page.keyboard.type('thenmo');
    await expect(page).toHaveURL(/\?q=thenmo$/);
    await page.getByRole('list', { name: 'Orders found' }).getByRole('link', { name: orderNumber }).click();
  });

  await test.step('and cancelled, with its money on the way back', async () => {
    await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog', { name: `Cancel ${orderNumber}?` });
    await dialog.getByText('Sold out').click();
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByText('Money received:')).toBeVisible();
    await expect(page.getByText(/^(Refund (requested|sent)|Refunded):/)).toBeVisible();
  });
});

test('the board is shown before its scripts, which replace it without moving it', async ({ page, shop }) => {
  const customer = await newCustomer(shop, 'Thenmozhi');
  const orders: string[] = [];
  for (const note of ['', 'Please ring twice: the bell is weak, and the dog at the gate is loud but kind', '']) {
    const order = await placeOrder(shop, customer, undefined, note === '' ? {} : { note });
    await payOrder(shop, order);
    orders.push(order.orderNumber);
  }
  // Room for them below those of other journeys.
  await page.setViewportSize({ width: 412, height: 4_000 });
  await staffLogin(page, shop, STAFF_ROLE.SALES_PERSON);
  const boxes = (inside: Locator) => Promise.all(orders.map((each) => inside.getByText(each).boundingBox()));
  await expect(page.getByRole('article').first()).toBeVisible();

  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/staff/main.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  const firstView = page.locator('#root > [inert]');
  await expect(firstView.getByText(orders[0]!)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await boxes(firstView);
  release();
  await expect(firstView).toHaveCount(0);
  expect(await boxes(page.locator('#root'))).toEqual(before);
  await page.getByRole('button', { name: `Confirm: ${orders[0]}` }).click();
  await expect(page.getByRole('button', { name: 'Confirmed (1)' })).toBeVisible();
});

test('the first view of the board is removed where its scripts fail', async ({ page, shop, pageErrors }) => {
  await staffLogin(page, shop, STAFF_ROLE.SALES_PERSON);
  await page.route('**/assets/staff/main.*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('#root > [inert]')).toHaveCount(0);
  await expect(page.locator('script[src*="/main."]')).toBeAttached();
  await expect(page.locator('#root > *')).toHaveCount(0);
  for (const text of pageErrors.splice(0)) expect(text).toMatch(/Failed to load resource/);
});
