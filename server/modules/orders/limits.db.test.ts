import { eq, sql } from 'drizzle-orm';
import { couponRedemptions, coupons, orders } from '../../db/schema';
import { newId } from '../../lib/ids';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { loggedInStaff } from '../../testing/loggedInStaff';
import { orderSteps } from '../../testing/orderSteps';
import { makeShopper, type Shopper } from '../../testing/shopper';
import { soak } from '../../testing/soak';
import { quantityByPack, setStock, stockOf } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const MILLET = 'ml-thinai-500'; // ₹75
const MIX = 'dm-multi-500'; // ₹139
/** More than the connections of the pool, so that most wait for one. */
const AT_ONCE = soak({ short: 40, full: 200 });
const UNITS = 7; // of the millet: ₹525

let testApp: TestApp;
let shopper: Shopper;
beforeAll(async () => {
  const env = {
    ORDERS_UNPAID_PER_CUSTOMER: '3',
    ORDER_UNITS_PER_PACK: '24',
    UNPAID_UNITS_PER_PACK: '30',
    UNPAID_PAISE_PER_CUSTOMER: '500000',
  };
  testApp = await makeTestApp({ env });
});
beforeEach(async () => {
  await setStock(testApp.deps, MILLET, 500);
  await setStock(testApp.deps, MIX, 500);
  shopper = await makeShopper(testApp);
});
afterAll(() => testApp.close());

const units = (quantity: number, _id = MILLET) => [{ _id, quantity }];

