import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Picture } from '../../../contract/pictures';
import { products } from './catalogue';
import { createdAt, translatedColumns, type Translated } from './columns';

export const recipes = pgTable(
  'recipes',
  {
    id: text('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    position: integer('position').notNull(),
    ...translatedColumns('name'),
    ...translatedColumns('description'),
    /** The time without soaking and fermenting. */
    minutes: integer('minutes').notNull(),
    /** The time for soaking and fermenting. */
    restingMinutes: integer('resting_minutes').notNull().default(0),
    servings: integer('servings').notNull(),
    steps: jsonb('steps').$type<Translated<string[]>>().notNull(),
    picture: jsonb('picture').$type<Picture>(),
    published: boolean('published').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    check('recipes_minutes_check', sql`${table.minutes} > 0 AND ${table.restingMinutes} >= 0`),
    check('recipes_servings_check', sql`${table.servings} > 0`),
  ],
);

export const recipeIngredients = pgTable(
  'recipe_ingredients',
  {
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    lineNo: integer('line_no').notNull(),
    /** It includes the amount: "1 cup foxtail millet". */
    text: jsonb('text').$type<Translated>().notNull(),
    productId: text('product_id').references(() => products.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.recipeId, table.lineNo] }),
    index('recipe_ingredients_product_index').on(table.productId),
  ],
);
