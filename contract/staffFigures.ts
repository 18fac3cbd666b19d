import { Type, type Static } from 'typebox';
import { REFUND_CAUSES } from './paymentConstants';
import { Id, Nullable, packSizeFields, Paise, Timestamp } from './http';
import { Day } from './slots';

const closed = { additionalProperties: false };
const Count = Type.Integer({ minimum: 0 });
const SignedPaise = Type.Integer();

/** Both days are included. */
export const FigurePeriod = Type.Object({ from: Day, to: Day }, closed);
export type FigurePeriod = Static<typeof FigurePeriod>;

const Periods = { period: FigurePeriod, before: FigurePeriod };

/** Paid or due at the door, and not cancelled; less what was packed for less. */
const Sales = { orders: Count, salesPaise: Paise };
const SaleTotals = Type.Object(Sales);
export type SaleTotals = Static<typeof SaleTotals>;

// Sales by time ------------------------------------------------------------------------------------------------------

const SalesOfDay = Type.Object({
  day: Day,
  ...Sales,
  beforePaise: Nullable(Paise),
});
export type SalesOfDay = Static<typeof SalesOfDay>;

export const SalesFigures = Type.Object({
  ...Periods,
  totals: SaleTotals,
  totalsBefore: SaleTotals,
  days: Type.Array(SalesOfDay),
  hours: Type.Array(Type.Object({ hour: Type.Integer({ minimum: 0, maximum: 23 }), ...Sales })),
});
export type SalesFigures = Static<typeof SalesFigures>;

// Products -----------------------------------------------------------------------------------------------------------

/** As packed, without the share of delivery. */
const Sold = { units: Count, grams: Count, salesPaise: Paise, beforePaise: Paise };

export const SoldProduct = Type.Object({ productId: Type.String(), name: Type.String(), ...Sold });
export type SoldProduct = Static<typeof SoldProduct>;
export const SoldCategory = Type.Object({ categoryId: Type.String(), name: Type.String(), ...Sold });
export type SoldCategory = Static<typeof SoldCategory>;

export const ProductFigures = Type.Object({
  ...Periods,
  /** Those that sold most, of `productCount`. */
  products: Type.Array(SoldProduct),
  productCount: Count,
  categories: Type.Array(SoldCategory),
  deliveryPaise: Paise,
  totalPaise: Paise,
});
export type ProductFigures = Static<typeof ProductFigures>;

// Where and when to --------------------------------------------------------------------------------------------------

const SalesOfArea = Type.Object({
  /** It is null before areas were recorded; nameless if deleted. */
  area: Nullable(Type.Object({ _id: Id, name: Nullable(Type.String()) })),
  ...Sales,
});
export type SalesOfArea = Static<typeof SalesOfArea>;

const SalesOfLocality = Type.Object({
  /** It is null far from every known locality. */
  locality: Nullable(
    Type.Object({ name: Type.String(), nameTa: Type.String(), nameHi: Type.String(), pin: Type.String() }),
  ),
  ...Sales,
});
export type SalesOfLocality = Static<typeof SalesOfLocality>;

const SalesOfSlot = Type.Object({
  slot: Nullable(Type.Object({ startMinute: Count, endMinute: Count })),
  ...Sales,
});
export type SalesOfSlot = Static<typeof SalesOfSlot>;

export const DeliveryFigures = Type.Object({
  ...Periods,
  areas: Type.Array(SalesOfArea),
  localities: Type.Array(SalesOfLocality),
  slots: Type.Array(SalesOfSlot),
});
export type DeliveryFigures = Static<typeof DeliveryFigures>;

// Customers ----------------------------------------------------------------------------------------------------------

const CustomerTotals = Type.Object({
  customers: Count,
  newCustomers: Count,
  ...Sales,
  ordersOfNew: Count,
  salesOfNewPaise: Paise,
});
export type CustomerTotals = Static<typeof CustomerTotals>;

export const CustomerFigures = Type.Object({
  ...Periods,
  totals: CustomerTotals,
  totalsBefore: CustomerTotals,
  days: Type.Array(Type.Object({ day: Day, newCustomers: Count, returningCustomers: Count })),
  baskets: Type.Array(Type.Object({ fromPaise: Paise, toPaise: Nullable(Paise), ...Sales })),
});
export type CustomerFigures = Static<typeof CustomerFigures>;

