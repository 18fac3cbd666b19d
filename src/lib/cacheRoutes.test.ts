import { isSamePicture, cacheFor } from './cacheRoutes';

const SHOP = 'https://vayal.example';
const CDN = 'https://cdn.example';
const cacheOf = (
  path: string,
  { method = 'GET', headers = {}, mode = 'cors' }: { method?: string; headers?: HeadersInit; mode?: RequestMode } = {},
) => cacheFor({ method, url: new URL(path, SHOP).href, headers: new Headers(headers), mode }, SHOP, CDN);

test.each([
  ['/assets/main.0123456789.js', 'files'],
  ['/fonts/mukta-latin-400.5933da031c.woff2', 'files'],
  ['/pictures/banner.202b5bb503-640.avif', 'pictures'],
  [`${CDN}/assets/main.0123456789.js`, 'files'],
  [`${CDN}/photos/0123456789-640.avif`, 'pictures'],
  ['/api/web/homepage/store', 'api'],
  ['/api/web/homepage/banner/list', 'api'],
  ['/api/web/homepage/category/list', 'api'],
  ['/api/web/homepage/other/products', 'api'],
  ['/api/web/homepage/product/detail/foxtail-millet-thinai', 'api'],
  ['/api/web/homepage/recipe/list', 'api'],
  ['/api/web/homepage/recipe/detail/ragi-kanji', 'api'],
])('%s is cached in %s', (path, expected) => expect(cacheOf(path)).toBe(expected));

test('caches a page only on navigation', () => {
  expect(cacheOf('/product/detail?slug=ragi', { mode: 'navigate' })).toBe('pages');
  expect(cacheOf('/product/detail?slug=ragi')).toBeNull();
});

describe('the worker', () => {
  test.each([
    '/api/web/homepage/search/suggestions?q=ra',
    '/api/web/customer/detail',
    '/api/web/customer/data',
    '/api/web/address/list',
    '/api/web/address/detail/a1',
    '/api/web/address/geocode?lat=11&lng=77',
    '/api/web/order/history',
    '/api/web/order/track/o1',
    '/api/web/order/order/status/o1',
    '/api/web/order/cancel/o1?reason=x',
    '/api/web/homepage/enquiry',
    '/api/internal/orders/1/advance',
    '/pay/sandbox/o1',
    '/healthz',
  ])("doesn't cache the response of %s", (path) => expect(cacheOf(path)).toBeNull());

  test.each(['/checkout', '/profile', '/profile/orders', '/order/status/o1', '/checkout/success/o1', '/search?q=ragi'])(
    "doesn't cache the page %s",
    (path) => expect(cacheOf(path, { mode: 'navigate' })).toBeNull(),
  );

  test.each(['/api/web/homepage/store', '/assets/main.0123456789.js', '/pictures/x.avif'])(
    "doesn't cache %s with a token",
    (path) => {
      expect(cacheOf(path, { headers: { token: 't' } })).toBeNull();
      expect(cacheOf(path, { headers: { Token: 't' } })).toBeNull();
      expect(cacheOf(path, { headers: { authorization: 'Bearer t' } })).toBeNull();
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'HEAD'])("doesn't cache the response to a %s", (method) => {
    for (const path of ['/api/web/homepage/products', '/api/web/homepage/store', '/api/web/order/cart', '/']) {
      expect(cacheOf(path, { method, mode: 'navigate' })).toBeNull();
    }
  });

  test("doesn't cache anything of another origin", () =>
    expect(
      cacheFor(
        { method: 'GET', url: 'https://tiles.example/pictures/1.png', headers: new Headers(), mode: 'no-cors' },
        SHOP,
        CDN,
      ),
    ).toBeNull());

  test("doesn't cache other paths of the CDN", () => expect(cacheOf(`${CDN}/api/web/homepage/store`)).toBeNull());
});

test.each([
  ['/pictures/thinai.3120a086b9-192.avif', '/pictures/thinai.3120a086b9-640.avif', true],
  ['/pictures/thinai.3120a086b9-192.avif', '/pictures/thinai.3120a086b9-640.webp', true],
  ['/pictures/thinai.3120a086b9-192.avif', '/pictures/thinai.202b5bb503-192.avif', false],
  ['/pictures/thinai.3120a086b9-192.avif', '/pictures/kambu.3120a086b9-192.avif', false],
  ['/pictures/mark.png', '/pictures/mark.png', false],
])('%s and %s are the same picture: %s', (one, other, expected) => expect(isSamePicture(one, other)).toBe(expected));
