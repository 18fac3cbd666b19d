import type { Page } from '@playwright/test';
import { STAFF_ROLE } from '../contract/staffRights';
import { newCustomer, newNumber, payOrder } from './support/api';
import { openCheckout, PHONE } from './support/browser';
import { atTheDoor, wrongCode } from './support/ride';
import { goTo, staffLogin } from './support/staff';
import { expect, test } from './support/test';

const { SALES_PERSON, ADMIN, RIDER } = STAFF_ROLE;
const STAFF_DEVICE = { viewport: { width: 1280, height: 800 } };

const roundWith = (staffPage: Page, orderNumber: string) =>
  staffPage.getByRole('article', { name: 'Round of Mani' }).filter({ hasText: orderNumber });

async function sendOut(staffPage: Page, orderNumber: string): Promise<void> {
  await goTo(staffPage, 'Rounds');
  // It is ticked already where it is for today.
  await staffPage.getByRole('checkbox', { name: new RegExp(orderNumber) }).check();
  await staffPage.getByRole('combobox', { name: 'Rider' }).click();
  await staffPage.getByRole('option', { name: 'Mani' }).click();
  await staffPage.getByRole('button', { name: 'Plan a round with 1 order' }).click();
  await expect(roundWith(staffPage, orderNumber)).toBeVisible();
}

