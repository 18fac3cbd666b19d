import { STAFF_ROLE } from '../contract/staffRights';
import { advanceOrder, call, newCustomer, payOrder, placeOrder, type Customer, type PlacedOrder } from './support/api';
import { cachedPaths, PHONE } from './support/browser';
import { atTheDoor, planRound, wrongCode } from './support/ride';
import type { RunningShop } from './support/server';
import { staffLogin } from './support/staff';
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
  (await call<{ status: string; deliveryCode: string | null }>(shop, `/order/track/${orderId}`, { token })).data;

const dialogsInHistory = () => (history.state as { usr?: { dialogs?: number } } | null)?.usr?.dialogs ?? 0;

test('five minutes in a dead spot lose nothing: actions survive a reload, are sent once, and a wrong code is reviewed', async ({
  page: staffPage,
  anotherDevice,
  shop,
}) => {
  const customer = await newCustomer(shop);
  const orders = [await readyOrder(shop, customer), await readyOrder(shop, customer)] as const;
  await planRound(shop, orders);

  const rider = await anotherDevice({ viewport: PHONE });
  const scripts = new Set<string>();
  rider.on('response', (response) => {
    if (response.url().includes('/assets/') && response.url().endsWith('.js'))
      scripts.add(new URL(response.url()).pathname);
  });
  await rider.clock.install();
  await staffLogin(rider, shop, RIDER, '/ride');
  await rider.getByRole('button', { name: 'Picked up 2 parcels' }).click();
  await expect(rider.getByText('0 of 2 done')).toBeVisible();
  // The rider's phone shows the round as begun before the server has received it.
  const codes = () => Promise.all(orders.map(async (order) => (await track(shop, customer, order)).deliveryCode ?? ''));
  await expect.poll(codes).toEqual([expect.stringMatching(/^\d{4}$/), expect.stringMatching(/^\d{4}$/)]);
  const [right, other] = await codes();
  // The worker has what the page needs.
  await rider.evaluate(() => navigator.serviceWorker.ready);
  await rider.reload();
  await expect(rider.getByText('0 of 2 done')).toBeVisible();
  await expect
    .poll(async () => {
      const cached = await cachedPaths(rider);
      return [...scripts].filter((script) => !cached.includes(script));
    })
    .toEqual([]);

  const sent: string[] = [];
  rider.on('request', (request) => {
    if (request.url().endsWith('/deliver')) sent.push(request.url());
  });
  const giveCode = async ({ orderNumber }: PlacedOrder, code: string) =>
    (await atTheDoor(rider, orderNumber)).giveCode(code);

  await test.step('without network, each code is provisional', async () => {
    await rider.context().setOffline(true);
    await giveCode(orders[0], right!);
    await expect(rider.getByText(/^1 action waits for the network/)).toBeVisible();
    await giveCode(orders[1], wrongCode(other!));
    await expect(rider.getByText(/^2 actions wait for the network/)).toBeVisible();
    await expect(rider.getByRole('dialog')).toBeHidden();
    // Its entry in the history goes after it, which would abort the reload.
    await expect.poll(() => rider.evaluate(dialogsInHistory)).toBe(0);
    await rider.reload();
    await expect(rider.getByText(/^2 actions wait for the network/)).toBeVisible();
    await rider.clock.fastForward('05:00');
    await expect(rider.getByText(/^2 actions wait for the network/)).toBeVisible();
    await expect(rider.getByText('2 of 2 done')).toBeVisible();
    expect(await track(shop, customer, orders[0])).toMatchObject({ status: 'PICKEDUP' });
  });

  await test.step('with it, each action is sent once, and the wrong code leaves its parcel on the way', async () => {
    sent.length = 0;
    await rider.context().setOffline(false);
    await expect(rider.getByText(/wait for the network/)).toBeHidden();
    await expect.poll(async () => (await track(shop, customer, orders[0])).status).toBe('DELIVERED');
    await rider.clock.fastForward('01:00');
    await expect(rider.getByText('1 of 2 done')).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(await track(shop, customer, orders[1])).toMatchObject({ status: 'PICKEDUP' });
  });

  await test.step('a staff member calls the customer, and decides', async () => {
    await staffLogin(staffPage, shop, SALES_PERSON, '/rounds');
    await staffPage.getByRole('button', { name: 'Yes, delivered' }).click();
    await expect.poll(async () => (await track(shop, customer, orders[1])).status).toBe('DELIVERED');
    await rider.getByRole('button', { name: 'End the round' }).click();
  });
});