// Refunds ------------------------------------------------------------------------------------------------------------

const RefundsOfCause = Type.Object({ cause: Type.Enum([...REFUND_CAUSES]), refunds: Count, refundedPaise: Paise });
export type RefundsOfCause = Static<typeof RefundsOfCause>;

export const RefundFigures = Type.Object({
  ...Periods,
  causes: Type.Array(RefundsOfCause),
  beforePaise: Paise,
});
export type RefundFigures = Static<typeof RefundFigures>;

// Offers -------------------------------------------------------------------------------------------------------------

const CouponEffect = Type.Object({
  code: Type.String(),
  ...Sales,
  discountPaise: Paise,
  firstOrders: Count,
});
export type CouponEffect = Static<typeof CouponEffect>;

export const OfferFigures = Type.Object({
  ...Periods,
  coupons: Type.Array(CouponEffect),
  withoutCoupon: SaleTotals,
});
export type OfferFigures = Static<typeof OfferFigures>;

// Stock --------------------------------------------------------------------------------------------------------------

export const StockFiguresQuery = Type.Object(
  {
    runningOutDays: Type.Integer({ minimum: 1, maximum: 90 }),
    slowDays: Type.Integer({ minimum: 1, maximum: 365 }),
  },
  closed,
);
export type StockFiguresQuery = Static<typeof StockFiguresQuery>;

const PackName = { packId: Type.String(), name: Type.String(), ...packSizeFields, stock: Count };

const RunningOut = Type.Object({
  ...PackName,
  soldUnits: Count,
  daysLeft: Count,
});
export type RunningOut = Static<typeof RunningOut>;

const SlowPack = Type.Object({
  ...PackName,
  lastOrderedOn: Nullable(Day),
  worthPaise: Paise,
});
export type SlowPack = Static<typeof SlowPack>;

export const StockFigures = Type.Object({
  today: Day,
  runningOut: Type.Array(RunningOut),
  slow: Type.Array(SlowPack),
});
export type StockFigures = Static<typeof StockFigures>;

// The day-end report -------------------------------------------------------------------------------------------------

export const DayReportParams = Type.Object({ day: Day });

/** items + addons − discount + delivery − reduced = sales. */
const BillsOfDay = Type.Object({
  ...Sales,
  itemsPaise: Paise,
  addonsPaise: Paise,
  discountPaise: Paise,
  deliveryPaise: Paise,
  reducedPaise: Paise,
  taxIncludedPaise: Paise,
  roundingPaise: SignedPaise,
  duePaise: Paise,
  /** Orders that were never paid don't count. */
  cancelledOrders: Count,
  cancelledPaise: Paise,
});

/** `at_door`: cash. `upi`: the shop's own account. Refunds count once they have arrived. */
const MoneyByMethod = Type.Object({
  provider: Type.String(),
  payments: Count,
  receivedPaise: Paise,
  refunds: Count,
  refundedPaise: Paise,
});
export type MoneyByMethod = Static<typeof MoneyByMethod>;

const HandedIn = Type.Object({
  at: Timestamp,
  name: Type.String(),
  receivedByName: Type.String(),
  expectedPaise: SignedPaise,
  countedPaise: Paise,
  differencePaise: SignedPaise,
  note: Nullable(Type.String()),
});

export const ACTS_ALONE = [
  'receiveCash',
  'reviewDelivery',
  'approveRefunds',
  'manageSettings',
  'confirmLimit',
] as const;

/** No one else had the right, so the second factor was asked for again. */
const ActAlone = Type.Object({ at: Timestamp, name: Type.String(), action: Type.Enum([...ACTS_ALONE]) });

const Closing = Type.Object({
  closedByName: Type.String(),
  closedAt: Timestamp,
  differencePaise: SignedPaise,
  note: Nullable(Type.String()),
});

export const DayReport = Type.Object({
  day: Day,
  bills: BillsOfDay,
  methods: Type.Array(MoneyByMethod),
  refunds: Type.Array(RefundsOfCause),
  handovers: Type.Array(HandedIn),
  actsAlone: Type.Array(ActAlone),
  closing: Nullable(Closing),
  products: Type.Array(SoldProduct),
});
export type DayReport = Static<typeof DayReport>;
