import { foreignChanges, leavesOf, withLeaf, type ForeignChange, type Leaves } from '../../lib/threeWay';
import type { PackValues, ProductValues } from './productValues';

/** Those of a pack have paths such as `packs.<id>.pricePaise`. */
const leavesOfProduct = ({ packs, ...values }: ProductValues): Leaves =>
  new Map([
    ...leavesOf(values),
    ...packs.flatMap(({ _id, ...pack }) => (_id === null ? [] : [...leavesOf(pack, `packs.${_id}.`)])),
  ]);

/** Takes over the others' value of a field, or of a pack's field. */
export function takeTheirs(values: ProductValues, { path, theirs }: ForeignChange): ProductValues {
  const [list, id, field = ''] = path.split('.');
  if (list !== 'packs') return withLeaf(values, path, theirs);
  return { ...values, packs: values.packs.map((pack) => (pack._id === id ? { ...pack, [field]: theirs } : pack)) };
}

/**
 * Two people edited one product from the same values: what only they changed is taken over, what was changed here stays.
 * @param base what both began with
 */
export function mergeProduct(
  base: ProductValues,
  mine: ProductValues,
  theirs: ProductValues,
): { merged: ProductValues; changes: ForeignChange[] } {
  // Packs that they removed go; packs that they added come.
  const isGone = ({ _id }: PackValues) => _id !== null && !theirs.packs.some((pack) => pack._id === _id);
  const isNew = ({ _id }: PackValues) => !base.packs.some((pack) => pack._id === _id);
  const packs = [...mine.packs.filter((pack) => !isGone(pack)), ...theirs.packs.filter(isNew)];
  const changes = foreignChanges(leavesOfProduct(base), leavesOfProduct(mine), leavesOfProduct(theirs));
  const merged = changes.filter(({ clashes }) => !clashes).reduce(takeTheirs, { ...mine, packs });
  return { merged, changes };
}
