/** Dots between the names: `name.ta`. */
type Path = string;
export type Leaves = Map<Path, unknown>;

/** A form's values, one by one; a list counts as one. */
export function leavesOf(values: object, prefix = ''): Leaves {
  const leaves: Leaves = new Map();
  for (const [name, value] of Object.entries(values) as [string, unknown][]) {
    const isBranch = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (isBranch) for (const [path, leaf] of leavesOf(value, `${prefix}${name}.`)) leaves.set(path, leaf);
    else leaves.set(prefix + name, value);
  }
  return leaves;
}

/** A copy with the leaf replaced. */
export function withLeaf<T extends object>(values: T, path: Path, leaf: unknown): T {
  const [name = '', ...rest] = path.split('.');
  const value: unknown = values[name as keyof T];
  return { ...values, [name]: rest.length === 0 ? leaf : withLeaf(value as object, rest.join('.'), leaf) };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export interface ForeignChange {
  path: Path;
  theirs: unknown;
  /** Changed here too, to something else: this one is in the form. */
  clashes: boolean;
}

/** What others changed of the leaves that both began with. */
export const foreignChanges = (before: Leaves, here: Leaves, there: Leaves): ForeignChange[] =>
  [...there]
    .filter(([path, value]) => !isSame(value, before.get(path)) && !isSame(value, here.get(path)))
    .filter(([path]) => before.has(path))
    .map(([path, value]) => ({ path, theirs: value, clashes: !isSame(here.get(path), before.get(path)) }));

/**
 * Two people edited the same from the same values: what only they changed is taken over, what was changed here stays.
 * @param base what both began with
 */
export function mergeValues<T extends object>(base: T, mine: T, theirs: T): { merged: T; changes: ForeignChange[] } {
  const changes = foreignChanges(leavesOf(base), leavesOf(mine), leavesOf(theirs));
  const merged = changes
    .filter(({ clashes }) => !clashes)
    .reduce((values, change) => withLeaf(values, change.path, change.theirs), mine);
  return { merged, changes };
}
