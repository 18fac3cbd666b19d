import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { ProductDetail } from '../../../contract/homepage';
import type {
  ExpiringBatches,
  LowPacks,
  PackSales,
  PackStock,
  StockMovements,
  StockPage,
} from '../../../contract/staffStock';
import { LOW_STOCK_RATE_DAYS, type StockReason } from '../../../contract/stockConstants';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { auditLog, batches, orderItemBatches, packs, products, soldOutMarks, stockMovements } from '../../db/schema';
import { DAY_MS } from '../../lib/caps';
import { newId } from '../../lib/ids';
import { addDays, shopDay } from '../../lib/shopDays';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { orderSteps } from '../../testing/orderSteps';
import { EXPIRY, runJob } from '../../testing/runJob';
import { makeShopper, type ApiResponse, type Shopper } from '../../testing/shopper';
import { setStock, stockOf } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const PACK = 'ml-thinai-500';
const OTHER = 'ml-samai-500';
const BUNDLE = 'set-starter-1500';
const SALE_AGAIN = 'sell again what was sold out until the morning';

let test: TestApp;
let shopper: Shopper;
let mani: LoggedInStaff;
beforeAll(async () => {
  test = await makeTestApp();
});
beforeEach(async () => {
  // The test before left this.
  test.deps.clock.advance(3_600);
  await runJob(test.deps, EXPIRY);
  for (const pack of [PACK, OTHER]) {
    await setStock(test.deps, pack, 0);
    await test.deps.db
      .update(batches)
      .set({ outOfSale: 'SHELF_LIFE', outOfSaleAt: test.deps.clock.now() })
      .where(and(eq(batches.packId, pack), ne(batches.code, 'OPENING')));
  }
  mani = await loggedInStaff(test.deps, { role: STAFF_ROLE.SALES_PERSON, name: 'Mani' });
  shopper = await makeShopper(test);
});
afterAll(() => test.close());

async function call<T = unknown>(method: 'GET' | 'POST', url: string, payload?: object, key: string = newId()) {
  const response = await test.app.inject({
    method,
    url: `/api/staff/stock${url}`,
    headers: { ...mani.headers, 'idempotency-key': key },
    ...(payload && { payload }),
  });
  return response.json<ApiResponse<T>>();
}
const read = async (packId = PACK) => (await call<PackStock>('GET', `/packs/${packId}`)).data;
const movements = async (packId = PACK) => (await call<StockMovements>('GET', `/packs/${packId}/movements`)).data.items;

/** So many days from today, in the shop's time zone. */
const day = (days: number) => addDays(shopDay(test.deps.clock.now()), days);
let codes = 0;
/** A year of life by default. */
const batch = (quantity: number, rest: object = {}) => ({
  // No two are near each other.
  code: `B-${1000 + 37 * ++codes}`,
  packedOn: day(-5),
  bestBefore: day(360),
  quantity,
  ...rest,
});
async function receive(quantity: number, rest: object = {}, packId = PACK): Promise<string> {
  const body = batch(quantity, rest);
  expect(await call('POST', `/packs/${packId}/receive`, body)).toMatchObject({ status: 200 });
  return body.code;
}
const change = (body: object, packId = PACK) => call('POST', `/packs/${packId}/change`, body);

/** Units for sale by batch code, without empty ones. */
async function stockByBatch(packId = PACK): Promise<Record<string, number>> {
  const rows = await test.deps.db.select().from(batches).where(eq(batches.packId, packId));
  return Object.fromEntries(rows.filter(({ stock }) => stock > 0).map(({ code, stock }) => [code, stock]));
}
/** Units by line and batch code. */
async function batchesOfLines(orderId: string): Promise<Record<string, number>> {
  const rows = await test.deps.db
    .select({ lineNo: orderItemBatches.lineNo, code: batches.code, quantity: orderItemBatches.quantity })
    .from(orderItemBatches)
    .innerJoin(batches, eq(batches.id, orderItemBatches.batchId))
    .where(eq(orderItemBatches.orderId, orderId));
  return Object.fromEntries(rows.map(({ lineNo, code, quantity }) => [`${lineNo} ${code}`, quantity]));
}

