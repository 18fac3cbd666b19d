import { sql } from 'drizzle-orm';
import type { WaitingItems } from '../../contract/orderAdditions';
import { orderAdditionLines, orderAdditions, orders } from './schema';

/** Use it in a statement that selects orders: what waits to be added to each; null where nothing does. */
export const waitingItems = sql<WaitingItems | null>`(
  SELECT json_build_object('itemCount', (SELECT sum((${orderAdditionLines.item} ->> 'quantity')::int)::int FROM ${orderAdditionLines}
                                         WHERE ${orderAdditionLines.additionId} = ${orderAdditions.id}),
                           'isPaidOnline', ${orderAdditions.isPaidOnline},
                           'expiresAt', to_char(${orderAdditions.expiresAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  FROM ${orderAdditions} WHERE ${orderAdditions.orderId} = ${orders.id} AND ${orderAdditions.state} = 'WAITING')`;
