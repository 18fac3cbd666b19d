import { orderTrackingPath } from '../contract/routes';
import { call, newCustomer, placeDelivered } from './support/api';
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
  const order = await placeDelivered(shop, customer);
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

test('a replacement goes as an order of its own, from the complaint to the door, with nothing to pay', async ({
  page,
  anotherDevice,
  shop,
}) => {
  const customer = await newCustomer(shop, 'Revathi');
  const { token } = customer;
  const order = await placeDelivered(shop, customer);
  const body = { lineNo: 1, quantity: 1, kind: 'DAMAGED', text: 'One pack was torn.' };
  expect(await call(shop, `/order/complaint/${order.orderId}`, { token, body })).toMatchObject({ status: 200 });

  await staffLogin(page, shop, undefined, '/complaints');
  await page.getByRole('listitem').filter({ hasText: order.orderNumber }).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Replace' }).check();
  await dialog.getByLabel('Reason').fill('We are sorry.');
  await dialog.getByRole('button', { name: 'Replace' }).click();
  const toSend = page.getByRole('region', { name: 'Replacements to send' });
  await toSend.getByRole('button', { name: new RegExp(`^Send as its own order: .* ${order.orderNumber}$`) }).click();
  await dialog.getByRole('button', { name: 'Send it' }).click();
  await page.getByRole('link', { name: /^In the parcel of / }).click();

  const heading = page.getByRole('heading', { level: 1, name: /^VY\d+$/ });
  await expect(page.getByText(`Replacement for ${order.orderNumber}: nothing to pay`)).toBeVisible();
  const orderNumber = await heading.innerText();
  for (const step of ['Start packing', 'Packed', 'Picked up', 'Delivered']) {
    await page.getByRole('button', { name: step, exact: true }).click();
  }
  // A job makes its document once it has left.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/· Delivery (challan|note)$/).first()).toBeVisible({ timeout: 3_000 });
  }).toPass();

  const phone = await anotherDevice();
  await seedLogin(phone, customer);
  await phone.goto('/profile/orders');
  await phone.getByRole('link', { name: new RegExp(orderNumber) }).click();
  await expect(phone.getByText('DELIVERED', { exact: true }).first()).toBeVisible();
  await expect(phone.getByRole('main')).toContainText(order.orderNumber);
});
