import { and, asc, desc, eq, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import {
  MESSAGE_CHANNELS,
  type MessageChannel,
  type MessageGroup,
  type NotificationKind,
} from '../../../contract/messageConstants';
import type { InvoiceMoment } from '../../../contract/invoiceConstants';
import { MAILED_KINDS } from '../../../contract/messageKindConstants';
import { UNDO_SECONDS } from '../../../contract/orderConstants';
import type { StaffMessages, StaffNotification } from '../../../contract/staffMessages';
import { STAFF_ROLE } from '../../../contract/staffRights';
import * as schema from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { newId } from '../../lib/ids';
import { hashToken } from '../../lib/secrets';
import { createLog } from '../../lib/log';
import { midnightOf, shopDay } from '../../lib/shopDays';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { orderSteps } from '../../testing/orderSteps';
import { OUTBOX, runJob } from '../../testing/runJob';
import { makeShopper, type Shopper } from '../../testing/shopper';
import { makeTestApp, testSecrets, type TestApp } from '../../testing/testApp';
import { FAILED, REFUSED, ToldProvider, UNKNOWN } from '../../testing/toldProvider';
import type { MailCarrier, OutgoingMail, OutgoingPush, PushCarrier, SendOutcome } from '../../ports/messages/port';
import { deliveryCodeOf } from '../orders/deliveryCode';
import { isStopped, stopContact } from './contactStops';
import { createReceiveText } from '../enquiries/inbound.service';
import { findPaymentsToRemind } from './notificationRepository';
import { createNotifier } from './notifier';
import { STAFF_LANE } from './staffNoticesRepository';

const ITEMS = [{ _id: 'ml-thinai-500', quantity: 2 }];

const mails: OutgoingMail[] = [];
const mailAnswers: SendOutcome[] = [];
const mail: MailCarrier = {
  name: 'smtp',
  send: async (sent) => {
    mails.push(sent);
    return mailAnswers.shift() ?? { state: 'ACCEPTED', providerId: sent.id };
  },
  close: async () => undefined,
};
const logged: string[] = [];
const pushes: OutgoingPush[] = [];
const pushAnswers: SendOutcome[] = [];
const push: PushCarrier = {
  name: 'webpush',
  publicKey: 'a public key',
  send: async (sent) => {
    pushes.push(sent);
    if (sent.subscription.endpoint.endsWith('gone')) return { state: 'GONE' };
    return pushAnswers.shift() ?? { state: 'ACCEPTED', providerId: sent.id };
  },
};

let shop: TestApp;
let first: ToldProvider;
let second: ToldProvider;
let whatsApp: ToldProvider;
let steps: ReturnType<typeof orderSteps>;
beforeAll(async () => {
  first = new ToldProvider('msg91', false);
  second = new ToldProvider('twilio', false);
  whatsApp = new ToldProvider('whatsapp', false);
  const messageProviders = { sms: [first, second], whatsApp, mail, push };
  const log = createLog('trace', { write: (line) => void logged.push(line) });
  shop = await makeTestApp({ deps: { messageProviders }, log });
  steps = orderSteps(shop);
});
beforeEach(async () => {
  // Outside of the quiet hours, and later than what earlier tests left.
  const tomorrow = midnightOf(shopDay(new Date(shop.deps.clock.now().getTime() + 86_400_000)));
  shop.deps.clock.set(new Date(tomorrow.getTime() + 10 * 3_600_000));
  await send();
  for (const provider of [first, second, whatsApp]) {
    provider.sent.length = 0;
    provider.answers.length = 0;
  }
});
afterAll(() => shop.close());

const runLanes = async (lane = '') => {
  for (const channel of MESSAGE_CHANNELS) await runJob(shop.deps, `${OUTBOX}notify ${channel}${lane}`);
};
const sendAgain = () => runLanes(' again');
const send = async () => {
  await runLanes();
  await sendAgain();
};
const sendLater = async (seconds: number) => {
  shop.deps.clock.advance(seconds);
  await send();
};
/** Without the e-mail that every order has besides. */
const notificationsOf = async (orderId: string) =>
  (await shop.deps.db.select().from(schema.notifications).where(eq(schema.notifications.orderId, orderId)))
    .filter(({ kind, channel }) => !(MAILED_KINDS.includes(kind) && channel === 'EMAIL'))
    .map(({ kind, channel, state }) => [kind, channel, state])
    .sort();
const attemptsAt = async (mobileNumber: string) =>
  (await shop.deps.db.select().from(schema.messages).orderBy(schema.messages.createdAt))
    .filter((row) => row.mobileNumber === mobileNumber)
    .map(({ provider, state }) => [provider, state]);
const prefer = (customer: Shopper, group: MessageGroup, channel: MessageChannel | null) =>
  shop.deps.db
    .insert(schema.messagePreferences)
    .values({ customerId: customer.customerId, group, channel, updatedAt: shop.deps.clock.now() });
const agree = ({ customerId, mobileNumber }: Shopper) =>
  shop.deps.db.insert(schema.whatsAppConsents).values({
    id: newId(),
    customerId,
    mobileNumber,
    isGiven: true,
    source: 'PROFILE',
    wording: 'yes',
    language: 'ta',
    createdAt: shop.deps.clock.now(),
  });
const tell = (orderId: string, kind: NotificationKind) =>
  inTransaction(shop.deps.db, (tx) =>
    createNotifier(shop.deps).notify(tx, { kind, orderId, eventKey: `test ${kind}` }),
  );
const report = (provider: ToldProvider, providerId: string, state: 'DELIVERED' | 'REFUSED') => {
  provider.reports = [{ providerId, state }];
  return shop.app.inject({ method: 'POST', url: `/api/messages/webhook/${provider.name}/a-secret`, payload: {} });
};
/** An order that is paid, of a customer who is told of it when the test says so. */
const placePaid = async (customer: Shopper) => {
  const order = await customer.place(ITEMS);
  await steps.pay(order);
  return order;
};
const invoiceAt = (moment: InvoiceMoment) => {
  const invoicing = JSON.stringify({ invoicing: { moment, refundVouchers: false } });
  return shop.deps.db
    .update(schema.storeSettings)
    .set({ settings: sql`${schema.storeSettings.settings} || ${invoicing}::jsonb` });
};
/** In the order of the alphabet: what is due at the same time is sent side by side. */
const textsOf = (provider: ToldProvider) => provider.sent.map(({ text }) => text).sort();

describe('a notification', () => {
  it('goes by the channel of its group, in the language of the order, and says nothing of an unpaid order', async () => {
    const customer = await makeShopper(shop);
    await prefer(customer, 'NEEDED', 'WHATSAPP');
    await prefer(customer, 'PROGRESS', null);
    await agree(customer);
    const order = await customer.place(ITEMS);
    expect(await notificationsOf(order.orderId)).toEqual([]);
    await shop.deps.db.update(schema.orders).set({ language: 'ta' }).where(eq(schema.orders.id, order.orderId));
    await steps.deliver(order);
    // The parcel left and arrived: the last step alone is still so.
    await sendLater(UNDO_SECONDS);
    expect(await notificationsOf(order.orderId)).toEqual([
      ['ON_THE_WAY', 'WHATSAPP', 'EXPIRED'],
      ['ORDER_PLACED', 'WHATSAPP', 'SENT'],
    ]);
    expect(first.sent).toEqual([]);
    const [placed] = whatsApp.sent;
    expect(placed).toMatchObject({ kind: 'ORDER_PLACED', language: 'ta', mobileNumber: customer.mobileNumber });
    expect(placed?.text).toMatch(new RegExp(`^வயல்: நன்றி! ₹[\\d,.]+ மதிப்புள்ள உங்கள் ஆர்டர் ${order.orderNumber} `));
  });

  it('says by SMS what WhatsApp refuses, at once or in a report, and nobody hears it twice', async () => {
    const customer = await makeShopper(shop);
    await prefer(customer, 'NEEDED', 'WHATSAPP');
    await agree(customer);
    whatsApp.answers.push({ state: 'REFUSED', reason: 'NOT_ON_WHATSAPP', detail: '131026' });
    const atOnce = await placePaid(customer);
    await send();
    await send();
    expect(await notificationsOf(atOnce.orderId)).toEqual([
      ['ORDER_PLACED', 'SMS', 'SENT'],
      ['ORDER_PLACED', 'WHATSAPP', 'REFUSED'],
    ]);
    const later = await placePaid(customer);
    await send();
    expect(first.sent).toHaveLength(1);
    // As if the worker had not come to say that it is sent.
    const { notifications } = schema;
    const isTold = and(eq(notifications.orderId, later.orderId), eq(notifications.channel, 'WHATSAPP'));
    await shop.deps.db.update(notifications).set({ state: 'WAITING' }).where(isTold);
    for (let times = 0; times < 2; times += 1) await report(whatsApp, whatsApp.lastProviderId, 'REFUSED');
    await send();
    await send();
    expect(textsOf(first)).toEqual([
      expect.stringContaining(atOnce.orderNumber),
      expect.stringContaining(later.orderNumber),
    ]);
  });

  it('says by SMS what waited for WhatsApp when its customer ended that, and nothing of a group that was switched off', async () => {
    const [stopping, leaving] = [await makeShopper(shop), await makeShopper(shop)];
    await prefer(stopping, 'NEEDED', 'WHATSAPP');
    await agree(stopping);
    const stopped = await placePaid(stopping);
    const contact = { channel: 'WHATSAPP', contact: stopping.mobileNumber, reason: 'STOP' } as const;
    await stopContact(shop.deps.db, contact, shop.deps.clock.now());
    const left = await placePaid(leaving);
    await send();
    await steps.makeReady(left);
    await prefer(leaving, 'PROGRESS', null);
    await sendLater(UNDO_SECONDS);
    expect(whatsApp.sent).toEqual([]);
    expect(await notificationsOf(stopped.orderId)).toEqual([
      ['ORDER_PLACED', 'SMS', 'SENT'],
      ['ORDER_PLACED', 'WHATSAPP', 'REFUSED'],
    ]);
    expect(await notificationsOf(left.orderId)).toEqual([
      ['ORDER_CONFIRMED', 'SMS', 'EXPIRED'],
      ['ORDER_PLACED', 'SMS', 'SENT'],
    ]);
  });

  it('asks the next provider after a failure, and never again the one that refused', async () => {
    const customer = await makeShopper(shop);
    first.answers.push(REFUSED);
    second.answers.push(FAILED, FAILED);
    const { orderId } = await placePaid(customer);
    await send();
    await sendLater(10);
    await sendLater(20);
    expect(await attemptsAt(customer.mobileNumber)).toEqual([
      ['msg91', 'REFUSED'],
      ['twilio', 'FAILED'],
      ['twilio', 'FAILED'],
      ['twilio', 'ACCEPTED'],
    ]);
    expect(await notificationsOf(orderId)).toEqual([['ORDER_PLACED', 'SMS', 'SENT']]);
  });

  it('waits for a report where a provider gave no answer, and is then sent by others, never behind new ones', async () => {
    const customer = await makeShopper(shop);
    first.answers.push(UNKNOWN);
    second.answers.push(UNKNOWN);
    const { orderId } = await placePaid(customer);
    await send();
    await sendLater(29);
    expect(second.sent).toEqual([]);
    for (const seconds of [1, 30]) {
      shop.deps.clock.advance(seconds);
      await sendAgain();
    }
    expect(await attemptsAt(customer.mobileNumber)).toEqual([
      ['msg91', 'UNKNOWN'],
      ['twilio', 'UNKNOWN'],
      ['msg91', 'ACCEPTED'],
    ]);
    await report(first, first.lastProviderId, 'DELIVERED');
    expect(await notificationsOf(orderId)).toEqual([['ORDER_PLACED', 'SMS', 'DELIVERED']]);
  });

  it('is sent once by workers that come at once, and again after one that was killed while it sent', async () => {
    const customer = await makeShopper(shop);
    const { orderId } = await placePaid(customer);
    // The same work twice, as after a claim that ended.
    const [entry] = await shop.deps.db.select().from(schema.outbox).where(eq(schema.outbox.kind, 'notify SMS'));
    const { kind, payload, nextAt, createdAt } = entry!;
    await shop.deps.db.insert(schema.outbox).values({ kind, payload, nextAt, createdAt });
    await Promise.all([send(), send()]);
    expect(first.sent).toHaveLength(1);

    await tell(orderId, 'ORDER_CHANGED');
    shop.deps.clock.advance(UNDO_SECONDS);
    // A worker that never learns the answer has claimed the entry for a while.
    await new Promise<void>((killed) => {
      first.beforeAnswer = () => {
        killed();
        return new Promise(() => undefined);
      };
      void send();
    });
    first.beforeAnswer = () => Promise.resolve();
    expect(await notificationsOf(orderId)).toContainEqual(['ORDER_CHANGED', 'SMS', 'WAITING']);
    shop.deps.clock.advance(50);
    // Never behind new ones.
    await sendAgain();
    expect(second.sent).toHaveLength(1);
    expect(await notificationsOf(orderId)).toContainEqual(['ORDER_CHANGED', 'SMS', 'SENT']);
  });

  it('says how an address was changed, and what goes back', async () => {
    const customer = await makeShopper(shop);
    const { orderId } = await placePaid(customer);
    await send();
    first.sent.length = 0;
    for (const reducedPaise of [0, 1_000]) {
      const mend = { orderId, changed: 'ADDRESS' as const, reducedPaise, staffId: 'staff', at: shop.deps.clock.now() };
      const [row] = await shop.deps.db.insert(schema.orderMends).values(mend).returning();
      const told = { kind: 'ORDER_CHANGED' as const, eventKey: `mended ${row!.id}`, subjectId: String(row!.id) };
      await inTransaction(shop.deps.db, (tx) => createNotifier(shop.deps).notify(tx, { orderId, ...told }));
    }
    await sendLater(UNDO_SECONDS);
    expect(textsOf(first)).toEqual([
      expect.stringContaining('has changed: new address, Rs 10 goes back.'),
      expect.stringContaining('has changed: new delivery details.'),
    ]);
  });

  it('says that items were added, or that their time is over, but not once they were added after all', async () => {
    const customer = await makeShopper(shop);
    const { orderId } = await placePaid(customer);
    await send();
    first.sent.length = 0;
    const now = shop.deps.clock.now();
    const about = { orderId, amountPaise: 16_000, bill: {}, staffId: 'staff', expiresAt: now, endedAt: now };
    await shop.deps.db.insert(schema.orderAdditions).values([
      { ...about, id: 'paid', number: 1, state: 'JOINED', isPaidOnline: true },
      { ...about, id: 'unpaid', number: 2, state: 'EXPIRED', isPaidOnline: true },
      { ...about, id: 'unconfirmed', number: 3, state: 'EXPIRED', isPaidOnline: false },
    ]);
    for (const subjectId of ['JOINED paid', 'EXPIRED unpaid', 'EXPIRED unconfirmed', 'EXPIRED paid']) {
      const told = { kind: 'ORDER_CHANGED' as const, eventKey: `addition ${subjectId}`, subjectId };
      await inTransaction(shop.deps.db, (tx) => createNotifier(shop.deps).notify(tx, { orderId, ...told }));
    }
    await sendLater(UNDO_SECONDS);
    expect(textsOf(first)).toEqual([
      expect.stringContaining('has changed: Rs 160 of items added.'),
      expect.stringContaining('has changed: unconfirmed items were left out.'),
      expect.stringContaining('has changed: unpaid items were left out.'),
    ]);
  });

  it('is left to SMS by a worker that still waited for WhatsApp when another worker took over', async () => {
    const customer = await makeShopper(shop);
    await agree(customer);
    await prefer(customer, 'NEEDED', 'WHATSAPP');
    await placePaid(customer);
    whatsApp.answers.push(UNKNOWN);
    let answer: (value?: unknown) => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      whatsApp.beforeAnswer = () => {
        resolve();
        return new Promise((answered) => (answer = answered));
      };
    });
    const waiting = send();
    await asked;
    whatsApp.beforeAnswer = () => Promise.resolve();
    shop.deps.clock.advance(50);
    await sendAgain();
    await sendAgain();
    answer();
    await waiting;
    expect(whatsApp.sent).toHaveLength(1);
    expect(first.sent).toHaveLength(1);
  });

  it('is not sent when it is too late, nor of a step that was undone, nor to who has left', async () => {
    const customer = await makeShopper(shop);
    const late = await placePaid(customer);
    shop.deps.clock.advance(86_401);
    await send();
    expect(await notificationsOf(late.orderId)).toEqual([['ORDER_PLACED', 'SMS', 'EXPIRED']]);

    const order = await placePaid(customer);
    await send();
    first.sent.length = 0;
    const { headers } = await loggedInStaff(shop.deps);
    const board = async (path: string, payload: object) => {
      const response = await shop.app.inject({ method: 'POST', url: `/api/staff/orders${path}`, headers, payload });
      return response.json().data[0] as { stepId: number };
    };
    const { orderNumber } = order;
    const { stepId } = await board('/advance', { orders: [{ orderNumber, expectedStatus: 'ORDER_CREATED' }] });
    await board('/undo', { steps: [{ orderNumber, stepId }] });
    await sendLater(UNDO_SECONDS);
    expect(await notificationsOf(order.orderId)).toContainEqual(['ORDER_CONFIRMED', 'SMS', 'EXPIRED']);

    const leaver = await makeShopper(shop);
    const left = await leaver.place(ITEMS);
    await steps.deliver(left);
    await shop.deps.db.update(schema.orders).set({ customerId: null }).where(eq(schema.orders.id, left.orderId));
    await shop.deps.db.delete(schema.customers).where(eq(schema.customers.id, leaver.customerId));
    await sendLater(UNDO_SECONDS);
    expect(first.sent).toEqual([]);
    expect(await notificationsOf(left.orderId)).toEqual([]);
  });

  it('is mailed with what the order holds, and told by SMS where the address takes no mail', async () => {
    const customer = await makeShopper(shop);
    await shop.deps.db
      .update(schema.customers)
      .set({ name: 'Kavitha\r\n<b>', emailId: 'Gone@customer.example' })
      .where(eq(schema.customers.id, customer.customerId));
    await prefer(customer, 'NEEDED', 'EMAIL');
    await invoiceAt('PAID');
    mails.length = 0;
    const order = await placePaid(customer);
    await send();
    expect(first.sent).toEqual([]);
    expect(mails).toHaveLength(1);
    const [{ to, subject, text, html, unsubscribeUrl, attachments }] = mails as [OutgoingMail];
    expect([to, subject]).toEqual(['Gone@customer.example', `Order ${order.orderNumber} is in`]);
    expect(text).toMatch(/^Hello Kavitha <b>,\n\nThank you! .*\n\n2 × Foxtail Millet.*: ₹[\d,.]+\n/s);
    expect(text).toContain(`/profile/order/track?id=${order.orderId}`);
    expect(text).toContain(unsubscribeUrl);
    expect(html).toContain('Kavitha &#60;b&#62;');
    expect(attachments?.map(({ content }) => content.subarray(0, 4).toString())).toEqual(['%PDF']);

    mailAnswers.push({ state: 'REFUSED', reason: 'NUMBER', detail: '550' });
    await tell(order.orderId, 'ORDER_CHANGED');
    await sendLater(UNDO_SECONDS);
    await send();
    expect(textsOf(first)).toEqual([expect.stringContaining('has changed')]);
    expect(await isStopped(shop.deps.db, { channel: 'EMAIL', contact: 'gone@customer.example' })).toBe(true);
  });

  it('brings the invoice once by e-mail, whenever the shop makes it', async () => {
    const sendAll = async (customer: Shopper) => {
      mails.length = 0;
      const order = await placePaid(customer);
      await send();
      shop.deps.clock.advance(60);
      await steps.makeReady(order);
      await steps.advance(order);
      await sendLater(UNDO_SECONDS);
      return mails.map(({ subject, attachments }) => [subject.replace(order.orderNumber, '…'), attachments?.length]);
    };
    const [bySms, byMail] = [await makeShopper(shop), await makeShopper(shop)];
    await prefer(byMail, 'NEEDED', 'EMAIL');
    await invoiceAt('PAID');
    expect(await sendAll(bySms)).toEqual([['Order … is in', 1]]);
    expect(await sendAll(byMail)).toEqual([
      ['Order … is in', 1],
      ['Order … is on its way', 0],
    ]);
    await invoiceAt('PICKEDUP');
    expect(await sendAll(bySms)).toEqual([
      ['Order … is in', 0],
      ['Order … is on its way', 1],
    ]);
  });

  it('tells the delivery code, which no table and no log learns', async () => {
    const customer = await makeShopper(shop);
    const codeOf = ({ orderId }: { orderId: string }) =>
      deliveryCodeOf(testSecrets, { id: orderId, status: 'PICKEDUP' }) ?? '';
    // No amount or count begins with a zero, so that none is taken for the code.
    let order = await customer.place(ITEMS);
    for (let note = 0; !codeOf(order).startsWith('0'); note += 1)
      order = await customer.place(ITEMS, { note: `note ${note}` });
    const code = codeOf(order);
    await steps.makeReady(order);
    const tables = Object.values(schema).flatMap((each) => (is(each, PgTable) ? [each] : []));
    const isThere = `(^|[^0-9A-Za-z_.-])${code}($|[^0-9A-Za-z_-])`;
    const countRows = () =>
      Promise.all(tables.map((table) => shop.deps.db.$count(table, sql`${table}::text ~ ${isThere}`)));
    const before = await countRows();
    await steps.advance(order);
    await sendLater(UNDO_SECONDS);
    expect(textsOf(first)).toContainEqual(expect.stringContaining(`Tell the rider the code ${code} at the door.`));
    await steps.advance(order);
    await sendLater(UNDO_SECONDS);
    expect(textsOf(first)).toContainEqual(expect.stringContaining('is delivered'));
    expect(await countRows()).toEqual(before);
    expect(logged).not.toEqual([]);
    expect(logged.filter((line) => new RegExp(`(?<![\\w.-])${code}(?![\\w-])`).test(line))).toEqual([]);
  });

  it('is pushed to the browsers that ask for it, and those that are gone are forgotten', async () => {
    const customer = await makeShopper(shop);
    const { customerId } = customer;
    const subscription = { customerId, p256dh: 'p', auth: 'a', createdAt: shop.deps.clock.now() };
    const endpoints = ['https://push.example/here', 'https://push.example/gone'];
    await shop.deps.db
      .insert(schema.pushSubscriptions)
      .values(endpoints.map((endpoint) => ({ ...subscription, id: newId(), endpoint })));
    const order = await placePaid(customer);
    await send();
    expect(pushes).toHaveLength(2);
    expect(pushes[0]).toMatchObject({
      title: `Order ${order.orderNumber} is in`,
      url: `/profile/order/track?id=${order.orderId}`,
      topic: order.orderNumber,
    });
    expect(await notificationsOf(order.orderId)).toEqual([
      ['ORDER_PLACED', 'PUSH', 'SENT'],
      ['ORDER_PLACED', 'SMS', 'SENT'],
    ]);
    const left = await shop.deps.db.select().from(schema.pushSubscriptions);
    expect(left.map(({ endpoint }) => endpoint)).toEqual(endpoints.slice(0, 1));
  });

  it('tells of a cancelled order what goes back, and of its refund; of one that was not paid, nothing', async () => {
    const customer = await makeShopper(shop);
    const order = await placePaid(customer);
    await send();
    first.sent.length = 0;
    await customer.cancel(order.orderId);
    await send();
    expect(textsOf(first)).toEqual([
      expect.stringMatching(/: we have refunded Rs [\d,.]+ for your order/),
      expect.stringMatching(/is cancelled\. Rs [\d,.]+ goes back to you\./),
    ]);
    const unpaid = await customer.place(ITEMS);
    await customer.cancel(unpaid.orderId);
    expect(await notificationsOf(unpaid.orderId)).toEqual([]);
  });

  it('waits for the morning where it may', async () => {
    const customer = await makeShopper(shop);
    const order = await placePaid(customer);
    await send();
    const night = midnightOf(shopDay(shop.deps.clock.now())).getTime() + 22 * 3_600_000;
    shop.deps.clock.set(new Date(night));
    await steps.makeReady(order);
    await sendLater(UNDO_SECONDS);
    expect(first.sent).toHaveLength(1);
    await sendLater(10 * 3_600 - UNDO_SECONDS);
    expect(textsOf(first)).toEqual([expect.any(String), expect.stringContaining('is confirmed')]);
  });

  it('reminds once of a payment that is open, unless the customer said that they paid', async () => {
    const customer = await makeShopper(shop);
    const [open, said] = [await customer.place(ITEMS), await customer.place([{ ...ITEMS[0]!, quantity: 3 }])];
    await shop.deps.db
      .update(schema.orders)
      .set({ saidPaidAt: shop.deps.clock.now() })
      .where(eq(schema.orders.id, said.orderId));
    const silent = await makeShopper(shop);
    await prefer(silent, 'PROGRESS', null);
    await silent.place(ITEMS);
    const remind = () => runJob(shop.deps, 'remind of open payments');
    await remind();
    expect(await notificationsOf(open.orderId)).toEqual([]);
    shop.deps.clock.advance(11 * 60);
    const now = shop.deps.clock.now();
    expect(await findPaymentsToRemind(shop.deps.db, now, new Date(now.getTime() + 3_600_000), 9)).toEqual([
      open.orderId,
    ]);
    for (let times = 0; times < 2; times += 1) await remind();
    await send();
    expect(textsOf(first)).toEqual([expect.stringContaining(`${open.orderNumber} waits for its payment until`)]);
    expect(await notificationsOf(said.orderId)).toEqual([]);
  });
});

