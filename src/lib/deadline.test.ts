import { deadlineIn, formatCountdown, secondsUntil } from './deadline';

it('counts on although the device’s clock is set', () => {
  jest.useFakeTimers();
  const deadline = deadlineIn(75);
  jest.advanceTimersByTime(10_000);
  jest.setSystemTime(Date.now() + 20 * 60_000);
  expect(secondsUntil(deadline)).toBe(65);
  jest.advanceTimersByTime(90_000);
  expect(secondsUntil(deadline)).toBe(0);
  jest.useRealTimers();
});

it('shows minutes and seconds', () => {
  expect([14_405, 900, 75, 5, 0].map(formatCountdown)).toEqual(['4:00:05', '15:00', '1:15', '0:05', '0:00']);
});
