import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import {
  LANGUAGES,
  ORDER_PAYMENT_METHODS,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  STAFF_CANCEL_REASONS,
  type Language,
  type OrderPaymentMethod,
  type OrderStatus,
  type PaymentStatus,
  type StaffCancelReason,
} from '../../../contract/constants';
import {
  DISCOUNT_REASONS,
  SUBSTITUTION_PREFERENCES,
  type DiscountReason,
  type SubstitutionPreference,
} from '../../../contract/orderConstants';
import { MEASURES } from '../../../contract/packSize';
import { packs } from './catalogue';
import { batches } from './stock';
import { deliverySlots } from './slots';
import { createdAt, measure, moment, oneOf, paise, updatedAt } from './columns';
import { customers } from './customers';

export const ORDER_CHANNELS = ['WEB', 'PHONE'] as const;
export type OrderChannel = (typeof ORDER_CHANNELS)[number];

export const orderNumberSequence = pgSequence('order_number_sequence', { startWith: 100001 });

/** `address` and `bill` are snapshots. Erasure anonymises orders, which remain for tax: ADR 7. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .unique()
      .default(sql`'VY' || nextval('order_number_sequence')`),
    /** It is null once the account is erased. */
    customerId: text('customer_id').references(() => customers.id),
    status: text('status').$type<OrderStatus>().notNull(),
    paymentMethod: text('payment_method').$type<OrderPaymentMethod>().notNull().default('UPI'),
    paymentStatus: text('payment_status').$type<PaymentStatus>().notNull(),
    itemsPaise: paise('items_paise').notNull(),
    addonsPaise: paise('addons_paise').notNull(),
    discountPaise: paise('discount_paise').notNull(),
    /** Why staff took it off; null for a coupon's. */
    discountReason: text('discount_reason').$type<DiscountReason>(),
    deliveryPaise: paise('delivery_paise').notNull(),
    taxIncludedPaise: paise('tax_included_paise').notNull(),
    totalPaise: paise('total_paise').notNull(),
    /** Set by triggers on transfers and refunds, as is `refundedPaise`. */
    receivedPaise: paise('received_paise').notNull().default(0),
    refundedPaise: paise('refunded_paise').notNull().default(0),
    /** When its customer said that it is paid by plain UPI. It proves nothing: a person looks for the money at the bank. */
    saidPaidAt: moment('said_paid_at'),
    couponCode: text('coupon_code'),
    note: text('note'),
    /** The customer's when they placed it; null for older orders. */
    language: text('language').$type<Language>(),
    ifMissing: text('if_missing').$type<SubstitutionPreference>().notNull().default('CALL'),
    address: jsonb('address').notNull(),
    bill: jsonb('bill').notNull(),
    /** Whether its units are deducted from stock. */
    stockHeld: boolean('stock_held').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** It is a hash of the lines: the next order with the same cart replaces an unpaid one. */
    cartHash: text('cart_hash').notNull().default(''),
    /** `takenBy`: staff, for PHONE. */
    channel: text('channel').$type<OrderChannel>().notNull().default('WEB'),
    takenBy: text('taken_by'),
    needsApproval: boolean('needs_approval').notNull().default(false),
    /** Set by triggers on order_changes and order_mends. */
    reducedPaise: paise('reduced_paise').notNull().default(0),
    /** What rounding cash at the door to whole rupees added; a trigger books it. */
    roundingPaise: paise('rounding_paise').notNull().default(0),
    slotId: text('slot_id').references(() => deliverySlots.id),
    areaId: text('area_id'),
    /** Counts wrong delivery codes. */
    codeTries: integer('code_tries').notNull().default(0),
    staffCancelReason: text('staff_cancel_reason').$type<StaffCancelReason>(),
    cancelledBy: text('cancelled_by'),
    cancelReason: text('cancel_reason'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** It is null for orders without an online payment. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    unique('orders_idempotency_unique').on(table.customerId, table.idempotencyKey),
    check('orders_status_check', oneOf(table.status, ORDER_STATUSES)),
    check('orders_language_check', oneOf(table.language, LANGUAGES)),
    check('orders_payment_method_check', oneOf(table.paymentMethod, ORDER_PAYMENT_METHODS)),
    check('orders_channel_check', oneOf(table.channel, ORDER_CHANNELS)),
    check('orders_reduced_check', sql`${table.reducedPaise} BETWEEN 0 AND ${table.totalPaise}`),
    check('orders_rounding_check', sql`${table.roundingPaise} BETWEEN -50 AND 50`),
    check('orders_staff_cancel_reason_check', oneOf(table.staffCancelReason, STAFF_CANCEL_REASONS)),
    check('orders_payment_status_check', oneOf(table.paymentStatus, PAYMENT_STATUSES)),
    check(
      'orders_due_at_door_check',
      sql`${table.paymentStatus} <> 'DUE_AT_DOOR' OR ${table.paymentMethod} = 'AT_DOOR'`,
    ),
    check(
      'orders_nothing_due_check',
      sql`(${table.paymentMethod} = 'NONE') = (${table.paymentStatus} = 'NOTHING_DUE') AND (${table.paymentMethod} <> 'NONE' OR ${table.totalPaise} = 0)`,
    ),
    check(
      'orders_expiry_check',
      sql`${table.status} NOT IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT') OR ${table.expiresAt} IS NOT NULL`,
    ),
    check('orders_refunded_check', sql`${table.refundedPaise} BETWEEN 0 AND ${table.receivedPaise}`),
    check(
      'orders_amounts_check',
      sql`${table.itemsPaise} >= 0 AND ${table.addonsPaise} >= 0 AND ${table.discountPaise} >= 0 AND ${table.deliveryPaise} >= 0 AND ${table.taxIncludedPaise} >= 0 AND ${table.totalPaise} >= 0`,
    ),
    check(
      'orders_total_check',
      sql`${table.totalPaise} = ${table.itemsPaise} + ${table.addonsPaise} - ${table.discountPaise} + ${table.deliveryPaise}`,
    ),
    check('orders_discount_reason_check', oneOf(table.discountReason, DISCOUNT_REASONS)),
    check(
      'orders_discount_check',
      sql`(${table.discountReason} IS NOT NULL) = (${table.discountPaise} > 0 AND ${table.couponCode} IS NULL)`,
    ),
    check('orders_tax_check', sql`${table.taxIncludedPaise} <= ${table.totalPaise}`),
    check(
      'orders_erased_check',
      sql`${table.customerId} IS NOT NULL OR (${table.status} IN ('DELIVERED', 'CANCELLED') AND ${table.note} IS NULL AND ${table.cancelReason} IS NULL)`,
    ),
    check('orders_if_missing_check', oneOf(table.ifMissing, SUBSTITUTION_PREFERENCES)),
    check('orders_cancelled_check', sql`${table.status} <> 'CANCELLED' OR NOT ${table.stockHeld}`),
    // Scanned backwards: a descending index puts nulls last, unlike ORDER BY … DESC.
    index('orders_history_index').on(table.customerId, table.createdAt, table.id),
    index('orders_status_index').on(table.status, table.createdAt, table.id),
    index('orders_created_index').on(table.createdAt, table.id),
    index('orders_counted_index')
      .on(table.customerId, table.createdAt)
      .where(sql`${table.status} NOT IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT', 'CANCELLED')`),
    // Lets the figures be read from the index alone.
    index('orders_sales_index')
      .on(table.createdAt, table.customerId, table.areaId, table.slotId, table.totalPaise, table.reducedPaise)
      .where(sql`${table.status} NOT IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT', 'CANCELLED')`),
    // Serves the limits of payment at the door.
    index('orders_due_index')
      .on(table.customerId)
      .where(sql`${table.paymentStatus} = 'DUE_AT_DOOR'`),
    index('orders_at_door_index')
      .on(table.customerId)
      .where(sql`${table.paymentMethod} = 'AT_DOOR'`),
    index('orders_unpaid_index')
      .on(table.expiresAt)
      .where(sql`${table.status} IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT')`),
    index('orders_customer_unpaid_index')
      .on(table.customerId)
      .where(sql`${table.status} IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT')`),
  ],
);

