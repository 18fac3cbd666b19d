import { otpSends, otpSessions } from '../../db/schema';
import { loginCalls } from '../../testing/loginCalls';
import { makeTestApp, type TestApp } from '../../testing/testApp';

let shop: TestApp;
let calls: ReturnType<typeof loginCalls>;
beforeAll(async () => {
  shop = await makeTestApp({ seed: false });
  calls = loginCalls(shop);
});
afterAll(() => shop.close());

/** Asserts field messages and that nothing changed. */
async function expectRejection(path: string, body: unknown, fields: Record<string, string>, language?: string) {
  const response = await calls.post(path, body, { headers: language ? { 'accept-language': language } : {} });
  expect(response).toMatchObject({
    status: 400,
    body: { status: 400, message: [...new Set(Object.values(fields))], data: { fields } },
  });
  expect(await shop.deps.db.select().from(otpSends)).toEqual([]);
  expect(await shop.deps.db.select().from(otpSessions)).toEqual([]);
}

const MOBILE_MISSING = 'Enter Your Mobile Number';
const MOBILE_WRONG = 'Mobile number must be exactly 10 digits';

describe('the mobile number', () => {
  it.each([[undefined], [''], ['   '], [null]])('is required: %p', (mobileNumber) =>
    expectRejection('/login', { mobileNumber }, { mobileNumber: MOBILE_MISSING }),
  );
  it.each([
    ['987654321'],
    ['98765432101'],
    ['+919876543210'],
    ['98765 43210'],
    ['987654321a'],
    ['௯876543210'],
    [' 9876543210'],
    ["9876543210'--"],
    [9876543210],
    [['9876543210']],
    [{}],
    [true],
  ])('of something else than ten digits is rejected: %p', (mobileNumber) =>
    expectRejection('/login', { mobileNumber }, { mobileNumber: MOBILE_WRONG }),
  );
});

describe('a registration', () => {
  const good = { mobileNumber: '9876543210', name: 'Kavitha', emailId: 'kavitha@example.com' };

  it('names everything that is missing at once', () =>
    expectRejection(
      '/register',
      {},
      { mobileNumber: MOBILE_MISSING, emailId: 'Enter Your email Id', name: 'Enter Your Name' },
    ));
  it.each([[undefined], [''], [' \t '], ['\u200b\u2060 '], ['\u3164'], ['\u2800'], [null]])(
    'requires a name instead of %p',
    (name) => expectRejection('/register', { ...good, name }, { name: 'Enter Your Name' }),
  );
  it.each([
    ['x'.repeat(81)],
    ['Kavitha\nR'],
    ['Kavitha\u2028R'],
    ['\u202eahtivaK'],
    ['Kavitha\tR'],
    [7],
    [['Kavitha']],
  ])('rejects the name %p', (name) =>
    expectRejection('/register', { ...good, name }, { name: 'Enter a name of at most 80 characters in one line' }),
  );
  it.each([[undefined], [''], [null]])('requires an e-mail instead of %p', (emailId) =>
    expectRejection('/register', { ...good, emailId }, { emailId: 'Enter Your email Id' }),
  );
  it.each([
    ['kavitha'],
    ['kavitha@'],
    ['@example.com'],
    ['kavitha@example'],
    ['a b@example.com'],
    ['a@b@example.com'],
    [`${'a'.repeat(250)}@b.in`],
    [5],
  ])('rejects the e-mail %p', (emailId) =>
    expectRejection('/register', { ...good, emailId }, { emailId: 'Enter a valid email Id' }),
  );
  it('rejects an unknown field', () =>
    expectRejection('/register', { ...good, role: 1 }, { role: 'role is not a known field.' }));
});

describe('a code', () => {
  const good = { session_id: 'a-session', mobileNumber: '9876543210', otp: '1234' };

  it.each([[undefined], [''], [null]])('is required: %p', (otp) =>
    expectRejection('/verify/otp', { ...good, otp }, { otp: 'Please enter OTP' }),
  );
  it.each([['123'], ['12345'], ['1'], ['12345678']])('of another length than four digits is rejected: %p', (otp) =>
    expectRejection('/verify/otp', { ...good, otp }, { otp: 'OTP should be exactly 4 digits' }),
  );
  it.each([['12a4'], ['12.4'], ['-123'], [' 123'], ['௧௨௩௪'], [1234]])(
    'of something else than digits is rejected: %p',
    (otp) => expectRejection('/verify/otp', { ...good, otp }, { otp: 'OTP should only contain digits' }),
  );
  it('requires session and number', () =>
    expectRejection(
      '/verify/otp',
      { otp: '1234' },
      { session_id: 'The identifier session_id is missing.', mobileNumber: MOBILE_MISSING },
    ));
  it('is sent again only to a session and number', () =>
    expectRejection(
      '/resend/otp',
      { session_id: 'x'.repeat(65), mobileNumber: '1' },
      { session_id: 'The identifier session_id is not valid.', mobileNumber: MOBILE_WRONG },
    ));
});

describe('a body', () => {
  it('that is no JSON, no object or far too large is rejected with a message', async () => {
    const send = (payload: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/web/customer/login',
        payload,
        headers: { 'content-type': 'application/json' },
      });
    expect((await send('{"mobileNumber":')).json()).toMatchObject({
      status: 400,
      message: 'The request is not valid JSON.',
    });
    expect((await send('["9876543210"]')).json()).toMatchObject({ status: 400 });
    expect((await send(JSON.stringify({ mobileNumber: '9'.repeat(100_000) }))).json()).toMatchObject({ status: 413 });
  });
});

describe('rejections', () => {
  it('come in Tamil', async () => {
    await expectRejection('/login', {}, { mobileNumber: 'உங்கள் கைபேசி எண்ணை உள்ளிடவும்' }, 'ta-IN,ta;q=0.9');
    const unknown = await calls.login('9876543210', { headers: { 'accept-language': 'ta' } });
    expect(unknown.body.message).toBe('இந்த எண் எங்களுக்குப் புதியது. தொடர, கணக்கை உருவாக்கவும்.');
  });

  it('come in Hindi', async () => {
    const otp = { session_id: 'a-session', mobileNumber: '9876543210', otp: '123' };
    await expectRejection('/verify/otp', otp, { otp: 'OTP ठीक 4 अंकों का होना चाहिए' }, 'hi-IN');
    const unknown = await calls.login('9876543210', { headers: { 'accept-language': 'hi' } });
    expect(unknown.body.message).toBe('यह नंबर हमारे यहाँ नया है। आगे बढ़ने के लिए खाता बनाएँ।');
  });
});
