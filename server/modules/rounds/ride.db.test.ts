import { and, eq, inArray, ne } from 'drizzle-orm';
import sharp from 'sharp';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { auditLog, orders, photos, roundStops, staff, storeSettings } from '../../db/schema';
import { demoStore } from '../../db/seed/store';
import { newId } from '../../lib/ids';
import { loggedInStaff, withFactor, type LoggedInStaff } from '../../testing/loggedInStaff';
import { roundSteps } from '../../testing/roundSteps';
import { makeShopper, type Shopper } from '../../testing/shopper';
import { quantityByPack, stockOf } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const PACK = 'ml-thinai-500';

let test: TestApp;
let steps: ReturnType<typeof roundSteps>;
let shopper: Shopper;
let selvi: LoggedInStaff;
let mani: LoggedInStaff;
beforeAll(async () => {
  test = await makeTestApp();
  steps = roundSteps(test);
  const payAtDoor = { enabled: true, maxOpenPerCustomer: 99, maxOpenPerAddress: 99, maxRefusals: 99 };
  await test.deps.db.update(storeSettings).set({ settings: { ...demoStore, counter: { payAtDoor } } });
  shopper = await makeShopper(test);
  selvi = await loggedInStaff(test.deps, { role: STAFF_ROLE.SALES_PERSON });
  mani = await loggedInStaff(test.deps, { role: STAFF_ROLE.RIDER, name: 'Mani' });
});
afterAll(() => test.close());

const codeOf = async (orderId: string): Promise<string> => (await shopper.track(orderId)).data.deliveryCode;
const otherThan = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');
const statusOf = async (orderId: string): Promise<string> => (await shopper.track(orderId)).data.status;
const stopOf = async (orderId: string) => {
  const [stop] = await test.deps.db.select().from(roundStops).where(eq(roundStops.orderId, orderId));
  return stop!;
};
const lastAuditedAction = async (orderId: string) =>
  (await test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, orderId)).orderBy(auditLog.id)).at(-1);

const pictureOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png({ palette: true })
    .toBuffer();
/** Mani's phone at the door; it says JPEG of whatever it sends. */
const upload = (stop: string, body: Buffer, type = 'image/jpeg', key = newId()) =>
  test.app.inject({
    method: 'POST',
    url: `/api/staff/ride${stop}/photo`,
    headers: { ...mani.headers, 'idempotency-key': key, 'content-type': type },
    payload: body,
  });

/** One parcel under way. */
async function underWay(rider = mani) {
  const order = await steps.readyOrder(shopper);
  const round = await steps.setOut(selvi, rider, [order]);
  const stop = `/${round._id}/stops/${order.orderId}`;
  const deliver = (body: object, key?: string) => steps.ride(rider, `${stop}/deliver`, body, key);
  const notDelivered = (body: object, key?: string) => steps.ride(rider, `${stop}/not-delivered`, body, key);
  return { ...order, round, stop, deliver, notDelivered };
}

