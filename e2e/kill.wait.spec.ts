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
/** How many answers customers get before the next kill, and how long after the last of them it comes: never the same. */
const answersInALife = () => randomInt(6, 20);
const lastWordsMs = () => randomInt(0, 40);

interface Shopper {
  token: string;
  addressId: string;
  /** Answered with 200, and what the customer knows of each since. */
  acknowledged: Map<string, 'placed' | 'cancelled' | 'perhaps cancelled'>;
  /** Sent, and never answered: the same key has to lead to one order. */
  unanswered: string | null;
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
    unanswered: null,
    total: bill.data.totalPaise,
  };
}

/** Places some orders and cancels some, again and again, until the server is gone. */
async function shopUntilItDies(shop: RunningShop, customer: Shopper, onAnswer: () => void): Promise<void> {
  const { token, addressId, acknowledged } = customer;
  const body = { items: [{ _id: PACK, quantity: QUANTITY }], addressId, expectedTotal: customer.total };
  try {
    for (;;) {
      const live = [...acknowledged].filter(([, state]) => state === 'placed').map(([orderId]) => orderId);
      if (live.length < LIVE_ORDERS) {
        customer.unanswered ??= randomUUID();
        const placed = await call(shop, '/order/create', { token, body, key: customer.unanswered });
        expect(placed.status).toBe(200);
        acknowledged.set(placed.data.orderId, 'placed');
        customer.unanswered = null;
        onAnswer();
      } else {
        const orderId = live[randomInt(live.length)]!;
        acknowledged.set(orderId, 'perhaps cancelled');
        const cancelled = await call(shop, `/order/cancel/${orderId}`, { token });
        expect(cancelled.status).toBe(200);
        acknowledged.set(orderId, 'cancelled');
        onAnswer();
      }
    }
  } catch (error) {
    // What the kill does to a request; anything else is a fault.
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

test('keeps every acknowledged order and all goods through 20 kills in the middle of orders', async () => {
  test.setTimeout(900_000);
  await withTemporaryFolder(async (dataDir) => {
    let shop = await startShop({ dataDir, env });
    const goods = await stockOf(shop);
    const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => register(shop)));
    let acknowledged = 0;

    for (let kill = 1; kill <= KILLS; kill += 1) {
      let answersLeft = answersInALife();
      let enough: () => void = () => undefined;
      const heardEnough = new Promise<void>((resolve) => (enough = resolve));
      const onAnswer = () => {
        answersLeft -= 1;
        if (answersLeft === 0) enough();
      };
      const shopping = Promise.all(customers.map((customer) => shopUntilItDies(shop, customer, onAnswer)));
      // Shopping ends before the kill only by a fault.
      await Promise.race([heardEnough, shopping]);
      await sleep(lastWordsMs());
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
      expect(await stockOf(shop), `the stock after kill ${kill}`).toBe(goods - held);

      // Whoever got no answer presses again: one order, whether the first press had come through or not.
      for (const customer of customers) {
        if (!customer.unanswered) continue;
        const body = {
          items: [{ _id: PACK, quantity: QUANTITY }],
          addressId: customer.addressId,
          expectedTotal: customer.total,
        };
        const again = await call(shop, '/order/create', { token: customer.token, body, key: customer.unanswered });
        expect(again.status).toBe(200);
        const orders = await historyOf(shop, customer);
        expect(orders.filter((order) => order.orderId === again.data.orderId)).toHaveLength(1);
        customer.acknowledged.set(again.data.orderId, 'placed');
        customer.unanswered = null;
        expect(orders).toHaveLength(customer.acknowledged.size);
      }
      acknowledged = customers.reduce((sum, customer) => sum + customer.acknowledged.size, 0);
    }

    await shop.end();
    // Some orders between any two kills, or this proved nothing.
    expect(acknowledged).toBeGreaterThan(KILLS * 2);
  });
});
