import type { Language } from '../../../contract/constants';
import { formatSize, sizeOfSet } from '../../../contract/packSize';
import type { CataloguePack, ProductBody } from '../../../contract/staffCatalogue';
import { AppError, FieldsError, type Message } from '../../lib/errors';
import type { SizedPack } from './packRules';
import type { PartPack } from './setsRepository';

/**
 * The packs to store: a set has one, as large as what it holds.
 * @param options.existing the product's packs as they are
 * @param options.contents the packs that a set holds
 * @throws AppError 409 for any other number of packs; FieldsError for parts that can't be, or an MRP that isn't the price
 */
export function packsOf(
  { packs, parts }: Pick<ProductBody, 'packs' | 'parts'>,
  { existing, contents }: { existing: readonly CataloguePack[]; contents: readonly PartPack[] },
): SizedPack[] {
  const [pack] = packs;
  if (parts.length === 0)
    return packs.map((each) => ({
      ...each,
      measure: each.measure ?? existing.find(({ _id }) => _id === each._id)?.measure ?? 'WEIGHT',
    }));
  if (!pack || packs.length > 1) throw new AppError(409, 'catalogueEditing.bundlePacks');
  const packById = new Map(contents.map((part) => [part.id, part]));
  const fields: Record<string, Message> = {};
  for (const [at, { packId }] of parts.entries()) {
    const isSecond = parts.findIndex((part) => part.packId === packId) < at;
    if (isSecond) fields[`parts.${at}`] = { key: 'catalogueEditing.partTwice' };
    const part = packById.get(packId);
    if (!part) fields[`parts.${at}`] = { key: 'catalogueEditing.partGone' };
    else if (part.isSet) fields[`parts.${at}`] = { key: 'catalogueEditing.partIsSet' };
  }
  if (parts.reduce((sum, { quantity }) => sum + quantity, 0) < 2)
    fields.parts = { key: 'catalogueEditing.setTooSmall' };
  if (pack.mrpPaise !== pack.pricePaise) fields['packs.0.pricePaise'] = { key: 'catalogueEditing.setMrp' };
  if (Object.keys(fields).length > 0) throw new FieldsError(fields);
  const sizes = parts.map(({ packId, quantity }) => ({ netGrams: 0, ...packById.get(packId), quantity }));
  return [{ ...pack, ...sizeOfSet(sizes) }];
}

/** Customers can open each part of a set that they see. @throws AppError 409 */
export function checkPartsSold(parts: ProductBody['parts'], contents: readonly PartPack[], language: Language): void {
  const missing = contents.find(({ id, isSold }) => !isSold && parts.some(({ packId }) => packId === id));
  if (missing) {
    const params = { name: missing.name, grams: formatSize(missing, language) };
    throw new AppError(409, 'catalogueEditing.partNotSold', { params });
  }
}
