import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import type { PageRenderer, PageRequest } from '../../contract/rendering';
import type { App } from '../lib/area';
import { createMessages } from '../lib/messages';
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
  writeFileSync(join(clientDir, 'icon.svg'), '<svg/>');
  writeFileSync(join(clientDir, 'pictures', 'mark.0123456789.svg'), '<svg/>');
  writeFileSync(join(clientDir, 'service-worker.js'), 'serve()');
  writeFileSync(join(clientDir, 'assets', 'main.0123456789.js'), SCRIPT);
  writeFileSync(join(clientDir, 'assets', 'main.0123456789.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(clientDir, 'assets', 'main.0123456789.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(clientDir, 'pictures', 'field.0123456789.avif'), 'picture');
});
afterAll(() => rmSync(clientDir, { recursive: true }));

/** A shop that tests change. Its renderer stands in for the built browser app, and writes down what it was asked for. */
const world = {
  stock: 5,
  isDatabaseAway: false,
  isBroken: false,
  /** The reader has asked too often. */
  waitSeconds: null as number | null,
  /** More of the page. */
  filling: '',
  asked: [] as PageRequest[],
};
const RULES = ['html{color:red}', '.mui-1{color:blue}'];
const STYLES = RULES.map((css) => `<style data-emotion="mui">${css}</style>`).join('');
const HASHES = RULES.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`).join(' ');

const renderer: PageRenderer = {
  addressOf: (url) => {
    const { pathname, searchParams } = new URL(url, 'http://shop');
    if (['/profile', '/order/status/abc'].includes(pathname)) return null;
    if (pathname === '/categories') return `/categories?id=${searchParams.get('id') ?? ''}`;
    return pathname === '/' || pathname === '/faq' ? pathname : '/not-found';
  },
  render: async (request) => {
    world.asked.push(request);
    if (world.isBroken) throw new Error('a component threw');
    if (world.isDatabaseAway) throw Object.assign(new Error('no data'), { name: 'PageDataError' });
    if (world.waitSeconds !== null) {
      throw Object.assign(new Error('slowly'), { name: 'PageDataError', retryAfterSeconds: world.waitSeconds });
    }
    const state = JSON.stringify({ stock: world.stock });
    if (request.isUnchanged?.(state)) return null;
    return {
      status: /cars|not-found/.test(request.address) ? 404 : 200,
      links: '<link rel="preload" href="/pictures/a.avif" as="image">',
      fontLinks: '<link rel="preload" href="/fonts/a.woff2" as="font">',
      head: `<title>${request.address}</title>`,
      styles: STYLES,
      body: `<main>${request.language} ${request.address} ${world.stock} left${world.filling}</main>`,
      withoutScripts: 'Reading works',
      state,
      chunks: ['home'],
    };
  },
};

let app: App;
beforeEach(async () => {
  Object.assign(world, { stock: 5, isDatabaseAway: false, isBroken: false, waitSeconds: null, filling: '', asked: [] });
  app = await makeApp();
});

async function makeApp({ policy = 'style-src' } = {}): Promise<App> {
  const app: App = Fastify();
  registerLanguage(app, createMessages());
  await registerSecurity(app, {
    publicUrl: 'http://localhost',
    maps: { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png' },
  } as Parameters<typeof registerSecurity>[1]);
  await registerPages(app, {
    clientDir,
    publicUrl: 'http://localhost:3000',
    policy: (nonce, styleHashes) => `${policy} 'nonce-${nonce}' ${styleHashes}`,
    pages: {
      find: async (_path, query) => {
        if (world.isDatabaseAway) throw new Error('the database is away');
        return query.get('id') !== 'cars';
      },
      version: async () => String(world.stock),
      list: async () => ({ categoryIds: [], productCount: 0 }),
      listProducts: async () => [],
    },
    loadRenderer: () => renderer,
  });
  app.get('/api/who', ({ ip, headers }) => ({ ip, token: headers['token'] ?? null, cookie: headers.cookie ?? null }));
  return app;
}
afterEach(() => app.close());

const browse = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html,*/*', ...headers } });
const nonceIn = (html: string) => /<style nonce="([^"]+)">/.exec(html)?.[1];

describe('a page that is drawn', () => {
  it('asks the API as its reader, as far as calls are counted, and as nobody otherwise', async () => {
    const headers = { accept: 'text/html', cookie: 'theme=dark', token: 'secret' };
    await app.inject({ url: '/faq', headers, remoteAddress: '203.0.113.9' });
    const answer = await world.asked[0]?.fetch('http://localhost:3000/api/who', { headers: { token: 'secret' } });
    expect(await answer?.json()).toEqual({ ip: '203.0.113.9', token: null, cookie: null });
  });

  it('comes whole, with its scripts, what they go on with, and no second title', async () => {
    const answer = await browse('/');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en',
      'cache-control': 'no-cache',
      vary: 'accept-encoding, accept-language, cookie',
    });
    expect(answer.body).toContain('<div id="root"><main>en / 5 left</main></div>');
    expect(answer.body).toContain('<script type="application/json" id="preloaded-state">{"stock":5}</script>');
    // To be put in once the page is painted, by a script that says so.
    expect(answer.body).toContain('<script data-paths="/assets/vendor.js /assets/main.js /assets/home.js">');
    expect(answer.body).not.toContain(' src="/assets/');
    expect(answer.body).toContain('<noscript>Reading works</noscript>');
    expect(answer.body.match(/<title>[^<]*/g)).toEqual(['<title>/']);
    // Links to pictures depend on it.
    expect(answer.body.match(/<meta name="viewport"/g)).toHaveLength(1);
    expect(answer.body.indexOf('<meta name="viewport" content="width=device-width')).toBeLessThan(
      answer.body.indexOf('<link rel="preload"'),
    );
    // Behind the page, whose own bytes go first.
    expect(answer.body.indexOf('/assets/home.js')).toBeGreaterThan(answer.body.indexOf('preloaded-state'));
    expect(answer.body).toContain(`${STYLES}</head><body>`);
    // Fonts in the head would delay the first paint.
    expect(answer.body.indexOf('/fonts/a.woff2')).toBeGreaterThan(answer.body.indexOf('<body'));
    expect(answer.body).not.toContain('/fonts/b.woff2');
  });

  it('speaks the language that the address asks for, else the cookie, else the browser', async () => {
    const wish = { cookie: 'language=ta', 'accept-language': 'hi' };
    expect((await browse('/?lang=en', wish)).body).toContain('<html lang="en"');
    expect((await browse('/', wish)).body).toContain('<html lang="ta"');
    expect((await browse('/?lang=xx', { 'accept-language': 'hi' })).body).toContain('<html lang="hi"');
  });

  it('has the colours that the cookie asks for', async () => {
    expect((await browse('/', { cookie: 'theme=dark' })).body).toContain('<html lang="en" data-theme="dark"');
    expect((await browse('/', { cookie: 'a=b; theme=light' })).body).toContain('data-theme="light"');
    for (const cookie of ['theme=system', 'theme=%00', 'theme="><script>', '']) {
      expect((await browse('/', { cookie })).body).not.toMatch(/<html[^>]* data-theme/);
    }
  });

  it('is the same for everybody: nothing that tells who asks goes into it', async () => {
    const anonymous = await browse('/');
    const known = await browse('/', {
      token: 'token-of-meena',
      cookie: 'token=token-of-meena; userdata=Meena',
      authorization: 'Bearer meena',
      'x-forwarded-for': '10.0.0.7',
    });
    const withoutNonce = (html: string) => html.replaceAll(nonceIn(html)!, '');
    expect(withoutNonce(known.body)).toBe(withoutNonce(anonymous.body));
    expect(known.headers.etag).toBe(anonymous.headers.etag);
    expect(known.headers).not.toHaveProperty('set-cookie');
    // One drawing for both, of which nobody's headers were a part.
    expect(world.asked).toHaveLength(1);
    expect(JSON.stringify(world.asked)).not.toMatch(/meena|10\.0\.0\.7/i);
  });

  it('has a new nonce in each answer, from the shelf as well, and the same in its policy', async () => {
    const answers = [await browse('/'), await browse('/'), await browse('/', { 'accept-encoding': 'gzip' })];
    const pages = [answers[0]!.body, answers[1]!.body, gunzipSync(answers[2]!.rawPayload).toString()];
    const nonces = pages.map(nonceIn);
    expect(new Set(nonces).size).toBe(3);
    answers.forEach(({ headers }, at) => {
      expect(headers['content-security-policy']).toBe(`style-src 'nonce-${nonces[at]}' ${HASHES}`);
      expect(pages[at]!.split(nonces[at]!)).toHaveLength(3);
    });
    expect(world.asked).toHaveLength(1);
  });

  it('has styles in its body that its policy names by what they hold, and the app alone has none', async () => {
    expect((await browse('/')).headers['content-security-policy']).toMatch(/ 'nonce-\S+' 'sha256-\S+' 'sha256-\S+'$/);
    expect((await browse('/')).headers['content-security-policy']).toContain(HASHES);
    world.isBroken = true;
    expect((await browse('/faq')).headers['content-security-policy']).not.toContain('sha256-');
  });

  it('comes packed as the reader can unpack it', async () => {
    const plain = (await browse('/')).body.replace(/nonce="[^"]*"/g, '');
    const unpacked = async (accepted: string, encoding: string | undefined, unpack: (packed: Buffer) => Buffer) => {
      const answer = await browse('/', { 'accept-encoding': accepted });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(
        unpack(answer.rawPayload)
          .toString()
          .replace(/nonce="[^"]*"/g, ''),
      ).toBe(plain);
    };
    await unpacked('gzip, deflate, br, zstd', 'br', brotliDecompressSync);
    await unpacked('gzip;q=1.0, br;q=0', 'gzip', gunzipSync);
    await unpacked('zstd', undefined, (packed) => packed);
  });

  it('gives nobody a piece of its opening in place of control characters that somebody wrote', async () => {
    // As brotli sees the opening; each row of them stands for some piece of markup.
    world.filling = Array.from({ length: 28 }, (_, step) => {
      const row = Array.from({ length: 40 }, (_, at) => 1 + ((at * (step + 1)) % 31));
      return `<p>${String.fromCharCode(...row)}</p>`;
    }).join('');
    const { rawPayload } = await browse('/', { 'accept-encoding': 'br' });
    const told = /<main>.*<\/main>/s.exec(brotliDecompressSync(rawPayload).toString())?.[0];
    expect(told).toBe(/<main>.*<\/main>/s.exec((await browse('/')).body)?.[0]);
    expect(told?.match(/<p>[\s]+<\/p>/g)).toHaveLength(28);
  });

  it('is not sent again to a reader who has it', async () => {
    const { headers } = await browse('/');
    const again = await browse('/', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    // The kept page would not fit another nonce.
    expect(again.headers).not.toHaveProperty('content-security-policy');
    const inTheDark = await browse('/', { 'if-none-match': String(headers.etag), cookie: 'theme=dark' });
    expect(inTheDark.statusCode).toBe(200);
    world.stock = 4;
    expect((await browse('/', { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
  });

  it('is sent again when the policy that comes with it has changed', async () => {
    for (const url of ['/', '/profile']) {
      const { headers } = await browse(url);
      const sent = { accept: 'text/html', 'if-none-match': String(headers.etag) };
      expect((await app.inject({ url, headers: sent })).statusCode).toBe(304);
      const other = await makeApp({ policy: 'img-src https://other.example; style-src' });
      expect((await other.inject({ url, headers: sent })).statusCode).toBe(200);
      await other.close();
    }
  });

  it('is drawn once until the catalogue changes', async () => {
    for (let times = 0; times < 3; times += 1) await browse('/');
    expect(world.asked).toHaveLength(1);
    world.stock = 4;
    expect((await browse('/')).body).toContain('4 left');
    expect(world.asked).toHaveLength(2);
  });

  it('is packed better when it has lasted', async () => {
    world.filling = Array.from(
      { length: 900 },
      (_, at) => `<p class="c${(at * at) % 97}">${(at * 7919) % 1009} g</p>`,
    ).join('');
    const size = async () => {
      const { rawPayload } = await browse('/', { 'accept-encoding': 'br' });
      expect(brotliDecompressSync(rawPayload).toString()).toContain(world.filling);
      return rawPayload.length;
    };
    const first = await size();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
    try {
      while ((await size()) > first * 0.97) await setImmediate();
    } finally {
      clock.mockRestore();
    }
  });

  it('answers HEAD without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/', headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });
});

describe('a page that draws itself', () => {
  it.each(['/order/status/abc', '/profile'])('is at %s, fresh each time and not for search engines', async (url) => {
    const answer = await browse(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('The app itself');
    expect(answer.body).toContain('<div id="root"></div>');
    // There is nothing to be seen before they run.
    expect(answer.body).toContain('<script defer="defer" src="/assets/main.js"></script>');
    expect(nonceIn(answer.body)).toBeDefined();
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
  });

  it('comes where drawing fails, and the failure is logged', async () => {
    const errors: unknown[] = [];
    app.log.error = (entry: unknown) => errors.push(entry);
    app.addHook('onRequest', async (request) => {
      request.log = app.log;
    });
    world.isBroken = true;
    const answer = await browse('/');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('The app itself');
    expect(errors).toMatchObject([{ err: { cause: { message: 'a component threw' } } }]);
    // Such a page is no reason to keep the failure.
    world.isBroken = false;
    expect((await browse('/')).body).toContain('5 left');
  });
});

it.each(['/nowhere', '/order/status', '/profile/secret', '/index', '/categories?id=cars'])(
  'gives the same page with 404 at %s',
  async (url) => {
    const answer = await browse(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('5 left');
    expect(answer.headers).not.toHaveProperty('etag');
  },
);

it.each([
  ['/faq/', '/faq'],
  ['/FAQ?lang=ta', '/faq?lang=ta'],
  ['/Profile/Orders//', '/profile/orders'],
])('sends %s to %s, which the browser app takes it for', async (url, location) => {
  const answer = await browse(url);
  expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
});

describe('without the database', () => {
  it('goes on with the pages that it has', async () => {
    await browse('/');
    world.isDatabaseAway = true;
    // Known of or not: a page that can not be renewed is served as it was.
    for (world.stock of [5, 4]) {
      const answer = await browse('/');
      expect([answer.statusCode, answer.body.includes('5 left')]).toEqual([200, true]);
    }
  });

  it('says so where it has none, and nobody keeps that', async () => {
    world.isDatabaseAway = true;
    const answer = await browse('/faq', { 'accept-language': 'hi' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '30' });
    expect(answer.body).toContain('<div id="root"><p role="alert">दुकान');
    world.isDatabaseAway = false;
    expect((await browse('/faq')).statusCode).toBe(200);
  });
});

it('tells a reader who has asked too often so, and how long to wait', async () => {
  world.waitSeconds = 7.2;
  const answer = await browse('/faq');
  expect(answer.statusCode).toBe(429);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '8' });
  expect(answer.body).toContain('<div id="root"><p role="alert">Too many requests');
  world.waitSeconds = null;
  expect((await browse('/faq')).statusCode).toBe(200);
});

it.each(['/assets/main.0123456789.js', '/pictures/field.0123456789.avif'])(
  'lets browsers keep %s, whose name carries a hash',
  async (url) => {
    expect((await app.inject(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  },
);

describe('the headers that a small file has no use for', () => {
  it.each(['/assets/main.0123456789.js', '/pictures/field.0123456789.avif'])('do not weigh on %s', async (url) => {
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
  ])('come with %s', async (url) => {
    expect((await browse(url)).headers).toHaveProperty('content-security-policy');
  });
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
  expect((await app.inject('/service-worker.js')).headers['cache-control']).toBe('no-cache');
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
