import { types } from 'node:util';

const { isNativeError } = types;

const FOREIGN_KEY_VIOLATION = '23503';
const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const LOCK_NOT_AVAILABLE = '55P03';
const INSUFFICIENT_PRIVILEGE = '42501';
const DISK_FULL = '53100';

/** @param constraint limits the match */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  violates(error, UNIQUE_VIOLATION, constraint);

export const isForeignKeyViolation = (error: unknown, constraint?: string): boolean =>
  violates(error, FOREIGN_KEY_VIOLATION, constraint);

export const isCheckViolation = (error: unknown, constraint?: string): boolean =>
  violates(error, CHECK_VIOLATION, constraint);

/** A retry of the transaction may succeed. */
export const isWriteConflict = (error: unknown): boolean => {
  const { code } = databaseError(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
};

export const isLockTimeout = (error: unknown): boolean => databaseError(error).code === LOCK_NOT_AVAILABLE;

export const isMissingRight = (error: unknown): boolean => databaseError(error).code === INSUFFICIENT_PRIVILEGE;

export const isDiskFull = (error: unknown): boolean => databaseError(error).code === DISK_FULL;

export class RetriesExhausted extends Error {}

const NETWORK_FAULT = /^E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/;
/** Connection exceptions, too many connections, shutdown or start-up, statement timeout. */
const SERVER_FAULT = /^(08...|53300|57P0[1-3]|57014)$/;
/** Driver messages without a code. */
const DRIVER_FAULT =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|PGlite is clos/;

export const isUnreachable = (error: unknown): boolean => {
  const { code, message } = databaseError(error);
  if (typeof code === 'string') return NETWORK_FAULT.test(code) || SERVER_FAULT.test(code);
  return DRIVER_FAULT.test(message);
};

function violates(error: unknown, code: string, constraint: string | undefined): boolean {
  const found = databaseError(error);
  return found.code === code && (constraint === undefined || found.constraint === constraint);
}

/** Drizzle wraps the driver's error. */
export function databaseError(error: unknown): Error & { code?: unknown; constraint?: unknown } {
  // Node's errors are not instances of jest's Error.
  if (!isNativeError(error)) return new Error(String(error));
  return isNativeError(error.cause) ? databaseError(error.cause) : error;
}
