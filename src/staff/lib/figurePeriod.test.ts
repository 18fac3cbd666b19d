import { monthsOffered, readPeriod } from './figurePeriod';

const TODAY = '2026-03-05';
const read = (query: string) => readPeriod(new URLSearchParams(query), TODAY);

it.each([
  ['', '2026-02-04', '2026-03-05'],
  ['period=today', '2026-03-05', '2026-03-05'],
  ['period=7', '2026-02-27', '2026-03-05'],
  ['period=month', '2026-03-01', '2026-03-31'],
  ['period=month&month=2026-02', '2026-02-01', '2026-02-28'],
  ['period=month&month=2026-13', '2026-03-01', '2026-03-31'],
  ['period=own&from=2026-01-01&to=2026-01-31', '2026-01-01', '2026-01-31'],
  ['period=forever', '2026-02-04', '2026-03-05'],
])('reads %j', (query, from, to) => {
  expect(read(query)).toMatchObject({ period: { from, to }, isInvalid: false });
});

it.each(['from=2026-01-31&to=2026-01-01', 'from=2026-02-30&to=2026-03-01', 'from=2024-01-01&to=2026-01-01', ''])(
  'takes the last 30 days for the dates %j, and says so',
  (dates) => {
    expect(read(`period=own&${dates}`)).toEqual({
      name: 'own',
      period: { from: '2026-02-04', to: '2026-03-05' },
      isInvalid: true,
    });
  },
);

it('offers thirteen months, so that a month can be compared with the year before', () => {
  const months = monthsOffered(TODAY);
  expect([months[0], months[2], months.at(-1)]).toEqual(['2026-03', '2026-01', '2025-03']);
});
