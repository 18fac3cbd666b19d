import { count, desc, eq } from 'drizzle-orm';
import { orderEvents, orderItems, orders, packs, paymentAttempts } from '../../db/schema';
import { createSandboxPayment } from '../../ports/payment/sandbox';
import { addAddress, makeShopper, type ApiResponse, type Shopper } from '../../testing/shopper';
import { quantityByPack, setStock, stockOf } from '../../testing/stock';
import { makeTestApp, testSecrets, type TestApp } from '../../testing/testApp';

const MILLET = 'ml-thinai-500'; // ₹75
const LARGE = 'ml-thinai-5000'; // ₹645
const TWO = [{ _id: MILLET, quantity: 2 }];

let testApp: TestApp;
let shopper: Shopper;
beforeAll(async () => {
  testApp = await makeTestApp();
});
beforeEach(async () => {
  shopper = await makeShopper(testApp);
  await setStock(testApp.deps, MILLET, 50);
  await setStock(testApp.deps, LARGE, 50);
});
afterAll(() => testApp.close());

async function ordersOf({ customerId }: Shopper): Promise<number> {
  const [row] = await testApp.deps.db.select({ n: count() }).from(orders).where(eq(orders.customerId, customerId));
  return row!.n;
}

describe('POST /order/create', () => {
  it('places the order, holds the stock and opens a payment', async () => {
    const { db, clock } = testApp.deps;
    const items = [
      { _id: MILLET, quantity: 2, addons: ['gift-box'] },
      { _id: 'dm-multi-500', quantity: 1 },
    ];
    const stock = await stockOf(testApp.deps, 'dm-multi-500');
    const { status, message, data } = await shopper.order(items, { note: '  Ring twice  ' });

    const total = 2 * (7_500 + 4_000) + 13_900 + 4_000;
    const expiresAt = new Date(clock.now().getTime() + 900_000);
    expect({ status, message }).toEqual({ status: 200, message: 'Your order is placed. Please pay to confirm it.' });
    expect(data).toEqual({
      orderId: expect.any(String),
      orderNumber: expect.stringMatching(/^VY\d+$/),
      status: 'PAYMENT_PENDING',
      amount: total,
      payment: {
        provider: 'sandbox',
        upiUrl: expect.stringContaining('am=409.00&cu=INR'),
        ways: { link: true, qr: true, intent: true },
        pageUrl: expect.stringMatching(/^\/pay\/sandbox\/[\w-]+$/),
        expiresAt: expiresAt.toISOString(),
        secondsLeft: 900,
      },
    });

    const [order] = await db.select().from(orders).where(eq(orders.id, data.orderId));
    expect(order).toMatchObject({
      customerId: shopper.customerId,
      orderNumber: data.orderNumber,
      status: 'PAYMENT_PENDING',
      itemsPaise: 28_900,
      addonsPaise: 8_000,
      totalPaise: total,
      note: 'Ring twice',
      stockHeld: true,
      createdAt: clock.now(),
      expiresAt,
      address: { _id: shopper.addressId, street: '12 Cross Cut Road', location: { type: 'Point' } },
    });
    expect(
      await db.select().from(orderItems).where(eq(orderItems.orderId, data.orderId)).orderBy(orderItems.lineNo),
    ).toMatchObject([
      {
        packId: MILLET,
        quantity: 2,
        unitPricePaise: 7_500,
        unitAddonsPaise: 4_000,
        linePaise: 23_000,
        addons: [{ _id: 'gift-box' }],
      },
      { packId: 'dm-multi-500', quantity: 1, unitPricePaise: 13_900, linePaise: 13_900, addons: [] },
    ]);
    expect(await db.select().from(orderEvents).where(eq(orderEvents.orderId, data.orderId))).toMatchObject([
      { fromStatus: null, toStatus: 'PAYMENT_PENDING', actor: 'customer', at: clock.now() },
    ]);
    const isOfOrder = eq(paymentAttempts.orderId, data.orderId);
    expect(await db.select().from(paymentAttempts).where(isOfOrder)).toMatchObject([
      { provider: 'sandbox', amountPaise: total, state: 'OPEN', expiresAt, upiUrl: data.payment!.upiUrl },
    ]);
    expect(await stockOf(testApp.deps, MILLET)).toBe(48);
    expect(await stockOf(testApp.deps, 'dm-multi-500')).toBe(stock - 1);
  });

  it('stores the language of the page that ordered', async () => {
    const { data: bill } = await shopper.bill(TWO);
    const body = { items: TWO, addressId: shopper.addressId, expectedTotal: bill.totalPaise };
    const headers = { 'idempotency-key': 'key-in-tamil', 'accept-language': 'ta' };
    const { data } = await shopper.call<{ orderId: string }>('POST', '/create', body, headers);
    const [order] = await testApp.deps.db.select().from(orders).where(eq(orders.id, data.orderId));
    expect(order).toMatchObject({ language: 'ta' });
  });

  it('holds the stock of lines of the same pack together', async () => {
    await shopper.place([
      { _id: MILLET, quantity: 2 },
      { _id: MILLET, quantity: 3, addons: ['gift-box'] },
      { _id: MILLET, quantity: 1 },
    ]);
    expect(await stockOf(testApp.deps, MILLET)).toBe(44);
  });

  it('counts a coupon', async () => {
    const { data } = await shopper.order([{ _id: MILLET, quantity: 5 }], { couponCode: 'welcome10' });
    const [order] = await testApp.deps.db.select().from(orders).where(eq(orders.id, data.orderId));
    expect(order).toMatchObject({ couponCode: 'WELCOME10', discountPaise: 3_700, totalPaise: 37_800 });
  });

  it('shows the new stock at once in the catalogue', async () => {
    const list = async () => {
      const response = await testApp.app.inject({
        method: 'POST',
        url: '/api/web/homepage/products',
        payload: { search: 'thinai' },
      });
      const cards: { packs: { _id: string; available: number }[] }[] = response.json().data.items;
      return cards.flatMap((card) => card.packs).find((pack) => pack._id === MILLET)?.available;
    };
    expect(await list()).toBe(50);
    await shopper.place(TWO);
    expect(await list()).toBe(48);
  });
});

