import { asc, eq } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import { Envelope } from '../../../contract/http';
import { MessageChoices } from '../../../contract/messageChoices';
import type { StopReason } from '../../../contract/messageConstants';
import {
  contactStops,
  customers,
  messagePreferences,
  notifications,
  orders,
  pushSubscriptions,
  whatsAppConsents,
} from '../../db/schema';
import type { MailCarrier, TextProvider } from '../../ports/messages/port';
import { TestSms } from '../../testing/fakes';
import { makeShopper, type Shopper } from '../../testing/shopper';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const ITEMS = [{ _id: 'ml-thinai-500', quantity: 2 }];
const AGREEMENT =
  'With WhatsApp you agree that Vayal writes to you there about your orders. You can leave at any time: here, or by writing STOP.';
const LEAVING = 'When no group uses WhatsApp any more, Vayal no longer writes to you there.';

const unused = async () => ({ state: 'FAILED' as const, detail: 'nothing is sent here' });
const sms = new TestSms();
const whatsApp: TextProvider = { name: 'whatsapp', needsTemplate: true, send: unused };
const mail: MailCarrier = { name: 'smtp', send: unused, close: async () => undefined };
const open = (messageProviders: object) =>
  makeTestApp({
    deps: { messageProviders: { sms: [sms], whatsApp: null, mail: null, push: null, ...messageProviders } },
  });

let shop: TestApp;
let plain: TestApp;
let shopper: Shopper;
beforeAll(async () => {
  shop = await open({ whatsApp, mail });
  plain = await open({});
});
beforeEach(async () => {
  shopper = await makeShopper(shop);
  await shop.deps.db.delete(contactStops);
});
// The newest consent counts.
afterEach(() => shop.deps.clock.advance(60));
afterAll(async () => {
  await shop.close();
  await plain.close();
});

async function call(method: 'GET' | 'PUT' | 'POST', path = '', payload?: unknown, headers: object = {}, of = shop) {
  const response = await of.app.inject({
    method,
    url: `/api/web/customer/messages${path}`,
    headers: { ...shopper.headers, ...headers },
    ...(payload !== undefined && { payload: payload as object }),
  });
  return response.json();
}
const choose = (group: string, channel: string | null, language = 'en') => {
  shop.deps.clock.advance(1);
  return call('PUT', '', { group, channel }, { 'accept-language': language });
};
const channels = ({ data }: { data: MessageChoices }) => data.groups.map(({ channel }) => channel);
const consents = async () =>
  (
    await shop.deps.db
      .select()
      .from(whatsAppConsents)
      .where(eq(whatsAppConsents.customerId, shopper.customerId))
      .orderBy(asc(whatsAppConsents.createdAt))
  ).map(({ isGiven, source, wording, language }) => [isGiven, source, wording, language]);
const stop = (channel: 'WHATSAPP' | 'EMAIL', contact: string, reason: StopReason) =>
  shop.deps.db.insert(contactStops).values({ channel, contact, reason });

