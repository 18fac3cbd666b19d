import { readStoredEvent } from './storedEvent';

it.each([
  ['the sandbox', { kind: 'LAPSED' }, 'LAPSED', null],
  [
    'Razorpay',
    { event: 'payment.failed', payload: { payment: { entity: { error_description: 'Declined by the bank' } } } },
    'FAILED',
    'Declined by the bank',
  ],
  [
    'PhonePe',
    { event: 'checkout.order.failed', payload: { errorCode: 'TXN_FAILED', detailedErrorCode: 'U69' } },
    'FAILED',
    'U69',
  ],
  ['an unknown name', { event: 'payment.dispute.created' }, 'OTHER', null],
])('reads what a message of %s reports', (_whose, message, event, reason) => {
  expect(readStoredEvent(JSON.stringify(message))).toEqual({ event, reason });
});

it.each(['', 'null', '"text"', '{', '{"payload": []}'])('finds nothing to read in %j', (body) => {
  expect(readStoredEvent(body)).toEqual({ event: 'OTHER', reason: null });
});

it('shortens long reasons', () => {
  const body = JSON.stringify({ event: 'payment.failed', payload: { errorCode: 'x'.repeat(1_000) } });
  expect(readStoredEvent(body).reason).toHaveLength(200);
});
