/** A failed call, in one shape whatever failed. */
export interface ApiError {
  /** The HTTP status, or 'NETWORK' when no answer came. */
  status: number | 'NETWORK';
  /** What to tell the person, at least one sentence. */
  messages: string[];
  /** Sentences for the fields of a form, by field name (400). */
  fields?: Record<string, string>;
  /** The envelope's `data`, e.g. the new bill of a refused order. */
  data: unknown;
  /** How long to wait before the next try (429). */
  retryAfterSeconds?: number;
}

/** Tells an ApiError from the other things that a hook's `error` may hold. */
export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'messages' in error && 'status' in error;
