import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import { chargedDelivery } from '../../db/chargedDelivery';
import type { Measure } from '../../../contract/packSize';
import { OPENING_BATCH } from '../../../contract/stockConstants';
import type { Queries, Transaction } from '../../db/database';
import { dueReplacements } from '../../db/dueReplacements';
import { recalledOfLine } from '../../db/recalledUnits';
import {
  batches,
  customers,
  deliverySlots,
  orderChanges,
  orderItemBatches,
  orderItemParts,
  orderItems,
  orders,
  packParts,
  packs,
  products,
  staff,
} from '../../db/schema';
import type { Translated } from '../../db/schema/columns';
import type { ProductNames } from '../../db/schema/orders';
import { sellableUnits } from '../../db/sellableUnits';
import { gstPercentOn } from '../../db/taxOfProduct';
import { waitingItems } from '../../db/waitingItems';

export type Line = Awaited<ReturnType<typeof findLines>>[number];

/** A bundle's parts; null for other lines. */
const partsOfLine = sql<
  { packId: string; name: Translated; netGrams: number; measure: Measure; quantity: number }[] | null
>`(
  SELECT json_agg(json_build_object('packId', ${orderItemParts.packId}, 'name', ${orderItemParts.productName},
                                    'netGrams', ${orderItemParts.netGrams}, 'measure', ${orderItemParts.measure}, 'quantity', ${orderItemParts.quantity})
                  ORDER BY ${orderItemParts.partNo})
  FROM ${orderItemParts} WHERE ${orderItemParts.orderId} = ${orderItems.orderId} AND ${orderItemParts.lineNo} = ${orderItems.lineNo})`;

/** Codes of its batches; stock of unknown origin has none. */
const traceCodesOfLine = sql<string[]>`coalesce((
  SELECT json_agg(DISTINCT ${batches.traceCode}) FROM ${orderItemBatches} JOIN ${batches} ON ${batches.id} = ${orderItemBatches.batchId}
  WHERE ${orderItemBatches.orderId} = ${orderItems.orderId} AND ${orderItemBatches.lineNo} = ${orderItems.lineNo}
    AND ${batches.code} <> ${OPENING_BATCH} AND ${batches.traceCode} IS NOT NULL), '[]')`;

export const findLines = (db: Queries, orderIds: readonly string[]) =>
  db
    .select({
      orderId: orderItems.orderId,
      lineNo: orderItems.lineNo,
      packId: orderItems.packId,
      productName: orderItems.productName,
      netGrams: orderItems.netGrams,
      measure: orderItems.measure,
      quantity: orderItems.quantity,
      /** A line is packed as ordered unless staff changed it. */
      packed: sql<number>`coalesce(${orderItems.packedQuantity}, ${orderItems.quantity})`,
      substitutesLineNo: orderItems.substitutesLineNo,
      addons: orderItems.addons,
      unitPaise: sql<number>`(${orderItems.unitPricePaise} + ${orderItems.unitAddonsPaise})::float8`,
      linePaise: orderItems.linePaise,
      discountPaise: orderItems.discountPaise,
      deliveryPaise: chargedDelivery,
      parts: partsOfLine,
      recalled: recalledOfLine,
      picture: packs.picture,
      traceCodes: traceCodesOfLine,
    })
    .from(orderItems)
    .innerJoin(packs, eq(packs.id, orderItems.packId))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.orderId), asc(orderItems.lineNo));

/** Returns the oldest changes first. */
export const findChanges = (db: Queries, orderId: string) =>
  db
    .select({ change: orderChanges, staffName: staff.name })
    .from(orderChanges)
    .leftJoin(staff, eq(staff.id, orderChanges.staffId))
    .where(eq(orderChanges.orderId, orderId))
    .orderBy(asc(orderChanges.at), asc(orderChanges.id));

export interface SubstitutePack {
  id: string;
  name: ProductNames;
  netGrams: number;
  measure: Measure;
  pricePaise: number;
  mrpPaise: number;
  stock: number;
  hsn: string;
  gstPercent: number;
  isBundle: boolean;
}

/** Returns it with the tax of a day; null for an unknown pack, or one that isn't sold. */
export async function findPack(db: Queries, packId: string, day: string): Promise<SubstitutePack | null> {
  const [pack] = await db
    .select({
      id: packs.id,
      name: sql<ProductNames>`json_build_object('en', ${products.nameEn}, 'ta', ${products.nameTa}, 'hi', ${products.nameHi})`,
      netGrams: packs.netGrams,
      measure: packs.measure,
      pricePaise: packs.pricePaise,
      mrpPaise: packs.mrpPaise,
      stock: sellableUnits(),
      hsn: products.hsn,
      gstPercent: gstPercentOn(sql`${day}::date`),
      isBundle: sql<boolean>`EXISTS (SELECT FROM ${packParts} WHERE ${packParts.packId} = ${packs.id})`,
    })
    .from(packs)
    .innerJoin(products, eq(products.id, packs.productId))
    .where(and(eq(packs.id, packId), eq(products.published, true), eq(packs.hidden, false)));
  return pack ?? null;
}

export const findRecalledUnits = (tx: Transaction, orderId: string) =>
  tx
    .select({
      packId: batches.packId,
      batchId: batches.id,
      code: batches.code,
      name: sql<ProductNames>`json_build_object('en', ${products.nameEn}, 'ta', ${products.nameTa}, 'hi', ${products.nameHi})`,
      units: sql<number>`sum(${orderItemBatches.quantity})::int`,
    })
    .from(orderItemBatches)
    .innerJoin(batches, eq(batches.id, orderItemBatches.batchId))
    .innerJoin(packs, eq(packs.id, batches.packId))
    .innerJoin(products, eq(products.id, packs.productId))
    .where(and(eq(orderItemBatches.orderId, orderId), eq(batches.outOfSale, 'RECALLED')))
    .groupBy(batches.id, products.id)
    .orderBy(asc(batches.packId), asc(batches.id));

export const setPacked = (tx: Transaction, orderId: string, lineNo: number, packedQuantity: number) =>
  tx
    .update(orderItems)
    .set({ packedQuantity })
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.lineNo, lineNo)));

export const insertLine = (tx: Transaction, line: typeof orderItems.$inferInsert) => tx.insert(orderItems).values(line);

export const insertChange = (tx: Transaction, change: typeof orderChanges.$inferInsert) =>
  tx.insert(orderChanges).values(change);

/** Orders that are to be packed, or those with these ids: by their delivery window, then the oldest first. */
export const findOrders = (
  db: Queries,
  orderIds: readonly string[] | null,
  { limit, language }: { limit: number; language: Language },
) =>
  db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      status: orders.status,
      createdAt: orders.createdAt,
      startsAt: deliverySlots.startsAt,
      endsAt: deliverySlots.endsAt,
      customerName: customers.name,
      mobileNumber: customers.mobileNumber,
      address: orders.address,
      note: orders.note,
      paymentStatus: orders.paymentStatus,
      totalPaise: orders.totalPaise,
      reducedPaise: orders.reducedPaise,
      roundingPaise: orders.roundingPaise,
      replacements: dueReplacements(language),
      waitingItems,
    })
    .from(orders)
    .leftJoin(deliverySlots, eq(deliverySlots.id, orders.slotId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(orderIds ? inArray(orders.id, [...orderIds]) : inArray(orders.status, ['CONFIRMED', 'PROCESSING']))
    .orderBy(asc(deliverySlots.startsAt), asc(orders.createdAt), asc(orders.id))
    .limit(limit);
