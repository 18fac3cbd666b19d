import type { InjectOptions } from 'fastify';
import { buildApp } from './app';
import { createAreas } from './areas';
import { newId } from './lib/ids';
import { loggedInCustomer } from './testing/loggedInCustomer';
import { addAddress, type ResponseData } from './testing/shopper';
import { producers } from './db/schema';
import { demoStore } from './db/seed/store';
import { makeTestApp, testSecrets, type TestApp } from './testing/testApp';

// Walks every route: no personal response may be cacheable. A new route must be added to CALLS.

const PACK = 'ml-thinai-500';
const POINT = { type: 'Point', coordinates: [demoStore.delivery.centre.lng, demoStore.delivery.centre.lat] };

interface Person {
  name: string;
  mobileNumber: string;
  token: string;
  spareToken: string;
  addressId: string;
  sessionId: string;
  order: { orderId: string; orderNumber: string; payment: { pageUrl: string } };
}

interface Call extends Omit<InjectOptions, 'method'> {
  /** It is 200 by default. */
  status?: number;
}

const ofCatalogue = (url: string, payload?: object) => () => ({ url: `/api/web/homepage${url}`, payload });
const web = (url: string, payload?: object): Call => ({ url: `/api/web${url}`, ...(payload && { payload }) });
const line = { _id: PACK, quantity: 2 };
const street = { street: '7 Secret Street', landmark: 'Well', type: 1, location: POINT };

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/a',
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
};

/** Cacheable, public responses. */
const CATALOGUE: Record<string, () => Call> = {
  'GET /api/web/homepage/store': ofCatalogue('/store'),
  'GET /api/web/homepage/banner/list': ofCatalogue('/banner/list'),
  'GET /api/web/homepage/offer/list': ofCatalogue('/offer/list'),
  'GET /api/web/homepage/category/list': ofCatalogue('/category/list'),
  'POST /api/web/homepage/category/products/list': ofCatalogue('/category/products/list', {}),
  'POST /api/web/homepage/products': ofCatalogue('/products', { search: 'ragi' }),
  'GET /api/web/homepage/search/suggestions': ofCatalogue('/search/suggestions?q=ragi'),
  'GET /api/web/homepage/product/detail/:slug': ofCatalogue('/product/detail/foxtail-millet-thinai'),
  'GET /api/web/homepage/other/products': ofCatalogue('/other/products'),
  'GET /api/web/homepage/recipe/list': ofCatalogue('/recipe/list'),
  'GET /api/web/homepage/recipe/detail/:slug': ofCatalogue('/recipe/detail/foxtail-millet-dosa'),
  'GET /feeds/google/:language(^[a-z]{2}).xml': () => ({ url: '/feeds/google/en.xml' }),
  'GET /feeds/meta/:language(^[a-z]{2}).csv': () => ({ url: '/feeds/meta/en.csv' }),
  'GET /api/web/homepage/producer/detail/:slug': ofCatalogue('/producer/detail/sample-delta-rice-farm'),
  'GET /api/web/homepage/producer/list': ofCatalogue('/producer/list?q=sample'),
};

