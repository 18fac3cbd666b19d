import { sql } from 'drizzle-orm';
import type { Language } from '../../contract/constants';
import type { DueReplacement } from '../../contract/replacements';
import { complaints, orderItems, orders, replacementOrders } from './schema';

/** Use it in a statement that selects complaints: the replacement is the order itself, not something in its parcel. */
export const isOrderOfItsOwn = sql<boolean>`EXISTS (SELECT FROM ${replacementOrders}
  WHERE ${replacementOrders.orderId} = ${complaints.sentWith} AND ${replacementOrders.complaintId} = ${complaints.id})`;

/** Use it in a statement that selects orders: what is promised to its customer for any order and in no parcel yet, or in its own. */
export const dueReplacements = (language: Language) => sql<DueReplacement[]>`coalesce((
  SELECT json_agg(json_build_object('complaintId', ${complaints.id}, 'orderNumber', about.order_number,
                                    'name', ${orderItems.productName} ->> ${language}::text, 'netGrams', ${orderItems.netGrams}, 'measure', ${orderItems.measure},
                                    'quantity', ${complaints.quantity}, 'isPacked', ${complaints.sentAt} IS NOT NULL) ORDER BY ${complaints.decidedAt}, ${complaints.id})
  FROM ${complaints} JOIN ${orders} AS about ON about.id = ${complaints.orderId}
    JOIN ${orderItems} ON ${orderItems.orderId} = ${complaints.orderId} AND ${orderItems.lineNo} = ${complaints.lineNo}
  WHERE about.customer_id = ${orders.customerId} AND ${complaints.state} = 'REPLACED'
    AND (${complaints.sentAt} IS NULL OR (${complaints.sentWith} = ${orders.id} AND NOT ${isOrderOfItsOwn}))), '[]')`;