describe('an order whose bill has changed', () => {
  /** Asserts that no order was written and no stock taken. */
  async function expectRejection(response: Promise<ApiResponse>, status: number) {
    const packQuantities = await quantityByPack(testApp.deps);
    const stock = await stockOf(testApp.deps, MILLET);
    const rejected = await response;
    expect(rejected.status).toBe(status);
    expect(await ordersOf(shopper)).toBe(0);
    expect(await stockOf(testApp.deps, MILLET)).toBe(stock);
    expect(await quantityByPack(testApp.deps)).toEqual(packQuantities);
    return rejected;
  }

  it('is rejected with the new bill when the price moved', async () => {
    const { data: seen } = await shopper.bill(TWO);
    await testApp.deps.db.update(packs).set({ pricePaise: 7_400 }).where(eq(packs.id, MILLET));
    const body = { items: TWO, addressId: shopper.addressId, expectedTotal: seen.totalPaise };
    const rejected = await expectRejection(shopper.create({ ...body, items: [{ _id: MILLET, quantity: 3 }] }), 409);
    expect(rejected.message).toBe('The price has changed: the total is now ₹262. Please look at your cart.');
    expect(rejected.data.bill).toMatchObject({ totalPaise: 26_200, lines: [{ productPrice: 7_400, problem: null }] });
    await testApp.deps.db.update(packs).set({ pricePaise: 7_500 }).where(eq(packs.id, MILLET));
  });

  it.each([
    ['fewer are left', 1, 'SHORT'],
    ['none are left', 0, 'SOLD_OUT'],
  ])('is rejected when %s', async (_what, left, problem) => {
    await setStock(testApp.deps, MILLET, left);
    const rejected = await expectRejection(shopper.order(TWO), 409);
    expect(rejected.message).toMatch(/^Some items in your cart are no longer available/);
    expect(rejected.data.bill).toMatchObject({ orderable: false, lines: [{ problem, available: left }] });
  });

  it('is rejected when a pack is gone, even though the total fits', async () => {
    const rejected = await expectRejection(shopper.order([...TWO, { _id: 'never-was', quantity: 1 }]), 409);
    expect(rejected.data.bill.lines[1].problem).toBe('GONE');
  });

  it('is rejected with two grindings of one pack', async () => {
    const addons = ['fine-grinding', 'coarse-grinding'];
    const rejected = await expectRejection(shopper.order([{ _id: MILLET, quantity: 3, addons }]), 409);
    expect(rejected.data.bill.lines[0]).toMatchObject({ problem: 'GONE', problemText: 'Choose one grinding only.' });
  });

  it('is rejected below the minimum', async () => {
    const rejected = await expectRejection(shopper.order([{ _id: MILLET, quantity: 1 }]), 409);
    expect(rejected.message).toBe('The minimum order is ₹149. Please add something.');
    expect(rejected.data.bill.missingToMinimumPaise).toBe(7_400);
  });

  it('is rejected above the limit of one UPI payment', async () => {
    const { db } = testApp.deps;
    const dear = await db.select().from(packs).orderBy(desc(packs.pricePaise)).limit(6);
    const items = dear.map(({ id }) => ({ _id: id, quantity: 99 }));
    for (const { id } of dear) await setStock(testApp.deps, id, 200);
    const rejected = await expectRejection(shopper.order(items), 409);
    expect(rejected.message).toBe('One payment can be at most ₹1,00,000. Please split this into smaller orders.');
  });

  it('is rejected for an address outside the delivery area', async () => {
    const addressId = await addAddress(testApp.deps, shopper.customerId, { lat: 28.61, lng: 77.2 });
    const rejected = await expectRejection(shopper.order(TWO, { addressId }), 409);
    expect(rejected.message).toBe('We don’t deliver to this address yet. Please choose another one.');
    expect(rejected.data.bill.deliverable).toBe(false);
  });

  it('finds no address of another customer', async () => {
    const other = await makeShopper(testApp);
    await expectRejection(shopper.order(TWO, { addressId: other.addressId }), 404);
  });

  it('is rejected for a merged quantity above 99', async () => {
    await setStock(testApp.deps, MILLET, 500);
    const rejected = await expectRejection(
      shopper.order([
        { _id: MILLET, quantity: 60 },
        { _id: MILLET, quantity: 60 },
      ]),
      409,
    );
    expect(rejected.data.bill.lines).toMatchObject([{ quantity: 120, problem: 'SHORT', available: 99 }]);
  });

  const line = { _id: MILLET, quantity: 2 };
  it.each([
    ['a quantity of −1', { items: [{ ...line, quantity: -1 }] }],
    ['a quantity of 0', { items: [{ ...line, quantity: 0 }] }],
    ['a quantity of 1.5', { items: [{ ...line, quantity: 1.5 }] }],
    ['a quantity of 1e9', { items: [{ ...line, quantity: 1e9 }] }],
    ['a quantity in letters', { items: [{ ...line, quantity: '2' }] }],
    ['an empty cart', { items: [] }],
    ['51 lines', { items: Array.from({ length: 51 }, (_, at) => ({ _id: `p${at}`, quantity: 1 })) }],
    ['no address', { addressId: undefined }],
    ['a total of half a paisa', { expectedTotal: 19_000.5 }],
    ['a total in letters', { expectedTotal: '19000' }],
    ['no total', { expectedTotal: undefined }],
    ['a note of 301 letters', { note: 'a'.repeat(301) }],
    ['an unknown field', { totalPaise: 1 }],
  ])('is rejected field by field for %s', async (_what, wrong) => {
    const body = { items: TWO, addressId: shopper.addressId, expectedTotal: 19_000, ...wrong };
    const rejected = await expectRejection(shopper.create(body), 400);
    expect(Object.keys(rejected.data.fields).length).toBeGreaterThan(0);
  });

  it.each([
    ['no idempotency-key', undefined],
    ['a short one', 'abc'],
    ['one with a space', 'abc def ghi'],
    ['one of 65 letters', 'a'.repeat(65)],
  ])('is rejected with %s', async (_what, key) => {
    const body = { items: TWO, addressId: shopper.addressId, expectedTotal: 19_000 };
    const rejected = await expectRejection(
      shopper.call('POST', '/create', body, key === undefined ? {} : { 'idempotency-key': key }),
      400,
    );
    expect(Object.keys(rejected.data.fields)).toEqual(['idempotency-key']);
  });

  it('is rejected without a login, and with a dead token', async () => {
    const body = { items: TWO, addressId: shopper.addressId, expectedTotal: 19_000 };
    const headers = { 'idempotency-key': 'a-key-without-login' };
    await expectRejection(shopper.call('POST', '/create', body, { ...headers, token: '' }), 401);
    await expectRejection(shopper.call('POST', '/create', body, { ...headers, token: 'x'.repeat(43) }), 401);
  });
});

