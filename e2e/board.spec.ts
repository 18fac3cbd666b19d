import { STAFF_ROLE } from '../contract/staffRights';
import { newCustomer, payOrder, placeOrder } from './support/api';
import { callStaff, staffLogin, staffToken } from './support/staff';
import { expect, test } from './support/test';

test('the board is worked on by keyboard, by two people at once, and leads to an order that is cancelled', async ({
  page,
  shop,
}) => {
  const order = await placeOrder(shop, await newCustomer(shop, 'Thenmozhi'));
  await payOrder(shop, order);
  const { orderNumber } = order;
  await page.setViewportSize({ width: 1280, height: 800 });
  await staffLogin(page, shop, STAFF_ROLE.SALES_PERSON);
  const inColumn = (name: string) => page.getByRole('region', { name: `Orders: ${name}` }).getByText(orderNumber);

  await test.step('a key takes a step, and takes it back', async () => {
    await page.getByRole('article', { name: `Order ${orderNumber}` }).focus();
    await page.keyboard.press('n');
    await expect(inColumn('Confirmed')).toBeVisible();
    await page.keyboard.press('u');
    await expect(inColumn('New')).toBeVisible();
  });

  await test.step('of two people who advance it, the second hears what happened', async () => {
    const token = await staffToken(shop, STAFF_ROLE.ADMIN);
    await page.route('**/api/staff/orders/advance', async (route) => {
      await callStaff(shop, '/orders/advance', {
        token,
        body: { orders: [{ orderNumber, expectedStatus: 'ORDER_CREATED' }] },
      });
      await route.continue();
    });
    await page.getByRole('button', { name: `Confirm: ${orderNumber}` }).click();
    await expect(
      page.getByText(/has changed this order meanwhile\. Nothing was done\. It is now: Confirmed\./),
    ).toBeVisible();
    await expect(inColumn('Confirmed')).toBeVisible();
  });

  await test.step('it is found by a part of the name', async () => {
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await keys.getByRole('button', { name: 'Close' }).click();
    await expect(keys).toBeHidden();
    await page.keyboard.press('/');
    await page.keyboard.type('thenmo');
    await expect(page).toHaveURL(/\?q=thenmo$/);
    await page.getByRole('list', { name: 'Orders found' }).getByRole('link', { name: orderNumber }).click();
  });

  await test.step('and cancelled, with its money on the way back', async () => {
    await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog', { name: `Cancel ${orderNumber}?` });
    await dialog.getByText('Sold out').click();
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByText('Money received:')).toBeVisible();
    await expect(page.getByText(/^(Refund (requested|sent)|Refunded):/)).toBeVisible();
  });
});
