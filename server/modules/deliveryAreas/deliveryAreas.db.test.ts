import { desc, eq } from 'drizzle-orm';
import type { AreaBody, StaffArea } from '../../../contract/staffAreas';
import { auditLog, deliveryAreas, deliveryWindows, orders } from '../../db/schema';
import { seedAreas } from '../../db/seed/areas';
import { demoStore } from '../../db/seed/store';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { addAddress, makeShopper, type Shopper } from '../../testing/shopper';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const MILLET = 'ml-thinai-500'; // ₹75
const TWO = [{ _id: MILLET, quantity: 2 }];
/** Outside the demo's area, inside RING. */
const FAR = { lat: 11.2, lng: 77.2 };
const CITY = seedAreas[0]!;
const RING: AreaBody = {
  name: { en: 'Around the city', ta: 'நகரைச் சுற்றி', hi: '' },
  corners: [
    { lat: 10.7, lng: 76.7 },
    { lat: 10.7, lng: 77.3 },
    { lat: 11.3, lng: 77.3 },
    { lat: 11.3, lng: 76.7 },
  ],
  deliverySteps: [
    { fromPaise: 0, chargePaise: 7_050 },
    { fromPaise: 30_000, chargePaise: 3_025 },
    { fromPaise: 99_900, chargePaise: 0 },
  ],
  minimumOrderPaise: 7_501,
  active: true,
};

let test: TestApp;
let admin: LoggedInStaff;
let other: LoggedInStaff;
let shopper: Shopper;
let farId: string;

beforeAll(async () => {
  test = await makeTestApp();
  admin = await loggedInStaff(test.deps);
  other = await loggedInStaff(test.deps, { name: 'Murugan' });
});
beforeEach(async () => {
  await test.deps.db.delete(deliveryAreas);
  await test.deps.db.insert(deliveryAreas).values(CITY);
  await test.deps.db.delete(deliveryWindows);
  shopper = await makeShopper(test);
  farId = await addAddress(test.deps, shopper.customerId, FAR);
});
afterAll(() => test.close());

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, who = admin) {
  const response = await test.app.inject({
    method,
    url: `/api/staff/areas${path}`,
    headers: who.headers,
    ...(payload && { payload }),
  });
  return { status: response.statusCode, ...response.json() };
}
const add = async (body: AreaBody = RING): Promise<StaffArea> => (await call('POST', '', body)).data;
const store = async () => {
  test.deps.clock.advance(1);
  return (await test.app.inject({ url: '/api/web/homepage/store' })).json().data;
};
const bodyOf = ({ _id, windowCount: _, ...body }: StaffArea) => body;
const lastAuditedAction = async () =>
  (await test.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];

describe('the shop', () => {
  it('with one area is as it was', async () => {
    const { delivery, charges } = await store();
    expect(delivery.area).toEqual(CITY.corners);
    expect(delivery).not.toHaveProperty('areas');
    expect(charges).toEqual({ deliveryChargePaise: 4_000, freeDeliveryFromPaise: 49_900, minimumOrderPaise: 14_900 });
  });

  it('names each of several areas with its charges, and serves the localities in any', async () => {
    const before = (await store()).delivery.localities.filter(
      ({ serviceable }: { serviceable: boolean }) => serviceable,
    );
    const { _id } = await add();
    const { delivery, charges } = await store();
    expect(charges.deliveryChargePaise).toBe(4_000);
    expect(delivery.areas).toMatchObject([
      { _id: CITY.id, name: 'Coimbatore', charges },
      { _id, name: 'Around the city', corners: RING.corners, charges: { deliveryChargePaise: 7_050 }, hasSlots: false },
    ]);
    const after = delivery.localities.filter(({ serviceable }: { serviceable: boolean }) => serviceable);
    expect(after.length).toBeGreaterThan(before.length);
  });

  it('delivers to a point in any area, and to none outside all', async () => {
    const at = (lat: number, lng: number) =>
      test.app.inject({
        method: 'POST',
        url: '/api/web/address/create',
        headers: shopper.headers,
        payload: {
          type: 1,
          street: 'Far Road',
          landmark: 'Mill',
          location: { type: 'Point', coordinates: [lng, lat] },
        },
      });
    expect((await at(FAR.lat, FAR.lng)).statusCode).toBe(409);
    await add();
    expect((await at(FAR.lat, FAR.lng)).statusCode).toBe(200);
    expect((await at(12, 78)).statusCode).toBe(409);
  });

  it('moves the centre of its map into the area where it is outside', async () => {
    const [north] = [[...RING.corners].map(({ lat, lng }) => ({ lat: lat + 2, lng }))];
    await call('PUT', `/${CITY.id}`, { ...RING, corners: north, version: 1 });
    const { delivery } = await store();
    expect(delivery.centre.lat).toBeCloseTo(13);
    expect(delivery.centre).not.toEqual(demoStore.delivery.centre);
  });
});