describe('the same idempotency-key', () => {
  const key = 'one-and-the-same-key';

  it('with the same body returns the same response, also when stock has run out', async () => {
    const first = await shopper.order(TWO, {}, key);
    await setStock(testApp.deps, MILLET, 0);
    testApp.deps.clock.advance(3_600);
    const body = { items: TWO, addressId: shopper.addressId, expectedTotal: 19_000 };
    const { data } = first;
    const later = { ...first, data: { ...data, payment: { ...data.payment, secondsLeft: 0 } } };
    expect(await shopper.create(body, key)).toEqual(later);
    expect(await shopper.create(Object.fromEntries(Object.entries(body).reverse()), key)).toEqual(later);
    expect(await ordersOf(shopper)).toBe(1);
  });

  it.each([
    ['quantity', { items: [{ _id: MILLET, quantity: 3 }] }],
    ['pack', { items: [{ _id: 'dm-multi-500', quantity: 2 }] }],
    ['note', { note: 'Ring twice' }],
    ['total', { expectedTotal: 1 }],
    ['coupon', { couponCode: 'WELCOME10' }],
  ])('with another %s is rejected', async (_what, other) => {
    await shopper.order(TWO, {}, key);
    const response = await shopper.create(
      { items: TWO, addressId: shopper.addressId, expectedTotal: 19_000, ...other },
      key,
    );
    expect(response).toMatchObject({ status: 409, data: null });
    expect(await ordersOf(shopper)).toBe(1);
    expect(await stockOf(testApp.deps, MILLET)).toBe(48);
  });

  it('belongs to one customer alone', async () => {
    const other = await makeShopper(testApp);
    const mine = await shopper.order(TWO, {}, key);
    const theirs = await other.order(TWO, {}, key);
    expect(theirs.status).toBe(200);
    expect(theirs.data.orderId).not.toBe(mine.data.orderId);
  });

  it('sent ten times at once makes one order', async () => {
    await setStock(testApp.deps, MILLET, 2);
    const body = { items: TWO, addressId: shopper.addressId, expectedTotal: 19_000 };
    const responses = await Promise.all(Array.from({ length: 10 }, () => shopper.create(body, key)));
    expect(responses.map((response) => response.status)).toEqual(Array(10).fill(200));
    expect(new Set(responses.map((response) => response.data.orderId)).size).toBe(1);
    expect(await ordersOf(shopper)).toBe(1);
    expect(await stockOf(testApp.deps, MILLET)).toBe(0);
  });

  it('sent with different bodies at once makes one order and rejects the rest', async () => {
    const bodies = [MILLET, LARGE].flatMap((_id) => [2, 3, 4].map((quantity) => ({ items: [{ _id, quantity }] })));
    const responses = await Promise.all(bodies.map((body) => shopper.order(body.items, {}, key)));
    expect(responses.map((response) => response.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await ordersOf(shopper)).toBe(1);
  });
});

describe('many customers at once', () => {
  it('get exactly what is there: 20 race for 5 packs', async () => {
    await setStock(testApp.deps, LARGE, 5);
    const racers = await Promise.all(Array.from({ length: 20 }, () => makeShopper(testApp)));
    const responses = await Promise.all(racers.map((racer) => racer.order([{ _id: LARGE, quantity: 1 }])));
    const statuses = responses.map((response) => response.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 409)).toHaveLength(15);
    expect(await stockOf(testApp.deps, LARGE)).toBe(0);
    const held = await testApp.deps.db
      .select({ n: count() })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(eq(orderItems.packId, LARGE));
    expect(held[0]!.n).toBeGreaterThanOrEqual(5);
  });

  it('never deadlock, whatever the order of their lines', async () => {
    const racers = await Promise.all(Array.from({ length: 10 }, () => makeShopper(testApp)));
    const there = [MILLET, LARGE, 'dm-multi-500'].map((_id) => ({ _id, quantity: 1 }));
    const responses = await Promise.all(racers.map((racer, at) => racer.order(at % 2 ? there : [...there].reverse())));
    expect(responses.map((response) => response.status)).toEqual(Array(10).fill(200));
  });

  it('are stopped by the database itself, should the service ever err', async () => {
    await expect(testApp.deps.db.update(packs).set({ stock: -1 }).where(eq(packs.id, MILLET))).rejects.toThrow();
  });
});

