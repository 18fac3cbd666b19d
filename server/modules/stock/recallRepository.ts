import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { RecalledOrder } from '../../../contract/staffRecall';
import type { Queries } from '../../db/database';
import {
  batches,
  complaints,
  customers,
  orderItemBatches,
  orderItemParts,
  orderItems,
  orders,
  packs,
  products,
  refundApprovals,
  refunds,
  stockMovements,
  transfers,
} from '../../db/schema';
import type { Translated } from '../../db/schema/columns';
import { leftOfLine } from '../../db/refundedOfLine';

export async function findBatchOfProduct(db: Queries, batchId: string) {
  const [found] = await db
    .select({
      batch: batches,
      names: sql<Translated>`json_build_object('en', ${products.nameEn}, 'ta', ${products.nameTa}, 'hi', ${products.nameHi})`,
      netGrams: packs.netGrams,
      measure: packs.measure,
    })
    .from(batches)
    .innerJoin(packs, eq(packs.id, batches.packId))
    .innerJoin(products, eq(products.id, packs.productId))
    .where(eq(batches.id, batchId));
  return found ?? null;
}

export const findBatchesOfProduct = (db: Queries, packId: string) =>
  db
    .select({ batch: batches, netGrams: packs.netGrams, measure: packs.measure })
    .from(batches)
    .innerJoin(packs, eq(packs.id, batches.packId))
    .where(eq(packs.productId, db.select({ id: packs.productId }).from(packs).where(eq(packs.id, packId))))
    .orderBy(desc(batches.createdAt), desc(batches.id));

/** Ties refunds to their recall; lower case, as refunds store it. */
export const recallReason = ({ code, packId }: { code: string; packId: string }): string =>
  `recall ${code} ${packId}`.toLowerCase();

type Spelt = readonly [typeof batches.$inferSelect, ...(typeof batches.$inferSelect)[]];

const idsOf = (spelt: Spelt) => sql.param(spelt.map(({ id }) => id));

/** Lines with units of a pack's batches: what was paid for these, and what of that no other refund gave. */
function linesOf(spelt: Spelt) {
  const [{ packId }] = spelt;
  const paid = sql`CASE WHEN ${orderItemParts.partNo} IS NULL
    THEN (${orderItems.taxablePaise} + ${orderItems.taxPaise} - ${orderItems.deliveryOffPaise}) * ${orderItemBatches.quantity} / ${orderItems.quantity}
    ELSE ${orderItemParts.pricePaise} * ${orderItemBatches.quantity} / (${orderItems.quantity} * ${orderItemParts.quantity}) END`;
  return sql`(
    SELECT held.order_id, held.line_no, held.units, held.paise, least(held.paise, ${leftOfLine.leftPaise}) AS left_paise,
           CASE WHEN held.is_part THEN 0 ELSE least(held.units, ${leftOfLine.leftUnits}) END AS left_units
    FROM (
      SELECT ${orderItemBatches.orderId} AS order_id, ${orderItemBatches.lineNo} AS line_no, sum(${orderItemBatches.quantity})::int AS units,
             sum(${paid})::float8 AS paise, bool_or(${orderItemParts.partNo} IS NOT NULL) AS is_part
      FROM ${orderItemBatches}
      JOIN ${orderItems} ON ${orderItems.orderId} = ${orderItemBatches.orderId} AND ${orderItems.lineNo} = ${orderItemBatches.lineNo}
      LEFT JOIN ${orderItemParts} ON ${orderItemParts.orderId} = ${orderItemBatches.orderId}
        AND ${orderItemParts.lineNo} = ${orderItemBatches.lineNo} AND ${orderItemParts.packId} = ${packId}
      WHERE ${orderItemBatches.batchId} = ANY (${idsOf(spelt)}::text[])
      GROUP BY 1, 2
    ) AS held JOIN ${orderItems} ON ${orderItems.orderId} = held.order_id AND ${orderItems.lineNo} = held.line_no)`;
}

/** What a recall refunds of an order. A bundle's line has no whole unit of it. */
export const findLinesToRefund = (db: Queries, spelt: Spelt, orderId: string) =>
  db
    .select({
      lineNo: sql<number>`recalled.line_no`,
      quantity: sql<number>`recalled.left_units`,
      amountPaise: sql<number>`recalled.left_paise`,
    })
    .from(sql`${linesOf(spelt)} AS recalled`)
    .where(sql`recalled.order_id = ${orderId} AND recalled.left_paise > 0`);

/**
 * Orders with units of a pack's batches, by line or as a complaint's replacement, and what is to be refunded for them, or was.
 * @param spelt the batch under every spelling of its code
 */
export function findRecalled(db: Queries, spelt: Spelt, orderId?: string) {
  const [{ packId }] = spelt;
  const ids = idsOf(spelt);
  const reasons = spelt.map(recallReason);
  const taken = sql`(
    SELECT order_id, sum(units)::int AS units, sum(paise)::float8 AS paise, sum(left_paise)::float8 AS left_paise FROM (
      SELECT order_id, units, paise, left_paise FROM ${linesOf(spelt)} AS recalled
      UNION ALL
      SELECT ${complaints.orderId}, -${stockMovements.change}, 0, 0
      FROM ${stockMovements} JOIN ${complaints} ON ${stockMovements.note} = 'complaint ' || ${complaints.id}
      WHERE ${stockMovements.packId} = ${packId} AND ${stockMovements.batchId} = ANY (${ids}::text[]) AND ${stockMovements.reason} = 'REPLACED'
        AND ${stockMovements.orderId} IS NULL
    ) AS each GROUP BY order_id
    -- A replacement that became an order of its own is found by that order's line.
    HAVING sum(units) > 0) AS taken`;
  const isWaiting = sql`EXISTS (
    SELECT FROM ${refundApprovals} WHERE ${refundApprovals.orderId} = ${orders.id} AND ${inArray(refundApprovals.reason, reasons)} AND ${refundApprovals.state} = 'WAITING')`;
  const isGiven = sql`EXISTS (
    SELECT FROM ${refunds} JOIN ${transfers} ON ${transfers.id} = ${refunds.transferId}
    WHERE ${transfers.orderId} = ${orders.id} AND ${inArray(refunds.reason, reasons)} AND ${refunds.state} <> 'FAILED')`;
  return db
    .select({
      orderId: orders.id,
      orderNumber: orders.orderNumber,
      status: orders.status,
      placedAt: orders.createdAt,
      customerName: customers.name,
      mobileNumber: customers.mobileNumber,
      units: sql<number>`taken.units`,
      amountPaise: sql<number>`CASE WHEN ${isGiven} OR ${isWaiting} THEN taken.paise ELSE taken.left_paise END`,
      refund: sql<RecalledOrder['refund']>`CASE
        WHEN ${isGiven} THEN 'GIVEN' WHEN ${isWaiting} THEN 'WAITING' WHEN ${orders.receivedPaise} = 0 THEN 'UNPAID'
        WHEN ${orders.status} <> 'DELIVERED' THEN 'STOPPED' ELSE 'NONE' END`,
    })
    .from(taken)
    .innerJoin(orders, sql`${orders.id} = taken.order_id`)
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(and(orderId === undefined ? undefined : eq(orders.id, orderId)))
    .orderBy(desc(orders.createdAt), desc(orders.id));
}
