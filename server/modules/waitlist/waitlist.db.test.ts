import { asc, desc, eq } from 'drizzle-orm';
import type { StaffWaitlist, WaitlistBody } from '../../../contract/waitlist';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { auditLog, deliveryAreas, messageTemplates, notifications, waitlistEntries } from '../../db/schema';
import { seedAreas } from '../../db/seed/areas';
import { demoStore } from '../../db/seed/store';
import { loggedInCustomer } from '../../testing/loggedInCustomer';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { OUTBOX, runJob } from '../../testing/runJob';
import { makeTestApp, type TestApp } from '../../testing/testApp';
import { ToldProvider } from '../../testing/toldProvider';

const CITY = seedAreas[0]!;
/** Outside the demo's area, inside RING. */
const TIRUPPUR = { lat: 11.10849, lng: 77.34112 };
const RING = {
  ...CITY,
  id: 'ring',
  position: 9,
  nameEn: 'Tiruppur',
  nameTa: 'திருப்பூர்',
  nameHi: 'तिरुप्पुर',
  corners: [
    { lat: 11, lng: 77.2 },
    { lat: 11, lng: 77.5 },
    { lat: 11.3, lng: 77.5 },
    { lat: 11.3, lng: 77.2 },
  ],
};
const sms = new ToldProvider('msg91', true);

let shop: TestApp;
let admin: LoggedInStaff;
beforeAll(async () => {
  const env = { ENQUIRY_CAP_PER_CALLER_HOUR: '3', ENQUIRY_CAP_TOTAL_HOUR: '20' };
  shop = await makeTestApp({ env, deps: { messageProviders: { sms: [sms], whatsApp: null, mail: null, push: null } } });
});
beforeEach(async () => {
  shop.deps.clock.advance(86_400);
  admin = await loggedInStaff(shop.deps);
  sms.sent.length = 0;
  await shop.deps.db.delete(waitlistEntries);
  await shop.deps.db.delete(messageTemplates);
  await shop.deps.db.delete(deliveryAreas).where(eq(deliveryAreas.id, RING.id));
});
afterAll(() => shop.close());

const asked: WaitlistBody = { mobileNumber: '9876543210', place: 'Tiruppur 641601', point: TIRUPPUR };
let callers = 0;

async function join(body: object = asked, { caller = `203.0.113.${++callers}`, language = 'en' } = {}) {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/web/homepage/waitlist',
    remoteAddress: caller,
    headers: { 'accept-language': language },
    payload: body,
  });
  return { status: response.statusCode, ...response.json() };
}
const rows = () => shop.deps.db.select().from(waitlistEntries).orderBy(asc(waitlistEntries.placeKey));
const openRing = () => shop.deps.db.insert(deliveryAreas).values(RING);
async function staffCall(method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object, who = admin) {
  const response = await shop.app.inject({
    method,
    url: `/api/staff/waitlist${path}`,
    headers: who.headers,
    ...(payload && { payload }),
  });
  return { status: response.statusCode, ...response.json() };
}
const list = async (search = ''): Promise<StaffWaitlist> =>
  (await staffCall('GET', `?search=${encodeURIComponent(search)}`)).data;
const register = (language: 'en' | 'ta' = 'en') =>
  shop.deps.db
    .insert(messageTemplates)
    .values({ kind: 'AREA_OPEN', provider: 'msg91', language, templateId: `open-${language}` });
const sendAll = () => runJob(shop.deps, OUTBOX);

