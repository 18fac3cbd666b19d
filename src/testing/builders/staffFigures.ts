import type {
  CustomerFigures,
  DayReport,
  DeliveryFigures,
  OfferFigures,
  ProductFigures,
  RefundFigures,
  SalesFigures,
  StockFigures,
} from '../../../contract/staffFigures';

const DAYS = 30;
const periods = {
  period: { from: '2026-10-28', to: '2026-11-26' },
  before: { from: '2026-09-28', to: '2026-10-27' },
};
const days = Array.from({ length: DAYS }, (_, at) => new Date(Date.UTC(2026, 9, 28 + at)).toISOString().slice(0, 10));
/** A week with busy ends, slowly growing. */
const ordersOf = (at: number): number => [18, 12, 11, 14, 13, 22, 27][at % 7]! + Math.floor(at / 5);

export const buildSalesFigures = (overrides: Partial<SalesFigures> = {}): SalesFigures => {
  const ofDays = days.map((day, at) => ({
    day,
    orders: ordersOf(at),
    salesPaise: ordersOf(at) * 61_450,
    beforePaise: ordersOf(at) * 52_300,
  }));
  const orders = ofDays.reduce((sum, each) => sum + each.orders, 0);
  return {
    ...periods,
    totals: { orders, salesPaise: orders * 61_450 },
    totalsBefore: { orders: orders - 70, salesPaise: orders * 52_300 },
    days: ofDays,
    hours: Array.from({ length: 24 }, (_, hour) => {
      const count = hour < 6 ? 0 : [8, 22, 41, 55, 60, 38, 25, 21, 18, 24, 36, 58, 66, 52, 31, 14, 6, 2][hour - 6]!;
      return { hour, orders: count, salesPaise: count * 61_450 };
    }),
    ...overrides,
  };
};

const sold = [
  ['foxtail', 'Foxtail Millet (Thinai) rice', 412, 500, 7_500],
  ['porridge', 'Sprouted Multi Millet Porridge Mix with Palm Jaggery and Cardamom', 238, 500, 13_900],
  ['ragi', 'Finger Millet (Ragi) flour', 197, 1000, 9_800],
  ['mappillai', 'Mappillai Samba rice', 120, 1000, 16_500],
] as const;

const buildSoldProducts = (): ProductFigures['products'] =>
  sold
    .map(([productId, name, units, netGrams, pricePaise]) => ({
      productId,
      name,
      units,
      grams: units * netGrams,
      salesPaise: units * pricePaise,
      beforePaise: Math.round(units * 0.8) * pricePaise,
    }))
    .sort((one, other) => other.salesPaise - one.salesPaise);

export const buildProductFigures = (overrides: Partial<ProductFigures> = {}): ProductFigures => {
  const products = buildSoldProducts();
  const soldPaise = products.reduce((sum, { salesPaise }) => sum + salesPaise, 0);
  return {
    ...periods,
    products,
    productCount: products.length,
    categories: [
      {
        categoryId: 'organic-millets',
        name: 'Organic Millets',
        units: 967,
        grams: 722_000,
        salesPaise: soldPaise,
        beforePaise: Math.round(soldPaise * 0.8),
      },
    ],
    deliveryPaise: 1_240_000,
    totalPaise: soldPaise + 1_240_000,
    ...overrides,
  };
};

export const buildDeliveryFigures = (overrides: Partial<DeliveryFigures> = {}): DeliveryFigures => ({
  ...periods,
  areas: [
    { area: { _id: 'city', name: 'Coimbatore' }, orders: 241, salesPaise: 15_234_500 },
    { area: { _id: 'hills', name: null }, orders: 62, salesPaise: 4_118_000 },
    { area: null, orders: 23, salesPaise: 1_145_000 },
  ],
  localities: [
    {
      locality: { name: 'Gandhipuram', nameTa: 'காந்திபுரம்', nameHi: 'गांधीपुरम', pin: '641012' },
      orders: 181,
      salesPaise: 11_234_500,
    },
    {
      locality: { name: 'R.S. Puram', nameTa: 'ஆர்.எஸ். புரம்', nameHi: 'आर.एस. पुरम', pin: '641002' },
      orders: 142,
      salesPaise: 9_118_000,
    },
    { locality: null, orders: 3, salesPaise: 145_000 },
  ],
  slots: [
    { slot: { startMinute: 420, endMinute: 600 }, orders: 204, salesPaise: 12_907_500 },
    { slot: { startMinute: 1_020, endMinute: 1_200 }, orders: 97, salesPaise: 6_120_000 },
    { slot: null, orders: 25, salesPaise: 1_470_000 },
  ],
  ...overrides,
});

