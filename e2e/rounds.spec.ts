import type { Browser, Page } from '@playwright/test';
import { STAFF_ROLE, type StaffRole } from '../contract/staffRights';
import { advanceOrder, call, newCustomer, payOrder, placeOrder, type Customer, type PlacedOrder } from './support/api';
import { PHONE, seedLogin } from './support/browser';
import type { RunningShop } from './support/server';
import { callStaff, staffLogin, staffToken } from './support/staff';
import { expect, test } from './support/test';

// A rider's page opens without network by the service worker.
test.use({ serviceWorkers: 'allow' });

const { SALES_PERSON, RIDER } = STAFF_ROLE;
const STEPS_TO_READY = 3;

async function readyOrder(shop: RunningShop, customer: Customer): Promise<PlacedOrder> {
  const order = await placeOrder(shop, customer);
  await payOrder(shop, order);
  await advanceOrder(shop, order, STEPS_TO_READY);
  return order;
}

const track = async (shop: RunningShop, { token }: Customer, { orderId }: PlacedOrder) =>
  (await call(shop, `/order/track/${orderId}`, { token })).data;
const otherThan = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

/** Another person on another device. */
async function onDuty(browser: Browser, shop: RunningShop, role: StaffRole, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url, viewport: PHONE });
  await context.route(
    ({ hostname }) => hostname !== 'localhost' && hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
  const page = await context.newPage();
  await staffLogin(page, shop, role, path);
  return page;
}

/** Planned by the counter for the demo's rider. */
async function planRound(shop: RunningShop, orders: readonly PlacedOrder[]): Promise<void> {
  const token = await staffToken(shop, SALES_PERSON);
  const { data: me } = await callStaff(shop, '/me', { token: await staffToken(shop, RIDER) });
  const body = { riderId: me._id, orderIds: orders.map(({ orderId }) => orderId) };
  expect(await callStaff(shop, '/rounds', { token, body })).toMatchObject({ status: 200 });
}

async function deliver(page: Page, { orderNumber }: PlacedOrder, code: string): Promise<void> {
  const line = page.getByRole('listitem').filter({ hasText: orderNumber }).getByRole('button').first();
  if ((await line.getAttribute('aria-expanded')) !== 'true') await line.click();
  await page.getByRole('button', { name: 'Deliver', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Delivery code' }).fill(code);
  await dialog.getByRole('button', { name: 'Delivered' }).click();
}

test('a round is planned, picked up, and delivered with the code that the customer sees', async ({
  page,
  browser,
  shop,
}) => {
  const customer = await newCustomer(shop);
  const order = await readyOrder(shop, customer);

  await staffLogin(page, shop, SALES_PERSON, '/rounds');
  await expect(page.getByRole('checkbox', { name: new RegExp(order.orderNumber) })).toBeChecked();
  await page.getByRole('combobox', { name: 'Rider' }).click();
  const rider = (await callStaff(shop, '/me', { token: await staffToken(shop, RIDER) })).data;
  await page.getByRole('option', { name: rider.name }).click();
  await page.getByRole('button', { name: /^Plan a round/ }).click();
  await expect(page.getByRole('article', { name: `Round of ${rider.name}` })).toContainText(order.orderNumber);

  const ride = await onDuty(browser, shop, RIDER, '/ride');
  await ride.getByRole('button', { name: /^Picked up/ }).click();
  await expect(ride.getByRole('link', { name: 'Call' })).toBeVisible();

  const watching = await browser.newPage({ baseURL: shop.url });
  await seedLogin(watching, customer);
  await watching.goto(`/profile/order/track?id=${order.orderId}`);
  const { deliveryCode } = await track(shop, customer, order);
  await expect(watching.getByRole('region', { name: 'Code for the rider' })).toContainText(deliveryCode);

  await deliver(ride, order, otherThan(deliveryCode));
  await expect(ride.getByRole('dialog')).toContainText('Wrong code. 4 tries are left');
  await ride.getByRole('dialog').getByRole('textbox', { name: 'Delivery code' }).fill(deliveryCode);
  await ride.getByRole('dialog').getByRole('button', { name: 'Delivered' }).click();
  await ride.getByRole('button', { name: 'End the round' }).click();
  await expect(ride.getByRole('heading', { name: 'No round for you now' })).toBeVisible();

  await watching.reload();
  await expect(watching.getByText('DELIVERED', { exact: true }).first()).toBeVisible();
  await expect(watching.getByRole('region', { name: 'Code for the rider' })).toBeHidden();
  await ride.context().close();
  await watching.close();
});

test('acts in a dead spot survive a reload, are sent once, and a wrong code among them is reviewed', async ({
  page,
  browser,
  shop,
}) => {
  const customer = await newCustomer(shop);
  const orders = [await readyOrder(shop, customer), await readyOrder(shop, customer)] as const;
  await planRound(shop, orders);

  const ride = await onDuty(browser, shop, RIDER, '/ride');
  await ride.getByRole('button', { name: 'Picked up 2 parcels' }).click();
  await expect(ride.getByText('0 of 2 done')).toBeVisible();
  const [right, wrong] = await Promise.all(
    orders.map(async (order) => (await track(shop, customer, order)).deliveryCode as string),
  );
  // The worker has what the page needs.
  await ride.evaluate(() => navigator.serviceWorker.ready);
  await ride.reload();
  await expect(ride.getByText('0 of 2 done')).toBeVisible();
  await ride.waitForLoadState('networkidle');

  await ride.context().setOffline(true);
  await deliver(ride, orders[0], right ?? '');
  await expect(ride.getByText(/^1 act waits for the network/)).toBeVisible();
  await deliver(ride, orders[1], otherThan(wrong ?? ''));
  await expect(ride.getByText(/^2 acts wait for the network/)).toBeVisible();
  await ride.reload();
  await expect(ride.getByText(/^2 acts wait for the network/)).toBeVisible();
  await expect(ride.getByText('2 of 2 done')).toBeVisible();
  expect(await track(shop, customer, orders[0])).toMatchObject({ status: 'PICKEDUP' });

  const sent: string[] = [];
  ride.on('request', (request) => {
    if (request.url().endsWith('/deliver')) sent.push(request.url());
  });
  await ride.context().setOffline(false);
  await expect(ride.getByText(/wait for the network/)).toBeHidden();
  await expect.poll(async () => (await track(shop, customer, orders[0])).status).toBe('DELIVERED');
  expect(sent).toHaveLength(2);
  // Not delivered as far as anyone knows.
  await expect(ride.getByText('1 of 2 done')).toBeVisible();
  expect(await track(shop, customer, orders[1])).toMatchObject({ status: 'PICKEDUP' });

  await staffLogin(page, shop, SALES_PERSON, '/rounds');
  await page.getByRole('button', { name: 'Yes, delivered' }).click();
  await expect.poll(async () => (await track(shop, customer, orders[1])).status).toBe('DELIVERED');
  await ride.context().close();
});
