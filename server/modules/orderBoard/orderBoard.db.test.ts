import { eq, sql } from 'drizzle-orm';
import { MAX_NOTES_PER_ORDER, MAX_ORDER_NOTE } from '../../../contract/orderConstants';
import type { Address } from '../../../contract/address';
import { inRupees } from '../../../contract/inRupees';
import type { CreatedOrder } from '../../../contract/orders';
import type { OrderCards, StaffOrder, StepResult } from '../../../contract/staffOrders';
import { STAFF_ROLE } from '../../../contract/staffRights';
import {
  auditLog,
  deliveryAreas,
  invoices,
  notifications,
  orderEvents,
  orderFeed,
  orderNotes,
  orders,
  paymentEvents,
  products,
  refundApprovals,
  refunds,
} from '../../db/schema';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { DEFAULT_SHOP_RULES } from '../../lib/shopRules';
import { financialYearOf } from '../../lib/years';
import { orderSteps } from '../../testing/orderSteps';
import { roundSteps } from '../../testing/roundSteps';
import { runJob } from '../../testing/runJob';
import { makeShopper, type Shopper } from '../../testing/shopper';
import { setStock } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const THINAI = 'ml-thinai-500';

let test: TestApp;
let shopper: Shopper;
let selvi: LoggedInStaff;
let mani: LoggedInStaff;
beforeAll(async () => {
  test = await makeTestApp();
  await setStock(test.deps, THINAI, 300);
  shopper = await makeShopper(test);
  selvi = await loggedInStaff(test.deps, { role: STAFF_ROLE.SALES_PERSON });
  mani = await loggedInStaff(test.deps, { name: 'Mani' });
});
afterAll(() => test.close());

let carts = 0;
/** Each of another cart: the same one again would be the same order. */
async function placePaid(quantity = 1, who = shopper): Promise<CreatedOrder> {
  carts += 1;
  test.deps.clock.advance(1);
  const order = await who.place([{ _id: THINAI, quantity: quantity + 2 }], { note: `cart ${carts}` });
  await orderSteps(test).pay(order);
  return order;
}

// The response's data depends on the call.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
async function call<T>(staff: LoggedInStaff, method: 'GET' | 'POST', path: string, payload?: object) {
  const response = await test.app.inject({
    method,
    url: `/api/staff/orders${path}`,
    headers: staff.headers,
    ...(payload && { payload }),
  });
  return response.json<{ status: number; message: string; data: T }>();
}
const list = async (query = '') => (await call<OrderCards>(selvi, 'GET', query)).data;
const advance = async (staff: LoggedInStaff, orderNumber: string, expectedStatus: string) =>
  (await call<StepResult[]>(staff, 'POST', '/advance', { orders: [{ orderNumber, expectedStatus }] })).data[0]!;
const undo = async (staff: LoggedInStaff, orderNumber: string, stepId: number | null) =>
  (await call<StepResult[]>(staff, 'POST', '/undo', { steps: [{ orderNumber, stepId }] })).data[0]!;
const read = async (orderNumber: string) => (await call<StaffOrder>(selvi, 'GET', `/${orderNumber}`)).data;
const PATH = ['ORDER_CREATED', 'CONFIRMED', 'PROCESSING', 'READY_TO_DELIVER', 'PICKEDUP', 'DELIVERED'];
async function advanceTo(orderNumber: string, status: string): Promise<StepResult> {
  let result: StepResult | undefined;
  for (const expected of PATH.slice(0, PATH.indexOf(status))) result = await advance(selvi, orderNumber, expected);
  expect(result).toMatchObject({ status, problemText: null });
  return result!;
}
const soldCount = async () => {
  const [row] = await test.deps.db.select({ sold: sql<number>`sum(${products.soldCount})::int` }).from(products);
  return row!.sold;
};

