import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { ProductPage } from '../contract/homepage';
import type { OrderHistory } from '../contract/orders';
import { call, newCustomer, PACK, saveAddress } from './support/api';
import { type RunningShop, startShop, withTemporaryFolder } from './support/server';

const PRODUCT = 'mappillai';
const QUANTITY = 2;
const KILLS = 20;
const CUSTOMERS = 4;
/** Fewer than would sell the pack out. */
const LIVE_ORDERS = 4;
/** Nothing expires while this runs, however slow the machine. */
const env = { PAYMENT_EXPIRY_SECONDS: '86400' };
/** How many responses precede the next kill, and the delay after the last one; both vary to hit different moments. */
const responsesBeforeKill = () => randomInt(6, 20);
const killDelayMs = () => randomInt(0, 40);

interface Shopper {
  token: string;
  addressId: string;
  /** Orders acknowledged with 200, with the last state that the customer knows. */
  acknowledged: Map<string, 'placed' | 'cancelled' | 'perhaps cancelled'>;
  /** Key of a request without a response; sending it again must result in one order. */
  pendingKey: string | null;
  total: number;
}

async function register(shop: RunningShop): Promise<Shopper> {
  const customer = await newCustomer(shop);
  const items = [{ _id: PACK, quantity: QUANTITY }];
  const bill = await call(shop, '/order/cart', { body: { items } });
  return {
    token: customer.token,
    addressId: await saveAddress(shop, customer),
    acknowledged: new Map(),
    pendingKey: null,
    total: bill.data.totalPaise,
  };
}

/** Places some orders and cancels some, again and again, until the server is gone. */
async function shopUntilKilled(shop: RunningShop, customer: Shopper, onResponse: () => void): Promise<void> {
  const { token, addressId, acknowledged } = customer;
  const body = { items: [{ _id: PACK, quantity: QUANTITY }], addressId, expectedTotal: customer.total };
  try {
    for (;;) {
      const live = [...acknowledged].filter(([, state]) => state === 'placed').map(([orderId]) => orderId);
      if (live.length < LIVE_ORDERS) {
        customer.pendingKey ??= randomUUID();
        const placed = await call(shop, '/order/create', { token, body, key: customer.pendingKey });
        expect(placed.status).toBe(200);
        acknowledged.set(placed.data.orderId, 'placed');
        customer.pendingKey = null;
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
        if (!customer.pendingKey) continue;
        const body = {
          items: [{ _id: PACK, quantity: QUANTITY }],
          addressId: customer.addressId,
          expectedTotal: customer.total,
        };
        const again = await call(shop, '/order/create', { token: customer.token, body, key: customer.pendingKey });
        expect(again.status).toBe(200);
        const orders = await historyOf(shop, customer);
        expect(orders.filter((order) => order.orderId === again.data.orderId)).toHaveLength(1);
        customer.acknowledged.set(again.data.orderId, 'placed');
        customer.pendingKey = null;
        expect(orders).toHaveLength(customer.acknowledged.size);
      }
      acknowledged = customers.reduce((sum, customer) => sum + customer.acknowledged.size, 0);
    }

    await shop.end();
    // Without orders between the kills the test would prove nothing.
    expect(acknowledged).toBeGreaterThan(KILLS * 2);
  });
});
