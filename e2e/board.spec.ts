import { STAFF_ROLE } from '../contract/staffRights';
import { call, HOME, newCustomer, PACK, saveAddress, type Customer, type PlacedOrder } from './support/api';
import { seedLogin } from './support/browser';
import type { RunningShop } from './support/server';
import { callStaff, staffLogin, staffToken } from './support/staff';
import { expect, test } from './support/test';

async function placePaid(shop: RunningShop, customer: Customer): Promise<PlacedOrder> {
  const addressId = await saveAddress(shop, customer, HOME);
  const items = [{ _id: PACK, quantity: 2 }];
  const bill = await call(shop, '/order/cart', { body: { items, addressId }, token: customer.token });
  const { data } = await call<PlacedOrder>(shop, '/order/create', {
    body: { items, addressId, expectedTotal: bill.data.totalPaise },
    token: customer.token,
    key: crypto.randomUUID(),
  });
  await fetch(`${shop.url}${new URL(data.payment.pageUrl, shop.url).pathname}/pay`, {
    method: 'POST',
    redirect: 'manual',
  });
  return data;
}

test('a new order appears on an open board, two people advance it once, undo, and the customer sees it live', async ({
  page,
  browser,
  shop,
}) => {
  const customer = await newCustomer(shop);
  await page.setViewportSize({ width: 1280, height: 800 });
  await staffLogin(page, shop, STAFF_ROLE.SALES_PERSON);
  await expect(page.getByText('Live: changes appear by themselves.')).toBeVisible();

  const order = await placePaid(shop, customer);
  const inColumn = (name: string) => page.getByRole('region', { name: `Orders: ${name}` }).getByText(order.orderNumber);
  await expect(inColumn('New')).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) /);

  const phone = await browser.newContext({ baseURL: shop.url });
  const tracking = await phone.newPage();
  await seedLogin(tracking, customer);
  const streamed = tracking.waitForResponse((response) => response.url().includes('/order/stream/'));
  await tracking.goto(`/profile/order/track?id=${order.orderId}`);
  expect((await streamed).status()).toBe(200);

  await page.getByRole('button', { name: `Confirm: ${order.orderNumber}` }).click();
  await expect(inColumn('Confirmed')).toBeVisible();
  await expect(page).toHaveTitle(/^[^(]/);
  const timeline = tracking.getByRole('main');
  await expect(timeline.getByText('Next: we pack your order.')).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(inColumn('New')).toBeVisible();
  await expect(timeline.getByText('Next: the shop confirms your order.')).toBeVisible();

  // Another person was faster.
  const token = await staffToken(shop, STAFF_ROLE.ADMIN);
  await page.route('**/api/staff/orders/advance', async (route) => {
    await callStaff(shop, '/orders/advance', {
      token,
      body: { orders: [{ orderNumber: order.orderNumber, expectedStatus: 'ORDER_CREATED' }] },
    });
    await route.continue();
  });
  await page.getByRole('button', { name: `Confirm: ${order.orderNumber}` }).click();
  await expect(
    page.getByText(/has changed this order meanwhile\. Nothing was done\. It is now: Confirmed\./),
  ).toBeVisible();
  await expect(inColumn('Confirmed')).toBeVisible();
  await phone.close();
});

test('the board is worked on by keyboard, searched, and leads to an order’s page', async ({ page, shop }) => {
  const customer = await newCustomer(shop, 'Thenmozhi');
  const { orderNumber } = await placePaid(shop, customer);
  await page.setViewportSize({ width: 1280, height: 800 });
  await staffLogin(page, shop, STAFF_ROLE.SALES_PERSON);
  await page.getByRole('article', { name: `Order ${orderNumber}` }).focus();
  await page.keyboard.press('n');
  await expect(page.getByRole('region', { name: 'Orders: Confirmed' }).getByText(orderNumber)).toBeVisible();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('thenmo');
  await expect(page).toHaveURL(/\?q=thenmo$/);
  await page.getByRole('list', { name: 'Orders found' }).getByRole('link', { name: orderNumber }).click();
  await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: `Cancel ${orderNumber}?` });
  await dialog.getByText('Sold out').click();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Money received:')).toBeVisible();
  await expect(page.getByText(/^(Refund (requested|sent)|Refunded):/)).toBeVisible();
});
