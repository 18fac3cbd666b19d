import { orderTrackingPath } from '../contract/routes';
import { advanceOrder, newCustomer, payOrder, placeOrder } from './support/api';
import { PHONE, seedLogin } from './support/browser';
import { staffLogin } from './support/staff';
import { expect, test } from './support/test';

test('a customer calls for more, pays it by its link, and has it in the order and its parcel', async ({
  page,
  anotherDevice,
  shop,
}) => {
  const customer = await newCustomer(shop, 'Meena');
  const order = await placeOrder(shop, customer);
  await payOrder(shop, order);
  await advanceOrder(shop, order, 2);
  await page.setViewportSize(PHONE);
  await seedLogin(page, customer);
  await page.goto(orderTrackingPath(order.orderId));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.orderNumber);

  const staff = await anotherDevice({ viewport: { width: 1280, height: 800 } });
  await staffLogin(staff, shop, undefined, `/orders/${order.orderNumber}`);
  await staff.getByRole('button', { name: 'Add items' }).click();
  const dialog = staff.getByRole('dialog', { name: `Add items to ${order.orderNumber}` });
  await dialog.getByRole('combobox', { name: 'Add a product' }).fill('ragi');
  await staff.getByRole('option').first().click();
  await dialog.getByRole('button', { name: /^Hold for the customer: ₹/ }).click();
  await expect(staff.getByText('The items are held for 30 minutes.', { exact: false })).toBeVisible();
  await expect(staff.getByRole('link', { name: 'Send the link by WhatsApp' })).toBeVisible();

  // The customer's page follows by itself.
  const added = page.getByRole('region', { name: 'Add to your order' });
  await expect(added).toContainText('Held for you');
  await staff.getByRole('button', { name: 'Packed' }).click();
  await expect(staff.getByText('waits for the payment of added items', { exact: false })).toBeVisible();
  await added.getByRole('link', { name: /^Pay ₹/ }).click();
  const pageUrl = await page.getByRole('link', { name: /^Pay ₹.* with a UPI app$/ }).getAttribute('href');
  await payOrder(shop, { payment: { pageUrl: pageUrl! } });

  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.orderNumber);
  await expect(added).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Ragi');
  await expect(staff.getByText(/^Items added for ₹/)).toBeVisible();
  await staff.getByRole('button', { name: 'Packed' }).click();
  await expect(page.getByText('READY TO DELIVER').first()).toBeVisible();
});
