import { oneMonthAfter } from './deadlines';

it.each([
  ['2026-11-21T09:30:00.000Z', '2026-12-21T09:30:00.000Z'],
  ['2026-12-31T23:59:59.999Z', '2027-01-31T23:59:59.999Z'],
  ['2027-01-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
  ['2028-01-30T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
  ['2027-03-31T10:00:00.000Z', '2027-04-30T10:00:00.000Z'],
])('one month after %s is %s', (moment, later) => {
  expect(oneMonthAfter(new Date(moment)).toISOString()).toBe(later);
});
