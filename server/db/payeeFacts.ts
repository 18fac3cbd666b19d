import { sql } from 'drizzle-orm';
import { storeSettings } from './schema';

/** Whom customers pay, as one column over `store_settings`: see the payment port's `Payee`. */
export const payeeFacts = sql<{ address: string | null; name: string }>`json_build_object(
  'address', ${storeSettings.settings} #>> '{payee,address}',
  'name', coalesce(${storeSettings.settings} #>> '{payee,name}', ${storeSettings.settings} #>> '{storeName,en}'))`;
