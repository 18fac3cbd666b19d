import { eq } from 'drizzle-orm';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { auditLog, otpSessions, staff, staffRecoveryCodes } from '../../db/schema';
import { loginCalls, newNumber } from '../../testing/loginCalls';
import { staffCalls } from '../../testing/staffCalls';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const WIDE_CAPS = { OTP_CAP_PER_CALLER_HOUR: '1000', OTP_CAP_PER_NUMBER_HOUR: '100' };
/** They are as long as staff's, so that length alone rejects neither kind at the other's login. */
const LONG_CODES = { OTP_LENGTH: '6' };

let test: TestApp;
let calls: ReturnType<typeof staffCalls>;
beforeAll(async () => {
  test = await makeTestApp({ seed: false, env: { ...WIDE_CAPS, ...LONG_CODES } });
  calls = staffCalls(test);
});
afterAll(() => test.close());

describe('the code by SMS', () => {
  it.each([STAFF_ROLE.SALES_PERSON, STAFF_ROLE.RIDER])('is all that role %d needs', async (role) => {
    const { mobileNumber, secret } = await calls.add(role);
    expect(secret).toBeNull();
    const { data } = await calls.verify(mobileNumber);
    expect(data.next).toBe('IN');
    expect(await calls.me(data.token)).toBe(200);
  });

  it('is not sent to a number without access, whose response is the same', async () => {
    const { mobileNumber } = await calls.add(STAFF_ROLE.SALES_PERSON);
    const off = await calls.add(STAFF_ROLE.SALES_PERSON);
    await calls.command(`/${off.mobileNumber}/switch-off`);
    const shapeOf = async (number: string) => {
      const { status, message, data } = await calls.post('/login', { mobileNumber: number });
      return { status, message: message.replace(/\d{5} \d{5}/, ''), data: { ...data, session_id: 0, mobileNumber: 0 } };
    };
    const known = await shapeOf(mobileNumber);
    const sent = test.deps.sms.sent.length;
    expect(await shapeOf('8299999999')).toEqual(known);
    expect(await shapeOf(off.mobileNumber)).toEqual(known);
    expect(test.deps.sms.sent).toHaveLength(sent);
  });

  it('is not revealed by a failing SMS, and opens nothing of a customer', async () => {
    const { mobileNumber } = await calls.add(STAFF_ROLE.SALES_PERSON);
    test.deps.sms.failure = new Error('the provider is down');
    expect((await calls.post('/login', { mobileNumber })).status).toBe(200);
    test.deps.sms.failure = undefined;
    const { data } = await calls.post('/login', { mobileNumber });
    const session = { mobileNumber, session_id: data.session_id };
    const asCustomer = (path: string, payload: object) =>
      test.app.inject({ method: 'POST', url: `/api/web/customer${path}`, payload });
    const otp = test.deps.sms.lastCode(mobileNumber);
    expect((await asCustomer('/verify/otp', { ...session, otp })).statusCode).toBe(410);
    test.deps.clock.advance(60);
    expect((await asCustomer('/resend/otp', session)).statusCode).toBe(410);
    expect(await calls.post('/resend', session)).toMatchObject({ status: 200, data: { session_id: data.session_id } });
    expect((await calls.post('/verify', { ...session, otp: test.deps.sms.lastCode(mobileNumber) })).data.next).toBe(
      'IN',
    );
  });

  it('counts wrong tries, and is burnt by the fifth', async () => {
    const { mobileNumber } = await calls.add(STAFF_ROLE.SALES_PERSON);
    const { data } = await calls.post('/login', { mobileNumber });
    const otp = test.deps.sms.lastCode(mobileNumber);
    const wrong = calls.wrongCode(mobileNumber);
    const statuses = [];
    for (let tries = 0; tries < 5; tries++) {
      const body = { mobileNumber, session_id: data.session_id, otp: wrong };
      statuses.push((await calls.post('/verify', body)).status);
    }
    expect(statuses).toEqual([409, 409, 409, 409, 410]);
    expect((await calls.post('/verify', { mobileNumber, session_id: data.session_id, otp })).status).toBe(410);
  });

  it('names the reason when access ended in between', async () => {
    const { mobileNumber } = await calls.add(STAFF_ROLE.SALES_PERSON);
    const { data } = await calls.post('/login', { mobileNumber });
    await calls.command(`/${mobileNumber}/switch-off`);
    const body = { mobileNumber, session_id: data.session_id, otp: test.deps.sms.lastCode(mobileNumber) };
    expect(await calls.post('/verify', body)).toMatchObject({
      status: 403,
      message: 'This number has no access to the counter. A Super Admin can add it.',
    });
  });
});

