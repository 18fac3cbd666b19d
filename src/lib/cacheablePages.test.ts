import { cacheablePageKey } from './cacheablePages';

const keyOf = (url: string) => cacheablePageKey(new URL(url, 'https://vayal.example'));

test.each([
  ['/', '/'],
  ['/faq', '/faq'],
  ['/FAQ', '/faq'],
  ['/faq/?lang=ta', '/faq?lang=ta'],
  ['/recipes/', '/recipes'],
  ['/categories?id=puttu-mix', '/categories?id=puttu-mix'],
  ['/product/detail?slug=ragi&lang=ta', '/product/detail?lang=ta&slug=ragi'],
  ['/product/detail?lang=ta&slug=ragi', '/product/detail?lang=ta&slug=ragi'],
  ['/recipes', '/recipes'],
  ['/recipes/ragi-kanji?lang=hi', '/recipes/ragi-kanji?lang=hi'],
  ['/?login=1&next=%2Fcheckout', '/'],
  ['/product/detail?slug=ragi&utm_source=chat&fbclid=1', '/product/detail?slug=ragi'],
])('%s is cached as %s', (url, key) => expect(keyOf(url)).toBe(key));

test.each([
  '/checkout',
  '/profile',
  '/profile/orders',
  '/profile/address',
  '/profile/messages',
  '/order/status/o1',
  '/checkout/success/o1',
  '/search?q=ragi',
  '/categories?id=puttu-mix&sort=price-asc',
  '/recipes/ragi-kanji?sort=name',
  '/no/such/page',
])('%s is not cached', (url) => expect(keyOf(url)).toBeNull());