describe('the board', () => {
  it('lists what is open from the oldest on, with what a card shows', async () => {
    const newcomer = await makeShopper(test);
    const unpaid = await newcomer.place([{ _id: THINAI, quantity: 2 }]);
    const [first, second] = [await placePaid(1, newcomer), await placePaid(2, newcomer)];
    const { items, sentAt } = await list();
    expect(sentAt).toBe(test.deps.clock.now().toISOString());
    const own = items.filter(({ orderNumber }) =>
      [unpaid, first, second].some((order) => order.orderNumber === orderNumber),
    );
    expect(own).toMatchObject([
      { orderNumber: first.orderNumber, nthOrder: 1, itemCount: 3 },
      { orderNumber: second.orderNumber, nthOrder: 2, itemCount: 4 },
    ]);
    expect(own[0]).toMatchObject({
      parcel: [{ name: 'Foxtail Millet (Thinai) rice', nameTa: 'தினை', netGrams: 500, quantity: 3 }],
      lineCount: 1,
      phoneToCall: null,
      status: 'ORDER_CREATED',
      paymentStatus: 'RECEIVED',
      area: { name: 'Tatabad', pin: expect.stringMatching(/^641/) },
      slot: null,
      isAwaitedFromDoor: false,
      needsApproval: false,
      rider: null,
    });
    expect((await list('?list=UNPAID')).items.map(({ orderNumber }) => orderNumber)).toContain(unpaid.orderNumber);
  });

  it('finds an order by number, and a customer’s by a part of name or phone', async () => {
    const valli = await makeShopper(test);
    const { orderNumber } = await placePaid(1, valli);
    const found = async (search: string) =>
      (await list(`?search=${encodeURIComponent(search)}`)).items.map((card) => card.orderNumber);
    expect(await found(orderNumber)).toEqual([orderNumber]);
    expect(await found(orderNumber.slice(2))).toEqual([orderNumber]);
    expect(await found(valli.mobileNumber.slice(-7))).toContain(orderNumber);
    expect(await found('100%')).toEqual([]);
    const spaced = `${valli.mobileNumber.slice(0, 5)} ${valli.mobileNumber.slice(5)}`;
    for (const typed of [spaced, `+91 ${spaced}`, `+91${valli.mobileNumber}`, `91 ${spaced}`, `0${spaced}`])
      expect([typed, await found(typed)]).toEqual([typed, [orderNumber]]);
    expect(await found(`+91 ${spaced.slice(0, -2)}`)).toContain(orderNumber);
  });

  it('narrows by the day that was promised', async () => {
    const { orderNumber } = await placePaid();
    const { dueDay } = await read(orderNumber);
    const numbers = async (day: string) => (await list(`?day=${day}`)).items.map((card) => card.orderNumber);
    expect(await numbers(dueDay)).toContain(orderNumber);
    expect(await numbers('2020-01-01')).toEqual([]);
  });

  it('pages through what is finished, the newest first', async () => {
    const buyer = await makeShopper(test);
    const placed = [];
    for (let each = 0; each < 3; each += 1) placed.push(await placePaid(1, buyer));
    for (const { orderNumber } of placed) {
      await call(mani, 'POST', `/${orderNumber}/cancel`, { reason: 'RUSH', expectedStatus: 'ORDER_CREATED' });
    }
    const cancelled = (await list('?list=CANCELLED')).items.map(({ orderNumber }) => orderNumber);
    expect(cancelled.slice(0, 3)).toEqual(placed.map(({ orderNumber }) => orderNumber).reverse());
    expect((await call(selvi, 'GET', '?list=CANCELLED&cursor=made-up')).status).toBe(400);
  });
});

