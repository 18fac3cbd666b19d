import { sql } from 'drizzle-orm';
import { orders, paymentAttempts, storeSettings } from '../../db/schema';

export const payeeFacts = sql<{ address: string | null; name: string }>`json_build_object(
  'address', ${storeSettings.settings} #>> '{payee,address}',
  'name', coalesce(${storeSettings.settings} #>> '{payee,name}', ${storeSettings.settings} #>> '{storeName,en}'))`;

/** True for an order paid by UPI at the door until a bank line matches it. */
export const isAwaitedFromDoor = sql<boolean>`EXISTS (
  SELECT FROM ${paymentAttempts}
  WHERE ${paymentAttempts.orderId} = ${orders.id} AND ${paymentAttempts.provider} = 'upi'
    AND ${paymentAttempts.state} IN ('OPEN', 'FAILED'))`;
