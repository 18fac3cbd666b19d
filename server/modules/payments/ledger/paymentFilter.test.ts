import { readFilter, readSearched } from './paymentFilter';

it.each([
  [' vy100001 ', { orderNumber: 'VY100001' }],
  ['190', { amountPaise: 19_000 }],
  ['₹1,24,500.5', { amountPaise: 12_450_050 }],
  ['74,50', { reference: '74,50' }],
  ['653212345678', { reference: '653212345678' }],
  ['pay_Nd84kLmQ2rTzXs', { reference: 'pay_Nd84kLmQ2rTzXs' }],
])('reads %s', (text, searched) => {
  expect(readSearched(text)).toEqual(searched);
});

it('reads whole days of the shop', () => {
  expect(readFilter({ from: '2026-11-20', to: '2026-11-21' })).toEqual({
    since: new Date('2026-11-20T00:00:00+05:30'),
    before: new Date('2026-11-22T00:00:00+05:30'),
  });
});

it('rejects days that the calendar does not have, and foreign cursors', () => {
  expect(() => readFilter({ from: '2026-02-30' })).toThrow();
  expect(() => readFilter({ cursor: 'abc' })).toThrow();
});