describe('a customer’s messages', () => {
  it('come by SMS until they choose, with all that the shop has set up to choose from', async () => {
    const response = await call('GET');
    expect([...Compile(Envelope(MessageChoices)).Errors(response)]).toEqual([]);
    const choices = ['SMS', 'WHATSAPP', 'EMAIL'];
    expect(response.data).toEqual({
      groups: [
        { group: 'NEEDED', channel: 'SMS', choices, canSwitchOff: false },
        { group: 'PROGRESS', channel: 'SMS', choices, canSwitchOff: true },
      ],
      mobileNumber: expect.stringMatching(/^•{6}\d{4}$/),
      emailId: 'kavitha@example.com',
      emailStop: null,
      whatsApp: { agreement: AGREEMENT, leaving: LEAVING, isStopped: false },
      hasPush: false,
    });
    expect((await call('GET', '', undefined, { token: 'unknown' })).status).toBe(401);
  });

  it('follow the choice, group by group', async () => {
    expect(channels(await choose('PROGRESS', null))).toEqual(['SMS', null]);
    expect(channels(await choose('NEEDED', 'EMAIL'))).toEqual(['EMAIL', null]);
    expect(channels(await choose('PROGRESS', 'SMS'))).toEqual(['EMAIL', 'SMS']);
    expect(channels(await call('GET'))).toEqual(['EMAIL', 'SMS']);
    expect(await consents()).toEqual([]);
  });

  it('store each yes and no to WhatsApp in the words that were shown', async () => {
    await choose('PROGRESS', 'WHATSAPP', 'ta');
    await choose('NEEDED', 'WHATSAPP');
    await choose('PROGRESS', 'SMS');
    expect(await consents()).toEqual([[true, 'PROFILE', expect.stringMatching(/^WhatsApp-ஐத் /), 'ta']]);
    expect(channels(await choose('NEEDED', 'SMS'))).toEqual(['SMS', 'SMS']);
    expect((await consents()).slice(1)).toEqual([[false, 'PROFILE', LEAVING, 'en']]);
  });

  it('come by SMS after STOP, and by WhatsApp again only where that is chosen anew', async () => {
    await choose('PROGRESS', 'WHATSAPP');
    await choose('NEEDED', 'WHATSAPP');
    await stop('WHATSAPP', shopper.mobileNumber, 'STOP');
    const stopped = await call('GET');
    expect(channels(stopped)).toEqual(['SMS', 'SMS']);
    expect(stopped.data.whatsApp).toMatchObject({ isStopped: true });
    const again = await choose('PROGRESS', 'WHATSAPP');
    expect(channels(again)).toEqual(['SMS', 'WHATSAPP']);
    expect(again.data.whatsApp).toMatchObject({ isStopped: false });
    expect(await consents()).toHaveLength(2);
  });

  it('leave an address that wants or takes no mail, and say why', async () => {
    await choose('NEEDED', 'EMAIL');
    await stop('EMAIL', 'kavitha@example.com', 'BOUNCED');
    const bounced = await call('GET');
    expect([channels(bounced)[0], bounced.data.emailStop]).toEqual(['SMS', 'BOUNCED']);
    expect(bounced.data.groups[0].choices).toEqual(['SMS', 'WHATSAPP']);
    expect(await choose('NEEDED', 'EMAIL')).toMatchObject({ status: 409 });
    // It is no wish of the customer's, so that they can't undo it.
    expect((await call('POST', '/email/resume', {})).data).toMatchObject({ emailStop: 'BOUNCED' });

    await shop.deps.db.update(contactStops).set({ reason: 'UNSUBSCRIBED' });
    expect((await call('GET')).data).toMatchObject({ emailStop: 'UNSUBSCRIBED' });
    const resumed = await call('POST', '/email/resume', {});
    expect([channels(resumed)[0], resumed.data.emailStop]).toEqual(['EMAIL', null]);
  });

  it('offer only SMS in a shop without WhatsApp and e-mail', async () => {
    shopper = await makeShopper(plain);
    const of = plain;
    const { data } = await call('GET', '', undefined, {}, of);
    expect(data).toMatchObject({ groups: [{ choices: ['SMS'] }, { choices: ['SMS'] }], whatsApp: null });
    const refused = await call('PUT', '', { group: 'NEEDED', channel: 'WHATSAPP' }, {}, of);
    expect(refused).toMatchObject({ status: 409, message: 'This channel can’t be chosen. Please reload the page.' });
    expect(await of.deps.db.$count(whatsAppConsents)).toBe(0);
  });

  it.each<[string, unknown, number]>([
    ['nothing', {}, 400],
    ['an unknown group', { group: 'ADVERTISING', channel: 'SMS' }, 400],
    ['an unknown channel', { group: 'NEEDED', channel: 'FAX' }, 400],
    ['push, which is no choice', { group: 'PROGRESS', channel: 'PUSH' }, 400],
    ['a proof of its own', { group: 'NEEDED', channel: 'WHATSAPP', wording: 'I never agreed' }, 400],
    ['needed messages off', { group: 'NEEDED', channel: null }, 409],
  ])('are not changed by %s', async (_what, body, status) => {
    expect((await call('PUT', '', body)).status).toBe(status);
    expect(await shop.deps.db.select().from(messagePreferences).where(ofShopper())).toEqual([]);
    expect(await consents()).toEqual([]);
  });
});

const ofShopper = () => eq(messagePreferences.customerId, shopper.customerId);

describe('the checkout', () => {
  const QUESTION = 'Order updates from Vayal by WhatsApp';
  const questionOf = async (of: Shopper) => (await of.bill(ITEMS)).data.whatsAppQuestion;

  it('asks for WhatsApp until the customer has decided, in a shop that has it', async () => {
    expect(await questionOf(shopper)).toBe(QUESTION);
    const visitor = await shop.app.inject({ method: 'POST', url: '/api/web/order/cart', payload: { items: ITEMS } });
    expect(visitor.json().data).not.toHaveProperty('whatsAppQuestion');
    expect(await questionOf(await makeShopper(plain))).toBeUndefined();
    await choose('PROGRESS', null);
    expect(await questionOf(shopper)).toBeUndefined();
  });

  it('stores the yes with the order, once', async () => {
    const { data: bill } = await shopper.bill(ITEMS);
    const body = { items: ITEMS, addressId: shopper.addressId, expectedTotal: bill.totalPaise };
    expect(await shopper.create({ ...body, expectedTotal: 1, whatsAppUpdates: true })).toMatchObject({ status: 409 });
    expect(await shopper.create({ ...body, whatsAppUpdates: false })).toMatchObject({ status: 400 });
    expect(await consents()).toEqual([]);

    const key = 'key-of-yes';
    const placed = await shopper.create({ ...body, whatsAppUpdates: true }, key);
    expect(placed).toMatchObject({ status: 200 });
    expect(await shopper.create({ ...body, whatsAppUpdates: true }, key)).toEqual(placed);
    expect(await shop.deps.db.$count(orders, eq(orders.customerId, shopper.customerId))).toBe(1);
    expect(await consents()).toEqual([[true, 'CHECKOUT', QUESTION, 'en']]);
    expect(channels(await call('GET'))).toEqual(['WHATSAPP', 'WHATSAPP']);
    expect(await questionOf(shopper)).toBeUndefined();
  });

  it('takes a yes for nothing in a shop without WhatsApp', async () => {
    const other = await makeShopper(plain);
    await other.place(ITEMS, { whatsAppUpdates: true });
    expect(await plain.deps.db.$count(whatsAppConsents)).toBe(0);
  });
});

