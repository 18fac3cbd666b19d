import { types } from 'node:util';

const { isNativeError } = types;

const FOREIGN_KEY_VIOLATION = '23503';
const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

/** Whether the database refused a second row of the same key; `constraint` names which key. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  violates(error, UNIQUE_VIOLATION, constraint);

/** Whether the row would have pointed at one that is not there (any more). */
export const isForeignKeyViolation = (error: unknown, constraint?: string): boolean =>
  violates(error, FOREIGN_KEY_VIOLATION, constraint);

/** Whether a CHECK refused the row, such as `packs_stock_check`. */
export const isCheckViolation = (error: unknown, constraint?: string): boolean =>
  violates(error, CHECK_VIOLATION, constraint);

/** Whether the same transaction may well succeed when it is tried again. */
export const isConflict = (error: unknown): boolean => {
  const { code } = databaseError(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
};

/** Others were in the way each time that it was tried: nothing is wrong with what was asked. */
export class TriesUsedUp extends Error {}

/** Sockets that break, names that don't resolve. */
const NETWORK_FAULT = /^E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/;
/** Connection exceptions, too many connections, shutting down or starting up, a statement that took too long. */
const SERVER_FAULT = /^(08...|53300|57P0[1-3]|57014)$/;
/** What the drivers say without a code. */
const DRIVER_FAULT =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|PGlite is clos/;

/** Whether the database did not answer at all, or not in time: nothing is wrong with what was asked. */
export const isUnreachable = (error: unknown): boolean => {
  const { code, message } = databaseError(error);
  if (typeof code === 'string') return NETWORK_FAULT.test(code) || SERVER_FAULT.test(code);
  return DRIVER_FAULT.test(message);
};

function violates(error: unknown, code: string, constraint: string | undefined): boolean {
  const found = databaseError(error);
  return found.code === code && (constraint === undefined || found.constraint === constraint);
}

/** Drizzle wraps the driver's error, which says what happened. */
function databaseError(error: unknown): Error & { code?: unknown; constraint?: unknown } {
  // What Node itself throws is not of a test's own class Error.
  if (!isNativeError(error)) return new Error(String(error));
  return isNativeError(error.cause) ? databaseError(error.cause) : error;
}
