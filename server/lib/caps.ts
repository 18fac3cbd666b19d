import { AppError } from './errors';
import type { MessageKey } from './messages';

export const HOUR_MS = 3_600_000;

/**
 * 429 with Retry-After.
 * @param blocking the event that must become older than an hour
 */
export function tooMany(messageKey: MessageKey, blocking: Date, now: Date): AppError {
  const retryAfterSeconds = Math.ceil((blocking.getTime() + HOUR_MS - now.getTime()) / 1000);
  return new AppError(429, messageKey, { params: { count: Math.ceil(retryAfterSeconds / 60) }, retryAfterSeconds });
}
