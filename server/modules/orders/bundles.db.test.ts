import { eq, sql } from 'drizzle-orm';
import {
  orderItemParts,
  orderItems,
  orders,
  packParts,
  packs,
  products,
  stockMovements,
  taxClasses,
  taxRates,
} from '../../db/schema';
import { orderSteps } from '../../testing/orderSteps';
import { EXPIRY, runJob } from '../../testing/runJob';
import { makeShopper, type Shopper } from '../../testing/shopper';
import { quantityByPack, setStock, stockOf } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const STARTER = 'set-starter-1500'; // ₹205
const PARTS = ['ml-thinai-500', 'ml-samai-500', 'ml-varagu-500'];
const [MILLET, SAMAI] = PARTS as [string, string];
const GIFT = 'set-gift-1500';

let test: TestApp;
let shopper: Shopper;
beforeAll(async () => {
  test = await makeTestApp({ env: { ORDER_UNITS_PER_PACK: '24', UNPAID_UNITS_PER_PACK: '30' } });
});
beforeEach(async () => {
  shopper = await makeShopper(test);
  for (const pack of PARTS) await setStock(test.deps, pack, 50);
});
afterAll(() => test.close());

const units = (quantity: number, _id = STARTER) => ({ _id, quantity });
const stocks = async (ids: readonly string[]) => Promise.all(ids.map((id) => stockOf(test.deps, id)));
const movementsOf = (orderId: string) =>
  test.deps.db
    .select({ packId: stockMovements.packId, change: stockMovements.change, reason: stockMovements.reason })
    .from(stockMovements)
    .where(eq(stockMovements.orderId, orderId))
    .orderBy(stockMovements.id);

describe('an order of a bundle', () => {
  it('takes its parts, and gives them back when it is cancelled', async () => {
    const { orderId } = await shopper.place([units(2)]);
    expect(await stocks([...PARTS, STARTER])).toEqual([48, 48, 48, 48]);
    expect(await movementsOf(orderId)).toEqual(
      expect.arrayContaining(PARTS.map((packId) => ({ packId, change: -2, reason: 'ORDERED' }))),
    );
    await shopper.cancel(orderId);
    expect(await stocks([...PARTS, STARTER])).toEqual([50, 50, 50, 50]);
  });

  it('gives back what it took, whatever the bundle consists of by then', async () => {
    const { db } = test.deps;
    const { orderId } = await shopper.place([units(1)]);
    const isSamai = sql`${packParts.packId} = ${STARTER} AND ${packParts.partPackId} = ${SAMAI}`;
    await db.update(packParts).set({ quantity: 5 }).where(isSamai);
    await shopper.cancel(orderId);
    expect(await stocks(PARTS)).toEqual([50, 50, 50]);
    await db.update(packParts).set({ quantity: 1 }).where(isSamai);
  });

  it('takes its parts again when money comes for it after it has expired', async () => {
    const order = await shopper.place([units(3)]);
    test.deps.clock.advance(16 * 60);
    await runJob(test.deps, EXPIRY);
    expect((await shopper.state(order.orderId)).data).toMatchObject({ orderStatus: 'CANCELLED' });
    expect(await stockOf(test.deps, STARTER)).toBe(50);
    await orderSteps(test).pay(order);
    expect((await shopper.state(order.orderId)).data).toMatchObject({ orderStatus: 'ORDER_CREATED' });
    expect(await stocks([...PARTS, STARTER])).toEqual([47, 47, 47, 47]);
  });

  it('and of one of its parts adds up', async () => {
    const { orderId } = await shopper.place([units(1), units(3, MILLET), { ...units(1), addons: ['gift-box'] }]);
    expect(await stocks([MILLET, SAMAI, STARTER])).toEqual([45, 48, 45]);
    expect((await movementsOf(orderId)).filter(({ packId }) => packId === MILLET)).toEqual([
      { packId: MILLET, change: -5, reason: 'ORDERED' },
    ]);
  });

  it('records each part with its share of price and tax', async () => {
    const { db } = test.deps;
    const tax = (taxClassId: string) => db.update(products).set({ taxClassId }).where(eq(products.id, 'ml-varagu'));
    await db.insert(taxClasses).values({ id: 'high', name: 'High', hsn: '' });
    await db.insert(taxRates).values({ classId: 'high', fromDay: '2017-07-01', gstPercent: 18 });
    await tax('high');
    const { orderId } = await shopper.place([{ ...units(2), addons: ['gift-box'] }, units(1, SAMAI)], {
      couponCode: 'WELCOME10',
    });
    await tax('1008-5');
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    const [line] = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(orderItems.lineNo);
    const parts = await db
      .select()
      .from(orderItemParts)
      .where(eq(orderItemParts.orderId, orderId))
      .orderBy(orderItemParts.partNo);
    expect(parts.map(({ packId, quantity, gstPercent }) => [packId, quantity, gstPercent])).toEqual(
      PARTS.map((packId) => [packId, 1, packId === 'ml-varagu-500' ? 18 : 5]),
    );
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    expect(sum(parts.map(({ pricePaise }) => pricePaise))).toBe(
      line!.linePaise - line!.discountPaise + line!.deliveryPaise,
    );
    expect(sum(parts.map(({ taxPaise }) => taxPaise))).toBe(line!.taxPaise);
    expect((order!.bill as { taxes: object[] }).taxes).toMatchObject([{ ratePercent: 5 }, { ratePercent: 18 }]);
    expect((await shopper.track(orderId)).data.items).toMatchObject([
      {
        _id: STARTER,
        parts: expect.arrayContaining([
          { name: 'Little Millet (Samai) rice', netGrams: 500, measure: 'WEIGHT', quantity: 1 },
        ]),
      },
      { _id: SAMAI },
    ]);
  });

  it('counts as a sale of the bundle', async () => {
    const soldOf = async (id: string) =>
      (await test.deps.db.select().from(products).where(eq(products.id, id)))[0]!.soldCount;
    const before = await Promise.all(['set-starter', 'ml-samai'].map(soldOf));
    await orderSteps(test).deliver(await shopper.place([units(2)]));
    expect(await Promise.all(['set-starter', 'ml-samai'].map(soldOf))).toEqual([before[0]! + 2, before[1]]);
  });
});

