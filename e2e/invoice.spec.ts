import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { orderTrackingPath } from '../contract/routes';
import { STAFF_ROLE } from '../contract/staffRights';
import { advanceOrder, newCustomer, payOrder, placeOrder, type Customer, type PlacedOrder } from './support/api';
import { seedLogin } from './support/browser';
import { pdfText } from '../server/testing/pdfText';
import type { RunningShop } from './support/server';
import { staffLogin } from './support/staff';
import { expect, test } from './support/test';

/** Paid, and so many steps further. */
async function paidOrder(shop: RunningShop, customer: Customer, steps: number): Promise<PlacedOrder> {
  const order = await placeOrder(shop, customer);
  await payOrder(shop, order);
  await advanceOrder(shop, order, steps);
  return order;
}

/** @returns its name, and the texts on its pages without spaces: shaped letters have none between them */
async function download(page: Page, button: RegExp): Promise<{ name: string; text: string }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await saving;
  const pdf = await readFile(await file.path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  return { name: file.suggestedFilename(), text: pdfText(pdf).replace(/\s/g, '') };
}

test('a customer downloads the invoice of a parcel that has left, and an Admin finds it among the month’s', async ({
  page,
  anotherDevice,
  shop,
}) => {
  const customer = await newCustomer(shop, 'Meena');
  const order = await paidOrder(shop, customer, 3);
  await seedLogin(page, customer);
  await page.goto(orderTrackingPath(order.orderId));
  await expect(page.getByRole('button', { name: 'Order again' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Download invoice/ })).toHaveCount(0);

  await advanceOrder(shop, order, 1);
  await page.reload();
  const { name } = await download(page, /^Download invoice TI\/\d\d-\d\d\/\d{5}$/);
  expect(name).toMatch(/^TI-\d\d-\d\d-\d{5}\.pdf$/);

  const staff = await anotherDevice();
  await staffLogin(staff, shop, STAFF_ROLE.ADMIN, '/invoices');
  await staff.getByLabel('Search by number, order or buyer').fill(order.orderNumber);
  const row = staff.getByRole('listitem').filter({ hasText: order.orderNumber });
  await expect(row).toHaveCount(1);
  await row.getByRole('link', { name: `Order ${order.orderNumber}` }).click();
  await expect(staff.getByRole('heading', { name: order.orderNumber })).toBeVisible();
  await expect(staff.getByRole('region', { name: 'Invoices' })).toContainText('Tax invoice');
});

test('an invoice is in the language of its page', async ({ page, shop }) => {
  const customer = await newCustomer(shop, 'Meena');
  const order = await paidOrder(shop, customer, 4);
  await seedLogin(page, customer);
  const texts = {
    en: ['Taxinvoice', 'Vayalgreenfoods', 'MappillaiSamba', 'Threehundredthirtyrupeesonly'],
    ta: ['வயல்', 'சம்பா', 'ரூபாய்முந்நூற்றுமுப்பதுமட்டும்'],
    hi: ['करबीजक', 'वयल', 'तीनसौतीसरुपयेमात्र'],
  };
  for (const [language, shown] of Object.entries(texts)) {
    await page.context().addCookies([{ name: 'language', value: language, url: shop.url }]);
    await page.goto(orderTrackingPath(order.orderId));
    const { text } = await download(page, /TI\/\d\d-\d\d\/\d{5}/);
    for (const part of ['Meena', order.orderNumber, '₹330', '5%', 'HSN1006', ...shown]) expect(text).toContain(part);
  }
});

test('staff refund a part of the money, and the customer gets the credit note for it', async ({
  page,
  anotherDevice,
  shop,
}) => {
  const customer = await newCustomer(shop, 'Meena');
  const order = await paidOrder(shop, customer, 5);
  const staff = await anotherDevice();
  await staffLogin(staff, shop, STAFF_ROLE.ADMIN, `/orders/${order.orderNumber}`);
  await staff.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = staff.getByRole('dialog', { name: `Refund ${order.orderNumber}` });
  await dialog.getByLabel('Amount in rupees').fill('330.01');
  await dialog.getByRole('radio', { name: 'Damaged' }).check();
  await dialog.getByRole('button', { name: /^Refund/ }).click();
  await expect(dialog.getByText('Write an amount up to ₹330')).toBeVisible();
  await dialog.getByLabel('Amount in rupees').fill('50');
  await dialog.getByRole('button', { name: 'Refund ₹50' }).click();
  await expect(staff.getByRole('region', { name: 'Invoices' })).toContainText('Credit note');

  await seedLogin(page, customer);
  await page.goto(orderTrackingPath(order.orderId));
  await expect(page.getByText(/^₹50 was refunded on .* For damaged items\.$/)).toBeVisible();
  const { name, text } = await download(page, /^Download credit note CN\/\d\d-\d\d\/\d{5}$/);
  expect(name).toMatch(/^CN-/);
  for (const part of ['Creditnote', 'ToinvoiceTI/', '₹50', 'Fiftyrupeesonly']) expect(text).toContain(part);
});
