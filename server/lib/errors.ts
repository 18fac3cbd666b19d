import type { MessageKey, MessageParams } from './messages';

/** A sentence for a person, still without a language. */
export interface Message {
  key: MessageKey;
  params?: MessageParams;
}

/** The statuses that this API refuses with. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 429 | 500;

export interface AppErrorOptions {
  /** For the placeholders of a single message. */
  params?: MessageParams;
  /** Goes into the envelope's `data`. */
  data?: unknown;
  /** Becomes the header Retry-After. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/**
 * A refusal, thrown by services and routes. The error handler turns it into the envelope in the caller's
 * language; it is never logged as a fault.
 *
 *     throw new AppError(404, 'orders.notFound');
 *     throw new AppError(409, 'orders.billMoved', { data: { bill } });
 */
export class AppError extends Error {
  readonly status: RefusalStatus;
  readonly messages: readonly Message[];
  readonly data: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: RefusalStatus, message: MessageKey | readonly Message[], options: AppErrorOptions = {}) {
    const messages: readonly Message[] =
      typeof message === 'string' ? [{ key: message, params: options.params }] : message;
    super(messages.map(({ key }) => key).join(', '), { cause: options.cause });
    this.name = 'AppError';
    this.status = status;
    this.messages = messages;
    this.data = options.data ?? null;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Bad input that no schema can find: one sentence per field, as `data.fields` (status 400). */
export class FieldsError extends Error {
  readonly fields: Readonly<Record<string, Message>>;

  constructor(fields: Readonly<Record<string, Message>>) {
    super(`bad fields: ${Object.keys(fields).join(', ')}`);
    this.name = 'FieldsError';
    this.fields = fields;
  }
}