describe('an unpaid order', () => {
  it('may not be the fourth of a customer, even when all are placed at once', async () => {
    const responses = await Promise.all([2, 3, 4, 5, 6, 7].map((quantity) => shopper.order(units(quantity, MIX))));
    const rejected = responses.filter(({ status }) => status !== 200);
    expect(rejected).toHaveLength(3);
    for (const { status, message } of rejected) {
      expect(status).toBe(409);
      expect(message).toMatch(/^3 of your orders wait for their payment. Pay or cancel one, such as VY\d+, and then/);
    }
  });

  it('makes room once it is paid or cancelled', async () => {
    const [first, second] = [await shopper.place(units(2, MIX)), await shopper.place(units(3, MIX))];
    await shopper.place(units(4, MIX));
    expect(await shopper.order(units(5, MIX))).toMatchObject({ status: 409 });
    await orderSteps(testApp).pay(first);
    await shopper.cancel(second.orderId);
    await shopper.place(units(5, MIX));
    await shopper.place(units(6, MIX));
  });

  it('holds a limited number of a pack, together with the others of its customer', async () => {
    await shopper.place(units(20));
    expect(await shopper.order(units(11))).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Your unpaid orders may hold at most 30 of one item/),
    });
    await shopper.place(units(10));
  });

  it('comes to a limited amount, together with the others of its customer', async () => {
    await shopper.place([...units(24), ...units(5, MIX)]); // ₹2,495
    const second = [...units(6), ...units(15, MIX)]; // ₹2,535
    expect(await shopper.order(second)).toMatchObject({
      status: 409,
      message:
        'What you have ordered and not paid yet may come to ₹5,000 at most. Pay or cancel an order first, or order less.',
    });
    await shopper.place([...units(6), ...units(14, MIX)]);
  });

  it('is replaced by the next order of the same cart', async () => {
    const first = await shopper.place([...units(5), ...units(1, MIX)]);
    const second = await shopper.place([...units(1, MIX), ...units(5)]);
    expect(await stockOf(testApp.deps, MILLET)).toBe(495);
    expect((await shopper.state(first.orderId)).data).toMatchObject({ orderStatus: 'CANCELLED' });
    expect((await shopper.state(second.orderId)).data).toMatchObject({ orderStatus: 'PAYMENT_PENDING' });
  });

  it('is continued by the same order from another tab, until half of its time is over', async () => {
    const [first, second] = await Promise.all([shopper.place(units(5)), shopper.place(units(5))]);
    expect(second.orderId).toBe(first.orderId);
    expect(await stockOf(testApp.deps, MILLET)).toBe(495);
    testApp.deps.clock.advance(8 * 60);
    const third = await shopper.place(units(5));
    expect(third.orderId).not.toBe(first.orderId);
    expect((await shopper.state(first.orderId)).data).toMatchObject({ cancelCause: 'REPLACED' });
    testApp.deps.clock.advance(-8 * 60);
  });

  it('is not continued once its address was edited: the next one goes there', async () => {
    const first = await shopper.place(units(5));
    testApp.deps.clock.advance(60);
    const response = await testApp.app.inject({
      method: 'PUT',
      url: '/api/web/address/edit',
      headers: shopper.headers,
      payload: {
        _id: shopper.addressId,
        street: '99 New Road',
        landmark: 'Bus stand',
        type: 1,
        location: { type: 'Point', coordinates: [76.9558, 11.0168] },
      },
    });
    expect(response.json()).toMatchObject({ status: 200 });
    const second = await shopper.place(units(5));
    expect((await shopper.track(second.orderId)).data.address.street).toBe('99 New Road');
    expect((await shopper.state(first.orderId)).data).toMatchObject({ cancelCause: 'REPLACED' });
    testApp.deps.clock.advance(-60);
  });

  it('makes way for its edited cart, which may use its stock', async () => {
    await setStock(testApp.deps, MILLET, 5);
    const first = await shopper.place(units(5));
    const replaces = first.orderId;
    const edited = [...units(4), ...units(1, MIX)];
    expect((await shopper.bill(edited)).data.orderable).toBe(false);
    const { data: bill } = await shopper.bill(edited, { replaces });
    expect(bill.lines[0]).toMatchObject({ problem: null, available: 5 });
    const body = { items: edited, addressId: shopper.addressId, expectedTotal: bill.totalPaise, replaces };
    const second = await shopper.create(body);
    expect(second.status).toBe(200);
    expect(await stockOf(testApp.deps, MILLET)).toBe(1);
    expect((await shopper.state(replaces)).data).toMatchObject({ orderStatus: 'CANCELLED', cancelCause: 'REPLACED' });
    expect((await shopper.track(replaces)).data).toMatchObject({ cancelReason: null, payment: null });
  });

  it('is not replaced by another customer', async () => {
    const { orderId: replaces } = await shopper.place(units(5));
    const other = await makeShopper(testApp);
    expect((await other.bill(units(2), { replaces })).data.lines[0]).toMatchObject({ problem: null });
    await other.place(units(2), { replaces });
    expect((await shopper.state(replaces)).data).toMatchObject({ orderStatus: 'PAYMENT_PENDING' });
  });

  it('is not replaced once it is paid, so that nothing is paid twice', async () => {
    const first = await shopper.place(units(5));
    await orderSteps(testApp).pay(first);
    const second = await shopper.order(units(4), { replaces: first.orderId });
    expect(second).toMatchObject({
      status: 409,
      message: expect.stringContaining(`${first.orderNumber} has been paid meanwhile`),
    });
    expect(await stockOf(testApp.deps, MILLET)).toBe(495);
  });

  it('is revived by late money after it was replaced', async () => {
    const first = await shopper.place(units(5));
    await shopper.place(units(4), { replaces: first.orderId });
    await orderSteps(testApp).pay(first);
    expect((await shopper.state(first.orderId)).data).toMatchObject({ orderStatus: 'ORDER_CREATED' });
  });

  it('whose stock was never recorded has its late money refunded', async () => {
    const order = await shopper.place(units(5));
    await shopper.cancel(order.orderId);
    // As one of version 0.1 is, which ended before stock had rows.
    await testApp.deps.db.execute(sql`ALTER TABLE stock_movements DISABLE TRIGGER stock_movements_append_only`);
    await testApp.deps.db.execute(sql`DELETE FROM stock_movements WHERE order_id = ${order.orderId}`);
    await testApp.deps.db.execute(sql`ALTER TABLE stock_movements ENABLE TRIGGER stock_movements_append_only`);
    await orderSteps(testApp).pay(order);
    expect((await shopper.state(order.orderId)).data).toMatchObject({ paymentStatus: 'REFUNDED' });
  });

  it('stays when the next order of the same cart is rejected', async () => {
    const first = await shopper.place(units(5));
    const rejected = await shopper.create({ items: units(5), addressId: shopper.addressId, expectedTotal: 1 });
    expect(rejected.status).toBe(409);
    expect((await shopper.state(first.orderId)).data).toMatchObject({ orderStatus: 'PAYMENT_PENDING' });
    expect(await stockOf(testApp.deps, MILLET)).toBe(495);
  });
});

