import { connect } from 'node:net';
import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { ok } from '../lib/envelope';
import { areaOf } from '../testing/areaOf';
import { makeTestApp, type TestApp } from '../testing/testApp';

const areas = areaOf(async (app) => {
  const countSearch = app.limitCallers(2);
  app.get('/list', { config: { access: 'public' } }, async () => ok(null, ''));
  app.get('/search', { config: { access: 'public' } }, async (request) => {
    countSearch(request);
    return ok(null, '');
  });
});

let test: TestApp;
const start = async (cap: number, env: Record<string, string> = {}) => {
  test = await makeTestApp({ areas, seed: false, env: { REQUEST_CAP_PER_CALLER_MINUTE: String(cap), ...env } });
};
afterEach(async () => {
  jest.useRealTimers();
  await test.close();
});

const get = async (url: string, remoteAddress = '203.0.113.7') => {
  const { statusCode, headers, json } = await test.app.inject({ url, remoteAddress });
  return { statusCode, retryAfter: Number(headers['retry-after']), body: json<{ message: string }>() };
};
const statuses = async (urls: string[], remoteAddress?: string) => {
  const found = [];
  for (const url of urls) found.push((await get(url, remoteAddress)).statusCode);
  return found;
};

it('limits how often a caller may call anything, known or not', async () => {
  await start(3);
  expect(await statuses(['/api/web/test/list', '/nowhere', '/api/nowhere'])).toEqual([200, 404, 404]);
  const { statusCode, retryAfter, body } = await get('/nowhere');
  expect([statusCode, body]).toEqual([
    429,
    { status: 429, message: 'Too many requests. Please try again later.', data: null },
  ]);
  expect(retryAfter).toBeGreaterThan(0);
  expect(await statuses(['/api/web/test/list'])).toEqual([429]);
  expect(await statuses(['/api/web/test/list'], '203.0.113.8')).toEqual([200]);
});

it('never limits health checks', async () => {
  await start(1);
  expect(await statuses(['/healthz', '/healthz', '/readyz', '/readyz', '/nowhere', '/nowhere'])).toEqual([
    200, 200, 200, 200, 404, 429,
  ]);
});

it('resets after a minute', async () => {
  await start(1);
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] });
  expect(await statuses(['/nowhere', '/nowhere'])).toEqual([404, 429]);
  jest.setSystemTime(Date.now() + 61_000);
  expect(await statuses(['/nowhere'])).toEqual([404]);
});

it('counts an IPv6 household as one caller, and larger networks with larger caps', async () => {
  await start(1);
  const call = async (address: string) => (await get('/nowhere', address)).statusCode;
  expect([await call('2001:db8:1:0::1'), await call('2001:db8:1:0::2')]).toEqual([404, 429]);
  // All three networks are in one /56.
  for (const network of ['1', '2', '3']) expect(await call(`2001:db8:1:${network}::1`)).toBe(404);
  expect(await call('2001:db8:1:4::1')).toBe(429);
  // All are in one /48, in which four calls were counted.
  for (let at = 1; at <= 12; at += 1) expect(await call(`2001:db8:1:${at.toString(16)}00::1`)).toBe(404);
  expect(await call('2001:db8:1:d00::1')).toBe(429);
  expect(await call('2001:db8:2::1')).toBe(404);
});

it('has lower limits for what takes longer', async () => {
  await start(100);
  const [search, list] = ['/api/web/test/search', '/api/web/test/list'];
  expect(await statuses([search, search, search, list])).toEqual([200, 200, 429, 200]);
});

it('rejects API calls, but nothing else, while the event loop is late', async () => {
  await start(100_000, { MAX_EVENT_LOOP_DELAY_MS: '5' });
  while (!test.app.isUnderPressure()) {
    const until = performance.now() + 50;
    while (performance.now() < until);
    await new Promise(setImmediate);
  }
  const { statusCode, retryAfter, body } = await get('/api/web/test/list');
  expect([statusCode, retryAfter, body]).toEqual([
    503,
    5,
    { status: 503, message: 'The shop is very busy just now. Please try again in a moment.', data: null },
  ]);
  expect(await statuses(['/healthz', '/readyz', '/nowhere'])).toEqual([200, 200, 404]);
});

it('rejects API calls, but nothing else, while too many statements wait for a connection to the database', async () => {
  await start(100_000);
  const { db, databasePool } = test.deps;
  const { size } = databasePool!();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const holding = Array.from({ length: size }, () => db.transaction(() => released));
  const ask = async () => db.execute(sql`SELECT`);
  const waiting = Array.from({ length: 50 * size }, ask);
  expect(await statuses(['/api/web/test/list'])).toEqual([200]);
  waiting.push(ask());
  expect(await get('/api/web/test/list')).toMatchObject({ statusCode: 503, retryAfter: 5 });
  expect(await statuses(['/healthz', '/nowhere'])).toEqual([200, 404]);
  release();
  await Promise.all([...holding, ...waiting]);
  expect(await statuses(['/api/web/test/list'])).toEqual([200]);
});

it('responds to an API call before pages requested earlier', async () => {
  await start(1_000);
  const answered: string[] = [];
  const call = (url: string) => test.app.inject(url).then(() => answered.push(url));
  await Promise.all([...Array.from({ length: 100 }, () => call('/robots.txt')), call('/api/web/test/list')]);
  expect(answered.indexOf('/api/web/test/list')).toBeLessThan(50);
});

it('lets four pages into a turn at once, and others into the next', async () => {
  await start(1_000);
  const passed: string[] = [];
  test.app.addHook('preHandler', async ({ url }) => void passed.push(url));
  await test.app.ready();
  const responses = Array.from({ length: 6 }, () => test.app.inject('/robots.txt'));
  await nextTurn();
  expect(passed).toHaveLength(4);
  await Promise.all(responses);
  expect(passed).toHaveLength(6);
});

it('drops a page whose client left while it waited for its turn', async () => {
  await start(1_000);
  const failures: unknown[] = [];
  test.app.addHook('onError', async (_request, _reply, error) => void failures.push(error));
  await test.app.listen({ port: 0 });
  const { port } = test.app.server.address() as { port: number };
  const clients = Array.from({ length: 64 }, () => connect(port, '127.0.0.1'));
  await Promise.all(clients.map((client) => once(client, 'connect')));
  for (const client of clients) client.write('GET /nowhere HTTP/1.1\r\nhost: shop\r\n\r\n');
  // All have arrived, and most wait for their turn.
  for (let turn = 0; turn < 3; turn += 1) await nextTurn();
  for (const client of clients) client.resetAndDestroy();
  expect(await statuses(['/nowhere'])).toEqual([404]);
  expect(failures).toEqual([]);
});
