import { readFile } from 'node:fs/promises';
import { orderTrackingPath } from '../contract/routes';
import { STAFF_ROLE } from '../contract/staffRights';
import { advanceOrder, newCustomer, payOrder, placeOrder } from './support/api';
import { seedLogin } from './support/browser';
import { staffLogin } from './support/staff';
import { expect, test } from './support/test';

test('a customer downloads the invoice of a parcel that has left, and an Admin finds it among the month’s', async ({
  page,
  anotherDevice,
  shop,
}) => {
  const customer = await newCustomer(shop, 'Meena');
  const order = await placeOrder(shop, customer);
  await payOrder(shop, order);
  await advanceOrder(shop, order, 3);
  await seedLogin(page, customer);
  await page.goto(orderTrackingPath(order.orderId));
  await expect(page.getByRole('button', { name: 'Order again' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Download invoice/ })).toHaveCount(0);

  await advanceOrder(shop, order, 1);
  await page.reload();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download invoice TI\/\d\d-\d\d\/\d{5}$/ }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^TI-\d\d-\d\d-\d{5}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  const staff = await anotherDevice();
  await staffLogin(staff, shop, STAFF_ROLE.ADMIN, '/invoices');
  await staff.getByLabel('Search by number, order or buyer').fill(order.orderNumber);
  const row = staff.getByRole('listitem').filter({ hasText: order.orderNumber });
  await expect(row).toHaveCount(1);
  await row.getByRole('link', { name: `Order ${order.orderNumber}` }).click();
  await expect(staff.getByRole('heading', { name: order.orderNumber })).toBeVisible();
  await expect(staff.getByRole('region', { name: 'Invoices' })).toContainText('Tax invoice');
});
