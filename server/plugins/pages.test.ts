import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { LANGUAGES, SCHEME_CONDITIONS, type Language } from '../../contract/constants';
import type { PageRenderer, PageRequest } from '../../contract/rendering';
import type { App } from '../lib/area';
import { AppError, FieldsError } from '../lib/errors';
import { translations } from '../lib/messages';
import { inlineScripts } from '../pages/inlineScripts';
import { registerLanguage } from './language';
import { registerPages } from './pages';
import { registerSecurity } from './security';

const SCRIPT = 'start();';
const clientDir = mkdtempSync(join(tmpdir(), 'vayal-client-'));

beforeAll(() => {
  for (const folder of ['assets', 'pictures']) mkdirSync(join(clientDir, folder));
  writeFileSync(
    join(clientDir, 'index.html'),
    '<!doctype html><html lang="en"><head><meta charset="utf-8"/><meta name="viewport" content="width=320"/><title>The app itself</title></head>' +
      '<body><link rel="preload" href="/fonts/b.woff2" as="font"><noscript>Switch it on</noscript><div id="root"></div>' +
      '<script defer="defer" src="/assets/vendor.js"></script><script defer="defer" src="/assets/main.js"></script></body></html>',
  );
  writeFileSync(join(clientDir, 'chunks.json'), '{"home":["/assets/home.js"]}');
  writeFileSync(
    join(clientDir, 'staff.html'),
    '<!doctype html><html lang="en"><head><meta charset="utf-8"/><title>Counter</title></head>' +
      '<body><div id="root"></div><script defer="defer" src="/assets/staff/main.js"></script></body></html>',
  );
  writeFileSync(join(clientDir, 'staff-chunks.json'), '{"messages-first-hi":["/assets/staff/hi.js"]}');
  writeFileSync(join(clientDir, 'icon.svg'), '<svg/>');
  writeFileSync(join(clientDir, 'pictures', 'mark.0123456789.svg'), '<svg/>');
  for (const worker of ['service-worker.js', 'staff-worker.js']) writeFileSync(join(clientDir, worker), 'serve()');
  writeFileSync(join(clientDir, 'assets', 'main.0123456789.js'), SCRIPT);
  writeFileSync(join(clientDir, 'assets', 'main.0123456789.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(clientDir, 'assets', 'main.0123456789.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(clientDir, 'pictures', 'field.0123456789.avif'), 'picture');
});
afterAll(() => rmSync(clientDir, { recursive: true }));

const initialWorld = () => ({
  stock: 5,
  languages: LANGUAGES as readonly Language[],
  isDatabaseDown: false,
  isBroken: false,
  /** Set while the client exceeds a rate limit. */
  retryAfterSeconds: null as number | null,
  /** More of the page's body. */
  extra: '',
  /** Work of the renderer. */
  during: async (_request: PageRequest): Promise<unknown> => undefined,
  requests: [] as PageRequest[],
});
/** A mutable shop that records the requests to its renderer. */
const world = initialWorld();
const SPLASH = '<style>body{color:red}</style>';
const GLOBAL_STYLES = '<style>:root{--leaf:green}</style>';
const STYLES = '<style data-emotion="mui">html{color:red}</style>';
/** Long enough to be compressed. */
const LONG_TEXT = Array.from({ length: 200 }, (_, at) => `<p>${(at * 7919) % 1009} g</p>`).join('');

const renderer: PageRenderer = {
  urlOf: (url) => {
    const { pathname, searchParams } = new URL(url, 'http://shop');
    if (['/profile', '/order/status/abc'].includes(pathname)) return null;
    if (pathname === '/categories') return `/categories?id=${searchParams.get('id') ?? ''}`;
    return pathname === '/' || pathname === '/faq' ? pathname : '/not-found';
  },
  globalStyles: GLOBAL_STYLES,
  render: async (request) => {
    world.requests.push(request);
    await world.during(request);
    if (world.isBroken) throw new Error('a component threw');
    if (world.isDatabaseDown) throw Object.assign(new Error('no data'), { name: 'PageDataError' });
    if (world.retryAfterSeconds !== null) {
      throw Object.assign(new Error('slowly'), { name: 'PageDataError', retryAfterSeconds: world.retryAfterSeconds });
    }
    const state = JSON.stringify({ stock: world.stock });
    if (request.isUnchanged?.(state)) return null;
    return {
      status: /cars|not-found/.test(request.url) ? 404 : 200,
      links: '<link rel="preload" href="/pictures/a.avif" as="image">',
      fontLinks: '<link rel="preload" href="/fonts/a.woff2" as="font">',
      head: `<title>${request.url}</title>`,
      splash: SPLASH,
      styles: STYLES,
      body: `<main>${request.language} ${request.url} ${world.stock} left${world.extra}</main>`,
      withoutScripts: 'Reading works',
      state,
      chunks: ['home'],
    };
  },
};

let app: App;
beforeEach(async () => {
  Object.assign(world, initialWorld());
  app = await makeApp();
});

async function makeApp({
  tileUrl = 'https://tiles.example/{z}/{x}/{y}.png',
  assetsUrl = '',
  loadRenderer = () => renderer,
} = {}): Promise<App> {
  const app: App = Fastify();
  registerLanguage(app, translations, async () => world.languages);
  const settings = { publicUrl: 'http://localhost', assetsUrl, maps: { tileUrl } };
  registerSecurity(app, settings as Parameters<typeof registerSecurity>[1]);
  await registerPages(app, {
    clientDir,
    publicUrl: 'http://localhost:3000',
    assetsUrl,
    pages: {
      find: async (_path, query) => {
        if (world.isDatabaseDown) throw new Error('the database is away');
        return query.get('id') !== 'cars';
      },
      languages: async () => world.languages,
      version: async () => String(world.stock),
      list: async () => ({ categoryIds: [], recipeSlugs: [], productCount: 0 }),
      listProducts: async () => [],
    },
    loadRenderer,
  });
  app.get('/api/who', ({ ip, headers }) => ({ ip, token: headers['token'] ?? null, cookie: headers.cookie ?? null }));
  return app;
}
afterEach(() => app.close());

const browse = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html,*/*', ...headers } });

describe('a server-rendered page', () => {
  it("calls the API under its client's rate limits, but without token and cookie", async () => {
    const headers = { accept: 'text/html', cookie: 'theme=dark', token: 'secret' };
    let seen: unknown;
    world.during = async ({ fetch }) => {
      seen = await (await fetch('http://localhost:3000/api/who', { headers: { token: 'secret' } })).json();
    };
    await app.inject({ url: '/faq', headers, remoteAddress: '203.0.113.9' });
    expect(seen).toEqual({ ip: '203.0.113.9', token: null, cookie: null });
  });

  it('has its content, state and scripts, and one title', async () => {
    const response = await browse('/');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en',
      'cache-control': 'no-cache',
      vary: 'accept-encoding, accept-language, cookie',
    });
    expect(response.body).toContain('<div id="root"><main>en / 5 left</main></div>');
    expect(response.body).toContain('<script type="application/json" id="preloaded-state">{"stock":5}</script>');
    // Inserted by a script once the page is painted.
    expect(response.body).toContain('<script data-paths="/assets/vendor.js /assets/main.js /assets/home.js">');
    expect(response.body).not.toContain(' src="/assets/');
    expect(response.body).toContain('<noscript>Reading works</noscript>');
    expect(response.body.match(/<title>[^<]*/g)).toEqual(['<title>/']);
    // Preloaded pictures are chosen by its width.
    expect(response.body.match(/<meta name="viewport"/g)).toHaveLength(1);
    expect(response.body.indexOf('<meta name="viewport" content="width=device-width')).toBeLessThan(
      response.body.indexOf('<link rel="preload"'),
    );
    // The page's own bytes go first.
    expect(response.body.indexOf('/assets/home.js')).toBeGreaterThan(response.body.indexOf('preloaded-state'));
    expect(response.body).toContain(`${SPLASH}</head><body>${STYLES}`);
    // Fonts in the head would delay the first paint.
    expect(response.body.indexOf('/fonts/a.woff2')).toBeGreaterThan(response.body.indexOf('<body'));
    expect(response.body).not.toContain('/fonts/b.woff2');
  });

  it('takes its language from the URL, else the cookie, else the browser', async () => {
    const preferences = { cookie: 'language=ta', 'accept-language': 'hi' };
    expect((await browse('/?lang=en', preferences)).body).toContain('<html lang="en"');
    expect((await browse('/', preferences)).body).toContain('<html lang="ta"');
    expect((await browse('/?lang=xx', { 'accept-language': 'hi' })).body).toContain('<html lang="hi"');
  });

  it('is in a language of the shop alone: a hidden one gives way to the first, and its URLs lead there', async () => {
    world.languages = ['ta', 'en'];
    expect((await browse('/', { cookie: 'language=hi', 'accept-language': 'fr' })).body).toContain('<html lang="ta"');
    expect((await browse('/', { cookie: 'language=hi', 'accept-language': 'en' })).body).toContain('<html lang="en"');
    expect(await browse('/categories?id=mixes&lang=hi')).toMatchObject({
      statusCode: 302,
      headers: { location: '/categories?id=mixes' },
    });
    expect((await browse('/?lang=en')).statusCode).toBe(200);
    const shell = '<html lang="ta" data-languages="ta en"';
    expect((await browse('/profile', { cookie: 'language=hi' })).body).toContain(shell);
    expect((await browse('/staff', { cookie: 'language=hi' })).body).toContain('<html lang="hi">');
  });

  it('shows pictures for the device’s colours, or for those of the chosen theme', async () => {
    const { system, dark } = SCHEME_CONDITIONS;
    world.extra = `<source media="${system.dark}"><link media="${system.light}">`;
    expect((await browse('/')).body).toContain(world.extra);
    expect((await browse('/', { cookie: 'theme=dark' })).body).toContain(
      `<source media="${dark.dark}"><link media="${dark.light}">`,
    );
  });

  it('has the theme in the cookie', async () => {
    expect((await browse('/', { cookie: 'theme=dark' })).body).toContain('<html lang="en" data-theme="dark"');
    expect((await browse('/', { cookie: 'a=b; theme=light' })).body).toContain('data-theme="light"');
    for (const cookie of ['theme=system', 'theme=%00', 'theme="><script>', '']) {
      expect((await browse('/', { cookie })).body).not.toMatch(/<html[^>]* data-theme/);
    }
  });

  it('is the same for every customer', async () => {
    const anonymous = await browse('/');
    const known = await browse('/', {
      token: 'token-of-meena',
      cookie: 'token=token-of-meena; userdata=Meena',
      authorization: 'Bearer meena',
      'x-forwarded-for': '10.0.0.7',
    });
    expect(known.body).toBe(anonymous.body);
    expect(known.headers.etag).toBe(anonymous.headers.etag);
    expect(known.headers).not.toHaveProperty('set-cookie');
    // Rendered once for both, without any of their headers.
    expect(world.requests).toHaveLength(1);
    expect(JSON.stringify(world.requests)).not.toMatch(/meena|10\.0\.0\.7/i);
  });

  it('runs the inline scripts that its policy names by their hashes, and no others', async () => {
    for (const [url, count] of [
      ['/', 3],
      ['/profile', 1],
      ['/staff', 2],
    ] as const) {
      const { body, headers } = await browse(url);
      const [, sources = ''] = /script-src ([^;]*)/.exec(String(headers['content-security-policy'])) ?? [];
      const scripts = Array.from(
        body.matchAll(/<script(?! type="application)[^>]*>([^<]+)<\/script>/g),
        ([, text]) => text!,
      );
      expect(scripts).toHaveLength(count);
      for (const text of scripts)
        expect(sources).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      expect(sources).not.toMatch(/unsafe|nonce/);
    }
  });

  it('holds its content literally, whatever a replacement makes of it', async () => {
    world.extra = "$& $` $' $1 $$";
    expect((await browse('/')).body).toContain(`5 left${world.extra}</main>`);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
    ['zstd', undefined, (body: Buffer) => body],
  ])('is sent to clients that accept %s as %s', async (accepted, encoding, decompress) => {
    world.extra = LONG_TEXT;
    for (const cookie of ['', 'theme=dark', '']) {
      const plain = (await browse('/', { cookie })).body;
      const response = await browse('/', { cookie, 'accept-encoding': accepted });
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(decompress(response.rawPayload).toString()).toBe(plain);
    }
    expect(world.requests).toHaveLength(1);
  });

  it('responds 304 to a client that has it', async () => {
    const { headers } = await browse('/');
    const again = await browse('/', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const dark = await browse('/', { 'if-none-match': String(headers.etag), cookie: 'theme=dark' });
    expect(dark.statusCode).toBe(200);
    world.stock = 4;
    expect((await browse('/', { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
  });

  it('never leaves an outdated policy cached: 304 brings the current one', async () => {
    for (const url of ['/', '/profile']) {
      const { headers } = await browse(url);
      const other = await makeApp({ tileUrl: 'https://other.example/{z}/{x}/{y}.png' });
      const revalidation = { accept: 'text/html', 'if-none-match': String(headers.etag) };
      const again = await other.inject({ url, headers: revalidation });
      expect(again.statusCode).toBe(304);
      expect(again.headers['content-security-policy']).toContain('https://other.example');
      await other.close();
    }
  });

  it('is rendered once until the catalogue changes', async () => {
    for (let times = 0; times < 3; times += 1) await browse('/');
    expect(world.requests).toHaveLength(1);
    world.stock = 4;
    expect((await browse('/')).body).toContain('4 left');
    expect(world.requests).toHaveLength(2);
  });

  it('responds to HEAD without a body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/', headers: { accept: 'text/html' } });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });
});

describe('the staff area', () => {
  it('begins its calls, and loads its scripts with the messages of its language, on every page', async () => {
    const { body, headers } = await browse('/staff', { cookie: 'language=hi' });
    expect(headers['x-robots-tag']).toBe('noindex');
    const scripts = Array.from(body.matchAll(/<script defer[^>]* src="([^"]+)"/g), ([, path]) => path);
    expect(scripts).toEqual(['/assets/staff/main.js', '/assets/staff/hi.js']);
    expect(body).toContain(`<script>${inlineScripts.staffHead}</script>`);
    expect(body).not.toContain('/assets/main.js');
    expect(body).toContain(`${GLOBAL_STYLES}</head>`);
    expect((await browse('/staff/orders/VY1', { cookie: 'language=hi' })).body).toBe(body);
    expect(world.requests).toEqual([]);
  });
});

describe('a page that is rendered in the browser', () => {
  it.each(['/order/status/abc', '/profile'])('is at %s, revalidated and not indexed', async (url) => {
    const response = await browse(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('The app itself');
    expect(response.body).toContain(`${GLOBAL_STYLES}</head>`);
    expect(response.body).toContain('<div id="root"></div>');
    // Nothing is visible before they run.
    expect(response.body).toContain('<script defer="defer" src="/assets/main.js"></script>');
    expect(response.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
  });

  it('is served where rendering fails, and the failure is logged', async () => {
    const errors: unknown[] = [];
    app.log.error = (entry: unknown) => errors.push(entry);
    app.addHook('onRequest', async (request) => {
      request.log = app.log;
    });
    world.isBroken = true;
    const response = await browse('/');
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('The app itself');
    expect(errors).toMatchObject([{ err: { cause: { message: 'a component threw' } } }]);
    // The failure isn't cached.
    world.isBroken = false;
    expect((await browse('/')).body).toContain('5 left');
  });

  it.each(['/', '/profile', '/staff'])('is served at %s where the renderer does not load', async (url) => {
    await app.close();
    app = await makeApp({
      loadRenderer: () => {
        throw new Error('no such file');
      },
    });
    const response = await browse(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<div id="root"></div>');
  });
});

it.each(['/nowhere', '/order/status', '/profile/secret', '/index', '/categories?id=cars'])(
  'gives the same page with 404 at %s',
  async (url) => {
    const response = await browse(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('5 left');
    expect(response.headers).not.toHaveProperty('etag');
  },
);

it.each([
  ['/faq/', '/faq'],
  ['/FAQ?lang=ta', '/faq?lang=ta'],
  ['/Profile/Orders//', '/profile/orders'],
  ['//faq', '/faq'],
  ['/index.html', '/'],
  ['/staff.html', '/staff'],
  ['/categories?id=Puttu-Mix', '/categories?id=puttu-mix'],
  ['/recipes/Ragi-Puttu', '/recipes/ragi-puttu'],
])('redirects %s to its canonical URL %s', async (url, location) => {
  const response = await browse(url);
  expect([response.statusCode, response.headers.location]).toEqual([308, location]);
});

/** Sends the path as it is: `inject` would parse it. */
async function browseRaw(path: string) {
  if (!app.server.listening) await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    httpRequest({ port, path, agent: false, headers: { accept: 'text/html' } }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    })
      .once('error', reject)
      .end();
  });
}

it.each([
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2F%2Fevil.example',
  '/.//evil.example',
  '/\\',
  '/./faq',
])('gives the 404 page, and no other page of the shop, at %s', async (path) => {
  const { status, body } = await browseRaw(path);
  expect(status).toBe(404);
  expect(body).toContain('/not-found');
});

it("gives the 404 page for a query that can't be stored, and 429 as a page", async () => {
  app.addHook('preValidation', async ({ url }) => {
    if (url.includes('%00')) throw new FieldsError({ slug: { key: 'validation.generic.invalid' } });
    if (url.includes('often')) throw new AppError(429, 'core.tooMany', { retryAfterSeconds: 7 });
  });
  const bad = await browse('/product/detail?slug=%00');
  expect([bad.statusCode, bad.body.includes('/not-found')]).toEqual([404, true]);
  const often = await browse('/faq?often');
  expect([often.statusCode, often.headers['retry-after']]).toEqual([429, '7']);
  expect(often.body).toContain('<div id="root"><p role="alert">Too many requests');
});

describe('rendering, while more pages are asked for than can be rendered,', () => {
  const RUNNING_AND_WAITING = 22;

  /** Pages that wait in the renderer until they are released. */
  function holdRenders() {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    world.during = () => released;
    return release;
  }
  const pageOf = (at: number) => `/categories?id=page-${at}`;
  const isShell = (body: string) => body.includes('<div id="root"></div>');
  const untilRendering = async (count: number) => {
    while (world.requests.length < count) await new Promise(setImmediate);
  };

  it('takes two at a time, lets twenty wait and sends the others unrendered at once', async () => {
    const release = holdRenders();
    const asked = Array.from({ length: RUNNING_AND_WAITING }, (_, at) => browse(pageOf(at)));
    await untilRendering(2);
    const others = await Promise.all([browse(pageOf(100)), browse(pageOf(101))]);
    expect(others.map(({ statusCode, body }) => [statusCode, isShell(body)])).toEqual([
      [200, true],
      [200, true],
    ]);
    expect(others[0].headers).not.toHaveProperty('x-robots-tag');
    expect(world.requests).toHaveLength(2);
    release();
    for (const response of await Promise.all(asked)) expect(isShell(response.body)).toBe(false);
    expect(isShell((await browse(pageOf(100))).body)).toBe(false);
  });

  it('serves stale pages', async () => {
    await browse('/faq');
    world.stock = 4;
    const release = holdRenders();
    const asked = Array.from({ length: RUNNING_AND_WAITING }, (_, at) => browse(pageOf(at)));
    await untilRendering(3);
    expect((await browse('/faq')).body).toContain('5 left');
    release();
    await Promise.all(asked);
  });

  it('gives up pages whose clients are gone', async () => {
    const release = holdRenders();
    await app.listen({ port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const running = [browse(pageOf(0)), browse(pageOf(1))];
    await untilRendering(2);
    const arrived = new Promise((resolve) => app.server.once('request', resolve));
    const left = httpRequest({ port, path: pageOf(2), headers: { accept: 'text/html' } });
    left.once('error', () => undefined).end();
    const { socket } = (await arrived) as { socket: NodeJS.EventEmitter };
    const gone = new Promise((resolve) => socket.once('close', resolve));
    left.destroy();
    await gone;
    const last = browse(pageOf(3));
    release();
    await Promise.all([...running, last]);
    expect(world.requests.map(({ url }) => url)).toEqual([0, 1, 3].map(pageOf));
  });
});

describe('a shop without the database', () => {
  it('serves stale pages', async () => {
    await browse('/');
    world.isDatabaseDown = true;
    // The page may be fresh or stale.
    for (world.stock of [5, 4]) {
      const response = await browse('/');
      expect([response.statusCode, response.body.includes('5 left')]).toEqual([200, true]);
    }
  });

  it('responds 503 without a cached page, and forbids caching that', async () => {
    world.isDatabaseDown = true;
    const response = await browse('/faq', { 'accept-language': 'hi' });
    expect(response.statusCode).toBe(503);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '30' });
    expect(response.body).toContain('<div id="root"><p role="alert">दुकान');
    world.isDatabaseDown = false;
    expect((await browse('/faq')).statusCode).toBe(200);
  });
});

it('responds 429 to a client over its rate limit, with the time to wait', async () => {
  world.retryAfterSeconds = 7.2;
  const response = await browse('/faq');
  expect(response.statusCode).toBe(429);
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '8' });
  expect(response.body).toContain('<div id="root"><p role="alert">Too many requests');
  world.retryAfterSeconds = null;
  expect((await browse('/faq')).statusCode).toBe(200);
});

it.each(['/assets/main.0123456789.js', '/pictures/field.0123456789.avif'])(
  'lets browsers store %s forever, because its name contains a hash',
  async (url) => {
    expect((await app.inject(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  },
);

describe('headers that matter for documents only', () => {
  it.each(['/assets/main.0123456789.js', '/pictures/field.0123456789.avif'])('are missing from %s', async (url) => {
    const { headers } = await app.inject(url);
    for (const name of ['content-security-policy', 'last-modified', 'accept-ranges', 'x-request-id'])
      expect(headers).not.toHaveProperty(name);
    expect(headers).toHaveProperty('x-content-type-options', 'nosniff');
    expect(headers).toHaveProperty('etag');
  });

  it.each([
    '/',
    '/icon.svg',
    '/pictures/mark.0123456789.svg',
    '/service-worker.js',
    '/assets/gone.js.html',
    '/assets/gone.js',
  ])('are part of %s', async (url) => {
    expect((await browse(url)).headers).toHaveProperty('content-security-policy');
  });
});

describe('a script that the build compressed', () => {
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
  ])('is sent to clients that accept %s as %s', async (accepted, encoding, unpack) => {
    const response = await fetchWith(accepted);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(unpack(response.rawPayload).toString()).toBe(SCRIPT);
  });

  it.each([undefined, 'identity', 'zstd'])('is sent uncompressed to clients that accept %s', async (accepted) => {
    const response = await fetchWith(accepted);
    expect(response.headers).not.toHaveProperty('content-encoding');
    expect(response.body).toBe(SCRIPT);
  });

  it.each(['br', 'gzip', undefined])(
    'has as %s a script type, is immutable and varies by encoding',
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

it.each(['/service-worker.js', '/staff-worker.js'])('makes browsers revalidate %s each time', async (url) => {
  expect((await app.inject(url)).headers['cache-control']).toBe('no-cache');
});

it('makes browsers revalidate files without a hash after an hour', async () => {
  expect((await app.inject('/icon.svg')).headers['cache-control']).toBe('public, max-age=3600');
});

it('serves no page for files or the API', async () => {
  const script = await app.inject('/assets/old.js');
  expect([script.statusCode, script.json()]).toEqual([404, { status: 404, message: expect.any(String), data: null }]);
  expect((await browse('/api/web/nothing')).headers['content-type']).toContain('application/json');
});

it.each(['/..%2fpackage.json', '/%2e%2e/package.json', '/assets/../../package.json', '/.env'])(
  'serves nothing outside its folder: %s',
  async (url) => {
    expect([400, 403, 404]).toContain((await app.inject(url)).statusCode);
  },
);

describe('with a CDN', () => {
  const CDN = 'https://cdn.example';
  let shop: App;
  beforeAll(async () => {
    shop = await makeApp({ assetsUrl: CDN });
  });
  afterAll(() => shop.close());
  const open = (url: string) => shop.inject({ url, headers: { accept: 'text/html' } });

  it.each([
    ['/', ['/assets/vendor.js', '/assets/main.js', '/assets/home.js']],
    ['/profile', ['/fonts/b.woff2', '/assets/vendor.js', '/assets/main.js']],
    ['/staff?lang=hi', ['/assets/staff/main.js', '/assets/staff/hi.js']],
  ])('%s names its files there, and tells its scripts', async (url, files) => {
    const { body } = await open(url);
    expect(body).toContain(`<html lang="${url.endsWith('hi') ? 'hi' : 'en'}" data-assets="${CDN}">`);
    for (const file of files) expect(body).toContain(CDN + file);
    expect(body.match(/[" ]\/assets\//g)).toBeNull();
  });

  it('lets pages and workers load files from there', async () => {
    const policy = String((await open('/')).headers['content-security-policy']);
    for (const name of ['script-src', 'style-src', 'font-src', 'img-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${name} 'self' ${CDN}[ ;]`));
  });

  it('lets other origins load hashed files, and stores no missing one', async () => {
    const opened = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
    expect((await shop.inject('/assets/main.0123456789.js')).headers).toMatchObject(opened);
    expect((await shop.inject('/assets/gone.js')).headers).toMatchObject({ ...opened, 'cache-control': 'no-store' });
    for (const [from, url] of [
      [shop, '/icon.svg'],
      [app, '/assets/main.0123456789.js'],
    ] as const) {
      const { headers } = await from.inject(url);
      expect(headers).toHaveProperty('cross-origin-resource-policy', 'same-origin');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it.each(['/service-worker.js', '/staff-worker.js'])('tells %s', async (url) => {
    const { body, headers } = await shop.inject(url);
    expect(body).toBe(`self.assetsUrl="${CDN}";serve()`);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('javascript'),
      'content-security-policy': expect.stringContaining(CDN),
    });
  });
});
