import { randomUUID } from 'node:crypto';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { STAFF_ROLE } from '../../../contract/staffRights';
import * as schema from '../../db/schema';
import { createLog } from '../../lib/log';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { loggedInCustomer } from '../../testing/loggedInCustomer';
import { loginCalls, newNumber } from '../../testing/loginCalls';
import { makeTestApp, type TestApp } from '../../testing/testApp';
import { loadPushKeys } from '../../db/pushKeys';
import { FAILED, REFUSED, ToldProvider, UNKNOWN } from '../../testing/toldProvider';
import type { MessageReport, PushCarrier } from '../../ports/messages/port';
import { isStopped } from './contactStops';
import { unsubscribeUrl } from './unsubscribe';

const push: PushCarrier = { name: 'webpush', publicKey: 'a public key', send: async () => ({ state: 'GONE' }) };

let shop: TestApp;
let calls: ReturnType<typeof loginCalls>;
let first: ToldProvider;
let second: ToldProvider;
let whatsApp: ToldProvider;
let selvi: LoggedInStaff;
const logged: string[] = [];
beforeAll(async () => {
  first = new ToldProvider('msg91', true);
  second = new ToldProvider('twilio', false);
  whatsApp = new ToldProvider('whatsapp', true);
  // Codes that stand in no table by chance.
  const env = { OTP_LENGTH: '8', OTP_CAP_PER_PREFIX_HOUR: '20' };
  shop = await makeTestApp({
    env,
    deps: { messageProviders: { sms: [first, second], whatsApp, mail: null, push } },
    log: createLog('trace', { write: (line) => void logged.push(line) }),
  });
  calls = loginCalls(shop);
  selvi = await loggedInStaff(shop.deps, { role: STAFF_ROLE.ADMIN });
  // The first call finds nothing cached: on PGlite, what it reads inside a transaction must come by that transaction.
  expect(await calls.register(newNumber())).toMatchObject({ status: 200 });
  for (const language of ['en', 'ta', 'hi']) await saveTemplate({ language, templateId: `code-${language}` });
});
afterAll(() => shop.close());

const saveTemplate = (change: object) =>
  staffCall('PUT', '/templates', { kind: 'CODE', provider: 'msg91', language: 'en', templateId: 'x', ...change });
async function staffCall(method: 'GET' | 'PUT' | 'POST', path = '', payload?: object) {
  const url = `/api/staff/messages${path}`;
  const response = await shop.app.inject({ method, url, headers: selvi.headers, ...(payload && { payload }) });
  return response.json();
}
const rowsOf = async (mobileNumber: string) =>
  (await shop.deps.db.select().from(schema.messages)).filter((row) => row.mobileNumber === mobileNumber);
const statesOf = async (mobileNumber: string) =>
  (await rowsOf(mobileNumber)).map(({ provider, state, reason }) => [provider, state, reason]).sort();
const spentToday = async () =>
  (await shop.deps.db.select().from(schema.codeSpending)).reduce((sum, { paise }) => sum + paise, 0);
const report = (given: MessageReport) => {
  first.reports = [given];
  return shop.app.inject({ method: 'POST', url: '/api/messages/webhook/msg91/a-secret', payload: {} });
};

