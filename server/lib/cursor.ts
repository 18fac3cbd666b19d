import { FieldsError } from './errors';
import { keyedHash, sameSecret, type SecretKeys } from './secrets';
import { UNSTORABLE } from './unstorable';

/** A row's sort keys, its id last. */
export type SortKeys = readonly (string | number)[];

/** The first key signs and each verifies. A signed cursor is valid for one list. */
export interface CursorSigning {
  secretKeys: SecretKeys;
  purpose: string;
  list: string;
}

export interface CursorPosition {
  createdAt: Date;
  id: string;
}

const SIGNATURE_LENGTH = 24;

/** PostgreSQL reads only four-digit years in ISO 8601. */
const YEAR_10000_MS = Date.UTC(10_000, 0);

const toText = (parts: SortKeys): string => Buffer.from(JSON.stringify(parts)).toString('base64url');

function sign(secretKey: string, sortKeys: SortKeys, { purpose, list }: CursorSigning): string {
  const signature = keyedHash(secretKey, purpose, JSON.stringify([list, sortKeys])).slice(0, SIGNATURE_LENGTH);
  return toText([signature, ...sortKeys]);
}

function partsOf(cursor: string): unknown[] | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(parts) ? parts : null;
  } catch {
    return null;
  }
}

function signedParts(cursor: string, signing: CursorSigning): unknown[] | null {
  const [, ...sortKeys] = (partsOf(cursor) ?? []) as SortKeys;
  return signing.secretKeys.some((key) => sameSecret(cursor, sign(key, sortKeys, signing))) ? sortKeys : null;
}

export const isStorableText = (part: unknown): part is string => typeof part === 'string' && !UNSTORABLE.test(part);

/** An opaque cursor of keyset pagination. */
export const encodeCursor = (sortKeys: SortKeys, signing?: CursorSigning): string =>
  signing ? sign(signing.secretKeys[0], sortKeys, signing) : toText(sortKeys);

/**
 * @param toPosition gives null for sort keys that are no position of the list
 * @throws FieldsError for a cursor that was not issued here
 */
export function decodeCursor<Position>(
  cursor: string,
  toPosition: (sortKeys: unknown[]) => Position | null,
  signing?: CursorSigning,
): Position {
  const sortKeys = signing ? signedParts(cursor, signing) : partsOf(cursor);
  const position = sortKeys && toPosition(sortKeys);
  if (position === null) throw new FieldsError({ cursor: { key: 'validation.cursor.invalid' } });
  return position;
}

const isMoment = (time: unknown): time is number =>
  Number.isInteger(time) && Number(time) >= 0 && Number(time) < YEAR_10000_MS;

/** Use it for lists in the order of time. */
const writeCursor = ({ createdAt, id }: CursorPosition): string => encodeCursor([createdAt.getTime(), id]);

/** @throws FieldsError for an invalid cursor */
export const readCursor = (cursor: string): CursorPosition =>
  decodeCursor(cursor, ([time, id]) =>
    isStorableText(id) && isMoment(time) ? { createdAt: new Date(time), id } : null,
  );

/**
 * Splits off a page of a list in the order of time.
 * @param rows one more than a page, where there are more
 * @param positionOf the position of a row, from which the next page goes on
 */
export function cutPage<Row>(rows: readonly Row[], limit: number, positionOf: (row: Row) => CursorPosition) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: last && rows.length > limit ? writeCursor(positionOf(last)) : null };
}
