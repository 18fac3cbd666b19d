import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { LANGUAGES, type Language } from '../../../contract/constants';
import {
  MAX_HIDE_REASON,
  MAX_RATING_ANSWER,
  MAX_RATING_TEXT,
  MAX_STARS,
  RATING_PHOTO_STATES,
  type RatingPhotoState,
} from '../../../contract/ratingConstants';
import { products } from './catalogue';
import { createdAt, moment, oneOf } from './columns';
import { customers } from './customers';
import { orders } from './orders';
import { photos } from './photos';

/** A product as a customer received it with an order. A trigger sums those that are not hidden in the product's row. */
export const ratings = pgTable(
  'ratings',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** It is null for the demo's samples. */
    orderId: text('order_id').references(() => orders.id),
    /** It is null once the account is erased: the rating stays, without a name. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    stars: integer('stars').notNull(),
    text: text('text').notNull(),
    language: text('language').$type<Language>().notNull(),
    answer: text('answer'),
    hiddenReason: text('hidden_reason'),
    hiddenAt: moment('hidden_at'),
    sample: boolean('sample').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    unique('ratings_order_product_unique').on(table.orderId, table.productId),
    check('ratings_stars_check', sql`${table.stars} BETWEEN 1 AND ${sql.raw(String(MAX_STARS))}`),
    check('ratings_text_check', sql`length(${table.text}) <= ${sql.raw(String(MAX_RATING_TEXT))}`),
    check('ratings_answer_check', sql`length(${table.answer}) BETWEEN 1 AND ${sql.raw(String(MAX_RATING_ANSWER))}`),
    check('ratings_language_check', oneOf(table.language, LANGUAGES)),
    check('ratings_sample_check', sql`${table.sample} = (${table.orderId} IS NULL)`),
    check(
      'ratings_hidden_check',
      sql`(${table.hiddenAt} IS NULL) = (${table.hiddenReason} IS NULL) AND length(${table.hiddenReason}) BETWEEN 1 AND ${sql.raw(String(MAX_HIDE_REASON))}`,
    ),
    index('ratings_product_index')
      .on(table.productId, table.createdAt, table.id)
      .where(sql`${table.hiddenAt} IS NULL`),
    index('ratings_created_at_index').on(table.createdAt, table.id),
    index('ratings_customer_index').on(table.customerId),
  ],
);

/** They go with their photo, which goes with the order's when its customer's account is erased. */
export const ratingPhotos = pgTable(
  'rating_photos',
  {
    photoId: text('photo_id')
      .primaryKey()
      .references(() => photos.id, { onDelete: 'cascade' }),
    ratingId: text('rating_id')
      .notNull()
      .references(() => ratings.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    state: text('state').$type<RatingPhotoState>().notNull().default('WAITING'),
  },
  (table) => [
    check('rating_photos_state_check', oneOf(table.state, RATING_PHOTO_STATES)),
    index('rating_photos_rating_index').on(table.ratingId, table.position),
    index('rating_photos_waiting_index')
      .on(table.ratingId)
      .where(sql`${table.state} = 'WAITING'`),
  ],
);
