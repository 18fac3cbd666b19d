import { sql, type SQL } from 'drizzle-orm';
import type { RecalledUnits } from '../../contract/recalledUnits';
import { batches, orderItemBatches, orderItems, orders } from './schema';

const recalledUnits = (isHeld: SQL) => sql<RecalledUnits[]>`coalesce((
  SELECT json_agg(json_build_object('batchId', held.id, 'code', held.code, 'units', held.units) ORDER BY held.code, held.id) FROM (
    SELECT ${batches.id} AS id, ${batches.code} AS code, sum(${orderItemBatches.quantity})::int AS units
    FROM ${orderItemBatches} JOIN ${batches} ON ${batches.id} = ${orderItemBatches.batchId}
    WHERE ${batches.outOfSale} = 'RECALLED' AND ${isHeld} GROUP BY ${batches.id}) AS held), '[]')`;

/** Use it in a statement that selects orders. */
export const recalledOfOrder = recalledUnits(sql`${orderItemBatches.orderId} = ${orders.id}`);

export const recalledOfLine = recalledUnits(
  sql`${orderItemBatches.orderId} = ${orderItems.orderId} AND ${orderItemBatches.lineNo} = ${orderItems.lineNo}`,
);
