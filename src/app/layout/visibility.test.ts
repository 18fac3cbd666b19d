import { isCartButtonHidden, isFooterHidden, isHeaderHiddenOnMobile } from './visibility';

describe('the header on a phone', () => {
  test.each([
    '/checkout',
    '/checkout/',
    '/profile',
    '/categories',
    '/profile/orders',
    '/checkout/success/42',
    '/profile/address',
  ])('is hidden on %s', (path) => expect(isHeaderHiddenOnMobile(path)).toBe(true));

  test.each([
    '/',
    '/product/detail',
    '/profile/order/track',
    '/order/status/42',
    '/checkout/success',
    '/faq',
    '/support',
  ])('is there on %s', (path) => expect(isHeaderHiddenOnMobile(path)).toBe(false));
});

describe('the footer', () => {
  test.each(['/checkout', '/profile', '/profile/', '/categories', '/profile/orders', '/checkout/success/42'])(
    'is hidden on %s',
    (path) => expect(isFooterHidden(path)).toBe(true),
  );

  test.each(['/', '/profile/address', '/profile/order/track', '/product/detail', '/order/status/42', '/our-story'])(
    'is there on %s',
    (path) => expect(isFooterHidden(path)).toBe(false),
  );
});

test('the Cart button is hidden on /checkout alone', () => {
  expect(isCartButtonHidden('/checkout')).toBe(true);
  expect(isCartButtonHidden('/checkout/')).toBe(true);
  expect(isCartButtonHidden('/checkout/success/42')).toBe(false);
  expect(isCartButtonHidden('/')).toBe(false);
});
