import { authTokens, otpSends, otpSessions } from '../../db/schema';
import { createLog } from '../../lib/log';
import { loginCalls, newNumber } from '../../testing/loginCalls';
import { makeTestApp, type TestApp } from '../../testing/testApp';
import { cleanupJob } from './cleanupJob';

let shop: TestApp | undefined;
const open = async (options: Parameters<typeof makeTestApp>[0]) => {
  shop = await makeTestApp({ seed: false, ...options });
  return { shop, calls: loginCalls(shop) };
};
afterEach(async () => {
  await shop?.close();
  shop = undefined;
});

it('shows the code in the response of a demo shop', async () => {
  const { shop, calls } = await open({ env: { DEMO: 'true' } });
  const mobileNumber = newNumber();
  const { body } = await calls.register(mobileNumber);
  expect(body.data.demoCode).toBe(shop.deps.sms.lastCode(mobileNumber));
  shop.deps.clock.advance(30);
  const resent = await calls.resend({ session_id: body.data.session_id, mobileNumber });
  expect(resent.body.data.demoCode).toBe(shop.deps.sms.lastCode(mobileNumber));
});

it('returns how many digits a code has', async () => {
  const { calls } = await open({ env: { OTP_LENGTH: '6' } });
  expect((await calls.register('9876500066')).body.data).toMatchObject({ otpLength: 6 });
});

it('takes longer codes and other limits from the settings', async () => {
  const env = { OTP_LENGTH: '6', OTP_TTL_SECONDS: '60', OTP_MAX_WRONG_TRIES: '2', OTP_RESEND_SECONDS: '10' };
  const { shop, calls } = await open({ env });
  const session = await calls.startRegistration();
  const code = shop.deps.sms.lastCode(session.mobileNumber);
  expect(code).toMatch(/^\d{6}$/);
  expect((await calls.verify(session, '1234')).body.message).toEqual(['OTP should be exactly 6 digits']);
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await calls.verify(session, wrong)).body.message).toBe('This code is not right. You have 1 try left.');
  expect((await calls.verify(session, wrong)).status).toBe(410);
  shop.deps.clock.advance(10);
  expect((await calls.resend(session)).status).toBe(200);
  shop.deps.clock.advance(60);
  expect((await calls.verify(session)).status).toBe(410);
});

it('requires an Indian first digit where the setting is strict, and only there', async () => {
  const { calls } = await open({ env: { MOBILE_FIRST_DIGIT_STRICT: 'true' } });
  for (const response of [await calls.register('5876543210'), await calls.login('0876543210')]) {
    expect(response.status).toBe(400);
    expect(response.body.data.fields).toEqual({ mobileNumber: 'Mobile number must begin with 6, 7, 8 or 9' });
  }
  expect((await calls.register('6876543210')).status).toBe(200);
});

it('takes any ten digits otherwise', async () => {
  const { calls } = await open({});
  expect((await calls.register('0876543210')).status).toBe(200);
});

it('never lets number, code, token, name or e-mail into the log', async () => {
  let log = '';
  const stream = { write: (line: string) => void (log += line) };
  const { shop, calls } = await open({ env: { OTP_LENGTH: '8' }, log: createLog('trace', stream) });
  const session = await calls.startRegistration();
  const code = shop.deps.sms.lastCode(session.mobileNumber);
  await calls.verify(session, code === '00000000' ? '11111111' : '00000000');
  const { token } = (await calls.verify(session)).body.data;
  await calls.detail(token);
  await calls.register('12', { name: 'Kavitha', emailId: 'no e-mail' });
  shop.deps.sms.failure = new Error(`rejected by the provider: ${session.mobileNumber}`);
  await calls.login(session.mobileNumber);
  await calls.logout(token);

  expect(log).toContain('/api/web/customer/verify/otp');
  expect(log).toContain('a login code could not be sent');
  for (const secret of [session.mobileNumber, session.session_id, code, token, 'Kavitha', 'kavitha@example.com']) {
    expect(log).not.toContain(secret);
  }
});

it('sweeps what no rule needs any more, and nothing else', async () => {
  const { shop, calls } = await open({});
  const { db, clock } = shop.deps;
  const rows = async () => ({
    sends: (await db.select().from(otpSends)).length,
    sessions: (await db.select().from(otpSessions)).length,
    tokens: (await db.select().from(authTokens)).length,
  });
  const sweep = () => cleanupJob(shop.deps).run();
  await calls.registered();
  clock.advance(3599);
  await sweep();
  expect(await rows()).toEqual({ sends: 1, sessions: 1, tokens: 1 });
  clock.advance(2);
  await sweep();
  expect(await rows()).toEqual({ sends: 0, sessions: 1, tokens: 1 });
  clock.advance(86_400);
  await sweep();
  expect(await rows()).toEqual({ sends: 0, sessions: 0, tokens: 1 });
  clock.advance(30 * 86_400);
  await sweep();
  expect(await rows()).toEqual({ sends: 0, sessions: 0, tokens: 0 });
});
