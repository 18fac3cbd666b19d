import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { buildApp } from './app';
import type { OpenDatabase } from './db/database';
import { openPostgres } from './db/postgres';
import { products } from './db/schema';
import { systemClock } from './lib/clock';
import { asAdmin, databaseUrl } from './testing/postgresTestDatabase';
import { projectRoot } from './testing/projectRoot';
import { makeShopper } from './testing/shopper';
import { setStock } from './testing/stock';
import { makeTestApp, type TestApp } from './testing/testApp';

// The whole server with its caches of responses and pages, beside others on one database.

/** A stub of the built browser app, whose page shows a product from the API. */
const RENDERER = `
exports.createPageRenderer = () => ({
  urlOf: (url) => url,
  render: async ({ url, language, fetch }) => {
    const slug = new URL(url, 'http://shop').searchParams.get('slug');
    const response = await fetch('http://shop/api/web/homepage/product/detail/' + slug, { headers: { 'accept-language': language } });
    if (response.status >= 500) throw Object.assign(new Error('no data'), { name: 'PageDataError' });
    const state = await response.text();
    return { status: response.status, links: '', head: '', splash: '', styles: '', body: '<p>' + state + '</p>', withoutScripts: '', state, chunks: [] };
  },
});`;

const root = mkdtempSync(join(tmpdir(), 'vayal-root-'));
beforeAll(() => {
  for (const folder of ['client', 'ssr']) mkdirSync(join(root, 'dist', folder), { recursive: true });
  writeFileSync(join(root, 'dist/ssr/renderer.cjs'), RENDERER);
  const document =
    '<!doctype html><html lang="en"><head><title>Vayal</title></head><body><noscript>On</noscript><div id="root"></div>' +
    '<script defer="defer" src="/assets/main.js"></script></body></html>';
  writeFileSync(join(root, 'package.json'), '{"version":"1.0.0"}');
  for (const name of ['index.html', 'staff.html']) writeFileSync(join(root, 'dist/client', name), document);
});
afterAll(() => rmSync(root, { recursive: true }));

const PRODUCT = 'ml-thinai';
const SLUG = 'foxtail-millet-thinai';
const OTHER_SLUG = 'kodo-millet-varagu';

type App = TestApp['app'];
const getProduct = (app: App, slug = SLUG, headers = {}) =>
  app.inject({ url: `/api/web/homepage/product/detail/${slug}`, headers });
const getList = (app: App) => app.inject({ method: 'POST', url: '/api/web/homepage/products', payload: {} });
const getPage = (app: App, slug = SLUG, headers = {}) =>
  app.inject({ url: `/product/detail?slug=${slug}`, headers: { accept: 'text/html', ...headers } });

let test: TestApp;
let app: App;
beforeEach(async () => {
  test = await makeTestApp();
  app = await buildApp({ ...test.deps, config: { ...test.deps.config, root }, clock: systemClock });
});
afterEach(async () => {
  await app.close();
  await test.close();
});

/** How soon is a matter of the interval between polls, which catalogueCache.test.ts asserts on a clock of its own. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(20);
}

const DAMAGED_HEADERS: [name: string, value: string][] = [
  ['if-none-match', '"'],
  ['if-none-match', 'W/'],
  ['if-none-match', ',,,W/",\\\\'],
  ['if-none-match', 'x'.repeat(5_000)],
  ['cookie', '=;;=%E0%A4%A;language=;theme'],
  ['cookie', 'language=%00; theme="><script>'],
  ['accept-encoding', ';;q=,'],
  ['accept-encoding', 'b\\r,,;;gz ip;q=x'],
  ['accept-language', '%%%,;q=9'],
];

it('ignores damaged headers', async () => {
  const intact = [await getProduct(app), await getPage(app)].map(({ body }) => body);
  for (const [name, value] of DAMAGED_HEADERS) {
    const statements = await test.statements.during(async () => {
      const damaged = [await getProduct(app, SLUG, { [name]: value }), await getPage(app, SLUG, { [name]: value })];
      const seen = damaged.map(({ statusCode, body }) => [statusCode, body]);
      expect({ name, value, seen }).toEqual({ name, value, seen: intact.map((body) => [200, body]) });
    });
    // The polls for changes don't depend on headers.
    const read = statements.map(({ text }) => text).filter((text) => !text.includes('catalogue_changes'));
    expect({ name, value, read }).toEqual({ name, value, read: [] });
  }
});

describe('a process without its database', () => {
  let disconnect: () => Promise<void>;
  beforeEach(async () => {
    if (test.database.engine === 'pglite') disconnect = closeOnce(test.database);
    else await goThrough(await openGate(await urlOfDatabase()));
    for (const get of [getProduct, getPage, getList]) expect((await get(app)).statusCode).toBe(200);
    await disconnect();
    await sleep(600); // Until the next poll.
  });

  function closeOnce(database: OpenDatabase) {
    const { close } = database;
    return async () => {
      await close();
      database.close = async () => undefined;
    };
  }

  async function goThrough({ url, shut }: { url: string; shut: () => void }) {
    const database = await openPostgres({ url, poolSize: 3, root: projectRoot });
    disconnect = async () => shut();
    await app.close();
    app = await buildApp({ ...test.deps, db: database.db, config: { ...test.deps.config, root }, clock: systemClock });
    app.addHook('onClose', () => database.close());
  }

  it('continues with cached responses and pages, and reports what is unavailable', async () => {
    for (const get of [getProduct, getPage, getList]) expect((await get(app)).statusCode).toBe(200);
    const calls = [
      getProduct(app, OTHER_SLUG),
      app.inject({
        method: 'POST',
        url: '/api/web/order/cart',
        payload: { items: [{ _id: 'ml-thinai-500', quantity: 1 }] },
      }),
      app.inject({ url: '/api/web/order/history', headers: { token: 'any' } }),
    ];
    for (const { statusCode, headers, json } of await Promise.all(calls)) {
      expect(statusCode).toBe(503);
      expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      expect(json()).toEqual({ status: 503, message: expect.stringMatching(/\w+ \w+/), data: null });
    }
    const page = await getPage(app, OTHER_SLUG);
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '30']);
    expect(page.body).toContain('<p role="alert">');
  });
});

async function urlOfDatabase(): Promise<string> {
  const found: unknown = await test.deps.db.execute(sql`SELECT current_database() AS name`);
  return databaseUrl((found as { rows: { name: string }[] }).rows[0]!.name);
}

/** A TCP proxy to the database that can be closed. */
async function openGate(databaseAddress: string) {
  const url = new URL(databaseAddress);
  const sockets = new Set<Socket>();
  const port = Number(url.port);
  const gate = createServer((socket) => {
    const inner = connect(port, url.hostname);
    for (const each of [socket, inner]) sockets.add(each.on('error', () => undefined));
    socket.pipe(inner).pipe(socket);
  });
  await once(gate.listen(0, '127.0.0.1'), 'listening');
  url.port = String((gate.address() as AddressInfo).port);
  const shut = () => {
    gate.close();
    for (const socket of sockets) socket.destroy();
  };
  return { url: url.href, shut };
}

