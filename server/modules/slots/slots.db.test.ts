import { and, eq } from 'drizzle-orm';
import type { OpenSlot } from '../../../contract/slots';
import type { MovedOrder, OrdersOfDay, StaffOrder } from '../../../contract/staffOrders';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { auditLog, deliverySlots, deliveryWindows, notifications, orders } from '../../db/schema';
import { seedWindows } from '../../db/seed/windows';
import { addDays, shopDay } from '../../lib/shopDays';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { orderSteps } from '../../testing/orderSteps';
import { EXPIRY, OUTBOX, runJob } from '../../testing/runJob';
import { makeShopper, type ApiResponse, type Shopper } from '../../testing/shopper';
import { setStock } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const MILLET = 'ml-thinai-500'; // ₹75
const TWO = [{ _id: MILLET, quantity: 2 }];
const AT_ONCE = 50;
const DAY_MS = 86_400_000;

let test: TestApp;
let shopper: Shopper;
let admin: LoggedInStaff;
/** A quarter past midnight of a Monday in India; each test has its own weeks. */
let midnight = new Date('2027-01-04T00:15:00+05:30');
let MORNING: string;
let EVENING: string;

beforeAll(async () => {
  test = await makeTestApp({ slots: true });
});
beforeEach(async () => {
  const { db, clock } = test.deps;
  midnight = new Date(midnight.getTime() + 14 * DAY_MS);
  clock.set(midnight);
  [MORNING, EVENING] = [`demo-1-420_${day(0)}`, `demo-1-960_${day(0)}`];
  await db.delete(deliveryWindows);
  await db.insert(deliveryWindows).values(seedWindows);
  admin = await loggedInStaff(test.deps);
  shopper = await makeShopper(test);
  await setStock(test.deps, MILLET, 500);
});
afterAll(() => test.close());

/** So many days later, as yyyy-MM-dd. */
const day = (later: number) => addDays(shopDay(midnight), later);
const at = (time: string, later = 0) => new Date(`${day(later)}T${time}+05:30`);
const slotOf = async (id: string) =>
  (await test.deps.db.select().from(deliverySlots).where(eq(deliverySlots.id, id)))[0];
const withCapacity = (capacity: number) => test.deps.db.update(deliveryWindows).set({ capacity });
const staffCall = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
  const response = await test.app.inject({
    method,
    url: `/api/staff/slots${url}`,
    headers: admin.headers,
    ...(payload && { payload }),
  });
  return response.json();
};

describe('a cart', () => {
  it('names the slots of seven days, and the soonest one', async () => {
    const { data } = await shopper.bill(TWO);
    expect(data.slots).toHaveLength(14);
    expect(data.slots[0]).toEqual({
      _id: MORNING,
      day: day(0),
      startsAt: `${day(0)}T01:30:00.000Z`,
      endsAt: `${day(0)}T04:30:00.000Z`,
      left: 20,
    });
    expect(data).toMatchObject({ slotId: MORNING, orderable: true });
    expect((await shopper.bill(TWO, { slotId: EVENING })).data.slotId).toBe(EVENING);
  });

  it('has none in a shop without windows, where no slot can be ordered', async () => {
    await test.deps.db.delete(deliveryWindows);
    expect((await shopper.bill(TWO)).data).toMatchObject({ slots: null, slotId: null, orderable: true });
    const rejected = await shopper.order(TWO, { slotId: MORNING });
    expect(rejected).toMatchObject({ status: 409, message: expect.stringMatching(/no longer offered/) });
    const { orderId } = await shopper.place(TWO);
    expect((await shopper.track(orderId)).data.slot).toBeNull();
  });

  it('can’t be ordered while every slot is full', async () => {
    await test.deps.db.delete(deliveryWindows).where(eq(deliveryWindows.startMinute, 960));
    await withCapacity(1);
    for (let count = 0; count < 7; count += 1) await (await makeShopper(test)).place(TWO);
    expect((await shopper.bill(TWO)).data).toMatchObject({ slotId: null, orderable: false });
    expect(await shopper.order(TWO)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^No delivery time is free/),
    });
  });
});