describe('a login code', () => {
  it('is the same one by the second provider, in the language of the page, where the first refuses it', async () => {
    const mobileNumber = newNumber();
    first.answers.push(REFUSED);
    const headers = { 'accept-language': 'ta' };
    const { body } = await calls.register(mobileNumber, {}, { headers });
    const [refused, sent] = [first.sent.at(-1), second.sent.at(-1)];
    expect(sent?.variables).toEqual(refused?.variables);
    expect(refused?.templateId).toBe('code-ta');
    expect(sent?.text).toMatch(/^உங்கள் வயல் OTP: \d{8}\. .+\n@localhost #\d{8}$/);
    expect(await statesOf(mobileNumber)).toEqual([
      ['msg91', 'REFUSED', 'BALANCE'],
      ['twilio', 'ACCEPTED', null],
    ]);
    const [otp] = sent?.variables ?? [];
    expect(await calls.verify({ session_id: body.data.session_id, mobileNumber }, otp)).toMatchObject({ status: 200 });
  });

  it('costs nothing and counts nowhere when no provider can have sent it', async () => {
    const mobileNumber = newNumber();
    const before = await spentToday();
    for (let tried = 0; tried < 7; tried += 1) {
      first.answers.push(FAILED);
      second.answers.push(REFUSED);
      expect(await calls.register(mobileNumber)).toMatchObject({ status: 500 });
    }
    expect(await spentToday()).toBe(before);
  });

  it('is rejected where the providers’ keys are wrong: staff hear so, and customers go on browsing', async () => {
    for (const provider of [first, second])
      provider.answers.push({ state: 'REFUSED', reason: 'KEY', detail: 'Authenticate' });
    expect(await calls.register(newNumber())).toMatchObject({ status: 500 });
    expect(await shop.app.inject('/api/web/homepage/store')).toMatchObject({ statusCode: 200 });
    const { data } = await staffCall('GET');
    for (const provider of ['msg91', 'twilio'])
      expect(data.problems).toContainEqual(expect.objectContaining({ provider, reason: 'KEY' }));
  });

  it('may have arrived when a provider gives no answer, and a repeat begins with the other one', async () => {
    const mobileNumber = newNumber();
    first.answers.push(UNKNOWN);
    second.answers.push(FAILED);
    const { status, body } = await calls.register(mobileNumber);
    expect(status).toBe(200);
    shop.deps.clock.advance(30);
    const already = first.sent.length;
    expect(await calls.resend({ session_id: body.data.session_id, mobileNumber })).toMatchObject({ status: 200 });
    expect(first.sent).toHaveLength(already);
    expect(second.sent.at(-1)?.mobileNumber).toBe(mobileNumber);
  });

  it('comes by WhatsApp when asked for, and by SMS where WhatsApp can’t deliver', async () => {
    await saveTemplate({ provider: 'whatsapp', templateId: 'login_code' });
    const mobileNumber = newNumber();
    const { body } = await calls.register(mobileNumber);
    expect(body.data.canUseWhatsApp).toBe(true);
    const session = { session_id: body.data.session_id, mobileNumber, byWhatsApp: true };
    shop.deps.clock.advance(30);
    expect(await calls.resend(session)).toMatchObject({ status: 200 });
    expect(whatsApp.sent.at(-1)).toMatchObject({ mobileNumber, templateId: 'login_code' });
    shop.deps.clock.advance(30);
    whatsApp.answers.push({ state: 'REFUSED', reason: 'NOT_ON_WHATSAPP', detail: '131026' });
    expect(await calls.resend(session)).toMatchObject({ status: 200 });
    expect(first.sent.at(-1)?.variables).toEqual(whatsApp.sent.at(-1)?.variables);
  });

  it('is not sent without a template id to a provider that needs one', async () => {
    await saveTemplate({ language: 'hi', templateId: '' });
    const already = first.sent.length;
    const mobileNumber = newNumber();
    await calls.register(mobileNumber, {}, { headers: { 'accept-language': 'hi' } });
    expect(first.sent).toHaveLength(already);
    expect(await statesOf(mobileNumber)).toContainEqual(['msg91', 'REFUSED', 'TEMPLATE']);
  });

  it('stands in no table and no log', async () => {
    const mobileNumber = newNumber();
    await calls.register(mobileNumber);
    const code = first.sent.at(-1)?.variables[0] ?? '';
    const tables = Object.values(schema).flatMap((each) => (is(each, PgTable) ? [each] : []));
    const tablesWith = async (word: string) => {
      const counts = await Promise.all(
        tables.map((table) => shop.deps.db.$count(table, sql`${table}::text LIKE ${`%${word}%`}`)),
      );
      return tables.filter((_table, at) => (counts[at] ?? 0) > 0).map((table) => getTableName(table));
    };
    expect(await tablesWith(mobileNumber)).toContain('messages');
    expect(await tablesWith(code)).toEqual([]);
    const lines = logged.join('\n');
    expect(lines).toContain('/customer/register');
    expect(lines).not.toContain(code);
  });
});

describe('the limits of codes', () => {
  it('stop strangers who try one number after the other, and hold when they come at once', async () => {
    shop.deps.clock.advance(3600);
    const tried = Array.from({ length: 30 }, (_, at) => calls.register(`77770000${String(at).padStart(2, '0')}`));
    const statuses = (await Promise.all(tried)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it('give strangers no code above the amount of the day; known browsers and the staff get theirs', async () => {
    const known = await (async () => {
      const mobileNumber = newNumber();
      const { body } = await calls.register(mobileNumber);
      const otp = first.sent.at(-1)?.variables[0];
      const verified = await calls.verify({ session_id: body.data.session_id, mobileNumber }, otp);
      return { mobileNumber, browserToken: verified.body.data.browserToken as string };
    })();
    const limit = { codesPerDayPaise: await spentToday() };
    await shop.deps.db
      .update(schema.storeSettings)
      .set({ settings: sql`${schema.storeSettings.settings} || ${JSON.stringify({ messages: limit })}::jsonb` });
    shop.deps.clock.advance(1);
    expect(await calls.register(newNumber())).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^We can’t send more codes to new browsers today/) },
    });
    expect((await staffCall('GET')).data.codesToday).toMatchObject({ limitPaise: limit.codesPerDayPaise });
    expect(await calls.loginKnown(known.mobileNumber, [known.browserToken])).toMatchObject({ status: 200 });
    const sent = second.sent.length + first.sent.length;
    const atDoor = await shop.app.inject({
      method: 'POST',
      url: '/api/staff/login',
      payload: { mobileNumber: selvi.mobileNumber },
    });
    expect(atDoor.statusCode).toBe(200);
    while (second.sent.length + first.sent.length === sent) await new Promise(setImmediate);
    await shop.deps.db
      .update(schema.storeSettings)
      .set({ settings: sql`${schema.storeSettings.settings} - 'messages'` });
    shop.deps.clock.advance(1);
  });
});

