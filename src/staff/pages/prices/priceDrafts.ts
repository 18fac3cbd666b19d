import type { PriceRejection, PriceRow, PricesBody } from '../../../../contract/staffCatalogue';
import { MAX_PRICES_AT_ONCE, priceFault, type PriceFault } from '../../../../contract/catalogueRules';
import { readRupees, writeForm } from '../../lib/rupees';

export const PRICE_FIELDS = ['mrpPaise', 'pricePaise'] as const;
export type PriceField = (typeof PRICE_FIELDS)[number];

/** What was typed into a row of the grid, and what it was typed over. */
export interface PriceDraft {
  row: PriceRow;
  /** Rupees as typed; undefined where nothing was. */
  typed: Partial<Record<PriceField, string>>;
  /** Why the server didn't save it. */
  rejection?: Pick<PriceRejection, 'field' | 'message'>;
}

/** By pack. */
export type PriceDrafts = ReadonlyMap<string, PriceDraft>;

export const textOf = ({ row, typed }: PriceDraft, field: PriceField): string => typed[field] ?? writeForm(row[field]);

/** What a draft would save; a text that is no amount is 0, which is no price. */
const pricesOf = (draft: PriceDraft): Record<PriceField, number> => ({
  mrpPaise: readRupees(textOf(draft, 'mrpPaise')) ?? 0,
  pricePaise: readRupees(textOf(draft, 'pricePaise')) ?? 0,
});

export const faultOf = (draft: PriceDraft): PriceFault | null => priceFault(pricesOf(draft));

/** A cell typed back to what is stored is no change. */
export function typeInto(drafts: PriceDrafts, row: PriceRow, field: PriceField, text: string): PriceDrafts {
  const next = new Map(drafts);
  const before = drafts.get(row._id) ?? { row, typed: {} };
  const isStored = readRupees(text) === before.row[field];
  const { [field]: _dropped, ...others } = before.typed;
  const typed = isStored ? others : { ...others, [field]: text };
  if (Object.keys(typed).length === 0) next.delete(row._id);
  else next.set(row._id, { row: before.row, typed });
  return next;
}

/** A spreadsheet's cells: rows by lines, columns by tabs. */
export const readCells = (pasted: string): string[][] =>
  pasted
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));

/**
 * Types a spreadsheet's cells into the rows from one cell on; empty cells change nothing.
 * @returns also how many rows did not fit below
 */
export function pasteInto(
  drafts: PriceDrafts,
  rows: readonly PriceRow[],
  from: { at: number; field: PriceField },
  cells: readonly string[][],
): { drafts: PriceDrafts; left: number } {
  const firstColumn = PRICE_FIELDS.indexOf(from.field);
  let next = drafts;
  for (const [down, line] of cells.entries()) {
    const row = rows[from.at + down];
    if (!row) break;
    for (const [right, text] of line.entries()) {
      const field = PRICE_FIELDS[firstColumn + right];
      if (field && text !== '') next = typeInto(next, row, field, text);
    }
  }
  return { drafts: next, left: Math.max(0, from.at + cells.length - rows.length) };
}

/** The drafts that can be saved, as far as one call takes them. */
export const changesOf = (drafts: PriceDrafts): PricesBody['changes'] =>
  [...drafts.values()]
    .filter((draft) => faultOf(draft) === null)
    .slice(0, MAX_PRICES_AT_ONCE)
    .map((draft) => ({ _id: draft.row._id, version: draft.row.version, ...pricesOf(draft) }));

/** After a save: what was saved goes, what was rejected stays with its reason, over the row as it is now. */
export function settle(
  drafts: PriceDrafts,
  { saved, rejected }: { saved: readonly { _id: string }[]; rejected: readonly PriceRejection[] },
): PriceDrafts {
  const next = new Map(drafts);
  for (const { _id } of saved) next.delete(_id);
  for (const { _id, field, message, row } of rejected) {
    const draft = next.get(_id);
    if (draft) next.set(_id, { ...draft, row: row ?? draft.row, rejection: { field, message } });
  }
  return next;
}
