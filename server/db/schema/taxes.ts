import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const taxClasses = pgTable(
  'tax_classes',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** Prefix of HSN codes; '' for any. */
    hsn: text('hsn').notNull(),
    /** Set by a trigger. */
    version: integer('version').notNull().default(1),
  },
  (table) => [check('tax_classes_hsn_check', sql`${table.hsn} ~ '^[0-9]{0,8}$'`)],
);

/** A rate is valid from its day, in the shop's time zone, until the next one. */
export const taxRates = pgTable(
  'tax_rates',
  {
    classId: text('class_id')
      .notNull()
      .references(() => taxClasses.id, { onDelete: 'cascade' }),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    /** Whole percent, included in prices. */
    gstPercent: integer('gst_percent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.classId, table.fromDay] }),
    check('tax_rates_gst_percent_check', sql`${table.gstPercent} BETWEEN 0 AND 100`),
  ],
);
