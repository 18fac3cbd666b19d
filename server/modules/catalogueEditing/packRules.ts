import type { PackBody, CataloguePack } from '../../../contract/staffCatalogue';
import { priceProblem, type PriceProblem } from '../../../contract/catalogueRules';
import { AppError, FieldsError, type Message } from '../../lib/errors';

export const PRICE_PROBLEMS = {
  notAPrice: 'validation.packPrice.invalid',
  aboveMrp: 'catalogueEditing.aboveMrp',
} as const satisfies Record<PriceProblem['problem'], string>;

/**
 * @param existing the product's packs as they are
 * @param options.sizesStay left out for a set, whose size is that of its parts
 * @throws FieldsError for prices above the MRP, two packs of one size, or an existing pack of another size
 */
export function checkPacks(
  packs: readonly PackBody[],
  existing: readonly CataloguePack[],
  { sizesStay = true } = {},
): void {
  const fields: Record<string, Message> = {};
  for (const [at, pack] of packs.entries()) {
    const problem = priceProblem(pack);
    if (problem) fields[`packs.${at}.${problem.field}`] = { key: PRICE_PROBLEMS[problem.problem] };
    const isSecond = packs.findIndex(({ netGrams }) => netGrams === pack.netGrams) < at;
    if (isSecond) fields[`packs.${at}.netGrams`] = { key: 'catalogueEditing.sameSize' };
    if (pack._id === null) continue;
    const before = existing.find(({ _id }) => _id === pack._id);
    if (!before) throw new AppError(404, 'catalogueEditing.packNotFound');
    if (sizesStay && before.netGrams !== pack.netGrams)
      fields[`packs.${at}.netGrams`] = { key: 'catalogueEditing.sizeStays' };
  }
  if (Object.keys(fields).length > 0) throw new FieldsError(fields);
}

/** @throws AppError 409 where records would lose a pack */
export function checkRemoved(removed: readonly CataloguePack[]): void {
  const used = removed.find(({ isUsed }) => isUsed);
  if (used) throw new AppError(409, 'catalogueEditing.packUsed', { params: { grams: used.netGrams } });
}
