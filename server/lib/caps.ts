import { AppError } from './errors';
import type { MessageKey } from './messages';

/** The window of every cap. */
export const HOUR_MS = 3_600_000;

/**
 * The refusal when an hourly cap is used up: 429, Retry-After, and the wait in minutes as the message's `count`.
 * @param blocking when the one happened that has to grow older than an hour first
 */
export function tooMany(messageKey: MessageKey, blocking: Date, now: Date): AppError {
  const retryAfterSeconds = Math.ceil((blocking.getTime() + HOUR_MS - now.getTime()) / 1000);
  return new AppError(429, messageKey, { params: { count: Math.ceil(retryAfterSeconds / 60) }, retryAfterSeconds });
}