describe('asking to be told', () => {
  it('stores number, place and language, and of the point no more than the area needs', async () => {
    expect(await join(asked, { language: 'ta' })).toMatchObject({ status: 200, data: null });
    expect(await rows()).toMatchObject([
      { mobileNumber: '9876543210', place: 'Tiruppur 641601', lat: 11.108, lng: 77.341, language: 'ta', toldAt: null },
    ]);
  });

  it('waits once for a place however it is written, and answers as to a stranger', async () => {
    const { point: _, ...offMap } = asked;
    const first = await join({ ...offMap, place: ' tiruppur – 641601' });
    expect(await join()).toEqual(first);
    expect(await rows()).toMatchObject([{ lat: 11.108 }]);
  });

  it('rejects a place that is delivered to, a wrong number and a name that turns its direction', async () => {
    expect(await join({ ...asked, point: demoStore.delivery.centre })).toMatchObject({ status: 409 });
    expect(await join({ ...asked, mobileNumber: '98765' })).toMatchObject({
      status: 400,
      data: { fields: { mobileNumber: 'Mobile number must be exactly 10 digits' } },
    });
    expect(await join({ ...asked, place: '\u202Erupp' })).toMatchObject({ status: 400 });
    expect(await rows()).toEqual([]);
  });

  it('takes three an hour of a caller, and leaves a number its five newest places', async () => {
    const caller = '198.51.100.7';
    const statuses = [];
    for (const place of ['A', 'B', 'C', 'D']) {
      shop.deps.clock.advance(1);
      statuses.push((await join({ ...asked, place }, { caller })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    for (const place of ['E', 'F', 'G']) {
      shop.deps.clock.advance(1);
      await join({ ...asked, place });
    }
    expect((await rows()).map(({ place }) => place)).toEqual(['B', 'C', 'E', 'F', 'G']);
  });
});

describe('the staff', () => {
  it('see who waits and how many for each place, and tell an area that has opened once', async () => {
    await register();
    await join();
    await join({ mobileNumber: '9876543211', place: 'Tiruppur 641601' });
    await join({ mobileNumber: '9876543212', place: 'Erode', point: { lat: 11.34, lng: 77.72 } });
    expect(await list()).toMatchObject({
      total: 3,
      areas: [],
      places: [
        { place: 'Tiruppur 641601', count: 2, offMapCount: 1 },
        { place: 'Erode', count: 1, offMapCount: 0 },
      ],
    });
    expect((await list('43212')).items).toMatchObject([{ place: 'Erode', isOnMap: true, area: null }]);
    expect(await staffCall('POST', '/tell', { areaId: RING.id })).toMatchObject({ status: 404 });
    expect(await staffCall('POST', '/tell', { areaId: CITY.id })).toMatchObject({ status: 409 });

    await openRing();
    expect(await list()).toMatchObject({
      areas: [{ _id: RING.id, name: 'Tiruppur', count: 1 }],
      places: [{ place: 'Erode' }, { place: 'Tiruppur 641601', count: 1, offMapCount: 1 }],
    });
    expect(await staffCall('POST', '/tell', { areaId: RING.id })).toMatchObject({ status: 200, data: { count: 1 } });
    expect(await staffCall('POST', '/tell', { areaId: RING.id })).toMatchObject({ status: 409 });
    await sendAll();
    expect(sms.sent).toMatchObject([{ kind: 'AREA_OPEN', mobileNumber: '9876543210', variables: ['Tiruppur 641601'] }]);

    // Only a person can say that a place without a point is served.
    expect(await staffCall('POST', '/tell', { place: 'TIRUPPUR 641601' })).toMatchObject({ data: { count: 1 } });
    await sendAll();
    expect(sms.sent[1]).toMatchObject({ mobileNumber: '9876543211' });
    expect(sms.sent).toHaveLength(2);
    const [audited] = await shop.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(audited).toMatchObject({ action: 'tellWaiting', subjectId: 'place', after: { count: 1 } });
  });

  it('leave out a language whose text is not registered, and say so', async () => {
    await openRing();
    await shop.deps.db
      .insert(waitlistEntries)
      .values({ id: 'w', mobileNumber: '9876543210', place: 'X', placeKey: 'x', ...TIRUPPUR, language: 'ta' });
    await register('en');
    expect((await list()).unregistered).toEqual(['ta', 'hi']);
    expect(await staffCall('POST', '/tell', { areaId: RING.id })).toMatchObject({ status: 409 });
    expect(await shop.deps.db.$count(notifications, eq(notifications.kind, 'AREA_OPEN'))).toBe(0);
    await register('ta');
    expect(await staffCall('POST', '/tell', { areaId: RING.id })).toMatchObject({ status: 200 });
  });

  it('send nothing where the area has closed again meanwhile', async () => {
    await register();
    await openRing();
    await shop.deps.db
      .insert(waitlistEntries)
      .values({ id: 'w', mobileNumber: '9876543210', place: 'X', placeKey: 'x', ...TIRUPPUR, language: 'en' });
    await staffCall('POST', '/tell', { areaId: RING.id });
    await shop.deps.db.delete(deliveryAreas).where(eq(deliveryAreas.id, RING.id));
    await sendAll();
    expect(sms.sent).toEqual([]);
  });

  it('export and delete what they see, which the log has; others may not', async () => {
    await join();
    const [{ id } = { id: '' }] = await rows();
    const seller = await loggedInStaff(shop.deps, { role: STAFF_ROLE.SALES_PERSON });
    expect(await staffCall('GET', '', undefined, seller)).toMatchObject({ status: 403 });
    expect((await staffCall('POST', '/export')).data.items).toMatchObject([{ mobileNumber: '9876543210' }]);
    expect(await staffCall('DELETE', `/${id}`)).toMatchObject({ status: 200 });
    expect(await staffCall('DELETE', `/${id}`)).toMatchObject({ status: 404 });
    const audited = await shop.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(2);
    expect(audited.map(({ action }) => action)).toEqual(['removeFromWaitlist', 'exportWaitlist']);
    expect(await rows()).toEqual([]);
  });
});

describe('what is stored of those who wait', () => {
  it('goes a month after they were told, and a year after they asked', async () => {
    await join();
    await join({ ...asked, place: 'Erode' });
    await shop.deps.db
      .update(waitlistEntries)
      .set({ toldAt: shop.deps.clock.now() })
      .where(eq(waitlistEntries.place, 'Erode'));
    shop.deps.clock.advance(31 * 86_400);
    await runJob(shop.deps, 'sweep the waitlist');
    expect(await rows()).toMatchObject([{ place: 'Tiruppur 641601', callerHash: null }]);
    shop.deps.clock.advance(335 * 86_400);
    await runJob(shop.deps, 'sweep the waitlist');
    expect(await rows()).toEqual([]);
  });

  it('is in the copy of the data of a customer with the number', async () => {
    const { headers, mobileNumber } = await loggedInCustomer(shop.deps);
    await join({ ...asked, mobileNumber });
    const copy = await shop.app.inject({ url: '/api/web/customer/export', headers });
    expect(copy.json().data.waitlist).toMatchObject([
      { place: 'Tiruppur 641601', point: { lat: 11.108 }, toldAt: null },
    ]);
  });
});
