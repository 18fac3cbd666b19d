import type { StaffCancelReason } from './constants';

/** Values that the server and the console share. Apart from constants.ts, which customers download. */

/** Statuses of the orders that the shop works on. */
export const OPEN_STATUSES = ['ORDER_CREATED', 'CONFIRMED', 'PROCESSING', 'READY_TO_DELIVER', 'PICKEDUP'] as const;
export type OpenStatus = (typeof OPEN_STATUSES)[number];

/** What the counter lists. OPEN: what it works on. UNPAID: what waits for its payment. ALL: for searches. */
export const ORDER_LISTS = ['OPEN', 'UNPAID', 'DELIVERED', 'CANCELLED', 'ALL'] as const;
export type OrderList = (typeof ORDER_LISTS)[number];

/** Orders that one call moves on at most. */
export const MAX_ORDERS_AT_ONCE = 100;
/** How long the shop's own step can be taken back. */
export const UNDO_SECONDS = 10;

/** Characters of a note about an order. */
export const MAX_ORDER_NOTE = 300;
export const MAX_NOTES_PER_ORDER = 50;

/** At the door, a rider refuses for the customer. */
export const COUNTER_CANCEL_REASONS = [
  'CUSTOMER',
  'SOLD_OUT',
  'RUSH',
  'NO_SHOW',
  'OTHER',
] as const satisfies readonly StaffCancelReason[];

/** What customers give the rider at the door. */
export const DELIVERY_CODE_LENGTH = 4;
/** Wrong ones; then a photo shows the delivery. */
export const MAX_DELIVERY_CODE_TRIES = 5;
/** Why a stop was not delivered. */
export const NOT_DELIVERED_REASONS = ['AWAY', 'REFUSED', 'WRONG_ADDRESS', 'OTHER'] as const;
export type NotDeliveredReason = (typeof NOT_DELIVERED_REASONS)[number];
/** What becomes of the parcel of a cancelled delivery. */
export const RETURNED_STOCK = ['BACK', 'WRITTEN_OFF'] as const;
export type ReturnedStock = (typeof RETURNED_STOCK)[number];

/** Why a line is packed otherwise. NONE_LEFT: the shelf is empty, whatever the stock says. */
export const LINE_CHANGE_REASONS = ['NONE_LEFT', 'SPOILED', 'CUSTOMER'] as const;
export type LineChangeReason = (typeof LINE_CHANGE_REASONS)[number];

/** Why the shop gives money back of itself; the customer reads it. */
export const REFUND_REASONS = ['DAMAGED', 'MISSING', 'QUALITY', 'DELAYED', 'OVERCHARGED', 'GOODWILL'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Where money comes in. `upi` is the shop's own address, `at_door` cash. */
export const MONEY_PROVIDERS = ['razorpay', 'phonepe', 'sandbox', 'upi', 'at_door'] as const;
export type MoneyProvider = (typeof MONEY_PROVIDERS)[number];

/** Of money that came: SURPLUS is what its order couldn't take. Of attempts that brought none: OPEN, FAILED, EXPIRED. */
export const PAYMENT_STATES = ['RECEIVED', 'SURPLUS', 'WITHOUT_ORDER', 'OPEN', 'FAILED', 'EXPIRED'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const REFUND_STATES = ['REQUESTED', 'SENT', 'DONE', 'FAILED'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** What providers report, under one name for each. OTHER: the shop has no use for it. */
export const PROVIDER_EVENTS = [
  'OPENED',
  'AUTHORIZED',
  'RECEIVED',
  'FAILED',
  'LAPSED',
  'REFUNDED',
  'REFUND_FAILED',
  'OTHER',
] as const;
export type ProviderEvent = (typeof PROVIDER_EVENTS)[number];

/** Of a note on how a difference of payouts was resolved. */
export const MAX_RESOLUTION_NOTE = 200;

/** Bytes of a bank statement. */
export const MAX_STATEMENT_BYTES = 2_000_000;

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

/** What a person may take units out of the stock for. A correction may also add some. */
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

/** What the shop does where something is missing while it packs. CALL: the customer decides on the phone. */
export const SUBSTITUTION_PREFERENCES = ['CALL', 'REPLACE', 'LEAVE_OUT'] as const;
export type SubstitutionPreference = (typeof SUBSTITUTION_PREFERENCES)[number];

/** Days of figures at once. */
export const MAX_FIGURE_DAYS = 366;
/** Packs that run out within so many days, and packs that nothing was ordered of for so long. */
export const RUNNING_OUT_DAYS = [7, 14, 30] as const;
export const SLOW_DAYS = [30, 60, 90] as const;
/** From how many units sold per day of these the stock's end is reckoned. */
export const SALES_RATE_DAYS = 28;
/** Lower bounds of the steps by which baskets are counted. */
export const BASKET_STEPS_PAISE = [0, 25_000, 50_000, 100_000, 200_000] as const;

/** Why money goes back: the order was cancelled, packed for less, complained about, recalled, or paid too much. */
export const REFUND_CAUSES = [
  'CUSTOMER',
  'SOLD_OUT',
  'RUSH',
  'NO_SHOW',
  'REFUSED',
  'CANCELLED',
  'PACKED_LESS',
  'DAMAGED',
  'MISSING',
  'WRONG',
  'QUALITY',
  'RECALL',
  'SURPLUS',
  'OTHER',
] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

/** Limits an uploaded catalogue. */
export const MAX_CSV_BYTES = 10_000_000;
export const MAX_CSV_ROWS = 20_000;

export const CSV_IMPORT_STATUSES = ['CHECKED', 'APPLIED', 'UNDONE'] as const;
export type CsvImportStatus = (typeof CSV_IMPORT_STATUSES)[number];

/**
 * FAULTY and READY: of a dry run. Of what was READY, WRITTEN is in the catalogue; for MISSED ones it was changed meanwhile. Of what was
 * WRITTEN, UNDONE is taken back; STAYS was changed since.
 */
export const CSV_ROW_STATES = ['FAULTY', 'READY', 'WRITTEN', 'MISSED', 'UNDONE', 'STAYS'] as const;
export type CsvRowState = (typeof CSV_ROW_STATES)[number];

/** What a row adds, if it doesn't change what exists. */
export const CSV_ROW_KINDS = ['PRODUCT', 'PACK', 'CHANGE'] as const;
export type CsvRowKind = (typeof CSV_ROW_KINDS)[number];

/** What is given for a sale, by the seller's GST status and what is sold. */
export const INVOICE_KINDS = ['TAX_INVOICE', 'BILL_OF_SUPPLY', 'INVOICE_CUM_BILL', 'INVOICE'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];
export const DOCUMENT_KINDS = [...INVOICE_KINDS, 'CREDIT_NOTE', 'REFUND_VOUCHER'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** When an invoice is given: as the parcel leaves, or as soon as it is paid. */
export const INVOICE_MOMENTS = ['PICKEDUP', 'PAID'] as const;
export type InvoiceMoment = (typeof INVOICE_MOMENTS)[number];
