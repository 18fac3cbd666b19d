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
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']{44}'){5};/);
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
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']{44}'){5} https:\/\/maps\.googleapis\.com;/);
    expect(headers['strict-transport-security']).toContain('max-age');
    await other.close();
  });
});