export const TAX_CLASSES = ['TAXABLE', 'NIL_RATED', 'EXEMPT'] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

export type ProductNames = { en: string; ta: string; hi: string };
export type OrderItemAddon = { _id: string; name: ProductNames; pricePaise: number };

export const orderItems = pgTable(
  'order_items',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    lineNo: integer('line_no').notNull(),
    packId: text('pack_id')
      .notNull()
      .references(() => packs.id),
    productName: jsonb('product_name').$type<ProductNames>().notNull(),
    netGrams: integer('net_grams').notNull(),
    measure: measure(),
    quantity: integer('quantity').notNull(),
    /** It is null until the line is packed. */
    packedQuantity: integer('packed_quantity'),
    substitutesLineNo: integer('substitutes_line_no'),
    unitPricePaise: paise('unit_price_paise').notNull(),
    addons: jsonb('addons').$type<OrderItemAddon[]>().notNull(),
    unitAddonsPaise: paise('unit_addons_paise').notNull(),
    linePaise: paise('line_paise').notNull(),
    hsn: text('hsn').notNull(),
    taxClass: text('tax_class').$type<TaxClass>().notNull(),
    gstPercent: integer('gst_percent').notNull(),
    mrpPaise: integer('mrp_paise').notNull(),
    discountPaise: paise('discount_paise').notNull(),
    deliveryPaise: paise('delivery_paise').notNull(),
    /** What of `deliveryPaise` is not charged, since the order goes to an area with a cheaper delivery. */
    deliveryOffPaise: paise('delivery_off_paise').notNull().default(0),
    /** The line less its discount plus its share of the delivery charge, before tax. */
    taxablePaise: paise('taxable_paise').notNull(),
    taxPaise: paise('tax_paise').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.lineNo] }),
    check('order_items_quantity_check', sql`${table.quantity} BETWEEN 1 AND 99`),
    // A trigger sees that only replacements cost nothing.
    check('order_items_prices_check', sql`${table.unitPricePaise} >= 0 AND ${table.unitAddonsPaise} >= 0`),
    check(
      'order_items_line_check',
      sql`${table.linePaise} = ${table.quantity} * (${table.unitPricePaise} + ${table.unitAddonsPaise})`,
    ),
    check('order_items_measure_check', oneOf(table.measure, MEASURES)),
    check('order_items_packed_check', sql`${table.packedQuantity} BETWEEN 0 AND 99`),
    check('order_items_substitutes_check', sql`${table.substitutesLineNo} <> ${table.lineNo}`),
    check('order_items_tax_class_check', oneOf(table.taxClass, TAX_CLASSES)),
    check(
      'order_items_shares_check',
      sql`${table.discountPaise} BETWEEN 0 AND ${table.linePaise} AND ${table.deliveryPaise} >= 0`,
    ),
    check('order_items_delivery_off_check', sql`${table.deliveryOffPaise} BETWEEN 0 AND ${table.deliveryPaise}`),
    check(
      'order_items_tax_check',
      sql`${table.taxablePaise} >= 0 AND ${table.taxPaise} >= 0 AND ${table.taxablePaise} + ${table.taxPaise} = ${table.linePaise} - ${table.discountPaise} + ${table.deliveryPaise}`,
    ),
    index('order_items_pack_index').on(table.packId),
  ],
);

