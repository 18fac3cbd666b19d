import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { DeliveryStep } from '../../../contract/areaRules';
import type { LatLng } from '../../../contract/geo';
import { translatedColumns } from './columns';

/** Where areas overlap, the first by position counts. */
export const deliveryAreas = pgTable(
  'delivery_areas',
  {
    id: text('id').primaryKey(),
    position: integer('position').notNull(),
    ...translatedColumns('name'),
    corners: jsonb('corners').$type<LatLng[]>().notNull(),
    /** Steps begin at 0 and get cheaper; the last one may be free. */
    deliverySteps: jsonb('delivery_steps').$type<DeliveryStep[]>().notNull(),
    minimumOrderPaise: integer('minimum_order_paise').notNull(),
    active: boolean('active').notNull().default(true),
    /** Set by a trigger. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('delivery_areas_name_unique').on(table.nameEn),
    check('delivery_areas_corners_check', sql`jsonb_array_length(${table.corners}) BETWEEN 3 AND 200`),
    check('delivery_areas_steps_check', sql`${table.deliverySteps} #>> '{0,fromPaise}' = '0'`),
    check('delivery_areas_minimum_check', sql`${table.minimumOrderPaise} >= 0`),
  ],
);