describe('the staff', () => {
  let mani: LoggedInStaff;
  // Each test is a day later, when earlier logins have ended.
  beforeEach(async () => {
    mani = await loggedInStaff(shop.deps, { role: STAFF_ROLE.ADMIN, name: 'Mani' });
  });
  const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const { headers } = mani;
    const response = await shop.app.inject({ method, url: `/api/staff/messages${path}`, headers, payload });
    return { status: response.statusCode, ...response.json() };
  };
  const ofOrder = async (orderNumber: string): Promise<StaffNotification[]> =>
    (await call('GET', `/orders/${orderNumber}`)).data.items;
  const bySms = async (orderNumber: string) => (await ofOrder(orderNumber)).filter(({ channel }) => channel === 'SMS');
  const page = async (): Promise<StaffMessages> => (await call('GET', '')).data;

  it('see what waits and why a message was refused, and send it again once', async () => {
    const before: number = (await call('GET', '/todos')).data.openCount;
    const customer = await makeShopper(shop);
    const { orderNumber, orderId } = await placePaid(customer);
    const oldestAt = shop.deps.clock.now().toISOString();
    expect((await page()).waiting).toContainEqual({ channel: 'SMS', count: 1, oldestAt });
    for (const provider of [first, second])
      provider.answers.push({ state: 'REFUSED', reason: 'TEMPLATE', detail: 'no such template' });
    await send();
    const [refused] = await bySms(orderNumber);
    expect(refused).toMatchObject({
      kind: 'ORDER_PLACED',
      channel: 'SMS',
      state: 'REFUSED',
      reason: 'TEMPLATE',
      detail: 'no such template',
      orderNumber,
      canSendAgain: true,
    });
    const { waiting, notArrived, problems } = await page();
    expect({ waiting, newest: notArrived[0] }).toEqual({ waiting: [], newest: refused });
    // They are listed with what did not arrive.
    expect(problems.filter(({ detail }) => detail === 'no such template')).toEqual([]);
    expect((await call('GET', '/todos')).data).toEqual({ openCount: before + 1 });

    const again = () => call('POST', `/notifications/${refused!._id}/again`);
    expect((await Promise.all([again(), again()])).map(({ status }) => status)).toEqual([200, 200]);
    await send();
    await send();
    expect(textsOf(first)).toHaveLength(2);
    expect((await bySms(orderNumber)).map(({ state, canSendAgain }) => [state, canSendAgain]).sort()).toEqual([
      ['REFUSED', false],
      ['SENT', false],
    ]);
    expect((await page()).notArrived.filter((each) => each.orderNumber === orderNumber)).toEqual([]);
    expect((await call('GET', '/todos')).data).toEqual({ openCount: before });
    const audited = await shop.deps.db.select().from(schema.auditLog).where(eq(schema.auditLog.subjectId, orderId));
    expect(audited.filter(({ action }) => action === 'sendMessageAgain')).toMatchObject([
      { subject: 'order', after: { kind: 'ORDER_PLACED', channel: 'SMS' } },
    ]);
  });

  it('send nothing again that another channel told, or that is under way', async () => {
    const customer = await makeShopper(shop);
    await prefer(customer, 'NEEDED', 'WHATSAPP');
    await agree(customer);
    whatsApp.answers.push({ state: 'REFUSED', reason: 'NOT_ON_WHATSAPP', detail: '131026' });
    const { orderNumber } = await placePaid(customer);
    await send();
    await send();
    const told = await ofOrder(orderNumber);
    const { notArrived, problems } = await page();
    expect(notArrived.filter((each) => each.orderNumber === orderNumber)).toEqual([]);
    // A template that is refused must be seen, even where SMS takes over.
    expect(problems[0]).toMatchObject({ provider: 'whatsapp', reason: 'NOT_ON_WHATSAPP' });
    expect(told.filter(({ canSendAgain }) => canSendAgain)).toEqual([]);
    const sent = told.find(({ channel }) => channel === 'SMS')!;
    expect(await call('POST', `/notifications/${sent._id}/again`)).toMatchObject({ status: 409 });
    expect(await call('POST', '/notifications/unknown/again')).toMatchObject({ status: 404 });
  });

  it('send themselves examples by e-mail to the shop’s address, also after mail to it failed, and by push to their own browsers', async () => {
    const example = (kind: string, provider: string) => call('POST', '/test', { kind, provider, language: 'ta' });
    mails.length = pushes.length = 0;
    mailAnswers.push({ state: 'REFUSED', reason: 'NUMBER', detail: '550' });
    expect(await example('ORDER_PLACED', 'smtp')).toMatchObject({ data: { state: 'REFUSED', reason: 'NUMBER' } });
    expect(await example('ORDER_PLACED', 'smtp')).toMatchObject({
      message: expect.stringContaining('inbox'),
      data: { state: 'ACCEPTED' },
    });
    expect(mails.at(-1)).toMatchObject({
      to: 'sample@vayal.example',
      subject: 'ஆர்டர் VY100042 கிடைத்தது',
      attachments: [],
    });
    expect(await example('CODE', 'smtp')).toMatchObject({ status: 404 });

    expect(await example('RECALL', 'webpush')).toMatchObject({ status: 409 });
    const customer = await makeShopper(shop);
    const { customerId } = customer;
    const endpoint = 'https://push.example/mani';
    const createdAt = shop.deps.clock.now();
    await shop.deps.db
      .insert(schema.pushSubscriptions)
      .values({ id: newId(), customerId, endpoint, p256dh: 'p', auth: 'a', createdAt });
    await shop.deps.db
      .update(schema.customers)
      .set({ mobileNumber: mani.mobileNumber })
      .where(eq(schema.customers.id, customerId));
    expect(await example('RECALL', 'webpush')).toMatchObject({ data: { state: 'ACCEPTED' } });
    expect(pushes).toMatchObject([{ subscription: { endpoint }, title: 'உண்ண வேண்டாம்: தினை' }]);
  });

  it('reply to an enquiry by WhatsApp where it was written by it, else by SMS', async () => {
    const receiveText = createReceiveText(shop.deps, { getSettings: async () => ({}) as never });
    const reply = async (ticketNumber: string, text: string) => {
      const url = `/api/staff/enquiries/${ticketNumber}/replies`;
      await shop.app.inject({ method: 'POST', url, headers: mani.headers, payload: { text, after: null } });
      await send();
    };
    await receiveText({
      providerId: 'wamid.1',
      mobileNumber: '9876512345',
      name: 'Meena',
      text: 'எப்போது வரும்?',
      sentAt: shop.deps.clock.now(),
    });
    const [byWhatsApp] = await shop.deps.db.select().from(schema.enquiries).orderBy(desc(schema.enquiries.createdAt));
    await reply(byWhatsApp!.ticketNumber, 'நாளை காலை வரும்.');
    expect(whatsApp.sent).toMatchObject([{ kind: 'ENQUIRY_ANSWERED', language: 'ta', mobileNumber: '9876512345' }]);
    expect(textsOf(whatsApp)[0]).toContain('நாளை காலை வரும்.');

    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/web/homepage/enquiry',
      headers: { 'idempotency-key': newId() },
      payload: { kind: 'SUPPORT', name: 'Kavitha', mobileNumber: '9876512346', message: 'Where is it?' },
    });
    await reply(response.json().data.ticketNumber, 'It comes tomorrow.');
    expect(textsOf(first)).toEqual([expect.stringContaining('It comes tomorrow.')]);
  });
});

