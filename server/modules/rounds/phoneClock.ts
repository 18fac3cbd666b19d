import type { Phone } from '../../../contract/rounds';

/** Clocks of phones are off by seconds. */
const NOTED_FROM_SECONDS = 120;

/**
 * When an act was, by the server's clock: so long ago as the phone says it waited, though never before `earliest`. What
 * time the phone believes it is doesn't matter.
 */
export function momentOf({ at, sentAt }: Phone, now: Date, earliest: Date): Date {
  const waitedMs = Math.max(0, Date.parse(sentAt) - Date.parse(at));
  return new Date(Math.max(now.getTime() - waitedMs, Math.min(earliest.getTime(), now.getTime())));
}

/** For the log: what the phone said, and by how much its clock is off where that is much. */
export function notedClock({ at, sentAt, wasQueued }: Phone, now: Date): Record<string, unknown> {
  const offSeconds = Math.round((Date.parse(sentAt) - now.getTime()) / 1000);
  return {
    phoneAt: at,
    ...(wasQueued && { wasQueued }),
    ...(Math.abs(offSeconds) > NOTED_FROM_SECONDS && { phoneOffSeconds: offSeconds }),
  };
}
