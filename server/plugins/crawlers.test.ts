import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { LANGUAGES } from '../../contract/constants';
import { findRoute } from '../../contract/routes';
import { products } from '../db/schema';
import { PRODUCTS_PER_FILE, sitemapIndex, sitemapOfProducts } from '../pages/sitemap';
import { makeTestApp, type TestApp } from '../testing/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await makeTestApp({ env: { PUBLIC_URL: 'https://vayal.example' } });
});
afterAll(() => test.close());

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!.replaceAll('&amp;', '&')));

async function findPages(): Promise<URL[]> {
  const index = await test.app.inject('/sitemap.xml');
  const lists = await Promise.all(locationsIn(index.body).map(({ pathname }) => test.app.inject(pathname)));
  for (const { statusCode, headers } of [index, ...lists])
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  return lists.flatMap(({ body }) => locationsIn(body));
}

it('lists every indexed page and no personal one', async () => {
  const urls = await findPages();
  expect(new Set(urls.map(({ origin }) => origin))).toEqual(new Set(['https://vayal.example']));
  const paths = urls.map(({ pathname, search }) => pathname + search);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/categories?id=puttu-mix',
      '/product/detail?slug=foxtail-millet-thinai',
      '/faq',
      '/recipes',
      '/recipes/ragi-kanji',
    ]),
  );
  expect(new Set(paths).size).toBe(paths.length);
  for (const { pathname } of urls) expect(findRoute(pathname)).toBeDefined();
  expect(paths.join()).not.toMatch(/profile|checkout|order|search/);
  const ofProducts = urls.filter(({ pathname }) => pathname === '/product/detail');
  expect(ofProducts).toHaveLength(55);
  for (const { searchParams } of ofProducts) {
    const slug = searchParams.get('slug');
    expect((await test.app.inject(`/api/web/homepage/product/detail/${slug!}`)).statusCode).toBe(200);
  }
});

it('lists the URLs of each page in all languages', async () => {
  const { body } = await test.app.inject('/sitemap-products-1.xml');
  const [entry = ''] = /<url><loc>[^<]*slug=foxtail-millet-thinai<.*?<\/url>/.exec(body) ?? [];
  for (const language of ['en', 'ta', 'hi']) {
    expect(entry).toContain(
      `hreflang="${language}" href="https://vayal.example/product/detail?slug=foxtail-millet-thinai&amp;lang=${language}"`,
    );
  }
  expect(entry).toContain(
    'hreflang="x-default" href="https://vayal.example/product/detail?slug=foxtail-millet-thinai"',
  );
});

it.each(['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-products-1.xml'])(
  '%s is compressed where useful, and responds 304 to a client that has it',
  async (url) => {
    const first = await test.app.inject(url);
    for (const [encoding, unpack] of [
      ['gzip', gunzipSync],
      ['br', brotliDecompressSync],
    ] as const) {
      const { headers, rawPayload } = await test.app.inject({ url, headers: { 'accept-encoding': encoding } });
      const isCompressed = first.rawPayload.length > 1_024;
      expect(headers['content-encoding']).toBe(isCompressed ? encoding : undefined);
      expect((isCompressed ? unpack(rawPayload) : rawPayload).toString()).toBe(first.body);
    }
    const again = await test.app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  },
);

it('follows the catalogue', async () => {
  const isListed = async () => (await findPages()).some(({ search }) => search.includes('sivan'));
  const publish = (published: boolean) =>
    test.deps.db.update(products).set({ published }).where(eq(products.id, 'rc-sivan'));
  expect(await isListed()).toBe(true);
  await publish(false);
  test.deps.clock.advance(1);
  expect(await isListed()).toBe(false);
  await publish(true);
  test.deps.clock.advance(1);
  expect(await isListed()).toBe(true);
});

it.each(['2', '0', '01', '99999', 'x', ''])('the sitemap has no list of products %s', async (file) => {
  expect((await test.app.inject(`/sitemap-products-${file}.xml`)).statusCode).toBe(404);
});

it('keeps each list of a large shop within crawlers’ limits', () => {
  const index = sitemapIndex('https://vayal.example', 12_001);
  expect(locationsIn(index).map(({ pathname }) => pathname)).toEqual([
    '/sitemap-pages.xml',
    '/sitemap-products-1.xml',
    '/sitemap-products-2.xml',
    '/sitemap-products-3.xml',
  ]);
  const slugs = Array.from({ length: PRODUCTS_PER_FILE }, (_, at) => `a-long-name-of-a-product-and-of-its-farm-${at}`);
  // https://www.sitemaps.org/protocol.html: 50 MB, 50,000 URLs.
  expect(sitemapOfProducts('https://vayal.example', LANGUAGES, slugs).length).toBeLessThan(50 * 2 ** 20);
  expect(PRODUCTS_PER_FILE).toBeLessThan(50_000);
});

it('disallows personal pages and links the sitemap', async () => {
  const { body, headers } = await test.app.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Disallow: /profile\n');
  expect(body).toContain('Disallow: /api/\n');
  expect(body).toContain('\nSitemap: https://vayal.example/sitemap.xml\n');
});
