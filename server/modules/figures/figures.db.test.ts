import { and, eq, gte, like, lt, sql, type SQL } from 'drizzle-orm';
import type { StockReason } from '../../../contract/stockConstants';
import type {
  CustomerFigures,
  DayReport,
  DeliveryFigures,
  OfferFigures,
  ProductFigures,
  RefundFigures,
  SalesFigures,
  StockFigures,
} from '../../../contract/staffFigures';
import { ledger, orders, packs, salesDays, stockMovements } from '../../db/schema';
import { newId } from '../../lib/ids';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { orderSteps } from '../../testing/orderSteps';
import { runJob } from '../../testing/runJob';
import { makeShopper, type ApiResponse } from '../../testing/shopper';
import { setStock } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';
import { findSource } from './daySalesRepository';
import { findSold } from './productRepository';

const MILLET = 'ml-thinai-500'; // ₹75
const OTHER = 'ml-samai-500'; // ₹80
const MIX = 'dm-multi-500'; // ₹139

/** Days that the database's own time never reaches. */
const FIRST = '2127-01-05';
const SECOND = '2127-01-06';
const BOTH = `from=${FIRST}&to=${SECOND}`;
const ONLY_SECOND = `from=${SECOND}&to=${SECOND}`;

let test: TestApp;
let selvi: LoggedInStaff;

/** In Kolkata, which is five and a half hours ahead. */
const at = (moment: string) => test.deps.clock.set(new Date(`${moment}:00+05:30`));