const onPostgres = process.env.TEST_DB === 'postgres' ? describe : describe.skip;

onPostgres('beside another process', () => {
  let otherDatabase: OpenDatabase;
  let otherApp: App;
  let url: string;
  beforeEach(async () => {
    url = await urlOfDatabase();
    otherDatabase = await openPostgres({ url, poolSize: 3, root: projectRoot });
    const { deps } = test;
    otherApp = await buildApp({ ...deps, db: otherDatabase.db, config: { ...deps.config, root }, clock: systemClock });
    for (const each of [app, otherApp])
      for (const get of [getProduct, getPage, getList]) expect((await get(each)).statusCode).toBe(200);
  });
  afterEach(async () => {
    await otherApp.close();
    await otherDatabase.close();
  });

  it('shows what was ordered there', async () => {
    await setStock(test.deps, 'ml-thinai-500', 5);
    const isAvailable = (left: number) => async () =>
      [await getProduct(otherApp), await getPage(otherApp), await getList(otherApp)].every(({ body }) =>
        new RegExp(`"_id":"ml-thinai-500"[^}]*"available":${left}\\b`).test(body),
      );
    await until(isAvailable(5));
    const shopper = await makeShopper({ app, deps: test.deps });
    await shopper.place([{ _id: 'ml-thinai-500', quantity: 2 }]);
    await until(isAvailable(3));
  });

  it('drops a product that was removed from the shop', async () => {
    await test.deps.db.update(products).set({ published: false }).where(eq(products.id, PRODUCT));
    for (const each of [app, otherApp]) {
      await until(async () =>
        [await getProduct(each), await getPage(each)].every(({ statusCode }) => statusCode === 404),
      );
      expect((await getList(each)).body).not.toContain(SLUG);
    }
    await test.deps.db.update(products).set({ published: true }).where(eq(products.id, PRODUCT));
    await until(async () =>
      [await getProduct(otherApp), await getPage(otherApp)].every(({ statusCode }) => statusCode === 200),
    );
  });

  describe('a lock that keeps the database busy', () => {
    let busy: Client;
    beforeEach(async () => {
      busy = new Client({ connectionString: url });
      await busy.connect();
      await busy.query('BEGIN; LOCK TABLE catalogue_changes, products IN ACCESS EXCLUSIVE MODE');
      await sleep(600); // Until the next poll.
    });
    afterEach(() => busy.end());

    it('blocks no cached response, and reports that the rest takes too long', async () => {
      // The lock is held until the end of the test, so that a response that waited for it would not come.
      for (const get of [getProduct, getPage, getList]) expect((await get(app)).statusCode).toBe(200);
      const late = getProduct(app, OTHER_SLUG);
      // The statement timeout does the same after ten seconds.
      const cancel = `SELECT pg_cancel_backend(pid) FROM pg_stat_activity
        WHERE datname = $1 AND wait_event_type = 'Lock' AND query LIKE '%"products"."slug"%'`;
      const name = new URL(url).pathname.slice(1);
      await until(async () => (await asAdmin((admin) => admin.query(cancel, [name]))).rowCount === 1);
      const response = await late;
      expect(response.json()).toEqual({ status: 503, message: expect.stringMatching(/\w+ \w+/), data: null });
    });
  });
});
