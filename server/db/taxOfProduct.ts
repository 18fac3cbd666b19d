import { sql, type SQL } from 'drizzle-orm';
import { products, storeSettings, taxRates } from './schema';

/** Of products from before there were classes: the class that the migration made of their HSN code and rate. */
export const taxClassIdOf = (product: SQL = sql`${products}`) =>
  sql<string>`coalesce(${product}.tax_class_id, ${product}.hsn || '-' || ${product}.gst_percent)`;

/** Only a regular taxpayer charges GST. Documents of version 0.2 name no status: they are of one. */
const chargesTax = sql`(SELECT coalesce(${storeSettings.settings} ->> 'gstStatus', 'REGULAR') = 'REGULAR' FROM ${storeSettings})`;

/** GST in percent that the shop charges on orders from a day of its time zone. */
export const gstPercentOn = (
  day: SQL,
  product: SQL = sql`${products}`,
) => sql<number>`CASE WHEN ${chargesTax} THEN coalesce((
  SELECT ${taxRates}.gst_percent FROM ${taxRates}
  WHERE ${taxRates}.class_id = ${taxClassIdOf(product)} AND ${taxRates}.from_day <= ${day}
  ORDER BY ${taxRates}.from_day DESC LIMIT 1), ${product}.gst_percent) ELSE 0 END`;
