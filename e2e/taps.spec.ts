import type { Page } from '@playwright/test';
import type { OpenSlot } from '../contract/slots';
import { STAFF_ROLE } from '../contract/staffRights';
import {
  advanceOrder,
  call,
  newCustomer,
  newNumber,
  PACK,
  payOrder,
  placeOrder,
  printedCode,
  type Customer,
  type PlacedOrder,
} from './support/api';
import { INSIDE, loginPanel, PHONE, seedLogin, waitForHydration, saveAsSelected } from './support/browser';
import type { RunningShop } from './support/server';
import { callStaff, staffLogin, staffToken } from './support/staff';
import { countTaps } from './support/taps';
import { expect, test } from './support/test';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true, permissions: ['geolocation'], geolocation: INSIDE });

/** Types into the field that has the focus. */
const type = (page: Page, text: string) => page.keyboard.type(text);
const nextField = async (page: Page): Promise<void> => {
  do await page.keyboard.press('Tab');
  while (!(await page.evaluate(() => document.activeElement?.matches('input, textarea'))));
};

const pay = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Pay ₹/ }).tap();
  await expect(page).toHaveURL(/\/order\/status\//);
};

/** Opens the page as a customer who bought before, on their phone. */
const openAsBuyer = async (page: Page, shop: RunningShop): Promise<Customer> => {
  const customer = await newCustomer(shop);
  await payOrder(shop, await placeOrder(shop, customer, [{ _id: 'rc-mapp-5000', quantity: 1 }]));
  await seedLogin(page, customer, { buyAgain: '1', selectedAddress: await saveAsSelected(shop, customer) });
  return customer;
};

test('a new customer gets from Home to a placed order of two products in nine taps', async ({ page, shop }) => {
  const taps = await countTaps(page);
  const mobileNumber = newNumber();
  const main = page.getByRole('main');
  await page.goto('/');
  await waitForHydration(page);

  await page.getByRole('button', { name: 'Use Current Location' }).tap();
  const map = page.getByRole('dialog', { name: 'Set delivery location' });
  await map.getByLabel('Street').tap();
  await map.getByLabel('Street').clear();
  await type(page, '12 Cross Cut Road');
  await nextField(page);
  await expect(map.getByLabel('Landmark')).toBeFocused();
  await type(page, 'Bus stand');
  await map.getByRole('button', { name: 'Save address' }).tap();

  // Together above the minimum order.
  for (const name of [/^Add Foxtail Millet/, /^Add Little Millet/])
    await main.getByRole('button', { name }).first().tap();
  await page.getByRole('link', { name: 'Cart, 2 items' }).tap();

  await expect(loginPanel(page).getByLabel('Mobile Number')).toBeFocused();
  await type(page, mobileNumber);
  await loginPanel(page).getByRole('button', { name: 'Send code' }).tap();
  const register = loginPanel(page, 'Create Account');
  await expect(register.getByLabel('Name')).toBeFocused();
  await type(page, 'Meena');
  await nextField(page);
  await type(page, 'meena@example.com');
  await register.getByRole('button', { name: 'Create Account' }).tap();
  await expect(loginPanel(page, 'Verify').getByLabel('One-time code')).toBeFocused();
  await type(page, await printedCode(shop, mobileNumber, 1));

  await pay(page);
  expect(taps()).toBeLessThanOrEqual(9);
});

test('a returning customer buys again from Home in three taps', async ({ page, shop }) => {
  const taps = await countTaps(page);
  await openAsBuyer(page, shop);
  await page.goto('/');
  const again = page.getByRole('region', { name: 'Buy again' });
  await again.getByRole('button', { name: /^Add / }).first().tap();
  await page.getByRole('link', { name: /View cart/ }).tap();
  await pay(page);
  expect(taps()).toBeLessThanOrEqual(3);
});

for (const { path, name } of [
  { path: '/', name: /^Repeat last order: / },
  { path: '/profile/orders', name: /^Order again: / },
]) {
  test(`an order is ordered again from ${path} in two taps`, async ({ page, shop }) => {
    const taps = await countTaps(page);
    await openAsBuyer(page, shop);
    await page.goto(path);
    await page.getByRole('button', { name }).first().tap();
    await pay(page);
    expect(taps()).toBe(2);
  });
}

