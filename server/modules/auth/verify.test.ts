import { eq } from 'drizzle-orm';
import { customers, otpSessions } from '../../db/schema';
import { loginCalls, type CodeSession } from '../../testing/loginCalls';
import { makeTestApp, type TestApp } from '../../testing/testApp';

let shop: TestApp;
let calls: ReturnType<typeof loginCalls>;
beforeAll(async () => {
  shop = await makeTestApp({ seed: false });
  calls = loginCalls(shop);
});
// Caps cover the last hour: each test starts with full caps.
afterEach(() => shop.deps.clock.advance(3600));
afterAll(() => shop.close());

const customersWith = (mobileNumber: string) =>
  shop.deps.db.select().from(customers).where(eq(customers.mobileNumber, mobileNumber));

const storedSession = async ({ session_id }: CodeSession) => {
  const [row] = await shop.deps.db.select().from(otpSessions).where(eq(otpSessions.sessionId, session_id));
  return row!;
};

describe('a code', () => {
  it('that is wrong is rejected and counted', async () => {
    const session = await calls.startRegistration();
    expect(await calls.verify(session, calls.wrongCode(session))).toMatchObject({
      status: 409,
      body: { status: 409, message: 'This code is not right. You have 4 tries left.' },
    });
    expect((await storedSession(session)).wrongTries).toBe(1);
    expect((await calls.verify(session)).status).toBe(200);
  });

  it('ends on the fifth wrong try, after which even the right one is rejected', async () => {
    const session = await calls.startRegistration();
    const statuses: number[] = [];
    for (let tries = 0; tries < 5; tries++)
      statuses.push((await calls.verify(session, calls.wrongCode(session))).status);
    expect(statuses).toEqual([409, 409, 409, 409, 410]);
    expect(await calls.verify(session)).toMatchObject({
      status: 410,
      body: { message: 'Too many wrong tries. Please ask for a new code.' },
    });
    expect(await customersWith(session.mobileNumber)).toEqual([]);
  });

  it('counts every guess when many come at once', async () => {
    const session = await calls.startRegistration();
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => calls.verify(session, calls.wrongCode(session))),
    );
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(responses.filter(({ status }) => status === 410)).toHaveLength(8);
    expect((await storedSession(session)).wrongTries).toBe(5);
  });

  it('logs in once under concurrent requests', async () => {
    const session = await calls.startRegistration();
    const responses = await Promise.all(Array.from({ length: 6 }, () => calls.verify(session)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410]);
    expect(await calls.verify(session)).toMatchObject({
      status: 410,
      body: { message: 'This code has been used already. Please log in again.' },
    });
  });

  it('is valid for five minutes', async () => {
    const session = await calls.startRegistration();
    shop.deps.clock.advance(299);
    expect((await calls.verify(session, calls.wrongCode(session))).status).toBe(409);
    shop.deps.clock.advance(1);
    expect(await calls.verify(session)).toMatchObject({
      status: 410,
      body: { message: 'This code has expired. Please ask for a new one.' },
    });
  });

  it('never opens another login: neither another session nor another number', async () => {
    const [mine, theirs] = [await calls.startRegistration(), await calls.startRegistration()];
    const myCode = shop.deps.sms.lastCode(mine.mobileNumber);
    const mixed = await calls.verify({ session_id: theirs.session_id, mobileNumber: mine.mobileNumber }, myCode);
    expect(mixed).toMatchObject({
      status: 410,
      body: { message: 'This code is no longer valid. Please log in again.' },
    });
    expect((await calls.verify({ session_id: 'made-up', mobileNumber: mine.mobileNumber }, myCode)).status).toBe(410);
    expect((await storedSession(theirs)).wrongTries).toBe(0);
  });

  it('is stored in no form that shows it, and neither is the token', async () => {
    const session = await calls.startRegistration();
    const code = shop.deps.sms.lastCode(session.mobileNumber);
    expect((await storedSession(session)).codeHash).toMatch(/^[0-9a-f]{64}$/);
    const { token } = (await calls.verify(session, code)).body.data;
    const tokens = await shop.deps.db.query.authTokens.findMany();
    expect(tokens.every(({ tokenHash }) => /^[0-9a-f]{64}$/.test(tokenHash) && tokenHash !== token)).toBe(true);
  });
});
