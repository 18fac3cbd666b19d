import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createRegistry, serveMetrics } from './modules/metrics';
import { makeShopper } from './testing/shopper';
import { openTestDatabase } from './testing/testDatabase';
import { makeTestApp, type TestApp } from './testing/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await makeTestApp({ seed: false });
});
afterAll(() => test.close());

it('reports liveness and readiness', async () => {
  for (const url of ['/healthz', '/up', '/readyz']) expect((await test.app.inject(url)).statusCode).toBe(200);
});

it('the server is not ready while it stops, but alive', async () => {
  const stopping = await makeTestApp({ seed: false });
  stopping.app.stopReadiness();
  const ready = await stopping.app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    { status: 503, message: 'the server is about to stop', data: null },
  ]);
  expect((await stopping.app.inject('/healthz')).statusCode).toBe(200);
  await stopping.close();
});

it('the server is not ready without its database', async () => {
  const lonely = await makeTestApp({ seed: false });
  await lonely.database.close();
  expect((await lonely.app.inject('/readyz')).statusCode).toBe(503);
  expect((await lonely.app.inject('/healthz')).statusCode).toBe(200);
  await lonely.app.close();
});

it('describes all its calls', async () => {
  const api = (await test.app.inject('/api/openapi.json')).json<{
    openapi: string;
    paths: Record<string, Record<string, { security?: object[]; responses: object }>>;
  }>();
  expect(api.openapi).toBe('3.1.0');
  expect(api.paths['/api/web/customer/login']!.post!.responses).toHaveProperty('200');
  expect(api.paths['/api/web/customer/login']!.post).not.toHaveProperty('security');
  expect(api.paths['/api/web/customer/detail']!.get!.security).toEqual([{ token: [] }]);
});

it('the server has a page about its calls that needs nothing from elsewhere', async () => {
  const page = await test.app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url!);
  expect(files.length).toBeGreaterThan(3);
  for (const url of files) expect([url, (await test.app.inject(url)).statusCode]).toEqual([url, 200]);
});

describe('security headers', () => {
  it('let the page load its own files and the map tiles only', async () => {
    const { headers } = await test.app.inject('/healthz');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']{44}'){4};/);
    expect(policy).toContain('https://tile.openstreetmap.org');
    expect(policy).not.toContain('googleapis');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it.each([
    ['/staff', 'camera=(self)'],
    ['/staff/packing?scan', 'camera=(self)'],
    ['/staffing', 'camera=()'],
    ['/', 'camera=()'],
    ['/api/staff/me', 'camera=()'],
  ])('let the staff area alone use the camera: %s', async (url, camera) => {
    const { headers } = await test.app.inject(url);
    expect(String(headers['permissions-policy']).split(', ')).toContain(camera);
  });

  it('follow the settings', async () => {
    const other = await makeTestApp({
      seed: false,
      env: {
        PUBLIC_URL: 'https://vayal.example',
        GOOGLE_MAPS_KEY: 'key',
        TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
      },
    });
    const { headers } = await other.app.inject('/healthz');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('https://*.tiles.example');
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']{44}'){4} https:\/\/maps\.googleapis\.com;/);
    expect(headers['strict-transport-security']).toContain('max-age');
    await other.close();
  });
});

describe('metrics', () => {
  const lineOf = (text: string, start: string) => text.split('\n').find((line) => line.startsWith(start));

  it('count by route templates, tell nothing of a person, and answer without the database', async () => {
    const database = await openTestDatabase({ isSeeded: true });
    const registry = await createRegistry({ ...test.deps, database });
    const shop = await makeTestApp({ database, deps: { metrics: registry.metrics } });
    const shopper = await makeShopper(shop);
    const { orderId } = await shopper.place([{ _id: 'ml-thinai-500', quantity: 2, addons: [] }]);
    await shopper.track(orderId);
    for (const url of ['/no/9876543210', '/nor?name=Kavitha', '/product/detail?slug=a', '/api/web/none/9876543210'])
      await shop.app.inject(url);

    const text = await registry.render();
    const routes = [...text.matchAll(/method="([^"]*)",route="([^"]*)"/g)].map(([, method, url]) => ({ method, url }));
    const isTemplate = (route: object) => shop.app.hasRoute(route as { method: 'GET'; url: string });
    expect([...new Set(routes.filter((route) => !isTemplate(route)).map(({ url }) => url))]).toEqual(['unknown']);
    expect(
      lineOf(text, 'vayal_http_request_duration_seconds_count{method="POST",route="/api/web/order/create"'),
    ).toMatch(/status="200"} 1$/);
    for (const personal of [orderId, shopper.customerId, shopper.mobileNumber, '9876543210', 'Kavitha', 'slug=a'])
      expect(text).not.toContain(personal);
    const labels = [...text.matchAll(/\w+="([^"]*)"/g)].map(([, value]) => value!);
    expect(labels.filter((value) => /\d{6,}/.test(value))).toEqual([]);
    expect(lineOf(text, 'vayal_orders{')).toBe('vayal_orders{status="PAYMENT_PENDING"} 1');
    expect(lineOf(text, 'vayal_database_up')).toBe('vayal_database_up 1');
    expect(lineOf(text, 'vayal_cache_reads_total{cache="packs"')).toBeDefined();
    expect(lineOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeDefined();

    await shop.close();
    const lonely = await createRegistry({ ...test.deps, database });
    lonely.metrics.countJobRun('back up', false);
    const without = await lonely.render();
    expect(lineOf(without, 'vayal_database_up')).toBe('vayal_database_up 0');
    expect(lineOf(without, 'vayal_job_runs_total')).toBe('vayal_job_runs_total{name="back up",outcome="failed"} 1');
    expect(without).not.toMatch(/^vayal_(orders|outbox|payments|messages|backup)\w*{/m);
  });

  it('are served on the first free port, which serves nothing else', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const config = { ...test.deps.config, metrics: { host: '127.0.0.1', port } };
    const registry = { contentType: 'text/plain', render: async () => 'up 1' };
    const server = await serveMetrics({ config, log: test.deps.log }, registry);
    const url = `http://127.0.0.1:${server.port}`;
    expect(server.port).toBeGreaterThan(port);
    expect(await (await fetch(`${url}/metrics`)).text()).toBe('up 1');
    expect((await fetch(`${url}/healthz`)).status).toBe(404);
    await server.stop();
    other.close();
  });
});