describe('the delivery code', () => {
  it('is shown to the customer while the parcel is on its way, and never to staff', async () => {
    const order = await steps.readyOrder(shopper);
    expect((await shopper.track(order.orderId)).data.deliveryCode).toBeNull();
    const round = await steps.setOut(selvi, mani, [order]);
    const code = await codeOf(order.orderId);
    expect(code).toMatch(/^[0-9]{4}$/);
    const seen = [await steps.own(mani), await steps.call(selvi, ['GET', '/rounds'])].map((each) =>
      JSON.stringify(each),
    );
    for (const text of seen) expect(text).not.toMatch(new RegExp(`deliveryCode|"[^"]*\\b${code}\\b[^"]*"`));
    await steps.ride(mani, `/${round._id}/stops/${order.orderId}/deliver`, { code });
    expect(await shopper.track(order.orderId)).toMatchObject({ data: { status: 'DELIVERED', deliveryCode: null } });
    expect(await stopOf(order.orderId)).toMatchObject({ state: 'DELIVERED', proof: 'CODE' });
    expect(await lastAuditedAction(order.orderId)).toMatchObject({ action: 'deliver', staffName: 'Mani' });
  });

  it('has five tries, after which only a photo shows the delivery', async () => {
    const { orderId, deliver, stop } = await underWay();
    const code = await codeOf(orderId);
    let forged = code;
    for (const triesLeft of [4, 3, 2, 1, 0]) {
      forged = otherThan(forged);
      expect(await deliver({ code: forged })).toMatchObject({ status: 409, data: { triesLeft } });
    }
    expect(await deliver({ code })).toMatchObject({ status: 409, data: { triesLeft: 0 } });
    expect(await statusOf(orderId)).toBe('PICKEDUP');

    const { photoId } = (await upload(stop, await pictureOf(40, 30))).json().data;
    expect(await deliver({ photoId })).toMatchObject({ status: 200 });
    expect(await stopOf(orderId)).toMatchObject({ state: 'DELIVERED', proof: 'PHOTO', photoId });
  });

  it('takes no proof that is too large or only says that it is a picture, and stores none', async () => {
    const { orderId, stop } = await underWay();
    const script = Buffer.from('<script>alert(1)</script>');
    const begin = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
    const rejected = await Promise.all([
      upload(stop, await pictureOf(8000, 5000)),
      upload(stop, script),
      upload(stop, Buffer.concat([begin, script])),
      upload(stop, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
      upload(stop, Buffer.alloc(9 * 1024 * 1024)),
      upload(stop, Buffer.from('{}'), 'application/json'),
    ]);
    expect(rejected.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 413, 400]);
    expect(rejected.slice(0, 2).map((response) => response.json().message)).toEqual([
      expect.stringContaining('30 megapixels'),
      expect.stringContaining('picture'),
    ]);
    expect(await test.deps.db.$count(photos, eq(photos.orderId, orderId))).toBe(0);
    expect(await statusOf(orderId)).toBe('PICKEDUP');
  });

  it('has ten photos at most, the last of which is stored once however often it is sent', async () => {
    const { orderId, stop } = await underWay();
    const photo = await pictureOf(40, 30);
    const keys = Array.from({ length: 10 }, newId);
    const codes: number[] = [];
    for (const key of [...keys, keys.at(-1), newId()])
      codes.push((await upload(stop, photo, 'image/jpeg', key)).statusCode);
    expect(codes).toEqual([...keys.map(() => 200), 200, 409]);
    expect(await test.deps.db.$count(photos, eq(photos.orderId, orderId))).toBe(10);
  });

  it('counts a wrong try once however often its request arrives', async () => {
    const { orderId, deliver } = await underWay();
    const code = otherThan(await codeOf(orderId));
    const key = newId();
    const tries = [
      await deliver({ code }, key),
      await deliver({ code }, key),
      ...(await Promise.all([deliver({ code }, key)])),
    ];
    for (const each of tries) expect(each).toMatchObject({ status: 409, data: { triesLeft: 4 } });
  });

  it('counts the same wrong code once, also when its rider tries again by hand after a lost response', async () => {
    const { orderId, deliver } = await underWay();
    const code = await codeOf(orderId);
    for (let times = 0; times < 3; times += 1)
      expect(await deliver({ code: otherThan(code) })).toMatchObject({ status: 409, data: { triesLeft: 4 } });
    expect(await deliver({ code: otherThan(otherThan(code)) })).toMatchObject({ data: { triesLeft: 3 } });
    expect(await deliver({ code })).toMatchObject({ status: 200 });
  });

  it('reopens the delivery for review when it was entered without a network and is wrong', async () => {
    const { orderId, round, deliver } = await underWay();
    const code = await codeOf(orderId);
    const queued = { phone: steps.phone(true), code: otherThan(code) };
    expect(await deliver(queued)).toMatchObject({ status: 200, data: { outcome: 'REVIEW' } });
    expect([await statusOf(orderId), await stopOf(orderId)]).toMatchObject([
      'PICKEDUP',
      { state: 'PENDING', proof: 'REVIEW' },
    ]);
    expect((await steps.ride(mani, `/${round._id}/end`)).status).toBe(409);

    const review = (delivered: boolean) =>
      steps.call(selvi, ['POST', `/rounds/${round._id}/stops/${orderId}/review`], { delivered });
    expect(await review(false)).toMatchObject({ status: 200, data: { stops: [{ state: 'PENDING', proof: null }] } });
    expect((await review(true)).status).toBe(409);
    await deliver(queued, newId());
    expect(await review(true)).toMatchObject({
      status: 200,
      data: { stops: [{ state: 'DELIVERED', proof: 'REVIEW' }] },
    });
    expect(await statusOf(orderId)).toBe('DELIVERED');
  });

  it('of another order, or of no four digits, is wrong', async () => {
    const [one, two] = [await underWay(), await underWay()];
    expect((await two.deliver({ code: await codeOf(one.orderId) })).status).toBe(409);
    expect((await two.deliver({ code: '12a4' })).status).toBe(400);
    expect((await two.deliver({})).status).toBe(400);
  });
});