describe('a provider that has to be called', () => {
  it('is called after the order is stored; when it fails, the same key calls again', async () => {
    const requested: string[] = [];
    let broken = true;
    const clock = testApp.deps.clock;
    const sandbox = createSandboxPayment({ secret: testSecrets.sandboxWebhook, clock });
    const slow = await makeTestApp({
      deps: {
        payment: {
          ...sandbox,
          capabilities: { ...sandbox.capabilities, opensWithoutCall: false },
          open: async (attempt) => {
            requested.push(attempt.attemptId);
            if (broken) throw new Error('no response');
            return sandbox.open(attempt);
          },
        },
      },
    });
    try {
      const customer = await makeShopper(slow);
      const rejected = await customer.order(TWO, {}, 'press-again');
      expect(rejected).toMatchObject({
        status: 500,
        message: expect.stringMatching(/^Payments can’t be reached just now/),
      });
      broken = false;
      const response = await customer.order(TWO, {}, 'press-again');
      expect(response).toMatchObject({ status: 200, data: { payment: { pageUrl: `/pay/sandbox/${requested[0]!}` } } });
      expect(await customer.order(TWO, {}, 'press-again')).toEqual(response);
      expect(requested).toEqual([requested[0], requested[0]]);
      const rows = await slow.deps.db.select().from(paymentAttempts);
      expect(rows).toMatchObject([{ id: requested[0], providerOrderId: `sandbox_${requested[0]!}` }]);
      expect((await customer.track(response.data.orderId)).data.payment).toMatchObject({
        upiUrl: response.data.payment!.upiUrl,
      });
    } finally {
      await slow.close();
    }
  });

  it('is called once by requests that come together', async () => {
    let calls = 0;
    const sandbox = createSandboxPayment({ secret: testSecrets.sandboxWebhook, clock: testApp.deps.clock });
    const slow = await makeTestApp({
      deps: {
        payment: {
          ...sandbox,
          capabilities: { ...sandbox.capabilities, opensWithoutCall: false },
          open: async (attempt) => {
            const opened = await sandbox.open(attempt);
            calls += 1;
            return { ...opened, providerOrderId: `${opened.providerOrderId}-${calls}` };
          },
        },
      },
    });
    try {
      const customer = await makeShopper(slow);
      const responses = await Promise.all(Array.from({ length: 5 }, () => customer.order(TWO, {}, 'all-at-once')));
      expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
      expect(calls).toBe(1);
      expect(await slow.deps.db.select().from(paymentAttempts)).toMatchObject([{ state: 'OPEN' }]);
    } finally {
      await slow.close();
    }
  });
});
