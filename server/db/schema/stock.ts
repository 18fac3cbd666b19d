import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  OUT_OF_SALE_REASONS,
  STOCK_REASONS,
  type OutOfSaleReason,
  type StockReason,
} from '../../../contract/stockConstants';
import { packs } from './catalogue';
import { createdAt, moment, oneOf } from './columns';
import { documents, producers } from './producers';

/** Triggers maintain the sums; orders take the first to expire. */
export const batches = pgTable(
  'batches',
  {
    id: text('id').primaryKey(),
    packId: text('pack_id')
      .notNull()
      .references(() => packs.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    /** A day in the shop's time zone. It is null where it is unknown. */
    packedOn: date('packed_on', { mode: 'string' }),
    bestBefore: date('best_before', { mode: 'string' }),
    /** The cost per unit. */
    costPaise: integer('cost_paise'),
    /** Units for sale. A trigger on stock_movements sets it. */
    stock: integer('stock').notNull().default(0),
    /** Units in the shop that are not for sale. A trigger on stock_movements sets it. */
    setApart: integer('set_apart').notNull().default(0),
    outOfSale: text('out_of_sale').$type<OutOfSaleReason>(),
    outOfSaleAt: moment('out_of_sale_at'),
    /** Customers read this reason. */
    recallReason: text('recall_reason'),
    producerId: text('producer_id').references(() => producers.id),
    harvestedFrom: date('harvested_from', { mode: 'string' }),
    harvestedUntil: date('harvested_until', { mode: 'string' }),
    milledOn: date('milled_on', { mode: 'string' }),
    labReportId: text('lab_report_id').references(() => documents.id),
    /** On the pack: who knows it reads where the batch comes from. A trigger sets it. */
    traceCode: text('trace_code'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('batches_code_unique').on(table.packId, table.code),
    index('batches_best_before_index').on(table.bestBefore),
    index('batches_set_apart_index')
      .on(table.packId)
      .where(sql`${table.setApart} > 0`),
    check('batches_stock_check', sql`${table.stock} >= 0`),
    check('batches_set_apart_check', sql`${table.setApart} >= 0`),
    check('batches_dates_check', sql`${table.bestBefore} > ${table.packedOn}`),
    check(
      'batches_origin_days_check',
      sql`(${table.harvestedUntil} IS NULL OR ${table.harvestedUntil} >= ${table.harvestedFrom} AND ${table.harvestedFrom} IS NOT NULL)
        AND greatest(${table.harvestedFrom}, ${table.harvestedUntil}) <= coalesce(${table.milledOn}, ${table.packedOn}, 'infinity')
        AND coalesce(${table.milledOn} <= ${table.packedOn}, true)`,
    ),
    uniqueIndex('batches_trace_code_unique').on(table.traceCode),
    index('batches_producer_index').on(table.producerId),
    index('batches_lab_report_index').on(table.labReportId),
    check('batches_cost_check', sql`${table.costPaise} >= 0`),
    check('batches_out_of_sale_check', oneOf(table.outOfSale, OUT_OF_SALE_REASONS)),
    check('batches_out_of_sale_at_check', sql`(${table.outOfSale} IS NULL) = (${table.outOfSaleAt} IS NULL)`),
  ],
);

/** Staff stopped the sale of a pack, whatever is on the shelf. A trigger keeps `packs.soldOut`. */
export const soldOutMarks = pgTable(
  'sold_out_marks',
  {
    id: text('id').primaryKey(),
    packId: text('pack_id')
      .notNull()
      .references(() => packs.id, { onDelete: 'cascade' }),
    markedBy: text('marked_by').notNull(),
    markedAt: moment('marked_at').notNull(),
    note: text('note'),
    /** Its sale begins again then; null until a person says so. */
    until: moment('until'),
    endedAt: moment('ended_at'),
    /** It is null where its time ended it. */
    endedBy: text('ended_by'),
  },
  (table) => [
    uniqueIndex('sold_out_marks_open_unique')
      .on(table.packId)
      .where(sql`${table.endedAt} IS NULL`),
    check('sold_out_marks_until_check', sql`${table.until} > ${table.markedAt}`),
    check('sold_out_marks_ended_check', sql`${table.endedBy} IS NULL OR ${table.endedAt} IS NOT NULL`),
  ],
);

/**
 * A trigger assigns batches. WITHDRAWN sets units apart, RESTORED returns them. `packs.stock` is the sum of a pack's
 * movements.
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    packId: text('pack_id')
      .notNull()
      .references(() => packs.id, { onDelete: 'cascade' }),
    /** Negative numbers leave the stock. */
    change: integer('change').notNull(),
    reason: text('reason').$type<StockReason>().notNull(),
    /** ORDERED and RELEASED set it. */
    orderId: text('order_id'),
    batchId: text('batch_id').references(() => batches.id, { onDelete: 'cascade' }),
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
    // The last movement outside orders, where a count begins.
    index('stock_movements_own_index')
      .on(table.packId, table.id)
      .where(sql`${table.orderId} IS NULL`),
    // Small: it finds the newest pages, for figures.
    index('stock_movements_at_index').using('brin', table.at),
  ],
);
