import { loginCalls, newNumber, type CodeSession } from '../../testing/loginCalls';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const HOUR = 3600;
const DAY = 24 * HOUR;

let shop: TestApp;
let calls: ReturnType<typeof loginCalls>;
beforeAll(async () => {
  const env = {
    OTP_CAP_PER_NUMBER_HOUR: '100',
    OTP_WRONG_PER_NUMBER_DAY: '6',
    OTP_WRONG_PER_CALLER_HOUR: '8',
    OTP_WRONG_TOTAL_HOUR: '12',
  };
  shop = await makeTestApp({ seed: false, env });
  calls = loginCalls(shop);
});
// Each test starts at the first second of a day.
beforeEach(() => {
  const { clock } = shop.deps;
  clock.set(new Date((Math.floor(clock.now().getTime() / (DAY * 1000)) + 1) * DAY * 1000));
});
afterAll(() => shop.close());

let callers = 0;
const newCaller = () => ({ remoteAddress: `203.0.113.${++callers}` });

const newSession = async (mobileNumber = newNumber()): Promise<CodeSession> => {
  const { body } = await calls.register(mobileNumber, {}, newCaller());
  return { session_id: body.data.session_id, mobileNumber };
};
const guessWrong = (session: CodeSession, caller = newCaller()) =>
  calls.verify(session, calls.wrongCode(session), caller);
const guessRight = (session: CodeSession) => calls.verify(session, undefined, newCaller());

describe('wrong codes', () => {
  it('of one number pause it until the next day, whatever code is sent meanwhile', async () => {
    const { mobileNumber } = await newSession();
    const first = await newSession(mobileNumber);
    for (let tries = 0; tries < 4; tries++) await guessWrong(first);
    const second = await newSession(mobileNumber);
    expect((await guessWrong(second)).status).toBe(409);
    expect((await guessWrong(second)).status).toBe(409);

    const rejected = await guessRight(second);
    expect(rejected).toMatchObject({ status: 429, headers: { 'retry-after': String(DAY) } });
    expect(rejected.body.message).toBe(
      'Too many wrong codes were typed for this number. Please try again in 24 hours, or where you have logged in before.',
    );
    const sentBefore = shop.deps.sms.sent.length;
    expect((await calls.register(mobileNumber, {}, newCaller())).status).toBe(429);
    expect(shop.deps.sms.sent).toHaveLength(sentBefore);
    expect((await guessRight(await newSession())).status).toBe(200);

    shop.deps.clock.advance(DAY);
    expect((await guessRight(await newSession(mobileNumber))).status).toBe(200);
  });

  it('of one caller pause that caller', async () => {
    const caller = newCaller();
    for (let tries = 0; tries < 8; tries++) expect((await guessWrong(await newSession(), caller)).status).toBe(409);
    const session = await newSession();
    const rejected = await guessWrong(session, caller);
    expect(rejected).toMatchObject({ status: 429, headers: { 'retry-after': String(HOUR) } });
    expect(rejected.body.message).toMatch(/from your network\. Please try again in 60 minutes\.$/);
    expect((await guessRight(session)).status).toBe(200);
  });

  it('in the whole shop pause logins in new browsers until the next hour, and say so', async () => {
    const { mobileNumber, browserToken } = await calls.registered();
    const waiting = await newSession();
    for (let tries = 0; tries < 12; tries++) expect((await guessWrong(await newSession())).status).toBe(409);
    const rejected = await guessRight(waiting);
    expect(rejected).toMatchObject({ status: 429, headers: { 'retry-after': String(HOUR) } });
    expect(rejected.body.message).toBe(
      'Too many wrong codes were typed in the shop, so logging in from a new browser pauses. Please try again in 60 minutes.',
    );
    expect((await calls.register(newNumber(), {}, newCaller())).status).toBe(429);

    const known = await calls.loginKnown(mobileNumber, [browserToken], newCaller());
    expect((await guessRight({ session_id: known.body.data.session_id, mobileNumber })).status).toBe(200);

    shop.deps.clock.advance(HOUR);
    expect((await guessRight(await newSession())).status).toBe(200);
  });

  it('are capped under concurrency, and right ones are not counted', async () => {
    const rightOnes = await Promise.all([await newSession(), await newSession()].map(guessRight));
    expect(rightOnes.map(({ status }) => status)).toEqual([200, 200]);
    const sessions: CodeSession[] = [];
    while (sessions.length < 16) sessions.push(await newSession());
    const responses = await Promise.all(sessions.map((session) => guessWrong(session)));
    const count = (wanted: number) => responses.filter(({ status }) => status === wanted).length;
    expect([count(409), count(429)]).toEqual([12, 4]);
  });
});
