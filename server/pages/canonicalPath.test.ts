import { canonicalPath } from './canonicalPath';

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/faq', '/faq'],
  ['/FAQ/', '/faq'],
  ['/product/detail//', '/product/detail'],
  ['//faq', '/faq'],
  ['//product///detail', '/product/detail'],
  ['//evil.example', null],
  ['/\\faq', null],
  ['/Order/Status/Ab-1/', '/order/status/Ab-1'],
  ['/order/status', null],
  ['/order/status/a/b', null],
  ['/nowhere', null],
  ['/faq/../profile', null],
])('%s is %s', (pathname, canonical) => {
  expect(canonicalPath(pathname)).toBe(canonical);
});