describe('an action', () => {
  it('is done once per key, and another body under it is rejected', async () => {
    const { orderId, deliver } = await underWay();
    const code = await codeOf(orderId);
    const key = newId();
    const both = await Promise.all([deliver({ code }, key), deliver({ code, phone: steps.phone(true) }, key)]);
    for (const each of both) expect(each).toMatchObject({ status: 200, data: { outcome: 'DELIVERED' } });
    expect(await deliver({ code: otherThan(code) }, key)).toMatchObject({ status: 409 });
    expect(await deliver({ code })).toMatchObject({
      status: 409,
      message: expect.stringContaining('already delivered'),
    });
  });

  it('is of the time that the phone waited, whatever its clock says', async () => {
    const { orderId, deliver } = await underWay();
    test.deps.clock.advance(600);
    const now = test.deps.clock.now().getTime();
    const hourFast = (minutesAgo: number) => new Date(now + 3_600_000 - minutesAgo * 60_000).toISOString();
    const phone = { at: hourFast(5), sentAt: hourFast(0), wasQueued: true };
    await deliver({ phone, code: await codeOf(orderId) });
    expect((await stopOf(orderId)).doneAt).toEqual(new Date(now - 5 * 60_000));
    expect(await lastAuditedAction(orderId)).toMatchObject({ after: { phoneAt: phone.at, phoneOffSeconds: 3600 } });
  });

  it('on another rider’s round is 404', async () => {
    const { round, stop, orderId } = await underWay();
    const kumar = await loggedInStaff(test.deps, { role: STAFF_ROLE.RIDER, name: 'Kumar' });
    const code = await codeOf(orderId);
    const calls = [
      steps.ride(kumar, `${stop}/deliver`, { code }),
      steps.ride(kumar, `${stop}/not-delivered`, { reason: 'AWAY' }),
      steps.ride(kumar, `/${round._id}/end`),
      steps.ride(kumar, `/${round._id}/start`),
      steps.ride(kumar, '/no-such-round/start'),
    ];
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404);
    expect((await steps.own(kumar)).data).toEqual([]);
    expect(await statusOf(orderId)).toBe('PICKEDUP');
  });
});

