import type { BatchOrigin } from '../../../contract/producers';
import type {
  ExpiringBatch,
  ExpiringBatches,
  LowPacks,
  PackSales,
  PackStock,
  SoldOutMark,
  StockBatch,
  StockMovement,
  StockPack,
} from '../../../contract/staffStock';

export const buildStockPack = (overrides: Partial<StockPack> = {}): StockPack => ({
  packId: 'ml-thinai-500',
  name: 'Foxtail Millet (Thinai) rice',
  secondName: 'தினை அரிசி',
  netGrams: 500,
  measure: 'WEIGHT',
  stock: 12,
  waiting: 3,
  setApart: 0,
  awaitedBy: 0,
  bestBefore: '2027-05-12',
  soldOut: null,
  ...overrides,
});

export const buildSoldOutMark = (overrides: Partial<SoldOutMark> = {}): SoldOutMark => ({
  until: '2026-11-27T00:30:00.000Z',
  markedAt: '2026-11-26T06:10:00.000Z',
  markedBy: 'Mani',
  note: null,
  ...overrides,
});

/** One pack is marked until tomorrow, the other one is for sale. */
export const buildPackSales = (overrides: Partial<PackSales> = {}): PackSales => ({
  tomorrow: '2026-11-27T00:30:00.000Z',
  packs: [
    {
      packId: 'ml-thinai-500',
      name: 'Foxtail Millet (Thinai) rice',
      netGrams: 500,
      measure: 'WEIGHT',
      stock: 12,
      soldOut: null,
    },
    {
      packId: 'ml-thinai-1000',
      name: 'Foxtail Millet (Thinai) rice',
      netGrams: 1000,
      measure: 'WEIGHT',
      stock: 4,
      soldOut: buildSoldOutMark({ note: 'Weevils in the sack' }),
    },
  ],
  ...overrides,
});

export const buildLowPacks = (): LowPacks => [
  {
    packId: 'ml-samai-500',
    name: 'Little Millet (Samai) rice',
    netGrams: 500,
    measure: 'WEIGHT',
    stock: 0,
    soldPerDay: 2.5,
    daysLeft: 0,
    soldOut: null,
  },
  {
    packId: 'ml-thinai-500',
    name: 'Foxtail Millet (Thinai) rice',
    netGrams: 500,
    measure: 'WEIGHT',
    stock: 12,
    soldPerDay: 5.714,
    daysLeft: 2,
    soldOut: null,
  },
  // Out for so long that no rate is known.
  {
    packId: 'rc-mapp-1000',
    name: 'Mappillai Samba Rice',
    netGrams: 1000,
    measure: 'WEIGHT',
    stock: 0,
    soldPerDay: null,
    daysLeft: 0,
    soldOut: null,
  },
];

export const buildStockPacks = (): StockPack[] => [
  buildStockPack(),
  buildStockPack({
    packId: 'ml-thinai-1000',
    netGrams: 1000,
    measure: 'WEIGHT',
    stock: 4,
    waiting: 0,
    setApart: 2,
    soldOut: buildSoldOutMark(),
  }),
  buildStockPack({
    packId: 'ml-samai-500',
    name: 'Little Millet (Samai) rice',
    secondName: 'சாமை அரிசி',
    stock: 0,
    waiting: 0,
    awaitedBy: 14,
    bestBefore: null,
  }),
];

const buildBatchOrigin = (overrides: Partial<BatchOrigin> = {}): BatchOrigin => ({
  producerId: null,
  harvestedFrom: null,
  harvestedUntil: null,
  milledOn: null,
  labReportId: null,
  labReport: null,
  traceCode: 'ABCDEFGHJKLM',
  ...overrides,
});

export const buildStockBatch = (overrides: Partial<StockBatch> = {}): StockBatch => ({
  _id: 'batch-1',
  code: 'TH-2611',
  packedOn: '2026-11-13',
  bestBefore: '2027-05-12',
  costPaise: 5_250,
  stock: 12,
  setApart: 0,
  outOfSale: null,
  sellUntil: '2027-03-26',
  origin: buildBatchOrigin(),
  ...overrides,
});

export const buildPackStock = (overrides: Partial<PackStock> = {}): PackStock => ({
  ...buildStockPack(),
  bestBeforeDays: 180,
  version: 7,
  today: '2026-11-26',
  batches: [
    buildStockBatch(),
    buildStockBatch({
      _id: 'batch-0',
      code: 'OPENING',
      packedOn: null,
      bestBefore: null,
      costPaise: null,
      stock: 0,
      sellUntil: null,
    }),
  ],
  ...overrides,
});

const buildMovement = (overrides: Partial<StockMovement> = {}): StockMovement => ({
  _id: '7',
  at: '2026-11-26T05:00:00.000Z',
  change: 15,
  reason: 'RECEIVED',
  batchCode: 'TH-2611',
  orderNumber: null,
  person: 'Mani',
  note: null,
  ...overrides,
});

export const buildMovements = (): StockMovement[] => [
  buildMovement({ _id: '9', change: -3, reason: 'ORDERED', orderNumber: 'VY100001', person: null }),
  buildMovement({ _id: '8', change: -1, reason: 'SAMPLE', note: 'Market stall' }),
  buildMovement(),
];

const buildExpiringBatch = (overrides: Partial<ExpiringBatch> = {}): ExpiringBatch => ({
  ...buildStockBatch({ bestBefore: '2027-01-15', sellUntil: '2026-11-29' }),
  packId: 'ml-thinai-500',
  name: 'Foxtail Millet (Thinai) rice',
  netGrams: 500,
  measure: 'WEIGHT',
  ...overrides,
});

export const buildExpiring = (overrides: Partial<ExpiringBatches> = {}): ExpiringBatches => ({
  today: '2026-11-26',
  percent: 30,
  days: 45,
  batches: [
    buildExpiringBatch(),
    buildExpiringBatch({
      _id: 'batch-2',
      code: 'SA-2608',
      packId: 'ml-samai-500',
      name: 'Little Millet (Samai) rice',
      stock: 0,
      setApart: 6,
      outOfSale: 'SHELF_LIFE',
      bestBefore: '2026-12-20',
      sellUntil: '2026-11-03',
    }),
  ],
  ...overrides,
});
