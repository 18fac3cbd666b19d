import { orderTrackingPath, productPath } from '../contract/routes';
import { advanceOrder, newCustomer, payOrder, placeOrder } from './support/api';
import { seedLogin } from './support/browser';
import { staffLogin } from './support/staff';
import { expect, test } from './support/test';

test('a customer rates what was delivered, the shop answers, and both show on the product’s page', async ({
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
  const received = page.getByRole('region', { name: 'Rate what you received' });
  const href = await page
    .getByRole('link', { name: /Mappillai/ })
    .first()
    .getAttribute('href');
  await received.getByRole('button', { name: /^Rate Mappillai/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '4 stars' }).check();
  await dialog.getByLabel('In your words').fill('It cooks soft, and is clean.');
  await dialog.getByRole('button', { name: 'Send the rating' }).click();
  await expect(received.getByText('It cooks soft, and is clean.')).toBeVisible();

  const staff = await anotherDevice();
  await staffLogin(staff, shop, undefined, '/ratings');
  const card = staff.getByRole('listitem').filter({ hasText: order.orderNumber });
  await card.getByRole('button', { name: /^Answer: / }).click();
  const answer = staff.getByRole('dialog', { name: 'Answer the rating' });
  await answer.getByLabel('Answer').fill('Thank you, we are glad.');
  await answer.getByRole('button', { name: 'Save the answer' }).click();
  await expect(card.getByText(/Thank you, we are glad/)).toBeVisible();

  await page.goto(href ?? productPath('mappillai-samba-red-semi-polished'));
  await page.getByRole('region', { name: 'Similar products' }).scrollIntoViewIfNeeded();
  const ratings = page.getByRole('region', { name: 'What customers say' });
  await expect(ratings.getByText('It cooks soft, and is clean.')).toBeVisible();
  await expect(ratings.getByText('Thank you, we are glad.')).toBeVisible();
  await expect(ratings.getByText(/^Meena/)).toBeVisible();
});