it('are exported with consents, stops and browsers, and erased with the account', async () => {
  await choose('PROGRESS', 'WHATSAPP');
  await stop('WHATSAPP', shopper.mobileNumber, 'STOP');
  await stop('EMAIL', 'kavitha@example.com', 'BOUNCED');
  await stop('EMAIL', 'other@example.com', 'BOUNCED');
  const { customerId } = shopper;
  const browser = { endpoint: 'https://push.example/here', browser: 'Firefox' };
  const keys = { p256dh: 'p', auth: 'a', createdAt: shop.deps.clock.now() };
  await shop.deps.db.insert(pushSubscriptions).values({ id: 'here', customerId, ...browser, ...keys });
  const exported = await shop.app.inject({ url: '/api/web/customer/export', headers: shopper.headers });
  expect(exported.json().data).toMatchObject({
    messageChoices: [{ group: 'PROGRESS', channel: 'WHATSAPP', chosenAt: expect.any(String) }],
    whatsAppConsents: [{ isGiven: true, source: 'PROFILE', wording: AGREEMENT, language: 'en' }],
    contactStops: [{ reason: 'STOP' }, { contact: 'kavitha@example.com', reason: 'BOUNCED' }],
    notifiedBrowsers: [browser],
  });

  const post = async (path: string, payload: object) =>
    (
      await shop.app.inject({ method: 'POST', url: `/api/web/customer${path}`, payload, headers: shopper.headers })
    ).json();
  const { session_id } = (await post('/send/otp', { purpose: 'ERASE' })).data;
  expect(await post('/erase', { session_id, otp: sms.lastCode(shopper.mobileNumber) })).toMatchObject({ status: 200 });
  expect(await shop.deps.db.select().from(messagePreferences).where(ofShopper())).toEqual([]);
  expect(await consents()).toEqual([]);
  expect(await shop.deps.db.select().from(pushSubscriptions)).toEqual([]);
  expect(await shop.deps.db.select().from(contactStops)).toMatchObject([{ contact: 'other@example.com' }]);
});

it('mail of an order goes to those who gave an address', async () => {
  const { db } = shop.deps;
  const channelsOf = async (emailId: string) => {
    await db.update(customers).set({ emailId }).where(eq(customers.id, shopper.customerId));
    const { orderId } = await shopper.place(ITEMS, { paymentMethod: 'AT_DOOR' });
    const rows = await db.select().from(notifications).where(eq(notifications.orderId, orderId));
    return rows.map(({ channel }) => channel).sort();
  };
  expect(await channelsOf('')).toEqual(['SMS']);
  shopper = await makeShopper(shop);
  expect(await channelsOf('kavitha@example.com')).toEqual(['EMAIL', 'SMS']);
});

it.each([
  ['goes to an address again that bounced', 'BOUNCED', null],
  ['stays away from an address whose owner ended it', 'UNSUBSCRIBED', 'UNSUBSCRIBED'],
] as const)('mail %s, when a customer enters the address', async (_what, reason, emailStop) => {
  await stop('EMAIL', 'kavitha.r@example.com', reason);
  const headers = shopper.headers;
  const sent = await shop.app.inject({
    method: 'POST',
    url: '/api/web/customer/send/otp',
    payload: { purpose: 'EMAIL' },
    headers,
  });
  const { session_id } = sent.json().data;
  const payload = { emailId: 'Kavitha.R@example.com', session_id, otp: sms.lastCode(shopper.mobileNumber) };
  const changed = await shop.app.inject({ method: 'PUT', url: '/api/web/customer/update', payload, headers });
  expect(changed.json()).toMatchObject({ status: 200 });
  expect((await call('GET')).data).toMatchObject({ emailId: 'Kavitha.R@example.com', emailStop });
});