test('ten first door orders are approved and confirmed in six taps', async ({ page, shop }) => {
  for (let at = 0; at < 10; at += 1)
    await placeOrder(shop, await newCustomer(shop), undefined, {
      paymentMethod: 'AT_DOOR',
      address: { doorNo: `${at + 1}` },
    });
  await page.setViewportSize({ width: 360, height: 740 });
  const taps = await countTaps(page);
  await staffLogin(page, shop, STAFF_ROLE.SUPER_ADMIN);
  await page
    .getByRole('checkbox', { name: /^Choose VY/ })
    .first()
    .tap();
  await page.getByRole('button', { name: /^All \(/ }).tap();
  await page.getByRole('button', { name: 'Next step' }).tap();
  const dialog = page.getByRole('dialog', { name: /^Approve 10 first orders/ });
  await expect(dialog.getByRole('link', { name: /^\+91 / })).toHaveCount(10);
  await dialog.getByRole('button', { name: 'Approve all 10' }).tap();
  await expect(page.getByText('10 orders approved')).toBeVisible();
  await page.getByRole('button', { name: 'Next step' }).tap();
  await expect(page.getByText('10 orders moved on')).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(6);
});

test('staff stop the sale of a pack in two taps', async ({ page, shop }) => {
  const taps = await countTaps(page);
  await staffLogin(page, shop, STAFF_ROLE.SALES_PERSON, '/stock?q=varagu');
  const name = 'Kodo Millet (Varagu) rice · 1 kg';
  await page.getByRole('button', { name: `Sold out now: ${name}` }).tap();
  await page.getByRole('button', { name: /^Until tomorrow/ }).tap();
  await expect(page.getByText(`${name} is sold out now`)).toBeVisible();
  expect(taps()).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText(`${name} is for sale again`)).toBeVisible();
});

test('staff refund an item of a delivered order in three taps', async ({ page, shop }) => {
  const customer = await newCustomer(shop);
  const order = await placeOrder(shop, customer);
  await payOrder(shop, order);
  await advanceOrder(shop, order, 5);
  await page.setViewportSize({ width: 360, height: 740 });
  const taps = await countTaps(page);
  await staffLogin(page, shop, STAFF_ROLE.ADMIN, `/orders/${order.orderNumber}`);
  await page.getByRole('button', { name: 'Refund', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: `Refund ${order.orderNumber}` });
  await dialog.getByRole('checkbox').first().tap();
  await dialog.getByRole('button', { name: /^Refund ₹/ }).tap();
  await expect(page.getByText(/^1 refunded: ₹/)).toBeVisible();
  expect(taps()).toBe(3);
});

test('staff move all orders of a closed day in three taps, and customers find their new time', async ({
  page,
  shop,
}) => {
  const customer = await newCustomer(shop);
  const slots: OpenSlot[] = (await call(shop, '/order/cart', { body: { items: [{ _id: PACK, quantity: 2 }] } })).data
    .slots;
  const closed = slots.at(-1)!;
  const target = slots.findLast(({ day }) => day !== closed.day)!;
  const placed: PlacedOrder[] = [];
  for (let count = 0; count < 8; count += 1) {
    const order = await placeOrder(shop, customer, undefined, { slotId: closed._id });
    await payOrder(shop, order);
    placed.push(order);
  }
  const token = await staffToken(shop, STAFF_ROLE.ADMIN);
  await callStaff(shop, '/slots/closed-days', { token, body: { day: closed.day, reason: 'Flood' } });

  const taps = await countTaps(page);
  await staffLogin(page, shop, STAFF_ROLE.ADMIN, '/slots');
  await page.getByRole('button', { name: `Move ${placed.length} orders` }).tap();
  const dialog = page.getByRole('dialog', { name: `Move ${placed.length} orders` });
  await dialog.getByRole('group', { name: 'To which day?' }).getByRole('radio').last().tap();
  await dialog.getByRole('button', { name: `Move ${placed.length} orders` }).tap();
  await expect(page.getByText(`${placed.length} orders are moved.`)).toBeVisible();
  expect(taps()).toBe(3);
  for (const { orderId } of placed) {
    const { data } = await call(shop, `/order/track/${orderId}`, { token: customer.token });
    expect(data.slot.day).toBe(target.day);
  }
  await callStaff(shop, `/slots/closed-days/${closed.day}`, { token, method: 'DELETE' });
});
