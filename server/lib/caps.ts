import { AppError } from './errors';
import type { MessageKey } from './messages';

const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The caller has to wait until `blocking` is an hour old. */
export const tooMany = (messageKey: MessageKey, blocking: Date, now: Date): AppError =>
  tooManyUntil(messageKey, new Date(blocking.getTime() + HOUR_MS), now);

/** @param unitMs of the message's count */
export function tooManyUntil(messageKey: MessageKey, until: Date, now: Date, unitMs = MINUTE_MS): AppError {
  const waitMs = until.getTime() - now.getTime();
  return new AppError(429, messageKey, {
    params: { count: Math.ceil(waitMs / unitMs) },
    retryAfterSeconds: Math.ceil(waitMs / 1000),
  });
}
