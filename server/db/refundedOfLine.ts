import { sql, type SQL } from 'drizzle-orm';
import { orderItems, refundApprovals, refundLines } from './schema';

const sumOfLine = (amount: typeof refundLines.quantity | typeof refundLines.amountPaise): SQL => sql`coalesce((
  SELECT sum(${amount}) FROM ${refundLines} LEFT JOIN ${refundApprovals} ON ${refundApprovals.id} = ${refundLines.approvalId}
  WHERE ${refundLines.orderId} = ${orderItems.orderId} AND ${refundLines.lineNo} = ${orderItems.lineNo}
    AND ${refundApprovals.state} IS DISTINCT FROM 'DECLINED'), 0)`;

const packed = sql`coalesce(${orderItems.packedQuantity}, ${orderItems.quantity})`;

/** Use these in a statement that selects lines of orders. What waits for a second person is not left. */
export const leftOfLine = {
  leftUnits: sql<number>`(${packed} - ${sumOfLine(refundLines.quantity)})::int`,
  leftPaise: sql<number>`((${orderItems.taxablePaise} + ${orderItems.taxPaise} - ${orderItems.deliveryOffPaise}) * ${packed} / ${orderItems.quantity} - ${sumOfLine(refundLines.amountPaise)})::float8`,
};