/** The database promises this for every writer. */
async function expectSumsToHold() {
  const { rows } = (await test.deps.db.execute(sql`
    SELECT packs.id FROM packs WHERE NOT EXISTS (SELECT FROM pack_parts WHERE pack_id = packs.id) AND (
      stock <> (SELECT coalesce(sum(change), 0) FROM stock_movements WHERE pack_id = packs.id)
      OR stock <> (SELECT coalesce(sum(stock), 0) FROM batches WHERE pack_id = packs.id))
    UNION ALL
    SELECT id FROM batches WHERE stock <> (SELECT coalesce(sum(change), 0) FROM stock_movements WHERE batch_id = batches.id)
      OR set_apart <> (SELECT coalesce(-sum(change), 0) FROM stock_movements WHERE batch_id = batches.id AND reason IN ('WITHDRAWN', 'RESTORED'))`)) as {
    rows: unknown[];
  };
  expect(rows).toEqual([]);
}
afterEach(expectSumsToHold);

describe('a count', () => {
  it('ends in the right stock while 50 customers buy', async () => {
    await receive(200);
    const { stock, waiting, version } = await read();
    const shoppers = await Promise.all(Array.from({ length: 50 }, () => makeShopper(test)));
    const buying = shoppers.map((each) => each.order([{ _id: PACK, quantity: 2 }]));
    // Three units are missing in the count.
    const counted = stock + waiting - 3;
    const counting = call('POST', `/packs/${PACK}/count`, { counted, expected: stock + waiting, version });
    const orders = await Promise.all(buying);
    expect(await counting).toMatchObject({ status: 200 });
    const sold = orders.filter(({ status }) => status === 200).length;
    expect(sold).toBeGreaterThan(0);
    expect(await read()).toMatchObject({ stock: 200 - 3 - 2 * sold, waiting: 2 * sold });
    const isCount = and(eq(stockMovements.reason, 'COUNTED'), eq(stockMovements.actorId, mani.staffId));
    const rows = await test.deps.db.select().from(stockMovements).where(isCount);
    expect(rows.reduce((sum, row) => sum + row.change, 0)).toBe(-3);
  });

  it('is rejected when another person counted meanwhile, and written once for a double click', async () => {
    await receive(10);
    const { version } = await read();
    const body = { counted: 8, expected: 10, version };
    const key = newId();
    const both = await Promise.all([1, 2].map(() => call('POST', `/packs/${PACK}/count`, body, key)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stockOf(test.deps, PACK)).toBe(8);
    const second = await call('POST', `/packs/${PACK}/count`, body);
    expect(second).toMatchObject({
      status: 409,
      message: 'The shelf has changed meanwhile: 8 should be there now. Please count again.',
    });
    expect(await stockOf(test.deps, PACK)).toBe(8);
  });

  it('includes what waits for orders, until its packing begins', async () => {
    await receive(10);
    const order = await shopper.place([{ _id: PACK, quantity: 4 }]);
    expect(await read()).toMatchObject({ stock: 6, waiting: 4 });
    const { version } = await read();
    const tooFew = await call('POST', `/packs/${PACK}/count`, { counted: 3, expected: 10, version });
    expect(tooFew).toMatchObject({
      status: 409,
      message: 'Orders wait for 4 of it. Shorten or cancel one of them first.',
    });
    await orderSteps(test).makeReady(order);
    expect(await read()).toMatchObject({ stock: 6, waiting: 0 });
    // It was taken from the shelf to be packed.
    expect(await call('POST', `/packs/${PACK}/count`, { counted: 10, expected: 10, version })).toMatchObject({
      status: 409,
    });
    expect(await call('POST', `/packs/${PACK}/count`, { counted: 7, expected: 6, version })).toMatchObject({
      status: 200,
    });
    expect(await stockOf(test.deps, PACK)).toBe(7);
  });
});

describe('a change', () => {
  it('takes units out for a reason, in the log and the history', async () => {
    const code = await receive(10);
    expect(await change({ reason: 'SAMPLE', change: -2, note: 'Market stall' })).toMatchObject({ status: 200 });
    expect(await stockOf(test.deps, PACK)).toBe(8);
    expect((await movements())[0]).toMatchObject({
      change: -2,
      reason: 'SAMPLE',
      batchCode: code,
      person: 'Mani',
      note: 'Market stall',
    });
    const audits = await test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, PACK));
    expect(audits.at(-1)).toMatchObject({
      action: 'changeStock',
      staffName: 'Mani',
      before: { stock: 10 },
      after: { stock: 8, reason: 'SAMPLE' },
    });
  });

  it('never takes more than there is, not even twice at once', async () => {
    await receive(5);
    const both = await Promise.all([1, 2].map(() => change({ reason: 'SPOILED', change: -4 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)!.message).toBe('Only 1 in stock.');
  });

  it.each([
    ['nothing', { reason: 'SPOILED', change: 0 }, 'Enter a whole number'],
    ['more of what spoiled', { reason: 'SPOILED', change: 2 }, 'Enter a whole number'],
    ['a correction without its reason', { reason: 'CORRECTION', change: 2 }, 'Say why'],
    ['an unknown reason', { reason: 'STOLEN', change: -2 }, 'Choose a reason'],
    ['a fraction', { reason: 'SAMPLE', change: -0.5 }, 'Enter a whole number'],
    ['a million', { reason: 'SAMPLE', change: -1_000_000 }, 'Enter a whole number'],
  ])('rejects %s', async (_what, body, message) => {
    await receive(10);
    expect(await change(body)).toMatchObject({ status: 400, message: [message] });
    expect(await stockOf(test.deps, PACK)).toBe(10);
  });

  it('is rejected for packs without a stock of their own', async () => {
    for (const packId of ['unknown', BUNDLE]) {
      expect(await change({ reason: 'SAMPLE', change: -1 }, packId)).toMatchObject({ status: 404 });
      expect(await call('GET', `/packs/${packId}`)).toMatchObject({ status: 404 });
    }
  });
});

describe('batches', () => {
  it('come in with their dates and cost, and more of one later', async () => {
    const code = await receive(10, { costPaise: 5_000 });
    await receive(5, { code });
    expect(await stockByBatch()).toEqual({ [code]: 15 });
    expect((await read()).batches[0]).toMatchObject({
      code,
      packedOn: day(-5),
      bestBefore: day(360),
      costPaise: 5_000,
      stock: 15,
    });
  });

  const beforePacked = 'The best-before day must come after the day of packing.';
  it.each([
    ['best-before before packed-on', () => ({ bestBefore: day(-6) }), beforePacked],
    ['the same day twice', () => ({ bestBefore: day(-5) }), beforePacked],
    ['packed tomorrow', () => ({ packedOn: day(1) }), "The day of packing can't be in the future."],
    ['a day that is none', () => ({ bestBefore: '2027-02-30' }), 'Choose a day'],
    ['no words for a batch number', () => ({ code: '   ' }), 'Enter the batch number'],
    [
      'too little life',
      () => ({ packedOn: day(-350), bestBefore: day(20) }),
      "Too little of its life is left: this batch can't be sold.",
    ],
    ['nothing', () => ({ quantity: 0 }), 'Enter a whole number'],
    ['a cost below zero', () => ({ costPaise: -1 }), 'Enter the cost per pack'],
  ])('are rejected with %s', async (_what, labelOf, message) => {
    const response = await call('POST', `/packs/${PACK}/receive`, batch(3, labelOf()));
    expect(response).toMatchObject({ status: 400, message: [message] });
  });

  it('with too little life come in and are written off at once', async () => {
    const before = await read();
    const code = await receive(6, { packedOn: day(-350), bestBefore: day(20), costPaise: 5_000, writesOff: true });
    expect((await read()).stock).toBe(before.stock);
    expect((await movements()).slice(0, 2)).toMatchObject([
      { change: -6, reason: 'EXPIRED', batchCode: code },
      { change: 6, reason: 'RECEIVED', batchCode: code },
    ]);
  });

  it('are not mixed up: the same number with other dates is another label', async () => {
    const code = await receive(10);
    const other = await call('POST', `/packs/${PACK}/receive`, batch(3, { code, bestBefore: day(300) }));
    expect(other).toMatchObject({
      status: 409,
      message: `Batch ${code} is known with other dates or another cost. Check the label.`,
    });
    await receive(3, { code, bestBefore: day(300) }, OTHER);
  });

  it('are sold the first to expire first, a line from two of them if need be', async () => {
    const late = await receive(10);
    const early = await receive(3, { bestBefore: day(200) });
    const { orderId } = await shopper.place([{ _id: PACK, quantity: 5 }]);
    expect(await batchesOfLines(orderId)).toEqual({ [`1 ${early}`]: 3, [`1 ${late}`]: 2 });
    expect(await stockByBatch()).toEqual({ [late]: 8 });
    await shopper.cancel(orderId);
    expect(await stockByBatch()).toEqual({ [late]: 10, [early]: 3 });
    expect(await batchesOfLines(orderId)).toEqual({});
  });

  it('are known for each line, also where two lines share a pack', async () => {
    const late = await receive(10);
    const early = await receive(3, { bestBefore: day(200) });
    const { orderId } = await shopper.place([
      { _id: PACK, quantity: 2 },
      { _id: PACK, quantity: 4, addons: ['gift-box'] },
    ]);
    expect(await batchesOfLines(orderId)).toEqual({ [`1 ${early}`]: 2, [`2 ${early}`]: 1, [`2 ${late}`]: 3 });
  });

  it('are taken again when money arrives for an expired order', async () => {
    const late = await receive(4);
    const early = await receive(3, { bestBefore: day(200) });
    const order = await shopper.place([{ _id: PACK, quantity: 5 }]);
    test.deps.clock.advance(3_600);
    await runJob(test.deps, EXPIRY);
    expect(await stockByBatch()).toEqual({ [late]: 4, [early]: 3 });
    await orderSteps(test).pay(order);
    expect(await batchesOfLines(order.orderId)).toEqual({ [`1 ${early}`]: 3, [`1 ${late}`]: 2 });
  });

  it('are those of its parts for a bundle', async () => {
    const [millet, other] = [await receive(50), await receive(50, {}, OTHER)];
    const { orderId } = await shopper.place([{ _id: BUNDLE, quantity: 2 }]);
    expect(await batchesOfLines(orderId)).toEqual({ [`1 ${millet}`]: 2, [`1 ${other}`]: 2, '1 OPENING': 2 });
  });

  it('survive orders at once without a unit too many', async () => {
    const late = await receive(7);
    await receive(6, { bestBefore: day(200) });
    const shoppers = await Promise.all([1, 2, 3, 4, 5].map(() => makeShopper(test)));
    const placed = await Promise.all(shoppers.map((each) => each.order([{ _id: PACK, quantity: 3 }])));
    expect(placed.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409]);
    expect(await stockByBatch()).toEqual({ [late]: 1 });
  });

  it('can’t be moved but by movements', async () => {
    const code = await receive(5);
    const isBatch = and(eq(batches.packId, PACK), eq(batches.code, code));
    await expect(test.deps.db.update(batches).set({ stock: 9 }).where(isBatch)).rejects.toThrow();
    const row = { id: newId(), packId: PACK, code: 'Z', stock: 4 };
    await expect(test.deps.db.insert(batches).values(row)).rejects.toThrow();
    await expect(test.deps.db.update(packs).set({ stock: 9 }).where(eq(packs.id, PACK))).rejects.toThrow();
  });
});

