import { count, eq } from 'drizzle-orm';
import { orderEvents, orderItems, orders, packs, payments } from '../../db/schema';
import { createSandboxPayment } from '../../ports/payment/sandbox';
import { addAddress, makeShopper, type Answer, type Shopper } from '../../testing/shopper';
import { goodsByPack, setStock, stockOf } from '../../testing/stock';
import { makeTestApp, testSecrets, type TestApp } from '../../testing/testApp';

const MILLET = 'ml-thinai-500'; // ₹75
const LARGE = 'ml-thinai-5000'; // ₹690
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
  it('places the order, holds the goods and opens a payment', async () => {
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
        pageUrl: expect.stringMatching(/^\/pay\/sandbox\/[\w-]+$/),
        expiresAt: expiresAt.toISOString(),
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
    expect(await db.select().from(payments).where(eq(payments.orderId, data.orderId))).toMatchObject([
      { provider: 'sandbox', amountPaise: total, status: 'OPEN', expiresAt, upiUrl: data.payment.upiUrl },
    ]);
    expect(await stockOf(testApp.deps, MILLET)).toBe(48);
    expect(await stockOf(testApp.deps, 'dm-multi-500')).toBe(stock - 1);
  });

  it('holds the goods of lines of the same pack together', async () => {
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
      const answer = await testApp.app.inject({
        method: 'POST',
        url: '/api/web/homepage/products',
        payload: { search: 'thinai' },
      });
      const cards: { packs: { _id: string; available: number }[] }[] = answer.json().data.items;
      return cards.flatMap((card) => card.packs).find((pack) => pack._id === MILLET)?.available;
    };
    expect(await list()).toBe(50);
    await shopper.place(TWO);
    expect(await list()).toBe(48);
  });
});

