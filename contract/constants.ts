/** The browser imports values from this file and `routes.ts` alone. § refers to the specification. */

// Languages ------------------------------------------------------------------------------------------------------
export const LANGUAGES = ['en', 'ta', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

// Login (§5, §9) -------------------------------------------------------------------------------------------------
export const COUNTRY_CODE = '+91';
export const MOBILE_NUMBER_LENGTH = 10;
/** Staff who do alone what takes two people enter their second factor again. */
export const SECOND_FACTOR_HEADER = 'second-factor';
export const MAX_KNOWN_BROWSERS = 5;
/** Linear: it never reads a character twice (§5). */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]{2,}$/;

/** Spaces and invisible characters alone are no text. */
export const VISIBLE_SIGN = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

// Addresses (§3, §9) ---------------------------------------------------------------------------------------------
export const ADDRESS_TYPE = { HOME: 1, WORK: 2, OTHER: 3 } as const;
export type AddressType = (typeof ADDRESS_TYPE)[keyof typeof ADDRESS_TYPE];
/** Saved addresses shown before "View More" (§9). */
export const SAVED_ADDRESSES_SHOWN = 2;
export const MAP_DEFAULT_ZOOM = 18;

// Cart and uploads -----------------------------------------------------------------------------------------------
export const MAX_QUANTITY_PER_LINE = 99;
export const MAX_ADDONS_PER_LINE = 10;
export const MAX_CART_LINES = 50;
export const MAX_ID_LENGTH = 64;
export const MAX_COUPON_LENGTH = 30;
/** Ignores case, width, spacing and invisible characters. */
export const normalCouponCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
    .toUpperCase();
/** Largest photo that may be chosen, in bytes (§9). */
export const MAX_UPLOAD_BYTES = 204_800;
/** Reads the first bytes as Latin-1, because names and declared types may be wrong. */
export const photoFormat = (start: string): 'jpeg' | 'png' | 'webp' | null => {
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  return start.startsWith('RIFF') && start.startsWith('WEBP', 8) ? 'webp' : null;
};
export const isHeic = (start: string): boolean => /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s.test(start);
export const DEFAULT_PAGE_SIZE = 24;
export const MAX_PAGE_SIZE = 48;

// Layout (§2, §9) ------------------------------------------------------------------------------------------------
export const MOBILE_MAX_WIDTH_PX = 992;
export const HEADER_FIX_THRESHOLD_PX = 100;
export const TOAST_DURATION_MS = 4000;
export const DELAYED_LOGOUT_MS = 1000;

// Categories: fixed ids, so that the footer's product links never break (§2) -------------------------------------
export const CATEGORY_IDS = {
  ORGANIC_MILLETS: 'organic-millets',
  TRADITIONAL_RICES: 'traditional-rices',
  PORRIDGE_MIX: 'porridge-mix',
  MILLET_DOSA_MIX: 'millet-dosa-mix',
  PUTTU_MIX: 'puttu-mix',
} as const;

// Orders (§3) ----------------------------------------------------------------------------------------------------
export const ORDER_STATUSES = [
  'PAYMENT_PENDING',
  'WAITING_FOR_PAYMENT',
  'ORDER_CREATED',
  'CONFIRMED',
  'PROCESSING',
  'READY_TO_DELIVER',
  'PICKEDUP',
  'DELIVERED',
  'CANCELLED',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** In English, to the letter (§3); any other value shows an empty label. */
export const ORDER_STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  PAYMENT_PENDING: 'PAYMENT PENDING',
  WAITING_FOR_PAYMENT: 'WAITING FOR PAYMENT',
  ORDER_CREATED: 'WAITING FOR CONFIRMATION',
  CONFIRMED: 'CONFIRMED',
  PROCESSING: 'PROCESSING',
  READY_TO_DELIVER: 'READY TO DELIVER',
  PICKEDUP: 'PICKEDUP',
  DELIVERED: 'DELIVERED',
  CANCELLED: 'CANCELLED',
};

export const ORDER_PATH = ORDER_STATUSES.filter((status) => status !== 'CANCELLED');