describe('a report', () => {
  const send = async () => {
    const mobileNumber = newNumber();
    await calls.register(mobileNumber);
    const [row] = await rowsOf(mobileNumber);
    return { mobileNumber, providerId: row?.providerId ?? '' };
  };

  it('moves a message forward only, whatever the order and however often it comes', async () => {
    const { mobileNumber, providerId } = await send();
    for (const [state, after] of [
      ['SENT', 'SENT'],
      ['DELIVERED', 'DELIVERED'],
      ['SENT', 'DELIVERED'],
      ['REFUSED', 'DELIVERED'],
      ['DELIVERED', 'DELIVERED'],
    ] as const) {
      expect((await report({ providerId, state })).statusCode).toBe(200);
      expect(await statesOf(mobileNumber)).toEqual([['msg91', after, null]]);
    }
  });

  it('counts when it comes before the provider’s answer', async () => {
    const providerId = 'early-1';
    await report({ providerId, state: 'REFUSED', reason: 'NUMBER' });
    const mobileNumber = newNumber();
    first.answers.push({ state: 'ACCEPTED', providerId });
    await calls.register(mobileNumber);
    expect(await statesOf(mobileNumber)).toEqual([['msg91', 'REFUSED', 'NUMBER']]);
  });

  it('of a thousand in one call is stored with the others, by few statements', async () => {
    const [one, two] = [await send(), await send()];
    first.reports = Array.from({ length: 1_000 }, (_, at) => ({ providerId: `other-${at}`, state: 'DELIVERED' }));
    first.reports.push({ providerId: one.providerId, state: 'REFUSED', reason: 'NUMBER' });
    first.reports.push({ providerId: two.providerId, state: 'READ' }, { providerId: two.providerId, state: 'SENT' });
    const call = () => shop.app.inject({ method: 'POST', url: '/api/messages/webhook/msg91/a-secret', payload: {} });
    expect((await shop.statements.during(call)).length).toBeLessThan(15);
    expect(await statesOf(one.mobileNumber)).toEqual([['msg91', 'REFUSED', 'NUMBER']]);
    expect(await statesOf(two.mobileNumber)).toEqual([['msg91', 'READ', null]]);
    expect(await shop.deps.db.$count(schema.earlyReports, sql`provider_id LIKE 'other-%'`)).toBe(1_000);
  });

  it('of more than three megabytes is not read', async () => {
    first.reports = [{ providerId: 'too large', state: 'SENT' }];
    const payload = Buffer.alloc(3 * 1024 * 1024 + 1);
    const headers = { 'content-type': 'application/json' };
    const url = '/api/messages/webhook/msg91/a-secret';
    expect(await shop.app.inject({ method: 'POST', url, headers, payload })).toMatchObject({ statusCode: 413 });
    expect(await shop.deps.db.$count(schema.earlyReports, sql`provider_id = 'too large'`)).toBe(0);
  });

  it('about an unknown message, or to an unknown provider, changes nothing', async () => {
    expect((await report({ providerId: 'nobody’s', state: 'DELIVERED' })).statusCode).toBe(200);
    const elsewhere = await shop.app.inject({ method: 'POST', url: '/api/messages/webhook/nobody/x', payload: {} });
    expect(elsewhere.statusCode).toBe(404);
  });
});

