import type { PackBody, CataloguePack } from '../../../contract/staffCatalogue';
import { priceProblem, type PriceProblem } from '../../../contract/catalogueRules';
import type { Language } from '../../../contract/constants';
import { formatSize, isSameSize, unitSize, type Measure } from '../../../contract/packSize';
import { AppError, FieldsError, type Message } from '../../lib/errors';

export const PRICE_PROBLEMS = {
  notAPrice: 'validation.packPrice.invalid',
  aboveMrp: 'catalogueEditing.aboveMrp',
} as const satisfies Record<PriceProblem['problem'], string>;

/** A pack as it is stored. */
export type SizedPack = PackBody & { measure: Measure };

/**
 * @param existing the product's packs as they are
 * @param options.sizesStay left out for a set, whose size is that of its parts
 * @throws FieldsError for prices above the MRP, two packs of one size, parts of a dozen, or an existing pack of another size
 */
export function checkPacks(
  packs: readonly SizedPack[],
  existing: readonly CataloguePack[],
  { sizesStay = true } = {},
): void {
  const fields: Record<string, Message> = {};
  for (const [at, pack] of packs.entries()) {
    const problem = priceProblem(pack);
    if (problem) fields[`packs.${at}.${problem.field}`] = { key: PRICE_PROBLEMS[problem.problem] };
    const isSecond = packs.findIndex((other) => isSameSize(other, pack)) < at;
    if (isSecond) fields[`packs.${at}.netGrams`] = { key: 'catalogueEditing.sameSize' };
    if (pack.netGrams % unitSize(pack.measure) !== 0)
      fields[`packs.${at}.netGrams`] = { key: 'catalogueEditing.wholeDozens' };
    if (pack._id === null) continue;
    const before = existing.find(({ _id }) => _id === pack._id);
    if (!before) throw new AppError(404, 'catalogueEditing.packNotFound');
    if (!sizesStay) continue;
    for (const field of ['netGrams', 'measure'] as const)
      if (before[field] !== pack[field]) fields[`packs.${at}.${field}`] = { key: 'catalogueEditing.sizeStays' };
  }
  if (Object.keys(fields).length > 0) throw new FieldsError(fields);
}

/** @throws AppError 409 where records would lose a pack */
export function checkRemoved(removed: readonly CataloguePack[], language: Language): void {
  const used = removed.find(({ isUsed }) => isUsed);
  if (used) throw new AppError(409, 'catalogueEditing.packUsed', { params: { size: formatSize(used, language) } });
}