describe('an order', () => {
  it('holds its slot, shows it, and gives it back when it is cancelled', async () => {
    const { orderId } = await shopper.place(TWO, { slotId: EVENING });
    expect(await slotOf(EVENING)).toMatchObject({ booked: 1, capacity: 20, day: day(0) });
    const slot = { _id: EVENING, day: day(0), startsAt: `${day(0)}T10:30:00.000Z` };
    expect((await shopper.track(orderId)).data.slot).toMatchObject(slot);
    expect((await shopper.call('GET', '/history')).data.items[0].slot).toMatchObject(slot);
    const exported = await test.app.inject({ url: '/api/web/customer/export', headers: shopper.headers });
    expect(exported.body).toContain(EVENING);
    await shopper.cancel(orderId);
    expect(await slotOf(EVENING)).toMatchObject({ booked: 0 });
    expect((await shopper.track(orderId)).data.slot).toMatchObject(slot);
  });

  it('takes the soonest slot with places where it names none', async () => {
    await withCapacity(1);
    const [first, second] = [await shopper.place(TWO), await (await makeShopper(test)).place(TWO)];
    const slotIdOf = async ({ orderId }: { orderId: string }) =>
      (await test.deps.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.slotId;
    expect([await slotIdOf(first), await slotIdOf(second)]).toEqual([MORNING, EVENING]);
  });

  it.each([
    ['is full', async () => (await makeShopper(test)).place(TWO, { slotId: MORNING }), () => MORNING],
    ['has passed its cut-off', async () => test.deps.clock.set(at('05:00:00')), () => MORNING],
    ['is closed', async () => staffCall('POST', '/closed-days', { day: day(0), reason: 'Pongal' }), () => EVENING],
    ['was never there', async () => undefined, () => `demo-1-420_${day(1)}`],
  ])('is rejected with what is free when the slot %s', async (_what, make, wanted) => {
    const slotId = wanted();
    await withCapacity(1);
    await make();
    const rejected = await shopper.order(TWO, { slotId });
    expect(rejected.status).toBe(409);
    expect(rejected.message).toMatch(
      /^This delivery time is no longer free\. Still free: (Mon|Tue) \d+\u00A0\w+, [47]–/,
    );
    const { slots, slotId: next } = (rejected as ApiResponse).data.bill as { slots: OpenSlot[]; slotId: string };
    expect(slots.find(({ _id }) => _id === next)?.left).toBeGreaterThan(0);
    expect(next).not.toBe(slotId);
    const held = await test.deps.db.select().from(orders).where(eq(orders.customerId, shopper.customerId));
    expect(held).toEqual([]);
  });

  it('gets the last place of a slot once, of fifty at once', async () => {
    await withCapacity(1);
    const shoppers = await Promise.all(Array.from({ length: AT_ONCE }, () => makeShopper(test)));
    const responses = await Promise.all(shoppers.map((each) => each.order(TWO, { slotId: EVENING })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const rejected = responses.filter(({ status }) => status === 409);
    expect(rejected).toHaveLength(AT_ONCE - 1);
    for (const { message } of rejected) expect(message).toMatch(/^This delivery time is no longer free/);
    expect(await slotOf(EVENING)).toMatchObject({ booked: 1, capacity: 1 });
  });

  it('is another one with another slot, and takes its own place again when it is replaced', async () => {
    await withCapacity(1);
    const key = 'one-and-the-same-key';
    const first = await shopper.order(TWO, { slotId: MORNING }, key);
    expect(await shopper.order(TWO, { slotId: EVENING }, key)).toMatchObject({ status: 409, data: null });
    const three = [{ _id: MILLET, quantity: 3 }];
    const { orderId } = first.data;
    expect((await shopper.bill(three, { replaces: orderId, slotId: MORNING })).data.slotId).toBe(MORNING);
    expect(await shopper.order(three, { replaces: orderId, slotId: MORNING })).toMatchObject({ status: 200 });
    expect(await slotOf(MORNING)).toMatchObject({ booked: 1 });
    await shopper.place(three, { slotId: EVENING });
    expect([await slotOf(MORNING), await slotOf(EVENING)]).toMatchObject([{ booked: 0 }, { booked: 1 }]);
  });

  it.each([
    ['takes its place again', false, 'ORDER_CREATED', 1],
    ['is refunded when the place is gone', true, 'CANCELLED', 1],
  ])('whose money comes late %s', async (_what, isTaken, status, booked) => {
    await withCapacity(1);
    const order = await shopper.place(TWO, { slotId: EVENING });
    test.deps.clock.advance(16 * 60);
    await runJob(test.deps, EXPIRY);
    expect(await slotOf(EVENING)).toMatchObject({ booked: 0 });
    if (isTaken) await (await makeShopper(test)).place(TWO, { slotId: EVENING });
    await orderSteps(test).pay(order);
    const { data } = await shopper.track(order.orderId);
    expect(data).toMatchObject({ status, slot: { _id: EVENING } });
    expect(data.refunds).toHaveLength(isTaken ? 1 : 0);
    expect(await slotOf(EVENING)).toMatchObject({ booked });
  });

  it('is refunded when its money comes after the slot has begun', async () => {
    const order = await shopper.place(TWO, { slotId: MORNING });
    test.deps.clock.advance(16 * 60);
    await runJob(test.deps, EXPIRY);
    test.deps.clock.set(at('07:00:00'));
    await orderSteps(test).pay(order);
    expect((await shopper.state(order.orderId)).data).toMatchObject({ orderStatus: 'CANCELLED' });
  });
});

describe('staff move orders', () => {
  const NEXT = () => [`demo-2-420_${day(1)}`, `demo-2-960_${day(1)}`] as const;
  const ordersCall = async <T>(method: 'GET' | 'POST', url: string, payload?: object) => {
    const path = `/api/staff/orders${url}`;
    const response = await test.app.inject({ method, url: path, headers: admin.headers, ...(payload && { payload }) });
    return response.json<ApiResponse<T>>().data;
  };
  const move = (orders: [orderNumber: string, slotId: string][], to: object = { day: day(1) }) =>
    ordersCall<MovedOrder[]>('POST', '/move', {
      orders: orders.map(([orderNumber, expectedSlotId]) => ({ orderNumber, expectedSlotId })),
      reason: 'CLOSED',
      ...to,
    });
  const placeAt = async (slotId: string) => (await makeShopper(test)).place(TWO, { slotId });
  const timesOf = (slotId: string) =>
    slotId.includes('-420_')
      ? { startsAt: at('07:00:00', 1).toISOString(), endsAt: at('10:00:00', 1).toISOString() }
      : { startsAt: at('16:00:00', 1).toISOString(), endsAt: at('19:00:00', 1).toISOString() };

  it('of a closed day to their time of another day, and hear which find no place', async () => {
    const [nextMorning, nextEvening] = NEXT();
    const isNextMorning = and(eq(deliveryWindows.weekday, 2), eq(deliveryWindows.startMinute, 420));
    await test.deps.db.update(deliveryWindows).set({ capacity: 1 }).where(isNextMorning);
    const first = await shopper.place(TWO, { slotId: MORNING });
    test.deps.clock.advance(1);
    const [second, third] = [await placeAt(MORNING), await placeAt(EVENING)];
    await orderSteps(test).pay(first);
    await staffCall('POST', '/closed-days', { day: day(0), reason: 'Flood' });
    const found = await ordersCall<OrdersOfDay>('GET', `/of-day?day=${day(0)}`);
    expect(found.map(({ orderNumber }) => orderNumber)).toEqual(
      [first, second, third].map(({ orderNumber }) => orderNumber),
    );

    const moved = await move(found.map(({ orderNumber, slotId }) => [orderNumber, slotId]));
    expect(moved.map(({ slot, problemText }) => [slot?.slotId, problemText])).toEqual([
      [nextMorning, null],
      [MORNING, 'That delivery time is full now.'],
      [nextEvening, null],
    ]);
    const booked = async (id: string) => (await slotOf(id))?.booked;
    expect([await booked(MORNING), await booked(nextMorning), await booked(nextEvening)]).toEqual([1, 1, 1]);
    const [again] = await move([[second.orderNumber, MORNING]], { day: day(1), times: timesOf(nextEvening) });
    expect(again).toMatchObject({ problemText: null, slot: { slotId: nextEvening } });
    expect(await ordersCall<OrdersOfDay>('GET', `/of-day?day=${day(0)}`)).toEqual([]);

    expect((await shopper.track(first.orderId)).data.slot).toMatchObject({ _id: nextMorning });
    expect(await ordersCall<StaffOrder>('GET', `/${first.orderNumber}`)).toMatchObject({
      moves: [{ from: { startsAt: at('07:00:00').toISOString() }, to: timesOf(nextMorning), reason: 'CLOSED' }],
      movable: true,
    });
    test.deps.clock.advance(60);
    await runJob(test.deps, OUTBOX);
    const told = await test.deps.db.select().from(notifications).where(eq(notifications.kind, 'DELIVERY_MOVED'));
    expect(told.map(({ state }) => state)).toEqual(['SENT', 'SENT', 'SENT']);
  });

  it('once, of two people at once, and the second hears who was first', async () => {
    const { orderNumber } = await shopper.place(TWO, { slotId: MORNING });
    const both = await Promise.all(
      NEXT().map((slotId) => move([[orderNumber, MORNING]], { day: day(1), times: timesOf(slotId) })),
    );
    const problems = both.flatMap(([result]) => result!.problemText ?? []);
    expect(problems).toEqual([expect.stringMatching(/ has moved it to Tue .* meanwhile\.$/)]);
  });

  it('not once an order has left, nor to a time that its area or that day doesn’t have', async () => {
    const order = await shopper.place(TWO, { slotId: EVENING });
    const problemOf = async (to: object) => (await move([[order.orderNumber, EVENING]], to))[0]!.problemText;
    await staffCall('POST', '/closed-days', { day: day(1), reason: 'Flood' });
    expect(await problemOf({ day: day(1) })).toBe('Its area has no delivery at that time.');
    expect(await problemOf({ day: day(0) })).toBe('It comes at that time already.');
    await orderSteps(test).makeReady(order);
    await orderSteps(test).advance(order);
    expect(await problemOf({ day: day(2) })).toBe('It is on its way already.');
  });
});

describe('the next slot', () => {
  const next = async () => (await test.app.inject({ url: '/api/web/slot/next' })).json().data;

  it('is promised until its cut-off, and for a few minutes at most', async () => {
    expect(await next()).toMatchObject({
      slot: { _id: MORNING },
      words: { brief: expect.stringMatching(/^\w{3}, 7–\u206010\u00A0am$/) },
      holdsForSeconds: 300,
    });
    test.deps.clock.set(at('04:59:00'));
    expect(await next()).toMatchObject({ slot: { _id: MORNING }, holdsForSeconds: 60 });
    test.deps.clock.set(at('05:00:00'));
    expect(await next()).toMatchObject({ slot: { _id: EVENING } });
  });

  it('is none in a shop without windows, as the store says', async () => {
    const store = async () => (await test.app.inject({ url: '/api/web/homepage/store' })).json().data.delivery.hasSlots;
    expect(await store()).toBe(true);
    const { windows } = (await staffCall('GET', '')).data;
    for (const { _id } of windows) await staffCall('DELETE', `/windows/${_id}`);
    expect(await next()).toMatchObject({ slot: null });
    expect(await store()).toBe(false);
  });
});

describe('an Admin', () => {
  it('adds a window on several weekdays, changes it and takes it away, all of it in the log', async () => {
    const window = { startMinute: 12 * 60, endMinute: 14 * 60, capacity: 5, cutOffMinutes: 60 };
    const { data } = await staffCall('POST', '/windows', { weekdays: [1, 2], ...window });
    const added = data.windows.filter(({ startMinute }: { startMinute: number }) => startMinute === 720);
    expect(added).toMatchObject([{ weekday: 1, ...window }, { weekday: 2 }]);
    expect(await staffCall('POST', '/windows', { weekdays: [2, 3], ...window })).toMatchObject({ status: 409 });
    await staffCall('PUT', `/windows/${added[0]._id}`, { capacity: 6, cutOffMinutes: 30 });
    await staffCall('DELETE', `/windows/${added[0]._id}`);
    expect(await staffCall('DELETE', `/windows/${added[0]._id}`)).toMatchObject({ status: 404 });
    // The same times again.
    const again = await staffCall('POST', '/windows', { weekdays: [1], ...window });
    expect(again.data.windows.filter(({ _id }: { _id: string }) => _id === added[0]._id)).toMatchObject([window]);
    const audits = await test.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, added[0]._id))
      .orderBy(auditLog.id);
    expect(audits.map(({ before, after }) => [before?.capacity, after?.capacity])).toEqual([
      [undefined, 5],
      [5, 6],
      [6, undefined],
      [undefined, 5],
    ]);
    expect(audits.every(({ staffName }) => staffName === admin.name)).toBe(true);
  });

  it('can’t lower a capacity below what is promised, also while an order comes in', async () => {
    await shopper.place(TWO, { slotId: MORNING });
    await (await makeShopper(test)).place(TWO, { slotId: MORNING });
    const change = (capacity: number) => staffCall('PUT', '/windows/demo-1-420', { capacity, cutOffMinutes: 120 });
    expect(await change(1)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^2 orders are promised for Mon \d+\u00A0\w+: the capacity can't be lower/),
    });
    expect(await change(2)).toMatchObject({ status: 200 });
    expect(await slotOf(MORNING)).toMatchObject({ capacity: 2 });
    await change(20);
    const third = await makeShopper(test);
    const [lowered, placed] = await Promise.all([change(2), third.order(TWO, { slotId: MORNING })]);
    expect([lowered.status, placed.status].sort()).toEqual([200, 409]);
    const slot = await slotOf(MORNING);
    expect(slot!.booked).toBeLessThanOrEqual(slot!.capacity);
  });

  it('closes a day and opens it again; what is promised stays', async () => {
    const { orderId } = await shopper.place(TWO, { slotId: MORNING });
    const { data } = await staffCall('POST', '/closed-days', { day: day(0), reason: 'Rush' });
    expect(data.closedDays).toEqual([{ day: day(0), reason: 'Rush', booked: 1 }]);
    expect((await shopper.bill(TWO)).data.slots[0].day).toBe(day(1));
    expect((await shopper.track(orderId)).data.slot._id).toBe(MORNING);
    expect((await staffCall('DELETE', `/closed-days/${day(0)}`)).data.closedDays).toEqual([]);
    expect(await staffCall('DELETE', `/closed-days/${day(0)}`)).toMatchObject({ status: 404 });
    expect(await staffCall('POST', '/closed-days', { day: day(-1), reason: 'Late' })).toMatchObject({ status: 409 });
    for (const wrong of ['2027-02-30', 'tomorrow'])
      expect(await staffCall('POST', '/closed-days', { day: wrong, reason: 'Wrong' })).toMatchObject({ status: 400 });
  });

  it('puts every delivery off in a rush', async () => {
    expect((await staffCall('PUT', '/rush', { extraDays: 2 })).data.rushExtraDays).toBe(2);
    expect((await shopper.bill(TWO)).data.slots[0].day).toBe(day(2));
    await staffCall('PUT', '/rush', { extraDays: 0 });
    expect((await shopper.bill(TWO)).data.slots[0].day).toBe(day(0));
  });

  it.each([
    ['no weekday', { weekdays: [] }, 400],
    ['an end before its start', { startMinute: 600, endMinute: 600 }, 400],
    ['a capacity of 0', { capacity: 0 }, 400],
    ['an end tomorrow', { endMinute: 1441 }, 400],
  ])('can’t add a window with %s', async (_what, wrong, status) => {
    const window = { weekdays: [1], startMinute: 720, endMinute: 780, capacity: 1, cutOffMinutes: 0 };
    expect(await staffCall('POST', '/windows', { ...window, ...wrong })).toMatchObject({ status });
  });

  it('sees how full the next days are, as a Sales Person does', async () => {
    await shopper.place(TWO, { slotId: EVENING });
    await staffCall('DELETE', '/windows/demo-1-960');
    await staffCall('POST', '/closed-days', { day: day(1), reason: 'Pongal' });
    const sales = await loggedInStaff(test.deps, { role: STAFF_ROLE.SALES_PERSON });
    const { data } = (await test.app.inject({ url: '/api/staff/slots/load', headers: sales.headers })).json();
    expect(data).toHaveLength(7);
    expect(data[0].slots).toMatchObject([
      { _id: MORNING, booked: 0, capacity: 20 },
      { _id: EVENING, booked: 1, capacity: 20 },
    ]);
    expect(data[1]).toMatchObject({ closedReason: 'Pongal' });
    expect((await test.app.inject({ url: '/api/staff/slots', headers: sales.headers })).statusCode).toBe(403);
  });
});
