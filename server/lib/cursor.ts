import { FieldsError } from './errors';
import { UNSTORABLE } from './unstorable';

export interface CursorPosition {
  createdAt: Date;
  id: string;
}

/** PostgreSQL reads only four-digit years in ISO 8601. */
const YEAR_10000_MS = Date.UTC(10_000, 0);

const isMoment = (time: unknown): time is number =>
  Number.isInteger(time) && Number(time) >= 0 && Number(time) < YEAR_10000_MS;

export const writeCursor = ({ createdAt, id }: CursorPosition): string =>
  Buffer.from(JSON.stringify([createdAt.getTime(), id])).toString('base64url');

/** @throws FieldsError for an invalid cursor */
export function readCursor(cursor: string): CursorPosition {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(parts)) {
      const [time, id] = parts as unknown[];
      if (typeof id === 'string' && !UNSTORABLE.test(id) && isMoment(time)) return { createdAt: new Date(time), id };
    }
  } catch {
    // Rejected below.
  }
  throw new FieldsError({ cursor: { key: 'validation.cursor.invalid' } });
}
