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

describe('requesting another code', () => {
  it('too early is rejected with the seconds to wait', async () => {
    const session = await calls.startRegistration();
    shop.deps.clock.advance(12);
    const response = await calls.resend(session);
    expect(response.status).toBe(429);
    expect(response.headers['retry-after']).toBe('18');
    expect(response.body.message).toBe('Please wait 18 seconds before you ask for another code.');
  });

  it('replaces the old one in the same session', async () => {
    const session = await calls.startRegistration();
    const codes = new Set([shop.deps.sms.lastCode(session.mobileNumber)]);
    const oldCode = shop.deps.sms.lastCode(session.mobileNumber);
    // A new code may equal the old one by chance.
    while (codes.size < 2) {
      shop.deps.clock.advance(30);
      const response = await calls.resend(session);
      expect(response.body).toEqual({
        status: 200,
        message: 'We have sent a new code. The old one no longer works.',
        data: { session_id: session.session_id, resendAfterSeconds: 30 },
      });
      codes.add(shop.deps.sms.lastCode(session.mobileNumber));
    }
    expect((await calls.verify(session, oldCode)).status).toBe(409);
    expect((await calls.verify(session)).status).toBe(200);
  });

  it('revives a burnt or expired session, with the name that was registered', async () => {
    const session = await calls.startRegistration();
    for (let tries = 0; tries < 5; tries++) await calls.verify(session, calls.wrongCode(session));
    shop.deps.clock.advance(600);
    expect((await calls.resend(session)).status).toBe(200);
    expect((await calls.verify(session)).body.data).toMatchObject({ name: 'Kavitha' });
  });

  it('twice at once sends one', async () => {
    const session = await calls.startRegistration();
    shop.deps.clock.advance(30);
    const sentBefore = shop.deps.sms.sent.length;
    const responses = await Promise.all([calls.resend(session), calls.resend(session), calls.resend(session)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    expect(shop.deps.sms.sent).toHaveLength(sentBefore + 1);
  });

  it('is rejected for a used or unknown session', async () => {
    const session = await calls.startRegistration();
    await calls.verify(session);
    shop.deps.clock.advance(30);
    expect((await calls.resend(session)).status).toBe(410);
    expect((await calls.resend({ ...session, session_id: 'made-up' })).status).toBe(410);
  });

  it('leaves the old code as it was when the SMS can not be sent', async () => {
    const session = await calls.startRegistration();
    shop.deps.clock.advance(30);
    shop.deps.sms.failure = new Error('the provider is down');
    expect((await calls.resend(session)).status).toBe(500);
    shop.deps.sms.failure = undefined;
    expect((await calls.resend(session)).status).toBe(200);
    expect((await calls.verify(session)).status).toBe(200);
  });
});
