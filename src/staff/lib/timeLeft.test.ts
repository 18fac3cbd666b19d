import { timeLeft } from './timeLeft';

const now = Date.parse('2026-11-26T00:00:00Z');

it.each([
  ['2026-11-27T23:30:00Z', 'in 47 hours'],
  ['2026-11-25T10:00:00Z', '14 hours ago'],
  ['2026-12-20T12:00:00Z', 'in 24 days'],
])('says how far away %s is', (iso, words) => {
  expect(timeLeft(iso, now, 'en')).toBe(words);
});

it('counts in the language of the staff area', () => {
  expect(timeLeft('2026-11-26T05:00:00Z', now, 'hi')).toBe('5 घंटे में');
});
