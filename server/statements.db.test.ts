import { asc } from 'drizzle-orm';
import { STAFF_ROLE } from '../contract/staffRights';
import { createAreas } from './areas';
import { packs } from './db/schema';
import { newId } from './lib/ids';
import { loggedInStaff, type LoggedInStaff } from './testing/loggedInStaff';
import { orderSteps } from './testing/orderSteps';
import { roundSteps } from './testing/roundSteps';
import { OUTBOX } from './testing/runJob';
import { makeShopper, type Shopper } from './testing/shopper';
import { makeTestApp, type TestApp } from './testing/testApp';

// Database statements per call, which must not grow with the request. BEGIN and COMMIT are not counted.

const THINAI = 'ml-thinai-500';
const LINES = 20;

/** The cache polls for changes, once for all callers, at most twice a second. */
const POLL = 1;
/** Responses are cached as in a shop. */
const CACHING = { env: { CACHE_POLL_MS: '500' } };

let test: TestApp;
let shopper: Shopper;
beforeAll(async () => {
  test = await makeTestApp(CACHING);
  shopper = await makeShopper(test);
  // The first use of a token per day is stored.
  await shopper.call('GET', '/history');
});
afterAll(() => test.close());

async function countOf(work: () => Promise<unknown>): Promise<number> {
  return (await test.statements.during(work)).length;
}

async function request(method: 'GET' | 'POST', path: string, body?: object) {
  const response = await test.app.inject({ method, url: `/api/web/homepage${path}`, ...(body && { payload: body }) });
  expect(response.statusCode).toBe(200);
}

