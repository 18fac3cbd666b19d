import type { RouteOptions } from 'fastify';
import { eq } from 'drizzle-orm';
import { mayDo, STAFF_ROLE, type StaffAction, type StaffRole } from '../../../contract/staffRights';
import { buildApp } from '../../app';
import { createAreas } from '../../areas';
import { staff, staffSessions } from '../../db/schema';
import { translations } from '../../lib/messages';
import { loggedInCustomer } from '../../testing/loggedInCustomer';
import { loggedInStaff } from '../../testing/loggedInStaff';
import { makeTestApp, type TestApp } from '../../testing/testApp';

// Walks every route of the staff area, so that a new one is covered without a line here.

/** These come before a login. */
const LOGIN = ['/login', '/resend', '/verify', '/factor', '/enrol', '/enrol/confirm', '/begin', '/begin/confirm'].map(
  (path) => `/api/staff${path}`,
);

type Caller = 'visitor' | 'customer' | 'expired' | 'switched off' | StaffRole;
const CALLERS: Caller[] = ['visitor', 'customer', 'expired', 'switched off', ...Object.values(STAFF_ROLE)];

const routes: { method: string; url: string; action: StaffAction | undefined }[] = [];
const inEnglish = translations.in('en');
let test: TestApp;
let app: TestApp['app'];

beforeAll(async () => {
  test = await makeTestApp();
  const areas = createAreas(test.deps);
  const note = ({ method, url, config }: RouteOptions) => {
    for (const each of [method].flat()) routes.push({ method: each, url, action: config?.action });
  };
  const list = areas.list.map((area) => ({
    ...area,
    routes: async (scope: TestApp['app']) => {
      if (area.prefix.startsWith('/api/staff')) scope.addHook('onRoute', note);
      await area.routes(scope);
    },
  }));
  app = await buildApp(test.deps, { ...areas, list });
});
afterAll(async () => {
  await app.close();
  await test.close();
});

async function tokenOf(caller: Caller): Promise<string | undefined> {
  const { db, clock } = test.deps;
  if (caller === 'visitor') return undefined;
  if (caller === 'customer') return (await loggedInCustomer(test.deps)).token;
  const isRole = typeof caller === 'number';
  const { staffId, token } = await loggedInStaff(test.deps, { role: isRole ? caller : STAFF_ROLE.SALES_PERSON });
  if (caller === 'expired') {
    await db.update(staffSessions).set({ expiresAt: clock.now() }).where(eq(staffSessions.staffId, staffId));
  }
  if (caller === 'switched off') await db.update(staff).set({ active: false }).where(eq(staff.id, staffId));
  return token;
}

/** Rejected calls are read; of admitted ones, which may be streams without an end, only the head. */
async function send(method: string, url: string, token: string | undefined) {
  const response = await app.inject({
    method: method as 'GET',
    url: url.replace(/:\w+/g, 'unknown').replace('*', 'unknown'),
    headers: token === undefined ? {} : { token },
    ...(method !== 'GET' && method !== 'HEAD' && { payload: {} }),
    payloadAsStream: true,
  });
  const { statusCode: status, headers } = response;
  const body = response.stream();
  const isRejected = status === 401 || status === 403;
  let text = '';
  if (isRejected) for await (const part of body) text += String(part);
  else body.destroy();
  return {
    outcome: isRejected ? status : ('admitted' as const),
    cacheControl: headers['cache-control'],
    message: text === '' ? undefined : (JSON.parse(text) as { message: string }).message,
  };
}

function expected(caller: Caller, action: StaffAction | undefined) {
  if (action === undefined) return 'admitted';
  if (typeof caller === 'number') return mayDo(caller, action) ? 'admitted' : 403;
  return caller === 'customer' ? 403 : 401;
}

it('leaves open only what comes before a login', () => {
  const open = routes.filter(({ action }) => action === undefined).map(({ url }) => url);
  expect(open.sort()).toEqual([...LOGIN].sort());
  expect(routes.length).toBeGreaterThan(12);
});

it.each(CALLERS)(
  'admits %s exactly where the rights say so, names what is forbidden, and lets nothing be cached',
  async (caller) => {
    let token = await tokenOf(caller);
    for (const { method, url, action } of routes) {
      const { outcome, cacheControl, message } = await send(method, url, token);
      expect([method, url, outcome, cacheControl]).toEqual([method, url, expected(caller, action), 'no-store']);
      if (outcome === 403 && typeof caller === 'number' && action && method !== 'HEAD') {
        expect([url, message]).toEqual([url, inEnglish(`staff.forbidden.${action}`)]);
      }
      // Some actions end the session.
      if (outcome === 'admitted' && method !== 'GET' && method !== 'HEAD') token = await tokenOf(caller);
    }
  },
);
