import { sql } from 'drizzle-orm';
import { orders, paymentAttempts } from './schema';

/** Whether an order was paid by UPI at the door, which the shop has yet to find at its bank. */
export const isAwaitedFromDoor = sql<boolean>`EXISTS (
  SELECT FROM ${paymentAttempts}
  WHERE ${paymentAttempts.orderId} = ${orders.id} AND ${paymentAttempts.provider} = 'upi'
    AND ${paymentAttempts.state} IN ('OPEN', 'FAILED'))`;
