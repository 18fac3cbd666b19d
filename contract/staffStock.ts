import { Type, type Static } from 'typebox';
import { MAX_SEARCH_LENGTH } from './constants';
import { Id, Nullable, packSizeFields, Page, Paise, Timestamp } from './http';
import { BatchOrigin, OriginBody } from './producers';
import { Day } from './slots';
import {
  GRID_REASONS,
  MAX_BATCH_CODE,
  MAX_COST_PAISE,
  MAX_PACKS_AT_ONCE,
  MAX_STOCK_NOTE,
  MAX_UNITS,
  OUT_OF_SALE_REASONS,
  SOLD_OUT_UNTIL,
  STOCK_CHANGE_REASONS,
  STOCK_REASONS,
} from './stockConstants';
import { requiredText } from './text';

const closed = { additionalProperties: false };
const Units = Type.Integer({ minimum: 0 });

export const PackParams = Type.Object({ packId: Id });

/** Staff stopped its sale, whatever is on the shelf. */
export const SoldOutMark = Type.Object({
  /** Its sale begins again then; null until a person says so. */
  until: Nullable(Timestamp),
  markedAt: Timestamp,
  markedBy: Type.String(),
  note: Nullable(Type.String()),
});
export type SoldOutMark = Static<typeof SoldOutMark>;

export const StockPack = Type.Object({
  packId: Id,
  name: Type.String(),
  secondName: Type.String(),
  ...packSizeFields,
  stock: Units,
  waiting: Units,
  setApart: Units,
  /** So many customers asked to be told when it is back. */
  awaitedBy: Units,
  bestBefore: Nullable(Day),
  soldOut: Nullable(SoldOutMark),
});
export type StockPack = Static<typeof StockPack>;

export const StockQuery = Type.Object({
  categoryId: Type.Optional(Id),
  search: Type.Optional(Type.String({ maxLength: MAX_SEARCH_LENGTH, messageKey: 'search' })),
  cursor: Type.Optional(Type.String({ maxLength: 200, messageKey: 'cursor' })),
});
export type StockQuery = Static<typeof StockQuery>;
export const StockPage = Page(StockPack);
export type StockPage = Static<typeof StockPage>;

export const StockBatch = Type.Object({
  _id: Id,
  code: Type.String(),
  packedOn: Nullable(Day),
  bestBefore: Nullable(Day),
  costPaise: Nullable(Paise),
  stock: Units,
  setApart: Units,
  outOfSale: Nullable(Type.Enum([...OUT_OF_SALE_REASONS])),
  sellUntil: Nullable(Day),
  /** It is null for stock of unknown origin. */
  origin: Nullable(BatchOrigin),
});
export type StockBatch = Static<typeof StockBatch>;

export const StockMovement = Type.Object({
  _id: Id,
  at: Timestamp,
  /** Positive in, negative out. */
  change: Type.Integer(),
  reason: Type.Enum([...STOCK_REASONS]),
  batchCode: Nullable(Type.String()),
  orderNumber: Nullable(Type.String()),
  person: Nullable(Type.String()),
  note: Nullable(Type.String()),
});
export type StockMovement = Static<typeof StockMovement>;
export const StockMovements = Page(StockMovement);
export type StockMovements = Static<typeof StockMovements>;
export const MovementsQuery = Type.Object({
  cursor: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,15}$', messageKey: 'cursor' })),
});

export const PackStock = Type.Object({
  ...StockPack.properties,
  bestBeforeDays: Type.Integer({ minimum: 1 }),
  /** All but orders change it: a count names what it began from. */
  version: Type.Integer({ minimum: 0 }),
  today: Day,
  batches: Type.Array(StockBatch),
});
export type PackStock = Static<typeof PackStock>;

export const ExpiringBatch = Type.Object({
  ...StockBatch.properties,
  packId: Id,
  name: Type.String(),
  ...packSizeFields,
});
export type ExpiringBatch = Static<typeof ExpiringBatch>;
export const ExpiringBatches = Type.Object({
  today: Day,
  /** A pack is sold while so much of its life, or so many days, are left on arrival. */
  percent: Type.Integer(),
  days: Type.Integer(),
  batches: Type.Array(ExpiringBatch),
});
export type ExpiringBatches = Static<typeof ExpiringBatches>;

const Note = Type.Optional(Type.String({ maxLength: MAX_STOCK_NOTE, messageKey: 'stockNote' }));

const batchLabel = {
  code: requiredText('batchCode', MAX_BATCH_CODE),
  packedOn: Day,
  bestBefore: Day,
  isNewBatch: Type.Optional(Type.Boolean()),
  /** Too old to sell: the units leave the stock at once, as expired. */
  writesOff: Type.Optional(Type.Boolean()),
};