describe('devices of the staff', () => {
  const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
  const AMOUNT = '₹190';
  let customer: Shopper;
  beforeAll(async () => {
    const waiting = await shop.deps.db.select().from(schema.orders).where(eq(schema.orders.status, 'ORDER_CREATED'));
    for (const order of waiting) await steps.advance(order);
  });
  beforeEach(async () => {
    customer = await makeShopper(shop);
    await shop.deps.db.delete(schema.staffPushSubscriptions);
  });

  const call = (
    { headers }: LoggedInStaff,
    [method, path, payload]: ['GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object],
  ) => shop.app.inject({ method, url: `/api/staff${path}`, headers, ...(payload && { payload }) });
  const onAnotherDevice = async (person: LoggedInStaff): Promise<LoggedInStaff> => {
    const token = newId();
    const [now, { staffId }] = [shop.deps.clock.now(), person];
    const expiresAt = new Date(now.getTime() + 3_600_000);
    await shop.deps.db.insert(schema.staffSessions).values({ tokenHash: hashToken(token), staffId, expiresAt });
    return { ...person, token, headers: { token } };
  };
  const subscribe = (person: LoggedInStaff, device: string) =>
    call(person, ['POST', '/push', { endpoint: `https://fcm.googleapis.com/fcm/send/${device}`, keys }]);
  const turnOn = async (person: LoggedInStaff, device: string) =>
    expect(await subscribe(person, device)).toMatchObject({ statusCode: 200 });
  const deviceOf = ({ subscription }: OutgoingPush) => subscription.endpoint.split('/').at(-1)!;
  /** What comes to the devices now. */
  const told = async () => {
    pushes.length = 0;
    await runJob(shop.deps, `${OUTBOX}${STAFF_LANE}`);
    return pushes.map((sent) => [deviceOf(sent), sent.title]).sort();
  };
  const left = async () =>
    (await shop.deps.db.select().from(schema.staffPushSubscriptions))
      .map(({ endpoint }) => endpoint.split('/').at(-1))
      .sort();

  it('tell each person what they can see to, in their language, and name no customer', async () => {
    const selvi = await loggedInStaff(shop.deps);
    const mani = await loggedInStaff(shop.deps, { role: STAFF_ROLE.SALES_PERSON, name: 'Mani' });
    await shop.deps.db.update(schema.staff).set({ language: 'ta' }).where(eq(schema.staff.id, mani.staffId));
    await turnOn(selvi, 'counter');
    await turnOn(await onAnotherDevice(selvi), 'phone');
    await turnOn(mani, 'mani');
    expect(await subscribe(await loggedInStaff(shop.deps, { role: STAFF_ROLE.RIDER }), 'rider')).toMatchObject({
      statusCode: 400,
    });

    const order = await placePaid(customer);
    expect(await told()).toEqual([
      ['counter', `New order ${order.orderNumber}`],
      ['mani', `புதிய ஆர்டர் ${order.orderNumber}`],
      ['phone', `New order ${order.orderNumber}`],
    ]);
    const [first] = pushes.filter((sent) => deviceOf(sent) === 'counter');
    expect(first).toMatchObject({
      body: `Amount: ${AMOUNT}.`,
      url: `/staff/orders/${order.orderNumber}`,
      topic: 'NEW_ORDER',
      isSeenOnPage: true,
    });
    const next = await placePaid(customer);
    await told();
    const [second] = pushes.filter((sent) => deviceOf(sent) === 'phone');
    // They are one line, which leads to the board.
    expect(second).toMatchObject({ body: `Amount: ${AMOUNT}. 2 new orders wait.`, url: '/staff', topic: 'NEW_ORDER' });

    const unpaid = await customer.place(ITEMS);
    const { paymentAttempts } = schema;
    await shop.deps.db
      .update(paymentAttempts)
      .set({ provider: 'upi' })
      .where(eq(paymentAttempts.orderId, unpaid.orderId));
    await customer.call('POST', `/paid/${unpaid.orderId}`);
    const toMatch = `Payment to match: ${unpaid.orderNumber}`;
    expect(await told()).toEqual([
      ['counter', toMatch],
      ['phone', toMatch],
    ]);
    expect(pushes[0]).toMatchObject({ url: '/staff/money?view=bank' });

    for (let step = 0; step < 5; step += 1) await steps.advance(order);
    const complaint = { lineNo: 1, quantity: 1, kind: 'DAMAGED', text: 'Torn' };
    await customer.call('POST', `/complaint/${order.orderId}`, complaint);
    expect(await told()).toContainEqual(['mani', `ஆர்டர் ${order.orderNumber} பற்றிய குறை`]);
    expect(pushes[0]).toMatchObject({ url: '/staff/complaints', isSeenOnPage: false });

    const failing = { providerRefundId: null, state: 'FAILED' } as const;
    jest.spyOn(shop.deps.payment, 'refund').mockResolvedValueOnce(failing);
    await customer.cancel(next.orderId);
    await runJob(shop.deps, `${OUTBOX}refund`);
    expect((await told()).map(([device]) => device)).toEqual(['counter', 'phone']);
    expect(pushes[0]).toMatchObject({ title: `Refund failed: order ${next.orderNumber}`, url: '/staff/payments' });

    const [{ name } = { name: '' }] = await shop.deps.db
      .select()
      .from(schema.customers)
      .where(eq(schema.customers.id, customer.customerId));
    expect(name).not.toBe('');
    expect(JSON.stringify([first, second, ...pushes])).not.toMatch(new RegExp(`${name}|${customer.mobileNumber}`));
  });

  it('show an example on the one device that asks for it, or say in words why it can’t come', async () => {
    const selvi = await loggedInStaff(shop.deps);
    const phone = await onAnotherDevice(selvi);
    const example = async (person: LoggedInStaff) => {
      pushes.length = 0;
      const { status, message } = (await call(person, ['POST', '/push/example'])).json();
      return [status, message, ...pushes.map(deviceOf)];
    };
    await turnOn(selvi, 'counter');
    expect(await example(phone)).toEqual([409, 'This device is not notified. Switch it on first.']);
    await turnOn(phone, 'phone');
    expect(await example(phone)).toEqual([200, expect.stringMatching(/^The example is on its way/), 'phone']);
    expect(pushes[0]).toMatchObject({ title: 'An example', url: '/staff', topic: 'EXAMPLE' });
    pushAnswers.push({ state: 'REFUSED', reason: 'KEY', detail: '403' });
    expect(await example(phone)).toEqual([409, expect.stringMatching(/push service refused the example/), 'phone']);
    await turnOn(phone, 'gone');
    expect(await example(phone)).toEqual([409, expect.stringMatching(/no longer knows this device/), 'gone']);
    expect(await left()).toEqual(['counter']);
  });

  it('tell nothing that a person has seen to, switched off, or has no right to any more; and end with the login', async () => {
    const selvi = await loggedInStaff(shop.deps);
    const mani = await loggedInStaff(shop.deps, { role: STAFF_ROLE.SALES_PERSON });
    await turnOn(selvi, 'selvi');
    await turnOn(mani, 'mani');
    await turnOn(await onAnotherDevice(mani), 'phone');
    const seen = await placePaid(customer);
    await steps.advance(seen);
    expect(await told()).toEqual([]);

    const chosen = await call(mani, ['PUT', '/push/kinds', { kind: 'NEW_ORDER', isOn: false }]);
    expect(chosen.json().data).toEqual({
      publicKey: 'a public key',
      kinds: [
        { kind: 'NEW_ORDER', isOn: false },
        { kind: 'COMPLAINT', isOn: true },
      ],
    });
    await placePaid(customer);
    expect((await told()).map(([device]) => device)).toEqual(['selvi']);
    await call(mani, ['PUT', '/push/kinds', { kind: 'NEW_ORDER', isOn: true }]);
    await placePaid(customer);
    expect(await told()).toHaveLength(3);

    // The work is left, and the right is lost, before it is sent.
    await placePaid(customer);
    await shop.deps.db.update(schema.staff).set({ role: STAFF_ROLE.RIDER }).where(eq(schema.staff.id, mani.staffId));
    expect((await told()).map(([device]) => device)).toEqual(['selvi']);

    await call(mani, ['POST', '/logout']);
    expect(await left()).toEqual(['phone', 'selvi']);
    const superAdmin = await loggedInStaff(shop.deps, { role: STAFF_ROLE.SUPER_ADMIN });
    const off = { name: mani.name, role: STAFF_ROLE.RIDER, language: 'en', active: false };
    await call(superAdmin, ['PUT', `/people/${mani.staffId}`, off]);
    expect(await left()).toEqual(['selvi']);
    expect(await call(selvi, ['DELETE', '/push'])).toMatchObject({ statusCode: 200 });
    expect(await left()).toEqual([]);
    const logged = await shop.deps.db
      .select()
      .from(schema.auditLog)
      .where(eq(schema.auditLog.subjectId, selvi.staffId))
      .orderBy(asc(schema.auditLog.id));
    expect(logged.map(({ action }) => action)).toEqual(['turnOnPush', 'turnOffPush']);
  });

  it('belong to the login that uses them now, are tried again after a failure, and end where the push service says so', async () => {
    const selvi = await loggedInStaff(shop.deps);
    const mani = await loggedInStaff(shop.deps);
    await turnOn(mani, 'shared');
    await turnOn(selvi, 'shared');
    await turnOn(mani, 'gone');
    await placePaid(customer);
    pushAnswers.push({ state: 'FAILED', detail: 'status 503' });
    expect((await told()).map(([device]) => device)).toEqual(['gone', 'shared']);
    expect(await left()).toEqual(['shared']);
    shop.deps.clock.advance(6);
    expect(await told()).toHaveLength(1);
    shop.deps.clock.advance(60);
    expect(await told()).toEqual([]);
    // Renewed by the browser, it replaces that of the same login.
    await turnOn(selvi, 'renewed');
    expect(await left()).toEqual(['renewed']);
    for (const endpoint of ['https://127.0.0.1/internal', 'http://fcm.googleapis.com/a'])
      expect(await call(selvi, ['POST', '/push', { endpoint, keys }])).toMatchObject({ statusCode: 400 });
  });
});