describe('the shelf-life rule', () => {
  it('warns before, takes a batch out of sale, and sets apart what comes back of it', async () => {
    const code = await receive(10, { packedOn: day(-100), bestBefore: day(60) });
    const good = await receive(10);
    // 45 of 160 days, and two for the delivery.
    const { data } = await call<ExpiringBatches>('GET', '/expiring');
    expect(data).toMatchObject({
      percent: 30,
      days: 45,
      batches: [{ code, sellUntil: day(13), outOfSale: null, stock: 10 }],
    });
    await shopper.place([{ _id: PACK, quantity: 4 }]);

    test.deps.clock.advance(14 * 86_400);
    mani = await loggedInStaff(test.deps, { role: STAFF_ROLE.SALES_PERSON, name: 'Mani' });
    await runJob(test.deps, 'take short-dated batches out of sale');
    expect(await stockByBatch()).toEqual({ [good]: 10 });
    expect((await read()).batches).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ code, setApart: 6, outOfSale: 'SHELF_LIFE' })]),
    );
    await runJob(test.deps, EXPIRY);
    expect(await read()).toMatchObject({ stock: 10, setApart: 10 });

    const [apart] = (await read()).batches.filter((each) => each.code === code);
    expect(await change({ reason: 'EXPIRED', change: -11, batchId: apart!._id })).toMatchObject({
      status: 409,
      message: 'Only 10 in stock.',
    });
    expect(await change({ reason: 'EXPIRED', change: -10, batchId: apart!._id })).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({ stock: 10, setApart: 0 });
    expect(await call('POST', `/packs/${PACK}/receive`, batch(1, { code }))).toMatchObject({ status: 409 });
  });
});

