import { eq } from 'drizzle-orm';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { demoStore } from '../../db/seed/store';
import { addresses, auditLog, staff } from '../../db/schema';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { roundSteps } from '../../testing/roundSteps';
import { makeShopper, type Shopper } from '../../testing/shopper';
import { makeTestApp, testSecrets, type TestApp } from '../../testing/testApp';

let test: TestApp;
let steps: ReturnType<typeof roundSteps>;
let shopper: Shopper;
let selvi: LoggedInStaff;
let mani: LoggedInStaff;
let kumar: LoggedInStaff;
beforeAll(async () => {
  test = await makeTestApp();
  steps = roundSteps(test);
  shopper = await makeShopper(test);
  selvi = await loggedInStaff(test.deps, { role: STAFF_ROLE.SALES_PERSON });
  mani = await loggedInStaff(test.deps, { role: STAFF_ROLE.RIDER, name: 'Mani' });
  kumar = await loggedInStaff(test.deps, { role: STAFF_ROLE.RIDER, name: 'Kumar' });
});
afterAll(() => test.close());

const idsOf = (stops: { orderId: string }[]) => stops.map(({ orderId }) => orderId);
const readDay = async () => (await steps.call(selvi, ['GET', '/rounds'])).data;
const roundOf = async (id: string) => (await readDay()).rounds.find((round: { _id: string }) => round._id === id);
const actsOn = async (id: string) =>
  (await test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id)).map(
    ({ action, staffName }) => `${staffName}: ${action}`,
  );

it('plans the orders that wait, in a short sequence from the shop', async () => {
  const near = await steps.readyOrder(shopper);
  const { lat, lng } = demoStore.delivery.centre;
  await test.deps.db
    .update(addresses)
    .set({ lat: lat + 0.02, lng })
    .where(eq(addresses.id, shopper.addressId));
  const far = await steps.readyOrder(shopper);
  await test.deps.db
    .update(addresses)
    .set({ lat: lat + 0.01, lng })
    .where(eq(addresses.id, shopper.addressId));
  const between = await steps.readyOrder(shopper);

  const { ready, riders } = await readDay();
  expect(idsOf(ready)).toEqual(expect.arrayContaining([near.orderId, far.orderId, between.orderId]));
  expect(riders).toContainEqual({ _id: mani.staffId, name: 'Mani', active: true });

  const { data: round } = await steps.plan(selvi, mani, [far, near, between]);
  expect(round).toMatchObject({ state: 'PLANNED', rider: { name: 'Mani' } });
  expect(idsOf(round.stops)).toEqual([near.orderId, between.orderId, far.orderId]);
  expect(round.stops[0]).toMatchObject({ state: 'PENDING', phone: shopper.mobileNumber, itemCount: 2, duePaise: 0 });
  expect(idsOf((await readDay()).ready)).not.toContain(near.orderId);
  expect(await actsOn(round._id)).toEqual(['Selvi: planRound']);
});

it('lists riders before others who may ride', async () => {
  await loggedInStaff(test.deps, { role: STAFF_ROLE.ADMIN, name: 'Anitha' });
  const names = (await readDay()).riders.map(({ name }: { name: string }) => name);
  expect(names.indexOf('Mani')).toBeLessThan(names.indexOf('Anitha'));
});

it('takes each order along once, also when two people plan at once', async () => {
  const order = await steps.readyOrder(shopper);
  const both = await Promise.all([steps.plan(selvi, mani, [order]), steps.plan(selvi, kumar, [order])]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const unpacked = await shopper.place([{ _id: 'ml-thinai-500', quantity: 3 }]);
  expect(await steps.plan(selvi, mani, [unpacked])).toMatchObject({
    status: 409,
    message: `${unpacked.orderNumber} is not ready to deliver`,
  });
});

it('changes stops and sequence by hand before the start, and only the sequence after it', async () => {
  const [one, two, three] = [
    await steps.readyOrder(shopper),
    await steps.readyOrder(shopper),
    await steps.readyOrder(shopper),
  ];
  const { data: round } = await steps.plan(selvi, mani, [one, two]);
  const setStops = (orders: { orderId: string }[]) =>
    steps.call(selvi, ['PUT', `/rounds/${round._id}/stops`], { orderIds: idsOf(orders) });
  expect(idsOf((await setStops([three, one])).data.stops)).toEqual([three.orderId, one.orderId]);
  expect(idsOf((await setStops([two, three, one])).data.stops)).toEqual([two.orderId, three.orderId, one.orderId]);
  await setStops([three, one]);

  expect((await steps.ride(mani, `/${round._id}/start`)).status).toBe(200);
  expect(await setStops([three, one, two])).toMatchObject({ status: 409 });
  expect(await setStops([three])).toMatchObject({ status: 409 });
  expect(idsOf((await setStops([one, three])).data.stops)).toEqual([one.orderId, three.orderId]);
  expect(await shopper.track(two.orderId)).toMatchObject({ data: { status: 'READY_TO_DELIVER' } });
});

it('dissolves a round that has not begun', async () => {
  const order = await steps.readyOrder(shopper);
  const { data: round } = await steps.plan(selvi, mani, [order]);
  expect(await steps.call(selvi, ['DELETE', `/rounds/${round._id}`])).toMatchObject({ status: 200 });
  expect(await roundOf(round._id)).toBeUndefined();
  expect(idsOf((await readDay()).ready)).toContain(order.orderId);
  const again = await steps.setOut(selvi, mani, [order]);
  expect((await steps.call(selvi, ['DELETE', `/rounds/${again._id}`])).status).toBe(409);
});

it('gives a round to another rider when its own is switched off under way', async () => {
  const order = await steps.readyOrder(shopper);
  const leaving = await loggedInStaff(test.deps, { role: STAFF_ROLE.RIDER, name: 'Babu' });
  const round = await steps.setOut(selvi, leaving, [order]);
  await test.deps.db.update(staff).set({ active: false }).where(eq(staff.id, leaving.staffId));

  expect((await steps.own(leaving)).status).toBe(401);
  expect(await roundOf(round._id)).toMatchObject({ state: 'OUT', rider: { name: 'Babu', active: false } });
  const reassign = (to: LoggedInStaff) =>
    steps.call(selvi, ['PUT', `/rounds/${round._id}/rider`], { riderId: to.staffId });
  expect(await reassign(leaving)).toMatchObject({ status: 409 });
  expect(await reassign(kumar)).toMatchObject({ status: 200, data: { rider: { name: 'Kumar' } } });
  expect(idsOf((await steps.own(kumar)).data[0]!.stops)).toEqual([order.orderId]);
  expect(
    (await steps.ride(kumar, `/${round._id}/stops/${order.orderId}/not-delivered`, { reason: 'AWAY' })).status,
  ).toBe(200);
});

it('leaves behind at the start what was cancelled meanwhile', async () => {
  const [going, cancelled] = [await steps.readyOrder(shopper), await steps.readyOrder(shopper)];
  const { data: round } = await steps.plan(selvi, mani, [going, cancelled]);
  await test.app.inject({
    method: 'POST',
    url: `/api/internal/orders/${cancelled.orderNumber}/cancel`,
    headers: { 'x-internal-secret': testSecrets.internal },
  });
  expect((await steps.ride(mani, `/${round._id}/start`)).status).toBe(200);
  expect(idsOf((await roundOf(round._id)).stops)).toEqual([going.orderId]);
});

it('lets riders plan nothing', async () => {
  expect((await steps.call(mani, ['GET', '/rounds'])).status).toBe(403);
  expect((await steps.plan(mani, mani, [{ orderId: 'order-1' }])).status).toBe(403);
});