describe('a bill', () => {
  const amounts = async (rest: object, quantity = 2) => {
    const { data } = await shopper.bill([{ _id: MILLET, quantity }], rest);
    return [data.deliveryChargePaise, data.missingToMinimumPaise, data.missingToFreeDeliveryPaise, data.deliverable];
  };

  it('has the charges of the address’s area, to the paisa, and of the first area without an address', async () => {
    expect(await amounts({ addressId: farId })).toEqual([4_000, 0, 34_900, false]);
    await add();
    expect(await amounts({ addressId: farId })).toEqual([7_050, 0, 84_900, true]);
    expect(await amounts({ addressId: farId }, 1)).toEqual([7_050, 1, 92_400, true]);
    expect(await amounts({ addressId: farId }, 4)).toEqual([3_025, 0, 69_900, true]);
    expect(await amounts({ addressId: farId }, 14)).toEqual([0, 0, 0, true]);
    expect(await amounts({})).toEqual([4_000, 0, 34_900, true]);
    expect(await amounts({ addressId: undefined })).toEqual([4_000, 0, 34_900, null]);
  });

  it('names the next step to cheaper delivery, where it is not free yet', async () => {
    await add();
    const stepAt = async (quantity: number) =>
      (await shopper.bill([{ _id: MILLET, quantity }], { addressId: farId })).data.nextDeliveryStep;
    expect(await stepAt(2)).toEqual({ fromPaise: 30_000, chargePaise: 3_025, missingPaise: 15_000 });
    expect(await stepAt(4)).toBeUndefined();
  });

  it('where areas overlap is of the first in order', async () => {
    const { _id } = await add();
    expect((await amounts({}))[0]).toBe(4_000);
    expect((await call('PUT', '/order', { ids: [_id, CITY.id] })).data).toMatchObject([{ _id }, { _id: CITY.id }]);
    expect((await amounts({}))[0]).toBe(7_050);
    expect((await amounts({ addressId: undefined }))[0]).toBe(7_050);
    expect(await lastAuditedAction()).toMatchObject({ after: { order: 'Around the city, Coimbatore' } });
  });

  it('of a placed order stays when its area changes or goes', async () => {
    const area = await add();
    const { data } = await shopper.bill(TWO, { addressId: farId });
    const { orderId } = (await shopper.create({ items: TWO, addressId: farId, expectedTotal: data.totalPaise })).data;
    const order = async () => (await test.deps.db.select().from(orders).where(eq(orders.id, orderId)))[0]!;
    const before = await order();
    expect(before).toMatchObject({ deliveryPaise: 7_050, totalPaise: 22_050, bill: { charges: { areaId: area._id } } });
    await call('PUT', `/${area._id}`, { ...bodyOf(area), deliverySteps: [{ fromPaise: 0, chargePaise: 0 }] });
    await call('DELETE', `/${area._id}`);
    expect(await order()).toEqual(before);
    expect((await shopper.track(orderId)).data.bill.totalPaise).toBe(22_050);
  });

  it('is the new one where an area changed since the customer saw it', async () => {
    const area = await add();
    const { data } = await shopper.bill(TWO, { addressId: farId });
    const body = { ...bodyOf(area), deliverySteps: [{ fromPaise: 0, chargePaise: 0 }] };
    await call('PUT', `/${area._id}`, body);
    const rejected = await shopper.create({ items: TWO, addressId: farId, expectedTotal: data.totalPaise });
    expect(rejected).toMatchObject({ status: 409, data: { bill: { totalPaise: 15_000 } } });
  });
});

