import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** A window's day, fixed by its first order: later window changes don't affect it. */
export const deliverySlots = pgTable(
  'delivery_slots',
  {
    id: text('id').primaryKey(),
    windowId: text('window_id').notNull(),
    areaId: text('area_id').notNull().default('main'),
    day: date('day', { mode: 'string' }).notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    capacity: integer('capacity').notNull(),
    /** Uncancelled orders; set by a trigger on orders. */
    booked: integer('booked').notNull().default(0),
  },
  (table) => [
    unique('delivery_slots_window_unique').on(table.windowId, table.day),
    check('delivery_slots_booked_check', sql`${table.booked} BETWEEN 0 AND ${table.capacity}`),
  ],
);
