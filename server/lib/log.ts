import { pino, stdSerializers, type DestinationStream } from 'pino';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import { currentRequestId } from './requestId';

const PRIVATE = [
  'token',
  'browserToken',
  'browserTokens',
  'otp',
  'code',
  'mobileNumber',
  'emailId',
  'name',
  'photo',
  'authorization',
  'secret',
  'keyId',
  'keySecret',
  'webhookSecrets',
  'clientSecret',
  'webhookLogins',
];

/** Redaction is a second line of defence: requests are logged by method and path only. */
export function createLog(level: Config['logLevel'], stream?: DestinationStream): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    redact: { paths: PRIVATE.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[hidden]' },
    serializers: { err: describeError },
    mixin: () => {
      const reqId = currentRequestId();
      return reqId === null ? {} : { reqId };
    },
  };
  return stream ? pino(options, stream) : pino(options);
}

function describeError(error: unknown) {
  const root = rootCause(error);
  if (!(root instanceof Error)) return { message: hideNumbers(String(root)) };
  const { type, message, stack } = stdSerializers.err(root);
  const { code, constraint, table } = root as { code?: unknown; constraint?: unknown; table?: unknown };
  // `code` would be redacted.
  return { type, message: hideNumbers(message), errorCode: code, constraint, table, stack: hideNumbers(stack) };
}

/** Drizzle's wrapper has all parameters in its message. */
function rootCause(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? rootCause(error.cause) : error;
}

const hideNumbers = (text: string) => text.replace(/\d{10,}/g, '…');
