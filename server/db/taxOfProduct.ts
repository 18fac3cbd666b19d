import { sql, type SQL } from 'drizzle-orm';
import { products, storeSettings, taxRates } from './schema';

/** Older products have the class that the migration made. */
export const taxClassIdOf = (product: SQL = sql`${products}`) =>
  sql<string>`coalesce(${product}.tax_class_id, ${product}.hsn || '-' || ${product}.gst_percent)`;

/** Only regular taxpayers charge GST. Documents of version 0.2 have no status: REGULAR. */
const chargesTax = sql`(SELECT coalesce(${storeSettings.settings} ->> 'gstStatus', 'REGULAR') = 'REGULAR' FROM ${storeSettings})`;

/** Reads the rate for orders from a day on, in the shop's time zone. */
export const gstPercentOn = (
  day: SQL,
  product: SQL = sql`${products}`,
) => sql<number>`CASE WHEN ${chargesTax} THEN coalesce((
  SELECT ${taxRates}.gst_percent FROM ${taxRates}
  WHERE ${taxRates}.class_id = ${taxClassIdOf(product)} AND ${taxRates}.from_day <= ${day}
  ORDER BY ${taxRates}.from_day DESC LIMIT 1), ${product}.gst_percent) ELSE 0 END`;
