import { Type, type Static } from 'typebox';
import { REFUND_CAUSES } from './paymentConstants';
import { Id, Nullable, Paise, Timestamp } from './http';
import { Day } from './slots';

const closed = { additionalProperties: false };
const Count = Type.Integer({ minimum: 0 });
const SignedPaise = Type.Integer();

/** Both days are included. */
export const FigurePeriod = Type.Object({ from: Day, to: Day }, closed);
export type FigurePeriod = Static<typeof FigurePeriod>;

/** Figures are of the first, compared with the second. */
const Periods = { period: FigurePeriod, before: FigurePeriod };

/** A sale is an order that is paid, or to be paid at the door, and not cancelled; at its bill, less what was packed for less. */
const Sales = { orders: Count, salesPaise: Paise };
const SaleTotals = Type.Object(Sales);
export type SaleTotals = Static<typeof SaleTotals>;

// Sales by time ------------------------------------------------------------------------------------------------------

const SalesOfDay = Type.Object({
  day: Day,
  ...Sales,
  /** It is of the day as far into the period before; null beyond its end. */
  beforePaise: Nullable(Paise),
});
export type SalesOfDay = Static<typeof SalesOfDay>;

/** Days and hours are those of ordering, in the shop's time zone. */
export const SalesFigures = Type.Object({
  ...Periods,
  totals: SaleTotals,
  totalsBefore: SaleTotals,
  /** Every day of the period. */
  days: Type.Array(SalesOfDay),
  /** It has an entry for each of the 24 hours. */
  hours: Type.Array(Type.Object({ hour: Type.Integer({ minimum: 0, maximum: 23 }), ...Sales })),
});
export type SalesFigures = Static<typeof SalesFigures>;

// Products -----------------------------------------------------------------------------------------------------------

/** Units as packed; the money without its share of the delivery charge. */
const Sold = { units: Count, grams: Count, salesPaise: Paise, beforePaise: Paise };

export const SoldProduct = Type.Object({ productId: Type.String(), name: Type.String(), ...Sold });
export type SoldProduct = Static<typeof SoldProduct>;
export const SoldCategory = Type.Object({ categoryId: Type.String(), name: Type.String(), ...Sold });
export type SoldCategory = Static<typeof SoldCategory>;

/** Products and delivery charges together are the sales. */
export const ProductFigures = Type.Object({
  ...Periods,
  /** They are sorted by sales, with the best first. */
  products: Type.Array(SoldProduct),
  categories: Type.Array(SoldCategory),
  deliveryPaise: Paise,
  totalPaise: Paise,
});
export type ProductFigures = Static<typeof ProductFigures>;

// Where and when to --------------------------------------------------------------------------------------------------

const SalesOfArea = Type.Object({
  /** It is null for orders from before areas were recorded; without a name if it was deleted. */
  area: Nullable(Type.Object({ _id: Id, name: Nullable(Type.String()) })),
  ...Sales,
});
export type SalesOfArea = Static<typeof SalesOfArea>;

const SalesOfLocality = Type.Object({
  /** It is null for addresses far from every locality that the shop knows. */
  locality: Nullable(
    Type.Object({ name: Type.String(), nameTa: Type.String(), nameHi: Type.String(), pin: Type.String() }),
  ),
  ...Sales,
});
export type SalesOfLocality = Static<typeof SalesOfLocality>;

const SalesOfSlot = Type.Object({
  /** Minutes of the day; null for orders without a slot. */
  slot: Nullable(Type.Object({ startMinute: Count, endMinute: Count })),
  ...Sales,
});
export type SalesOfSlot = Static<typeof SalesOfSlot>;

export const DeliveryFigures = Type.Object({
  ...Periods,
  /** By the delivery area, the one with the most sales first. */
  areas: Type.Array(SalesOfArea),
  /** By the locality nearest to the address, in the same order. */
  localities: Type.Array(SalesOfLocality),
  slots: Type.Array(SalesOfSlot),
});
export type DeliveryFigures = Static<typeof DeliveryFigures>;

// Customers ----------------------------------------------------------------------------------------------------------

const CustomerTotals = Type.Object({
  /** These had a sale; orders of erased accounts have no customer. */
  customers: Count,
  /** These had their first sale. */
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
  /** They are grouped by the sum of a sale; `toPaise` is null for the largest. */
  baskets: Type.Array(Type.Object({ fromPaise: Paise, toPaise: Nullable(Paise), ...Sales })),
});
export type CustomerFigures = Static<typeof CustomerFigures>;

// Refunds ------------------------------------------------------------------------------------------------------------

const RefundsOfCause = Type.Object({ cause: Type.Enum([...REFUND_CAUSES]), refunds: Count, refundedPaise: Paise });
export type RefundsOfCause = Static<typeof RefundsOfCause>;

/** Money that was refunded, on the day it was decided; refunds that failed don't count. */
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
  /** The sum of the discounts on the bills. */
  discountPaise: Paise,
  /** Counts orders of customers who had bought nothing before. */
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

const PackName = { packId: Type.String(), name: Type.String(), netGrams: Count, stock: Count };

const RunningOut = Type.Object({
  ...PackName,
  /** The units sold in the days that the rate covers. */
  soldUnits: Count,
  /** Whole days; 0 without stock. */
  daysLeft: Count,
});
export type RunningOut = Static<typeof RunningOut>;

const SlowPack = Type.Object({
  ...PackName,
  /** It is null for a product that was never ordered. */
  lastOrderedOn: Nullable(Day),
  /** The stock's worth at today's price. */
  worthPaise: Paise,
});
export type SlowPack = Static<typeof SlowPack>;

export const StockFigures = Type.Object({
  today: Day,
  /** They are sorted with the soonest first. */
  runningOut: Type.Array(RunningOut),
  /** The most money first. */
  slow: Type.Array(SlowPack),
});
export type StockFigures = Static<typeof StockFigures>;

// The day-end report -------------------------------------------------------------------------------------------------

export const DayReportParams = Type.Object({ day: Day });

/** Bills of the day: items + addons − discount + delivery − reduced = sales. */
const BillsOfDay = Type.Object({
  ...Sales,
  itemsPaise: Paise,
  addonsPaise: Paise,
  discountPaise: Paise,
  deliveryPaise: Paise,
  reducedPaise: Paise,
  taxIncludedPaise: Paise,
  /** What whole rupees in cash added to the sales, or took off. */
  roundingPaise: SignedPaise,
  /** To be paid at the door, and not collected yet. */
  duePaise: Paise,
  /** Ordered that day and cancelled, except those that were never paid. */
  cancelledOrders: Count,
  cancelledPaise: Paise,
});

/** `at_door` is cash, `upi` the shop's own account. Refunds count once they have arrived. */
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
  /** The counted cash minus the expected cash. */
  differencePaise: SignedPaise,
  note: Nullable(Type.String()),
});

/** These actions take two people. */
export const ACTS_ALONE = [
  'receiveCash',
  'reviewDelivery',
  'approveRefunds',
  'manageSettings',
  'confirmLimit',
] as const;

/** One person did it alone after their second factor, because no other one had the right. */
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
  /** Refunds count on the day of their decision. */
  refunds: Type.Array(RefundsOfCause),
  handovers: Type.Array(HandedIn),
  actsAlone: Type.Array(ActAlone),
  /** It is null while the day is open. */
  closing: Nullable(Closing),
  products: Type.Array(SoldProduct),
});
export type DayReport = Static<typeof DayReport>;
