import { STAFF_ROLE } from '../contract/staffRights';
import { call, HOME, newCustomer, saveAddress } from './support/api';
import { seedLogin, TWO_PACKS } from './support/browser';
import { callStaff, staffLogin, staffToken } from './support/staff';
import { expect, test } from './support/test';

test('a customer orders to pay at the door, the shop sees it, collects cash, takes it over and closes the day', async ({
  page,
  browser,
  shop,
}) => {
  const customer = await newCustomer(shop);
  const addressId = await saveAddress(shop, customer, HOME);
  const { data: list } = await call(shop, '/address/list', { token: customer.token });
  const [saved] = list as {
    _id: string;
    street: string;
    landmark: string;
    type: number;
    location: { coordinates: [number, number] };
  }[];
  const [lng, lat] = saved!.location.coordinates;
  const { street, landmark, type } = saved!;
  await seedLogin(page, customer, {
    cartItems: TWO_PACKS,
    selectedAddress: { _id: addressId, lat, lng, street, landmark, type },
  });

  await page.goto('/checkout');
  await page.getByRole('radio', { name: 'Pay at the door: cash or UPI' }).check();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you! Your order is in' })).toBeVisible();
  const due = page.getByText(/^Pay ₹[\d,.]+ at the door$/);
  await expect(due).toBeVisible();
  await expect(page.getByText(/paid/)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
  const history = await call(shop, '/order/history', { token: customer.token });
  const [placed] = history.data.items as { orderNumber: string; dueAtDoorPaise: number }[];
  const { orderNumber, dueAtDoorPaise: amountPaise } = placed!;
  await page.getByRole('link', { name: 'Track order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderNumber}` })).toBeVisible();
  await expect(due).toBeVisible();

  const token = await staffToken(shop, STAFF_ROLE.ADMIN);
  const body = { method: 'CASH', amountPaise };
  expect(
    (
      await callStaff(shop, `/orders/${orderNumber}/collect`, {
        token,
        body: { ...body, amountPaise: amountPaise - 1 },
      })
    ).status,
  ).toBe(409);
  expect((await callStaff(shop, `/orders/${orderNumber}/collect`, { token, body })).status).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderNumber}` })).toBeVisible();
  await expect(due).toBeHidden();

  const counter = await browser.newContext({ baseURL: shop.url });
  const desk = await counter.newPage();
  await staffLogin(desk, shop, STAFF_ROLE.ADMIN, '/money');
  await desk
    .getByRole('button', { name: /^Hand in: / })
    .first()
    .click();
  await desk.getByRole('textbox', { name: 'Counted (₹)' }).fill(String(amountPaise / 100));
  await expect(desk.getByText('No difference').first()).toBeVisible();
  await desk.getByRole('button', { name: 'Take over the cash' }).click();
  await expect(desk.getByText('There is no cash on its way.')).toBeVisible();
  await desk.getByRole('radio', { name: 'Day’s close' }).click();
  await desk.getByRole('button', { name: /^Close / }).click();
  await expect(desk.getByText('Today is closed.')).toBeVisible();
  await counter.close();
});

test('a door order is cancelled without a refund', async ({ page, shop }) => {
  const customer = await newCustomer(shop);
  const addressId = await saveAddress(shop, customer, HOME);
  const items = [{ _id: TWO_PACKS[0]!._id, quantity: 2 }];
  const bill = await call(shop, '/order/cart', { body: { items, addressId }, token: customer.token });
  const order = { items, addressId, expectedTotal: bill.data.totalPaise, paymentMethod: 'AT_DOOR' };
  const { data } = await call(shop, '/order/create', { body: order, token: customer.token, key: crypto.randomUUID() });
  await seedLogin(page, customer);
  await page.goto(`/profile/order/track?id=${data.orderId}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('It’s free, and there is nothing to pay for it.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Your order is cancelled.')).toBeVisible();
  await expect(page.getByText(/way back/)).toBeHidden();
});