describe('an order that can’t be placed as it was shown', () => {
  /** Nothing but the refusal: no order, no goods held. */
  async function expectRefusal(answer: Promise<Answer>, status: number) {
    const goods = await goodsByPack(testApp.deps);
    const stock = await stockOf(testApp.deps, MILLET);
    const refused = await answer;
    expect(refused.status).toBe(status);
    expect(await ordersOf(shopper)).toBe(0);
    expect(await stockOf(testApp.deps, MILLET)).toBe(stock);
    expect(await goodsByPack(testApp.deps)).toEqual(goods);
    return refused;
  }

  it('is refused with the new bill when the price moved', async () => {
    const { data: seen } = await shopper.bill(TWO);
    await testApp.deps.db.update(packs).set({ pricePaise: 7_400 }).where(eq(packs.id, MILLET));
    const body = { items: TWO, addressId: shopper.addressId, expectedTotal: seen.totalPaise };
    const refused = await expectRefusal(shopper.create({ ...body, items: [{ _id: MILLET, quantity: 3 }] }), 409);
    expect(refused.message).toBe('The price has changed: the total is now ₹262. Please look at your cart.');
    expect(refused.data.bill).toMatchObject({ totalPaise: 26_200, lines: [{ productPrice: 7_400, problem: null }] });
    await testApp.deps.db.update(packs).set({ pricePaise: 7_500 }).where(eq(packs.id, MILLET));
  });

  it.each([
    ['fewer are left', 1, 'SHORT'],
    ['none are left', 0, 'SOLD_OUT'],
  ])('is refused when %s', async (_what, left, problem) => {
    await setStock(testApp.deps, MILLET, left);
    const refused = await expectRefusal(shopper.order(TWO), 409);
    expect(refused.message).toMatch(/^Some items in your cart are no longer available/);
    expect(refused.data.bill).toMatchObject({ orderable: false, lines: [{ problem, available: left }] });
  });

  it('is refused when a pack is gone, even though the total fits', async () => {
    const refused = await expectRefusal(shopper.order([...TWO, { _id: 'never-was', quantity: 1 }]), 409);
    expect(refused.data.bill.lines[1].problem).toBe('GONE');
  });

  it('is refused below the minimum', async () => {
    const refused = await expectRefusal(shopper.order([{ _id: MILLET, quantity: 1 }]), 409);
    expect(refused.message).toBe('The smallest order is ₹149 of goods. Please add something.');
    expect(refused.data.bill.missingToMinimumPaise).toBe(7_400);
  });

  it('is refused above what one UPI payment may be', async () => {
    await setStock(testApp.deps, LARGE, 200);
    // 145 × ₹690 = ₹1,00,050; one line holds 99 at most.
    const items = [
      { _id: LARGE, quantity: 99 },
      { _id: LARGE, quantity: 46, addons: ['gift-box'] },
    ];
    const refused = await expectRefusal(shopper.order(items), 409);
    expect(refused.message).toBe('One UPI payment can be at most ₹1,00,000. Please split this into smaller orders.');
  });

  it('is refused for an address outside the delivery area', async () => {
    const addressId = await addAddress(testApp.deps, shopper.customerId, { lat: 28.61, lng: 77.2 });
    const refused = await expectRefusal(shopper.order(TWO, { addressId }), 409);
    expect(refused.message).toBe("We don't deliver to this address yet. Please choose another one.");
    expect(refused.data.bill.deliverable).toBe(false);
  });

  it('finds no address of another customer', async () => {
    const other = await makeShopper(testApp);
    await expectRefusal(shopper.order(TWO, { addressId: other.addressId }), 404);
  });

  it('is refused for a merged quantity above 99', async () => {
    await setStock(testApp.deps, MILLET, 500);
    const refused = await expectRefusal(
      shopper.order([
        { _id: MILLET, quantity: 60 },
        { _id: MILLET, quantity: 60 },
      ]),
      409,
    );
    expect(refused.data.bill.lines).toMatchObject([{ quantity: 120, problem: 'SHORT', available: 99 }]);
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
    ['a field that nobody knows', { totalPaise: 1 }],
  ])('is refused field by field for %s', async (_what, wrong) => {
    const body = { items: TWO, addressId: shopper.addressId, expectedTotal: 19_000, ...wrong };
    const refused = await expectRefusal(shopper.create(body), 400);
    expect(Object.keys(refused.data.fields).length).toBeGreaterThan(0);
  });

  it.each([
    ['no idempotency-key', undefined],
    ['a short one', 'abc'],
    ['one with a space', 'abc def ghi'],
    ['one of 65 letters', 'a'.repeat(65)],
  ])('is refused with %s', async (_what, key) => {
    const body = { items: TWO, addressId: shopper.addressId, expectedTotal: 19_000 };
    const refused = await expectRefusal(
      shopper.call('POST', '/create', body, key === undefined ? {} : { 'idempotency-key': key }),
      400,
    );
    expect(Object.keys(refused.data.fields)).toEqual(['idempotency-key']);
  });

  it('is refused without a login, and with a dead token', async () => {
    const body = { items: TWO, addressId: shopper.addressId, expectedTotal: 19_000 };
    const headers = { 'idempotency-key': 'a-key-for-nobody' };
    await expectRefusal(shopper.call('POST', '/create', body, { ...headers, token: '' }), 401);
    await expectRefusal(shopper.call('POST', '/create', body, { ...headers, token: 'x'.repeat(43) }), 401);
  });
});