describe('an area', () => {
  it('is stored without the repeated corners of a closed ring, and a missing name as the English one', async () => {
    const area = await add({ ...RING, corners: [...RING.corners, RING.corners[0]!] });
    expect(area).toMatchObject({ corners: RING.corners, name: RING.name, version: 1, windowCount: 0 });
    const [row] = await test.deps.db.select().from(deliveryAreas).where(eq(deliveryAreas.id, area._id));
    expect(row).toMatchObject({ nameHi: 'Around the city', position: 2 });
    expect(await lastAuditedAction()).toMatchObject({
      action: 'manageAreas',
      subject: 'deliveryArea',
      after: { deliverySteps: '₹0: ₹70.50, ₹300: ₹30.25, ₹999: ₹0' },
    });
  });

  it.each<[string, Partial<AreaBody>, string, unknown]>([
    [
      'crosses itself',
      { corners: [FAR, { lat: 11.4, lng: 77.4 }, { lat: 11.2, lng: 77.4 }, { lat: 11.4, lng: 77.2 }] },
      'The border crosses or touches itself at 11.30000, 77.30000',
      { problem: 'CROSSING', at: { lat: expect.closeTo(11.3), lng: expect.closeTo(77.3) } },
    ],
    [
      'has 300 corners',
      { corners: Array.from({ length: 300 }, (_, at) => ({ lat: 11 + at / 1_000, lng: 77.123_45 })) },
      'this one has 300',
      { problem: 'TOO_MANY', at: null },
    ],
    [
      'goes around the pole',
      { corners: [0, 120, -120].map((lng) => ({ lat: 80, lng })) },
      'around a pole',
      { problem: 'POLAR', at: { lat: 80, lng: 120 } },
    ],
    ['has two corners', { corners: [FAR, { lat: 11, lng: 77 }, FAR] }, 'at least 3', { problem: 'TOO_FEW', at: null }],
    [
      'has a name that is taken',
      { name: { en: 'Coimbatore', ta: '', hi: '' } },
      'Another area has this name',
      undefined,
    ],
    ['has a blank name', { name: { en: ' ', ta: '', hi: '' } }, 'Enter the name in English', undefined],
    ['has a minimum below zero', { minimumOrderPaise: -1 }, 'minimum order', undefined],
    ['has a charge of 1e12', { deliverySteps: [{ fromPaise: 0, chargePaise: 1e12 }] }, 'steps', undefined],
  ])('is rejected in words where it %s', async (_what, change, words, data) => {
    const rejected = await call('POST', '', { ...RING, ...change });
    expect(rejected.status).toBe(400);
    expect([rejected.message].flat().join(' ')).toContain(words);
    if (data) expect(rejected.data).toEqual(data);
    expect(await test.deps.db.select().from(deliveryAreas)).toHaveLength(1);
  });

  it('of 10,000 corners is turned away before it is read', async () => {
    const corners = Array.from({ length: 10_000 }, (_, at) => ({ lat: 11 + at / 100_000, lng: 77.123_456_7 }));
    const rejected = await call('POST', '', { ...RING, corners });
    expect([400, 413]).toContain(rejected.status);
    expect(rejected.message).toMatch(/too (large|many)/);
  });

  it('changed by two people shows the second who was first, and the area as it is', async () => {
    const area = await add();
    await call('PUT', `/${area._id}`, { ...bodyOf(area), minimumOrderPaise: 20_000 }, other);
    const rejected = await call('PUT', `/${area._id}`, { ...bodyOf(area), active: false });
    expect(rejected).toMatchObject({
      status: 409,
      message: expect.stringContaining('Murugan changed this area'),
      data: { area: { minimumOrderPaise: 20_000, version: 2, active: true }, changedBy: 'Murugan' },
    });
    const merged = { ...bodyOf(rejected.data.area), active: false };
    expect((await call('PUT', `/${area._id}`, merged)).data).toMatchObject({ version: 3, minimumOrderPaise: 20_000 });
  });

  it('that is the last active one can’t be switched off or removed', async () => {
    expect(await call('DELETE', `/${CITY.id}`)).toMatchObject({ status: 409 });
    const [city] = (await call('GET', '')).data;
    expect(await call('PUT', `/${CITY.id}`, { ...bodyOf(city), active: false })).toMatchObject({ status: 409 });
    await add({ ...RING, active: false });
    expect(await call('DELETE', `/${CITY.id}`)).toMatchObject({ status: 409 });
    expect(await call('DELETE', '/unknown')).toMatchObject({ status: 404 });
  });

  it('can’t be ordered among others than there are', async () => {
    expect(await call('PUT', '/order', { ids: [CITY.id, 'unknown'] })).toMatchObject({ status: 409 });
  });

  it('that is switched off delivers to no one, and is not shown', async () => {
    await add({ ...RING, active: false });
    expect((await store()).delivery).not.toHaveProperty('areas');
    expect((await shopper.bill(TWO, { addressId: farId })).data.deliverable).toBe(false);
  });

  it('says before it is saved how many saved addresses it loses and gains', async () => {
    const moved = async (body: object) => (await call('POST', '/preview', body)).data;
    const west = {
      areaId: CITY.id,
      corners: CITY.corners.map(({ lat, lng }) => ({ lat, lng: lng - 1 })),
      active: true,
    };
    const all = await moved({ ...west, active: false });
    expect(all.lost).toBeGreaterThan(0);
    expect(await moved(west)).toEqual({ lost: all.lost, gained: 0 });
    const ring = await moved({ areaId: null, corners: RING.corners, active: true });
    expect(ring.lost).toBe(0);
    expect(ring.gained).toBeGreaterThan(0);
    const crossing = {
      ...west,
      corners: [FAR, { lat: 11.4, lng: 77.4 }, { lat: 11.2, lng: 77.4 }, { lat: 11.4, lng: 77.2 }],
    };
    expect(await call('POST', '/preview', crossing)).toMatchObject({ status: 400, data: { problem: 'CROSSING' } });
  });
});

