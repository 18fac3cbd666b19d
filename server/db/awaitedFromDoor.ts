import { sql } from 'drizzle-orm';
import { orders, paymentAttempts } from './schema';

/** An order paid by UPI at the door, not yet matched with a bank line. */
export const isAwaitedFromDoor = sql<boolean>`EXISTS (
  SELECT FROM ${paymentAttempts}
  WHERE ${paymentAttempts.orderId} = ${orders.id} AND ${paymentAttempts.provider} = 'upi'
    AND ${paymentAttempts.state} IN ('OPEN', 'FAILED'))`;
