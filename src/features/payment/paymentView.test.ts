import { paymentLinks } from './paymentLinks';
import { viewOf } from './paymentView';

const opening = {
  provider: 'razorpay',
  upiUrl: 'upi://pay?pa=vayal@bank&am=190.00',
  pageUrl: 'https://pay.example/1',
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
    pageUrl: 'https://pay.example/1',
  });
});

test('the sandbox is paid on its page, whose link is absolute for phones', () => {
  expect(
    paymentLinks({ ...opening, provider: 'sandbox', pageUrl: '/sandbox/pay/1' }, 'https://shop.example').appUrl,
  ).toBe('https://shop.example/sandbox/pay/1');
});
