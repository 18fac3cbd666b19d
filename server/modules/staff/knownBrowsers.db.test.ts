import { desc, eq } from 'drizzle-orm';
import type { PersonSessions } from '../../../contract/staffPeople';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { auditLog, knownBrowsers } from '../../db/schema';
import { hashToken } from '../../lib/secrets';
import { loggedInStaff } from '../../testing/loggedInStaff';
import { loginCalls, newNumber } from '../../testing/loginCalls';
import { staffCalls } from '../../testing/staffCalls';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const CODES_AN_HOUR = 5;
const WRONG_A_DAY = 10;
const WRONG_TOTAL = 30;

let shop: TestApp;
let calls: ReturnType<typeof staffCalls>;
beforeAll(async () => {
  const caps = { OTP_CAP_PER_NUMBER_HOUR: String(CODES_AN_HOUR), OTP_WRONG_PER_NUMBER_DAY: String(WRONG_A_DAY) };
  shop = await makeTestApp({ seed: false, env: { ...caps, OTP_WRONG_TOTAL_HOUR: String(WRONG_TOTAL) } });
  calls = staffCalls(shop);
});
afterEach(() => shop.deps.clock.advance(86_400));
afterAll(() => shop.close());

let callers = 0;
const newCaller = () => ({ remoteAddress: `203.0.${callers >> 8}.${++callers & 255}` });
const askFor = (mobileNumber: string, ...browserTokens: string[]) =>
  calls.post('/login', { mobileNumber, ...(browserTokens.length > 0 && { browserTokens }) }, newCaller());
const give = (sent: { data: { session_id: string; mobileNumber: string } }, otp?: string) => {
  const { session_id, mobileNumber } = sent.data;
  return calls.post(
    '/verify',
    { session_id, mobileNumber, otp: otp ?? shop.deps.sms.lastCode(mobileNumber) },
    newCaller(),
  );
};
const logIn = async (mobileNumber: string, ...browserTokens: string[]) =>
  give(await askFor(mobileNumber, ...browserTokens));

const addRider = async () => {
  const { mobileNumber, staffId } = await calls.add(STAFF_ROLE.RIDER);
  const { data } = await logIn(mobileNumber);
  return { mobileNumber, staffId, token: data.token as string, browserToken: data.browserToken as string };
};

/** Strangers type wrong codes of a number, each from a network of their own, until it is paused. */
async function guessUntilPaused(mobileNumber: string) {
  for (let code = 0; code < WRONG_A_DAY / 5; code++) {
    const sent = await askFor(mobileNumber);
    for (let tries = 0; tries < 5; tries++) await give(sent, calls.wrongCode(mobileNumber));
  }
  const paused = await askFor(mobileNumber);
  expect(paused.status).toBe(429);
  return paused;
}

async function askUntilPaused(mobileNumber: string) {
  for (let sent = 0; sent < CODES_AN_HOUR; sent++) await askFor(mobileNumber);
  const paused = await askFor(mobileNumber);
  expect(paused.status).toBe(429);
  return paused;
}

