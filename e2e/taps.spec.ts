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
  placeDelivered,
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

/** Opens a page behind the last tab of a phone's navigation, in two taps. */
const openPage = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation').getByRole('button', { name: /More$/ }).tap();
  await page.getByRole('dialog').getByRole('link', { name }).tap();
};

test('jobs of a day take few taps from the board of a small phone', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const taps = await countTaps(page);
  const customer = await newCustomer(shop, 'Thenmozhi');
  const [packed, shorted] = [await placeOrder(shop, customer), await placeOrder(shop, customer)];
  for (const order of [packed, shorted]) {
    await payOrder(shop, order);
    await advanceOrder(shop, order, 2);
  }
  const atDoor = await placeOrder(shop, customer, undefined, { paymentMethod: 'AT_DOOR' });
  const token = await staffToken(shop, STAFF_ROLE.ADMIN);
  const { orderNumber } = atDoor;
  await callStaff(shop, '/orders/advance', {
    token,
    body: { orders: [{ orderNumber, expectedStatus: 'ORDER_CREATED', approve: true }] },
  });
  await advanceOrder(shop, atDoor, 4);
  /** Counts the taps of a job that begins on the board, where one column is shown. */
  const fromBoard = (job: string, column: string, atMost: number, work: () => Promise<void>) =>
    test.step(job, async () => {
      await staffLogin(page, shop, STAFF_ROLE.ADMIN, `?column=${column}`);
      const before = taps();
      await work();
      expect(taps() - before, job).toBeLessThanOrEqual(atMost);
    });

  await fromBoard('find an order by phone', 'ORDER_CREATED', 1, async () => {
    await page.getByRole('textbox', { name: 'Number, phone or name' }).tap();
    await type(page, customer.mobileNumber);
    await expect(page.getByRole('list', { name: 'Orders found' }).getByRole('listitem')).toHaveCount(3);
  });

  await fromBoard('stop the sale of a pack', 'PROCESSING', 2, async () => {
    await page.getByRole('button', { name: `More for ${shorted.orderNumber}` }).tap();
    await page.getByRole('button', { name: /^Until tomorrow/ }).tap();
    await expect(page.getByText(/is sold out now$/)).toBeVisible();
  });
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText(/is for sale again$/)).toBeVisible();

  await fromBoard('note that an order is packed', 'PROCESSING', 1, async () => {
    await page.getByRole('button', { name: `Packed: ${packed.orderNumber}` }).tap();
    await expect(page.getByText(`${packed.orderNumber} is now: Ready`)).toBeVisible();
  });

  await fromBoard('pack fewer of a product', 'PROCESSING', 3, async () => {
    await page.getByRole('link', { name: shorted.orderNumber }).tap();
    await page.getByRole('button', { name: /^Change: / }).tap();
    await page.getByRole('button', { name: 'Pack 1 only' }).tap();
    await expect(page.getByText('The order is changed')).toBeVisible();
  });

  await fromBoard('take cash', 'PICKEDUP', 3, async () => {
    await page.getByRole('link', { name: orderNumber }).tap();
    await page.getByRole('button', { name: `Paid in cash: ${orderNumber}` }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Cash received' }).tap();
    await expect(page.getByText(`${orderNumber} is paid in cash.`)).toBeVisible();
  });

  await fromBoard('receive a batch', 'ORDER_CREATED', 5, async () => {
    await openPage(page, 'Stock');
    await page.getByRole('searchbox', { name: 'Name or SKU' }).tap();
    await type(page, 'varagu');
    await page.getByRole('button', { name: 'Receive Kodo Millet (Varagu) rice · 1 kg' }).tap();
    await expect(page.getByLabel('How many')).toBeFocused();
    await type(page, '20');
    await nextField(page);
    await type(page, 'VG-2612');
    await page.getByRole('button', { name: 'Put on the shelf' }).tap();
    await expect(page.getByText('20 of batch VG-2612 are in')).toBeVisible();
  });

  await fromBoard('change five prices', 'ORDER_CREATED', 9, async () => {
    await openPage(page, 'Products');
    await page.getByRole('link', { name: 'Prices and stock' }).tap();
    const prices = page.getByRole('textbox', { name: /: Price$/ });
    for (let row = 0; row < 5; row += 1) {
      const price = prices.nth(row);
      await price.tap();
      await type(page, String(Number(await price.inputValue()) - 1));
    }
    const bar = page.getByRole('region', { name: '5 packs will be saved' });
    await bar.getByRole('button', { name: 'Save' }).tap();
    await expect(bar).toBeHidden();
  });
});

test('staff refund an item of a delivered order in three taps', async ({ page, shop }) => {
  const customer = await newCustomer(shop);
  const order = await placeDelivered(shop, customer);
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

test('staff move the forty orders of a closed day in five taps from the board, and customers find their new time', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const slots: OpenSlot[] = (await call(shop, '/order/cart', { body: { items: [{ _id: PACK, quantity: 2 }] } })).data
    .slots;
  const closed = slots.at(-1)!;
  const target = slots.findLast(({ day }) => day !== closed.day)!.day;
  const token = await staffToken(shop, STAFF_ROLE.ADMIN);
  for (const { _id, day } of slots)
    if (day === closed.day || day === target)
      await callStaff(shop, `/slots/windows/${_id.split('_')[0]}`, {
        token,
        method: 'PUT',
        body: { capacity: 60, cutOffMinutes: 0 },
      });
  const placed: (PlacedOrder & Pick<Customer, 'token'>)[] = [];
  // A customer has at most twenty addresses.
  for (const pack of ['rc-kavuni-1000', 'pu-ragi-1000']) {
    const customer = await newCustomer(shop);
    for (let count = 0; count < 20; count += 1) {
      const order = await placeOrder(shop, customer, [{ _id: pack, quantity: 1 }], { slotId: closed._id });
      await payOrder(shop, order);
      placed.push({ ...order, token: customer.token });
    }
  }
  await callStaff(shop, '/slots/closed-days', { token, body: { day: closed.day, reason: 'Flood' } });

  const taps = await countTaps(page);
  await staffLogin(page, shop, STAFF_ROLE.ADMIN);
  await openPage(page, 'Delivery times');
  // Other journeys may have ordered for that day, too.
  const moveAll = /^Move \d+ orders$/;
  await page.getByRole('button', { name: moveAll }).tap();
  const dialog = page.getByRole('dialog', { name: moveAll });
  // Sooner and near the first one, a browser takes a tap for the second of a double tap, which staff's pages drop.
  const opened = Date.now();
  await expect.poll(() => Date.now() - opened).toBeGreaterThan(600);
  const lastDay = dialog.getByRole('group', { name: 'To which day?' }).getByRole('radio').last();
  await lastDay.tap();
  await expect(lastDay).toBeChecked();
  await dialog.getByRole('button', { name: moveAll }).tap();
  await expect(page.getByText(/^\d+ orders are moved\.$/)).toBeVisible();
  expect(taps()).toBe(5);
  for (const { orderId, token: ofCustomer } of placed) {
    const { data } = await call(shop, `/order/track/${orderId}`, { token: ofCustomer });
    expect(data.slot.day).toBe(target);
  }
  await callStaff(shop, `/slots/closed-days/${closed.day}`, { token, method: 'DELETE' });
});
