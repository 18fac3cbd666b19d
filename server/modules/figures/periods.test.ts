import { FieldsError } from '../../lib/errors';
import { dayPeriod, daysOf, readPeriods } from './periods';

/** At this moment it is already the 26th in Kolkata. */
const NOW = new Date('2026-11-25T19:00:00Z');

const daysOfBoth = (from: string, to: string) => {
  const { period, before } = readPeriods({ from, to }, NOW);
  return [period, before].map((each) => `${each.from} ${each.to}`);
};

it('bounds days by midnights in Kolkata', () => {
  expect(dayPeriod('2026-11-26')).toMatchObject({
    start: new Date('2026-11-25T18:30:00Z'),
    end: new Date('2026-11-26T18:30:00Z'),
  });
});

it.each([
  [
    'some days with as many days directly before',
    '2026-11-20',
    '2026-11-26',
    '2026-11-20 2026-11-26',
    '2026-11-13 2026-11-19',
  ],
  ['a day with the day before', '2026-11-26', '2026-11-26', '2026-11-26 2026-11-26', '2026-11-25 2026-11-25'],
  ['a month with the month before', '2026-10-01', '2026-10-31', '2026-10-01 2026-10-31', '2026-09-01 2026-09-30'],
  [
    'the running month with its days so far',
    '2026-11-01',
    '2026-11-30',
    '2026-11-01 2026-11-26',
    '2026-10-01 2026-10-26',
  ],
])('compares %s', (_what, from, to, period, before) => {
  expect(daysOfBoth(from, to)).toEqual([period, before]);
});

it('compares the end of March with the whole of February', () => {
  const { before } = readPeriods({ from: '2026-03-01', to: '2026-03-31' }, new Date('2026-03-30T06:00:00Z'));
  expect([before.from, before.to]).toEqual(['2026-02-01', '2026-02-28']);
});

it.each([
  ['backwards', '2026-11-26', '2026-11-25'],
  ['longer than a year', '2025-11-25', '2026-11-26'],
  ['of a day that no calendar has', '2026-02-30', '2026-03-01'],
])('rejects a period %s', (_what, from, to) => {
  expect(() => readPeriods({ from, to }, NOW)).toThrow(FieldsError);
});

it('lists every day', () => {
  expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});