describe('the staff’s page', () => {
  it('shows the text to register, the providers, the month’s cost and what went wrong', async () => {
    const { data } = await staffCall('GET');
    const [english] = data.kinds[0].texts;
    expect(english.toRegister).toBe(
      'Your Vayal code is {#numeric#}. It is valid for 5 minutes. Tell it to nobody.\n@localhost #{#numeric#}',
    );
    expect(data.providers).toMatchObject([
      { name: 'msg91', reportUrl: 'http://localhost:3000/api/messages/webhook/msg91/a-secret' },
      { name: 'twilio', isFirst: false },
      { name: 'whatsapp', channel: 'WHATSAPP', isFirst: true },
      { name: 'webpush', needsTemplate: false },
    ]);
    const { texts } = data.kinds.find(({ kind }: { kind: string }) => kind === 'ON_THE_WAY');
    expect(texts[0].whatsApp).toMatch(/^\S+: your order \{\{1\}\} is on its way\. Tell the rider the code \{\{2\}\} /);
    expect(data.providers[0].costPaise).toBe(
      20 *
        (await shop.deps.db.select().from(schema.messages)).filter(
          (row) => row.provider === 'msg91' && row.pricePaise > 0,
        ).length,
    );
    expect(data.problems[0]).toMatchObject({ provider: 'msg91' });
  });

  it('records who changed a template id, and rejects what is none', async () => {
    await saveTemplate({ templateId: '6740a1f2' });
    const actions = await shop.deps.db.select().from(schema.auditLog);
    expect(actions.at(-1)).toMatchObject({
      action: 'manageMessages',
      subjectId: 'msg91 CODE en',
      before: { templateId: 'code-en' },
      after: { templateId: '6740a1f2' },
    });
    expect(await saveTemplate({ templateId: 'no id' })).toMatchObject({ status: 400 });
    expect(await saveTemplate({ provider: 'console' })).toMatchObject({ status: 404 });
  });

  it('sends an example to one’s own number, at most ten in an hour', async () => {
    const test = () => staffCall('POST', '/test', { kind: 'CODE', provider: 'twilio', language: 'en' });
    second.answers.push(REFUSED);
    expect(await test()).toMatchObject({ data: { state: 'REFUSED', reason: 'BALANCE', detail: 'no balance' } });
    expect(await test()).toMatchObject({ data: { state: 'ACCEPTED', reason: null, detail: null } });
    expect(second.sent.at(-1)).toMatchObject({ mobileNumber: selvi.mobileNumber, variables: ['12345678', '12345678'] });
    const answers = [];
    for (let sent = 2; sent < 12; sent += 1) answers.push((await test()).status);
    expect(answers.at(-1)).toBe(429);
  });
});

