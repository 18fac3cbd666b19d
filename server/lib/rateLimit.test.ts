import { TestClock } from '../testing/fakes';
import { createRateLimit } from './rateLimit';

function setUp(perMinute: number) {
  const clock = new TestClock();
  const limit = createRateLimit({ perMinute, clock });
  const tryTimes = (times: number, ip = '10.0.0.1') => {
    let done = 0;
    for (let left = times; left > 0; left -= 1) {
      try {
        limit.count({ ip });
        done += 1;
      } catch {
        // Denied.
      }
    }
    return done;
  };
  return { clock, limit, tryTimes };
}

it('allows so many calls a minute and refills over time', () => {
  const { clock, tryTimes } = setUp(60);
  expect(tryTimes(100)).toBe(60);
  clock.advance(10);
  expect(tryTimes(100)).toBe(10);
  clock.advance(3_600);
  expect(tryTimes(100)).toBe(60);
});

it('counts callers separately and an IPv6 household as one', () => {
  const { tryTimes } = setUp(5);
  expect(tryTimes(9, '10.0.0.1')).toBe(5);
  expect(tryTimes(9, '10.0.0.2')).toBe(5);
  expect(tryTimes(9, '2001:db8:1:2::1')).toBe(5);
  expect(tryTimes(9, '2001:db8:1:2::2')).toBe(0);
});

it('returns the time to retry after', () => {
  const { limit } = setUp(6);
  for (let tries = 0; tries < 6; tries += 1) limit.count({ ip: '10.0.0.1' });
  expect(() => limit.count({ ip: '10.0.0.1' })).toThrow(
    expect.objectContaining({ status: 429, retryAfterSeconds: 10 }) as Error,
  );
});

it('grants no calls when the clock is set back', () => {
  const { clock, tryTimes } = setUp(5);
  tryTimes(5);
  clock.advance(-3_600);
  expect(tryTimes(5)).toBe(0);
});

it('remembers a bounded number of callers', () => {
  const { tryTimes } = setUp(1);
  expect(tryTimes(2, '10.0.0.1')).toBe(1);
  for (let other = 0; other < 10_000; other += 1) tryTimes(1, `10.1.${Math.floor(other / 250)}.${other % 250}`);
  expect(tryTimes(2, '10.0.0.1')).toBe(1);
});
