import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { INVOICE_KINDS } from '../../../contract/invoiceConstants';
import { chargedDelivery } from '../../db/chargedDelivery';
import type { Measure } from '../../../contract/packSize';
import type { Queries } from '../../db/database';
import { invoices, orderChanges, orderItemParts, orderItems, orderMends, orders } from '../../db/schema';
import type { Translated } from '../../db/schema/columns';

/** An order's line as sold, with a bundle's parts. */
export type SoldLine = Awaited<ReturnType<typeof findSoldLines>>[number];

interface SoldPart {
  partNo: number;
  productName: Translated;
  netGrams: number;
  measure: Measure;
  hsn: string;
  gstPercent: number;
  quantity: number;
  pricePaise: number;
  taxPaise: number;
}

const partsOfLine = sql<SoldPart[]>`coalesce((
  SELECT json_agg(json_build_object(
    'partNo', ${orderItemParts.partNo}, 'productName', ${orderItemParts.productName}, 'netGrams', ${orderItemParts.netGrams}, 'measure', ${orderItemParts.measure},
    'hsn', ${orderItemParts.hsn}, 'gstPercent', ${orderItemParts.gstPercent}, 'quantity', ${orderItemParts.quantity},
    'pricePaise', ${orderItemParts.pricePaise}, 'taxPaise', ${orderItemParts.taxPaise}) ORDER BY ${orderItemParts.partNo})
  FROM ${orderItemParts} WHERE ${orderItemParts.orderId} = ${orderItems.orderId} AND ${orderItemParts.lineNo} = ${orderItems.lineNo}), '[]')`;

export const findSoldLines = (db: Queries, orderIds: readonly string[]) =>
  db
    .select({
      orderId: orderItems.orderId,
      lineNo: orderItems.lineNo,
      productName: orderItems.productName,
      addons: orderItems.addons,
      netGrams: orderItems.netGrams,
      measure: orderItems.measure,
      hsn: orderItems.hsn,
      gstPercent: orderItems.gstPercent,
      quantity: orderItems.quantity,
      packedQuantity: orderItems.packedQuantity,
      linePaise: orderItems.linePaise,
      discountPaise: orderItems.discountPaise,
      deliveryPaise: chargedDelivery,
      deliveryOffPaise: orderItems.deliveryOffPaise,
      taxPaise: orderItems.taxPaise,
      parts: partsOfLine,
    })
    .from(orderItems)
    // The join makes Drizzle qualify columns, which `partsOfLine` needs.
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.orderId), asc(orderItems.lineNo));

export type OrderTax = Awaited<ReturnType<typeof findTaxes>>[number];

export const findInvoiceLines = (db: Queries, orderIds: readonly string[]) =>
  db
    .select({ orderId: invoices.orderId, lines: invoices.lines })
    .from(invoices)
    .where(and(inArray(invoices.orderId, [...orderIds]), inArray(invoices.kind, [...INVOICE_KINDS])));

export const findTaxes = (db: Queries, orderIds: readonly string[]) =>
  db
    .select({
      orderId: orders.id,
      billedPaise: orders.taxIncludedPaise,
      /** It is null once the order costs less than its invoice says. */
      invoicedPaise: sql<number | null>`CASE WHEN NOT EXISTS (SELECT FROM ${orderChanges}
        WHERE ${orderChanges.orderId} = ${orders.id} AND ${orderChanges.at} > ${invoices.issuedAt})
        AND NOT EXISTS (SELECT FROM ${orderMends}
        WHERE ${orderMends.orderId} = ${orders.id} AND ${orderMends.at} > ${invoices.issuedAt} AND ${orderMends.reducedPaise} > 0)
        THEN (${invoices.cgstPaise} + ${invoices.sgstPaise} + ${invoices.igstPaise})::float8 END`,
      isBilledOtherwise: sql<boolean>`EXISTS (SELECT FROM ${orderItems}
        WHERE ${orderItems.orderId} = ${orders.id}
          AND (${orderItems.packedQuantity} <> ${orderItems.quantity} OR ${orderItems.substitutesLineNo} IS NOT NULL
            OR ${orderItems.deliveryOffPaise} > 0))`,
    })
    .from(orders)
    .leftJoin(invoices, and(eq(invoices.orderId, orders.id), inArray(invoices.kind, [...INVOICE_KINDS])))
    .where(inArray(orders.id, [...orderIds]));
