import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { MOVE_REASONS, type MoveReason } from '../../../contract/orderConstants';
import { moment, oneOf } from './columns';
import { orders } from './orders';
import { deliverySlots } from './slots';

/** Orders that the shop moved to another delivery time. */
export const orderMoves = pgTable(
  'order_moves',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** It is null for an order that had no delivery time. */
    fromSlotId: text('from_slot_id').references(() => deliverySlots.id),
    toSlotId: text('to_slot_id')
      .notNull()
      .references(() => deliverySlots.id),
    reason: text('reason').$type<MoveReason>().notNull(),
    staffId: text('staff_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    check('order_moves_reason_check', oneOf(table.reason, MOVE_REASONS)),
    index('order_moves_order_index').on(table.orderId, table.id),
  ],
);