describe('delivery times', () => {
  const slots = async (method: 'GET' | 'POST', path: string, payload?: object) =>
    (
      await test.app.inject({
        method,
        url: `/api/staff/slots${path}`,
        headers: admin.headers,
        ...(payload && { payload }),
      })
    ).json();
  const window = { weekdays: [0, 1, 2, 3, 4, 5, 6], capacity: 5, cutOffMinutes: 0 };

  it('are of an area, or of all that have none of their own', async () => {
    const { _id: areaId } = await add();
    await slots('POST', '/windows', { ...window, startMinute: 540, endMinute: 600 });
    const shared = (await shopper.bill(TWO, { addressId: farId })).data.slots;
    expect(shared.length).toBeGreaterThan(0);
    const { data } = await slots('POST', '/windows', { ...window, areaId, startMinute: 720, endMinute: 780 });
    expect(data.areas).toEqual([
      { _id: CITY.id, name: 'Coimbatore' },
      { _id: areaId, name: 'Around the city' },
    ]);
    expect(data.windows.map((each: { areaId: string | null }) => each.areaId)).toContain(areaId);
    const own = (await shopper.bill(TWO, { addressId: farId })).data.slots;
    expect(own.every(({ startsAt }: { startsAt: string }) => startsAt.endsWith('T06:30:00.000Z'))).toBe(true);
    expect((await shopper.bill(TWO)).data.slots).toEqual(shared);

    const next = async (query = '') => (await test.app.inject({ url: `/api/web/slot/next${query}` })).json().data.slot;
    test.deps.clock.advance(10);
    expect((await next(`?area=${areaId}`)).startsAt).toMatch(/T06:30/);
    expect((await next()).startsAt).toMatch(/T03:30/);
    expect((await next('?area=unknown')).startsAt).toMatch(/T03:30/);

    const [load] = (await slots('GET', '/load')).data;
    expect(load.slots).toMatchObject([{ capacity: 5 }, { areaName: 'Around the city' }]);
    expect((await store()).delivery.areas).toMatchObject([{ hasSlots: true }, { hasSlots: true }]);
  });

  it('can’t be of an unknown area, and go with theirs', async () => {
    const times = { startMinute: 720, endMinute: 780 };
    expect(await slots('POST', '/windows', { ...window, ...times, areaId: 'unknown' })).toMatchObject({ status: 404 });
    const { _id: areaId } = await add();
    await slots('POST', '/windows', { ...window, ...times, areaId });
    expect((await call('GET', '')).data).toMatchObject([{ windowCount: 0 }, { _id: areaId, windowCount: 7 }]);
    await call('DELETE', `/${areaId}`);
    expect((await slots('GET', '')).data.windows).toEqual([]);
  });
});
