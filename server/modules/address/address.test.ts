import { and, eq } from 'drizzle-orm';
import { addresses } from '../../db/schema';
import { loggedInCustomer, type LoggedInCustomer } from '../../testing/loggedInCustomer';
import { makeTestApp, type TestApp } from '../../testing/testApp';

let shop: TestApp;
let kavitha: LoggedInCustomer;

beforeAll(async () => {
  shop = await makeTestApp();
});
beforeEach(async () => {
  kavitha = await loggedInCustomer(shop.deps);
});
afterAll(() => shop.close());

const INSIDE = { type: 'Point', coordinates: [76.9672, 11.0172] };
const home = { street: '12, Cross Cut Road', landmark: 'Near the bus stand', type: 1, location: INSIDE };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Advances the clock with each call, so that "newest" is defined. */
async function call(method: Method, path: string, payload?: object, headers: Record<string, string> = kavitha.headers) {
  shop.deps.clock.advance(1);
  const response = await shop.app.inject({ method, url: `/api/web/address${path}`, headers, payload });
  return { status: response.statusCode, ...response.json() };
}

async function create(fields: object = {}) {
  const { status, data } = await call('POST', '/create', { ...home, ...fields });
  expect(status).toBe(200);
  return data.currentAddress;
}

const rowsOf = ({ customerId }: LoggedInCustomer) =>
  shop.deps.db.select().from(addresses).where(eq(addresses.customerId, customerId));
const deproblemsOf = ({ customerId }: LoggedInCustomer) =>
  shop.deps.db
    .select()
    .from(addresses)
    .where(and(eq(addresses.customerId, customerId), addresses.isDefault));

describe('creating', () => {
  it('trims and stores what was entered', async () => {
    const { status, data } = await call('POST', '/create', {
      ...home,
      street: '  12, Cross Cut Road ',
      type: 3,
      othersType: ' அம்மா வீடு ',
      doorNo: '4B',
      receiverName: 'Kavitha',
      receiverPhone: '9876543210',
      instructions: '  ',
      isDefault: true,
    });
    expect(status).toBe(200);
    expect(data.currentAddress).toEqual({
      _id: expect.any(String),
      type: 3,
      othersType: 'அம்மா வீடு',
      street: '12, Cross Cut Road',
      doorNo: '4B',
      landmark: 'Near the bus stand',
      receiverName: 'Kavitha',
      receiverPhone: '9876543210',
      instructions: null,
      location: INSIDE,
      isDefault: true,
    });
    expect(await rowsOf(kavitha)).toMatchObject([{ id: data.currentAddress._id, lat: 11.0172, lng: 76.9672 }]);
  });

  it('makes the first address the default, and the next only on request', async () => {
    expect((await create()).isDefault).toBe(true);
    expect((await create()).isDefault).toBe(false);
    const third = await create({ isDefault: true });
    expect(await deproblemsOf(kavitha)).toMatchObject([{ id: third._id }]);
  });

  it('rejects a point outside the delivery area with its message', async () => {
    const outside = { type: 'Point', coordinates: [77.126, 11.0285] };
    const rejected = await call('POST', '/create', { ...home, location: outside });
    expect(rejected).toMatchObject({ status: 409, message: "Sit Tight! We're Coming Soon to your location!" });
    expect(await rowsOf(kavitha)).toEqual([]);
  });

  it('rejects the 21st address', async () => {
    for (let made = 0; made < 20; made++) await create();
    expect(await call('POST', '/create', home)).toMatchObject({
      status: 409,
      message: 'You can keep 20 addresses at most. Please remove one first.',
    });
    expect(await rowsOf(kavitha)).toHaveLength(20);
  });

  it('holds one default and the limit under concurrent creation', async () => {
    for (let made = 0; made < 15; made++) await create();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', '/create', { ...home, isDefault: true })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await rowsOf(kavitha)).toHaveLength(20);
    expect(await deproblemsOf(kavitha)).toHaveLength(1);
  });
});

