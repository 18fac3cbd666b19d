import { canonicalUrl } from './canonicalUrl';

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/faq', '/faq'],
  ['/FAQ/', '/faq'],
  ['/FAQ?Lang=TA', '/faq?Lang=TA'],
  ['/product/detail//', '/product/detail'],
  ['//faq', '/faq'],
  ['//product///detail', '/product/detail'],
  ['//evil.example', null],
  ['/\\faq', null],
  ['/product/detail?slug=Ragi&lang=ta', '/product/detail?slug=ragi&lang=ta'],
  ['/categories?sort=name&id=PUTTU-mix', '/categories?sort=name&id=puttu-mix'],
  ['/categories?id=puttu%2Dmix&x=A', '/categories?id=puttu%2Dmix&x=A'],
  ['/recipes/Ragi-Puttu/', '/recipes/ragi-puttu'],
  ['/recipes/%E0%AE%95', '/recipes/%E0%AE%95'],
  ['/search?q=Ragi', '/search?q=Ragi'],
  ['/Order/Status/Ab-1/', '/order/status/Ab-1'],
  ['/profile/order/track?id=Ab-1', '/profile/order/track?id=Ab-1'],
  ['/order/status', null],
  ['/order/status/a/b', null],
  ['/nowhere', null],
  ['/staff', null],
  ['/staff/orders/VY100001', null],
  ['/faq/../profile', null],
])('%s is %s', (url, canonical) => {
  expect(canonicalUrl(url)).toBe(canonical);
});
