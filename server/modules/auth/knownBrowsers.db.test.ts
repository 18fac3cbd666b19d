import { eq } from 'drizzle-orm';
import { customers, knownBrowsers } from '../../db/schema';
import { loginCalls, newNumber, type CodeSession } from '../../testing/loginCalls';
import { makeTestApp, type TestApp } from '../../testing/testApp';

let shop: TestApp;
let calls: ReturnType<typeof loginCalls>;
beforeAll(async () => {
  const env = { OTP_CAP_PER_NUMBER_HOUR: '3', OTP_CAP_PER_CALLER_HOUR: '8', OTP_WRONG_PER_NUMBER_DAY: '6' };
  shop = await makeTestApp({ seed: false, env });
  calls = loginCalls(shop);
});
afterEach(() => shop.deps.clock.advance(86_400));
afterAll(() => shop.close());

let callers = 0;
const newCaller = () => ({ remoteAddress: `203.0.113.${++callers}` });
const sessionOf = (response: { body: { data: CodeSession } }): CodeSession => {
  const { session_id, mobileNumber } = response.body.data;
  return { session_id, mobileNumber };
};
const useUp = async (mobileNumber: string) => {
  for (let sent = 0; sent < 3; sent++) await calls.login(mobileNumber, newCaller());
  expect((await calls.login(mobileNumber, newCaller())).status).toBe(429);
};

describe('a browser that logged in before', () => {
  it("gets codes when strangers have used up the number's and the caller's", async () => {
    const { mobileNumber, browserToken } = await calls.registered();
    const caller = newCaller();
    for (let call = 0; call < 8; call++) await calls.login(newNumber(), caller);
    await useUp(mobileNumber);
    expect((await calls.login(mobileNumber, caller)).status).toBe(429);

    const known = await calls.loginKnown(mobileNumber, ['x'.repeat(43), browserToken], caller);
    expect(known.status).toBe(200);
    const verified = await calls.verify(sessionOf(known), undefined, caller);
    expect(verified.status).toBe(200);
    // It stays the same one.
    expect(verified.body.data.browserToken).toBeUndefined();
  });

  it('gets codes to type when strangers typed too many wrong ones', async () => {
    const { mobileNumber, browserToken } = await calls.registered();
    const [first, second] = [
      await calls.login(mobileNumber, newCaller()),
      await calls.login(mobileNumber, newCaller()),
    ];
    for (const each of [first, second]) {
      const session = sessionOf(each);
      for (let tries = 0; tries < 3; tries++) await calls.verify(session, calls.wrongCode(session), newCaller());
    }
    expect((await calls.verify(sessionOf(second), undefined, newCaller())).status).toBe(429);
    const known = await calls.loginKnown(mobileNumber, [browserToken], newCaller());
    expect((await calls.verify(sessionOf(known), undefined, newCaller())).status).toBe(200);
  });

  it('has caps of its own for codes and for wrong ones', async () => {
    const { mobileNumber, browserToken } = await calls.registered();
    const login = () => calls.loginKnown(mobileNumber, [browserToken], newCaller());
    const [first, second] = [sessionOf(await login()), sessionOf(await login())];
    expect((await login()).status).toBe(200);
    expect((await login()).status).toBe(429);
    // Strangers still have theirs: a thief of the token can't lock the owner out.
    expect((await calls.login(mobileNumber, newCaller())).status).toBe(200);

    for (let tries = 0; tries < 4; tries++) await calls.verify(first, calls.wrongCode(first), newCaller());
    for (let tries = 0; tries < 2; tries++) await calls.verify(second, calls.wrongCode(second), newCaller());
    const rejected = await calls.verify(second, undefined, newCaller());
    expect(rejected).toMatchObject({ status: 429 });
    expect(rejected.body.message).toMatch(/^Too many wrong codes were typed in this browser\./);
  });

  it('keeps its lane when it asks for another code', async () => {
    const { mobileNumber, browserToken } = await calls.registered();
    const session = sessionOf(await calls.loginKnown(mobileNumber, [browserToken], newCaller()));
    await useUp(mobileNumber);
    shop.deps.clock.advance(30);
    expect((await calls.resend(session)).status).toBe(200);
  });

  it('is known for its own number only', async () => {
    const [mine, theirs] = [await calls.registered(), await calls.registered()];
    await useUp(theirs.mobileNumber);
    expect((await calls.loginKnown(theirs.mobileNumber, [mine.browserToken], newCaller())).status).toBe(429);
  });

  it('is forgotten when five others came later', async () => {
    const { mobileNumber, browserToken } = await calls.registered();
    for (let logins = 0; logins < 5; logins++) {
      shop.deps.clock.advance(3600);
      const login = sessionOf(await calls.login(mobileNumber, newCaller()));
      expect((await calls.verify(login)).body.data.browserToken).toMatch(/^[\w-]{43}$/);
    }
    shop.deps.clock.advance(3600);
    await useUp(mobileNumber);
    expect((await calls.loginKnown(mobileNumber, [browserToken], newCaller())).status).toBe(429);
    const [customer] = await shop.deps.db.select().from(customers).where(eq(customers.mobileNumber, mobileNumber));
    expect(await shop.deps.db.$count(knownBrowsers, eq(knownBrowsers.customerId, customer!.id))).toBe(5);
  });

  it('is forgotten when another browser ends all other logins', async () => {
    const { mobileNumber, browserToken } = await calls.registered();
    const other = (await calls.verify(sessionOf(await calls.login(mobileNumber, newCaller())))).body.data;
    expect((await calls.endOthers(other.token)).status).toBe(200);
    shop.deps.clock.advance(3600);
    await useUp(mobileNumber);
    expect((await calls.loginKnown(mobileNumber, [browserToken], newCaller())).status).toBe(429);
    expect((await calls.loginKnown(mobileNumber, [other.browserToken], newCaller())).status).toBe(200);
  });

  it('is stored as a hash', async () => {
    const { browserToken } = await calls.registered();
    const rows = await shop.deps.db.select().from(knownBrowsers);
    expect(JSON.stringify(rows)).not.toContain(browserToken);
  });

  it.each([[['short']], [Array.from({ length: 6 }, () => 'x'.repeat(43))], ['x'.repeat(43)]])(
    'rejects the tokens %j',
    async (browserTokens) => {
      expect((await calls.post('/login', { mobileNumber: newNumber(), browserTokens }, newCaller())).status).toBe(400);
    },
  );
});
