import { orderTrackingPath } from '../contract/routes';
import { advanceOrder, newCustomer, payOrder, placeOrder } from './support/api';
import { seedLogin } from './support/browser';
import { staffLogin } from './support/staff';
import { expect, test } from './support/test';

/** A real picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a customer reports a torn pack with a photo, the shop refunds a part, and the customer sees it', async ({
  page,
  anotherDevice,
  shop,
}) => {
  const customer = await newCustomer(shop, 'Meena');
  const order = await placeOrder(shop, customer);
  await payOrder(shop, order);
  await advanceOrder(shop, order, 5);
  await seedLogin(page, customer);
  await page.goto(orderTrackingPath(order.orderId));

  await page.getByRole('button', { name: 'Report a problem' }).click();
  const report = page.getByRole('dialog', { name: 'Report a problem' });
  await report.getByLabel('What happened?').fill('One of the packs was torn.');
  await report.getByLabel('Add a photo').setInputFiles({ name: 'pack.png', mimeType: 'image/png', buffer: PNG });
  await report.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText(/We look into it/)).toBeVisible();

  const staff = await anotherDevice();
  await staffLogin(staff, shop, undefined, '/complaints');
  const card = staff.getByRole('listitem').filter({ hasText: order.orderNumber });
  await expect(card.getByRole('img', { name: 'Photo by the customer' })).toBeVisible();
  await card.getByRole('button', { name: 'Decide' }).click();
  const decision = staff.getByRole('dialog');
  await decision.getByRole('radio', { name: 'Refund' }).check();
  await decision.getByLabel('Amount in rupees').fill('50');
  await decision.getByLabel('Reason').fill('We are sorry: the pack was weak.');
  await decision.getByRole('button', { name: 'Refund' }).click();
  await expect(staff.getByText(/₹50 refunded by/)).toBeVisible();

  await page.reload();
  await expect(page.getByText('₹50 goes back to you.')).toBeVisible();
  await expect(page.getByText('The shop says: We are sorry: the pack was weak.')).toBeVisible();
});
