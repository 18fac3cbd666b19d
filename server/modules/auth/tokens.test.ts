import { loginCalls } from '../../testing/loginCalls';
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

describe('a token', () => {
  it('that is unknown or missing is 401 with a message', async () => {
    expect(await calls.detail('made-up')).toMatchObject({
      status: 401,
      body: { message: 'Your login has ended. Please log in again.' },
    });
    expect(await calls.detail('')).toMatchObject({ status: 401, body: { message: 'Please log in.' } });
  });

  it('ends with the logout; the other devices of the customer stay logged in', async () => {
    const { mobileNumber, token } = await calls.registered();
    const login = await calls.login(mobileNumber);
    const other = await calls.verify({ session_id: login.body.data.session_id, mobileNumber });
    expect(await calls.logout(token)).toMatchObject({
      status: 200,
      body: { message: 'You are logged out.', data: null },
    });
    expect((await calls.detail(token)).status).toBe(401);
    expect((await calls.logout(token)).status).toBe(401);
    expect((await calls.detail(other.body.data.token)).status).toBe(200);
  });

  it('is valid for 30 days after its last use', async () => {
    const { token } = await calls.registered();
    const day = 86_400;
    for (let days = 0; days < 60; days += 20) {
      shop.deps.clock.advance(20 * day);
      expect((await calls.detail(token)).status).toBe(200);
    }
    shop.deps.clock.advance(30 * day - 1);
    expect((await calls.detail(token)).status).toBe(200);
    shop.deps.clock.advance(30 * day);
    expect((await calls.detail(token)).status).toBe(401);
  });

  it('is written to at most once a day', async () => {
    const { token } = await calls.registered();
    const expiries = async () =>
      (await shop.deps.db.query.authTokens.findMany()).map(({ expiresAt }) => expiresAt.getTime()).sort();
    const atFirst = await expiries();
    shop.deps.clock.advance(86_399);
    await calls.detail(token);
    expect(await expiries()).toEqual(atFirst);
    shop.deps.clock.advance(1);
    await calls.detail(token);
    expect(await expiries()).not.toEqual(atFirst);
  });
});
