import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { LANGUAGES, type Language } from '../../../contract/constants';
import { packs, products } from './catalogue';
import { createdAt, oneOf } from './columns';
import { customers } from './customers';

export const wishes = pgTable(
  'wishes',
  {
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productId] }),
    index('wishes_product_index').on(table.productId),
  ],
);

/** Who wants to hear once a pack is back. Who is told leaves. */
export const stockAlerts = pgTable(
  'stock_alerts',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    packId: text('pack_id')
      .notNull()
      .references(() => packs.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('stock_alerts_customer_unique').on(table.customerId, table.packId),
    check('stock_alerts_language_check', oneOf(table.language, LANGUAGES)),
    index('stock_alerts_pack_index').on(table.packId, table.createdAt, table.id),
  ],
);

/** A pack that customers wait for, and how many of its units for sale were told of already: each unit is told of once. */
export const awaitedPacks = pgTable(
  'awaited_packs',
  {
    packId: text('pack_id')
      .primaryKey()
      .references(() => packs.id, { onDelete: 'cascade' }),
    toldUnits: integer('told_units').notNull().default(0),
  },
  (table) => [check('awaited_packs_told_units_check', sql`${table.toldUnits} >= 0`)],
);