describe('the link that ends e-mail', () => {
  const pathFor = (address: string) => {
    const { pathname, search } = new URL(unsubscribeUrl(shop.deps, address, 'ta'));
    return pathname + search;
  };
  const open = async (method: 'GET' | 'POST', url: string) =>
    shop.app.inject({
      method,
      url,
      ...(method === 'POST' && {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      }),
    });
  const stopped = (contact: string) => isStopped(shop.deps.db, { channel: 'EMAIL', contact });

  it('ends it with one click by the mail program, and not when it is only looked at', async () => {
    const path = pathFor('Selvi<b>@customer.example');
    const page = await open('GET', path);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="ta"');
    expect(page.body).toContain('S…@customer.example');
    expect(page.body).not.toMatch(/Selvi|<b>/);
    expect(await stopped('selvi<b>@customer.example')).toBe(false);
    for (let clicked = 0; clicked < 2; clicked += 1)
      expect(await open('POST', path)).toMatchObject({ statusCode: 200 });
    expect(await stopped('selvi<b>@customer.example')).toBe(true);
    expect(await stopped('another@customer.example')).toBe(false);
  });

  it('names no address, and can’t be made up or changed', async () => {
    const path = pathFor('valli@customer.example');
    expect(Buffer.from(path.split(/[/?]/)[4]!, 'base64url').toString('latin1')).not.toContain('valli');
    // Of the last character some bits mean nothing.
    const changed = path.replace(/.(?=.\?)/, (character) => (character === 'A' ? 'B' : 'A'));
    for (const url of [changed, path.replace(/.{4}\?/, '?'), '/api/messages/unsubscribe/made-up'])
      expect(await open('POST', url)).toMatchObject({ statusCode: 404 });
    expect(await stopped('valli@customer.example')).toBe(false);
  });
});

