import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, isMobileNumber, updatedAt } from './columns';
import { customers } from './customers';

/** `type`: 1 Home, 2 Work, 3 Other (spec §9). */
export const addresses = pgTable(
  'addresses',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    type: integer('type').notNull(),
    othersType: text('others_type'),
    street: text('street').notNull(),
    doorNo: text('door_no'),
    landmark: text('landmark').notNull(),
    receiverName: text('receiver_name'),
    receiverPhone: text('receiver_phone'),
    instructions: text('instructions'),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('addresses_type_check', sql`${table.type} BETWEEN 1 AND 3`),
    check('addresses_others_type_check', sql`${table.othersType} IS NULL OR ${table.type} = 3`),
    check('addresses_receiver_phone_check', isMobileNumber(table.receiverPhone)),
    check('addresses_point_check', sql`${table.lat} BETWEEN -90 AND 90 AND ${table.lng} BETWEEN -180 AND 180`),
    index('addresses_customer_index').on(table.customerId, table.createdAt),
    uniqueIndex('addresses_one_default_unique')
      .on(table.customerId)
      .where(sql`${table.isDefault}`),
  ],
);
