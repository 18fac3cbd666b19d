import type { PackValues, ProductValues } from './productValues';

/** `name.ta`; of a pack `packs.<id>.pricePaise`. */
type Path = string;
type Leaves = Map<Path, unknown>;

const LISTS = ['addonIds', 'related', 'packs'];

function leavesOf(values: object, prefix = ''): Leaves {
  const leaves: Leaves = new Map();
  for (const [name, value] of Object.entries(values) as [string, unknown][]) {
    const isBranch = typeof value === 'object' && value !== null && !LISTS.includes(name);
    if (isBranch) for (const [path, leaf] of leavesOf(value, `${prefix}${name}.`)) leaves.set(path, leaf);
    else if (name !== 'packs') leaves.set(prefix + name, value);
  }
  return leaves;
}

const packLeaves = (packs: readonly PackValues[]): Leaves =>
  new Map(packs.flatMap(({ _id, ...pack }) => (_id === null ? [] : [...leavesOf(pack, `packs.${_id}.`)])));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A copy with the leaf replaced. */
function withLeaf<T extends object>(values: T, path: Path, leaf: unknown): T {
  const [name = '', ...rest] = path.split('.');
  const value: unknown = values[name as keyof T];
  return { ...values, [name]: rest.length === 0 ? leaf : withLeaf(value as object, rest.join('.'), leaf) };
}

export interface ForeignChange {
  path: Path;
  theirs: unknown;
  /** Changed here too, to something else: this one is in the form. */
  clashes: boolean;
}

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
  const [before, here, there] = [base, mine, theirs].map(
    (values) => new Map([...leavesOf(values), ...packLeaves(values.packs)]),
  ) as [Leaves, Leaves, Leaves];
  // Packs that they removed go; packs that they added come.
  const isGone = ({ _id }: PackValues) => _id !== null && !theirs.packs.some((pack) => pack._id === _id);
  const isNew = ({ _id }: PackValues) => !base.packs.some((pack) => pack._id === _id);
  const packs = [...mine.packs.filter((pack) => !isGone(pack)), ...theirs.packs.filter(isNew)];
  const changes = [...there]
    .filter(([path, value]) => !isSame(value, before.get(path)) && !isSame(value, here.get(path)))
    .filter(([path]) => before.has(path))
    .map(([path, value]) => ({ path, theirs: value, clashes: !isSame(here.get(path), before.get(path)) }));
  const merged = changes.filter(({ clashes }) => !clashes).reduce(takeTheirs, { ...mine, packs });
  return { merged, changes };
}
