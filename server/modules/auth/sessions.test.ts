import { loginCalls, type CodeSession } from '../../testing/loginCalls';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const DAY = 86_400;
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

let shop: TestApp;
let calls: ReturnType<typeof loginCalls>;
beforeAll(async () => {
  shop = await makeTestApp({ seed: false });
  calls = loginCalls(shop);
});
afterEach(() => shop.deps.clock.advance(3600));
afterAll(() => shop.close());

const logIn = async (mobileNumber: string, headers: Record<string, string> = {}): Promise<string> => {
  const { body } = await calls.login(mobileNumber);
  const session: CodeSession = { session_id: body.data.session_id, mobileNumber };
  return (await calls.verify(session, undefined, { headers })).body.data.token;
};

describe('the list of logins', () => {
  it('says where and since when, the last used first, and marks the own one', async () => {
    const { mobileNumber, token } = await calls.registered();
    const since = shop.deps.clock.now().toISOString();
    shop.deps.clock.advance(60);
    const phone = await logIn(mobileNumber, { 'user-agent': CHROME });
    const now = shop.deps.clock.now().toISOString();
    const onPhone = { browser: 'Chrome', platform: 'Android', createdAt: now, lastUsedAt: now };
    // The user agent of app.inject.
    const first = { browser: null, platform: null, createdAt: since, lastUsedAt: since };
    expect((await calls.sessions(token)).body.data).toEqual([
      { ...onPhone, current: false },
      { ...first, current: true },
    ]);
    expect((await calls.sessions(phone)).body.data).toMatchObject([{ current: true }, { current: false }]);

    shop.deps.clock.advance(2 * DAY);
    await calls.detail(token);
    const used = { ...first, lastUsedAt: shop.deps.clock.now().toISOString() };
    expect((await calls.sessions(token)).body.data).toMatchObject([used, onPhone]);
  });

  it("shows neither another customer's nor ended ones", async () => {
    const { mobileNumber, token } = await calls.registered();
    await calls.registered();
    const unused = await logIn(mobileNumber);
    shop.deps.clock.advance(20 * DAY);
    await calls.detail(token);
    shop.deps.clock.advance(10 * DAY);
    expect((await calls.detail(unused)).status).toBe(401);
    expect((await calls.sessions(token)).body.data).toMatchObject([{ current: true }]);
  });

  it('needs a login', async () => {
    expect((await calls.sessions('made-up')).status).toBe(401);
    expect((await calls.endOthers('made-up')).status).toBe(401);
  });
});

describe('ending all other logins', () => {
  it("ends the customer's others, and no other customer's", async () => {
    const { mobileNumber, token } = await calls.registered();
    const [second, third] = [await logIn(mobileNumber), await logIn(mobileNumber)];
    const stranger = await calls.registered();
    expect(await calls.endOthers(token)).toMatchObject({
      status: 200,
      body: { message: '2 other logins have ended.', data: null },
    });
    expect((await calls.detail(second)).status).toBe(401);
    expect((await calls.detail(third)).status).toBe(401);
    expect((await calls.detail(token)).status).toBe(200);
    expect((await calls.detail(stranger.token)).status).toBe(200);
    expect((await calls.sessions(token)).body.data).toHaveLength(1);
  });
});

describe('a login', () => {
  it('ends 180 days after it began, however often it is used', async () => {
    const { token } = await calls.registered();
    for (let days = 0; days < 175; days += 25) {
      shop.deps.clock.advance(25 * DAY);
      expect((await calls.detail(token)).status).toBe(200);
    }
    shop.deps.clock.advance(5 * DAY - 1);
    expect((await calls.detail(token)).status).toBe(200);
    shop.deps.clock.advance(1);
    expect((await calls.detail(token)).status).toBe(401);
  });
});

describe('a code for a confirmation', () => {
  it("goes to the customer's own number, however many codes strangers asked for", async () => {
    const { mobileNumber, token } = await calls.registered();
    for (let sent = 1; sent < 5; sent++) await calls.login(mobileNumber);
    expect((await calls.login(mobileNumber)).status).toBe(429);
    expect(await calls.post('/send/otp', { purpose: 'ERASE' }, { headers: { token } })).toMatchObject({
      status: 200,
      body: { data: { mobileNumber, session_id: expect.any(String), otpLength: 4 } },
    });
  });

  it('has an hourly cap for each login', async () => {
    const { token } = await calls.registered();
    const send = () => calls.post('/send/otp', { purpose: 'EMAIL' }, { headers: { token } });
    for (let sent = 0; sent < 5; sent++) expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
  });

  it('logs no one in', async () => {
    const { mobileNumber, token } = await calls.registered();
    const { session_id, otp } = await calls.confirmation(token, 'ERASE');
    expect((await calls.verify({ session_id, mobileNumber }, otp)).status).toBe(410);
  });

  it.each([[{}], [{ purpose: 'LOGIN' }]])('is for a purpose that is known, not %j', async (body) => {
    const { token } = await calls.registered();
    expect((await calls.post('/send/otp', body, { headers: { token } })).status).toBe(400);
  });

  it('needs a login', async () => {
    expect((await calls.post('/send/otp', { purpose: 'ERASE' })).status).toBe(401);
  });
});
