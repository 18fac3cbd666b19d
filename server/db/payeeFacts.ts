import { sql } from 'drizzle-orm';
import { storeSettings } from './schema';

/** The payment port's `Payee`, as one column over `store_settings`. */
export const payeeFacts = sql<{ address: string | null; name: string }>`json_build_object(
  'address', ${storeSettings.settings} #>> '{payee,address}',
  'name', coalesce(${storeSettings.settings} #>> '{payee,name}', ${storeSettings.settings} #>> '{storeName,en}'))`;
