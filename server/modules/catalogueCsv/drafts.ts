import { kindOf, sizeInLog, unitSize, type Measure, type PackSize } from '../../../contract/packSize';
import { MAX_UNITS } from '../../../contract/stockConstants';
import type { CsvValue } from '../../db/schema/catalogueImports';
import { isSame } from '../catalogueEditing';
import { isProductColumn, PACK_COLUMNS, type Column, type ProductColumn } from './columns';
import { fieldOf } from './fields';
import { sizeOfLines } from './parts';
import { problem, isSet, type Draft, type FileRow, type Planning, type StoredPack, type StoredProduct } from './plan';

type Values = ReadonlyMap<Column, CsvValue>;

export const isGood = ({ problems }: Draft): boolean => problems.length === 0;

/** Reads the facts of a product from a row. @param stored null for a new one */
export function readDraft(row: FileRow, stored: StoredProduct | null, planning: Planning): Draft {
  const { reader, stockLevels } = planning;
  const draft: Draft = {
    row,
    fields: new Map(),
    netGrams: null,
    measure: 'WEIGHT',
    pack: null,
    prices: {},
    counted: null,
    problems: [...row.problems],
  };
  const values = new Map<Column, CsvValue>();
  for (const [column, cell] of Object.entries(row.cells) as [Column, string][]) {
    const value = reader.read(column, cell);
    if (typeof value === 'object' && 'problem' in value) draft.problems.push(problem(column, value.problem));
    else values.set(column, value);
  }
  for (const [column, value] of values) {
    if (isProductColumn(column) && !(stored && isSame(fieldOf(stored.fields, column), value)))
      draft.fields.set(column, value);
  }
  const isOfSet = stored ? isSet(stored.fields) : values.has('parts');
  if (isOfSet) findPackOfSet(draft, values, { stored, planning });
  else findPack(draft, values, stored);
  if (draft.netGrams !== null) readPack(draft, values, { isOfSet });
  if (draft.counted !== null) checkCount(draft, draft.counted, { isOfSet, stockLevels });
  return draft;
}

/**
 * Finds the pack whose size a row has: another unit is another pack. A row without a unit, as in older files, means the
 * pack of that weight, or else the one with that number.
 */
export function findBySize(
  packs: readonly StoredPack[],
  { typed, measure }: { typed: number; measure: Measure | undefined },
): StoredPack | undefined {
  const sized = packs.filter((pack) => pack.netGrams === typed * unitSize(measure ?? pack.measure));
  if (measure === undefined) return sized.find((pack) => pack.measure === 'WEIGHT') ?? sized[0];
  return sized.find((pack) => kindOf(pack.measure) === kindOf(measure));
}

function findPack(draft: Draft, values: Values, stored: StoredProduct | null): void {
  const typed = values.get('netGrams');
  const measure = values.get('measure') as Measure | undefined;
  if (typeof typed === 'number') {
    draft.pack = findBySize(stored?.packs ?? [], { typed, measure }) ?? null;
    draft.measure = draft.pack?.measure ?? measure ?? 'WEIGHT';
    draft.netGrams = draft.pack?.netGrams ?? typed * unitSize(draft.measure);
    if (measure !== undefined && measure !== draft.measure)
      draft.problems.push(problem('measure', 'catalogueEditing.sizeStays'));
  } else if (typed !== undefined) draft.problems.push(problem('netGrams', 'validation.netGrams.invalid'));
  else if (PACK_COLUMNS.some((column) => values.has(column)))
    draft.problems.push(problem('netGrams', 'validation.netGrams.required'));
}

/** A set has one pack, whose size may be left out: it is that of its parts. */
function findPackOfSet(
  draft: Draft,
  values: Values,
  { stored, planning }: { stored: StoredProduct | null; planning: Planning },
): void {
  const parts = values.get('parts');
  if (stored && parts === undefined && !PACK_COLUMNS.some((column) => values.has(column))) return;
  draft.pack = stored?.packs[0] ?? null;
  const size = Array.isArray(parts) ? sizeOfLines(parts, planning.partPacks) : draft.pack;
  const typed = values.get('netGrams');
  const isSize = (known: PackSize | null) => known?.netGrams === Number(typed) * unitSize(known?.measure ?? 'WEIGHT');
  if (typed !== undefined && !isSize(size) && !isSize(draft.pack))
    draft.problems.push(problem('netGrams', 'catalogueCsv.weightOfSet', { grams: size ? sizeInLog(size) : 0 }));
  draft.netGrams = (draft.pack ?? size)?.netGrams ?? null;
  draft.measure = (draft.pack ?? size)?.measure ?? 'WEIGHT';
}

function readPack(draft: Draft, values: Values, { isOfSet }: { isOfSet: boolean }): void {
  const { pack, prices, problems } = draft;
  for (const column of ['mrpPaise', 'pricePaise'] as const) {
    const value = values.get(column);
    // A text is no price: the rules say so.
    if (value !== undefined && value !== pack?.[column]) prices[column] = value as number;
  }
  if (isOfSet) followPrice(draft);
  const sold = values.get('sold');
  if (typeof sold === 'boolean' && sold !== !pack?.hidden) prices.hidden = !sold;
  const counted = values.get('counted');
  if (counted === undefined) return;
  if (typeof counted === 'number' && counted <= MAX_UNITS) draft.counted = counted;
  else problems.push(problem('counted', 'validation.units.invalid'));
}

/** The MRP of a set is its price. */
function followPrice({ pack, prices, problems }: Draft): void {
  const price = prices.pricePaise ?? pack?.pricePaise;
  if (price === undefined) return;
  if (prices.mrpPaise !== undefined && prices.mrpPaise !== price)
    problems.push(problem('mrpPaise', 'catalogueCsv.mrpOfSet'));
  else if (price !== pack?.mrpPaise) prices.mrpPaise = price;
}

function checkCount(
  { pack, problems }: Draft,
  counted: number,
  { isOfSet, stockLevels }: { isOfSet: boolean; stockLevels: Planning['stockLevels'] },
): void {
  if (isOfSet) problems.push(problem('counted', 'catalogueCsv.setHasNoStock'));
  const waiting = pack ? (stockLevels.get(pack.id)?.waiting ?? 0) : 0;
  if (counted < waiting) problems.push(problem('counted', 'stock.countBelowOrders', { count: waiting }));
}

/** Two rows of one pack, or two with other values for the product. */
export function rejectRepeated(drafts: readonly Draft[]): void {
  const packs = new Map<string, number>();
  const fields = new Map<ProductColumn, { value: CsvValue | null; row: number }>();
  for (const draft of drafts) {
    if (!isGood(draft)) continue;
    const { row } = draft.row;
    const size = draft.netGrams === null ? null : `${draft.netGrams} ${kindOf(draft.measure)}`;
    const first = size === null ? undefined : packs.get(size);
    if (first !== undefined) draft.problems.push(problem('netGrams', 'catalogueCsv.samePack', { row: first }));
    for (const [column, value] of draft.fields) {
      const earlier = fields.get(column);
      if (earlier && !isSame(earlier.value, value))
        draft.problems.push(problem(column, 'catalogueCsv.saidOtherwise', { row: earlier.row }));
    }
    if (!isGood(draft)) continue;
    if (size !== null) packs.set(size, row);
    for (const [column, value] of draft.fields) if (!fields.has(column)) fields.set(column, { value, row });
  }
}