describe('the bill of a bundle', () => {
  it('names its parts, and what is left besides the other lines of the cart', async () => {
    await setStock(test.deps, SAMAI, 5);
    const { data } = await shopper.bill([units(3, SAMAI), units(3), units(1, GIFT)]);
    expect(data.lines).toMatchObject([
      { problem: null, available: 5 },
      { problem: 'SHORT', available: 2, problemText: 'Only 2 left', parts: expect.any(Array) },
      { problem: null },
    ]);
    expect((await shopper.bill([units(5), units(1, SAMAI)])).data.lines[1]).toMatchObject({
      problem: 'SOLD_OUT',
      available: 0,
      problemText: 'None left: the last ones are in this cart already',
    });
  });

  it('is sold out when one of its parts is', async () => {
    await setStock(test.deps, SAMAI, 0);
    expect((await shopper.bill([units(1)])).data.lines).toMatchObject([
      { problem: 'SOLD_OUT', available: 0, problemText: 'Sold out' },
    ]);
    expect(await shopper.order([units(1)])).toMatchObject({ status: 409 });
  });

  it('limits its parts as if they were ordered singly', async () => {
    expect((await shopper.bill([units(20), units(5, MILLET)])).data.lines).toMatchObject([
      { problem: null },
      { problem: 'SHORT', available: 4, problemText: 'At most 24 of one item in an order' },
    ]);
    await shopper.place([units(20)]);
    expect(await shopper.order([units(11, MILLET)])).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Your unpaid orders may hold at most 30 of one item/),
    });
  });

  it('still has the parts that the unpaid order of the same cart holds', async () => {
    await setStock(test.deps, SAMAI, 2);
    await shopper.place([units(2)]);
    expect(await stockOf(test.deps, STARTER)).toBe(0);
    expect((await shopper.bill([units(2)])).data.lines).toMatchObject([{ problem: null, available: 2 }]);
    await shopper.place([units(2)]);
    expect(await stocks([SAMAI, STARTER])).toEqual([0, 0]);
  });
});

it('is never oversold by orders of bundles and of parts placed at once', async () => {
  const shoppers = await Promise.all(Array.from({ length: 30 }, () => makeShopper(test)));
  await setStock(test.deps, MILLET, 13);
  await setStock(test.deps, SAMAI, 11);
  const before = await quantityByPack(test.deps);
  const carts = [[units(1)], [units(2, MILLET)], [units(2, SAMAI)], [units(1), units(1, MILLET)], [units(1, GIFT)]];
  const responses = await Promise.all(
    shoppers.map((who, at) => {
      const cart = carts[at % carts.length]!;
      // Two of the same pack in the other order, so that locks are contended.
      return who.order(at % 2 === 0 ? cart : [...cart].reverse());
    }),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await quantityByPack(test.deps)).toEqual(before);
  const rows = await test.deps.db.select().from(packs);
  expect(rows.filter(({ stock }) => stock < 0)).toEqual([]);
  const stockById = new Map(rows.map(({ id, stock }) => [id, stock]));
  expect(stockById.get(STARTER)).toBe(Math.min(...PARTS.map((id) => stockById.get(id)!)));
  expect(Math.min(stockById.get(MILLET)!, stockById.get(SAMAI)!)).toBeLessThan(2);

  const sums = await test.deps.db
    .select({ packId: stockMovements.packId, sum: sql<number>`sum(${stockMovements.change})::int` })
    .from(stockMovements)
    .groupBy(stockMovements.packId);
  expect(sums.filter(({ packId, sum }) => stockById.get(packId) !== sum)).toEqual([]);
});