/** All others, in an order in which each succeeds. */
const CALLS: Record<string, (person: Person) => Call> = {
  'POST /api/web/customer/login': ({ mobileNumber }) => web('/customer/login', { mobileNumber }),
  'POST /api/web/customer/register': ({ mobileNumber, name }) =>
    web('/customer/register', { mobileNumber, name, emailId: 'secret@example.com' }),
  'POST /api/web/customer/resend/otp': ({ sessionId, mobileNumber }) =>
    web('/customer/resend/otp', { session_id: sessionId, mobileNumber }),
  'POST /api/web/customer/verify/otp': ({ sessionId, mobileNumber }) =>
    web('/customer/verify/otp', { session_id: sessionId, mobileNumber, otp: test.deps.sms.lastCode(mobileNumber) }),
  'POST /api/web/customer/send/otp': () => web('/customer/send/otp', { purpose: 'ERASE' }),
  'GET /api/web/customer/sessions': () => web('/customer/sessions'),
  'GET /api/web/customer/detail': () => web('/customer/detail'),
  'PUT /api/web/customer/update': ({ name }) => web('/customer/update', { name }),
  'PUT /api/web/customer/language': () => web('/customer/language', { language: 'ta' }),
  'GET /api/web/customer/messages': () => web('/customer/messages'),
  'PUT /api/web/customer/messages': () => web('/customer/messages', { group: 'PROGRESS', channel: null }),
  'POST /api/web/customer/messages/email/resume': () => web('/customer/messages/email/resume', {}),
  'POST /api/web/homepage/enquiry': ({ name, mobileNumber }) => ({
    ...web('/homepage/enquiry', { kind: 'SUPPORT', name, mobileNumber, message: 'Where is my parcel?' }),
    headers: { 'idempotency-key': newId() },
  }),
  'GET /api/web/trace/:code': () => ({ ...web('/trace/ABCDEFGHJKLM'), status: 404 }),
  'GET /api/web/trace/documents/:id': () => ({ ...web('/trace/documents/none'), status: 404 }),
  'POST /api/web/homepage/waitlist': ({ mobileNumber }) => web('/homepage/waitlist', { mobileNumber, place: 'Erode' }),
  'POST /api/web/homepage/wishes': () => web('/homepage/wishes', { productIds: ['ml-thinai'] }),
  'POST /api/web/customer/wishlist': () => web('/customer/wishlist', { productId: 'ml-thinai' }),
  'POST /api/web/customer/wishlist/merge': () => web('/customer/wishlist/merge', { productIds: ['ml-thinai'] }),
  'GET /api/web/customer/wishlist': () => web('/customer/wishlist'),
  'DELETE /api/web/customer/wishlist/:productId': () => web('/customer/wishlist/ml-thinai'),
  'POST /api/web/customer/wishlist/alerts': () => ({
    ...web('/customer/wishlist/alerts', { packId: PACK }),
    status: 409,
  }),
  'DELETE /api/web/customer/wishlist/alerts/:packId': () => web(`/customer/wishlist/alerts/${PACK}`),
  'GET /api/web/address/list': () => web('/address/list'),
  'GET /api/web/address/detail/:id': ({ addressId }) => web(`/address/detail/${addressId}`),
  'PUT /api/web/address/edit': ({ addressId }) => web('/address/edit', { _id: addressId, ...street }),
  'PUT /api/web/address/update/status/:id': ({ addressId }) => web(`/address/update/status/${addressId}`),
  'GET /api/web/address/geocode': () => web('/address/geocode?lat=11.0168&lng=76.9558'),
  'POST /api/web/address/directions': () =>
    web('/address/directions', { from: demoStore.delivery.centre, to: { lat: 11.02, lng: 76.96 } }),
  'POST /api/web/order/cart': ({ addressId }) => web('/order/cart', { items: [line], addressId }),
  'POST /api/web/order/create': ({ addressId }) => ({
    ...web('/order/create', { items: [line], addressId, expectedTotal: 19_000 }),
    headers: { 'idempotency-key': newId() },
  }),
  'GET /api/web/order/order/status/:orderId': ({ order }) => web(`/order/order/status/${order.orderId}`),
  'GET /api/web/order/history': () => web('/order/history'),
  'GET /api/web/order/again': () => web('/order/again'),
  'GET /api/web/order/track/:orderId': ({ order }) => web(`/order/track/${order.orderId}`),
  'GET /api/web/order/invoice/:orderId': ({ order }) => ({ ...web(`/order/invoice/${order.orderId}`), status: 404 }),
  'GET /api/web/slot/next': () => web('/slot/next'),
  'GET /api/web/order/complaint/:orderId': ({ order }) => web(`/order/complaint/${order.orderId}`),
  'POST /api/web/order/complaint/:orderId/photo': ({ order }) => ({
    ...web(`/order/complaint/${order.orderId}/photo`),
    status: 409,
  }),
  'POST /api/web/order/complaint/:orderId': ({ order }) => ({
    ...web(`/order/complaint/${order.orderId}`, { lineNo: 1, quantity: 1, kind: 'DAMAGED', text: 'Torn' }),
    status: 409,
  }),
  'GET /api/web/homepage/product/ratings/:productId': () => web('/homepage/product/ratings/ml-thinai'),
  // None of this person's ratings has one: modules/ratings/ratings.db.test.ts.
  'GET /api/web/homepage/rating/photo/:photoId': () => ({ ...web('/homepage/rating/photo/unknown'), status: 404 }),
  'GET /api/web/order/rating/:orderId': ({ order }) => web(`/order/rating/${order.orderId}`),
  'POST /api/web/order/rating/:orderId/photo': ({ order }) => ({
    ...web(`/order/rating/${order.orderId}/photo`),
    status: 409,
  }),
  'POST /api/web/order/rating/:orderId/:productId': ({ order }) => ({
    ...web(`/order/rating/${order.orderId}/ml-thinai`, { stars: 5, text: 'Good', photoIds: [] }),
    status: 409,
  }),
  'PUT /api/web/order/rating/:orderId/:productId': ({ order }) => ({
    ...web(`/order/rating/${order.orderId}/ml-thinai`, { stars: 5, text: 'Good', photoIds: [] }),
    status: 404,
  }),
  'DELETE /api/web/order/rating/:orderId/:productId': ({ order }) => ({
    ...web(`/order/rating/${order.orderId}/ml-thinai`),
    status: 404,
  }),
  'POST /api/web/order/paid/:orderId': ({ order }) => web(`/order/paid/${order.orderId}`, {}),
  'POST /api/web/order/confirm/:orderId': ({ order }) => ({
    ...web(`/order/confirm/${order.orderId}`, { additionId: 'none' }),
    status: 409,
  }),
  // These photos are the shop's, and public for good: modules/shopPictures/shopPictures.db.test.ts.
  'GET /photos/:file': () => ({ url: '/photos/unknown', status: 404 }),
  'GET /pay/sandbox/:paymentId': ({ order }) => ({ url: order.payment.pageUrl }),
  'GET /pay/sandbox/:paymentId/result': ({ order }) => ({ url: `${order.payment.pageUrl}/result` }),
  'POST /pay/sandbox/:paymentId/:outcome': ({ order }) => ({ url: `${order.payment.pageUrl}/pay`, status: 303 }),
  'GET /api/messages/webhook/:provider/:secret': () => ({ url: '/api/messages/webhook/console/x', status: 404 }),
  'POST /api/messages/webhook/:provider/:secret': () => ({
    method: 'POST',
    url: '/api/messages/webhook/nobody/x',
    payload: {},
    status: 404,
  }),
  'GET /api/messages/unsubscribe/:token': () => ({ url: '/api/messages/unsubscribe/made-up', status: 404 }),
  'POST /api/messages/unsubscribe/:token': () => ({
    method: 'POST',
    url: '/api/messages/unsubscribe/made-up',
    status: 404,
  }),
  'POST /api/web/payment/webhook/sandbox': () => ({ ...web('/payment/webhook/sandbox', {}), status: 401 }),
  'POST /api/internal/backups': () => ({ ...atCommandLine('backups'), payload: {}, status: 400 }),
  // There are no backups.
  'POST /api/internal/backups/drill': () => atCommandLine('backups/drill'),
  'POST /api/internal/orders/:orderNumber/advance': ({ order }) => internal(order, 'advance'),
  'GET /api/web/order/cancel/:orderId': ({ order }) => web(`/order/cancel/${order.orderId}`),
  'POST /api/web/order/cancel/:orderId': ({ order }) => web(`/order/cancel/${order.orderId}`, {}),
  'POST /api/internal/orders/:orderNumber/cancel': ({ order }) => internal(order, 'cancel'),
  'POST /api/internal/payments/problems': () => payments('problems'),
  'POST /api/internal/payments/retry': () => payments('retry'),
  'POST /api/internal/payments/return': () => ({
    ...payments('return'),
    payload: { reference: 'unknown', byHand: false },
    status: 404,
  }),
  'POST /api/internal/staff/add': () => ({
    ...atCommandLine('staff/add'),
    payload: { mobileNumber: newStaffNumber(), name: 'Selvi', role: 1, language: 'en' },
  }),
  'POST /api/internal/staff/begin': () => ({ ...atCommandLine('staff/begin'), status: 409 }),
  'POST /api/internal/staff/list': () => atCommandLine('staff/list'),
  'POST /api/internal/staff/:mobileNumber/reset-factor': () => atCommandLine(`staff/${staffNumber}/reset-factor`),
  'POST /api/internal/staff/:mobileNumber/code': () => ({ ...atCommandLine(`staff/${staffNumber}/code`), status: 409 }),
  'POST /api/internal/staff/:mobileNumber/unlock': () => atCommandLine(`staff/${staffNumber}/unlock`),
  'POST /api/internal/staff/:mobileNumber/switch-off': () => ({
    ...atCommandLine(`staff/${staffNumber}/switch-off`),
    status: staffNumber === FIRST_STAFF_NUMBER ? 409 : 200,
  }),
  'POST /api/internal/staff/:mobileNumber/switch-on': () => atCommandLine(`staff/${staffNumber}/switch-on`),
  'GET /api/web/customer/push': () => web('/customer/push'),
  // This shop notifies no browsers.
  'POST /api/web/customer/push': () => ({ ...web('/customer/push', subscription), status: 400 }),
  'DELETE /api/web/customer/push': () => web('/customer/push', { endpoint: subscription.endpoint }),
  'GET /api/web/customer/export': () => web('/customer/export'),
  'POST /api/web/address/create': () => web('/address/create', street),
  'DELETE /api/web/address/delete/:id': ({ addressId }) => web(`/address/delete/${addressId}`),
  'POST /api/web/customer/logout': ({ spareToken }) => ({ ...web('/customer/logout'), headers: { token: spareToken } }),
  'POST /api/web/customer/sessions/end-others': () => web('/customer/sessions/end-others'),
  'POST /api/web/customer/erase': () => ({
    ...web('/customer/erase', { session_id: 'made-up', otp: '1234' }),
    status: 410,
  }),
};