async function call<T>(url: string, payload?: object): Promise<T> {
  const response = await test.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/staff${url}`,
    headers: { ...selvi.headers, 'idempotency-key': newId() },
    ...(payload && { payload }),
  });
  expect([response.statusCode, url]).toEqual([200, url]);
  return response.json<ApiResponse<T>>().data;
}
const figures = <T>(what: string, query = ONLY_SECOND) => call<T>(`/figures/${what}?${query}`);

/** Two customers, and two days with an order just before the midnight between them and one just after it. */
beforeAll(async () => {
  test = await makeTestApp();
  at('2127-01-05T23:50');
  selvi = await loggedInStaff(test.deps);
  const { pay, deliver } = orderSteps(test);
  const [meena, kavi] = [await makeShopper(test), await makeShopper(test)];

  // ₹300 and ₹40 for the delivery.
  const late = await meena.place([{ _id: MILLET, quantity: 4 }]);
  await pay(late);
  at('2127-01-06T00:10');
  // ₹160 and ₹40, still to be paid at the door.
  await meena.place([{ _id: OTHER, quantity: 2 }], { paymentMethod: 'AT_DOOR' });

  at('2127-01-06T10:00');
  // ₹750 less ₹75, with free delivery; six of ten are packed, so that ₹270 go back.
  const shorted = await kavi.place([{ _id: MILLET, quantity: 10 }], { couponCode: 'WELCOME10' });
  await pay(shorted);
  const change = { lineNo: 1, quantity: 6, reason: 'NONE_LEFT', expectedReducedPaise: 27_000 };
  await call(`/packing/orders/${shorted.orderId}/lines/change`, change);

  at('2127-01-06T11:00');
  const cancelled = await kavi.place([{ _id: MIX, quantity: 2 }]);
  await pay(cancelled);
  await kavi.cancel(cancelled.orderId);
  await kavi.place([{ _id: MIX, quantity: 3 }]);

  await deliver(late);
  // One of the four comes torn: ₹75 and its share of the delivery charge.
  const report = { lineNo: 1, quantity: 1, kind: 'DAMAGED', text: 'Torn' };
  await meena.call('POST', `/complaint/${late.orderId}`, report);
  const { open } = await call<{ open: { _id: string }[] }>('/complaints');
  await call(`/complaints/${open[0]!._id}/decision`, {
    decision: 'REFUNDED',
    amountPaise: 8_500,
    reason: 'We are sorry',
  });
});
afterAll(() => test.close());

it('counts what is paid or due at the door and not cancelled, at what was packed, on the day it was ordered in Kolkata', async () => {
  const { totals, days, hours } = await figures<SalesFigures>('sales', BOTH);
  expect(totals).toEqual({ orders: 3, salesPaise: 34_000 + 20_000 + 40_500 });
  expect(days).toEqual([
    { day: FIRST, orders: 1, salesPaise: 34_000, beforePaise: 0 },
    { day: SECOND, orders: 2, salesPaise: 60_500, beforePaise: 0 },
  ]);
  expect(hours.filter(({ orders: count }) => count > 0)).toEqual([
    { hour: 0, orders: 1, salesPaise: 20_000 },
    { hour: 10, orders: 1, salesPaise: 40_500 },
    { hour: 23, orders: 1, salesPaise: 34_000 },
  ]);
});

it('compares a day with the day before', async () => {
  const { period, before, totalsBefore, days } = await figures<SalesFigures>('sales');
  expect([period, before]).toEqual([
    { from: SECOND, to: SECOND },
    { from: FIRST, to: FIRST },
  ]);
  expect(totalsBefore).toEqual({ orders: 1, salesPaise: 34_000 });
  expect(days).toMatchObject([{ beforePaise: 34_000 }]);
});

it('adds products and delivery charges up to the sales, however many products are listed', async () => {
  const { products, productCount, categories, deliveryPaise, totalPaise } = await figures<ProductFigures>('products');
  expect(productCount).toBe(products.length);
  expect(products).toMatchObject([
    { name: expect.stringMatching(/^Foxtail/), units: 6, grams: 3_000, salesPaise: 40_500, beforePaise: 30_000 },
    { name: expect.stringMatching(/^Little/), units: 2, grams: 1_000, salesPaise: 16_000, beforePaise: 0 },
  ]);
  expect(categories).toMatchObject([{ units: 8, grams: 4_000, salesPaise: 56_500, beforePaise: 30_000 }]);
  expect(deliveryPaise).toBe(4_000);
  expect(totalPaise).toBe(60_500);

  const source = await findSource(test.deps.db, [FIRST, SECOND]);
  const first = await findSold(test.deps.db, source, SECOND, 'en', 1);
  expect(first).toMatchObject({ products: [{ units: 6 }], productCount, categories, deliveryPaise, totalPaise });

  await test.deps.db.update(packs).set({ measure: 'VOLUME' }).where(eq(packs.id, OTHER));
  const { products: measured } = await figures<ProductFigures>('products');
  expect(measured.map(({ grams }) => grams)).toEqual([3_000, 0]);
});

it('adds areas, localities and slots up to the sales', async () => {
  const { areas, localities, slots } = await figures<DeliveryFigures>('delivery', BOTH);
  expect(areas).toEqual([{ area: { _id: 'city', name: 'Coimbatore' }, orders: 3, salesPaise: 94_500 }]);
  expect(localities).toMatchObject([
    { locality: { pin: expect.stringMatching(/^641/) }, orders: 3, salesPaise: 94_500 },
  ]);
  expect(slots).toEqual([{ slot: null, orders: 3, salesPaise: 94_500 }]);
});

it('counts a customer as new on the day of their first sale, and as returning afterwards', async () => {
  const both = await figures<CustomerFigures>('customers', BOTH);
  expect(both.totals).toEqual({
    customers: 2,
    newCustomers: 2,
    orders: 3,
    salesPaise: 94_500,
    ordersOfNew: 3,
    salesOfNewPaise: 94_500,
  });
  expect(both.days).toEqual([
    { day: FIRST, newCustomers: 1, returningCustomers: 0 },
    { day: SECOND, newCustomers: 1, returningCustomers: 1 },
  ]);
  expect(both.baskets.map(({ orders: count }) => count)).toEqual([1, 2, 0, 0, 0]);
  const { totals, totalsBefore } = await figures<CustomerFigures>('customers');
  expect(totals).toMatchObject({ customers: 2, newCustomers: 1, ordersOfNew: 1, salesOfNewPaise: 40_500 });
  expect(totalsBefore).toMatchObject({ customers: 1, newCustomers: 1, orders: 1 });
});

it('shows what a coupon brought, beside the sales without one', async () => {
  expect(await figures<OfferFigures>('offers', BOTH)).toMatchObject({
    coupons: [{ code: 'WELCOME10', orders: 1, salesPaise: 40_500, discountPaise: 7_500, firstOrders: 1 }],
    withoutCoupon: { orders: 2, salesPaise: 54_000 },
  });
});

it('names why money went back', async () => {
  const { causes, beforePaise } = await figures<RefundFigures>('refunds');
  expect(causes).toEqual([
    { cause: 'CUSTOMER', refunds: 1, refundedPaise: 31_800 },
    { cause: 'PACKED_LESS', refunds: 1, refundedPaise: 27_000 },
    { cause: 'DAMAGED', refunds: 1, refundedPaise: 8_500 },
  ]);
  expect(beforePaise).toBe(0);
});

it('reports a day from its bills to its money, to the paisa of the ledger', async () => {
  const report = await call<DayReport>(`/figures/days/${SECOND}`);
  const { itemsPaise, addonsPaise, discountPaise, deliveryPaise, reducedPaise, salesPaise } = report.bills;
  expect(report.bills).toMatchObject({
    orders: 2,
    itemsPaise: 91_000,
    discountPaise: 7_500,
    deliveryPaise: 4_000,
    reducedPaise: 27_000,
    salesPaise: 60_500,
    duePaise: 20_000,
    cancelledOrders: 1,
    cancelledPaise: 31_800,
  });
  expect(itemsPaise + addonsPaise - discountPaise + deliveryPaise - reducedPaise).toBe(salesPaise);
  expect(report.methods).toEqual([
    {
      provider: 'sandbox',
      payments: 2,
      receivedPaise: 67_500 + 31_800,
      refunds: 3,
      refundedPaise: 31_800 + 27_000 + 8_500,
    },
  ]);
  expect(report).toMatchObject({ handovers: [], closing: null, products: [{ units: 6 }, { units: 2 }] });
  const [posted] = await test.deps.db
    .select({ paise: sql<number>`sum(${ledger.amountPaise})::float8` })
    .from(ledger)
    .where(
      and(
        like(ledger.posting, 'transfer:%'),
        sql`${ledger.account} <> 'CUSTOMER'`,
        gte(ledger.at, new Date(`${SECOND}T00:00:00+05:30`)),
        lt(ledger.at, new Date(`${SECOND}T24:00:00+05:30`)),
      ),
    );
  expect(posted!.paise).toBe(report.methods[0]!.receivedPaise);
});

it('equals the money of all orders: received and due, less what was packed for less or cancelled', async () => {
  const [money] = await test.deps.db
    .select({
      paise: sql<number>`(sum(${orders.receivedPaise} - ${orders.refundedPaise}) + 8500
        + sum(${orders.totalPaise} - ${orders.reducedPaise}) FILTER (WHERE ${orders.paymentStatus} = 'DUE_AT_DOOR'))::float8`,
    })
    .from(orders);
  expect((await figures<SalesFigures>('sales', BOTH)).totals.salesPaise).toBe(money!.paise);
});

it('estimates from the last four weeks when a pack runs out, and lists what is unsold', async () => {
  // Ten of it were taken and not given back: four, and six of ten.
  await setStock(test.deps, MILLET, 5);
  const query = (runningOutDays: number) => `runningOutDays=${runningOutDays}&slowDays=30`;
  const { runningOut, slow } = await figures<StockFigures>('stock', query(14));
  expect(runningOut).toMatchObject([{ packId: MILLET, stock: 5, soldUnits: 10, daysLeft: 14 }]);
  expect((await figures<StockFigures>('stock', query(13))).runningOut).toEqual([]);
  const slowPacks = slow.map(({ packId }) => packId);
  expect(slowPacks).toContain('ml-varagu-500');
  for (const ordered of [MILLET, OTHER, MIX]) expect(slowPacks).not.toContain(ordered);
  expect(slow.map(({ worthPaise }) => worthPaise)).toEqual(
    slow.map(({ worthPaise }) => worthPaise).sort((a, b) => b - a),
  );
  expect(slow[0]).toMatchObject({ lastOrderedOn: null });
});

it.each([
  ['a period of more than a year', 'sales?from=2125-01-01&to=2127-01-06'],
  ['a day that no calendar has', 'days/2127-02-30'],
])('rejects %s', async (_what, url) => {
  const response = await test.app.inject({ url: `/api/staff/figures/${url}`, headers: selvi.headers });
  expect(response.statusCode).toBe(400);
});

describe('of days that were added up', () => {
  const WHAT = ['sales', 'products', 'delivery', 'customers', 'offers'];
  const read = () => Promise.all(WHAT.map((what) => figures(what, `from=${SECOND}&to=2127-01-09`)));
  const addUp = () => runJob(test.deps, 'add up the sales of days');
  const change = (what: string) => test.deps.db.execute(sql.raw(what));

  beforeAll(async () => {
    const { pay } = orderSteps(test);
    at('2127-01-06T12:00');
    const shoppers = [await makeShopper(test), await makeShopper(test)];
    for (const [days, couponCode] of [
      [1, undefined],
      [2, 'WELCOME10'],
      [3, undefined],
    ] as const) {
      for (const shopper of shoppers) {
        const order = await shopper.place([{ _id: MIX, quantity: 2 }], couponCode ? { couponCode } : {});
        await pay(order);
        await change(
          `UPDATE orders SET created_at = created_at + interval '${days} days' WHERE id = '${order.orderId}'`,
        );
      }
    }
    at('2127-01-12T10:00');
    selvi = await loggedInStaff(test.deps);
  });

  const sale = (nth: number) =>
    `id = (SELECT id FROM orders WHERE status NOT IN ('CANCELLED', 'WAITING_FOR_PAYMENT', 'PAYMENT_PENDING') ORDER BY order_number LIMIT 1 OFFSET ${nth})`;
  it.each([
    [
      'are cancelled, the first of a customer',
      `UPDATE orders SET status = 'CANCELLED', stock_held = false WHERE ${sale(3)}`,
    ],
    ['are cancelled before the period', `UPDATE orders SET status = 'CANCELLED', stock_held = false WHERE ${sale(0)}`],
    ['are paid late', "UPDATE orders SET status = 'DELIVERED' WHERE status = 'CANCELLED'"],
    ['move to another day', `UPDATE orders SET created_at = created_at - interval '1 day' WHERE ${sale(6)}`],
    [
      'move to another customer',
      `UPDATE orders SET customer_id = (SELECT customer_id FROM orders WHERE ${sale(0)}) WHERE ${sale(7)}`,
    ],
    [
      'move to another place',
      `UPDATE orders SET address = jsonb_set(address, '{location,coordinates}', '[76.9, 10.9]'), area_id = 'gone' WHERE ${sale(5)}`,
    ],
    [
      'lose their coupon',
      "UPDATE orders SET coupon_code = NULL, discount_reason = CASE WHEN discount_paise > 0 THEN 'GOODWILL' END",
    ],
    [
      'are packed otherwise',
      `UPDATE order_items SET packed_quantity = 1 WHERE order_id = (SELECT id FROM orders WHERE ${sale(4)})`,
    ],
    [
      'are reduced',
      `INSERT INTO order_changes (id, order_id, line_no, kind, quantity_before, quantity_after, reduced_paise, reason, staff_id, at) SELECT 'late', id, 1, 'SHORTED', 2, 1, 100, 'NONE_LEFT', 'staff', now() FROM orders WHERE ${sale(4)}`,
    ],
    ['are nearest to another locality', "UPDATE localities SET name = name || ' East'"],
  ])('equal those of its orders, also after some %s', async (_what, statement) => {
    await addUp();
    expect(await test.deps.db.$count(salesDays)).toBeGreaterThanOrEqual(5);
    const before = await read();
    await change(statement);
    const after = await read();
    expect(after).not.toEqual(before);
    await addUp();
    const again = await read();
    await test.deps.db.delete(salesDays);
    const live = await read();
    expect(after).toEqual(live);
    expect(again).toEqual(live);
  });
});

it('finds of the stock what one query over all movements finds', async () => {
  const packIds = [MILLET, OTHER, MIX, 'ml-varagu-500', 'ml-varagu-1000', 'rc-mapp-1000'];
  const [startAt, days] = [Date.parse('2127-01-13T10:00+05:30'), 60];
  const movements = packIds.flatMap((packId, nth) =>
    Array.from({ length: days }, (_, day): (typeof stockMovements.$inferInsert)[] => {
      const moment = new Date(startAt + (day * 24 + nth) * 3_600_000);
      const of = (reason: StockReason, change: number) => ({ packId, change, reason, at: moment });
      const ordered = { ...of('ORDERED', -3), orderId: `order-${nth}-${day}` };
      // Each is ordered and received until another day.
      return [
        ...(day === 0 ? [of('RECEIVED', 200)] : []),
        ...(day < nth * 12 ? [ordered] : []),
        ...(day < nth * 12 && day % 3 === 0 ? [{ ...ordered, change: 1, reason: 'RELEASED' as const }] : []),
        ...(day < nth * 6 && day % 5 === 0 ? [of('RECEIVED', 2), of('SPOILED', -1)] : []),
        ...(day % 7 === 0 ? [of('COUNTED', 1), of('WITHDRAWN', -1)] : []),
      ];
    }).flat(),
  );
  await test.deps.db
    .insert(stockMovements)
    .values(movements.sort((one, other) => one.at!.getTime() - other.at!.getTime()));
  test.deps.clock.set(new Date(startAt + days * 86_400_000));
  selvi = await loggedInStaff(test.deps);
  const now = test.deps.clock.now().toISOString();
  const expected = async (rest: SQL) =>
    (
      (await test.deps.db.execute(sql`
        WITH moved AS (
          SELECT pack_id AS id, min(at) AS first_at, max(at) FILTER (WHERE reason = 'ORDERED') AS ordered_at,
            max(at) FILTER (WHERE reason IN ('ORDERED', 'RECEIVED', 'OPENING')) AS touched_at,
            -sum(change) FILTER (WHERE reason IN ('ORDERED', 'RELEASED') AND at >= ${now}::timestamptz - interval '28 days') AS sold
          FROM stock_movements GROUP BY 1
        ), listed AS (
          SELECT id, stock, price_paise, first_at, ordered_at, touched_at, sold FROM packs JOIN moved USING (id)
          WHERE NOT hidden AND product_id IN (SELECT id FROM products WHERE published) AND id NOT IN (SELECT pack_id FROM pack_parts))
        ${rest}`)) as { rows: { id: string }[] }
    ).rows;

  const running = sql`
    SELECT * FROM (SELECT id, sold::int, floor(stock / (sold::float8 / greatest(1, least(28, extract(epoch FROM ${now}::timestamptz - first_at)::float8 / 86400))))::int AS left
    FROM listed WHERE sold > 0) AS each WHERE each.left <= 90 ORDER BY 1`;
  const unsold = sql`
    SELECT id, (ordered_at AT TIME ZONE 'Asia/Kolkata')::date::text AS "orderedOn" FROM listed
    WHERE stock > 0 AND touched_at <= ${now}::timestamptz - interval '30 days' ORDER BY stock * price_paise DESC, id LIMIT 200`;
  const { runningOut, slow } = await figures<StockFigures>('stock', 'runningOutDays=90&slowDays=30');
  const found = runningOut.map(({ packId, soldUnits, daysLeft }) => ({ id: packId, sold: soldUnits, left: daysLeft }));
  expect(found.length).toBeGreaterThan(1);
  expect(found.sort((one, other) => (one.id < other.id ? -1 : 1))).toEqual(await expected(running));
  expect(new Set(slow.map(({ lastOrderedOn }) => lastOrderedOn)).size).toBeGreaterThan(2);
  expect(slow.map(({ packId, lastOrderedOn }) => ({ id: packId, orderedOn: lastOrderedOn }))).toEqual(
    await expected(unsold),
  );
});
