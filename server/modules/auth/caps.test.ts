import { buildApp } from '../../app';
import { authCounts, otpSends } from '../../db/schema';
import { loginCalls, newNumber } from '../../testing/loginCalls';
import { makeTestApp, type TestApp } from '../../testing/testApp';

let shop: TestApp;
let calls: ReturnType<typeof loginCalls>;
beforeAll(async () => {
  const env = { OTP_CAP_PER_NUMBER_HOUR: '5', OTP_CAP_PER_CALLER_HOUR: '8', OTP_CAP_TOTAL_HOUR: '12' };
  shop = await makeTestApp({ seed: false, env });
  calls = loginCalls(shop);
});
// A new hour for each test.
afterEach(() => shop.deps.clock.advance(3600));
afterAll(() => shop.close());

let callers = 0;
const newCaller = () => ({ remoteAddress: `203.0.113.${++callers}` });
const statuses = (responses: { status: number }[]) => responses.map(({ status }) => status).sort();
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const secondsToNextHour = () => Math.ceil(3600 - ((shop.deps.clock.now().getTime() / 1000) % 3600));

describe('the cap of codes', () => {
  it('per number reports when the next code is available, and slides', async () => {
    const mobileNumber = newNumber();
    for (let sent = 0; sent < 5; sent++) {
      expect((await calls.register(mobileNumber, {}, newCaller())).status).toBe(200);
      shop.deps.clock.advance(120);
    }
    // 10 minutes after the first.
    const rejected = await calls.register(mobileNumber, {}, newCaller());
    expect(rejected).toMatchObject({
      status: 429,
      headers: { 'retry-after': '3000' },
      body: { message: 'Too many codes were asked for with this number. Please try again in 50 minutes.' },
    });

    shop.deps.clock.advance(2999);
    expect((await calls.register(mobileNumber, {}, newCaller())).headers['retry-after']).toBe('1');
    shop.deps.clock.advance(1);
    expect((await calls.register(mobileNumber, {}, newCaller())).status).toBe(200);
    // Now the second of the first five is the oldest in the window.
    expect((await calls.register(mobileNumber, {}, newCaller())).headers['retry-after']).toBe('120');
  });

  it('per number counts login, register and resend alike, and leaves other numbers alone', async () => {
    const { mobileNumber } = await calls.registered();
    const { body } = await calls.login(mobileNumber, newCaller());
    for (let sent = 2; sent < 5; sent++) {
      shop.deps.clock.advance(30);
      expect((await calls.resend({ session_id: body.data.session_id, mobileNumber })).status).toBe(200);
    }
    shop.deps.clock.advance(30);
    const rejected = await calls.resend({ session_id: body.data.session_id, mobileNumber });
    expect(rejected.status).toBe(429);
    expect(rejected.headers['retry-after']).toBe(String(3600 - 4 * 30));
    expect((await calls.login(mobileNumber, newCaller())).status).toBe(429);
    expect((await calls.register(newNumber(), {}, newCaller())).status).toBe(200);
  });

  it('per caller counts calls, whatever numbers are typed and whatever comes of them', async () => {
    const { mobileNumber } = await calls.registered();
    const caller = newCaller();
    for (let call = 0; call < 4; call++) {
      expect((await calls.login(newNumber(), caller)).status).toBe(404);
      expect((await calls.register(newNumber(), {}, caller)).status).toBe(200);
    }
    const waitSeconds = secondsToNextHour();
    for (const rejected of [await calls.login(newNumber(), caller), await calls.login(mobileNumber, caller)]) {
      expect(rejected).toMatchObject({ status: 429, headers: { 'retry-after': String(waitSeconds) } });
      expect(rejected.body.message).toMatch(/^Too many codes were asked for from your network\./);
    }
    expect((await calls.login(mobileNumber, newCaller())).status).toBe(200);
    shop.deps.clock.advance(waitSeconds);
    expect((await calls.login(newNumber(), caller)).status).toBe(404);
  });

  it('per caller counts resends', async () => {
    const caller = newCaller();
    const { body } = await calls.register(newNumber(), {}, caller);
    const { session_id, mobileNumber } = body.data;
    for (let call = 1; call < 8; call++) expect((await calls.login(newNumber(), caller)).status).toBe(404);
    shop.deps.clock.advance(30);
    expect((await calls.resend({ session_id, mobileNumber }, caller)).status).toBe(429);
  });

  it('per caller lets wider IPv6 networks make more calls, and no more', async () => {
    const probe = async (remoteAddress: string) => (await calls.login(newNumber(), { remoteAddress })).status;
    const probes = async (count: number, addressOf: (index: number) => string) => {
      const found: number[] = [];
      for (let index = 0; index < count; index++) found.push(await probe(addressOf(index)));
      return found.filter((status) => status === 404).length;
    };
    expect(await probes(10, (index) => `2001:db8:1:100::${index}`)).toBe(8);
    // 8 × 4 of the /56.
    expect(await probes(30, (index) => `2001:db8:1:1${(16 + index).toString(16)}::1`)).toBe(24);
    // 8 × 16 of the /48.
    expect(await probes(100, (index) => `2001:db8:1:${(index + 2).toString(16)}00::1`)).toBe(96);
    expect(await probe('2001:db8:2:100::1')).toBe(404);
  });

  it('per caller holds in all processes together', async () => {
    const other = await buildApp(shop.deps);
    const inOther = loginCalls({ ...shop, app: other });
    const caller = newCaller();
    const responses = await Promise.all(times(12, (index) => [calls, inOther][index % 2]!.login(newNumber(), caller)));
    expect(statuses(responses)).toEqual([...times(8, () => 404), ...times(4, () => 429)]);
    await other.close();
  });

  it('of the whole shop applies to every caller', async () => {
    for (let sent = 0; sent < 12; sent++) {
      expect((await calls.register(newNumber(), {}, newCaller())).status).toBe(200);
    }
    expect(await calls.register(newNumber(), {}, newCaller())).toMatchObject({
      status: 429,
      headers: { 'retry-after': String(secondsToNextHour()) },
      body: {
        message: expect.stringMatching(/^We can’t send more codes just now\. Please try again in \d+ minutes?\.$/),
      },
    });
    shop.deps.clock.advance(3600);
    expect((await calls.register(newNumber(), {}, newCaller())).status).toBe(200);
  });

  it('holds under concurrent requests', async () => {
    const sentBefore = shop.deps.sms.sent.length;
    const mobileNumber = newNumber();
    const ofOneNumber = await Promise.all(times(9, () => calls.register(mobileNumber, {}, newCaller())));
    expect(statuses(ofOneNumber)).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429]);
    const ofTheShop = await Promise.all(times(10, () => calls.register(newNumber(), {}, newCaller())));
    expect(statuses(ofTheShop)).toEqual([200, 200, 200, 200, 200, 200, 200, 429, 429, 429]);
    expect(shop.deps.sms.sent).toHaveLength(sentBefore + 12);
  });

  it('stores no address of a caller', async () => {
    await calls.register(newNumber(), {}, { remoteAddress: '198.51.100.77' });
    const rows = [await shop.deps.db.select().from(otpSends), await shop.deps.db.select().from(authCounts)];
    expect(JSON.stringify(rows)).not.toContain('198.51');
  });
});
