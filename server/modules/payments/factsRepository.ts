import { sql } from 'drizzle-orm';
import { orders, paymentAttempts, storeSettings } from '../../db/schema';

/** The payment port's `Payee`, as one column over `store_settings`. */
export const payeeFacts = sql<{ address: string | null; name: string }>`json_build_object(
  'address', ${storeSettings.settings} #>> '{payee,address}',
  'name', coalesce(${storeSettings.settings} #>> '{payee,name}', ${storeSettings.settings} #>> '{storeName,en}'))`;

/** An order paid by UPI at the door, not yet matched with a bank line. */
export const isAwaitedFromDoor = sql<boolean>`EXISTS (
  SELECT FROM ${paymentAttempts}
  WHERE ${paymentAttempts.orderId} = ${orders.id} AND ${paymentAttempts.provider} = 'upi'
    AND ${paymentAttempts.state} IN ('OPEN', 'FAILED'))`;
