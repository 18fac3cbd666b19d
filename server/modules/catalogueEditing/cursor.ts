import { MAX_NET_GRAMS } from '../../../contract/catalogueRules';
import { FieldsError } from '../../lib/errors';
import { UNSTORABLE } from '../../lib/unstorable';
import type { PricePosition } from './pricesRepository';
import type { CataloguePosition } from './repository';

const isText = (part: unknown): part is string => typeof part === 'string' && !UNSTORABLE.test(part);

const write = (position: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

function read(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

const unknownCursor = () => new FieldsError({ cursor: { key: 'validation.cursor.invalid' } });

export const writeCatalogueCursor = ({ name, id }: CataloguePosition): string => write([name, id]);

/** @throws FieldsError for a cursor that was not issued here */
export function readCatalogueCursor(cursor: string): CataloguePosition {
  const [name, id] = read(cursor);
  if (!isText(name) || !isText(id)) throw unknownCursor();
  return { name, id };
}

export const writePriceCursor = ({ name, productId, netGrams }: PricePosition): string =>
  write([name, productId, netGrams]);

/** @throws FieldsError for a cursor that was not issued here */
export function readPriceCursor(cursor: string): PricePosition {
  const [name, productId, netGrams] = read(cursor);
  const isSize = Number.isInteger(netGrams) && Math.abs(Number(netGrams)) <= MAX_NET_GRAMS;
  if (!isText(name) || !isText(productId) || !isSize) throw unknownCursor();
  return { name, productId, netGrams: Number(netGrams) };
}
