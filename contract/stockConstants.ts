/** Stock from before batches, and what a count finds beyond all others. */
export const OPENING_BATCH = 'OPENING';

/** Stock is low when it lasts so many days or fewer, at what was ordered on its days for sale before. */
export const LOW_STOCK_DAYS = 3;
export const LOW_STOCK_RATE_DAYS = 14;

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

/** How long a pack stays sold out: until the next morning, or until a person ends it. */
export const SOLD_OUT_UNTIL = ['TOMORROW', 'TOLD'] as const;
export type SoldOutUntil = (typeof SOLD_OUT_UNTIL)[number];

export const STOCK_CHANGE_REASONS = ['SPOILED', 'EXPIRED', 'SAMPLE', 'CORRECTION'] as const;
export type StockChangeReason = (typeof STOCK_CHANGE_REASONS)[number];

export const GRID_REASONS = ['COUNTED', 'RECEIVED', ...STOCK_CHANGE_REASONS] as const;
export type GridReason = (typeof GRID_REASONS)[number];

export const MAX_PACKS_AT_ONCE = 200;

export const MAX_UNITS = 99_999;

export const MAX_COST_PAISE = 10_000_000;

export const MAX_BATCH_CODE = 40;

export const MAX_STOCK_NOTE = 200;
