import { normalizeUrl } from './serverRoutes';

test.each([
  ['/', '/'],
  ['/?utm_source=mail&login=1&location=current&next=%2Fcheckout', '/'],
  ['/?lang=ta', '/?lang=ta'],
  ['/?lang=xx', '/'],
  ['/faq?x=1#part', '/faq'],
  ['/categories?utm=1&id=puttu-mix', '/categories?id=puttu-mix'],
  [
    '/categories?max=500&sort=price-asc&id=puttu-mix&inStock=1',
    '/categories?id=puttu-mix&inStock=1&sort=price-asc&max=500',
  ],
  ['/categories?sort=nonsense&inStock=yes&min=-1', '/categories'],
  ['/search?q=%20ragi%20', '/search?q=ragi'],
  ['/search?id=puttu-mix', '/search'],
  ['/search?id=puttu-mix&q=ragi&lang=hi', '/search?id=puttu-mix&q=ragi&lang=hi'],
  ['/product/detail?slug=ragi&slug=other', '/product/detail?slug=ragi'],
  ['/product/detail', '/product/detail'],
  ['/recipes?utm=1', '/recipes'],
  ['/recipes/ragi-kanji?utm=1&lang=ta', '/recipes/ragi-kanji?lang=ta'],
  ['/recipes/a%2Fb', '/recipes/a%2Fb'],
  ['/recipes/a/b', '/recipes/a%2Fb'],
  ['/recipes/%E0%A4%A', '/recipes/'],
  ['/nowhere?lang=hi&q=1', '/not-found?lang=hi'],
  ['/checkout', null],
  ['/profile/orders', null],
  ['/order/status/42', null],
  ['/checkout/success/42', null],
  ['/checkout/success/42/more', null],
])('%s is the page %s', (url, normalized) => {
  expect(normalizeUrl(url)).toBe(normalized);
});

test('limits the pages that can be requested of one route', () => {
  expect(normalizeUrl(`/product/detail?slug=${'x'.repeat(5000)}`)).toHaveLength('/product/detail?slug='.length + 200);
  expect(normalizeUrl(`/recipes/${'x'.repeat(5000)}`)).toHaveLength('/recipes/'.length + 200);
  expect(normalizeUrl(`/search?q=${'x'.repeat(5000)}`)).toHaveLength('/search?q='.length + 100);
});
