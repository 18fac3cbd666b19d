import type { GridReason } from '../../../../contract/stockConstants';
import type { PriceRow } from '../../../../contract/staffCatalogue';

export const PRICE_FIELDS = ['mrpPaise', 'pricePaise'] as const;
export type PriceField = (typeof PRICE_FIELDS)[number];
/** The fields are in the order of the columns. */
export const GRID_FIELDS = [...PRICE_FIELDS, 'stock'] as const;
export type GridField = (typeof GRID_FIELDS)[number];

/** Why a typed stock differs from the shelf, and what its reason requires. */
export interface Movement {
  reason: GridReason;
  /** The note of a correction. */
  note: string;
  /** The code of the received batch. */
  code: string;
  /** The batch that may be meant by it, which the server asks about. */
  nearCode?: string;
  /** The user confirmed that it is another batch. */
  isNewBatch?: boolean;
  /** The server said that too little of its life is left to sell it. */
  isTooOld?: boolean;
  /** The user confirmed that it is received to be written off at once. */
  writesOff?: boolean;
  packedOn: string;
  /** '' until it is typed: then it follows from the day of packing. */
  bestBefore: string;
}

/** What was typed into a row of the grid, and what it was typed over. */
export interface GridDraft {
  row: PriceRow;
  /** The texts as typed. A field in which nothing was typed is undefined. */
  typed: Partial<Record<GridField, string>>;
  /** The movement that a typed stock means. */
  movement?: Movement;
  /** Why the server didn't save a cell. */
  rejections?: Partial<Record<GridField, string>>;
}

/** Drafts by their pack. */
export type GridDrafts = ReadonlyMap<string, GridDraft>;
