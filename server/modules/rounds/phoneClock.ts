import type { Phone } from '../../../contract/rounds';

/** Phones' clocks are off by seconds. */
const NOTED_FROM_SECONDS = 120;

/** Now minus the phone's waiting time, but not before `earliest`; independent of the phone's clock. */
export function momentOf({ at, sentAt }: Phone, now: Date, earliest: Date): Date {
  const waitedMs = Math.max(0, Date.parse(sentAt) - Date.parse(at));
  return new Date(Math.max(now.getTime() - waitedMs, Math.min(earliest.getTime(), now.getTime())));
}

/** The log gets the phone's time, and its offset if large. */
export function notedClock({ at, sentAt, wasQueued }: Phone, now: Date): Record<string, unknown> {
  const offSeconds = Math.round((Date.parse(sentAt) - now.getTime()) / 1000);
  return {
    phoneAt: at,
    ...(wasQueued && { wasQueued }),
    ...(Math.abs(offSeconds) > NOTED_FROM_SECONDS && { phoneOffSeconds: offSeconds }),
  };
}
