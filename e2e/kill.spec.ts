import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { ProductPage } from '../contract/homepage';
import type { OrderHistory } from '../contract/orders';
import { type RunningShop, startShop, withTemporaryFolder } from './support/server';

/** ₹145; two of it are more than the minimum. */
const PACK = 'rc-mapp-1000';
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

interface Customer {
  token: string;
  addressId: string;
  /** Answered with 200, and what the customer knows of each since. */
  acknowledged: Map<string, 'placed' | 'cancelled' | 'perhaps cancelled'>;
  /** Sent, and never answered: the same key has to lead to one order. */
  unanswered: string | null;
  total: number;
}

// What an answer holds depends on the call.
// eslint-disable-next-line @typescript-eslint/no-explicit-any, @typescript-eslint/no-unnecessary-type-parameters
async function call<T = any>(
  shop: RunningShop,
  path: string,
  options: { token?: string; body?: object; key?: string } = {},
) {
  const { token, body, key } = options;
  const answer = await fetch(`${shop.url}/api/web${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token ? { token } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await answer.json()) as { status: number; message: string; data: T };
}

async function register(shop: RunningShop, at: number): Promise<Customer> {
  const mobileNumber = `98765432${String(at).padStart(2, '0')}`;
  const { data } = await call(shop, '/customer/register', {
    body: { mobileNumber, name: 'Kavitha', emailId: 'k@example.com' },
  });
  const shown = `+91 ${mobileNumber.slice(0, 5)} ${mobileNumber.slice(5)}: code `;
  await expect.poll(() => shop.output()).toContain(shown);
  const otp = shop.output().split(shown).at(-1)!.slice(0, 4);
  const verified = await call(shop, '/customer/verify/otp', {
    body: { session_id: data.session_id, mobileNumber, otp },
  });
  const { token } = verified.data;
  const address = await call(shop, '/address/create', {
    token,
    body: {
      street: '12 Cross Cut Road',
      landmark: 'Bus stand',
      type: 1,
      location: { type: 'Point', coordinates: [76.9558, 11.0168] },
    },
  });
  const items = [{ _id: PACK, quantity: QUANTITY }];
  const bill = await call(shop, '/order/cart', { body: { items } });
  return {
    token,
    addressId: address.data.currentAddress._id,
    acknowledged: new Map(),
    unanswered: null,
    total: bill.data.totalPaise,
  };
}

/** Places some orders and cancels some, again and again, until the server is gone. */
async function shopUntilItDies(shop: RunningShop, customer: Customer, onAnswer: () => void): Promise<void> {
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

async function historyOf(shop: RunningShop, { token }: Customer) {
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
    const customers = await Promise.all(Array.from({ length: CUSTOMERS }, (_, at) => register(shop, at)));
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
