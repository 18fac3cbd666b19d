import { MAX_NET_GRAMS } from '../../../contract/catalogueRules';
import { isMeasure } from '../../../contract/packSize';
import { decodeCursor, encodeCursor, isStorableText } from '../../lib/cursor';
import type { PricePosition } from './pricesRepository';
import type { CataloguePosition } from './repository';

export const writeCatalogueCursor = ({ name, id }: CataloguePosition): string => encodeCursor([name, id]);

/** @throws FieldsError for a cursor that was not issued here */
export const readCatalogueCursor = (cursor: string): CataloguePosition =>
  decodeCursor(cursor, ([name, id]) => (isStorableText(name) && isStorableText(id) ? { name, id } : null));

export const writePriceCursor = ({ name, productId, netGrams, measure }: PricePosition): string =>
  encodeCursor([name, productId, netGrams, measure]);

/** @throws FieldsError for a cursor that was not issued here */
export const readPriceCursor = (cursor: string): PricePosition =>
  decodeCursor(cursor, ([name, productId, netGrams, measure = 'WEIGHT']) => {
    const isSize = Number.isInteger(netGrams) && Math.abs(Number(netGrams)) <= MAX_NET_GRAMS;
    return isStorableText(name) && isStorableText(productId) && isSize && isMeasure(measure)
      ? { name, productId, netGrams: Number(netGrams), measure }
      : null;
  });