describe('a browser in which a person of the staff logged in before', () => {
  it.each([
    ['asked for too many codes', askUntilPaused],
    ['typed too many wrong codes', guessUntilPaused],
  ])('logs in when strangers have %s', async (_what, pause) => {
    const { mobileNumber, browserToken } = await addRider();
    shop.deps.clock.advance(3600);
    await pause(mobileNumber);
    const known = await logIn(mobileNumber, 'x'.repeat(43), browserToken);
    expect(known.data.next).toBe('IN');
    // It stays the same one.
    expect(known.data).not.toHaveProperty('browserToken');
  });

  it('logs in when strangers have typed too many wrong codes in total, which lock no customer out', async () => {
    const { mobileNumber, browserToken } = await addRider();
    for (let wrong = 0; wrong < WRONG_TOTAL; wrong += 5) {
      const sent = await askFor(`83000000${10 + wrong}`);
      for (let tries = 0; tries < 5; tries++) await give(sent, '000000');
    }
    const paused = await askFor(mobileNumber);
    expect(paused).toMatchObject({ status: 429, message: expect.stringMatching(/at the counter's login/) });
    expect((await logIn(mobileNumber, browserToken)).data.next).toBe('IN');
    expect((await loginCalls(shop).register(newNumber())).status).toBe(200);
  });

  it('is remembered after the second factor only, and passes it in its own lane', async () => {
    const admin = await calls.add(STAFF_ROLE.ADMIN);
    const { key, browserToken } = await calls.enrol(admin);
    const verified = await logIn(admin.mobileNumber);
    expect(verified.data).not.toHaveProperty('browserToken');
    expect(await shop.deps.db.$count(knownBrowsers, eq(knownBrowsers.staffId, admin.staffId))).toBe(1);
    shop.deps.clock.advance(3600);
    await guessUntilPaused(admin.mobileNumber);
    const { data } = await logIn(admin.mobileNumber, browserToken);
    const passed = await calls.post('/factor', { ticket: data.ticket, code: calls.appCode(key) });
    expect(passed).toMatchObject({ status: 200 });
    expect(passed.data).not.toHaveProperty('browserToken');
  });

  it('has caps of its own, and is known for its own person only', async () => {
    const [mani, ravi] = [await addRider(), await addRider()];
    shop.deps.clock.advance(3600);
    for (let sent = 0; sent < CODES_AN_HOUR; sent++) await askFor(mani.mobileNumber, mani.browserToken);
    expect(await askFor(mani.mobileNumber, mani.browserToken)).toMatchObject({
      status: 429,
      message: expect.stringMatching(/in this browser\. Ask a Super Admin to unlock your login/),
    });
    expect((await askFor(mani.mobileNumber)).status).toBe(200);
    await askUntilPaused(ravi.mobileNumber);
    expect((await askFor(ravi.mobileNumber, mani.browserToken)).status).toBe(429);
  });

  it('is stored as a hash, at most five times for a person', async () => {
    const { mobileNumber, staffId, browserToken } = await addRider();
    for (let logins = 0; logins < 5; logins++) {
      shop.deps.clock.advance(3600);
      expect((await logIn(mobileNumber)).data.browserToken).toMatch(/^[\w-]{43}$/);
    }
    const stored = await shop.deps.db.select().from(knownBrowsers).where(eq(knownBrowsers.staffId, staffId));
    expect(stored).toHaveLength(5);
    expect(stored.map(({ tokenHash }) => tokenHash)).not.toContain(hashToken(browserToken));
  });

  it('is forgotten when its login is ended alone, from another browser', async () => {
    const phone = await addRider();
    shop.deps.clock.advance(3600);
    const { data: desk } = await logIn(phone.mobileNumber);
    const call = async (method: 'GET' | 'DELETE', path: string) =>
      (await shop.app.inject({ method, url: `/api/staff/sessions${path}`, headers: { token: desk.token } })).json();
    const { items } = (await call('GET', '')).data as PersonSessions;
    await call('DELETE', `/${items.find(({ isCurrent }) => !isCurrent)!._id}`);
    const left = await shop.deps.db.select().from(knownBrowsers).where(eq(knownBrowsers.staffId, phone.staffId));
    expect(left.map(({ tokenHash }) => tokenHash)).toEqual([hashToken(desk.browserToken)]);
  });

  it('stays known after a logout, and is forgotten when all logins end, by switching off and by a reset', async () => {
    const known = (staffId: string) => shop.deps.db.$count(knownBrowsers, eq(knownBrowsers.staffId, staffId));
    const rider = await addRider();
    await calls.post('/logout', {}, { headers: { token: rider.token } });
    expect(await known(rider.staffId)).toBe(1);
    const { data } = await logIn(rider.mobileNumber, rider.browserToken);
    await calls.post('/end-sessions', {}, { headers: { token: data.token } });
    expect(await known(rider.staffId)).toBe(0);

    const other = await addRider();
    await calls.command(`/${other.mobileNumber}/switch-off`);
    expect(await known(other.staffId)).toBe(0);

    const admin = await calls.add(STAFF_ROLE.ADMIN);
    await calls.enrol(admin);
    expect(await known(admin.staffId)).toBe(1);
    await calls.command(`/${admin.mobileNumber}/reset-factor`);
    expect(await known(admin.staffId)).toBe(0);
  });
});

describe('a person of the staff who is paused', () => {
  it('reads what to do', async () => {
    const { mobileNumber } = await calls.add(STAFF_ROLE.RIDER);
    expect((await askUntilPaused(mobileNumber)).message).toMatch(
      /^Too many codes .+ Use a browser in which you have logged in before, ask a Super Admin to unlock your login, or try again in \d+ minutes\.$/,
    );
  });

  it.each([
    ['codes', askUntilPaused],
    ['wrong codes', guessUntilPaused],
  ])(
    'logs in at once, in a new browser too, when a Super Admin unlocks the login after too many %s',
    async (_what, pause) => {
      const selvi = await loggedInStaff(shop.deps, { role: STAFF_ROLE.SUPER_ADMIN });
      const { mobileNumber, staffId } = await calls.add(STAFF_ROLE.RIDER, 'Mani');
      await pause(mobileNumber);
      const unlocked = await calls.post(`/people/${staffId}/unlock`, {}, { headers: selvi.headers });
      expect(unlocked).toMatchObject({
        status: 200,
        message: 'Mani can log in again at once.',
        data: { secret: null },
      });
      expect((await logIn(mobileNumber)).data.next).toBe('IN');
      const [audited] = await shop.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
      expect(audited).toMatchObject({ action: 'unlockLogin', staffId: selvi.staffId, subjectId: staffId });
    },
  );

  it('passes the second factor again once unlocked, and reads who can do it', async () => {
    const admin = await calls.add(STAFF_ROLE.ADMIN);
    const { key, browserToken } = await calls.enrol(admin);
    const pass = async (code: string) => {
      const { data } = await logIn(admin.mobileNumber, browserToken);
      return calls.post('/factor', { ticket: data.ticket, code });
    };
    shop.deps.clock.advance(3600);
    for (let login = 0; login < WRONG_A_DAY / 5; login++) {
      const { data } = await logIn(admin.mobileNumber, browserToken);
      for (let tries = 0; tries < 5; tries++) await calls.post('/factor', { ticket: data.ticket, code: 'AAAA-BBBB' });
    }
    expect(await pass(calls.appCode(key))).toMatchObject({
      status: 429,
      message: expect.stringMatching(/for your second factor\. Ask a Super Admin to unlock your login/),
    });
    expect((await calls.command(`/${admin.mobileNumber}/unlock`)).status).toBe(200);
    expect((await pass(calls.appCode(key))).status).toBe(200);
  });

  it('can neither unlock themselves nor be unlocked by an Admin', async () => {
    const selvi = await loggedInStaff(shop.deps, { role: STAFF_ROLE.SUPER_ADMIN });
    const arun = await loggedInStaff(shop.deps, { role: STAFF_ROLE.ADMIN });
    const unlock = (staffId: string, { headers }: typeof selvi) =>
      calls.post(`/people/${staffId}/unlock`, {}, { headers });
    expect((await unlock(selvi.staffId, selvi)).status).toBe(409);
    expect((await unlock(selvi.staffId, arun)).status).toBe(403);
    expect((await unlock('nobody', selvi)).status).toBe(404);
  });
});
