import { randomUUID } from 'node:crypto';
import type { OpenSlot } from '../contract/slots';
import { slotInBrief, slotInWords, timesInWords } from '../contract/slotInWords';
import { STAFF_ROLE } from '../contract/staffRights';
import { orderTrackingPath, ROUTES } from '../contract/routes';
import { call, newCustomer, PACK, payOrder, saveAddress, type Customer } from './support/api';
import { openCheckout } from './support/browser';
import type { RunningShop } from './support/server';
import { callStaff, staffToken } from './support/staff';
import { expect, test } from './support/test';

const ITEMS = [{ _id: PACK, quantity: 2 }];

const slotsOf = async (shop: RunningShop): Promise<OpenSlot[]> =>
  (await call(shop, '/order/cart', { body: { items: ITEMS } })).data.slots;

const order = (shop: RunningShop, { token }: Customer, addressId: string, slotId: string) =>
  call(shop, '/order/create', {
    token,
    key: randomUUID(),
    body: { items: ITEMS, addressId, expectedTotal: 33_000, slotId },
  });

test('a customer sees the next slot, chooses another one and finds it in the order', async ({ page, shop }) => {
  const slots = await slotsOf(shop);
  const soonest = slotInWords(slots[0]!, 'en');
  await page.goto('/product/detail?slug=foxtail-millet-thinai');
  await expect(page.getByRole('region', { name: 'Delivery', exact: true })).toContainText(`Delivery ${soonest}`);
  await expect(page.getByRole('banner')).toContainText(`Delivery ${slotInBrief(slots[0]!, 'en')} Choose location`);

  const customer = await newCustomer(shop);
  await openCheckout(page, shop, customer);
  const later = slots.findLast(({ left }) => left > 0)!;
  const days = page.getByRole('group', { name: 'Day' });
  await expect(days.getByRole('radio').first()).toBeChecked();
  await days.getByRole('radio').last().click();
  await page.getByRole('radio', { name: timesInWords(later, 'en') }).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page).toHaveURL(/\/order\/status\//);
  const orderId = page.url().split('/').at(-1)!;
  await payOrder(shop, (await call(shop, `/order/track/${orderId}`, { token: customer.token })).data);
  const chosen = page.getByText(`Delivery ${slotInWords(later, 'en')}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you! Your order is in' })).toBeVisible();
  await expect(chosen).toBeVisible();
  for (const path of [orderTrackingPath(orderId), ROUTES.orders.path]) {
    await page.goto(path);
    await expect(chosen).toBeVisible();
  }
});

test('a slot that fills while another customer is at the checkout is not taken silently', async ({ page, shop }) => {
  const token = await staffToken(shop, STAFF_ROLE.ADMIN);
  const lastDay = (await slotsOf(shop)).findLast(({ left }) => left > 0)!;
  const [windowId] = lastDay._id.split('_');
  await callStaff(shop, `/slots/windows/${windowId}`, {
    token,
    method: 'PUT',
    body: { capacity: 21 - lastDay.left, cutOffMinutes: 0 },
  });

  await openCheckout(page, shop, await newCustomer(shop));
  await page.getByRole('group', { name: 'Day' }).getByRole('radio').last().click();
  await page.getByRole('radio', { name: timesInWords(lastDay, 'en') }).click();
  const quicker = await newCustomer(shop, 'Valli');
  const taken = await order(shop, quicker, await saveAddress(shop, quicker), lastDay._id);
  expect(taken.status, taken.message).toBe(200);

  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Something changed before you paid' });
  await expect(dialog).toContainText(`instead of ${slotInWords(lastDay, 'en')}`);
  await dialog.getByRole('button', { name: 'Back to cart' }).click();
  await expect(page.getByText(/The time that you chose is full now/)).toBeVisible();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page).toHaveURL(/\/order\/status\//);
});
