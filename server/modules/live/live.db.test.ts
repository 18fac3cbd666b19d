import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { PaymentState } from '../../../contract/orders';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { buildApp } from '../../app';
import { createAreas } from '../../areas';
import { authTokens, orderFeed, staff, staffSessions } from '../../db/schema';
import type { App } from '../../lib/area';
import type { Job } from '../../lib/jobs';
import { loggedInStaff } from '../../testing/loggedInStaff';
import { orderSteps } from '../../testing/orderSteps';
import { roundSteps } from '../../testing/roundSteps';
import { makeShopper } from '../../testing/shopper';
import { makeTestApp, type TestApp } from '../../testing/testApp';
import { createHub } from './hub';
import { orderStreamRoutes } from './routes';

// Orders are changed through one app; streams are open at another on the same database, as in two processes.

const THINAI = 'ml-thinai-500';

let test: TestApp;
let other: App;
let otherUrl: string;
let check: Job;
let feed: Job;

beforeAll(async () => {
  test = await makeTestApp();
  const areas = createAreas(test.deps);
  other = await buildApp(test.deps, areas);
  await other.listen({ port: 0, host: '127.0.0.1' });
  otherUrl = `http://127.0.0.1:${(other.server.address() as AddressInfo).port}`;
  const find = (name: string) => areas.jobs.find((job) => job.name === name)!;
  check = find('check open streams');
  feed = find('feed open streams');
});
afterAll(async () => {
  // fetch keeps connections in reserve that have carried no request.
  other.server.closeAllConnections();
  await other.close();
  await test.close();
});

async function openStream(path: string, headers: Record<string, string>, url = otherUrl) {
  const leaving = new AbortController();
  const response = await fetch(`${url}/api${path}`, { headers, signal: leaving.signal });
  const events: EventSourceMessage[] = [];
  const waiting: (() => void)[] = [];
  const parser = createParser({
    onEvent: (event) => {
      events.push(event);
      waiting.splice(0).forEach((resolve) => resolve());
    },
  });
  let hasEnded = false;
  const ended = (async () => {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
    } catch {
      // Left by the test.
    }
    hasEnded = true;
  })();
  return {
    status: response.status,
    headers: response.headers,
    events,
    ended,
    hasEnded: () => hasEnded,
    leave: () => leaving.abort(),
    /** The next event that fits. */
    async next(fits: (event: EventSourceMessage) => boolean): Promise<EventSourceMessage> {
      for (;;) {
        const found = events.find(fits);
        if (found) return found;
        if (hasEnded) throw new Error(`no such event among ${JSON.stringify(events)}`);
        await Promise.race([new Promise<void>((resolve) => waiting.push(resolve)), ended]);
      }
    },
  };
}

let carts = 0;
async function placePaid(shopper: Awaited<ReturnType<typeof makeShopper>>) {
  carts += 1;
  const order = await shopper.place([{ _id: THINAI, quantity: 1 + carts }]);
  await orderSteps(test).pay(order);
  return order;
}
const dataOf = (event: EventSourceMessage) => JSON.parse(event.data) as Record<string, never>;

it('looks for changes several times a second', () => expect(feed.everyMs).toBeLessThan(500));

it('brings a new order to an open board of another process at once', async () => {
  const [shopper, selvi] = [await makeShopper(test), await loggedInStaff(test.deps)];
  const stream = await openStream('/staff/stream', selvi.headers);
  expect(Object.fromEntries(stream.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
    'cache-control': 'no-store',
  });
  // Without a position, the board reads its list again.
  await stream.next(({ event }) => event === 'reset');
  const { orderNumber } = await placePaid(shopper);
  await feed.run();
  const { id } = await stream.next(({ data }) => data.includes(orderNumber) && data.includes('"ORDER_CREATED"'));
  stream.leave();

  // What happened while the board was away follows, without another reset. Orders may be repeated: other databases' open transactions
  // hold the position back.
  const missed = await placePaid(shopper);
  const again = await openStream('/staff/stream', { ...selvi.headers, 'last-event-id': id! });
  await feed.run();
  const events: (string | undefined)[] = [];
  await again.next(({ event, data }) => {
    events.push(event);
    return data.includes(missed.orderNumber);
  });
  expect(new Set(events)).toEqual(new Set(['orders']));
  again.leave();
});

it.each(['1:0:@1', 'made up', '9:9:9999@1'])('begins again for a position that was not issued here: %s', async (id) => {
  const { headers } = await loggedInStaff(test.deps);
  const stream = await openStream('/staff/stream', { ...headers, 'last-event-id': id });
  expect((await stream.next(() => true)).event).toBe('reset');
  stream.leave();
});

it('lets a customer follow their order, and no other', async () => {
  const [meena, valli] = [await makeShopper(test), await makeShopper(test)];
  const order = await meena.place([{ _id: THINAI, quantity: 2 }]);
  const path = `/web/order/stream/${order.orderId}`;
  expect((await openStream(path, valli.headers)).status).toBe(404);
  expect((await openStream(path, {})).status).toBe(401);
  const stream = await openStream(path, meena.headers);
  expect(dataOf(await stream.next(() => true))).toMatchObject({ orderStatus: 'PAYMENT_PENDING' });
  await orderSteps(test).pay(order);
  await feed.run();
  const paid = await stream.next(({ data }) => data.includes('ORDER_CREATED'));
  expect(dataOf(paid)).toEqual({
    paymentStatus: 'RECEIVED',
    orderStatus: 'ORDER_CREATED',
    cancelCause: null,
    secondsLeft: null,
    expiresAt: expect.any(String),
  });
  stream.leave();
});