const ofLine = (name: string, { orderId, lineNo }: { orderId: AnyPgColumn; lineNo: AnyPgColumn }) =>
  foreignKey({ name, columns: [orderId, lineNo], foreignColumns: [orderItems.orderId, orderItems.lineNo] });

/** A bundle's parts share the line's price. */
export const orderItemParts = pgTable(
  'order_item_parts',
  {
    orderId: text('order_id').notNull(),
    lineNo: integer('line_no').notNull(),
    partNo: integer('part_no').notNull(),
    packId: text('pack_id')
      .notNull()
      .references(() => packs.id),
    productName: jsonb('product_name').$type<ProductNames>().notNull(),
    netGrams: integer('net_grams').notNull(),
    measure: measure(),
    /** Each unit of the bundle contains this many. */
    quantity: integer('quantity').notNull(),
    pricePaise: paise('price_paise').notNull(),
    hsn: text('hsn').notNull(),
    taxClass: text('tax_class').$type<TaxClass>().notNull(),
    gstPercent: integer('gst_percent').notNull(),
    taxablePaise: paise('taxable_paise').notNull(),
    taxPaise: paise('tax_paise').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.lineNo, table.partNo] }),
    ofLine('order_item_parts_line_fk', table),
    check('order_item_parts_measure_check', oneOf(table.measure, MEASURES)),
    check('order_item_parts_quantity_check', sql`${table.quantity} > 0`),
    check('order_item_parts_tax_class_check', oneOf(table.taxClass, TAX_CLASSES)),
    check('order_item_parts_tax_check', sql`${table.taxablePaise} + ${table.taxPaise} = ${table.pricePaise}`),
  ],
);

/** Batches that a line holds; set by a trigger on stock_movements. */
export const orderItemBatches = pgTable(
  'order_item_batches',
  {
    orderId: text('order_id').notNull(),
    lineNo: integer('line_no').notNull(),
    batchId: text('batch_id')
      .notNull()
      .references(() => batches.id),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.lineNo, table.batchId] }),
    ofLine('order_item_batches_line_fk', table),
    check('order_item_batches_quantity_check', sql`${table.quantity} > 0`),
    // Finds the recipients of a recalled batch.
    index('order_item_batches_batch_index').on(table.batchId),
  ],
);

export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    fromStatus: text('from_status').$type<OrderStatus>(),
    toStatus: text('to_status').$type<OrderStatus>().notNull(),
    actor: text('actor').notNull(),
    /** A customer's or staff member's id. */
    actorId: text('actor_id'),
    reason: text('reason'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    check('order_events_from_check', oneOf(table.fromStatus, ORDER_STATUSES)),
    check('order_events_to_check', oneOf(table.toStatus, ORDER_STATUSES)),
    index('order_events_order_index').on(table.orderId, table.id),
    // Small: it finds the oldest pages, to delete.
    index('order_events_at_index').using('brin', table.at),
  ],
);
