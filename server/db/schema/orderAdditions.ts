import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ADDITION_STATES, type AdditionState } from '../../../contract/orderConstants';
import { packs } from './catalogue';
import { createdAt, moment, oneOf, paise } from './columns';
import { orders, type orderItemParts, type orderItems } from './orders';

/** A line and a bundle's parts as they will be in the order, without its number there. */
export type AddedItem = Omit<typeof orderItems.$inferInsert, 'orderId' | 'lineNo' | 'packId'>;
export type AddedPart = Omit<typeof orderItemParts.$inferInsert, 'orderId' | 'lineNo'>;

/** Items that staff add to an order: until they are paid or confirmed, they hold stock and the order stays as it was. */
export const orderAdditions = pgTable(
  'order_additions',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** Counts an order's additions; payments name it. */
    number: integer('number').notNull(),
    state: text('state').$type<AdditionState>().notNull(),
    amountPaise: paise('amount_paise').notNull(),
    /** By what the order's bill grows. */
    bill: jsonb('bill').notNull(),
    /** Otherwise it is paid at the door with the order, once its customer has confirmed it. */
    isPaidOnline: boolean('is_paid_online').notNull(),
    staffId: text('staff_id').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** As `orders.saidPaidAt`. */
    saidPaidAt: moment('said_paid_at'),
    endedAt: moment('ended_at'),
    /** The person who withdrew it. */
    endedBy: text('ended_by'),
  },
  (table) => [
    unique('order_additions_number_unique').on(table.orderId, table.number),
    uniqueIndex('order_additions_waiting_unique')
      .on(table.orderId)
      .where(sql`${table.state} = 'WAITING'`),
    index('order_additions_expiry_index')
      .on(table.expiresAt)
      .where(sql`${table.state} = 'WAITING'`),
    check('order_additions_state_check', oneOf(table.state, ADDITION_STATES)),
    check('order_additions_amount_check', sql`${table.amountPaise} > 0`),
    check('order_additions_ended_check', sql`(${table.state} = 'WAITING') = (${table.endedAt} IS NULL)`),
    check('order_additions_ended_by_check', sql`${table.endedBy} IS NULL OR ${table.state} = 'WITHDRAWN'`),
  ],
);

export const orderAdditionLines = pgTable(
  'order_addition_lines',
  {
    additionId: text('addition_id')
      .notNull()
      .references(() => orderAdditions.id),
    lineNo: integer('line_no').notNull(),
    packId: text('pack_id')
      .notNull()
      .references(() => packs.id),
    item: jsonb('item').$type<AddedItem>().notNull(),
    parts: jsonb('parts').$type<AddedPart[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.additionId, table.lineNo] }),
    index('order_addition_lines_pack_index').on(table.packId),
  ],
);