it('tells a customer of a payment that comes while their stream opens', async () => {
  const meena = await makeShopper(test);
  const order = await meena.place([{ _id: THINAI, quantity: 2 }]);
  const stateOf = async (orderId: string): Promise<PaymentState> => {
    const { data } = (await test.app.inject(`/api/web/order/order/status/${orderId}`)).json<{ data: PaymentState }>();
    return data;
  };
  const hub = createHub(test.deps, {
    findCards: async () => [],
    findStates: async (ids) => new Map(await Promise.all(ids.map(async (id) => [id, await stateOf(id)] as const))),
    areOnRounds: async () => false,
  });
  let isPaid = false;
  const areas = createAreas(test.deps);
  const routes = orderStreamRoutes(test.deps, {
    hub,
    findLogin: areas.findLogin,
    async getOwnState(_, orderId) {
      const state = await stateOf(orderId);
      if (isPaid) return state;
      await orderSteps(test).pay(order);
      isPaid = true;
      // The board is told of the payment while the customer's stream is not open yet.
      await hub.feed();
      return state;
    },
  });
  const app = await buildApp(test.deps, { ...areas, list: [{ prefix: '/api/web/order', routes }] });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  await hub.start();
  // A board.
  hub.add({ stream: { send() {}, beat() {}, end() {} }, person: '', follows: 'ORDERS', isAllowed: async () => true });
  const stream = await openStream(`/web/order/stream/${order.orderId}`, meena.headers, url);
  await hub.feed();
  await stream.next(({ data }) => data.includes('ORDER_CREATED'));
  stream.leave();
  await app.close();
});

it('brings a planned round, and one handed to another rider, to open phones at once', async () => {
  const steps = roundSteps(test);
  const shopper = await makeShopper(test);
  const [selvi, mani, kumar] = [
    await loggedInStaff(test.deps),
    await loggedInStaff(test.deps, { role: STAFF_ROLE.RIDER }),
    await loggedInStaff(test.deps, { role: STAFF_ROLE.RIDER }),
  ];
  const phone = await openStream('/staff/ride/stream', mani.headers);
  const isOfRounds = ({ event }: EventSourceMessage) => event === 'rounds';
  const count = () => phone.events.filter(isOfRounds).length;
  await phone.next(isOfRounds);

  const order = await steps.readyOrder(shopper);
  const { data: round } = await steps.plan(selvi, mani, [order]);
  await feed.run();
  await phone.next(() => count() === 2);
  await steps.call(selvi, ['PUT', `/rounds/${round._id}/rider`], { riderId: kumar.staffId });
  await feed.run();
  await phone.next(() => count() === 3);
  expect(phone.events.every(isOfRounds)).toBe(true);
  phone.leave();
  // The board's cards are not for riders.
  expect((await openStream('/staff/stream', mani.headers)).status).toBe(403);
});

it('ends with the session, with a change of role, and with a customer’s logout', async () => {
  const [selvi, mani, meena] = [
    await loggedInStaff(test.deps),
    await loggedInStaff(test.deps),
    await makeShopper(test),
  ];
  const { orderId } = await meena.place([{ _id: THINAI, quantity: 2 }]);
  const streams = [
    await openStream('/staff/stream', selvi.headers),
    await openStream('/staff/stream', mani.headers),
    await openStream(`/web/order/stream/${orderId}`, meena.headers),
  ];
  await check.run();
  expect(streams.map((stream) => stream.hasEnded())).toEqual([false, false, false]);
  await test.deps.db.delete(staffSessions).where(eq(staffSessions.staffId, selvi.staffId));
  await test.deps.db.update(staff).set({ role: STAFF_ROLE.SALES_PERSON }).where(eq(staff.id, mani.staffId));
  await test.deps.db.delete(authTokens).where(eq(authTokens.customerId, meena.customerId));
  await check.run();
  await Promise.all(streams.map((stream) => stream.ended));
  expect((await openStream('/staff/stream', selvi.headers)).status).toBe(401);
});

it('admits ten streams of one person', async () => {
  const { headers } = await loggedInStaff(test.deps);
  const streams = [];
  for (let each = 0; each < 10; each += 1) streams.push(await openStream('/staff/stream', headers));
  expect(streams.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect((await openStream('/staff/stream', headers)).status).toBe(429);
  streams.forEach((stream) => stream.leave());
});

it('ends when the server stops', async () => {
  const areas = createAreas(test.deps);
  const stopping = await buildApp(test.deps, areas);
  await stopping.listen({ port: 0, host: '127.0.0.1' });
  const { port } = stopping.server.address() as AddressInfo;
  const { headers } = await loggedInStaff(test.deps);
  const response = await fetch(`http://127.0.0.1:${port}/api/staff/stream`, { headers });
  const [text] = await Promise.all([response.text(), stopping.close()]);
  expect(text).toContain('event: reset');
});

it('deletes what every process has read', async () => {
  const run = () =>
    createAreas(test.deps)
      .jobs.find((job) => job.name === 'sweep the feed of orders')!
      .run();
  await run();
  // Younger than ten minutes.
  expect(await test.deps.db.select().from(orderFeed)).not.toHaveLength(0);
});
