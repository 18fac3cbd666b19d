import { createUpiPayment } from '../../ports/payment/upi';
import { serializeOpening, serializeRefund } from './serializePayment';

const { capabilities } = createUpiPayment(null);
const at = new Date('2026-11-26T06:30:00Z');
const upiUrl = 'upi://pay?pa=vayal@bank&am=190.00';
const attempt = { provider: 'razorpay', orderId: 'o1', expiresAt: at };
const ownPage = '/order/status/o1';
const waysOf = (opened: { upiUrl: string | null; pageUrl: string }, ways = capabilities.ways) =>
  serializeOpening({ ...attempt, ...opened }, { ...capabilities, ways }, at).ways;

it('offers the page alone where only that was opened', () => {
  expect(waysOf({ upiUrl: null, pageUrl: 'https://rzp.io/rzp/1' })).toEqual({ link: true, qr: false, intent: false });
});

it('offers of an app link what the account has', () => {
  const opened = { upiUrl, pageUrl: ownPage };
  expect(waysOf(opened)).toEqual({ link: false, qr: true, intent: true });
  expect(waysOf(opened, { link: false, qr: true, intent: false })).toEqual({ link: false, qr: true, intent: false });
  expect(waysOf(opened, { link: false, qr: false, intent: true })).toEqual({ link: false, qr: false, intent: true });
});

it('leaves a payment payable that was opened before the account changed to pages', () => {
  const ways = { link: true, qr: false, intent: false };
  expect(waysOf({ upiUrl, pageUrl: ownPage }, ways)).toEqual({ link: false, qr: true, intent: true });
});

it.each([
  [{ byHand: false, refundsAtOnce: true }, false, 'MINUTES'],
  [{ byHand: false, refundsAtOnce: false }, false, 'DAYS'],
  [{ byHand: true, refundsAtOnce: false }, false, 'BY_HAND'],
  // Money of another provider.
  [{ byHand: false, refundsAtOnce: true }, true, 'BY_HAND'],
] as const)('with %p, by hand %p, promises a refund by %s', (account, byHand, speed) => {
  const refund = { amountPaise: 100, state: 'SENT', reason: 'late', reference: null, byHand } as const;
  const row = { ...refund, startedAt: at, updatedAt: at, items: [] };
  expect(serializeRefund(row, { ...capabilities, ...account }).speed).toBe(speed);
});