describe('a pack that is marked as sold out', () => {
  const mark = (until: 'TOMORROW' | 'TOLD', rest: object = {}, who = mani) =>
    test.app.inject({
      method: 'POST',
      url: `/api/staff/stock/packs/${PACK}/sold-out`,
      headers: who.headers,
      payload: { until, ...rest },
    });
  const sellAgain = () =>
    test.app.inject({ method: 'DELETE', url: `/api/staff/stock/packs/${PACK}/sold-out`, headers: mani.headers });
  const available = async () => {
    const response = await test.app.inject({ url: '/api/web/homepage/product/detail/foxtail-millet-thinai' });
    const { data } = response.json<ApiResponse<ProductDetail>>();
    return data.packs.find(({ _id }) => _id === PACK)?.available;
  };
  const problemOf = async (packId: string) =>
    (await shopper.bill([{ _id: packId, quantity: 1 }])).data.lines[0].problem as string | null;
  const logOfPack = async () => {
    const rows = await test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, PACK)).orderBy(auditLog.id);
    return rows.map(({ staffName, action }) => `${staffName} ${action}`).filter((each) => / (mark|sell)/.test(each));
  };

  it('is sold out everywhere but on the shelf, until the next morning', async () => {
    await receive(9);
    await receive(9, {}, OTHER);
    const earlier = await shopper.place([{ _id: PACK, quantity: 3 }]);
    expect([await available(), await problemOf(BUNDLE)]).toEqual([6, null]);
    expect((await mark('TOMORROW', { note: 'Weevils' })).statusCode).toBe(200);
    expect([await available(), await problemOf(PACK), await problemOf(BUNDLE)]).toEqual([0, 'SOLD_OUT', 'SOLD_OUT']);
    expect(await (await makeShopper(test)).order([{ _id: PACK, quantity: 3 }])).toMatchObject({ status: 409 });
    expect(await read()).toMatchObject({ stock: 6, soldOut: { markedBy: 'Mani', note: 'Weevils' } });
    // Orders from before keep their packs.
    await orderSteps(test).makeReady(earlier);

    await runJob(test.deps, SALE_AGAIN);
    expect(await problemOf(PACK)).toBe('SOLD_OUT');
    test.deps.clock.advance(27 * 3_600);
    shopper = await makeShopper(test);
    await runJob(test.deps, SALE_AGAIN);
    expect([await problemOf(PACK), await problemOf(BUNDLE), await stockOf(test.deps, PACK)]).toEqual([null, null, 6]);
    expect(await logOfPack()).toEqual(['Mani markSoldOut', 'system sellAgain']);
  });

  it('until told stays so, and is sold again by hand', async () => {
    await receive(5);
    // A repetition, such as a double click, is one mark.
    await Promise.all([mark('TOLD'), mark('TOLD')]);
    test.deps.clock.advance(48 * 3_600);
    await runJob(test.deps, SALE_AGAIN);
    mani = await loggedInStaff(test.deps, { role: STAFF_ROLE.SALES_PERSON, name: 'Mani' });
    shopper = await makeShopper(test);
    expect(await problemOf(PACK)).toBe('SOLD_OUT');
    const marks = await test.deps.db.select().from(soldOutMarks).where(isNull(soldOutMarks.endedAt));
    expect(marks).toHaveLength(1);
    await sellAgain();
    expect((await sellAgain()).statusCode).toBe(200);
    expect([await problemOf(PACK), await available()]).toEqual([null, 5]);
  });

  it('counts as sold out in lists', async () => {
    const ids = (await call<PackSales>('GET', '/sale?productId=ml-thinai')).data.packs.map(({ packId }) => packId);
    expect(ids).toContain(PACK);
    for (const id of ids) await call('POST', `/packs/${id}/sold-out`, { until: 'TOLD' });
    const isInStock = async () => {
      const rows = await test.deps.db.select().from(products).where(eq(products.id, 'ml-thinai'));
      return rows[0]?.inStock;
    };
    expect(await isInStock()).toBe(false);
    for (const id of ids)
      await test.app.inject({ method: 'DELETE', url: `/api/staff/stock/packs/${id}/sold-out`, headers: mani.headers });
    expect(await isInStock()).toBe(true);
  });

  it('is marked by those with the right to change stock alone, and by no direct write', async () => {
    const ravi = await loggedInStaff(test.deps, { role: STAFF_ROLE.RIDER });
    expect((await mark('TOLD', {}, ravi)).statusCode).toBe(403);
    await expect(test.deps.db.update(packs).set({ soldOut: true }).where(eq(packs.id, PACK))).rejects.toThrow();
  });
});

