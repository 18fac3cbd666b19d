import type { Page } from '@playwright/test';
import type { StaffOrder } from '../contract/staffOrders';
import { STAFF_ROLE } from '../contract/staffRights';
import { newCustomer, payOrder, placeOrder } from './support/api';
import { PHONE } from './support/browser';
import type { RunningShop } from './support/server';
import { callStaff, staffLogin, staffToken } from './support/staff';
import { expect, test } from './support/test';

test.use({ viewport: PHONE });

/** A paid order, and what another person does with it. */
const orderOf = async (shop: RunningShop) => {
  const order = await placeOrder(shop, await newCustomer(shop, 'Thenmozhi'));
  await payOrder(shop, order);
  const token = await staffToken(shop, STAFF_ROLE.SUPER_ADMIN);
  const { orderNumber } = order;
  const read = async () => (await callStaff<StaffOrder>(shop, `/orders/${orderNumber}`, { token })).data;
  return { orderNumber, token, read };
};

test('a note outlives Back, a reload and a dead network, and is not written over another person’s', async ({
  page,
  context,
  shop,
}) => {
  const { orderNumber, token, read } = await orderOf(shop);
  const path = `/orders/${orderNumber}/delivery`;
  const opener = page.getByRole('button', { name: "Customer's note" });
  const dialog = page.getByRole('dialog', { name: "Customer's note" });
  const note = dialog.getByRole('textbox');
  const save = dialog.getByRole('button', { name: 'Save' });
  // Beneath the dialog, too.
  const onPage = (text: string) => page.locator('main').getByText(text);
  await staffLogin(page, shop, STAFF_ROLE.ADMIN, `/orders/${orderNumber}`);
  await opener.click();
  await note.fill('Ring twice');

  await test.step('Back closes the dialog alone', async () => {
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();
    await opener.click();
    await expect(note).toHaveValue('Ring twice');
  });

  await test.step('a reload keeps what was typed', async () => {
    await page.reload();
    await opener.click();
    await expect(note).toHaveValue('Ring twice');
  });

  await test.step('so does a save without network', async () => {
    await context.setOffline(true);
    await save.click();
    await expect(page.getByText(/^No connection\./)).toBeVisible();
    await expect(note).toHaveValue('Ring twice');
    await context.setOffline(false);
  });

  await test.step('of two people who save, the second hears of the first', async () => {
    await page.route(`**/api/staff${path}`, async (route) => {
      const { delivery } = await read();
      await callStaff(shop, path, { token, body: { expectedDelivery: delivery, note: 'Leave it at the gate' } });
      await route.continue();
    });
    await save.click();
    await expect(page.getByText('This order has changed meanwhile. Nothing was done.')).toBeVisible();
    await expect(note).toHaveValue('Ring twice');
    expect((await read()).note).toBe('Leave it at the gate');
    await expect(onPage('Leave it at the gate')).toBeVisible();
    await page.unroute(`**/api/staff${path}`);
  });

  await test.step('and a double click saves once', async () => {
    await save.dblclick();
    await expect(dialog).toBeHidden();
    const { note: saved, mends } = await read();
    expect(saved).toBe('Ring twice');
    expect(mends).toHaveLength(2);
    await expect(onPage('Ring twice')).toBeVisible();
    await opener.click();
    await expect(note).toHaveValue('Ring twice');
  });

  await test.step('reloaded under the dialog, the page is left by one Back', async () => {
    await page.reload();
    await expect(opener).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(new RegExp(orderNumber));
  });
});

test('a product’s form loses nothing by a link, another person’s save or a double click', async ({
  page,
  anotherDevice,
  shop,
}) => {
  const nameOn = (device: Page) => device.getByRole('group', { name: 'Name', exact: true });
  const fields = (device: Page) => ({
    heading: device.getByRole('heading', { level: 1 }),
    english: nameOn(device).getByRole('textbox', { name: 'English' }),
    tamil: nameOn(device).getByRole('textbox', { name: 'தமிழ்' }),
    save: device.getByRole('button', { name: 'Save', exact: true }),
    allSaved: device.getByText('Everything is saved'),
  });
  const own = fields(page);
  await staffLogin(page, shop, STAFF_ROLE.SUPER_ADMIN, '/products/new');
  await own.english.fill('Sand millet');
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(own.heading).toHaveText('Sand millet');
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  const saves: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'PUT') saves.push(response.status());
  });

  await own.english.fill('Sand millet, washed');
  await page.locator('main').getByRole('link', { name: 'Products' }).click();
  await expect(own.heading).toHaveText('Products');
  await page.goBack();
  await expect(own.english).toHaveValue('Sand millet, washed');

  const other = await anotherDevice({ viewport: PHONE });
  const theirs = fields(other);
  await staffLogin(other, shop, STAFF_ROLE.ADMIN, `/products/${id}`);
  await theirs.tamil.fill('மணல் தினை');
  await theirs.save.click();
  await expect(theirs.allSaved).toBeVisible();

  await own.save.click();
  await expect(page.getByText(/changed this product meanwhile\. Nothing is saved yet/)).toBeVisible();
  await expect(own.tamil).toHaveValue('மணல் தினை');
  await expect(own.english).toHaveValue('Sand millet, washed');
  await own.save.dblclick();
  await expect(own.allSaved).toBeVisible();
  await expect(own.heading).toHaveText('Sand millet, washed');
  expect(saves).toEqual([409, 200]);
  const token = await staffToken(shop, STAFF_ROLE.SUPER_ADMIN);
  await callStaff(shop, `/catalogue/products/${id}`, { token, method: 'DELETE' });
});

test('an order that two people move at once keeps the time of the first, and the second is told who chose it', async ({
  page,
  shop,
}) => {
  const { orderNumber, token, read } = await orderOf(shop);
  await staffLogin(page, shop, STAFF_ROLE.ADMIN, `/orders/${orderNumber}`);
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Move ${orderNumber}` });
  const days = dialog.getByRole('group', { name: 'To which day?' }).getByRole('radio');
  const move = dialog.getByRole('button', { name: 'Move the order' });
  await days.nth(1).check();

  await page.route('**/api/staff/orders/move', async (route) => {
    const body = route.request().postDataJSON() as { day: string };
    const before = await read();
    const load = (await callStaff<{ day: string }[]>(shop, '/slots/load', { token })).data;
    const day = load.findLast((each) => each.day !== body.day && each.day !== before.slot!.day)!.day;
    await callStaff(shop, '/orders/move', { token, body: { ...body, day } });
    await route.continue();
  });
  await move.click();
  await expect(dialog.getByText(/has moved it to .* meanwhile\./)).toBeVisible();
  expect((await read()).moves).toHaveLength(1);
  await page.unroute('**/api/staff/orders/move');

  await move.dblclick();
  await expect(page.getByText('1 order is moved.')).toBeVisible();
  expect((await read()).moves).toHaveLength(2);
});
