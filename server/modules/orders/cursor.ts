import { FieldsError } from '../../lib/errors';
import type { HistoryPlace } from './repository';

/** A place in the list of orders, as an opaque text. */
export const writeCursor = ({ createdAt, id }: HistoryPlace): string =>
  Buffer.from(JSON.stringify([createdAt.getTime(), id])).toString('base64url');

/** @throws FieldsError when the text is not one of ours */
export function readCursor(cursor: string): HistoryPlace {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(parts)) {
      const [time, id] = parts as unknown[];
      const createdAt = new Date(typeof time === 'number' ? time : Number.NaN);
      if (typeof id === 'string' && !id.includes('\0') && !Number.isNaN(createdAt.getTime())) return { createdAt, id };
    }
  } catch {
    // Refused below.
  }
  throw new FieldsError({ cursor: { key: 'validation.cursor.invalid' } });
}
