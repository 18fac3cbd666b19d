import { desc, eq } from 'drizzle-orm';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { auditLog, staffSessions } from '../../db/schema';
import { hashToken } from '../../lib/secrets';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { staffCalls } from '../../testing/staffCalls';
import { makeTestApp, type TestApp } from '../../testing/testApp';

let test: TestApp;
let me: (token: string) => Promise<number>;
let selvi: LoggedInStaff;
beforeAll(async () => {
  test = await makeTestApp({ seed: false });
  ({ me } = staffCalls(test));
  selvi = await loggedInStaff(test.deps, { role: STAFF_ROLE.SUPER_ADMIN });
});
afterAll(() => test.close());

const call = async (who: LoggedInStaff, method: 'GET' | 'POST' | 'DELETE', path: string) => {
  const response = await test.app.inject({ method, url: `/api/staff${path}`, headers: who.headers });
  return response.json();
};

/** Mani, logged in on a phone too. */
async function makeMani() {
  const mani = await loggedInStaff(test.deps, { role: STAFF_ROLE.RIDER, name: 'Mani' });
  const token = `phone-of-${mani.staffId}`;
  const at = test.deps.clock.now();
  await test.deps.db.insert(staffSessions).values({
    tokenHash: hashToken(token),
    staffId: mani.staffId,
    browser: 'Chrome',
    platform: 'Android',
    createdAt: at,
    lastUsedAt: new Date(at.getTime() - 1000),
    expiresAt: new Date(at.getTime() + 86_400_000),
  });
  return { ...mani, phone: { ...mani, token, headers: { token } } };
}

const actsOn = (staffId: string) =>
  test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, staffId)).orderBy(desc(auditLog.id));

it('lists the own logins with the present one marked, and ends another', async () => {
  const mani = await makeMani();
  const { items } = (await call(mani, 'GET', '/sessions')).data;
  expect(items).toEqual([
    expect.objectContaining({ browser: null, isCurrent: true }),
    {
      _id: expect.any(String),
      browser: 'Chrome',
      platform: 'Android',
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
      isCurrent: false,
    },
  ]);
  expect(JSON.stringify(items)).not.toContain(hashToken(mani.phone.token));
  expect((await call(mani, 'DELETE', `/sessions/${items[1]._id}`)).message).toBe('1 login has ended.');
  expect(await me(mani.phone.token)).toBe(401);
  expect(await me(mani.token)).toBe(200);
  expect(await call(mani, 'DELETE', `/sessions/${items[1]._id}`)).toMatchObject({
    status: 404,
    message: 'This login has ended already.',
  });
  expect(await actsOn(mani.staffId)).toEqual([
    expect.objectContaining({ action: 'endSession', before: { browser: 'Chrome', platform: 'Android' } }),
  ]);
});

it('logs a person out everywhere at their own wish', async () => {
  const mani = await makeMani();
  expect((await call(mani, 'POST', '/end-sessions')).message).toBe('2 logins have ended.');
  expect([await me(mani.token), await me(mani.phone.token)]).toEqual([401, 401]);
  expect(await actsOn(mani.staffId)).toEqual([
    expect.objectContaining({ action: 'endSessions', staffId: mani.staffId, after: { count: 2 } }),
  ]);
});

it("lets a Super Admin end one login of another's, or all", async () => {
  const mani = await makeMani();
  const path = `/people/${mani.staffId}`;
  const { items } = (await call(selvi, 'GET', `${path}/sessions`)).data;
  expect(items).toMatchObject([{ isCurrent: false }, { isCurrent: false }]);
  await call(selvi, 'DELETE', `${path}/sessions/${items[1]._id}`);
  expect([await me(mani.token), await me(mani.phone.token)]).toEqual([200, 401]);
  expect((await call(selvi, 'POST', `${path}/end-sessions`)).message).toBe('1 login has ended.');
  expect(await me(mani.token)).toBe(401);
});

it("ends no login of another's by its id, and knows no unknown person", async () => {
  const [mani, kavya] = [await makeMani(), await loggedInStaff(test.deps, { role: STAFF_ROLE.SALES_PERSON })];
  const { items } = (await call(mani, 'GET', '/sessions')).data;
  expect((await call(kavya, 'DELETE', `/sessions/${items[1]._id}`)).status).toBe(404);
  expect(await me(mani.phone.token)).toBe(200);
  expect((await call(selvi, 'GET', '/people/unknown/sessions')).status).toBe(404);
  expect((await call(selvi, 'POST', '/people/unknown/end-sessions')).status).toBe(404);
});