test('from the bell to the closed day, an order is confirmed, packed with fewer units and paid at its door while its customer watches', async ({
  page,
  anotherDevice,
  shop,
}) => {
  const staffPage = await anotherDevice(STAFF_DEVICE);
  await staffLogin(staffPage, shop, SALES_PERSON);
  await expect(staffPage.getByText('Live: changes appear by themselves.')).toBeVisible();
  await page.setViewportSize(PHONE);
  const tracking = page.getByRole('main');
  let orderNumber = '';

  await test.step('an order to be paid at the door appears on the open board', async () => {
    await openCheckout(page, shop, await newCustomer(shop));
    await page.getByRole('radio', { name: 'Pay at the door: cash or UPI' }).check();
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you! Your order is in' })).toBeVisible();
    await expect(page.getByText('Pay ₹330 at the door')).toBeVisible();
    await page.getByRole('link', { name: 'Track order' }).click();
    const heading = page.getByRole('heading', { level: 1, name: /^Order VY\d+$/ });
    orderNumber = (await heading.innerText()).replace('Order ', '');
    await expect(staffPage).toHaveTitle(/^\(1\) /);
    const newOrders = staffPage.getByRole('region', { name: 'Orders: New' });
    await expect(async () => {
      // The newest come last, and only those near the view are rendered.
      await newOrders.press('End');
      await expect(newOrders.getByText(orderNumber)).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });

  await test.step('a customer’s first one is approved, then confirmed', async () => {
    await staffPage.getByRole('button', { name: `Approve: ${orderNumber}` }).click();
    await staffPage.getByRole('button', { name: `Confirm: ${orderNumber}` }).click();
    await expect(tracking.getByText('Next: we pack your order.')).toBeVisible();
    await expect(staffPage).toHaveTitle(/^[^(]/);
  });

  await test.step('one unit is missing while it is picked', async () => {
    await goTo(staffPage, 'Packing');
    await staffPage.getByRole('checkbox', { name: orderNumber }).check();
    await staffPage.getByRole('button', { name: 'Pick 1 order' }).click();
    await expect(staffPage.getByText('0 of 2 picked')).toBeVisible();
    await staffPage.getByRole('button', { name: `Missing?: ${orderNumber}` }).click();
    await staffPage.getByRole('button', { name: /^Change: / }).click();
    await expect(staffPage.getByText('The customer then pays ₹165', { exact: false })).toBeVisible();
    await staffPage.getByRole('button', { name: 'Pack 1 only' }).click();
    await expect(tracking.getByText('Pay ₹165 at the door')).toBeVisible();
    await expect(tracking.getByText(/^1 of 2 packed · /)).toBeVisible();
    await staffPage.keyboard.press('Escape');
  });

  await test.step('it is packed; the ticks survive a reload', async () => {
    // A tick counts for the units that the row named.
    await expect(staffPage.getByText('0 of 1 picked')).toBeVisible();
    await staffPage.getByRole('list', { name: 'From the shelf' }).getByRole('checkbox').check();
    await staffPage.reload();
    await expect(staffPage.getByText('1 of 1 picked')).toBeVisible();
    await staffPage.getByRole('button', { name: 'All packed (1 order)' }).click();
    await expect(tracking.getByText('READY TO DELIVER').first()).toBeVisible();
  });

  const rider = await anotherDevice({ viewport: PHONE });
  await test.step('the rider delivers it for the customer’s code and cash', async () => {
    await sendOut(staffPage, orderNumber);
    await staffLogin(rider, shop, RIDER, '/ride');
    await rider.getByRole('button', { name: 'Picked up 1 parcel' }).click();
    const code = (await page.getByRole('region', { name: 'Code for the rider' }).innerText()).match(/^\d{4}$/m)![0];
    const { dialog, giveCode } = await atTheDoor(rider, orderNumber);
    await dialog.getByRole('radio', { name: 'Cash' }).check();
    await giveCode(wrongCode(code));
    await expect(dialog).toContainText('Wrong code. 4 tries are left');
    await giveCode(code);
    await expect(tracking.getByText('DELIVERED', { exact: true }).first()).toBeVisible();
    await expect(tracking.getByText(/at the door$/)).toBeHidden();
    await expect(page.getByRole('region', { name: 'Code for the rider' })).toBeHidden();
    await rider.getByRole('button', { name: 'End the round' }).click();
    await expect(rider.getByRole('heading', { name: 'No round for you now' })).toBeVisible();
  });

  await test.step('the cash is handed in, and the day closes at zero difference', async () => {
    const office = await anotherDevice(STAFF_DEVICE);
    await staffLogin(office, shop, ADMIN, '/money');
    await office.getByRole('button', { name: 'Receive cash: Mani' }).click();
    await office.getByRole('textbox', { name: 'Counted (₹)' }).fill('165');
    await expect(office.getByRole('dialog').getByText('No difference')).toBeVisible();
    await office.getByRole('button', { name: 'Receive the cash' }).click();
    await expect(office.getByText('No one has cash in hand.')).toBeVisible();
    await office.getByRole('radio', { name: 'Day’s close' }).click();
    await office.getByRole('button', { name: /^Close / }).click();
    await expect(office.getByText('Today is closed.')).toBeVisible();
    await expect(office.getByRole('region', { name: 'Closed days' })).toContainText('No difference');
  });
});

test('an order by phone runs from the call to the door', async ({ page: staffPage, anotherDevice, shop }) => {
  await staffPage.setViewportSize(STAFF_DEVICE.viewport);
  await staffLogin(staffPage, shop, SALES_PERSON, '/new-order');
  await staffPage.getByLabel("Customer's mobile number").fill(newNumber());
  await staffPage.keyboard.press('Enter');
  await staffPage.getByRole('textbox', { name: 'Name' }).fill('Revathi');
  await staffPage.getByRole('button', { name: 'Create the customer' }).click();

  await test.step('a new address, by its pin on the map', async () => {
    const dialog = staffPage.getByRole('dialog', { name: 'New address' });
    // The map handles keys once its scripts have loaded.
    await expect(async () => {
      await dialog.getByRole('application').press('ArrowRight');
      await expect(dialog.getByText(/, Coimbatore, /)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await dialog.getByLabel('Street').fill('7 Mill Road');
    await dialog.getByLabel('Landmark').fill('Bus stand');
    await dialog.getByRole('button', { name: /^Save/ }).click();
    await expect(dialog).toBeHidden();
    await expect(staffPage.getByRole('radio', { name: /7 Mill Road/ })).toBeChecked();
  });

  await test.step('a cart by keys', async () => {
    const search = staffPage.getByRole('combobox', { name: 'Add a product' });
    for (const _pack of [1, 2]) {
      await search.fill('foxtail');
      await expect(staffPage.getByRole('option').first()).toBeVisible();
      await staffPage.keyboard.press('Enter');
    }
    await staffPage.getByRole('button', { name: /^Place the order: ₹/ }).click();
  });

  await test.step('the link to pay goes to the caller, whose money arrives', async () => {
    await expect(staffPage.getByText(/^Waits for the payment of/)).toBeVisible();
    const message = await staffPage.getByRole('link', { name: 'Send the link by WhatsApp' }).getAttribute('href');
    const link = /https?:\/\/\S+$/.exec(new URL(message ?? '').searchParams.get('text') ?? '')?.[0] ?? '';
    await payOrder(shop, { payment: { pageUrl: new URL(link).pathname } });
    await expect(staffPage.getByText(/has arrived\.$/)).toBeVisible();
  });

  const orderNumber = await test.step('from its page it is confirmed and packed', async () => {
    await staffPage.getByRole('link', { name: 'Open the order' }).click();
    const heading = staffPage.getByRole('heading', { level: 1, name: /^VY\d+$/ });
    await expect(staffPage.getByText('Taken by Kavya')).toBeVisible();
    for (const step of ['Confirm', 'Start packing', 'Packed']) {
      await staffPage.getByRole('button', { name: step, exact: true }).click();
    }
    await expect(staffPage.getByRole('button', { name: 'Picked up', exact: true })).toBeVisible();
    return heading.innerText();
  });

  await test.step('a photo shows that it was delivered to a customer without the code', async () => {
    await sendOut(staffPage, orderNumber);
    const rider = await anotherDevice({ viewport: PHONE });
    await staffLogin(rider, shop, RIDER, '/ride');
    await rider.getByRole('button', { name: 'Picked up 1 parcel' }).click();
    const { dialog } = await atTheDoor(rider, orderNumber);
    const buffer = await rider.screenshot();
    await dialog.locator('input[type=file]').setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer });
    await expect(dialog.getByRole('img', { name: 'Your photo' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Delivered' }).click();
    await rider.getByRole('button', { name: 'End the round' }).click();
    await goTo(staffPage, 'Orders');
    await goTo(staffPage, 'Rounds');
    await roundWith(staffPage, orderNumber).getByRole('button', { name: 'Photo' }).click();
    await expect(staffPage.getByRole('img', { name: 'Photo of the delivery' })).toBeVisible();
  });
});
