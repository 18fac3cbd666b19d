import type { MessageKey, MessageParams } from './messages';

/** An untranslated message. */
export interface Message {
  key: MessageKey;
  params?: MessageParams;
}

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 429 | 500;

export interface AppErrorOptions {
  /** For placeholders of a single message. */
  params?: MessageParams;
  /** Becomes the envelope's `data`. */
  data?: unknown;
  /** Becomes the Retry-After header. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/**
 * An expected error, thrown by services and routes; the error handler turns it into the envelope in the caller's
 * language and doesn't log it.
 */
export class AppError extends Error {
  readonly status: ErrorStatus;
  readonly messages: readonly Message[];
  readonly data: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: ErrorStatus, message: MessageKey | readonly Message[], options: AppErrorOptions = {}) {
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

/** Bad input beyond a schema's reach: one message per field, as `data.fields` (status 400). */
export class FieldsError extends Error {
  readonly fields: Readonly<Record<string, Message>>;

  constructor(fields: Readonly<Record<string, Message>>) {
    super(`bad fields: ${Object.keys(fields).join(', ')}`);
    this.name = 'FieldsError';
    this.fields = fields;
  }
}
