/** Code of the batch without dates: stock from before batches, and what a count finds beyond all others. */
export const OPENING_BATCH = 'OPENING';

/** Why a batch is no longer sold. */
export const OUT_OF_SALE_REASONS = ['SHELF_LIFE', 'RECALLED'] as const;
export type OutOfSaleReason = (typeof OUT_OF_SALE_REASONS)[number];

export const STOCK_REASONS = [
  'OPENING',
  'ORDERED',
  'RELEASED',
  'RECEIVED',
  'COUNTED',
  'SPOILED',
  'EXPIRED',
  'SAMPLE',
  'CORRECTION',
  'REPLACED',
  'WITHDRAWN',
  'RESTORED',
] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** A person takes units out of the stock for one of these. A correction may also add some. */
export const STOCK_CHANGE_REASONS = ['SPOILED', 'EXPIRED', 'SAMPLE', 'CORRECTION'] as const;
export type StockChangeReason = (typeof STOCK_CHANGE_REASONS)[number];

/** Reasons that a row of the price grid can give for a changed stock. */
export const GRID_REASONS = ['COUNTED', 'RECEIVED', ...STOCK_CHANGE_REASONS] as const;
export type GridReason = (typeof GRID_REASONS)[number];

/** Rows of the grid that are saved at once. */
export const MAX_PACKS_AT_ONCE = 200;

/** Units of one movement. */
export const MAX_UNITS = 99_999;

export const MAX_COST_PAISE = 10_000_000;

export const MAX_BATCH_CODE = 40;

export const MAX_STOCK_NOTE = 200;