export const buildCustomerFigures = (overrides: Partial<CustomerFigures> = {}): CustomerFigures => {
  const totals = {
    customers: 231,
    newCustomers: 64,
    orders: 326,
    salesPaise: 20_497_500,
    ordersOfNew: 71,
    salesOfNewPaise: 3_812_000,
  };
  return {
    ...periods,
    totals,
    totalsBefore: { ...totals, customers: 204, newCustomers: 58 },
    days: days.map((day, at) => ({ day, newCustomers: 1 + (at % 4), returningCustomers: ordersOf(at) - 6 })),
    baskets: [
      { fromPaise: 0, toPaise: 25_000, orders: 38, salesPaise: 798_000 },
      { fromPaise: 25_000, toPaise: 50_000, orders: 121, salesPaise: 4_840_000 },
      { fromPaise: 50_000, toPaise: 100_000, orders: 117, salesPaise: 8_190_000 },
      { fromPaise: 100_000, toPaise: 200_000, orders: 44, salesPaise: 5_720_000 },
      { fromPaise: 200_000, toPaise: null, orders: 6, salesPaise: 949_500 },
    ],
    ...overrides,
  };
};

const buildRefunds = (): RefundFigures['causes'] => [
  { cause: 'PACKED_LESS', refunds: 9, refundedPaise: 241_500 },
  { cause: 'CUSTOMER', refunds: 5, refundedPaise: 187_000 },
  { cause: 'DAMAGED', refunds: 3, refundedPaise: 25_500 },
];

export const buildRefundFigures = (overrides: Partial<RefundFigures> = {}): RefundFigures => ({
  ...periods,
  causes: buildRefunds(),
  beforePaise: 512_000,
  ...overrides,
});

export const buildOfferFigures = (overrides: Partial<OfferFigures> = {}): OfferFigures => ({
  ...periods,
  coupons: [
    { code: 'WELCOME10', orders: 61, salesPaise: 3_904_000, discountPaise: 402_600, firstOrders: 48 },
    { code: 'MILLET50', orders: 22, salesPaise: 1_672_000, discountPaise: 110_000, firstOrders: 2 },
  ],
  withoutCoupon: { orders: 243, salesPaise: 14_921_500 },
  ...overrides,
});

export const buildStockFigures = (overrides: Partial<StockFigures> = {}): StockFigures => ({
  today: '2026-11-26',
  runningOut: [
    {
      packId: 'dm-multi-500',
      name: 'Multi Millet dosa mix',
      netGrams: 500,
      measure: 'WEIGHT',
      stock: 0,
      soldUnits: 41,
      daysLeft: 0,
    },
    {
      packId: 'ml-thinai-500',
      name: 'Foxtail Millet (Thinai) rice',
      netGrams: 500,
      measure: 'WEIGHT',
      stock: 24,
      soldUnits: 96,
      daysLeft: 7,
    },
  ],
  slow: [
    {
      packId: 'ml-samai-5000',
      name: 'Little Millet (Samai) rice',
      netGrams: 5_000,
      measure: 'WEIGHT',
      stock: 12,
      lastOrderedOn: '2026-09-30',
      worthPaise: 900_000,
    },
    {
      packId: 'ri-kavuni-1000',
      name: 'Black Kavuni rice',
      netGrams: 1_000,
      measure: 'WEIGHT',
      stock: 8,
      lastOrderedOn: null,
      worthPaise: 192_000,
    },
  ],
  ...overrides,
});

export const buildDayReport = (overrides: Partial<DayReport> = {}): DayReport => ({
  day: '2026-11-26',
  bills: {
    orders: 22,
    salesPaise: 1_352_000,
    itemsPaise: 1_390_000,
    addonsPaise: 12_000,
    discountPaise: 48_000,
    deliveryPaise: 36_000,
    reducedPaise: 38_000,
    taxIncludedPaise: 64_381,
    roundingPaise: 0,
    duePaise: 118_000,
    cancelledOrders: 1,
    cancelledPaise: 31_800,
  },
  methods: [
    { provider: 'at_door', payments: 4, receivedPaise: 214_000, refunds: 0, refundedPaise: 0 },
    { provider: 'razorpay', payments: 17, receivedPaise: 1_089_800, refunds: 2, refundedPaise: 40_550 },
    { provider: 'upi', payments: 0, receivedPaise: 0, refunds: 1, refundedPaise: 7_500 },
  ],
  refunds: buildRefunds().slice(0, 2),
  handovers: [
    {
      at: '2026-11-26T13:10:00Z',
      name: 'Mani',
      receivedByName: 'Selvi',
      expectedPaise: 214_000,
      countedPaise: 213_000,
      differencePaise: -1_000,
      note: 'Short of change',
    },
  ],
  actsAlone: [{ at: '2026-11-26T13:12:00Z', name: 'Selvi', action: 'receiveCash' }],
  closing: {
    closedByName: 'Selvi',
    closedAt: '2026-11-26T15:05:00Z',
    differencePaise: -1_000,
    note: 'Short of change',
  },
  products: buildSoldProducts().map((product) => ({ ...product, units: 9, grams: 4_500, salesPaise: 67_500 })),
  ...overrides,
});