it('lists what runs out within days, at what was sold in the days before', async () => {
  await receive(14);
  await receive(200, {}, OTHER);
  for (const _id of [PACK, OTHER]) await (await makeShopper(test)).place([{ _id, quantity: 12 }]);
  const low = async () => (await call<LowPacks>('GET', '/low')).data;
  const ofTest = async () => (await low()).filter(({ packId }) => [PACK, OTHER].includes(packId));
  const [found, ...others] = await ofTest();
  expect(others).toEqual([]);
  expect(found).toMatchObject({ packId: PACK, stock: 2 });
  expect(found!.soldPerDay).toBeGreaterThanOrEqual(12 / LOW_STOCK_RATE_DAYS);
  expect(found!.daysLeft).toBe(Math.floor(2 / found!.soldPerDay!));
  expect((await call<{ openCount: number }>('GET', '/todos')).data.openCount).toBe((await low()).length);
});

it('counts only days for sale in what sells per day, and lists what has been out for longer than that', async () => {
  const daysAgo = (days: number) => new Date(test.deps.clock.now().getTime() - days * DAY_MS);
  const move = (packId: string, change: number, reason: StockReason, at: Date, orderId: string | null = null) =>
    test.deps.db.insert(stockMovements).values({ packId, change, reason, at, orderId });
  const out = 'rc-mapp-1000';
  const [stock, orderId] = [await stockOf(test.deps, out), newId()];
  await move(out, -stock, 'ORDERED', daysAgo(16), orderId);
  // The other one sold out within a day. Once it was back it was marked as sold out, until a day ago.
  await move(OTHER, 12, 'RECEIVED', daysAgo(13));
  await move(OTHER, -12, 'ORDERED', daysAgo(12), newId());
  await move(OTHER, 15, 'RECEIVED', daysAgo(8));
  await test.deps.db
    .insert(soldOutMarks)
    .values({ id: newId(), packId: OTHER, markedBy: mani.staffId, markedAt: daysAgo(8), endedAt: daysAgo(1) });
  const { data } = await call<LowPacks>('GET', '/low');
  expect(data.find(({ packId }) => packId === out)).toMatchObject({ stock: 0, daysLeft: 0, soldPerDay: null });
  expect(data.find(({ packId }) => packId === OTHER)?.soldPerDay).toBeGreaterThanOrEqual(5);
  await move(out, stock, 'RELEASED', daysAgo(0), orderId);
});

