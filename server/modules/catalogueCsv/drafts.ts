import { MAX_UNITS } from '../../../contract/stockConstants';
import type { CsvValue } from '../../db/schema/catalogueImports';
import { isSame } from '../catalogueEditing';
import { isProductColumn, PACK_COLUMNS, type Column, type ProductColumn } from './columns';
import { fieldOf } from './fields';
import { gramsOf } from './parts';
import { problem, isSet, type Draft, type FileRow, type Planning, type StoredProduct } from './plan';

type Values = ReadonlyMap<Column, CsvValue>;

export const isGood = ({ problems }: Draft): boolean => problems.length === 0;

/** Reads the facts of a product from a row. @param stored null for a new one */
export function readDraft(row: FileRow, stored: StoredProduct | null, { reader, stockLevels }: Planning): Draft {
  const draft: Draft = {
    row,
    fields: new Map(),
    netGrams: null,
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
  if (isOfSet) findPackOfSet(draft, values, stored);
  else findPack(draft, values, stored);
  if (draft.netGrams !== null) readPack(draft, values, { isOfSet });
  if (draft.counted !== null) checkCount(draft, draft.counted, { isOfSet, stockLevels });
  return draft;
}

function findPack(draft: Draft, values: Values, stored: StoredProduct | null): void {
  const grams = values.get('netGrams');
  if (typeof grams === 'number') {
    draft.netGrams = grams;
    draft.pack = stored?.packs.find(({ netGrams }) => netGrams === grams) ?? null;
  } else if (grams !== undefined) draft.problems.push(problem('netGrams', 'validation.netGrams.invalid'));
  else if (PACK_COLUMNS.some((column) => values.has(column)))
    draft.problems.push(problem('netGrams', 'validation.netGrams.required'));
}

/** A set has one pack, whose weight may be left out: it is that of its parts. */
function findPackOfSet(draft: Draft, values: Values, stored: StoredProduct | null): void {
  const parts = values.get('parts');
  if (stored && parts === undefined && !PACK_COLUMNS.some((column) => values.has(column))) return;
  draft.pack = stored?.packs[0] ?? null;
  const weight = Array.isArray(parts) ? gramsOf(parts) : draft.pack?.netGrams;
  const grams = values.get('netGrams') ?? weight;
  if (grams !== weight && grams !== draft.pack?.netGrams)
    draft.problems.push(problem('netGrams', 'catalogueCsv.weightOfSet', { grams: weight ?? 0 }));
  draft.netGrams = draft.pack?.netGrams ?? weight ?? null;
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
  const packs = new Map<number, number>();
  const fields = new Map<ProductColumn, { value: CsvValue | null; row: number }>();
  for (const draft of drafts) {
    if (!isGood(draft)) continue;
    const { row } = draft.row;
    const first = draft.netGrams === null ? undefined : packs.get(draft.netGrams);
    if (first !== undefined) draft.problems.push(problem('netGrams', 'catalogueCsv.samePack', { row: first }));
    for (const [column, value] of draft.fields) {
      const earlier = fields.get(column);
      if (earlier && !isSame(earlier.value, value))
        draft.problems.push(problem(column, 'catalogueCsv.saidOtherwise', { row: earlier.row }));
    }
    if (!isGood(draft)) continue;
    if (draft.netGrams !== null) packs.set(draft.netGrams, row);
    for (const [column, value] of draft.fields) if (!fields.has(column)) fields.set(column, { value, row });
  }
}
