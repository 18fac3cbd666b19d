import { asc, eq } from 'drizzle-orm';
import type { Wishlist } from '../../../contract/wishlist';
import { MAX_WISHES } from '../../../contract/wishlistConstants';
import { awaitedPacks, contactStops, customers, notifications, products, stockAlerts, wishes } from '../../db/schema';
import { dayNumberOf, momentOf } from '../../lib/shopDays';
import type { MailCarrier } from '../../ports/messages/port';
import { loggedInCustomer, type LoggedInCustomer } from '../../testing/loggedInCustomer';
import { loggedInStaff } from '../../testing/loggedInStaff';
import { OUTBOX, runJob } from '../../testing/runJob';
import { setStock } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const PACK = 'ml-thinai-500';
const PRODUCT = 'ml-thinai';
const JOB = 'tell who waits for packs';

type Mail = Parameters<MailCarrier['send']>[0];
const mails: Mail[] = [];
const mail: MailCarrier = {
  name: 'smtp',
  send: async (message) => {
    mails.push(message);
    return { state: 'ACCEPTED', providerId: message.id };
  },
  close: () => Promise.resolve(),
};

let shop: TestApp;
let customer: LoggedInCustomer;
/** The shop's day: each test has its own, in the morning. */
let day: number;
beforeAll(async () => {
  shop = await makeTestApp({ deps: { messageProviders: { sms: [], whatsApp: null, mail, push: null } } });
  day = dayNumberOf(shop.deps.clock.now());
});
beforeEach(async () => {
  day += 1;
  shop.deps.clock.set(momentOf(day, 10 * 60));
  mails.length = 0;
  await shop.deps.db.delete(stockAlerts);
  await shop.deps.db.delete(awaitedPacks);
  await setStock(shop.deps, PACK, 0);
  customer = await loggedInCustomer(shop.deps);
});
afterAll(() => shop.close());

async function call(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, who = customer) {
  const response = await shop.app.inject({
    method,
    url: `/api/web/customer/wishlist/${path}`,
    headers: who.headers,
    ...(payload && { payload }),
  });
  return { status: response.statusCode, ...response.json() };
}
const read = async (): Promise<Wishlist> => (await call('GET', '')).data;
const ask = (who = customer, packId = PACK) => call('POST', 'alerts', { packId }, who);
const waiting = () => shop.deps.db.select().from(stockAlerts).orderBy(asc(stockAlerts.createdAt), asc(stockAlerts.id));

describe('the wishlist', () => {
  it('shows price and stock as of now, the newest first, and says what is not for sale', async () => {
    await call('POST', '', { productId: 'ml-samai' });
    shop.deps.clock.advance(1);
    expect(await call('POST', '', { productId: PRODUCT })).toMatchObject({ status: 200 });
    expect(await call('POST', '', { productId: PRODUCT })).toMatchObject({ status: 200 });
    const { items } = await read();
    expect(items.map(({ _id }) => _id)).toEqual([PRODUCT, 'ml-samai']);
    expect(items[0]!.product!.packs[0]).toMatchObject({ _id: PACK, productPrice: 75_00, available: 0 });

    await shop.deps.db.update(products).set({ published: false }).where(eq(products.id, PRODUCT));
    expect((await read()).items[0]).toEqual({ _id: PRODUCT, name: 'Foxtail Millet (Thinai) rice', product: null });
    expect(await call('POST', '', { productId: PRODUCT })).toMatchObject({ status: 404 });
    await shop.deps.db.update(products).set({ published: true }).where(eq(products.id, PRODUCT));
    await call('DELETE', PRODUCT);
    expect((await read()).items.map(({ _id }) => _id)).toEqual(['ml-samai']);
  });

  it('rejects what does not exist, and one wish too many', async () => {
    expect(await call('POST', '', { productId: 'none' })).toMatchObject({ status: 404 });
    const [first, ...others] = await shop.deps.db.select().from(products).orderBy(asc(products.id));
    const facts = { ...first!, searchTerms: undefined };
    const added = Array.from({ length: MAX_WISHES - others.length }, (_, at) => ({
      ...facts,
      id: `more-${at}`,
      slug: `more-${at}`,
      sku: `MORE-${at}`,
      published: false,
    }));
    await shop.deps.db.insert(products).values(added);
    const { customerId } = customer;
    const all = [...others.slice(1), ...added].map(({ id }) => ({ customerId, productId: id }));
    await shop.deps.db.insert(wishes).values(all);
    expect(await call('POST', '', { productId: first!.id })).toMatchObject({ status: 200 });
    expect(await call('POST', '', { productId: others[0]!.id })).toMatchObject({
      status: 409,
      message: 'Your wishlist is full: it holds 100 products. Remove one first.',
    });
    expect(await call('POST', 'merge', { productIds: [others[0]!.id] })).toMatchObject({ status: 200 });
    expect((await read()).items).toHaveLength(MAX_WISHES);
    await shop.deps.db.delete(wishes);
  });

  it('takes a guest’s wishes over without doubles, and leaves out what is not for sale', async () => {
    await call('POST', '', { productId: 'ml-samai' });
    const productIds = [PRODUCT, 'gone', 'ml-samai'];
    const guest = await shop.app.inject({ method: 'POST', url: '/api/web/homepage/wishes', payload: { productIds } });
    expect(guest.json().data).toMatchObject([{ _id: PRODUCT }, { _id: 'ml-samai' }]);
    shop.deps.clock.advance(1);
    await call('POST', 'merge', { productIds });
    expect((await read()).items.map(({ _id }) => _id)).toEqual([PRODUCT, 'ml-samai']);
    const copy = await shop.app.inject({ url: '/api/web/customer/export', headers: customer.headers });
    expect(copy.json().data.wishes).toMatchObject([{ product: 'Foxtail Millet (Thinai) rice' }, {}]);
  });
});