/** Never end, so they are read in modules/live/live.db.test.ts. */
const STREAMS = ['GET /api/web/order/stream/:orderId'];

const atCommandLine = (path: string): Call => ({
  url: `/api/internal/${path}`,
  headers: { 'x-internal-secret': testSecrets.internal },
});
const internal = ({ orderNumber }: Person['order'], what: string) => atCommandLine(`orders/${orderNumber}/${what}`);
const payments = (what: string) => atCommandLine(`payments/${what}`);

/** The only Super Admin can't be switched off. */
const FIRST_STAFF_NUMBER = 8_100_000_001;
let staffNumber = FIRST_STAFF_NUMBER - 1;
const newStaffNumber = () => String(++staffNumber);

const routes: string[] = [];
let test: TestApp;
let app: TestApp['app'];

beforeAll(async () => {
  test = await makeTestApp();
  // The demo alone shows sample producers.
  await test.deps.db.update(producers).set({ isSample: false });
  const areas = createAreas(test.deps);
  const list = areas.list.map((area) => ({
    ...area,
    routes: async (scope: TestApp['app']) => {
      // The staff area's are walked by role: modules/staff/rights.test.ts.
      if (!area.prefix.startsWith('/api/staff'))
        scope.addHook('onRoute', ({ method, url }) => void routes.push(`${String(method)} ${url}`));
      await area.routes(scope);
    },
  }));
  app = await buildApp(test.deps, { ...areas, list });
});
afterAll(async () => {
  await app.close();
  await test.close();
});

