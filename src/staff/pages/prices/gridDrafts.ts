import { MAX_PRICES_AT_ONCE, priceProblem, type PriceProblem } from '../../../../contract/catalogueRules';
import { readRupees } from '../../../../contract/readRupees';
import type { PriceRejection, PriceRow, PricesBody, PricesSaved } from '../../../../contract/staffCatalogue';
import type { PacksSaved } from '../../../../contract/staffStock';
import { editableRupees } from '../../lib/editableRupees';
import {
  GRID_FIELDS,
  PRICE_FIELDS,
  type GridDraft,
  type GridDrafts,
  type GridField,
  type PriceField,
} from './gridTypes';
import { newMovement, readUnits, sharedReason } from './stockMovement';

const hasPrice = ({ typed }: Pick<GridDraft, 'typed'>): boolean =>
  PRICE_FIELDS.some((field) => typed[field] !== undefined);

/** A row as it is now, except for what something was typed over. */
export function rowUnder(draft: GridDraft | undefined, now: PriceRow): PriceRow {
  if (!draft) return now;
  const { mrpPaise, pricePaise, version, stockLevel } = draft.row;
  return {
    ...now,
    ...(hasPrice(draft) && { mrpPaise, pricePaise, version }),
    ...(draft.typed.stock !== undefined && { stockLevel }),
  };
}

export const storedText = (row: PriceRow, field: GridField): string =>
  field === 'stock' ? String(row.stockLevel?.units ?? row.stock) : editableRupees(row[field]);

export const textOf = ({ row, typed }: GridDraft, field: GridField): string => typed[field] ?? storedText(row, field);

/** What a draft would save; a text that is no amount is 0, which is no price. */
const pricesOf = (draft: GridDraft): Record<PriceField, number> => ({
  mrpPaise: readRupees(textOf(draft, 'mrpPaise')) ?? 0,
  pricePaise: readRupees(textOf(draft, 'pricePaise')) ?? 0,
});

export const priceProblemOf = (draft: GridDraft): PriceProblem | null =>
  hasPrice(draft) ? priceProblem(pricesOf(draft)) : null;

function isStored(row: PriceRow, field: GridField, text: string): boolean {
  if (field !== 'stock') return readRupees(text) === row[field];
  const units = readUnits(text);
  return units !== null && ('counted' in units ? units.counted === row.stockLevel?.units : units.change === 0);
}

/** A copy with a draft in its place, or without it once nothing is typed into it. */
function withDraft(drafts: GridDrafts, { row, typed, movement, rejections }: GridDraft): GridDrafts {
  const next = new Map(drafts);
  if (Object.keys(typed).length === 0) next.delete(row._id);
  else
    next.set(row._id, {
      row,
      typed,
      ...(movement && typed.stock !== undefined && { movement }),
      ...(rejections && Object.keys(rejections).length > 0 && { rejections }),
    });
  return next;
}

/** A cell typed back to what is stored is no change. */
export function typeInto(drafts: GridDrafts, now: PriceRow, field: GridField, text: string): GridDrafts {
  const draft = drafts.get(now._id);
  const row = rowUnder(draft, now);
  const { [field]: _dropped, ...others } = draft?.typed ?? {};
  const { [field]: _mended, ...rejections } = draft?.rejections ?? {};
  return withDraft(drafts, {
    row,
    typed: isStored(row, field, text) ? others : { ...others, [field]: text },
    movement: draft?.movement ?? newMovement(sharedReason(drafts) ?? 'COUNTED'),
    rejections,
  });
}

/** A spreadsheet's cells: rows by lines, columns by tabs. */
export const readCells = (pasted: string): string[][] =>
  pasted
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));

/**
 * Types a spreadsheet's cells into the rows from one cell on; empty cells change nothing.
 * @param mayType whether a cell of a row can be typed into
 * @returns also how many rows did not fit below
 */
export function pasteInto(
  drafts: GridDrafts,
  rows: readonly PriceRow[],
  from: { at: number; field: GridField },
  cells: readonly string[][],
  mayType: (row: PriceRow, field: GridField) => boolean = () => true,
): { drafts: GridDrafts; left: number } {
  const firstColumn = GRID_FIELDS.indexOf(from.field);
  let next = drafts;
  for (const [down, line] of cells.entries()) {
    const row = rows[from.at + down];
    if (!row) break;
    for (const [right, text] of line.entries()) {
      const field = GRID_FIELDS[firstColumn + right];
      if (field && text !== '' && mayType(row, field)) next = typeInto(next, row, field, text);
    }
  }
  return { drafts: next, left: Math.max(0, from.at + cells.length - rows.length) };
}

/** The prices that can be saved, as far as one call takes them. */
export const priceChanges = (drafts: GridDrafts): PricesBody['changes'] =>
  [...drafts.values()]
    .filter((draft) => hasPrice(draft) && priceProblemOf(draft) === null)
    .slice(0, MAX_PRICES_AT_ONCE)
    .map((draft) => ({ _id: draft.row._id, version: draft.row.version, ...pricesOf(draft) }));

function without(drafts: GridDrafts, packId: string, fields: readonly GridField[]): GridDrafts {
  const draft = drafts.get(packId);
  if (!draft) return drafts;
  const isOther = ([field]: [string, string]) => !fields.includes(field as GridField);
  const others = (texts: Partial<Record<GridField, string>> = {}) =>
    Object.fromEntries(Object.entries(texts).filter(isOther));
  return withDraft(drafts, { ...draft, typed: others(draft.typed), rejections: others(draft.rejections) });
}

/** A rejection of the whole row is shown where something was typed. */
const fieldsOf = ({ typed }: GridDraft, { field }: PriceRejection): GridField[] =>
  field === null ? PRICE_FIELDS.filter((each) => typed[each] !== undefined) : [field];

/** A save drops the saved drafts. Rejected ones stay with their reason, over the prices as they are now. */
export function settlePrices(drafts: GridDrafts, { saved, rejected }: PricesSaved): GridDrafts {
  let next = drafts;
  for (const { _id } of saved) next = without(next, _id, PRICE_FIELDS);
  for (const rejection of rejected) {
    const draft = next.get(rejection._id);
    if (!draft) continue;
    const { message } = rejection;
    const messages = Object.fromEntries(fieldsOf(draft, rejection).map((field) => [field, message]));
    const row = { ...(rejection.row ?? draft.row), stockLevel: draft.row.stockLevel };
    next = withDraft(next, { ...draft, row, rejections: { ...draft.rejections, ...messages } });
  }
  return next;
}

/** Does for stock what settlePrices does for prices, over the stock as it is now. */
export function settleStock(drafts: GridDrafts, { saved, rejected }: PacksSaved): GridDrafts {
  let next = drafts;
  for (const packId of saved) next = without(next, packId, ['stock']);
  for (const { packId, message, nearCode, isTooOld, stockLevel } of rejected) {
    const draft = next.get(packId);
    if (!draft) continue;
    const row = { ...draft.row, stockLevel: stockLevel ?? draft.row.stockLevel };
    const asked = { ...(nearCode !== null && { nearCode }), ...(isTooOld && { isTooOld }) };
    const movement = draft.movement && { ...draft.movement, ...asked };
    next = withDraft(next, {
      ...draft,
      row,
      ...(movement && { movement }),
      rejections: { ...draft.rejections, stock: message },
    });
  }
  return next;
}
