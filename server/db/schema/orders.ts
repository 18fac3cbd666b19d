import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { ORDER_STATUSES, type OrderStatus } from '../../../contract/constants';
import { packs } from './catalogue';
import { createdAt, moment, oneOf, paise, updatedAt } from './columns';
import { customers } from './customers';

export const orderNumberSequence = pgSequence('order_number_sequence', { startWith: 100001 });

/** `address` and `bill` are snapshots. Orders of an erased customer stay for tax, anonymised: docs/decisions/0007. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .unique()
      .default(sql`'VY' || nextval('order_number_sequence')`),
    /** Null once the account is erased. */
    customerId: text('customer_id').references(() => customers.id),
    status: text('status').$type<OrderStatus>().notNull(),
    itemsPaise: paise('items_paise').notNull(),
    addonsPaise: paise('addons_paise').notNull(),
    discountPaise: paise('discount_paise').notNull(),
    deliveryPaise: paise('delivery_paise').notNull(),
    taxIncludedPaise: paise('tax_included_paise').notNull(),
    totalPaise: paise('total_paise').notNull(),
    couponCode: text('coupon_code'),
    note: text('note'),
    address: jsonb('address').notNull(),
    bill: jsonb('bill').notNull(),
    /** Whether its stock is deducted from the packs. */
    stockHeld: boolean('stock_held').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    cancelledBy: text('cancelled_by'),
    cancelReason: text('cancel_reason'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    unique('orders_idempotency_unique').on(table.customerId, table.idempotencyKey),
    check('orders_status_check', oneOf(table.status, ORDER_STATUSES)),
    check(
      'orders_amounts_check',
      sql`${table.itemsPaise} >= 0 AND ${table.addonsPaise} >= 0 AND ${table.discountPaise} >= 0 AND ${table.deliveryPaise} >= 0 AND ${table.taxIncludedPaise} >= 0 AND ${table.totalPaise} >= 0`,
    ),
    check(
      'orders_total_check',
      sql`${table.totalPaise} = ${table.itemsPaise} + ${table.addonsPaise} - ${table.discountPaise} + ${table.deliveryPaise}`,
    ),
    check('orders_tax_check', sql`${table.taxIncludedPaise} <= ${table.totalPaise}`),
    check(
      'orders_erased_check',
      sql`${table.customerId} IS NOT NULL OR (${table.status} IN ('DELIVERED', 'CANCELLED') AND ${table.note} IS NULL AND ${table.cancelReason} IS NULL)`,
    ),
    check('orders_cancelled_check', sql`${table.status} <> 'CANCELLED' OR NOT ${table.stockHeld}`),
    // Scanned backwards: a descending index would put nulls last, unlike ORDER BY … DESC.
    index('orders_history_index').on(table.customerId, table.createdAt, table.id),
    index('orders_unpaid_index')
      .on(table.expiresAt)
      .where(sql`${table.status} IN ('PAYMENT_PENDING', 'WAITING_FOR_PAYMENT')`),
  ],
);

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
    quantity: integer('quantity').notNull(),
    unitPricePaise: paise('unit_price_paise').notNull(),
    addons: jsonb('addons').$type<OrderItemAddon[]>().notNull(),
    /** Sum per unit. */
    unitAddonsPaise: paise('unit_addons_paise').notNull(),
    linePaise: paise('line_paise').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.lineNo] }),
    check('order_items_quantity_check', sql`${table.quantity} BETWEEN 1 AND 99`),
    check('order_items_prices_check', sql`${table.unitPricePaise} > 0 AND ${table.unitAddonsPaise} >= 0`),
    check(
      'order_items_line_check',
      sql`${table.linePaise} = ${table.quantity} * (${table.unitPricePaise} + ${table.unitAddonsPaise})`,
    ),
    index('order_items_pack_index').on(table.packId),
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
    reason: text('reason'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    check('order_events_from_check', oneOf(table.fromStatus, ORDER_STATUSES)),
    check('order_events_to_check', oneOf(table.toStatus, ORDER_STATUSES)),
    index('order_events_order_index').on(table.orderId, table.id),
  ],
);
