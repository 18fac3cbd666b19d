import { sql, type SQL } from 'drizzle-orm';
import { products, taxRates } from './schema';

/** Of products from before there were classes: the class that the migration made of their HSN code and rate. */
export const taxClassIdOf = (product: SQL = sql`${products}`) =>
  sql<string>`coalesce(${product}.tax_class_id, ${product}.hsn || '-' || ${product}.gst_percent)`;

/** GST in percent of orders from a day of the shop's time zone. */
export const gstPercentOn = (day: SQL, product: SQL = sql`${products}`) => sql<number>`coalesce((
  SELECT ${taxRates}.gst_percent FROM ${taxRates}
  WHERE ${taxRates}.class_id = ${taxClassIdOf(product)} AND ${taxRates}.from_day <= ${day}
  ORDER BY ${taxRates}.from_day DESC LIMIT 1), ${product}.gst_percent)`;