describe('the second factor', () => {
  it('is enrolled by the one-time secret, once, and stored encrypted', async () => {
    const selvi = await calls.add(STAFF_ROLE.SUPER_ADMIN);
    const ticket = await calls.ticketOf(selvi.mobileNumber);
    expect((await calls.post('/factor', { ticket, code: '123456' })).status).toBe(409);
    expect((await calls.post('/enrol/confirm', { ticket, code: '123456' })).status).toBe(409);
    const typed = selvi.secret!.toLowerCase().replaceAll('-', ' ');
    const { data } = await calls.post('/enrol', { ticket, secret: typed });
    expect(data).toEqual({ key: expect.stringMatching(/^[A-Z2-7]{32}$/), uri: expect.any(String) });
    expect(data.uri).toMatch(
      /^otpauth:\/\/totp\/localhost:Selvi\?issuer=localhost&secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/,
    );

    expect((await calls.post('/enrol/confirm', { ticket, code: 'abcdef' })).status).toBe(409);
    const done = await calls.post('/enrol/confirm', { ticket, code: calls.appCode(data.key) });
    expect(await calls.me(done.data.token)).toBe(200);
    expect(new Set(done.data.recoveryCodes).size).toBe(10);
    const [row] = await test.deps.db.select().from(staff).where(eq(staff.id, selvi.staffId));
    expect(row).toMatchObject({ enrolmentHash: null, factorSeed: expect.not.stringContaining(data.key) });

    const again = await calls.ticketOf(selvi.mobileNumber);
    expect((await calls.post('/enrol', { ticket: again, secret: selvi.secret })).status).toBe(409);
    expect((await calls.post('/enrol/confirm', { ticket: again, code: calls.appCode(data.key, 1) })).status).toBe(409);
  });

  it('can be enrolled by one of two logins at once', async () => {
    const selvi = await calls.add();
    const tickets = [await calls.ticketOf(selvi.mobileNumber), await calls.ticketOf(selvi.mobileNumber)];
    const offers: string[] = [];
    for (const ticket of tickets) offers.push((await calls.post('/enrol', { ticket, secret: selvi.secret })).data.key);
    const done = await Promise.all(
      tickets.map((ticket, index) => calls.post('/enrol/confirm', { ticket, code: calls.appCode(offers[index]!) })),
    );
    expect(done.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('takes no secret of another person, nor one that is three days old', async () => {
    const [selvi, arun] = [await calls.add(), await calls.add()];
    const ticket = await calls.ticketOf(selvi.mobileNumber);
    expect(await calls.post('/enrol', { ticket, secret: arun.secret })).toMatchObject({
      status: 409,
      message: 'This one-time secret is not right. You have 4 tries left.',
    });
    test.deps.clock.advance(3 * 86_400);
    const late = await calls.ticketOf(selvi.mobileNumber);
    expect((await calls.post('/enrol', { ticket: late, secret: selvi.secret })).status).toBe(410);
  });

  it('logs in by a code of the app, each of which counts once, one step early or late', async () => {
    const { mobileNumber, secret } = await calls.add();
    const { key } = await calls.enrol({ mobileNumber, secret });
    const pass = async (code: string) => calls.post('/factor', { ticket: await calls.ticketOf(mobileNumber), code });
    expect(await pass(calls.appCode(key))).toMatchObject({
      status: 409,
      message: expect.stringMatching(/used already/),
    });
    const early = calls.appCode(key, 1);
    expect(await calls.me((await pass(`${early.slice(0, 3)} ${early.slice(3)}`)).data.token)).toBe(200);
    expect((await pass(early)).status).toBe(409);
    test.deps.clock.advance(90);
    expect((await pass(calls.appCode(key, 2))).status).toBe(409);
    expect((await pass(calls.appCode(key, -2))).status).toBe(409);
    expect((await pass(calls.appCode(key, -1))).status).toBe(200);
    expect((await pass(calls.appCode(key))).status).toBe(200);
  });

  it('lets one of two take the same code', async () => {
    const { mobileNumber, secret } = await calls.add();
    const { key } = await calls.enrol({ mobileNumber, secret });
    const tickets = [await calls.ticketOf(mobileNumber), await calls.ticketOf(mobileNumber)];
    test.deps.clock.advance(30);
    const both = await Promise.all(
      tickets.map((ticket) => calls.post('/factor', { ticket, code: calls.appCode(key) })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is replaced by each recovery code once', async () => {
    const { mobileNumber, secret, staffId } = await calls.add();
    const { recoveryCodes } = await calls.enrol({ mobileNumber, secret });
    const stored = await test.deps.db.select().from(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
    expect(stored.map(({ codeHash }) => codeHash)).not.toContain(recoveryCodes[0]);
    const pass = async (code: string) => calls.post('/factor', { ticket: await calls.ticketOf(mobileNumber), code });
    expect(await calls.me((await pass(recoveryCodes[0]!.toLowerCase())).data.token)).toBe(200);
    expect((await pass(recoveryCodes[0]!)).status).toBe(409);
    expect((await pass(recoveryCodes[1]!.replaceAll('-', ''))).status).toBe(200);
    const auditedActions = await test.deps.db.select().from(auditLog).where(eq(auditLog.staffId, staffId));
    expect(auditedActions.map(({ action }) => action)).toEqual(['enrolFactor', 'useRecoveryCode', 'useRecoveryCode']);
  });

  it('invalidates its ticket on the fifth wrong try, and pauses the person after fifteen in a day', async () => {
    const { mobileNumber, secret } = await calls.add();
    const { key, recoveryCodes } = await calls.enrol({ mobileNumber, secret });
    const statuses = [];
    for (let login = 0; login < 3; login++) {
      const ticket = await calls.ticketOf(mobileNumber);
      for (let tries = 0; tries < 6; tries++) {
        statuses.push((await calls.post('/factor', { ticket, code: 'AAAA-BBBB-CCCC-DDDD' })).status);
      }
    }
    expect(statuses).toEqual(Array.from({ length: 3 }, () => [409, 409, 409, 409, 410, 410]).flat());
    const ticket = await calls.ticketOf(mobileNumber);
    expect(await calls.post('/factor', { ticket, code: recoveryCodes[0]! })).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.any(String) },
    });
    test.deps.clock.advance(86_400);
    const next = await calls.ticketOf(mobileNumber);
    expect((await calls.post('/factor', { ticket: next, code: calls.appCode(key) })).status).toBe(200);
  });

  it('needs a ticket that is not older than ten minutes, and that no reset has ended', async () => {
    const { mobileNumber, secret } = await calls.add();
    const { key } = await calls.enrol({ mobileNumber, secret });
    const late = await calls.ticketOf(mobileNumber);
    test.deps.clock.advance(601);
    expect((await calls.post('/factor', { ticket: late, code: calls.appCode(key) })).status).toBe(410);
    const ended = await calls.ticketOf(mobileNumber);
    await calls.command(`/${mobileNumber}/reset-factor`);
    expect((await calls.post('/factor', { ticket: ended, code: calls.appCode(key) })).status).toBe(410);
    expect((await calls.post('/factor', { ticket: 'short', code: '123456' })).status).toBe(400);
    expect((await calls.post('/factor', { ticket: 'x'.repeat(43), code: '' })).status).toBe(400);
  });
});

describe('the caps of codes', () => {
  let capped: TestApp;
  let staffed: ReturnType<typeof staffCalls>;
  beforeEach(async () => {
    const env = { OTP_CAP_PER_CALLER_HOUR: '20', OTP_CAP_PER_NUMBER_HOUR: '5', OTP_CAP_TOTAL_HOUR: '8' };
    capped = await makeTestApp({
      seed: false,
      env: { ...env, OTP_WRONG_TOTAL_HOUR: '6', OTP_WRONG_PER_NUMBER_DAY: '5' },
    });
    staffed = staffCalls(capped);
  });
  afterEach(() => capped.close());

  const wrongCodeOf = (mobileNumber: string) => (capped.deps.sms.lastCode(mobileNumber) === '0000' ? '1111' : '0000');
  /** Uses up the codes of the shop and the wrong codes of a number, from one network. */
  async function attackCustomers(mobileNumber: string): Promise<void> {
    const customers = loginCalls(capped);
    const person = { name: 'Ravi', emailId: 'ravi@example.com' };
    const { body } = await customers.register(mobileNumber, person);
    for (let tries = 0; tries < 5; tries += 1) {
      const session = { session_id: body.data.session_id, mobileNumber };
      await customers.verify(session, wrongCodeOf(mobileNumber));
    }
    let status = 200;
    for (let calls = 0; calls < 30 && status === 200; calls += 1)
      ({ status } = await customers.register(`91000000${String(10 + calls)}`, person));
    expect(status).toBe(429);
  }

  it('of customers lock no staff out, not even with the same number from the same network', async () => {
    const { mobileNumber } = await staffed.add(STAFF_ROLE.RIDER);
    await attackCustomers(mobileNumber);
    expect((await staffed.verify(mobileNumber)).data.next).toBe('IN');
  });

  it('of staff lock no customer out', async () => {
    const { mobileNumber } = await staffed.add(STAFF_ROLE.RIDER);
    const { data } = await staffed.post('/login', { mobileNumber });
    for (let tries = 0; tries < 5; tries += 1)
      await staffed.post('/verify', {
        mobileNumber,
        session_id: data.session_id,
        otp: staffed.wrongCode(mobileNumber),
      });
    expect((await staffed.post('/login', { mobileNumber })).status).toBe(429);
    const statuses = [];
    for (let calls = 0; calls < 20; calls += 1)
      statuses.push((await staffed.post('/login', { mobileNumber: `83000000${String(10 + calls)}` })).status);
    expect(statuses).toContain(429);
    const customers = loginCalls(capped);
    expect((await customers.register(mobileNumber)).status).toBe(200);
    const session = { session_id: '', mobileNumber: newNumber() };
    const { body } = await customers.register(session.mobileNumber);
    expect((await customers.verify({ ...session, session_id: body.data.session_id })).status).toBe(200);
  });
});

it("a code by SMS to staff has six digits, also a second one, where customers' have four", async () => {
  const shop = await makeTestApp({ seed: false });
  const ofShop = staffCalls(shop);
  const { mobileNumber } = await ofShop.add(STAFF_ROLE.RIDER);
  const { data } = await ofShop.post('/login', { mobileNumber });
  expect(data.otpLength).toBe(6);
  expect(shop.deps.sms.lastCode(mobileNumber)).toMatch(/^\d{6}$/);
  const session = { mobileNumber, session_id: data.session_id };
  expect(await ofShop.post('/verify', { ...session, otp: '1234' })).toMatchObject({
    status: 400,
    message: ['OTP should be exactly 6 digits'],
  });
  shop.deps.clock.advance(30);
  await ofShop.post('/resend', session);
  const otp = shop.deps.sms.lastCode(mobileNumber);
  expect(otp).toMatch(/^\d{6}$/);
  expect((await ofShop.post('/verify', { ...session, otp })).data.next).toBe('IN');
  await shop.close();
});

it('stores only hashes of codes and tickets', async () => {
  const { mobileNumber } = await calls.add();
  const ticket = await calls.ticketOf(mobileNumber);
  const rows = JSON.stringify([
    await test.deps.db.select().from(otpSessions),
    await test.deps.db.query.staffTickets.findMany(),
  ]);
  expect(rows).not.toContain(ticket);
});