describe('bad input', () => {
  const nowhere = { type: 'Point', coordinates: [] };
  it.each([
    ['street', { street: undefined }, 'Please Enter Your Street'],
    ['street', { street: '   ' }, 'Please Enter Your Street'],
    ['street', { street: '', doorNo: '4B' }, 'Please Enter Your Street'],
    ['street', { street: 'x'.repeat(301) }, /at most 300/],
    ['receiverName', { receiverName: '\u200b' }, 'Enter the receiver’s name'],
    ['receiverName', { receiverName: 'Amma\nAppa' }, /in one line/],
    ['landmark', { landmark: '' }, 'Please Enter Your Landmark'],
    ['landmark', { landmark: '\u200b\u2060' }, 'Please Enter Your Landmark'],
    ['landmark', { landmark: 5 }, /landmark/i],
    ['type', { type: 4 }, /Home, Work or Other/],
    ['type', { type: '1' }, /Home, Work or Other/],
    ['location', { location: undefined }, 'please choose location from map'],
    ['location', { location: null }, 'please choose location from map'],
    ['location.coordinates', { location: nowhere }, /choose location from map/],
    ['location.coordinates.1', { location: { type: 'Point', coordinates: [76.96, 91] } }, /latitude|location/i],
    ['othersType', { type: 3 }, /name/i],
    ['othersType', { type: 3, othersType: '  ' }, /name/i],
    ['othersType', { type: 1, othersType: 'Hostel' }, /type Other/],
    ['othersType', { type: 3, othersType: 'x'.repeat(41) }, /at most 40/],
    ['receiverPhone', { receiverPhone: '12345' }, /exactly 10 digits/],
    ['doorNo', { doorNo: 'x'.repeat(61) }, /at most 60/],
    ['instructions', { instructions: 'x'.repeat(301) }, /at most 300/],
    ['instructions', { instructions: 'a\0b' }, /instructions/],
    ['isDefault', { isDefault: 'yes' }, /isDefault/],
    ['customerId', { customerId: 'someone' }, /customerId/],
  ])('%s: %j is rejected by field and changes nothing', async (field, fields, pattern) => {
    const { status, data, message } = await call('POST', '/create', { ...home, ...fields });
    expect(status).toBe(400);
    expect(Object.keys(data.fields)).toEqual([field]);
    expect(data.fields[field]).toMatch(pattern);
    expect(message).toEqual([data.fields[field]]);
    expect(await rowsOf(kavitha)).toEqual([]);
  });

  it('reports every bad field at once, in the user’s language', async () => {
    const headers = { ...kavitha.headers, 'accept-language': 'ta' };
    const { status, data } = await call('POST', '/create', { type: 1 }, headers);
    expect(status).toBe(400);
    expect(data.fields).toEqual({
      street: 'உங்கள் தெருவை உள்ளிடவும்',
      landmark: 'அருகிலுள்ள அடையாளத்தை உள்ளிடவும்',
      location: 'வரைபடத்திலிருந்து இடத்தைத் தேர்வு செய்யவும்',
    });
  });

  it('takes an edit under the same rules', async () => {
    const { _id } = await create();
    expect(await call('PUT', '/edit', { ...home, street: 'New Street' })).toMatchObject({ status: 400 });
    expect(await call('PUT', '/edit', { ...home, _id, type: 3 })).toMatchObject({ status: 400 });
    expect(await call('PUT', '/edit', { ...home, _id, street: ' ' })).toMatchObject({ status: 400 });
    const far = { type: 'Point', coordinates: [80.27, 13.08] };
    expect(await call('PUT', '/edit', { ...home, _id, street: 'New Street', location: far })).toMatchObject({
      status: 409,
    });
    expect(await rowsOf(kavitha)).toMatchObject([{ street: home.street, type: 1 }]);
  });
});

describe('the list', () => {
  it('is a plain array: the default first, then the newest', async () => {
    const [a, b, c] = [await create(), await create(), await create()];
    const { data } = await call('GET', '/list');
    expect(data.map(({ _id }: { _id: string }) => _id)).toEqual([a._id, c._id, b._id]);
  });

  it('is empty for a new customer', async () => {
    expect(await call('GET', '/list')).toMatchObject({ status: 200, data: [] });
  });
});

describe('editing', () => {
  it('replaces an address and leaves it the default', async () => {
    const { _id } = await create({ doorNo: '4B', type: 3, othersType: 'Hostel' });
    const { data } = await call('PUT', '/edit', { ...home, _id, street: '7, DB Road', isDefault: false });
    expect(data.currentAddress).toMatchObject({ _id, street: '7, DB Road', type: 1, othersType: null, doorNo: null });
    expect(await deproblemsOf(kavitha)).toMatchObject([{ id: _id, street: '7, DB Road' }]);
  });

  it('moves the default on request', async () => {
    await create();
    const { _id } = await create();
    const { data } = await call('PUT', '/edit', { ...home, _id, isDefault: true });
    expect(data.currentAddress.isDefault).toBe(true);
    expect(await deproblemsOf(kavitha)).toMatchObject([{ id: _id }]);
  });
});