async function makePerson(name: string): Promise<Person> {
  const customer = await loggedInCustomer(test.deps, { name });
  const addressId = await addAddress(test.deps, customer.customerId, demoStore.delivery.centre);
  const { mobileNumber, token } = customer;
  const post = async (call: Call) => {
    const response = await app.inject({ method: 'POST', ...call, headers: { token, ...call.headers } });
    expect(response.statusCode).toBe(200);
    return response.json<{ data: ResponseData }>().data;
  };
  const newSession = async () => {
    const { session_id } = await post(web('/customer/login', { mobileNumber }));
    test.deps.clock.advance(60);
    return session_id as string;
  };
  const verified = {
    session_id: await newSession(),
    mobileNumber,
    otp: test.deps.sms.lastCode(mobileNumber),
  };
  const { token: spareToken } = await post(web('/customer/verify/otp', verified));
  const sessionId = await newSession();
  const order = await post({
    ...web('/order/create', { items: [line], addressId, expectedTotal: 19_000 }),
    headers: { 'idempotency-key': newId() },
  });
  return { name, mobileNumber, token, spareToken, addressId, sessionId, order };
}

async function send(route: string, call: Call, token?: string) {
  const { status = 200, headers, ...options } = call;
  const [method = ''] = route.split(' ');
  const response = await app.inject({
    ...options,
    method: method as 'GET',
    headers: { ...(token && { token }), ...headers },
  });
  expect([route, response.statusCode, response.statusCode === status || response.body]).toEqual([route, status, true]);
  return response;
}

/** These must not appear in another customer's response. */
const secretsOf = ({ name, mobileNumber, token, addressId, order }: Person): RegExp =>
  new RegExp([name, mobileNumber, token, addressId, order.orderId].join('|'));

it('covers every route', () => {
  const known = [...Object.keys(CATALOGUE), ...Object.keys(CALLS), ...STREAMS];
  expect(known.sort()).toEqual([...new Set(routes)].filter((route) => !route.startsWith('HEAD ')).sort());
});

it('lets no cache store a personal response', async () => {
  const person = await makePerson('Meenakshi');
  for (const [route, call] of Object.entries(CALLS)) {
    const head = route.replace(/^GET /, 'HEAD ');
    for (const each of head !== route && routes.includes(head) ? [head, route] : [route]) {
      const { headers } = await send(each, call(person), person.token);
      expect([each, headers['cache-control'], headers.etag]).toEqual([each, 'no-store', undefined]);
      expect(headers).not.toHaveProperty('set-cookie');
    }
  }
});

it('returns the same to everyone where responses are cached', async () => {
  const person = await makePerson('Meenakshi');
  for (const [route, call] of Object.entries(CATALOGUE)) {
    const [own, others] = [await send(route, call(), person.token), await send(route, call())];
    expect([route, own.body, own.headers.etag]).toEqual([route, others.body, others.headers.etag]);
    expect([route, secretsOf(person).test(own.body)]).toEqual([route, false]);
  }
});

it('caches nothing of one customer for another', async () => {
  const [meena, valli] = [await makePerson('Meenakshi'), await makePerson('Valli')];
  for (const [route, call] of Object.entries(CALLS)) {
    await send(route, call(meena), meena.token);
    const { body } = await send(route, call(valli), valli.token);
    expect([route, secretsOf(meena).test(body)]).toEqual([route, false]);
  }
});
