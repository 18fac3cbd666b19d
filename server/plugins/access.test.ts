import { ok } from '../lib/envelope';
import type { FastifyContextConfig } from 'fastify';
import { STAFF_ROLE } from '../../contract/staffRights';
import type { FindLogin, FindStaff } from '../lib/area';
import { areaOf } from '../testing/areaOf';
import { makeTestApp, testSecrets, type TestApp } from '../testing/testApp';

const findLogin: FindLogin = async (token) => (token === 'live' ? { customerId: 'c1' } : null);

const findStaff: FindStaff = async (token) =>
  token === 'owner' || token === 'rider'
    ? { staffId: 's1', name: 'Selvi', role: token === 'owner' ? STAFF_ROLE.SUPER_ADMIN : STAFF_ROLE.RIDER }
    : null;

const areas = areaOf(
  async (app) => {
    app.get('/public', { config: { access: 'public' } }, async (request) => ok(await request.optionalCustomer(), ''));
    app.get('/customer', { config: { access: 'customer' } }, async (request) => ok(request.customer, ''));
    app.get('/staff', { config: { access: 'staff', action: 'managePeople' } }, async ({ staff }) => ok(staff, ''));
    app.get('/loopback', { config: { access: 'loopback' } }, async () => ok(null, ''));
    app.get('/confused', { config: { access: 'public' } }, async (request) => ok(request.customer, ''));
  },
  findLogin,
  findStaff,
);

let test: TestApp;
beforeAll(async () => {
  test = await makeTestApp({ areas, seed: false, env: { TRUST_PROXY: '1' } });
});
afterAll(() => test.close());

const get = (path: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  test.app.inject({ url: `/api/web/test/${path}`, headers, remoteAddress });

it('fails to start with a route without access', async () => {
  const undeclared = areaOf(async (app) => {
    app.get('/open', async () => ok(null, ''));
  });
  await expect(makeTestApp({ areas: undeclared, seed: false })).rejects.toThrow(
    'GET /api/web/test/open must say who may call it',
  );
});

it("passes the customer to a customer's route", async () => {
  expect((await get('customer', { token: 'live' })).json()).toMatchObject({ status: 200, data: { customerId: 'c1' } });
});

it.each([
  ['no token', {}, 'Please log in.'],
  ['a dead token', { token: 'dead' }, 'Your login has ended. Please log in again.'],
  ['a token as long as a book', { token: 'x'.repeat(5000) }, 'Your login has ended. Please log in again.'],
])("rejects %s on a customer's route", async (_what, headers, message) => {
  const response = await get('customer', headers);
  expect(response.statusCode).toBe(401);
  expect(response.json()).toEqual({ status: 401, message, data: null });
  expect(response.headers['cache-control']).toBe('no-store');
});

it('accepts no token from a cookie or a query', async () => {
  expect((await get('customer?token=live', { cookie: 'token=live' })).statusCode).toBe(401);
});

it('passes the customer, if any, to a public route', async () => {
  expect((await get('public')).json()).toMatchObject({ data: null });
  expect((await get('public', { token: 'live' })).json()).toMatchObject({ data: { customerId: 'c1' } });
});

it.each(['dead', 'x'.repeat(5000)])(
  'informs a customer on a public route that their login has ended',
  async (token) => {
    expect((await get('public', { token })).json()).toEqual({
      status: 401,
      message: 'Your login has ended. Please log in again.',
      data: null,
    });
  },
);

it('admits no customer to staff routes', async () => {
  expect((await get('staff')).statusCode).toBe(401);
  expect((await get('staff', { token: 'live' })).statusCode).toBe(403);
});

it("admits staff by their role's rights, and says what is not among them", async () => {
  expect((await get('staff', { token: 'owner' })).json()).toMatchObject({ status: 200, data: { staffId: 's1' } });
  expect((await get('staff', { token: 'rider' })).json()).toEqual({
    status: 403,
    message: "Your role can't manage staff. A Super Admin can.",
    data: null,
  });
  expect((await get('customer', { token: 'owner' })).statusCode).toBe(401);
});

it('fails to start with a staff route without an action, or another one with it', async () => {
  const wrong: FastifyContextConfig[] = [{ access: 'staff' }, { access: 'public', action: 'readOrders' }];
  for (const config of wrong) {
    const undeclared = areaOf(async (app) => {
      app.get('/open', { config }, async () => ok(null, ''));
    });
    await expect(makeTestApp({ areas: undeclared, seed: false })).rejects.toThrow('must name an action');
  }
});

it('admits only local programs to loopback routes, whatever a proxy says', async () => {
  const secret = { 'x-internal-secret': testSecrets.internal };
  expect((await get('loopback', secret)).statusCode).toBe(200);
  expect((await get('loopback', secret, '::ffff:127.0.0.1')).statusCode).toBe(200);
  expect((await get('loopback', { ...secret, 'x-forwarded-for': '127.0.0.1' }, '10.0.0.7')).statusCode).toBe(403);
  expect((await get('loopback', { 'x-internal-secret': 'guess' })).statusCode).toBe(403);
  expect((await get('loopback')).statusCode).toBe(403);
});

it('fails where a public route reads the customer', async () => {
  expect((await get('confused', { token: 'live' })).statusCode).toBe(500);
});
