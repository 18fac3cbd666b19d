import { gunzipSync } from 'node:zlib';
import { CLIENT_ROUTES } from '../../contract/constants';
import { makeTestApp, type TestApp } from '../testing/testApp';

let test: TestApp;
beforeAll(async () => {
  test = await makeTestApp({ env: { PUBLIC_URL: 'https://vayal.example' } });
});
afterAll(() => test.close());

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!.replaceAll('&amp;', '&')));

it("lists every page that is to be found, and nobody's own", async () => {
  const answer = await test.app.inject('/sitemap.xml');
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  const urls = locationsIn(answer.body);
  expect(new Set(urls.map(({ origin }) => origin))).toEqual(new Set(['https://vayal.example']));
  const paths = urls.map(({ pathname, search }) => pathname + search);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/categories?id=puttu-mix', '/product/detail?slug=foxtail-millet-thinai', '/faq']),
  );
  expect(new Set(paths).size).toBe(paths.length);
  for (const { pathname } of urls) expect(CLIENT_ROUTES).toContain(pathname);
  expect(paths.join()).not.toMatch(/profile|checkout|order|search/);
  // Every product and category that it names is there.
  for (const { pathname, searchParams } of urls.slice(0, 12)) {
    const slug = searchParams.get('slug');
    if (pathname !== '/product/detail') continue;
    expect((await test.app.inject(`/api/web/homepage/product/detail/${slug!}`)).statusCode).toBe(200);
  }
});

it('names the addresses of each page in all languages', async () => {
  const { body } = await test.app.inject('/sitemap.xml');
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

it('is packed, and not sent twice to whoever has it', async () => {
  const first = await test.app.inject('/sitemap.xml');
  const packed = await test.app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(first.body);
  const again = await test.app.inject({
    url: '/sitemap.xml',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it("shuts crawlers out of what is nobody's to find, and shows them the list", async () => {
  const { body, headers } = await test.app.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Disallow: /profile\n');
  expect(body).toContain('Disallow: /api/\n');
  expect(body).toContain('\nSitemap: https://vayal.example/sitemap.xml\n');
});