describe('what was not delivered', () => {
  it('waits for another round, with its reason, and its customer sees no delivery under way', async () => {
    const { orderId, round, notDelivered } = await underWay();
    expect(await notDelivered({ reason: 'AWAY', note: ' Gate locked ' })).toMatchObject({ status: 200 });
    expect(await stopOf(orderId)).toMatchObject({ state: 'NOT_DELIVERED', reason: 'AWAY', note: 'Gate locked' });
    const { timeline, status } = (await shopper.track(orderId)).data;
    expect([status, timeline.at(-2)]).toEqual(['READY_TO_DELIVER', { status: 'PICKEDUP', at: null }]);
    expect(await steps.ride(mani, `/${round._id}/end`)).toMatchObject({ status: 200 });
    const again = await steps.setOut(selvi, mani, [{ orderId }]);
    const code = await codeOf(orderId);
    expect(await steps.ride(mani, `/${again._id}/stops/${orderId}/deliver`, { code })).toMatchObject({ status: 200 });
  });

  it.each([
    ['BACK', 0],
    ['WRITTEN_OFF', -2],
  ] as const)('is cancelled by the rider when it was refused unpaid at the door, stock %s', async (stock, change) => {
    const before = await stockOf(test.deps, PACK);
    const order = await unpaidUnderWay();
    expect(await order.notDelivered({ reason: 'AWAY', cancel: { stock } })).toMatchObject({ status: 409 });
    expect(await order.notDelivered({ reason: 'REFUSED', cancel: { stock } })).toMatchObject({
      status: 200,
      data: { outcome: 'CANCELLED' },
    });
    expect(await stockOf(test.deps, PACK)).toBe(before + change);
    const [row] = await test.deps.db.select().from(orders).where(eq(orders.id, order.orderId));
    expect(row).toMatchObject({ status: 'CANCELLED', staffCancelReason: 'REFUSED', stockHeld: false });
  });

  /** Returns an order that is on its way and is paid at the door. */
  async function unpaidUnderWay() {
    const order = await shopper.place([{ _id: PACK, quantity: 2 }], { paymentMethod: 'AT_DOOR' });
    await test.deps.db.update(orders).set({ status: 'READY_TO_DELIVER' }).where(eq(orders.id, order.orderId));
    const round = await steps.setOut(selvi, mani, [order]);
    const stop = `/${round._id}/stops/${order.orderId}`;
    return {
      ...order,
      round,
      deliver: (body: object) => steps.ride(mani, `${stop}/deliver`, body),
      notDelivered: (body: object) => steps.ride(mani, `${stop}/not-delivered`, body),
    };
  }

  it('shows what is due at the door, which a delivery without it is rejected for', async () => {
    const order = await unpaidUnderWay();
    const { data } = await steps.own(mani);
    const stop = data.flatMap(({ stops }) => stops).find(({ orderId }) => orderId === order.orderId);
    expect(stop?.duePaise).toBe(order.amount);
    expect(await order.deliver({ code: await codeOf(order.orderId) })).toMatchObject({ status: 409 });
    expect(await statusOf(order.orderId)).toBe('PICKEDUP');
  });

  it('is reviewed by another person than its rider', async () => {
    const { orderId, round, deliver } = await underWay(selvi);
    await deliver({ phone: steps.phone(true), code: otherThan(await codeOf(orderId)) });
    const arun = await loggedInStaff(test.deps, { role: STAFF_ROLE.ADMIN, name: 'Arun' });
    const review = (by: LoggedInStaff) =>
      steps.call(by, ['POST', `/rounds/${round._id}/stops/${orderId}/review`], { delivered: true });
    expect(await review(selvi)).toMatchObject({
      status: 409,
      message: 'Another person has to review a delivery of your own',
    });
    expect(await review(arun)).toMatchObject({ status: 200 });
  });

  it('is reviewed by its rider alone after their second factor, where nobody else has the right', async () => {
    const { orderId, round, deliver } = await underWay(selvi);
    await deliver({ phone: steps.phone(true), code: otherThan(await codeOf(orderId)) });
    const others = and(ne(staff.id, selvi.staffId), eq(staff.active, true));
    const switchedOff = await test.deps.db.update(staff).set({ active: false }).where(others).returning();
    const review = (by: LoggedInStaff) =>
      steps.call(by, ['POST', `/rounds/${round._id}/stops/${orderId}/review`], { delivered: true });
    expect(await review(selvi)).toMatchObject({ status: 409, data: { needsFactor: true } });
    const enter = await withFactor(test.deps, selvi);
    expect(await review(enter())).toMatchObject({ status: 200 });
    const ids = switchedOff.map(({ id }) => id);
    await test.deps.db.update(staff).set({ active: true }).where(inArray(staff.id, ids));
  });

  it('was paid by UPI, which is still to be found: neither review nor another delivery asks for it again', async () => {
    const order = await unpaidUnderWay();
    const code = await codeOf(order.orderId);
    const collected = { method: 'UPI', amountPaise: order.amount };
    const queued = { phone: steps.phone(true), code: otherThan(code), collected };
    expect(await order.deliver(queued)).toMatchObject({ status: 200, data: { outcome: 'REVIEW' } });
    const dueOf = async () =>
      (await steps.own(mani)).data.flatMap(({ stops }) => stops).find(({ orderId }) => orderId === order.orderId)
        ?.duePaise;
    expect(await dueOf()).toBe(0);
    const review = (delivered: boolean) =>
      steps.call(selvi, ['POST', `/rounds/${order.round._id}/stops/${order.orderId}/review`], { delivered });
    expect(await review(true)).toMatchObject({ status: 200, data: { stops: [{ state: 'DELIVERED' }] } });
    const { data } = await shopper.track(order.orderId);
    expect(data).toMatchObject({ status: 'DELIVERED', dueAtDoorPaise: null, isAwaitedFromDoor: true });

    const other = await unpaidUnderWay();
    const wrong = otherThan(await codeOf(other.orderId));
    await other.deliver({ phone: steps.phone(true), code: wrong, collected });
    await steps.call(selvi, ['POST', `/rounds/${other.round._id}/stops/${other.orderId}/review`], { delivered: false });
    expect(await other.deliver({ code: await codeOf(other.orderId) })).toMatchObject({ status: 200 });
  });

  it('was paid at the shop meanwhile: cash of the rider is reported rather than lost', async () => {
    const order = await unpaidUnderWay();
    const paid = { method: 'CASH', amountPaise: order.amount };
    expect(await steps.call(selvi, ['POST', `/orders/${order.orderNumber}/collect`], paid)).toMatchObject({
      status: 200,
    });
    const code = await codeOf(order.orderId);
    expect(await order.deliver({ code, collected: paid })).toMatchObject({
      status: 409,
      message: 'Nothing is due for this order this way.',
    });
    expect(await order.deliver({ code })).toMatchObject({ status: 200 });
  });

  it('gets no refund from a rider when it is paid, and one up to the limit from a Sales Person', async () => {
    const total = await quantityByPack(test.deps);
    const { orderId, round, notDelivered } = await underWay();
    expect(await notDelivered({ reason: 'REFUSED', cancel: { stock: 'BACK' } })).toMatchObject({ status: 403 });
    expect(await notDelivered({ reason: 'REFUSED' })).toMatchObject({ status: 200 });
    const cancel = { reason: 'REFUSED', stock: 'BACK' };
    const response = await steps.call(selvi, ['POST', `/rounds/${round._id}/stops/${orderId}/cancel`], cancel);
    expect(response).toMatchObject({ status: 200 });
    expect(await shopper.track(orderId)).toMatchObject({ data: { status: 'CANCELLED', refunds: [{}] } });
    expect(await quantityByPack(test.deps)).toEqual(total);
    expect((await steps.call(mani, ['POST', `/rounds/${round._id}/stops/${orderId}/cancel`], cancel)).status).toBe(403);
  });
});
