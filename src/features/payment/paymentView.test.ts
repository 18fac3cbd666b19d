import { paymentLinks } from './paymentLinks';
import { viewOf } from './paymentView';

const opening = {
  provider: 'razorpay',
  upiUrl: 'upi://pay?pa=vayal@bank&am=190.00',
  pageUrl: 'https://pay.example/1',
  ways: { link: true, qr: true, intent: true },
  expiresAt: '2026-11-20T06:15:00Z',
  secondsLeft: 900,
};

test.each([
  ['OPEN', 'WAITING_FOR_PAYMENT', null, 'OPEN'],
  ['FAILED', 'WAITING_FOR_PAYMENT', null, 'FAILED'],
  ['RECEIVED', 'ORDER_CREATED', null, 'RECEIVED'],
  ['EXPIRED', 'CANCELLED', 'UNPAID', 'EXPIRED'],
  ['EXPIRED', 'CANCELLED', 'CUSTOMER', 'CANCELLED'],
  ['EXPIRED', 'CANCELLED', 'REPLACED', 'REPLACED'],
  ['RECEIVED', 'CANCELLED', 'SHOP', 'REFUNDED'],
  ['REFUNDED', 'CANCELLED', 'UNPAID', 'REFUNDED'],
] as const)(
  'a payment %s of an order %s, cancelled as %s, is shown as %s',
  (paymentStatus, orderStatus, cause, view) => {
    expect(viewOf({ paymentStatus, orderStatus, cancelCause: cause })).toBe(view);
  },
);

test('a real provider is paid by its UPI link', () => {
  expect(paymentLinks(opening, 'https://shop.example')).toEqual({
    appUrl: 'upi://pay?pa=vayal@bank&am=190.00',
    codeUrl: 'upi://pay?pa=vayal@bank&am=190.00',
    pageUrl: 'https://pay.example/1',
  });
});

test('the sandbox is paid on its page, whose link is absolute for phones', () => {
  expect(
    paymentLinks({ ...opening, provider: 'sandbox', pageUrl: '/sandbox/pay/1' }, 'https://shop.example').appUrl,
  ).toBe('https://shop.example/sandbox/pay/1');
});

test('only the ways of the account are offered', () => {
  const ways = { link: false, qr: false, intent: false };
  expect(paymentLinks({ ...opening, ways: { ...ways, link: true } }, 'https://shop.example')).toEqual({
    appUrl: null,
    codeUrl: null,
    pageUrl: 'https://pay.example/1',
  });
  const app = paymentLinks({ ...opening, ways: { ...ways, intent: true } }, 'https://shop.example');
  expect(app).toEqual({ appUrl: opening.upiUrl, codeUrl: null, pageUrl: null });
  const code = paymentLinks({ ...opening, ways: { ...ways, qr: true } }, 'https://shop.example');
  expect(code).toEqual({ appUrl: null, codeUrl: opening.upiUrl, pageUrl: null });
});
