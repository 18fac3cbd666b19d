import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import type { App } from '../lib/area';
import { createMessages } from '../lib/messages';
import { registerLanguage } from './language';
import { registerPages } from './pages';
import { registerSecurity } from './security';

const SCRIPT = 'start();';
const clientDir = mkdtempSync(join(tmpdir(), 'vayal-client-'));
let app: App;

beforeAll(async () => {
  for (const folder of ['assets', 'pictures']) mkdirSync(join(clientDir, folder));
  writeFileSync(join(clientDir, 'index.html'), '<title>Vayal</title>');
  writeFileSync(join(clientDir, 'icon.svg'), '<svg/>');
  writeFileSync(join(clientDir, 'pictures', 'mark.0123456789.svg'), '<svg/>');
  writeFileSync(join(clientDir, 'sw.js'), 'serve()');
  writeFileSync(join(clientDir, 'assets', 'main.0123456789.js'), SCRIPT);
  writeFileSync(join(clientDir, 'assets', 'main.0123456789.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(clientDir, 'assets', 'main.0123456789.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(clientDir, 'pictures', 'field.0123456789.avif'), 'picture');
  app = Fastify();
  registerLanguage(app, createMessages());
  await registerSecurity(app, {
    publicUrl: 'http://localhost',
    maps: { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png' },
  } as Parameters<typeof registerSecurity>[1]);
  await registerPages(app, {
    clientDir,
    findPage: (path, query) => {
      if (query.get('id') === 'broken') return Promise.reject(new Error('the database is away'));
      return Promise.resolve(path !== '/categories' || query.get('id') === 'organic-millets');
    },
  });
});
afterAll(async () => {
  await app.close();
  rmSync(clientDir, { recursive: true });
});

const browse = (url: string) => app.inject({ url, headers: { accept: 'text/html,*/*' } });

it.each(['/', '/categories?id=organic-millets', '/order/status/abc', '/checkout/success/abc', '/privacy-policy'])(
  'gives the page at %s, fresh each time',
  async (url) => {
    const answer = await browse(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Vayal');
    expect(answer.headers['cache-control']).toBe('no-cache');
  },
);

it.each(['/nowhere', '/order/status', '/profile/secret', '/index', '/categories?id=cars'])(
  'gives the same page with 404 at %s',
  async (url) => {
    const answer = await browse(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Vayal');
  },
);

it('gives the page where nobody can tell whether there is anything', async () => {
  expect((await browse('/categories?id=broken')).statusCode).toBe(200);
});

it.each(['/assets/main.0123456789.js', '/pictures/field.0123456789.avif'])(
  'lets browsers keep %s, whose name carries a hash',
  async (url) => {
    expect((await app.inject(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  },
);

describe('the headers that only documents heed', () => {
  it.each(['/assets/main.0123456789.js', '/pictures/field.0123456789.avif'])('do not weigh on %s', async (url) => {
    const { headers } = await app.inject(url);
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).toHaveProperty('x-content-type-options', 'nosniff');
  });

  it.each(['/', '/icon.svg', '/pictures/mark.0123456789.svg', '/sw.js', '/assets/gone.js.html'])(
    'come with %s',
    async (url) => {
      expect((await browse(url)).headers).toHaveProperty('content-security-policy');
    },
  );
});

describe('a script that the build has compressed', () => {
  const fetchWith = (acceptEncoding?: string) =>
    app.inject({
      url: '/assets/main.0123456789.js',
      headers: acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding },
    });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('comes to those who accept %s as %s', async (accepted, encoding, unpack) => {
    const answer = await fetchWith(accepted);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(unpack(answer.rawPayload).toString()).toBe(SCRIPT);
  });

  it.each([undefined, 'identity', 'zstd'])('comes plain to those who accept %s', async (accepted) => {
    const answer = await fetchWith(accepted);
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.body).toBe(SCRIPT);
  });

  it.each(['br', 'gzip', undefined])(
    'says as %s that it is a script, for ever, and differs by encoding',
    async (accepted) => {
      const { headers } = await fetchWith(accepted);
      expect(headers).toMatchObject({
        'content-type': expect.stringContaining('javascript'),
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      });
    },
  );
});

it('has browsers look for a new service worker each time', async () => {
  expect((await app.inject('/sw.js')).headers['cache-control']).toBe('no-cache');
});

it('has browsers ask again for files that keep their names', async () => {
  expect((await app.inject('/icon.svg')).headers['cache-control']).toBe('public, max-age=3600');
});

it('gives no page where a file or an answer was asked for', async () => {
  const script = await app.inject('/assets/old.js');
  expect([script.statusCode, script.json()]).toEqual([404, { status: 404, message: expect.any(String), data: null }]);
  expect((await browse('/api/web/nothing')).headers['content-type']).toContain('application/json');
});

it.each(['/..%2fpackage.json', '/%2e%2e/package.json', '/assets/../../package.json', '/.env'])(
  'stays in its folder: %s',
  async (url) => {
    expect([400, 403, 404]).toContain((await app.inject(url)).statusCode);
  },
);