describe('a step', () => {
  it('is written with the person in events and audit', async () => {
    const { orderId, orderNumber } = await placePaid();
    await advanceTo(orderNumber, 'CONFIRMED');
    expect((await read(orderNumber)).timeline.at(-1)).toMatchObject({
      fromStatus: 'ORDER_CREATED',
      toStatus: 'CONFIRMED',
      person: 'Selvi',
    });
    const audits = await test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
    expect(audits).toMatchObject([
      {
        action: 'advanceOrders',
        staffName: 'Selvi',
        before: { status: 'ORDER_CREATED' },
        after: { status: 'CONFIRMED' },
      },
    ]);
  });

  it('happens once when two people make it at once, and the second learns who was first', async () => {
    const { orderNumber } = await placePaid();
    const both = await Promise.all([
      advance(selvi, orderNumber, 'ORDER_CREATED'),
      advance(mani, orderNumber, 'ORDER_CREATED'),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED']);
    const [rejected, ...others] = both.filter(({ stepId }) => stepId === null);
    expect(others).toEqual([]);
    expect(rejected?.problemText).toMatch(/^(Selvi|Mani) has changed this order meanwhile/);
  });

  it('never skips, and leaves others alone that can not go on', async () => {
    const [open, unpaid] = [await placePaid(), await shopper.place([{ _id: THINAI, quantity: 9 }])];
    const { data } = await call<StepResult[]>(selvi, 'POST', '/advance', {
      orders: [
        { orderNumber: unpaid.orderNumber, expectedStatus: 'PAYMENT_PENDING' },
        { orderNumber: 'VY1', expectedStatus: 'CONFIRMED' },
        { orderNumber: open.orderNumber, expectedStatus: 'PROCESSING' },
        { orderNumber: open.orderNumber, expectedStatus: 'ORDER_CREATED' },
      ],
    });
    expect(data.map(({ status, problemText }) => [status, problemText])).toEqual([
      ['PAYMENT_PENDING', 'This order waits for the customer’s payment.'],
      [null, 'We can’t find this order.'],
      ['ORDER_CREATED', 'This order has changed meanwhile. Nothing was done.'],
      ['CONFIRMED', null],
    ]);
  });

  it('waits for a person’s approval of a first order to be paid at the door', async () => {
    const { orderId, orderNumber } = await placePaid();
    await test.deps.db.update(orders).set({ needsApproval: true }).where(eq(orders.id, orderId));
    expect(await advance(selvi, orderNumber, 'ORDER_CREATED')).toMatchObject({ stepId: null });
    const approved = { orderNumber, expectedStatus: 'ORDER_CREATED', approve: true };
    const { data } = await call<StepResult[]>(selvi, 'POST', '/advance', { orders: [approved] });
    expect(data).toEqual([{ orderNumber, status: 'ORDER_CREATED', stepId: null, problemText: null }]);
    expect(await advance(selvi, orderNumber, 'ORDER_CREATED')).toMatchObject({ status: 'CONFIRMED' });
  });
});

describe('a step back', () => {
  it('is possible for two minutes, and counts in events, sales and the customer’s timeline', async () => {
    const order = await placePaid();
    await advanceTo(order.orderNumber, 'PICKEDUP');
    const before = await soldCount();
    const delivered = await advance(selvi, order.orderNumber, 'PICKEDUP');
    expect(await soldCount()).toBe(before + 3);
    test.deps.clock.advance(119);
    expect(await undo(selvi, order.orderNumber, delivered.stepId)).toMatchObject({
      status: 'PICKEDUP',
      problemText: null,
    });
    expect(await soldCount()).toBe(before);
    const steps = await test.deps.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.orderId));
    expect(steps.at(-1)).toMatchObject({ fromStatus: 'DELIVERED', toStatus: 'PICKEDUP', reason: 'undone' });
    const { data } = await shopper.track(order.orderId);
    expect(data.timeline.at(-1)).toEqual({ status: 'DELIVERED', at: null });
    // A repeated undo changes nothing more.
    expect(await undo(selvi, order.orderNumber, delivered.stepId)).toMatchObject({ status: 'PICKEDUP', stepId: null });
  });

  it('is refused after two minutes, to others, and once another person has acted', async () => {
    const { orderId, orderNumber } = await placePaid();
    const confirmed = await advance(selvi, orderNumber, 'ORDER_CREATED');
    expect((await undo(mani, orderNumber, confirmed.stepId)).problemText).toMatch(/Another person/);
    await test.deps.db.insert(auditLog).values({
      staffId: mani.staffId,
      staffName: 'Mani',
      action: 'editOrders',
      subject: 'order',
      subjectId: orderId,
      at: test.deps.clock.now(),
    });
    expect((await undo(selvi, orderNumber, confirmed.stepId)).problemText).toMatch(/^Mani has worked/);
    const next = await advance(selvi, orderNumber, 'CONFIRMED');
    expect((await undo(selvi, orderNumber, confirmed.stepId)).stepId).toBeNull();
    test.deps.clock.advance(121);
    expect((await undo(selvi, orderNumber, next.stepId)).problemText).toMatch(/two minutes/);
    expect((await read(orderNumber)).status).toBe('PROCESSING');
  });

  it('is taken later by anyone with a reason, which is in the history, until goods or money have moved for good', async () => {
    const order = await placePaid();
    const { orderNumber } = order;
    await advanceTo(orderNumber, 'PICKEDUP');
    test.deps.clock.advance(3_600);
    const back = async (expectedStatus: string, text = 'The wrong parcel') => {
      const { status, message } = await call(mani, 'POST', `/${orderNumber}/step-back`, { expectedStatus, text });
      return [status, message];
    };
    expect((await back('READY_TO_DELIVER'))[1]).toMatch(/^Selvi has changed this order/);
    expect((await back('PICKEDUP', '  '))[0]).toBe(400);
    for (const status of ['PICKEDUP', 'READY_TO_DELIVER', 'PROCESSING', 'CONFIRMED'])
      expect(await back(status)).toEqual([200, 'The order is one step back.']);
    expect(await back('ORDER_CREATED')).toEqual([409, 'There is no step before this one.']);
    const { status, timeline, staffNotes } = await read(orderNumber);
    expect([status, timeline.at(-1)!.reason]).toEqual(['ORDER_CREATED', 'undone']);
    expect(staffNotes).toMatchObject([{ text: 'The wrong parcel', person: 'Mani' }]);

    await advanceTo(orderNumber, 'READY_TO_DELIVER');
    const payBy = (paymentMethod: 'AT_DOOR' | 'UPI') =>
      test.deps.db.update(orders).set({ paymentMethod }).where(eq(orders.id, order.orderId));
    await payBy('AT_DOOR');
    expect(await back('READY_TO_DELIVER')).toEqual([409, expect.stringMatching(/^The money was taken at the door/)]);
    await payBy('UPI');
    const round = await roundSteps(test).setOut(selvi, selvi, [order]);
    expect((await back('PICKEDUP'))[1]).toMatch(/^This order is in Selvi's round/);
    const { deliveryCode } = (await shopper.track(order.orderId)).data;
    await roundSteps(test).ride(selvi, `/${round._id}/stops/${order.orderId}/deliver`, { code: deliveryCode });
    expect((await back('DELIVERED'))[1]).toMatch(/^This order was handed over/);
  });

  it('is not possible for steps of a round, of a cancellation or back, which have ways of their own', async () => {
    const rounds = roundSteps(test);
    const order = await placePaid();
    await advanceTo(order.orderNumber, 'READY_TO_DELIVER');
    const round = await rounds.setOut(selvi, selvi, [order]);
    const lastStep = async () => (await read(order.orderNumber)).timeline.at(-1)!.stepId;
    const undone = async () => (await undo(selvi, order.orderNumber, await lastStep())).problemText;
    const impossible = "This step can't be undone.";
    expect(await undone()).toBe(impossible);
    const { deliveryCode } = (await shopper.track(order.orderId)).data;
    const stop = `/${round._id}/stops/${order.orderId}`;
    await rounds.ride(selvi, `${stop}/not-delivered`, { reason: 'AWAY' });
    expect(await undone()).toBe(impossible);
    const again = await rounds.setOut(selvi, selvi, [order]);
    await rounds.ride(selvi, `/${again._id}/stops/${order.orderId}/deliver`, { code: deliveryCode });
    expect(await undone()).toBe(impossible);
    expect((await read(order.orderNumber)).status).toBe('DELIVERED');

    const cancelled = await placePaid();
    await call(selvi, 'POST', `/${cancelled.orderNumber}/cancel`, { reason: 'OTHER', expectedStatus: 'ORDER_CREATED' });
    const { timeline } = await read(cancelled.orderNumber);
    expect((await undo(selvi, cancelled.orderNumber, timeline.at(-1)!.stepId)).problemText).toBe(impossible);
  });
});

describe('cancelling', () => {
  const cancel = (staff: LoggedInStaff, orderNumber: string, expectedStatus = 'ORDER_CREATED') =>
    call<{ refund: string }>(staff, 'POST', `/${orderNumber}/cancel`, { reason: 'SOLD_OUT', expectedStatus });
  const refundsOf = async (orderNumber: string) => (await read(orderNumber)).transfers.flatMap((each) => each.refunds);

  it('returns the stock and the money, with a reason', async () => {
    const { orderNumber } = await placePaid();
    expect(await cancel(selvi, orderNumber)).toMatchObject({ status: 200, data: { refund: 'STARTED' } });
    expect(await read(orderNumber)).toMatchObject({ status: 'CANCELLED', staffCancelReason: 'SOLD_OUT' });
    expect(await refundsOf(orderNumber)).toHaveLength(1);
  });

  it('leaves a large refund of a Sales Person to an Admin', async () => {
    const [small, large] = [await placePaid(), await placePaid(9)];
    expect((await cancel(selvi, small.orderNumber)).data.refund).toBe('STARTED');
    expect(await cancel(selvi, large.orderNumber)).toMatchObject({
      message: "The order is cancelled. The refund waits for an Admin's approval.",
      data: { refund: 'WAITING' },
    });
    const logged = async ({ orderId }: { orderId: string }) =>
      (await test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, orderId))).map(({ after }) => after);
    const cancelled = { status: 'CANCELLED', reason: 'SOLD_OUT' };
    expect(await logged(small)).toEqual([{ ...cancelled, refundPaise: small.amount }]);
    expect(await logged(large)).toEqual([{ ...cancelled, refundPaise: large.amount, way: 'APPROVAL' }]);
    expect(await refundsOf(large.orderNumber)).toEqual([]);
    expect((await read(large.orderNumber)).approvals).toMatchObject([
      { amountPaise: large.amount, state: 'WAITING', requestedBy: 'Selvi' },
    ]);
    const another = await placePaid(9);
    expect((await cancel(mani, another.orderNumber)).data.refund).toBe('STARTED');
    const rows = await test.deps.db.select().from(refundApprovals);
    expect(rows).toHaveLength(1);
    expect(await test.deps.db.select().from(refunds).where(eq(refunds.reason, 'cancelled'))).not.toHaveLength(0);
  });

  it('counts what the order gave back before against the limit of a Sales Person', async () => {
    const order = await placePaid(9);
    const short = async (quantity: number) => {
      const url = `/api/staff/packing/orders/${order.orderId}/lines`;
      const body = { lineNo: 1, quantity, reason: 'NONE_LEFT' };
      const post = (path: string, payload: object) =>
        test.app.inject({ method: 'POST', url: `${url}${path}`, headers: selvi.headers, payload });
      const { reducedPaise } = (await post('/preview', body)).json().data;
      await post('/change', { ...body, expectedReducedPaise: reducedPaise });
    };
    await short(5);
    expect(await refundsOf(order.orderNumber)).toHaveLength(1);
    const left = order.amount - (await read(order.orderNumber)).refundedPaise;
    expect(left).toBeLessThan(DEFAULT_SHOP_RULES.refundLimitPaise);
    expect((await cancel(selvi, order.orderNumber)).data.refund).toBe('WAITING');
    const rows = await test.deps.db.select().from(refundApprovals).where(eq(refundApprovals.orderId, order.orderId));
    expect(rows).toMatchObject([{ amountPaise: left }]);

    const decide = (path: string, payload?: object) =>
      test.app.inject({
        method: 'POST',
        url: `/api/staff/approvals/${rows[0]!.id}/${path}`,
        headers: mani.headers,
        ...(payload && { payload }),
      });
    const declined = await decide('decline', { reason: 'Not now' });
    expect([declined.statusCode, declined.json().message]).toEqual([409, expect.stringContaining('is owed')]);
    expect((await decide('approve')).statusCode).toBe(200);
    expect((await read(order.orderNumber)).refundedPaise).toBe(order.amount);
  });

  it('does not outrun a refund that waits for a second person', async () => {
    const order = await placePaid(9);
    const url = `/api/staff/packing/orders/${order.orderId}/lines`;
    const body = { lineNo: 1, quantity: 1, reason: 'NONE_LEFT' };
    const post = (path: string, payload: object) =>
      test.app.inject({ method: 'POST', url: `${url}${path}`, headers: selvi.headers, payload });
    const { reducedPaise } = (await post('/preview', body)).json().data;
    await post('/change', { ...body, expectedReducedPaise: reducedPaise });
    expect((await cancel(mani, order.orderNumber)).data.refund).toBe('WAITING');
    expect((await read(order.orderNumber)).refundedPaise).toBe(0);
    const rows = await test.deps.db.select().from(refundApprovals).where(eq(refundApprovals.orderId, order.orderId));
    expect(rows.map(({ amountPaise }) => amountPaise).sort((a, b) => b - a)).toEqual([
      reducedPaise,
      order.amount - reducedPaise,
    ]);
  });

  it('is refused when another person was faster, and once the order is on its way', async () => {
    const { orderNumber } = await placePaid();
    await advanceTo(orderNumber, 'PICKEDUP');
    expect((await cancel(selvi, orderNumber)).status).toBe(409);
    expect((await cancel(selvi, orderNumber, 'PICKEDUP')).status).toBe(409);
    const rejected = await call(selvi, 'POST', `/${orderNumber}/cancel`, {
      reason: 'REFUSED',
      expectedStatus: 'PICKEDUP',
    });
    expect(rejected.status).toBe(400);
  });
});