describe('the same idempotency-key', () => {
  const key = 'one-and-the-same-key';

  it('with the same body gives the same answer, also when the goods are gone', async () => {
    const first = await shopper.order(TWO, {}, key);
    await setStock(testApp.deps, MILLET, 0);
    testApp.deps.clock.advance(3_600);
    const body = { items: TWO, addressId: shopper.addressId, expectedTotal: 19_000 };
    expect(await shopper.create(body, key)).toEqual(first);
    expect(await shopper.create(Object.fromEntries(Object.entries(body).reverse()), key)).toEqual(first);
    expect(await ordersOf(shopper)).toBe(1);
  });

  it.each([
    ['quantity', { items: [{ _id: MILLET, quantity: 3 }] }],
    ['pack', { items: [{ _id: 'dm-multi-500', quantity: 2 }] }],
    ['note', { note: 'Ring twice' }],
    ['total', { expectedTotal: 1 }],
    ['coupon', { couponCode: 'WELCOME10' }],
  ])('with another %s is refused', async (_what, other) => {
    await shopper.order(TWO, {}, key);
    const answer = await shopper.create(
      { items: TWO, addressId: shopper.addressId, expectedTotal: 19_000, ...other },
      key,
    );
    expect(answer).toMatchObject({ status: 409, data: null });
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
    const answers = await Promise.all(Array.from({ length: 10 }, () => shopper.create(body, key)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map((answer) => answer.data.orderId)).size).toBe(1);
    expect(await ordersOf(shopper)).toBe(1);
    expect(await stockOf(testApp.deps, MILLET)).toBe(0);
  });

  it('sent at once with different bodies makes one order and refuses the rest', async () => {
    const bodies = [MILLET, LARGE].flatMap((_id) => [2, 3, 4].map((quantity) => ({ items: [{ _id, quantity }] })));
    const answers = await Promise.all(bodies.map((body) => shopper.order(body.items, {}, key)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await ordersOf(shopper)).toBe(1);
  });
});

describe('many customers at once', () => {
  it('get exactly what is there: 20 race for 5 packs', async () => {
    await setStock(testApp.deps, LARGE, 5);
    const racers = await Promise.all(Array.from({ length: 20 }, () => makeShopper(testApp)));
    const answers = await Promise.all(racers.map((racer) => racer.order([{ _id: LARGE, quantity: 1 }])));
    const statuses = answers.map((answer) => answer.status);
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

  it('never wait for each other in a circle, whatever order their lines have', async () => {
    const racers = await Promise.all(Array.from({ length: 10 }, () => makeShopper(testApp)));
    const there = [MILLET, LARGE, 'dm-multi-500'].map((_id) => ({ _id, quantity: 1 }));
    const answers = await Promise.all(racers.map((racer, at) => racer.order(at % 2 ? there : [...there].reverse())));
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
  });

  it('are stopped by the database itself, should the service ever err', async () => {
    await expect(testApp.deps.db.update(packs).set({ stock: -1 }).where(eq(packs.id, MILLET))).rejects.toThrow();
  });
});

describe('a provider that has to be asked', () => {
  it('is asked after the order is kept; when it fails, the same key asks again', async () => {
    const asked: string[] = [];
    let broken = true;
    const clock = testApp.deps.clock;
    const { openAtOnce: _, ...sandbox } = createSandboxPayment({ secret: testSecrets.sandboxWebhook, clock });
    const slow = await makeTestApp({
      deps: {
        payment: {
          ...sandbox,
          openPayment: async (payment) => {
            asked.push(payment.paymentId);
            if (broken) throw new Error('no answer');
            return sandbox.openPayment(payment);
          },
        },
      },
    });
    try {
      const customer = await makeShopper(slow);
      const refused = await customer.order(TWO, {}, 'press-again');
      expect(refused).toMatchObject({
        status: 500,
        message: expect.stringMatching(/^Payments can't be reached just now/),
      });
      broken = false;
      const answer = await customer.order(TWO, {}, 'press-again');
      expect(answer).toMatchObject({ status: 200, data: { payment: { pageUrl: `/pay/sandbox/${asked[0]!}` } } });
      expect(await customer.order(TWO, {}, 'press-again')).toEqual(answer);
      expect(asked).toEqual([asked[0], asked[0]]);
      const rows = await slow.deps.db.select().from(payments);
      expect(rows).toMatchObject([{ id: asked[0], providerOrderId: `sandbox_${asked[0]!}` }]);
      expect((await customer.track(answer.data.orderId)).data.payment).toMatchObject({
        upiUrl: answer.data.payment.upiUrl,
      });
    } finally {
      await slow.close();
    }
  });
});
