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

function violates(error: unknown, code: string, constraint: string | undefined): boolean {
  const found = databaseError(error);
  return found.code === code && (constraint === undefined || found.constraint === constraint);
}

/** Drizzle wraps the driver's error, which says what happened. */
function databaseError(error: unknown): Error & { code?: unknown; constraint?: unknown } {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause instanceof Error ? databaseError(error.cause) : error;
}
