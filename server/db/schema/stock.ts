import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { packs } from './catalogue';
import { createdAt, moment, oneOf } from './columns';

/** Goods of one packing, as the label says. */
export const batches = pgTable(
  'batches',
  {
    id: text('id').primaryKey(),
    packId: text('pack_id')
      .notNull()
      .references(() => packs.id),
    code: text('code').notNull(),
    packedOn: moment('packed_on'),
    bestBefore: moment('best_before'),
    createdAt: createdAt(),
  },
  (table) => [index('batches_pack_index').on(table.packId, table.bestBefore)],
);

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
] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/**
 * Every change of stock. Triggers keep `packs.stock` the sum of a pack's movements and let nothing else change it.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    packId: text('pack_id')
      .notNull()
      .references(() => packs.id, { onDelete: 'cascade' }),
    /** Units: positive in, negative out. */
    change: integer('change').notNull(),
    reason: text('reason').$type<StockReason>().notNull(),
    /** The order behind ORDERED and RELEASED. */
    orderId: text('order_id'),
    batchId: text('batch_id').references(() => batches.id),
    actorId: text('actor_id'),
    note: text('note'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    check('stock_movements_change_check', sql`${table.change} <> 0`),
    check('stock_movements_reason_check', oneOf(table.reason, STOCK_REASONS)),
    check(
      'stock_movements_order_check',
      sql`(${table.reason} IN ('ORDERED', 'RELEASED')) = (${table.orderId} IS NOT NULL)`,
    ),
    index('stock_movements_pack_index').on(table.packId, table.id),
    index('stock_movements_order_index').on(table.orderId),
  ],
);