it('an order holds a limited number of a pack, over all its lines', async () => {
  const items = [...units(20), { _id: MILLET, quantity: 5, addons: ['gift-box'] }];
  expect((await shopper.bill(items)).data.lines).toMatchObject([
    { problem: null },
    { problem: 'SHORT', available: 4, problemText: 'At most 24 of one item in an order' },
  ]);
});

describe('a coupon', () => {
  let code: string;
  const addCoupon = async (facts: Partial<typeof coupons.$inferInsert>) => {
    code = `C${newId()
      .replace(/[^a-z0-9]/gi, '')
      .toUpperCase()}`;
    const { clock, db } = testApp.deps;
    await db.insert(coupons).values({ code, kind: 'FLAT', value: 5_000, startsAt: clock.now(), ...facts });
  };
  const withCoupon = (who: Shopper, quantity = UNITS) => who.order(units(quantity), { couponCode: code });
  const redeemed = async () => {
    const [row] = await testApp.deps.db.select().from(coupons).where(eq(coupons.code, code));
    return row!.redeemed;
  };

  it('counts once per customer, and is given back by an order that ends unpaid', async () => {
    await addCoupon({ customerLimit: 1, totalLimit: null });
    const { data } = await withCoupon(shopper);
    expect(await redeemed()).toBe(1);
    expect((await shopper.bill(units(UNITS + 1), { couponCode: code })).data.coupon).toMatchObject({
      applied: false,
      problemText: 'You have used this coupon already.',
    });
    await shopper.cancel(data.orderId);
    expect(await redeemed()).toBe(0);
    const next = await withCoupon(shopper);
    expect(next.status).toBe(200);
    await orderSteps(testApp).pay(next.data);
    await shopper.cancel(next.data.orderId);
    expect(await redeemed()).toBe(1);
  });

  it('still counts for the next order of the same cart, which replaces the unpaid one', async () => {
    await addCoupon({ customerLimit: 1, totalLimit: 1 });
    await setStock(testApp.deps, MILLET, UNITS);
    const first = await withCoupon(shopper);
    const second = await shopper.order(units(UNITS), { couponCode: code, note: 'Ring twice' });
    expect(second).toMatchObject({ status: 200, data: { amount: first.data.amount } });
    expect(second.data.orderId).not.toBe(first.data.orderId);
    expect(await redeemed()).toBe(1);
  });

  it('counts for the edited cart of the unpaid order too', async () => {
    await addCoupon({ customerLimit: 1, totalLimit: 1 });
    const first = await withCoupon(shopper);
    const replaces = first.data.orderId;
    const { data: bill } = await shopper.bill(units(UNITS + 1), { couponCode: code, replaces });
    expect(bill.coupon).toMatchObject({ applied: true });
    const body = { items: units(UNITS + 1), addressId: shopper.addressId, couponCode: code, replaces };
    expect(await shopper.create({ ...body, expectedTotal: bill.totalPaise })).toMatchObject({ status: 200 });
    expect(await redeemed()).toBe(1);
  });

  it('for a first order counts orders that were paid or are still to be, and none that was cancelled unpaid', async () => {
    await addCoupon({ firstOrderOnly: true, customerLimit: null });
    const first = await withCoupon(shopper);
    expect(first.status).toBe(200);
    // Its own edited cart makes way for the next one.
    const replaces = first.data.orderId;
    const edited = await shopper.bill(units(UNITS + 1), { couponCode: code, replaces });
    expect(edited.data.coupon).toMatchObject({ applied: true });
    const rejected = { applied: false, problemText: 'This coupon is for a first order.' };
    expect((await shopper.bill(units(2, MIX), { couponCode: code })).data.coupon).toMatchObject(rejected);
    await shopper.cancel(first.data.orderId);
    const second = await withCoupon(shopper);
    expect(second.status).toBe(200);
    await orderSteps(testApp).pay(second.data);
    expect((await shopper.bill(units(2, MIX), { couponCode: code })).data.coupon).toMatchObject(rejected);
    await shopper.cancel(second.data.orderId);
    // It was paid, although the money is refunded.
    expect((await shopper.bill(units(2, MIX), { couponCode: code })).data.coupon).toMatchObject(rejected);
  });

  it.each([
    ['comes back', 'SOLD_OUT', 0],
    ['stays used', 'CUSTOMER', 1],
  ])('of a paid order %s when the shop cancels it for %s', async (_what, reason, times) => {
    await addCoupon({ firstOrderOnly: true, customerLimit: 1 });
    const { data: order } = await withCoupon(shopper);
    await orderSteps(testApp).pay(order);
    const staff = await loggedInStaff(testApp.deps, { role: STAFF_ROLE.ADMIN });
    const cancelled = await testApp.app.inject({
      method: 'POST',
      url: `/api/staff/orders/${order.orderNumber}/cancel`,
      headers: staff.headers,
      payload: { reason, expectedStatus: 'ORDER_CREATED' },
    });
    expect(cancelled.statusCode).toBe(200);
    expect(await redeemed()).toBe(times);
    const { data: next } = await shopper.bill(units(UNITS), { couponCode: code });
    expect(next.coupon).toMatchObject({ applied: times === 0 });
  });

  it('for a first order goes to one of two carts that are placed at once', async () => {
    await addCoupon({ firstOrderOnly: true, customerLimit: null });
    const carts = [units(3, MIX), units(4, MIX)];
    const bills = await Promise.all(carts.map((items) => shopper.bill(items, { couponCode: code })));
    const responses = await Promise.all(
      carts.map((items, at) =>
        shopper.create({
          items,
          addressId: shopper.addressId,
          couponCode: code,
          expectedTotal: bills[at]!.data.totalPaise,
        }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await redeemed()).toBe(1);
  });

  it('that is changed or switched off leaves the bills of open orders as they are', async () => {
    await addCoupon({});
    const { data: order } = await withCoupon(shopper);
    const before = (await shopper.track(order.orderId)).data.bill;
    expect(before).toMatchObject({ couponCode: code, discountPaise: 5_000 });
    await testApp.deps.db
      .update(coupons)
      .set({ kind: 'PERCENT', value: 90, active: false, categoryIds: ['puttu-mix'] })
      .where(eq(coupons.code, code));
    expect((await shopper.track(order.orderId)).data.bill).toEqual(before);
    await orderSteps(testApp).pay(order);
    expect((await shopper.state(order.orderId)).data).toMatchObject({ orderStatus: 'ORDER_CREATED' });
  });

  it('records what it saved: the discount, or the delivery charge', async () => {
    const saved = async () => {
      const [row] = await testApp.deps.db.select().from(couponRedemptions).where(eq(couponRedemptions.code, code));
      return row!.savedPaise;
    };
    await addCoupon({});
    await withCoupon(shopper);
    expect(await saved()).toBe(5_000);
    await addCoupon({ kind: 'FREE_DELIVERY', value: 0 });
    const { data: order } = await withCoupon(shopper, 3);
    expect(await saved()).toBe(4_000);
    expect((await shopper.track(order.orderId)).data.bill).toMatchObject({
      couponCode: code,
      discountPaise: 0,
      deliveryChargePaise: 0,
    });
  });

  it(`a coupon with ten redemptions left takes ten of ${AT_ONCE} orders placed at once`, async () => {
    await addCoupon({ customerLimit: 1, totalLimit: 10 });
    const shoppers = await Promise.all(Array.from({ length: AT_ONCE }, () => makeShopper(testApp)));
    const stockBefore = await quantityByPack(testApp.deps);
    const bodies = await Promise.all(
      shoppers.map(async (who) => ({ who, bill: await who.bill(units(UNITS), { couponCode: code }) })),
    );
    const responses = await Promise.all(
      bodies.map(({ who, bill }) =>
        who.create({
          items: units(UNITS),
          addressId: who.addressId,
          couponCode: code,
          expectedTotal: bill.data.totalPaise,
        }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await redeemed()).toBe(10);
    expect(await testApp.deps.db.$count(orders, eq(orders.couponCode, code))).toBe(10);
    expect(await quantityByPack(testApp.deps)).toEqual(stockBefore);
    const late = responses.find(({ status }) => status !== 200);
    expect(late).toMatchObject({
      status: 409,
      data: { bill: { coupon: { problemText: 'This coupon has been used up.' } } },
    });
  });
});
