import type { CreateOrderBody } from '../../../contract/orders';
import { newIdempotencyKey } from '../../lib/idempotencyKey';
import { readSession, writeSession } from './sessionValue';

/**
 * An order that was sent and whose answer is not known yet. It is kept for this tab, because a second try, also after a
 * reload, must send the same key and body again: the server then gives the same order instead of making another.
 */
interface OrderAttempt {
  idempotencyKey: string;
  body: CreateOrderBody;
  /** When it was first sent, in milliseconds since 1970. */
  sentAt: number;
}

const STORAGE_NAME = 'orderAttempt';
/** An unpaid order lapses then, and whoever comes back later means a new one. */
const LIFETIME_MS = 15 * 60_000;

/** Whether an attempt asks for these goods to this place; the total may have moved since. */
export const isAttemptAt = (attempt: OrderAttempt | null, body: CreateOrderBody): attempt is OrderAttempt =>
  attempt !== null &&
  JSON.stringify({ ...attempt.body, expectedTotal: 0 }) === JSON.stringify({ ...body, expectedTotal: 0 });

/** The attempt whose outcome is unknown, or null. */
export const readAttempt = (): OrderAttempt | null => {
  const kept = readSession(STORAGE_NAME) as Partial<OrderAttempt> | null;
  if (typeof kept?.idempotencyKey !== 'string' || typeof kept.body !== 'object' || typeof kept.sentAt !== 'number') {
    return null;
  }
  return Date.now() - kept.sentAt < LIFETIME_MS ? (kept as OrderAttempt) : null;
};

/** Takes up the unfinished attempt at this order, or begins one. */
export const beginAttempt = (body: CreateOrderBody): OrderAttempt => {
  const kept = readAttempt();
  const attempt = isAttemptAt(kept, body) ? kept : { idempotencyKey: newIdempotencyKey(), body, sentAt: Date.now() };
  writeSession(STORAGE_NAME, attempt);
  return attempt;
};

/** The outcome is known: the next order is another one. */
export const endAttempt = (): void => writeSession(STORAGE_NAME, null);
