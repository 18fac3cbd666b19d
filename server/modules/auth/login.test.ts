import { eq } from 'drizzle-orm';
import { customers, otpSends, otpSessions } from '../../db/schema';
import { loginCalls, newNumber, type CodeSession } from '../../testing/loginCalls';
import { makeTestApp, type TestApp } from '../../testing/testApp';

let shop: TestApp;
let calls: ReturnType<typeof loginCalls>;
beforeAll(async () => {
  // Seeded with the delivery area, for an address.
  shop = await makeTestApp();
  calls = loginCalls(shop);
});
// Caps cover the last hour: each test starts with full caps.
afterEach(() => shop.deps.clock.advance(3600));
afterAll(() => shop.close());

const customersWith = (mobileNumber: string) =>
  shop.deps.db.select().from(customers).where(eq(customers.mobileNumber, mobileNumber));

describe('registering', () => {
  it('sends a code, and the right code logs the new customer in', async () => {
    const mobileNumber = newNumber();
    const sent = await calls.register(mobileNumber, { name: '  Kavitha R  ' });
    expect(sent.status).toBe(200);
    expect(sent.headers['cache-control']).toBe('no-store');
    expect(sent.body).toEqual({
      status: 200,
      message: `We have sent a code to +91 ${mobileNumber.slice(0, 5)} ${mobileNumber.slice(5)}.`,
      data: { mobileNumber, session_id: expect.any(String), name: 'Kavitha R', resendAfterSeconds: 30, otpLength: 4 },
    });
    expect(shop.deps.sms.sent.at(-1)).toMatchObject({
      mobileNumber,
      // A browser reads the last line (WebOTP).
      text: expect.stringMatching(/^Your Vayal code is \d{4}\. .+\n@localhost #\d{4}$/),
    });

    const verified = await calls.verify({ session_id: sent.body.data.session_id, mobileNumber });
    expect(verified).toMatchObject({ status: 200, body: { message: 'You are logged in.' } });
    expect(verified.body.data).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      name: 'Kavitha R',
      emailId: 'kavitha@example.com',
      browserToken: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect((await calls.detail(verified.body.data.token)).body.data).toMatchObject({ mobileNumber, name: 'Kavitha R' });
  });

  it('makes the language of the page the customer’s, at each login', async () => {
    const session = await calls.startRegistration();
    const logIn = async (opened: CodeSession, language: string) => {
      await calls.verify(opened, undefined, { headers: { 'accept-language': language } });
      return customersWith(session.mobileNumber);
    };
    expect(await logIn(session, 'ta')).toMatchObject([{ language: 'ta' }]);
    const { body } = await calls.login(session.mobileNumber);
    expect(await logIn({ ...session, session_id: body.data.session_id }, 'hi-IN,en;q=0.5')).toMatchObject([
      { language: 'hi' },
    ]);
  });

  it('makes no customer before a code was right', async () => {
    const session = await calls.startRegistration();
    await calls.verify(session, calls.wrongCode(session));
    expect(await customersWith(session.mobileNumber)).toEqual([]);
    expect((await calls.login(session.mobileNumber)).status).toBe(404);
    await calls.verify(session);
    expect(await customersWith(session.mobileNumber)).toHaveLength(1);
  });

  it('of a known number preserves the stored name, and does not reveal it', async () => {
    const { mobileNumber } = await calls.registered();
    const again = await calls.register(mobileNumber, { name: 'Other', emailId: 'other@example.com' });
    expect(again.body.data.name).toBe('Other');
    expect(JSON.stringify(again.body)).not.toContain('Kavitha');
    const verified = await calls.verify({ session_id: again.body.data.session_id, mobileNumber });
    expect(verified.body.data).toMatchObject({ name: 'Kavitha', emailId: 'kavitha@example.com' });
    expect(await customersWith(mobileNumber)).toMatchObject([{ name: 'Kavitha', emailId: 'kavitha@example.com' }]);
  });

  it('twice at once with one number makes one customer and two logins', async () => {
    const mobileNumber = newNumber();
    const first = await calls.startRegistration(mobileNumber);
    const firstCode = shop.deps.sms.lastCode(mobileNumber);
    const second = await calls.startRegistration(mobileNumber);
    const responses = await Promise.all([calls.verify(first, firstCode), calls.verify(second)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await customersWith(mobileNumber)).toHaveLength(1);
  });
});

describe('logging in', () => {
  it('with an unknown number reports that there is no account, and sends nothing', async () => {
    const sentBefore = shop.deps.sms.sent.length;
    const response = await calls.login(newNumber());
    expect(response.status).toBe(404);
    expect(response.body).toEqual({
      status: 404,
      message: 'This number is new here. Create an account to go on.',
      data: null,
    });
    expect(shop.deps.sms.sent).toHaveLength(sentBefore);
  });

  it('with a known number sends a code that logs in', async () => {
    const { mobileNumber } = await calls.registered();
    const sent = await calls.login(mobileNumber);
    expect(sent.body.data).toEqual({
      mobileNumber,
      session_id: expect.any(String),
      resendAfterSeconds: 30,
      otpLength: 4,
    });
    expect((await calls.verify({ session_id: sent.body.data.session_id, mobileNumber })).status).toBe(200);
  });

  it('gives the default address along, once there is one', async () => {
    const { mobileNumber, token } = await calls.registered();
    const address = { street: '12, Cross Cut Road', landmark: 'Near the bus stand', type: 1, isDefault: true };
    const created = await shop.app.inject({
      method: 'POST',
      url: '/api/web/address/create',
      headers: { token },
      payload: { ...address, location: { type: 'Point', coordinates: [76.9672, 11.0172] } },
    });
    const sent = await calls.login(mobileNumber);
    const verified = await calls.verify({ session_id: sent.body.data.session_id, mobileNumber });
    expect(verified.body.data.customerAddress).toMatchObject(address);
    expect(verified.body.data.customerAddress).toEqual(created.json().data.currentAddress);
  });

  it('leaves nothing behind when the SMS can not be sent', async () => {
    const { mobileNumber } = await calls.registered();
    const rows = async () => ({
      sends: (await shop.deps.db.select().from(otpSends)).length,
      sessions: (await shop.deps.db.select().from(otpSessions)).length,
    });
    const before = await rows();
    shop.deps.sms.failure = new Error('the provider is down');
    const response = await calls.login(mobileNumber);
    shop.deps.sms.failure = undefined;
    expect(response).toMatchObject({
      status: 500,
      body: { message: 'We could not send the code. Please try again in a moment.' },
    });
    expect(await rows()).toEqual(before);
  });
});