export const PAYMENT_STATUSES = [
  'OPEN',
  'RECEIVED',
  'FAILED',
  'EXPIRED',
  'REFUNDED',
  'DUE_AT_DOOR',
  'NOTHING_DUE',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_METHODS = ['UPI', 'AT_DOOR'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
/** NONE: a replacement, which the shop sends without a payment. Customers can't choose it. */
export const ORDER_PAYMENT_METHODS = [...PAYMENT_METHODS, 'NONE'] as const;
export type OrderPaymentMethod = (typeof ORDER_PAYMENT_METHODS)[number];

/** UNPAID: not paid in time. REPLACED: a newer order of the same cart took its place. */
export const CANCEL_CAUSES = ['UNPAID', 'REPLACED', 'CUSTOMER', 'SHOP'] as const;
export type CancelCause = (typeof CANCEL_CAUSES)[number];

/** REFUSED: the customer refused it at the door. */
export const STAFF_CANCEL_REASONS = ['CUSTOMER', 'SOLD_OUT', 'RUSH', 'NO_SHOW', 'REFUSED', 'OTHER'] as const;
export type StaffCancelReason = (typeof STAFF_CANCEL_REASONS)[number];
export const CANCEL_REASONS_OF_CUSTOMERS: readonly StaffCancelReason[] = ['CUSTOMER', 'NO_SHOW', 'REFUSED'];

/** LESS_TO_PAY: it is not paid yet. REFUND: it is refunded at once. APPROVAL: it is refunded once an Admin approves. */
export const REFUND_METHODS = ['NONE', 'LESS_TO_PAY', 'REFUND', 'APPROVAL'] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];
// Complaints about delivered lines -------------------------------------------------------------------------------
export const COMPLAINT_KINDS = ['DAMAGED', 'MISSING', 'WRONG', 'QUALITY'] as const;
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number];
export const COMPLAINT_DECISIONS = ['REPLACED', 'REFUNDED', 'DECLINED'] as const;
export type ComplaintDecision = (typeof COMPLAINT_DECISIONS)[number];
export const COMPLAINT_STATES = ['OPEN', 'REPLACED', 'REFUNDED', 'DECLINED'] as const;
export type ComplaintState = (typeof COMPLAINT_STATES)[number];
export const COMPLAINT_TEXT_MAX = 500;

// Product lists --------------------------------------------------------------------------------------------------
/** 'relevance' equals 'popular' without a search. */
export const PRODUCT_SORTS = ['relevance', 'popular', 'rating', 'price-asc', 'price-desc', 'name', 'newest'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];
export const MAX_SEARCH_LENGTH = 100;

/** EXTRA: any number of them. GRINDING: at most one per line. */
export const ADD_ON_KINDS = ['EXTRA', 'GRINDING'] as const;
export type AddOnKind = (typeof ADD_ON_KINDS)[number];

// Enquiries: what people write to the shop -------------------------------------------------------------------------
export const ENQUIRY_KINDS = ['SUPPORT', 'GRIEVANCE', 'FRANCHISE'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

export const ENQUIRY_MAX_LENGTH = { name: 80, orderNumber: 20, city: 80, investment: 200, message: 2000 } as const;

/** Written after the first one, by the shop and by the customer. */
export const MAX_MESSAGES_PER_ENQUIRY = 200;

// Documents that the server renders ------------------------------------------------------------------------------
export const PRELOADED_STATE_ID = 'preloaded-state';

const [ALWAYS, NEVER] = ['(min-width:0)', '(max-width:0)'] as const;

export const SCHEME_CONDITIONS = {
  system: { light: '(prefers-color-scheme:light)', dark: '(prefers-color-scheme:dark)' },
  light: { light: ALWAYS, dark: NEVER },
  dark: { light: NEVER, dark: ALWAYS },
} as const;

/** Where the first Super Admin begins, with the token of the printed link in the fragment. */
export const STAFF_BEGIN_PATH = '/staff/begin';

/** Of the shop's time zone, Asia/Kolkata, which has no daylight saving. */
export const SHOP_OFFSET_MS = 5.5 * 60 * 60_000;