export const ReceiveBody = Type.Object(
  {
    ...batchLabel,
    quantity: Type.Integer({ minimum: 1, maximum: MAX_UNITS, messageKey: 'units' }),
    costPaise: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_COST_PAISE, messageKey: 'cost' })),
    note: Note,
    /** Where it comes from. More of a known batch leaves that as it is without one. */
    origin: Type.Optional(OriginBody),
  },
  closed,
);
export type ReceiveBody = Static<typeof ReceiveBody>;

export const NearCode = Type.Object({ nearCode: Type.String() });
export type NearCode = Static<typeof NearCode>;

export const CountBody = Type.Object(
  {
    /** Units on the shelf, those for orders included. */
    counted: Type.Integer({ minimum: 0, maximum: MAX_UNITS, messageKey: 'units' }),
    /** So many should have been there when the count began. */
    expected: Type.Integer({ minimum: 0, messageKey: 'units' }),
    version: Type.Integer({ minimum: 0, messageKey: 'units' }),
  },
  closed,
);
export type CountBody = Static<typeof CountBody>;

export const ChangeStockBody = Type.Object(
  {
    reason: Type.Enum([...STOCK_CHANGE_REASONS], { messageKey: 'stockReason' }),
    /** Positive for a correction only. */
    change: Type.Integer({ minimum: -MAX_UNITS, maximum: MAX_UNITS, messageKey: 'units' }),
    batchId: Type.Optional(Id),
    note: Note,
  },
  closed,
);
export type ChangeStockBody = Static<typeof ChangeStockBody>;

// Sold out now -------------------------------------------------------------------------------------------------------

/** The packs of an order, of a product, or one pack. */
export const SaleQuery = Type.Object(
  { orderId: Type.Optional(Id), productId: Type.Optional(Id), packId: Type.Optional(Id) },
  { ...closed, minProperties: 1, maxProperties: 1 },
);
export type SaleQuery = Static<typeof SaleQuery>;

export const PackSale = Type.Object({
  packId: Id,
  name: Type.String(),
  ...packSizeFields,
  stock: Units,
  soldOut: Nullable(SoldOutMark),
});
export type PackSale = Static<typeof PackSale>;

export const PackSales = Type.Object({
  /** When a mark until tomorrow would end. */
  tomorrow: Timestamp,
  packs: Type.Array(PackSale),
});
export type PackSales = Static<typeof PackSales>;

export const SoldOutBody = Type.Object(
  { until: Type.Enum([...SOLD_OUT_UNTIL], { messageKey: 'soldOutUntil' }), note: Note },
  closed,
);
export type SoldOutBody = Static<typeof SoldOutBody>;

// Low stock ----------------------------------------------------------------------------------------------------------

export const LowPack = Type.Object({
  packId: Id,
  name: Type.String(),
  ...packSizeFields,
  stock: Units,
  /** Ordered units, without those of cancelled orders, on a day for sale; null where it was out for all those days. */
  soldPerDay: Nullable(Type.Number()),
  daysLeft: Units,
  soldOut: Nullable(SoldOutMark),
});
export type LowPack = Static<typeof LowPack>;
export const LowPacks = Type.Array(LowPack);
export type LowPacks = Static<typeof LowPacks>;

// Many packs at once -------------------------------------------------------------------------------------------------

export const StockLevel = Type.Object({
  units: Units,
  waiting: Units,
  version: Units,
});
export type StockLevel = Static<typeof StockLevel>;

const PackChange = Type.Object(
  {
    packId: Id,
    version: Type.Integer({ minimum: 0, messageKey: 'units' }),
    reason: Type.Enum([...GRID_REASONS], { messageKey: 'stockReason' }),
    change: Type.Integer({ minimum: -MAX_UNITS, maximum: MAX_UNITS, messageKey: 'units' }),
    /** All units were counted, and so many should have been there. */
    expected: Type.Optional(Type.Integer({ minimum: 0, messageKey: 'units' })),
    batch: Type.Optional(Type.Object(batchLabel, closed)),
    note: Note,
  },
  closed,
);
export type PackChange = Static<typeof PackChange>;

export const PacksBody = Type.Object(
  {
    changes: Type.Array(PackChange, { minItems: 1, maxItems: MAX_PACKS_AT_ONCE, messageKey: 'stockChanges' }),
  },
  closed,
);
export type PacksBody = Static<typeof PacksBody>;

export const PacksSaved = Type.Object({
  saved: Type.Array(Id),
  rejected: Type.Array(
    Type.Object({
      packId: Id,
      message: Type.String(),
      nearCode: Nullable(Type.String()),
      isTooOld: Type.Boolean(),
      stockLevel: Nullable(StockLevel),
    }),
  ),
});
export type PacksSaved = Static<typeof PacksSaved>;
