import type { CreateOrderBody } from '../../../contract/orders';
import { newIdempotencyKey } from '../../lib/idempotencyKey';
import { readDraft, writeDraft } from '../../store/drafts';

/**
 * A sent order without a response yet, stored per tab: a retry, also after a reload, must reuse key and body so that
 * the server returns the same order.
 */
interface OrderAttempt {
  idempotencyKey: string;
  body: CreateOrderBody;
  /** These are milliseconds since 1970. */
  sentAt: number;
}

const STORAGE_NAME = 'orderAttempt';
/** An unpaid order expires then; a later visit means a new one. */
const LIFETIME_MS = 15 * 60_000;

/** Whether an attempt is for these items and this address; the total may differ. */
export const isAttemptAt = (attempt: OrderAttempt | null, body: CreateOrderBody): attempt is OrderAttempt =>
  attempt !== null &&
  JSON.stringify({ ...attempt.body, expectedTotal: 0 }) === JSON.stringify({ ...body, expectedTotal: 0 });

/** The result is null without an unresolved attempt. */
export const readAttempt = (): OrderAttempt | null => {
  const stored = readDraft(STORAGE_NAME) as Partial<OrderAttempt> | null;
  if (
    typeof stored?.idempotencyKey !== 'string' ||
    typeof stored.body !== 'object' ||
    typeof stored.sentAt !== 'number'
  ) {
    return null;
  }
  return Date.now() - stored.sentAt < LIFETIME_MS ? (stored as OrderAttempt) : null;
};

/** Resumes the unresolved attempt at this order, or starts one. */
export const beginAttempt = (body: CreateOrderBody): OrderAttempt => {
  const stored = readAttempt();
  const attempt = isAttemptAt(stored, body)
    ? stored
    : { idempotencyKey: newIdempotencyKey(), body, sentAt: Date.now() };
  writeDraft(STORAGE_NAME, attempt);
  return attempt;
};

/** The outcome is known. */
export const endAttempt = (): void => writeDraft(STORAGE_NAME, null);
