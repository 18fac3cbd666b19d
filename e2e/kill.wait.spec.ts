import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { ProductPage } from '../contract/homepage';
import type { OrderHistory } from '../contract/orders';
import { call, newCustomer, PACK, saveAddress } from './support/api';
import { type RunningShop, startShop, withTemporaryFolder } from './support/server';

const PRODUCT = 'mappillai';
/** One per live order: an order of the same cart would replace the one before. */
const QUANTITIES = [2, 3, 4];
const KILLS = 20;
const CUSTOMERS = 4;
/** Nothing may expire while this runs, however slow the machine. */
const env = { PAYMENT_EXPIRY_SECONDS: '86400', ORDERS_UNPAID_PER_CUSTOMER: '100' };
/** So many responses precede the next kill, and the delay after the last one; both vary to hit different moments. */
const responsesBeforeKill = () => randomInt(6, 20);
const killDelayMs = () => randomInt(0, 40);

interface Shopper {
  token: string;
  addressId: string;
  /** Orders acknowledged with 200, with the last state that the customer knows. */
  acknowledged: Map<string, 'placed' | 'cancelled' | 'perhaps cancelled'>;
  quantities: Map<string, number>;
  /** A request without a response; sending it again must result in one order. */
  pending: { key: string; quantity: number } | null;
  totals: Map<number, number>;
}

async function register(shop: RunningShop): Promise<Shopper> {
  const customer = await newCustomer(shop);
  const totals = new Map<number, number>();
  for (const quantity of QUANTITIES) {
    const bill = await call(shop, '/order/cart', { body: { items: [{ _id: PACK, quantity }] } });
    totals.set(quantity, bill.data.totalPaise);
  }
  return {
    token: customer.token,
    addressId: await saveAddress(shop, customer),
    acknowledged: new Map(),
    quantities: new Map(),
    pending: null,
    totals,
  };
}

/** Sends the pending request. @returns the order's id */
async function place(shop: RunningShop, customer: Shopper, { key, quantity }: { key: string; quantity: number }) {
  const { token, addressId, totals } = customer;
  const body = { items: [{ _id: PACK, quantity }], addressId, expectedTotal: totals.get(quantity) };
  const placed = await call(shop, '/order/create', { token, body, key });
  expect(placed.status).toBe(200);
  const orderId: string = placed.data.orderId;
  customer.acknowledged.set(orderId, 'placed');
  customer.quantities.set(orderId, quantity);
  customer.pending = null;
  return orderId;
}

/** Places some orders and cancels some, again and again, until the server is gone. */
async function shopUntilKilled(shop: RunningShop, customer: Shopper, onResponse: () => void): Promise<void> {
  const { token, acknowledged, quantities } = customer;
  try {
    for (;;) {
      const live = [...acknowledged].filter(([, state]) => state === 'placed').map(([orderId]) => orderId);
      const used = live.map((orderId) => quantities.get(orderId));
      const quantity = QUANTITIES.find((each) => !used.includes(each));
      if (quantity !== undefined) {
        customer.pending = { key: randomUUID(), quantity };
        await place(shop, customer, customer.pending);
        onResponse();
      } else {
        const orderId = live[randomInt(live.length)]!;
        acknowledged.set(orderId, 'perhaps cancelled');
        const cancelled = await call(shop, `/order/cancel/${orderId}`, { token });
        expect(cancelled.status).toBe(200);
        acknowledged.set(orderId, 'cancelled');
        onResponse();
      }
    }
  } catch (error) {
    // `fetch` throws a TypeError when the server is killed; anything else is a bug.
    if (!(error instanceof TypeError)) throw error;
  }
}

async function historyOf(shop: RunningShop, { token }: Shopper) {
  const orders: OrderHistory['items'] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: string = cursor ? `&cursor=${cursor}` : '';
    const { data } = await call<OrderHistory>(shop, `/order/history?limit=50${query}`, { token });
    orders.push(...data.items);
    cursor = data.nextCursor;
  }
  return orders;
}

async function stockOf(shop: RunningShop): Promise<number> {
  const { data } = await call<ProductPage>(shop, '/homepage/products', { body: { search: PRODUCT } });
  const packs = data.items.flatMap((product) => product.packs);
  return packs.find((pack) => pack._id === PACK)!.available;
}

test('keeps every acknowledged order and the stock through 20 kills during orders', async () => {
  test.setTimeout(900_000);
  await withTemporaryFolder(async (dataDir) => {
    let shop = await startShop({ dataDir, env });
    const stock = await stockOf(shop);
    const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => register(shop)));
    let acknowledged = 0;

    for (let kill = 1; kill <= KILLS; kill += 1) {
      let responsesLeft = responsesBeforeKill();
      let resolveEnough: () => void = () => undefined;
      const enoughResponses = new Promise<void>((resolve) => (resolveEnough = resolve));
      const onResponse = () => {
        responsesLeft -= 1;
        if (responsesLeft === 0) resolveEnough();
      };
      const shopping = Promise.all(customers.map((customer) => shopUntilKilled(shop, customer, onResponse)));
      // Before the kill, shopping ends only by a failure.
      await Promise.race([enoughResponses, shopping]);
      await sleep(killDelayMs());
      await shop.end('SIGKILL');
      await shopping;

      shop = await startShop({ dataDir, env });
      let held = 0;
      for (const customer of customers) {
        const orders = await historyOf(shop, customer);
        const statuses = new Map(orders.map((order) => [order.orderId, order.status]));
        for (const [orderId, known] of customer.acknowledged) {
          const status = statuses.get(orderId);
          expect(status, `kill ${kill}, order ${orderId}, known as ${known}`).toBeDefined();
          if (known === 'placed') expect(status).toBe('PAYMENT_PENDING');
          if (known === 'cancelled') expect(status).toBe('CANCELLED');
          customer.acknowledged.set(orderId, status === 'CANCELLED' ? 'cancelled' : 'placed');
        }
        for (const order of orders) if (order.status !== 'CANCELLED') held += order.itemCount;
      }
      expect(await stockOf(shop), `the stock after kill ${kill}`).toBe(stock - held);

      // Retrying with the same key results in one order, whether the first request arrived or not.
      for (const customer of customers) {
        if (!customer.pending) continue;
        const again = await place(shop, customer, customer.pending);
        const orders = await historyOf(shop, customer);
        expect(orders.filter((order) => order.orderId === again)).toHaveLength(1);
        expect(orders).toHaveLength(customer.acknowledged.size);
      }
      acknowledged = customers.reduce((sum, customer) => sum + customer.acknowledged.size, 0);
    }

    await shop.end();
    // Without orders between the kills the test would prove nothing.
    expect(acknowledged).toBeGreaterThan(KILLS * 2);
  });
});
