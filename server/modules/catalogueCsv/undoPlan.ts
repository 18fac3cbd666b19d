import type { ProductColumn } from './columns';
import { problem, type Draft, type Problem, type PlannedProduct, type Planning, type StoredProduct } from './plan';
import { planDrafts } from './productPlan';
import type { StoredRow } from './repository';
import { countedChange, hasPrices, isOfProduct } from './productWrites';

export interface UndoPlanning extends Planning {
  /** Added packs that records refer to, so they are hidden instead of deleted. */
  usedIds: ReadonlySet<string>;
}

export interface UndoPlan extends PlannedProduct {
  removedPackIds: string[];
  removedProductId: string | null;
}

const CHANGED_SINCE = problem(null, 'catalogueCsv.changedSince');

/**
 * Plans the import of the values that the rows replaced. What the file added is planned as hidden, so that an import's
 * rules decide on its removal.
 * @param stays gets the rows that can't be undone, with the reasons
 * @returns null where none can
 */
export function planUndo(
  stored: StoredProduct | undefined,
  group: readonly StoredRow[],
  planning: UndoPlanning,
  stays: Map<number, Problem[]>,
): UndoPlan | null {
  const isNew = group.some(({ kind }) => kind === 'PRODUCT');
  if (!stored || (isNew && !isAsAdded(stored, group, planning))) {
    for (const { row } of group) stays.set(row, [CHANGED_SINCE]);
    return null;
  }
  const drafts = group.map((row) => previousDraft(row, stored, planning));
  const plan = planDrafts(stored.fields.sku, drafts, stored, planning);
  for (const { row, problems } of plan.rows) if (problems.length > 0) stays.set(row, problems);

  const undone = group.filter(({ row }) => !stays.has(row));
  if (undone.length === 0) return null;
  const isCounted = group.some((row) => countedChange(row) !== 0);
  const removed = undone.filter(({ kind, packId }) =>
    kind === 'PRODUCT' ? !isCounted : kind === 'PACK' && packId !== null && !planning.usedIds.has(packId),
  );
  return {
    ...plan,
    removedPackIds: removed.flatMap(({ packId }) => packId ?? []),
    removedProductId: isNew && removed.length > 0 ? stored.id : null,
    rows: plan.rows
      .filter(({ row }) => !stays.has(row))
      .map((planned) => {
        const row = removed.find((each) => each.row === planned.row);
        return row ? { ...planned, changes: reversed(row) } : planned;
      }),
  };
}

/** The log names all that a removed row added. */
const reversed = ({ changes }: StoredRow): StoredRow['changes'] =>
  changes.map(({ column, before, after }) => ({ column, before: after, after: before }));

function previousDraft(row: StoredRow, stored: StoredProduct, planning: Planning): Draft {
  const pack = stored.packs.find(({ id }) => id === row.packId) ?? null;
  const { stock = 0, waiting = 0 } = planning.stockLevels.get(row.packId ?? '') ?? {};
  const change = countedChange(row);
  return {
    row: { row: row.row, cells: {}, problems: [] },
    fields: previousFields(row),
    netGrams: pack?.netGrams ?? null,
    measure: pack?.measure ?? 'WEIGHT',
    pack,
    prices: previousPrices(row),
    counted: change === 0 ? null : stock + waiting - change,
    problems: problemsSince(row, stored, planning),
  };
}

function previousFields({ kind, changes }: StoredRow): Draft['fields'] {
  if (kind === 'PRODUCT') return new Map([['state', 'HIDDEN']]);
  return new Map(changes.filter(isOfProduct).map(({ column, before }) => [column as ProductColumn, before]));
}

function previousPrices({ kind, changes }: StoredRow): Draft['prices'] {
  if (kind === 'PACK') return { hidden: true };
  const prices: Draft['prices'] = {};
  for (const { column, before } of kind === 'PRODUCT' ? [] : changes) {
    if (column === 'mrpPaise' || column === 'pricePaise') prices[column] = Number(before);
    if (column === 'sold') prices.hidden = before !== true;
  }
  return prices;
}

/** Returns what was changed or sold since the import, which its rules don't see. */
function problemsSince(row: StoredRow, stored: StoredProduct, { stockLevels, taxClasses }: Planning): Problem[] {
  const { written, changes, kind, packId } = row;
  const pack = stored.packs.find(({ id }) => id === packId);
  const change = countedChange(row);
  const level = packId === null ? undefined : stockLevels.get(packId);
  const taxClass = changes.find(({ column }) => column === 'taxClassId')?.before;
  const isChanged =
    (packId !== null && !pack) ||
    (changes.some(isOfProduct) && stored.version !== written?.product) ||
    ((kind === 'PACK' || hasPrices(row)) && pack?.version !== written?.pack) ||
    (change !== 0 && level?.version !== written?.stock) ||
    (typeof taxClass === 'string' && !taxClasses.has(taxClass));
  if (isChanged) return [CHANGED_SINCE];
  return level && level.stock < change ? [problem(null, 'catalogueCsv.soldSince')] : [];
}

const isAsAdded = (stored: StoredProduct, group: readonly StoredRow[], planning: UndoPlanning): boolean =>
  group.filter(({ packId }) => packId !== null).length === stored.packs.length &&
  group.every((row) => {
    const isUsed = row.packId !== null && countedChange(row) === 0 && planning.usedIds.has(row.packId);
    return !isUsed && row.written?.product === stored.version && problemsSince(row, stored, planning).length === 0;
  });
