import { momentOf, notedClock } from './phoneClock';

const time = (text: string) => new Date(`2026-11-25T${text}Z`);
const now = time('10:00:00');
const started = time('09:30:00');
const said = (at: string, sentAt: string) => ({
  at: time(at).toISOString(),
  sentAt: time(sentAt).toISOString(),
  wasQueued: true,
});

it.each([
  ['now', said('10:00:00', '10:00:00'), '10:00:00'],
  ['five minutes ago, after a dead spot', said('09:55:00', '10:00:00'), '09:55:00'],
  ['five minutes ago also by a clock an hour fast', said('10:55:00', '11:00:00'), '09:55:00'],
  ['five minutes ago also by a clock an hour slow', said('08:55:00', '09:00:00'), '09:55:00'],
  ['at the start where the phone says before it', said('07:00:00', '10:00:00'), '09:30:00'],
  ['now where the phone says later', said('12:00:00', '10:00:00'), '10:00:00'],
])('takes an action as done %s', (_when, phone, expected) => {
  expect(momentOf(phone, now, started)).toEqual(time(expected));
});

it('records by how much a clock is off', () => {
  expect(notedClock(said('10:55:00', '11:00:00'), now)).toEqual({
    phoneAt: time('10:55:00').toISOString(),
    wasQueued: true,
    phoneOffSeconds: 3600,
  });
  expect(notedClock({ ...said('10:00:00', '10:00:05'), wasQueued: false }, now)).toEqual({
    phoneAt: now.toISOString(),
  });
});
