import { pino, stdSerializers, type DestinationStream } from 'pino';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';

const PRIVATE = ['token', 'otp', 'code', 'mobileNumber', 'emailId', 'name', 'photo', 'authorization', 'secret'];

/**
 * The server's log: JSON lines without phone numbers, codes or tokens. Requests are logged by method and path alone, so
 * what is hidden here is a second fence.
 */
export function createLog(level: Config['logLevel'], stream?: DestinationStream): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    redact: { paths: PRIVATE.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[hidden]' },
    serializers: { err: describeError },
  };
  return stream ? pino(options, stream) : pino(options);
}

/** An error without the values of the query that it came from: they may be anyone's number. */
function describeError(error: unknown) {
  const root = rootCause(error);
  if (!(root instanceof Error)) return { message: hideNumbers(String(root)) };
  const { type, message, stack } = stdSerializers.err(root);
  const { code, constraint, table } = root as { code?: unknown; constraint?: unknown; table?: unknown };
  // `code` is a name that hides login codes.
  return { type, message: hideNumbers(message), errorCode: code, constraint, table, stack: hideNumbers(stack) };
}

/** Drizzle wraps the database's error into one whose message lists all parameters. */
function rootCause(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? rootCause(error.cause) : error;
}

const hideNumbers = (text: string) => text.replace(/\d{10,}/g, '…');
