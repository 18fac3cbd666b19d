import { eq } from 'drizzle-orm';
import { orders, packs, paymentAttempts, storeSettings } from '../../db/schema';
import { DEFAULT_SHOP_RULES, type ShopRules } from '../../lib/shopRules';
import { demoStore } from '../../db/seed/store';
import { newId } from '../../lib/ids';
import { orderSteps } from '../../testing/orderSteps';
import { addAddress, makeShopper, type Shopper } from '../../testing/shopper';
import { setStock, stockOf } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const MILLET = 'ml-thinai-500'; // ₹75
const AT_DOOR = { paymentMethod: 'AT_DOOR' as const };
const units = (quantity: number) => [{ _id: MILLET, quantity }];

let test: TestApp;
let shopper: Shopper;
beforeAll(async () => {
  test = await makeTestApp();
});
beforeEach(async () => {
  await limit({});
  await setStock(test.deps, MILLET, 500);
  shopper = await makeShopper(test);
  // Orders of other tests must not count.
  await test.deps.db.update(orders).set({ paymentStatus: 'EXPIRED' }).where(eq(orders.paymentStatus, 'DUE_AT_DOOR'));
});
afterAll(() => test.close());

const limit = (limits: Partial<ShopRules['payAtDoor']>) =>
  test.deps.db.update(storeSettings).set({
    settings: {
      ...demoStore,
      counter: { payAtDoor: { ...DEFAULT_SHOP_RULES.payAtDoor, enabled: true, maxOpenPerAddress: 1_000, ...limits } },
    },
  });

const rowOf = async (orderId: string) => {
  const [order] = await test.deps.db.select().from(orders).where(eq(orders.id, orderId));
  return order!;
};
const change = (orderId: string, to: Partial<typeof orders.$inferInsert>) =>
  test.deps.db.update(orders).set(to).where(eq(orders.id, orderId));
const advance = async (orderNumber: string) =>
  test.app.inject({
    method: 'POST',
    url: `/api/internal/orders/${orderNumber}/advance`,
    headers: { 'x-internal-secret': test.deps.secrets.internal },
  });

describe('an order to be paid at the door', () => {
  it('waits for confirmation at once, holds its stock, and has neither payment nor end', async () => {
    const response = await shopper.order(units(4), AT_DOOR);
    expect(response).toMatchObject({
      status: 200,
      message: 'Your order is placed. You pay at the door.',
      data: { status: 'ORDER_CREATED', amount: 34_000, payment: null },
    });
    const { orderId } = response.data;
    expect(await rowOf(orderId)).toMatchObject({
      paymentMethod: 'AT_DOOR',
      paymentStatus: 'DUE_AT_DOOR',
      needsApproval: true,
      expiresAt: null,
      stockHeld: true,
      receivedPaise: 0,
    });
    expect(await stockOf(test.deps, MILLET)).toBe(496);
    expect(await test.deps.db.$count(paymentAttempts, eq(paymentAttempts.orderId, orderId))).toBe(0);
    expect((await shopper.state(orderId)).data).toEqual({
      paymentStatus: 'DUE_AT_DOOR',
      orderStatus: 'ORDER_CREATED',
      cancelCause: null,
      expiresAt: null,
      secondsLeft: null,
    });
    const { data: tracking } = await shopper.track(orderId);
    expect(tracking).toMatchObject({
      paymentMethod: 'AT_DOOR',
      dueAtDoorPaise: 34_000,
      payment: null,
      cancellable: true,
    });
    expect(tracking.timeline[0]).toEqual({ status: 'ORDER_CREATED', at: expect.any(String) });
    const { data: history } = await shopper.call('GET', '/history');
    expect(history.items[0]).toMatchObject({ orderId, dueAtDoorPaise: 34_000, secondsLeft: null });
  });

  it('is placed at whole rupees, as they are due in cash', async () => {
    const setPrice = (pricePaise: number) => test.deps.db.update(packs).set({ pricePaise }).where(eq(packs.id, MILLET));
    await setPrice(7_465);
    // Four of it, and ₹40 for the delivery.
    const [exact, rounded] = [33_860, 33_900];
    const response = await shopper.order(units(4), { ...AT_DOOR, expectedTotal: exact });
    expect(response).toMatchObject({ status: 409, data: { bill: { totalPaise: exact } } });
    expect(response.message).toContain('₹339');
    const { data } = await shopper.order(units(4), { ...AT_DOOR, expectedTotal: rounded });
    expect(data).toMatchObject({ status: 'ORDER_CREATED', amount: rounded });
    expect((await shopper.track(data.orderId)).data).toMatchObject({
      account: { totalPaise: exact, roundingPaise: rounded - exact },
      dueAtDoorPaise: exact,
    });
    await setPrice(7_500);
  });

  it('is cancelled without a refund, and gives its stock and coupon back', async () => {
    const { orderId } = await shopper.place(units(7), { ...AT_DOOR, couponCode: 'WELCOME10' });
    expect((await shopper.cancel(orderId)).data).toMatchObject({ status: 'CANCELLED', refundStarted: false });
    expect(await stockOf(test.deps, MILLET)).toBe(500);
    expect((await shopper.track(orderId)).data).toMatchObject({
      dueAtDoorPaise: null,
      cancelCause: 'CUSTOMER',
      refunds: [],
    });
    expect((await shopper.bill(units(7), { couponCode: 'WELCOME10' })).data.coupon).toMatchObject({ applied: true });
  });

  it('is the same for the same key, and another way of paying is another request', async () => {
    const key = newId();
    const first = await shopper.order(units(4), AT_DOOR, key);
    await advance(first.data.orderNumber);
    expect((await shopper.order(units(4), AT_DOOR, key)).data).toEqual(first.data);
    expect(await shopper.order(units(4), {}, key)).toMatchObject({ status: 409 });
    expect(await stockOf(test.deps, MILLET)).toBe(496);
  });

  it('takes the place of the unpaid order of the same cart', async () => {
    const unpaid = await shopper.place(units(4));
    await shopper.place(units(4), AT_DOOR);
    expect((await shopper.state(unpaid.orderId)).data).toMatchObject({ cancelCause: 'REPLACED' });
    expect(await stockOf(test.deps, MILLET)).toBe(496);
  });

  it('waits for a person until one of the customer’s was confirmed', async () => {
    const first = await shopper.place(units(2), AT_DOOR);
    await advance(first.orderNumber);
    const second = await shopper.place(units(3), AT_DOOR);
    expect((await rowOf(second.orderId)).needsApproval).toBe(false);
  });
});

