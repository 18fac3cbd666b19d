import { Type, type Static } from 'typebox';
import { MAX_SEARCH_LENGTH } from './constants';
import { Id, Nullable, Page, Paise, Timestamp } from './http';
import { Day } from './slots';
import {
  GRID_REASONS,
  MAX_BATCH_CODE,
  MAX_COST_PAISE,
  MAX_PACKS_AT_ONCE,
  MAX_STOCK_NOTE,
  MAX_UNITS,
  OUT_OF_SALE_REASONS,
  STOCK_CHANGE_REASONS,
  STOCK_REASONS,
} from './stockConstants';
import { requiredText } from './text';

const closed = { additionalProperties: false };
const Units = Type.Integer({ minimum: 0 });

export const PackParams = Type.Object({ packId: Id });

/** A pack on the shelf, without bundles: they have no stock of their own. */
export const StockPack = Type.Object({
  packId: Id,
  name: Type.String(),
  secondName: Type.String(),
  netGrams: Type.Integer({ minimum: 1 }),
  /** These units are for sale. */
  stock: Units,
  /** These units are on the shelf for orders that are not being packed yet. */
  waiting: Units,
  /** These units are in the shop, but not for sale. */
  setApart: Units,
  /** It is that of the batch that is sold next; null where it is unknown. */
  bestBefore: Nullable(Day),
});
export type StockPack = Static<typeof StockPack>;

export const StockQuery = Type.Object({
  /** Without a search, this selects the packs of one category. */
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
  /** It is per unit. */
  costPaise: Nullable(Paise),
  stock: Units,
  setApart: Units,
  outOfSale: Nullable(Type.Enum([...OUT_OF_SALE_REASONS])),
  /** The last day of its sale; null without dates. */
  sellUntil: Nullable(Day),
});
export type StockBatch = Static<typeof StockBatch>;

export const StockMovement = Type.Object({
  _id: Id,
  at: Timestamp,
  /** Units for sale: positive in, negative out. */
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
  /** The days count from packing, and come from the product. */
  bestBeforeDays: Type.Integer({ minimum: 1 }),
  /** Changes with every action on the stock but orders: a count names what it began from. */
  version: Type.Integer({ minimum: 0 }),
  today: Day,
  /** Batches with units come in the order of sale, then those received last. */
  batches: Type.Array(StockBatch),
});
export type PackStock = Static<typeof PackStock>;

/** Batches whose sale ends soon, or that are out of sale and still in the shop. */
export const ExpiringBatch = Type.Object({
  ...StockBatch.properties,
  packId: Id,
  name: Type.String(),
  netGrams: Type.Integer({ minimum: 1 }),
});
export type ExpiringBatch = Static<typeof ExpiringBatch>;
export const ExpiringBatches = Type.Object({
  today: Day,
  /** The rule: a pack is sold while it has so much of its life, or so many days, left when it arrives. */
  percent: Type.Integer(),
  days: Type.Integer(),
  /** The first to leave the sale first. */
  batches: Type.Array(ExpiringBatch),
});
export type ExpiringBatches = Static<typeof ExpiringBatches>;

const Note = Type.Optional(Type.String({ maxLength: MAX_STOCK_NOTE, messageKey: 'stockNote' }));

const batchLabel = {
  code: requiredText('batchCode', MAX_BATCH_CODE),
  packedOn: Day,
  bestBefore: Day,
  /** A person said so, after the question whether a known batch of a near code was meant. */
  isNewBatch: Type.Optional(Type.Boolean()),
  /** The units have too little life left to be sold: they leave the stock at once, as expired. */
  writesOff: Type.Optional(Type.Boolean()),
};

export const ReceiveBody = Type.Object(
  {
    ...batchLabel,
    quantity: Type.Integer({ minimum: 1, maximum: MAX_UNITS, messageKey: 'units' }),
    costPaise: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_COST_PAISE, messageKey: 'cost' })),
    note: Note,
  },
  closed,
);
export type ReceiveBody = Static<typeof ReceiveBody>;

/** Comes with the rejection of a code that may be a misspelt one. */
export const NearCode = Type.Object({ nearCode: Type.String() });
export type NearCode = Static<typeof NearCode>;

export const CountBody = Type.Object(
  {
    /** Units on the shelf, those for orders among them. */
    counted: Type.Integer({ minimum: 0, maximum: MAX_UNITS, messageKey: 'units' }),
    /** This many should have been there when the count began. */
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
    /** Without one, the batch that expires first is used. */
    batchId: Type.Optional(Id),
    note: Note,
  },
  closed,
);
export type ChangeStockBody = Static<typeof ChangeStockBody>;

// Many packs at once -------------------------------------------------------------------------------------------------

/** A change in the grid begins from this. */
export const StockLevel = Type.Object({
  /** For sale, and for orders that are not being packed yet. */
  units: Units,
  /** These units are in the shop for orders that wait. */
  waiting: Units,
  version: Units,
});
export type StockLevel = Static<typeof StockLevel>;

const PackChange = Type.Object(
  {
    packId: Id,
    /** The version of the stock that the user saw while typing. */
    version: Type.Integer({ minimum: 0, messageKey: 'units' }),
    reason: Type.Enum([...GRID_REASONS], { messageKey: 'stockReason' }),
    /** Units more, or fewer. */
    change: Type.Integer({ minimum: -MAX_UNITS, maximum: MAX_UNITS, messageKey: 'units' }),
    /** All units were counted, and so many should have been on the shelf. */
    expected: Type.Optional(Type.Integer({ minimum: 0, messageKey: 'units' })),
    /** The label of received units. */
    batch: Type.Optional(Type.Object(batchLabel, closed)),
    note: Note,
  },
  closed,
);
export type PackChange = Static<typeof PackChange>;

export const PacksBody = Type.Object(
  {
    /** Each row is checked by itself: one that can't be saved doesn't stop the others. */
    changes: Type.Array(PackChange, { minItems: 1, maxItems: MAX_PACKS_AT_ONCE, messageKey: 'stockChanges' }),
  },
  closed,
);
export type PacksBody = Static<typeof PacksBody>;

export const PacksSaved = Type.Object({
  /** The ids of the saved packs. */
  saved: Type.Array(Id),
  rejected: Type.Array(
    Type.Object({
      packId: Id,
      message: Type.String(),
      /** The batch that may be meant by a misspelt code. */
      nearCode: Nullable(Type.String()),
      /** Too little of its life is left for a sale: it can be received only to be written off. */
      isTooOld: Type.Boolean(),
      /** It is as it is now; null for a pack that is gone, and for a set. */
      stockLevel: Nullable(StockLevel),
    }),
  ),
});
export type PacksSaved = Static<typeof PacksSaved>;