// The response's data depends on the call.
async function callStaff<T>({ headers }: LoggedInStaff, url: string, payload?: object): Promise<T> {
  const response = await test.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/staff${url}`,
    headers: { ...headers, 'idempotency-key': newId() },
    ...(payload && { payload }),
  });
  expect([response.statusCode, response.json().message]).toEqual([200, expect.anything()]);
  return response.json<{ data: T }>().data;
}

/** A cart with that many lines, each of another pack. */
async function cartOf(lines: number) {
  const rows = await test.deps.db.select({ id: packs.id }).from(packs).orderBy(asc(packs.id)).limit(lines);
  expect(rows).toHaveLength(lines);
  return rows.map(({ id }) => ({ _id: id, quantity: 1, addons: ['gift-box'] }));
}

describe('the catalogue', () => {
  const calls: [string, cold: number, () => Promise<void>][] = [
    // The products, and the categories with their counts.
    ['a list of products', 2, () => request('POST', '/products', {})],
    ['a list of products within a category', 2, () => request('POST', '/products', { categoryId: 'organic-millets' })],
    ['a narrowed list', 2, () => request('POST', '/products', { inStock: true, priceMin: 5_000, sort: 'price-asc' })],
    // The best sellers, the categories, the areas with their minimum orders, and a set that reaches these.
    ['the rails of the front page', 4, () => request('POST', '/category/products/list', {})],
    // The product, its complements, similar products, recipes, and the settings of the shop.
    ['a product', 5, () => request('GET', '/product/detail/foxtail-millet-thinai')],
    // The keys of the words, the number of matches, the products, the categories and their words.
    ['a search suggestion', 5, () => request('GET', '/search/suggestions?q=ragi')],
    ['a search', 5, () => request('POST', '/products', { search: 'ragi' })],
    // And the similar words with their number of matches.
    ['a suggestion for a misspelt word', 7, () => request('GET', '/search/suggestions?q=rgai')],
  ];

  it.each(calls)('%s takes at most %d statements cold, none warm', async (_what, cold, call) => {
    const fresh = await makeTestApp(CACHING);
    const [original, statements] = [test, fresh.statements];
    test = fresh;
    try {
      expect((await statements.during(call)).length).toBeLessThanOrEqual(cold + POLL);
      expect(await countOf(call)).toBe(0);
      fresh.deps.clock.advance(1);
      expect(await countOf(call)).toBe(POLL);
    } finally {
      test = original;
      await fresh.close();
    }
  });

  it('is partly cached for another list, which takes one more statement', async () => {
    await request('POST', '/products', {});
    expect(await countOf(() => request('POST', '/products', { sort: 'newest' }))).toBe(1);
  });
});

describe('a bill', () => {
  const asVisitor = (items: object[]) => () =>
    test.app.inject({ method: 'POST', url: '/api/web/order/cart', payload: { items } });

  it.each([1, LINES])('takes no statement for a visitor, 1 for a customer, with %d lines', async (lines) => {
    const items = await cartOf(lines);
    await asVisitor(items)();
    expect(await countOf(asVisitor(items))).toBe(0);
    expect(await countOf(() => shopper.bill(items, { couponCode: 'WELCOME10' }))).toBe(1);
  });

  it('reads packs, terms and packs to suggest once, and what orders move twice a second', async () => {
    const suggesting = asVisitor(await cartOf(1));
    const fresh = await makeTestApp(CACHING);
    const [original, statements] = [test, fresh.statements];
    test = fresh;
    try {
      const taken = async () => (await statements.during(suggesting)).length;
      expect([await taken(), await taken()]).toEqual([3 + POLL, 0]);
      fresh.deps.clock.advance(1);
      expect(await taken()).toBe(1 + POLL);
      expect((await statements.during(asVisitor([{ _id: THINAI, quantity: 20 }]))).length).toBe(1);
    } finally {
      test = original;
      await fresh.close();
    }
  });
});

describe('an order', () => {
  it.each([1, LINES])('takes 3 statements, with %d lines', async (lines) => {
    const items = (await cartOf(lines)).map((line) => ({ ...line, quantity: 3 }));
    const { data: bill } = await shopper.bill(items);
    const body = { items, addressId: shopper.addressId, expectedTotal: bill.totalPaise };
    const create = async () => expect(await shopper.create(body)).toMatchObject({ status: 200 });
    expect(await countOf(create)).toBe(3);
  });

  it.each([1, LINES])('is followed with 6 statements, and cancelled with 16, with %d lines', async (lines) => {
    const { orderId } = await shopper.place((await cartOf(lines)).map((line) => ({ ...line, quantity: 3 })));
    expect(await countOf(() => shopper.track(orderId))).toBe(6);
    expect(await countOf(() => shopper.state(orderId))).toBe(1);
    expect(await countOf(() => shopper.cancel(orderId))).toBe(16);
  });
});

describe('the planner', () => {
  interface Explained {
    rows: { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }[];
  }
  /** The driver's connection, whose queries Drizzle doesn't type. */
  const driver = () =>
    (test.deps.db as unknown as { $client: { query(...of: unknown[]): Promise<Explained> } }).$client;

  // A wrong number makes every plan look dear, and PostgreSQL then plans the statement again for each customer.
  it('expects one row of what bills and orders ask beside the settings', async () => {
    test.deps.clock.advance(1);
    const statements = await test.statements.during(() => shopper.place([{ _id: THINAI, quantity: 3 }]));
    const asked = statements.filter(({ text }) => /(from|join) "store_settings"/.test(text));
    expect(asked.length).toBeGreaterThan(2);
    for (const { text, params } of asked) {
      const { rows } = await driver().query(`EXPLAIN (FORMAT JSON) ${text}`, params);
      expect([text, rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']]).toEqual([text, 1]);
    }
  });
});

describe('the history', () => {
  it('leads to what can be bought again with 3 statements', async () => {
    const { payment } = await shopper.place(await cartOf(LINES));
    await test.app.inject({ method: 'POST', url: `${payment!.pageUrl}/pay` });
    const readAgain = async () => expect((await shopper.call('GET', '/again')).data).not.toHaveLength(0);
    expect(await countOf(readAgain)).toBe(3);
  });

  it('takes 2 statements, with one order and with twenty, and for a later page', async () => {
    const someone = await makeShopper(test);
    await someone.call('GET', '/history');
    const readHistory = async (query = '') => {
      const { data } = await someone.call('GET', `/history${query}`);
      return data;
    };
    const place = (note = 0) => someone.place([{ _id: THINAI, quantity: 2 }], { note: String(note) });
    await place();
    expect(await countOf(() => readHistory())).toBe(2);
    for (let more = 1; more < LINES; more += 1) await place(more);
    expect((await readHistory()).items).toHaveLength(LINES);
    expect(await countOf(() => readHistory())).toBe(2);
    const { nextCursor } = await readHistory('?limit=5');
    expect(await countOf(() => readHistory(`?limit=5&cursor=${nextCursor}`))).toBe(2);
  });
});

describe('the order board', () => {
  it('takes 3 statements, with one order and with many; a whole order takes 14, and a step 6', async () => {
    const staff = await loggedInStaff(test.deps);
    const customer = await makeShopper(test);
    const call = async (url: string, payload?: object) => {
      const method = payload ? 'POST' : 'GET';
      const response = await test.app.inject({
        method,
        url: `/api/staff/orders${url}`,
        headers: staff.headers,
        payload,
      });
      expect(response.statusCode).toBe(200);
    };
    const placePaid = async (note: string) => {
      const placed = await customer.place([{ _id: THINAI, quantity: 2 }], { note });
      await orderSteps(test).pay(placed);
      return placed.orderNumber;
    };
    const orderNumber = await placePaid('first');
    await call('');
    expect(await countOf(() => call(''))).toBe(3);
    for (let more = 1; more < LINES; more += 1) await placePaid(String(more));
    // Payments may have changed the settings' cache.
    await call('');
    expect(await countOf(() => call(''))).toBe(3);
    expect(await countOf(() => call(`/${orderNumber}`))).toBe(14);
    const orders = [{ orderNumber, expectedStatus: 'ORDER_CREATED' }];
    expect(await countOf(() => call('/advance', { orders }))).toBe(6);
  });
});

describe('rounds', () => {
  // The session, the rounds, their stops, the orders that wait, and the riders.
  it('take 5 statements, with one stop and with three, and the rider’s own 3', async () => {
    const steps = roundSteps(test);
    const [selvi, mani] = [await loggedInStaff(test.deps), await loggedInStaff(test.deps, { role: STAFF_ROLE.RIDER })];
    const readDay = () => steps.call(selvi, ['GET', '/rounds']);
    await steps.plan(selvi, mani, [await steps.readyOrder(shopper)]);
    expect(await countOf(readDay)).toBe(5);
    await steps.plan(selvi, mani, [await steps.readyOrder(shopper), await steps.readyOrder(shopper)]);
    expect(await countOf(readDay)).toBe(5);
    expect(await countOf(() => steps.own(mani))).toBe(3);
  });
});

describe('packing', () => {
  it('takes as many statements with one line as with twenty, and with one order as with many', async () => {
    const staff = await loggedInStaff(test.deps);
    const customer = await makeShopper(test);
    const call = <T>(url: string, payload?: object) => callStaff<T>(staff, `/packing${url}`, payload);
    const confirmed = async (lines: number, note: string) => {
      const items = (await cartOf(lines)).map(({ _id }) => ({ _id, quantity: 4 }));
      const placed = await customer.place(items, { note });
      await orderSteps(test).pay(placed);
      const orders = [{ orderNumber: placed.orderNumber, expectedStatus: 'ORDER_CREATED' }];
      await callStaff(staff, '/orders/advance', { orders });
      return placed.orderId;
    };
    const countsOf = async (orderId: string) => {
      const change = { lineNo: 1, quantity: 1, reason: 'NONE_LEFT' };
      const preview = () => call<{ reducedPaise: number }>(`/orders/${orderId}/lines/preview`, change);
      const body = { ...change, expectedReducedPaise: (await preview()).reducedPaise };
      return {
        list: await countOf(() => call('/orders')),
        lines: await countOf(() => call(`/orders/${orderId}/lines`)),
        preview: await countOf(preview),
        change: await countOf(() => call(`/orders/${orderId}/lines/change`, body)),
        start: await countOf(() => call('/start', { orderIds: [orderId] })),
      };
    };
    const first = await confirmed(1, 'first');
    const counts = { list: 3, lines: 6, preview: 7, change: 32, start: 7 };
    expect(await countsOf(first)).toEqual(counts);
    for (let more = 1; more < 5; more += 1) await confirmed(1, String(more));
    expect(await countsOf(await confirmed(LINES, 'last'))).toEqual(counts);
  });
});

describe('an order by phone', () => {
  it.each([1, LINES])(
    'takes 3 statements for the caller, 2 for the bill and 5 for the order, with %d lines',
    async (lines) => {
      const staff = await loggedInStaff(test.deps);
      const { customerId, addressId, mobileNumber } = await makeShopper(test);
      const cart = { customerId, items: (await cartOf(lines)).map((line) => ({ ...line, quantity: 4 })), addressId };
      const { totalPaise } = await callStaff<{ totalPaise: number }>(staff, '/phone-orders/bill', cart);
      const order = { ...cart, expectedTotal: totalPaise };
      expect({
        caller: await countOf(() => callStaff(staff, `/phone-orders/caller?mobileNumber=${mobileNumber}`)),
        bill: await countOf(() => callStaff(staff, '/phone-orders/bill', cart)),
        order: await countOf(() => callStaff(staff, '/phone-orders', order)),
      }).toEqual({ caller: 3, bill: 2, order: 5 });
    },
  );
});

describe('the outbox', () => {
  it('takes at most 2 statements for a kind that has nothing to do, whatever its workers', async () => {
    const jobs = createAreas(test.deps).jobs.filter(({ name }) => name.startsWith(OUTBOX));
    const run = () => Promise.all(jobs.map((job) => job.run()));
    await run();
    expect(await countOf(run)).toBeLessThanOrEqual(2 * jobs.length);
  });
});

describe('the audit log', () => {
  it('takes 2 statements for a page, 5 for an order’s, and 3 for what can be chosen', async () => {
    const staff = await loggedInStaff(test.deps);
    const counts = ['/audit', '/audit?subject=VY100001', '/audit/choices'].map((url) => () => callStaff(staff, url));
    const taken = [];
    for (const call of counts) taken.push(await countOf(call));
    expect(taken).toEqual([2, 5, 3]);
  });
});

describe('the payouts', () => {
  it('take 5 statements with the count of differences, 2 for the differences, and 2 for what waits', async () => {
    const staff = await loggedInStaff(test.deps);
    const taken = [];
    for (const url of ['', '/differences?state=OPEN', '/todos'])
      taken.push(await countOf(() => callStaff(staff, `/settlements${url}`)));
    expect(taken).toEqual([5, 2, 2]);
  });
});

describe('the payments', () => {
  it('take 3 statements for a page, 2 for refunds, 5 for what waits, 2 for the methods, and 6 for all of an order’s', async () => {
    const staff = await loggedInStaff(test.deps);
    const order = await shopper.place([{ _id: THINAI, quantity: 3 }]);
    await orderSteps(test).pay(order);
    const found = await callStaff<{ items: { _id: string }[] }>(staff, `/payments?search=${order.orderNumber}`);
    const urls = ['', '/refunds', '/todos', '/providers', `/${found.items[0]!._id}`];
    const taken = [];
    for (const url of urls) taken.push(await countOf(() => callStaff(staff, `/payments${url}`)));
    expect(taken).toEqual([3, 2, 5, 2, 6]);
  });
});