describe('a browser that is to be notified', () => {
  const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
  const makeEndpoint = () => `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
  const call = async (method: 'GET' | 'POST' | 'DELETE', token: string, payload?: object) =>
    shop.app.inject({
      method,
      url: '/api/web/customer/push',
      headers: { token, 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0' },
      ...(payload && { payload }),
    });
  const endpointsOf = async (customerId: string) =>
    (await shop.deps.db.select().from(schema.pushSubscriptions))
      .filter((row) => row.customerId === customerId)
      .map(({ endpoint }) => endpoint)
      .sort();

  it('subscribes with the shop’s key, once, and ends it itself', async () => {
    const { token, customerId } = await loggedInCustomer(shop.deps);
    expect((await call('GET', token)).json()).toMatchObject({ data: { publicKey: 'a public key' } });
    const endpoint = makeEndpoint();
    for (let times = 0; times < 2; times += 1)
      expect(await call('POST', token, { endpoint, keys })).toMatchObject({ statusCode: 200 });
    const [row] = await shop.deps.db
      .select()
      .from(schema.pushSubscriptions)
      .where(sql`${schema.pushSubscriptions.endpoint} = ${endpoint}`);
    expect(row).toMatchObject({ customerId, browser: 'Chrome', ...keys });
    const stranger = await loggedInCustomer(shop.deps);
    await call('DELETE', stranger.token, { endpoint });
    expect(await endpointsOf(customerId)).toEqual([endpoint]);
    await call('DELETE', token, { endpoint });
    expect(await endpointsOf(customerId)).toEqual([]);
  });

  it('belongs to the customer who uses it now, and is one of ten at most', async () => {
    const [before, now] = [await loggedInCustomer(shop.deps), await loggedInCustomer(shop.deps)];
    const endpoints = Array.from({ length: 11 }, makeEndpoint);
    await call('POST', before.token, { endpoint: endpoints.at(-1), keys });
    for (const endpoint of endpoints) {
      shop.deps.clock.advance(1);
      expect(await call('POST', now.token, { endpoint, keys })).toMatchObject({ statusCode: 200 });
    }
    expect(await endpointsOf(before.customerId)).toEqual([]);
    expect(await endpointsOf(now.customerId)).toEqual(endpoints.slice(1).sort());
  });

  it('is at a push service, with whole keys', async () => {
    const { token, customerId } = await loggedInCustomer(shop.deps);
    const endpoint = makeEndpoint();
    for (const body of [
      { endpoint: 'https://127.0.0.1/internal', keys },
      { endpoint: 'http://fcm.googleapis.com/a', keys },
      { endpoint, keys: { ...keys, auth: 'short' } },
      { endpoint: `${endpoint}${'a'.repeat(1_000)}`, keys },
      { endpoint },
    ])
      expect(await call('POST', token, body)).toMatchObject({ statusCode: 400 });
    expect(await endpointsOf(customerId)).toEqual([]);
  });
});

describe('the key pair for web push', () => {
  const load = (...secretKeys: [string, ...string[]]) => loadPushKeys(shop.deps.db, secretKeys, shop.deps.clock.now());

  it('is one for all processes, sealed, and outlives changes of the secret key', async () => {
    const [one, another] = await Promise.all([load('first secret key'), load('first secret key')]);
    expect(one).toEqual(another);
    expect(JSON.stringify(await shop.deps.db.select().from(schema.pushKeys))).not.toContain(one.privateKey);
    expect(await load('second secret key', 'first secret key')).toEqual(one);
    expect(await load('second secret key')).toEqual(one);
  });

  it('is made again, without its subscriptions, where no key opens it', async () => {
    const before = await load('second secret key');
    expect(await load('a lost secret key')).not.toEqual(before);
    expect(await shop.deps.db.select().from(schema.pushSubscriptions)).toEqual([]);
  });

  it('is the one of the settings at the first start, and stays when they change', async () => {
    const given = { publicKey: 'public', privateKey: 'private' };
    const loadGiven = (pair: typeof given) => loadPushKeys(shop.deps.db, ['a key'], shop.deps.clock.now(), pair);
    await shop.deps.db.delete(schema.pushKeys);
    expect(await loadGiven(given)).toEqual(given);
    expect(await loadGiven({ publicKey: 'another', privateKey: 'another' })).toEqual(given);
  });
});

describe('what a person writes by WhatsApp', () => {
  const write = async (mobileNumber: string, text: string, sentAt = shop.deps.clock.now()) => {
    whatsApp.inbound = [{ providerId: randomUUID(), mobileNumber, name: 'Selvi', text, sentAt }];
    const url = '/api/messages/webhook/whatsapp/a-secret';
    expect(await shop.app.inject({ method: 'POST', url, payload: {} })).toMatchObject({ statusCode: 200 });
    whatsApp.inbound = [];
  };
  const isOver = (contact: string) => isStopped(shop.deps.db, { channel: 'WHATSAPP', contact });
  const consentsOf = async (id: string) =>
    (await shop.deps.db.select().from(schema.whatsAppConsents)).filter(({ customerId }) => customerId === id);

  it.each([
    ['STOP', 'en'],
    [' stop. ', 'en'],
    ['நிறுத்து', 'ta'],
    ['रोकें', 'hi'],
  ])('ends it with %s, with the proof', async (text, language) => {
    const { customerId, mobileNumber } = await loggedInCustomer(shop.deps);
    for (let delivered = 0; delivered < 2; delivered += 1) await write(mobileNumber, text);
    expect(await isOver(mobileNumber)).toBe(true);
    const proof = { isGiven: false, source: 'STOP', wording: text.trim(), language, mobileNumber };
    expect(await consentsOf(customerId)).toMatchObject([proof]);
  });

  it('ends it for a number that is no customer’s, too', async () => {
    await write('6123456789', 'Stop');
    expect(await isOver('6123456789')).toBe(true);
  });

  it('ends nothing that was agreed to after it was written', async () => {
    const { customerId, mobileNumber } = await loggedInCustomer(shop.deps);
    const written = shop.deps.clock.now();
    shop.deps.clock.advance(60);
    await shop.deps.db.insert(schema.whatsAppConsents).values({
      id: randomUUID(),
      customerId,
      mobileNumber,
      isGiven: true,
      source: 'PROFILE',
      wording: 'I agree',
      language: 'en',
      createdAt: shop.deps.clock.now(),
    });
    await write(mobileNumber, 'STOP', written);
    expect(await isOver(mobileNumber)).toBe(false);
  });

  it('becomes an enquiry otherwise', async () => {
    const { mobileNumber } = await loggedInCustomer(shop.deps);
    await write(mobileNumber, 'Please stop the bus, my order is late');
    expect(await isOver(mobileNumber)).toBe(false);
    const rows = await shop.deps.db.select().from(schema.enquiries);
    expect(rows.filter((row) => row.mobileNumber === mobileNumber)).toHaveLength(1);
  });
});
