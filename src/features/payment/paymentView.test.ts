import { paymentLinks } from './paymentLinks';
import { viewOf } from './paymentView';
import { formatCountdown } from './useSecondsLeft';

const opening = {
  provider: 'razorpay',
  upiUrl: 'upi://pay?pa=vayal@bank&am=190.00',
  pageUrl: 'https://pay.example/1',
  expiresAt: '2026-11-20T06:15:00Z',
};

test.each([
  ['OPEN', 'WAITING_FOR_PAYMENT', 'OPEN'],
  ['FAILED', 'WAITING_FOR_PAYMENT', 'FAILED'],
  ['RECEIVED', 'ORDER_CREATED', 'RECEIVED'],
  ['EXPIRED', 'CANCELLED', 'EXPIRED'],
  ['OPEN', 'CANCELLED', 'CANCELLED'],
  ['RECEIVED', 'CANCELLED', 'REFUNDED'],
  ['REFUNDED', 'CANCELLED', 'REFUNDED'],
] as const)('a payment %s of an order %s is shown as %s', (paymentStatus, orderStatus, view) => {
  expect(viewOf({ paymentStatus, orderStatus })).toBe(view);
});

test('a real provider is paid by its UPI link', () => {
  expect(paymentLinks(opening, 'https://shop.example')).toEqual({
    payUrl: 'upi://pay?pa=vayal@bank&am=190.00',
    pageUrl: 'https://pay.example/1',
  });
});

test('the sandbox is paid on its page, whose link is absolute for phones', () => {
  expect(
    paymentLinks({ ...opening, provider: 'sandbox', pageUrl: '/sandbox/pay/1' }, 'https://shop.example').payUrl,
  ).toBe('https://shop.example/sandbox/pay/1');
});

test('time left is shown as minutes and seconds', () => {
  expect([900, 75, 5, 0].map(formatCountdown)).toEqual(['15:00', '1:15', '0:05', '0:00']);
});
