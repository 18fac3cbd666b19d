import type { GridReason } from '../../../../contract/counter';
import type { PriceRow } from '../../../../contract/staffCatalogue';

export const PRICE_FIELDS = ['mrpPaise', 'pricePaise'] as const;
export type PriceField = (typeof PRICE_FIELDS)[number];
/** In the order of the columns. */
export const GRID_FIELDS = [...PRICE_FIELDS, 'stock'] as const;
export type GridField = (typeof GRID_FIELDS)[number];

/** Why a typed stock differs from the shelf, and what its reason requires. */
export interface Movement {
  reason: GridReason;
  /** Of a correction. */
  note: string;
  /** Of received units. */
  code: string;
  packedOn: string;
  /** '' until it is typed: then it follows from the day of packing. */
  bestBefore: string;
}

/** What was typed into a row of the grid, and what it was typed over. */
export interface GridDraft {
  row: PriceRow;
  /** As typed; undefined where nothing was. */
  typed: Partial<Record<GridField, string>>;
  /** Of a typed stock. */
  movement?: Movement;
  /** Why the server didn't save a cell. */
  rejections?: Partial<Record<GridField, string>>;
}

/** By pack. */
export type GridDrafts = ReadonlyMap<string, GridDraft>;