it('lists a category’s packs, and finds them by words of any name', async () => {
  const [product] = await test.deps.db.select().from(products).where(eq(products.id, 'ml-thinai'));
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { data }: { data: StockPage } = await call<StockPage>(
      'GET',
      `?categoryId=${product!.categoryId}${cursor && `&cursor=${cursor}`}`,
    );
    seen.push(...data.items.map(({ packId }) => packId));
    cursor = data.nextCursor;
  }
  expect(seen).toContain(PACK);
  expect(new Set(seen).size).toBe(seen.length);
  for (const words of ['foxt', 'thinai', 'தினை', 'ml-thinai']) {
    const { data } = await call<StockPage>('GET', `?search=${encodeURIComponent(words)}`);
    expect([words, data.items.map(({ packId }) => packId)]).toEqual([words, expect.arrayContaining([PACK])]);
  }
  expect((await call<StockPage>('GET', '?search=%25%27%3B--')).data.items).toEqual([]);
  expect(await call('GET', '?cursor=x')).toMatchObject({ status: 400 });
});

it('shows customers the best-before day of the batch that they get', async () => {
  await receive(5, { bestBefore: day(200) });
  const later = await receive(5);
  const shown = async () => {
    const response = await test.app.inject({ url: '/api/web/homepage/product/detail/foxtail-millet-thinai' });
    return response.json<{ data: { facts: { bestBefore: Record<string, string> } } }>().data.facts.bestBefore[PACK];
  };
  const inWords = (date: string) =>
    new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' }).format(
      new Date(date),
    );
  expect(await shown()).toBe(inWords(day(200)));
  await shopper.place([{ _id: PACK, quantity: 5 }]);
  expect(await shown()).toBe(inWords(day(360)));
  expect(await stockByBatch()).toEqual({ [later]: 5 });
});

it('begins with the stock that was there', async () => {
  const [opening] = await test.deps.db
    .select()
    .from(stockMovements)
    .where(and(eq(stockMovements.packId, 'ml-varagu-500'), eq(stockMovements.reason, 'OPENING')));
  expect(opening).toMatchObject({ batchId: 'opening-ml-varagu-500' });
  expect(await stockByBatch('ml-varagu-500')).toEqual({ OPENING: opening!.change });
});