describe('a note', () => {
  const note = (staff: LoggedInStaff, orderNumber: string, text: string) =>
    call(staff, 'POST', `/${orderNumber}/notes`, { text });

  it('is on the order with its person and moment, in the log without its text, and not the customer’s to see', async () => {
    const { orderId, orderNumber } = await placePaid();
    expect(await note(selvi, orderNumber, '  Rang twice: call again at 5\n')).toMatchObject({ status: 200 });
    const at = test.deps.clock.now().toISOString();
    test.deps.clock.advance(60);
    await note(mani, orderNumber, 'Called. Leave it with the guard');
    expect((await read(orderNumber)).staffNotes).toEqual([
      { noteId: expect.any(Number), text: 'Rang twice: call again at 5', person: 'Selvi', at },
      expect.objectContaining({ text: 'Called. Leave it with the guard', person: 'Mani' }),
    ]);
    const audits = await test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
    expect(audits).toMatchObject([
      { action: 'noteOrder', staffName: 'Selvi', before: null, after: null },
      { action: 'noteOrder', staffName: 'Mani' },
    ]);
    expect(JSON.stringify((await shopper.track(orderId)).data)).not.toContain('guard');
  });

  it('is bounded in length and number, and is never blank', async () => {
    const { orderId, orderNumber } = await placePaid();
    // Two UTF-16 units a letter: the database counts as the check of the request does.
    const longest = '😀'.repeat(MAX_ORDER_NOTE);
    expect((await note(selvi, orderNumber, longest)).status).toBe(200);
    for (const text of [`${longest}😀`, '', ' \n ']) expect((await note(selvi, orderNumber, text)).status).toBe(400);
    expect((await note(selvi, 'VY1', 'Who?')).status).toBe(404);
    const row = { orderId, staffId: selvi.staffId, text: 'more', at: test.deps.clock.now() };
    await test.deps.db.insert(orderNotes).values(Array.from({ length: MAX_NOTES_PER_ORDER - 2 }, () => row));
    const both = await Promise.all([note(selvi, orderNumber, 'the last'), note(mani, orderNumber, 'the last')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('counts once when it is sent again after a lost response', async () => {
    const { orderNumber } = await placePaid();
    for (let time = 0; time < 2; time += 1) expect((await note(selvi, orderNumber, 'Gate code 12')).status).toBe(200);
    await note(mani, orderNumber, 'Gate code 12');
    expect((await read(orderNumber)).staffNotes.map(({ person }) => person)).toEqual(['Selvi', 'Mani']);
  });

  it('reaches open boards, for pages of the order to be read again', async () => {
    const { orderId, orderNumber } = await placePaid();
    const { orderId: order, transaction } = orderFeed;
    const fedBy = () => test.deps.db.selectDistinct({ transaction }).from(orderFeed).where(eq(order, orderId));
    const before = await fedBy();
    await note(selvi, orderNumber, 'Gate code 12');
    expect(await fedBy()).toHaveLength(before.length + 1);
  });
});

describe('where an order goes', () => {
  const FAR = { lat: 11.5, lng: 77.5 };
  beforeAll(() => setStock(test.deps, THINAI, 100));
  const mend = async (
    who: LoggedInStaff,
    { orderNumber, delivery }: Pick<StaffOrder, 'orderNumber' | 'delivery'>,
    change: object,
  ) => call(who, 'POST', `/${orderNumber}/delivery`, { expectedDelivery: delivery, ...change });
  const addArea = (id: string, { lat, lng }: { lat: number; lng: number }, chargePaise: number) =>
    test.deps.db.insert(deliveryAreas).values({
      id,
      position: 9,
      nameEn: id,
      nameTa: 'மலை',
      nameHi: 'पहाड़',
      corners: [
        [-0.1, -0.1],
        [-0.1, 0.1],
        [0.1, 0.1],
        [0.1, -0.1],
      ].map(([dLat = 0, dLng = 0]) => ({ lat: lat + dLat, lng: lng + dLng })),
      deliverySteps: [{ fromPaise: 0, chargePaise }],
      minimumOrderPaise: 0,
    });
  const typed = ({ location }: Address, rest: object = {}) => ({
    type: 1,
    street: '7 Mill Road',
    landmark: 'Temple',
    location,
    ...rest,
  });

  it('changes until it leaves, with the person in its history, and once of two people', async () => {
    const { orderId, orderNumber } = await placePaid();
    const before = await read(orderNumber);
    const address = typed(before.address, { receiverPhone: '9876501234' });
    expect(await mend(selvi, before, { address, note: ' Ring twice ' })).toMatchObject({ status: 200 });
    expect(await mend(mani, before, { note: 'Side gate' })).toMatchObject({ status: 409 });
    const after = await read(orderNumber);
    expect(after).toMatchObject({
      address: { street: '7 Mill Road', receiverPhone: '9876501234' },
      note: 'Ring twice',
      mends: [
        { changed: 'ADDRESS', person: 'Selvi' },
        { changed: 'NOTE', person: 'Selvi' },
      ],
      bill: before.bill,
    });
    // The same again changes nothing.
    await mend(selvi, after, { address, note: 'Ring twice' });
    expect((await read(orderNumber)).mends).toHaveLength(2);
    // A note alone is no other address, of which the customer would be told.
    await mend(selvi, after, { note: 'Side gate' });
    expect((await read(orderNumber)).mends.slice(2)).toMatchObject([{ changed: 'NOTE' }]);
    expect((await shopper.track(orderId)).data.address).toMatchObject({ street: '7 Mill Road' });
    await advanceTo(orderNumber, 'PICKEDUP');
    expect(await mend(selvi, await read(orderNumber), { note: 'Late' })).toMatchObject({
      status: 409,
      message: 'It is on its way already.',
    });
  });

  it('is inside an area, whose dearer delivery is named and not added', async () => {
    const { orderNumber } = await placePaid();
    const before = await read(orderNumber);
    const elsewhere = typed({ ...before.address, location: { type: 'Point', coordinates: [FAR.lng, FAR.lat] } });
    expect(await mend(selvi, before, { address: elsewhere })).toMatchObject({ status: 409 });
    await addArea('hills', FAR, 90_00);
    const agreed = inRupees(before.bill.deliveryChargePaise);
    expect(await mend(selvi, before, { address: elsewhere })).toMatchObject({
      status: 200,
      message: `The order is changed. Delivery there costs ₹90; it stays ${agreed} as agreed.`,
    });
    expect((await read(orderNumber)).bill).toEqual(before.bill);
    const [order] = await test.deps.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
    expect(order).toMatchObject({ areaId: 'hills' });
  });

  describe('in an area with a cheaper delivery', () => {
    const NEAR = { lat: 11.9, lng: 77.9 };
    const location: Address['location'] = { type: 'Point', coordinates: [NEAR.lng, NEAR.lat] };
    beforeAll(() => addArea('near', NEAR, 10_00));
    const takeOff = async (orderId: string, quantity: number) => {
      const line = { lineNo: 1, quantity, reason: 'CUSTOMER' };
      const post = async (path: string, payload: object) =>
        test.app.inject({
          method: 'POST',
          url: `/api/staff/packing/orders/${orderId}/lines${path}`,
          headers: mani.headers,
          payload,
        });
      const expectedReducedPaise = (await post('/preview', line)).json().data.reducedPaise as number;
      expect((await post('/change', { ...line, expectedReducedPaise })).json()).toMatchObject({ status: 200 });
      return expectedReducedPaise;
    };

    it('refunds what it costs less for the packed units, once, and tells the customer', async () => {
      // ₹225 and ₹40 for its delivery.
      const { orderId, orderNumber } = await placePaid();
      const off = await takeOff(orderId, 2);
      const before = await read(orderNumber);
      const both = await Promise.all(
        [selvi, mani].map((who) => mend(who, before, { address: typed({ ...before.address, location }) })),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(both.map(({ message }) => message)).toContain(
        'The order is changed. Delivery there costs ₹10, and ₹20 is refunded.',
      );
      const after = await read(orderNumber);
      expect(after).toMatchObject({
        bill: { ...before.bill, taxIncludedPaise: 746 },
        reducedPaise: off + 2_000,
        refundedPaise: off + 2_000,
        mends: [{ changed: 'ADDRESS', reducedPaise: 2_000 }],
        account: { totalPaise: before.account.totalPaise - 2_000, deliveryPaise: 666, toRefundPaise: 0, duePaise: 0 },
      });
      const told = await test.deps.db.select().from(notifications).where(eq(notifications.orderId, orderId));
      expect(told.filter(({ kind }) => kind === 'ORDER_CHANGED')).toMatchObject([
        { subjectId: String(after.mends[0]!.mendId) },
      ]);

      // What is taken off now has the cheaper delivery's share, and the invoice too.
      await takeOff(orderId, 1);
      await advanceTo(orderNumber, 'PICKEDUP');
      const { account } = await read(orderNumber);
      expect(account).toMatchObject({ totalPaise: 7_833, keptPaise: 7_833, toRefundPaise: 0 });
      const [invoice] = await test.deps.db.select().from(invoices).where(eq(invoices.orderId, orderId));
      expect(invoice!.totalPaise - invoice!.roundingPaise).toBe(7_833);
    });

    it('leaves less to pay at the door, and what was agreed to who is paying by a link', async () => {
      const door = await shopper.place([{ _id: THINAI, quantity: 2 }], { paymentMethod: 'AT_DOOR' });
      const atDoor = await read(door.orderNumber);
      expect(await mend(mani, atDoor, { address: typed({ ...atDoor.address, location }) })).toMatchObject({
        message: 'The order is changed. Delivery there costs ₹10: ₹30 less to pay.',
      });
      expect((await read(door.orderNumber)).account).toMatchObject({ duePaise: 16_000, paidPaise: 0 });

      const open = await shopper.place([{ _id: THINAI, quantity: 4 }]);
      const unpaid = await read(open.orderNumber);
      expect(await mend(mani, unpaid, { address: typed({ ...unpaid.address, location }) })).toMatchObject({
        message: expect.stringMatching(/₹10; the customer is paying ₹40 as agreed\. Refund the difference/),
      });
      expect((await read(open.orderNumber)).account.duePaise).toBe(unpaid.account.duePaise);
    });
  });
});

it('shows one order whole, and is 404 for an unknown number', async () => {
  const order = await placePaid();
  expect(await read(order.orderNumber)).toMatchObject({
    customer: { mobileNumber: shopper.mobileNumber },
    items: [{ lineNo: 1, quantity: 3, packedQuantity: null }],
    bill: { totalPaise: order.amount },
    attempts: [{ state: 'RECEIVED', amountPaise: order.amount }],
    transfers: [{ amountPaise: order.amount, surplus: null, refunds: [] }],
    nextStatus: 'CONFIRMED',
    cancellable: true,
  });
  expect((await call(selvi, 'GET', '/VY1')).status).toBe(404);
  expect((await call(selvi, 'GET', '/1')).status).toBe(400);
});

it('forgets steps and payments’ reports three years after an order was closed, and what staff did after eight financial years', async () => {
  const { db } = test.deps;
  const run = (statement: string) => db.execute(sql.raw(statement));
  await setStock(test.deps, THINAI, 100);
  const placed = {
    closed: await placePaid(),
    newer: await placePaid(),
    open: await placePaid(),
    owed: await placePaid(),
  };
  for (const [name, { orderId }] of Object.entries(placed)) {
    const at = `now() - interval '${name === 'newer' ? 35 : 37} months'`;
    const status = name === 'open' ? 'PICKEDUP' : 'DELIVERED';
    await run(`UPDATE orders SET status = '${status}', updated_at = ${at} WHERE id = '${orderId}'`);
    await run(`UPDATE order_events SET at = ${at} WHERE order_id = '${orderId}'`);
    await run(`INSERT INTO payment_events (provider, event_id, attempt_id, body, received_at)
      SELECT provider, '${name}', id, '', ${at} FROM payment_attempts WHERE order_id = '${orderId}'`);
  }
  await run(`INSERT INTO refunds (id, transfer_id, amount_paise, state, reason)
    SELECT 'owed', id, 100, 'REQUESTED', 'other' FROM transfers WHERE order_id = '${placed.owed.orderId}'`);
  const year = financialYearOf(test.deps.clock.now()) - 8;
  for (const [name, day] of Object.entries({ gone: `${year}-03-31`, kept: `${year}-04-01` }))
    await run(`INSERT INTO audit_log (staff_name, action, subject, subject_id, at)
      VALUES ('Mani', 'packOrders', 'order', 'old-${name}', '${day}T12:00+05:30')`);

  await runJob(test.deps, 'delete what was kept long enough');

  for (const [name, { orderId }] of Object.entries(placed))
    expect([name, (await db.$count(orderEvents, eq(orderEvents.orderId, orderId))) > 0]).toEqual([
      name,
      name !== 'closed',
    ]);
  const webhooks = await db
    .select()
    .from(paymentEvents)
    .where(sql`${paymentEvents.eventId} IN ('closed', 'newer', 'open', 'owed')`);
  expect(webhooks.map(({ eventId }) => eventId).sort()).toEqual(['newer', 'open', 'owed']);
  const actions = await db
    .select()
    .from(auditLog)
    .where(sql`${auditLog.subjectId} LIKE 'old-%'`);
  expect(actions.map(({ subjectId }) => subjectId)).toEqual(['old-kept']);
  await expect(db.delete(auditLog)).rejects.toThrow();
});