describe('a pack that is sold out', () => {
  it('is waited for once, until the customer withdraws', async () => {
    expect(await ask()).toMatchObject({ status: 200 });
    const [first] = await waiting();
    shop.deps.clock.advance(5);
    expect(await ask()).toMatchObject({ status: 200 });
    expect(await waiting()).toEqual([first]);
    expect((await read()).awaitedPackIds).toEqual([PACK]);
    const copy = await shop.app.inject({ url: '/api/web/customer/export', headers: customer.headers });
    expect(copy.json().data.stockAlerts).toMatchObject([{ netGrams: 500 }]);
    const staff = await loggedInStaff(shop.deps);
    const stock = await shop.app.inject({ url: `/api/staff/stock/packs/${PACK}`, headers: staff.headers });
    expect(stock.json().data).toMatchObject({ awaitedBy: 1 });
    await call('DELETE', `alerts/${PACK}`);
    expect((await read()).awaitedPackIds).toEqual([]);
  });

  it('is not waited for while it is in stock or unknown, nor by a customer whom nothing but texts reaches', async () => {
    await setStock(shop.deps, PACK, 3);
    expect(await ask()).toMatchObject({ status: 409, message: 'This pack is in stock now. You can order it.' });
    expect(await ask(customer, 'none')).toMatchObject({ status: 404 });
    await setStock(shop.deps, PACK, 0);
    const emailId = 'stopped@example.com';
    const stopped = await loggedInCustomer(shop.deps, { emailId });
    await shop.deps.db
      .insert(contactStops)
      .values({ channel: 'EMAIL', contact: emailId, reason: 'UNSUBSCRIBED', createdAt: shop.deps.clock.now() });
    expect(await ask(stopped)).toMatchObject({ status: 409 });
    expect(await waiting()).toEqual([]);
  });

  it('tells 5 of 200 who wait for its 5 units, in the order of asking, though two processes look at once', async () => {
    const now = shop.deps.clock.now();
    const people = Array.from({ length: 200 }, (_, at) => ({
      id: `waits-${String(at).padStart(3, '0')}`,
      mobileNumber: String(8_000_000_000 + at),
      name: 'Waits',
      emailId: `waits-${at}@example.com`,
      createdAt: now,
      updatedAt: now,
    }));
    await shop.deps.db.insert(customers).values(people);
    await shop.deps.db.insert(awaitedPacks).values({ packId: PACK });
    await shop.deps.db.insert(stockAlerts).values(
      people.map(({ id }, at) => ({
        id,
        customerId: id,
        packId: PACK,
        language: 'en' as const,
        createdAt: new Date(now.getTime() - 1_000 + at),
      })),
    );
    await setStock(shop.deps, PACK, 5);
    const look = () => Promise.all([runJob(shop.deps, JOB), runJob(shop.deps, JOB)]);
    await look();
    await look();
    await runJob(shop.deps, OUTBOX);
    expect(mails.map(({ to }) => to).sort()).toEqual([0, 1, 2, 3, 4].map((at) => `waits-${at}@example.com`));
    expect(mails[0]).toMatchObject({ subject: 'Foxtail Millet (Thinai) rice, 500 g is back' });
    expect(mails[0]!.text).toContain('/product/detail?slug=foxtail-millet-thinai');
    expect(await waiting()).toHaveLength(195);

    // Two are bought, three more arrive: they are told of once.
    await setStock(shop.deps, PACK, 3);
    await look();
    await setStock(shop.deps, PACK, 6);
    await look();
    await runJob(shop.deps, OUTBOX);
    expect(mails).toHaveLength(8);
    expect(
      mails
        .slice(5)
        .map(({ to }) => to)
        .sort(),
    ).toEqual([5, 6, 7].map((at) => `waits-${at}@example.com`));
    expect(await shop.deps.db.$count(notifications, eq(notifications.channel, 'SMS'))).toBe(0);
  });

  it('names in its refusal only the ways in which the shop writes', async () => {
    const refused = async ({ app, deps }: TestApp) => {
      const { headers } = await loggedInCustomer(deps, { emailId: '' });
      await setStock(deps, PACK, 0);
      const url = '/api/web/customer/wishlist/alerts';
      const response = await app.inject({ method: 'POST', url, headers, payload: { packId: PACK } });
      return [response.statusCode, response.json<{ message: string }>().message];
    };
    const without = await makeTestApp({
      deps: { messageProviders: { sms: [], whatsApp: null, mail: null, push: null } },
    });
    expect(await refused(shop)).toEqual([409, expect.stringContaining('e-mail address')]);
    expect(await refused(without)).toEqual([
      409,
      'We tell you by a notification. Turn on notifications on an order’s page first.',
    ]);
    await without.close();
  });

  it('sends nothing at night, and passes over who can no longer be reached', async () => {
    const unreachable = await loggedInCustomer(shop.deps, { emailId: 'first@example.com' });
    await ask(unreachable);
    shop.deps.clock.advance(1);
    await ask();
    await shop.deps.db.update(customers).set({ emailId: '' }).where(eq(customers.id, unreachable.customerId));
    await setStock(shop.deps, PACK, 1);
    shop.deps.clock.set(momentOf(day, 22 * 60));
    await runJob(shop.deps, JOB);
    expect(await waiting()).toHaveLength(2);
    day += 1;
    shop.deps.clock.set(momentOf(day, 9 * 60));
    await runJob(shop.deps, JOB);
    expect(await waiting()).toMatchObject([{ customerId: unreachable.customerId }]);
  });
});
