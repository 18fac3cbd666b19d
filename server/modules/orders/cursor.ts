import { FieldsError } from '../../lib/errors';
import type { HistoryPosition } from './repository';

export const writeCursor = ({ createdAt, id }: HistoryPosition): string =>
  Buffer.from(JSON.stringify([createdAt.getTime(), id])).toString('base64url');

/** @throws FieldsError for a cursor that was not issued here */
export function readCursor(cursor: string): HistoryPosition {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(parts)) {
      const [time, id] = parts as unknown[];
      const createdAt = new Date(typeof time === 'number' ? time : Number.NaN);
      if (typeof id === 'string' && !id.includes('\0') && !Number.isNaN(createdAt.getTime())) return { createdAt, id };
    }
  } catch {
    // Rejected below.
  }
  throw new FieldsError({ cursor: { key: 'validation.cursor.invalid' } });
}
