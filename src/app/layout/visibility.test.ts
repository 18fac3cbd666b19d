import { isHidden } from './visibility';

test.each([
  '/checkout',
  '/checkout/',
  '/profile',
  '/categories',
  '/profile/orders',
  '/checkout/success/42',
  '/checkout/success/',
  '/profile/address',
])('the header is hidden on a phone at %s', (path) => expect(isHidden('mobileHeader', path)).toBe(true));

test.each([
  '/',
  '/product/detail',
  '/profile/order/track',
  '/order/status/42',
  '/checkout/success',
  '/faq',
  '/support',
])('the header is visible on a phone at %s', (path) => expect(isHidden('mobileHeader', path)).toBe(false));

test.each([
  '/checkout',
  '/profile',
  '/profile/',
  '/categories',
  '/profile/orders',
  '/checkout/success/42',
  '/checkout/success/',
])('the footer is hidden at %s', (path) => expect(isHidden('footer', path)).toBe(true));

test.each(['/', '/profile/address', '/profile/order/track', '/product/detail', '/order/status/42', '/our-story'])(
  'the footer is visible at %s',
  (path) => expect(isHidden('footer', path)).toBe(false),
);

test.each(['/', '/categories', '/product/detail', '/search', '/recipes', '/recipes/ragi-kanji', '/no/such/page'])(
  'the way to the cart is visible where customers shop: %s',
  (path) => expect(isHidden('viewCart', path)).toBe(false),
);

test.each(['/checkout', '/order/status/42', '/profile', '/profile/orders', '/profile/order/track', '/faq', '/support'])(
  'the way to the cart is hidden where they do not: %s',
  (path) => expect(isHidden('viewCart', path)).toBe(true),
);

test('the Cart button is hidden on /checkout only', () => {
  expect(isHidden('cartButton', '/checkout')).toBe(true);
  expect(isHidden('cartButton', '/checkout/')).toBe(true);
  expect(isHidden('cartButton', '/checkout/success/42')).toBe(false);
  expect(isHidden('cartButton', '/')).toBe(false);
});