describe('the default', () => {
  it('moves to the chosen address, and choosing it again changes nothing', async () => {
    await create();
    const { _id } = await create();
    for (let times = 0; times < 2; times++) {
      const { status, data } = await call('PUT', `/update/status/${_id}`);
      expect(status).toBe(200);
      expect(data.currentAddress).toMatchObject({ _id, isDefault: true });
      expect(await deproblemsOf(kavitha)).toMatchObject([{ id: _id }]);
    }
  });

  it('stays a single one when several are chosen at once', async () => {
    const made = [await create(), await create(), await create(), await create()];
    const responses = await Promise.all(made.map(({ _id }) => call('PUT', `/update/status/${_id}`)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await deproblemsOf(kavitha)).toHaveLength(1);
  });

  it('stays where it is when the chosen address is not there', async () => {
    const { _id } = await create();
    expect(await call('PUT', '/update/status/nothing-here')).toMatchObject({ status: 404 });
    expect(await deproblemsOf(kavitha)).toMatchObject([{ id: _id }]);
  });

  it('goes to the newest remaining when its address is deleted', async () => {
    const [first, , last] = [await create(), await create(), await create()];
    expect(await call('DELETE', `/delete/${first._id}`)).toMatchObject({ status: 200, data: null });
    expect(await deproblemsOf(kavitha)).toMatchObject([{ id: last._id }]);
  });

  it('stays when another address is deleted, and ends with the last', async () => {
    const [first, second] = [await create(), await create()];
    await call('DELETE', `/delete/${second._id}`);
    expect(await deproblemsOf(kavitha)).toMatchObject([{ id: first._id }]);
    await call('DELETE', `/delete/${first._id}`);
    expect(await rowsOf(kavitha)).toEqual([]);
  });
});

describe("another customer's address", () => {
  it('is not there for anyone else, and stays as it is', async () => {
    const { _id } = await create();
    const { headers } = await loggedInCustomer(shop.deps);
    const before = await rowsOf(kavitha);
    const responses = [
      await call('GET', `/detail/${_id}`, undefined, headers),
      await call('PUT', '/edit', { ...home, _id, street: 'Mine now' }, headers),
      await call('PUT', `/update/status/${_id}`, undefined, headers),
      await call('DELETE', `/delete/${_id}`, undefined, headers),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(responses[0]!.message).toBe('This address is not there.');
    expect(await rowsOf(kavitha)).toEqual(before);
    expect(await call('GET', `/detail/${_id}`)).toMatchObject({ status: 200, data: { _id } });
  });

  it.each([
    ['GET', '/list'],
    ['POST', '/create'],
    ['GET', '/detail/x'],
    ['PUT', '/edit'],
    ['PUT', '/update/status/x'],
    ['DELETE', '/delete/x'],
  ] as const)('is never shown without a login: %s %s', async (method, path) => {
    expect((await call(method, path, method === 'POST' ? home : undefined, {})).status).toBe(401);
    expect((await call(method, path, method === 'POST' ? home : undefined, { token: 'dead' })).status).toBe(401);
  });
});

describe('geocoding and directions', () => {
  it('names a point for visitors, in the user’s language', async () => {
    const { status, data } = await call('GET', '/geocode?lat=11.0172&lng=76.9672', undefined, {
      'accept-language': 'ta',
    });
    expect(status).toBe(200);
    expect(data[0]).toEqual({
      locationName: 'காந்திபுரம், கோயம்புத்தூர், தமிழ்நாடு 641012',
      street: 'காந்திபுரம்',
      city: 'கோயம்புத்தூர்',
      state: 'தமிழ்நாடு',
      pincode: '641012',
    });
  });

  it.each([
    ['', ['lat', 'lng']],
    ['?lat=11', ['lng']],
    ['?lat=&lng=77', ['lat']],
    ['?lat=north&lng=77', ['lat']],
    ['?lat=90.1&lng=77', ['lat']],
    ['?lat=11&lng=-180.1', ['lng']],
    ['?lat=Infinity&lng=77', ['lat']],
  ])('rejects the point %s', async (query, fields) => {
    const { status, data } = await call('GET', `/geocode${query}`, undefined, {});
    expect(status).toBe(400);
    expect(Object.keys(data.fields)).toEqual(fields);
  });

  it('gives directions to visitors', async () => {
    const ends = { from: { lat: 11.0172, lng: 76.9672 }, to: { lat: 10.9995, lng: 77.0265 } };
    const { status, data } = await call('POST', '/directions', ends, {});
    expect(status).toBe(200);
    expect(data).toMatchObject({ distanceMetres: expect.any(Number), durationSeconds: expect.any(Number) });
    expect([data.path[0], data.path.at(-1)]).toEqual([ends.from, ends.to]);
  });

  it.each([
    [{}, ['from', 'to']],
    [{ from: { lat: 11, lng: 77 } }, ['to']],
    [{ from: { lat: 11, lng: 77 }, to: { lat: 11 } }, ['to.lng']],
    [{ from: { lat: 11, lng: 77 }, to: { lat: '11', lng: 77 } }, ['to.lat']],
    [{ from: { lat: 11, lng: 77 }, to: { lat: -91, lng: 181 } }, ['to.lat', 'to.lng']],
  ])('rejects the route %j', async (body, fields) => {
    const { status, data } = await call('POST', '/directions', body, {});
    expect(status).toBe(400);
    expect(Object.keys(data.fields)).toEqual(fields);
  });
});