describe('paying at the door is not offered', () => {
  const reasonFor = async (who: Shopper, quantity = 4) => {
    const { data } = await who.bill(units(quantity));
    const order = await who.order(units(quantity), AT_DOOR);
    const { payAtDoor } = data;
    expect(order.status).toBe(payAtDoor?.allowed ? 200 : 409);
    if (payAtDoor && !payAtDoor.allowed) expect(order.message).toEqual(payAtDoor.problemText);
    return payAtDoor;
  };

  it('where the shop takes no money there', async () => {
    await limit({ enabled: false });
    expect(await reasonFor(shopper)).toBeNull();
    const visitor = await test.app.inject({ method: 'POST', url: '/api/web/order/cart', payload: { items: units(4) } });
    expect(visitor.json()).toMatchObject({ data: { payAtDoor: null } });
  });

  it('above its value', async () => {
    expect(await reasonFor(shopper, 26)).toEqual({ allowed: true, problemText: null });
    expect(await reasonFor(await makeShopper(test), 27)).toEqual({
      allowed: false,
      problemText: 'At the door you can pay for orders up to ₹2,000. Please pay this one by UPI.',
    });
  });

  it('to a customer with open orders', async () => {
    await shopper.place(units(2), AT_DOOR);
    const { orderId, orderNumber: providerOrderId, amount } = await shopper.place(units(3), AT_DOOR);
    expect(await reasonFor(shopper)).toMatchObject({ problemText: expect.stringMatching(/^2 of your orders/) });
    // Paid by UPI at the door, and still to be found at the bank.
    await test.deps.db.insert(paymentAttempts).values({
      id: `by-hand-${orderId}`,
      orderId,
      provider: 'upi',
      providerOrderId,
      amountPaise: amount,
      state: 'OPEN',
      expiresAt: test.deps.clock.now(),
    });
    expect(await reasonFor(shopper)).toMatchObject({ allowed: true });
  });

  it('to a customer whose orders came back from the door; other cancellations don’t count', async () => {
    for (const staffCancelReason of ['SOLD_OUT', 'REFUSED', 'NO_SHOW'] as const) {
      const { orderId } = await shopper.place(units(2), AT_DOOR);
      await shopper.cancel(orderId);
      await change(orderId, { cancelledBy: 'staff', staffCancelReason });
      const { allowed } = (await shopper.bill(units(4))).data.payAtDoor;
      expect(allowed).toBe(staffCancelReason !== 'NO_SHOW');
    }
    expect(await reasonFor(shopper)).toMatchObject({ problemText: expect.stringMatching(/^Earlier orders came back/) });
  });

  it('for another order to the same house, by whichever account', async () => {
    await limit({ maxOpenPerAddress: 1 });
    const at = async (who: Shopper, lat: number, street = '7/2, Trichy Road') => ({
      ...who,
      addressId: await addAddress(test.deps, who.customerId, { ...demoStore.delivery.centre, lat }, street),
    });
    const lat = 11.02;
    const order = async (who: Shopper, to: { addressId: string }) => {
      const { data } = await who.bill(units(4), { addressId: to.addressId });
      return who.create({ items: units(4), addressId: to.addressId, expectedTotal: data.totalPaise, ...AT_DOOR });
    };
    expect(await order(shopper, await at(shopper, lat))).toMatchObject({ status: 200 });
    const other = await makeShopper(test);
    expect(await order(other, await at(other, lat + 0.00002, '7-2, trichy rd'))).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Enough orders to this address/),
    });
    expect(await order(other, await at(other, lat, '7/3, Trichy Road'))).toMatchObject({ status: 200 });
    expect(await order(other, await at(other, lat + 0.001))).toMatchObject({ status: 200 });
  });

  it('once the shop holds enough units unpaid, also for orders placed at once', async () => {
    await limit({ maxUnitsHeld: 12 });
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => makeShopper(test)));
    const responses = await Promise.all(shoppers.map((who) => who.order(units(4), AT_DOOR)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await reasonFor(shopper)).toMatchObject({
      problemText: expect.stringMatching(/^We can’t take more orders/),
    });
    expect(await stockOf(test.deps, MILLET)).toBe(488);
  });
});

it('an order paid by UPI owes nothing at the door', async () => {
  const order = await shopper.place(units(4));
  await orderSteps(test).pay(order);
  expect((await shopper.track(order.orderId)).data).toMatchObject({ paymentMethod: 'UPI', dueAtDoorPaise: null });
});
