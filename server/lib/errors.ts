import type { MessageKey, MessageParams } from './messages';

export interface Message {
  key: MessageKey;
  params?: MessageParams;
}

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 429 | 500 | 503;

export interface AppErrorOptions {
  params?: MessageParams;
  data?: unknown;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** Expected: translated for the caller, not logged. */
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

/** A body may contain thousands of problems. */
export const MAX_FAULTS = 20;

/** Status 400, one message per field. */
export class FieldsError extends Error {
  readonly fields: Readonly<Record<string, Message>>;

  constructor(fields: Readonly<Record<string, Message>>) {
    super(`bad fields: ${Object.keys(fields).join(', ')}`);
    this.name = 'FieldsError';
    this.fields = fields;
  }
}
