import { STAFF_ROLE } from '../contract/staffRights';
import { advanceOrder, newCustomer, newNumber, payOrder, placeOrder } from './support/api';
import { seedLogin } from './support/browser';
import { staffLogin } from './support/staff';
import { expect, test } from './support/test';

test('an order is picked, shorted by one unit while its customer watches, and packed', async ({
  browser,
  shop,
  page,
}) => {
  const customer = await newCustomer(shop);
  const order = await placeOrder(shop, customer);
  await payOrder(shop, order);
  await advanceOrder(shop, order, 1);
  const watching = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'block' });
  const tracking = await watching.newPage();
  await seedLogin(tracking, customer);
  const track = () => tracking.goto(`/profile/order/track?id=${order.orderId}`);
  await track();
  await expect(tracking.getByText('CONFIRMED').first()).toBeVisible();

  await staffLogin(page, shop, STAFF_ROLE.SALES_PERSON, '/packing');
  await page.getByRole('checkbox', { name: order.orderNumber }).check();
  await page.getByRole('button', { name: 'Pick 1 order' }).click();
  await expect(page.getByText('0 of 2 picked')).toBeVisible();

  await test.step('shorts the line, with the new bill shown before', async () => {
    await page.getByRole('button', { name: `Missing?: ${order.orderNumber}` }).click();
    await page.getByRole('button', { name: /^Change: / }).click();
    await expect(page.getByText('The customer then pays', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Pack 1 only' }).click();
    await expect(page.getByText('1 of 2 packed')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('0 of 1 picked')).toBeVisible();
  });

  await track();
  await expect(tracking.getByText(/^1 of 2 packed · ₹[\d.]+ goes back$/)).toBeVisible();
  await expect(tracking.getByText('After packing')).toBeVisible();

  await test.step('ticks survive a reload, and all is packed', async () => {
    await page.getByRole('list', { name: 'From the shelf' }).getByRole('checkbox').check();
    await page.reload();
    await expect(page.getByText('1 of 1 picked')).toBeVisible();
    await page.getByRole('button', { name: 'All packed (1 order)' }).click();
    await expect(page.getByText('1 order is packed')).toBeVisible();
  });
  await track();
  await expect(tracking.getByText('READY TO DELIVER').first()).toBeVisible();
  await watching.close();
});

test('an order by phone runs from the call to its payment', async ({ page, shop }) => {
  await staffLogin(page, shop, STAFF_ROLE.SALES_PERSON, '/new-order');
  await page.getByLabel("Customer's mobile number").fill(newNumber());
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill('Revathi');
  await page.getByRole('button', { name: 'Create the customer' }).click();

  await test.step('a new address, by its pin on the map', async () => {
    const dialog = page.getByRole('dialog', { name: 'New address' });
    // The map hears keys once its scripts are there.
    await expect(async () => {
      await dialog.getByRole('application').press('ArrowRight');
      await expect(dialog.getByRole('button', { name: /^Use “/ })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await dialog.getByLabel('Street').fill('7 Mill Road');
    await dialog.getByLabel('Landmark').fill('Bus stand');
    await dialog.getByRole('button', { name: /^Save/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('radio', { name: /7 Mill Road/ })).toBeChecked();
  });

  await test.step('a cart by keys', async () => {
    const search = page.getByRole('combobox', { name: 'Add a product' });
    const addOne = async () => {
      await search.fill('foxtail');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Enter');
    };
    await addOne();
    await addOne();
    await page.getByRole('button', { name: /^Place the order: ₹/ }).click();
  });

  await expect(page.getByText(/^Waits for the payment of/)).toBeVisible();
  const message = await page.getByRole('link', { name: 'Send the link by WhatsApp' }).getAttribute('href');
  const link = /https?:\/\/\S+$/.exec(new URL(message ?? '').searchParams.get('text') ?? '')?.[0] ?? '';
  await payOrder(shop, { payment: { pageUrl: new URL(link).pathname } });
  await expect(page.getByText(/has arrived\.$/)).toBeVisible();
});
