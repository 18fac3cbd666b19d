import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { BannerPicture } from '../../../contract/pictures';
import { COUPON_KINDS, type CouponKind } from '../../../contract/sellingRules';
import { moment, oneOf, updatedAt, translatedColumns } from './columns';
import type { StoreSettings } from './storeSettings';

const shownWhile = {
  active: boolean('active').notNull().default(true),
  startsAt: moment('starts_at'),
  /** It is null where the coupon has no end. */
  endsAt: moment('ends_at'),
  version: integer('version').notNull().default(1),
};

export const banners = pgTable('banners', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  ...translatedColumns('title'),
  ...translatedColumns('text'),
  ...translatedColumns('actionLabel'),
  /** A path with its query. */
  link: text('link').notNull(),
  picture: jsonb('picture').$type<BannerPicture>(),
  /** A generated picture's key. */
  drawing: text('drawing'),
  ...shownWhile,
});

/** `value` is percent for PERCENT, paise for FLAT and 0 for FREE_DELIVERY. */
export const coupons = pgTable(
  'coupons',
  {
    code: text('code').primaryKey(),
    kind: text('kind').$type<CouponKind>().notNull(),
    value: integer('value').notNull(),
    minItemsPaise: integer('min_items_paise').notNull().default(0),
    maxDiscountPaise: integer('max_discount_paise'),
    /**
     * It is null for coupons of every product. Deleted categories remain, so that it never applies to
     * more products.
     */
    categoryIds: text('category_ids').array(),
    firstOrderOnly: boolean('first_order_only').notNull().default(false),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    active: boolean('active').notNull().default(true),
    customerLimit: integer('customer_limit').default(1),
    totalLimit: integer('total_limit'),
    /** Set by a trigger. */
    redeemed: integer('redeemed').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('coupons_limits_check', sql`${table.customerLimit} > 0 AND ${table.totalLimit} > 0`),
    check('coupons_redeemed_check', sql`${table.redeemed} >= 0 AND ${table.redeemed} <= ${table.totalLimit}`),
    check('coupons_kind_check', oneOf(table.kind, COUPON_KINDS)),
    check(
      'coupons_value_check',
      sql`CASE ${table.kind} WHEN 'FREE_DELIVERY' THEN ${table.value} = 0 WHEN 'PERCENT' THEN ${table.value} BETWEEN 1 AND 100 ELSE ${table.value} > 0 END`,
    ),
    check('coupons_categories_check', sql`cardinality(${table.categoryIds}) > 0`),
    check('coupons_minimum_check', sql`${table.minItemsPaise} >= 0`),
    check('coupons_maximum_check', sql`${table.maxDiscountPaise} > 0`),
    check('coupons_period_check', sql`${table.endsAt} > ${table.startsAt}`),
    check('coupons_code_check', sql`${table.code} = upper(${table.code})`),
  ],
);

export const offers = pgTable('offers', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  ...translatedColumns('title'),
  ...translatedColumns('text'),
  couponCode: text('coupon_code').references(() => coupons.code),
  ...shownWhile,
});

export const localities = pgTable(
  'localities',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    nameTa: text('name_ta').notNull(),
    /** It is empty where the name is unknown. */
    nameHi: text('name_hi').notNull().default(''),
    pin: text('pin').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    serviceable: boolean('serviceable').notNull(),
  },
  (table) => [
    check('localities_pin_check', sql`${table.pin} ~ '^[1-9][0-9]{5}$'`),
    check('localities_point_check', sql`${table.lat} BETWEEN -90 AND 90 AND ${table.lng} BETWEEN -180 AND 180`),
  ],
);

export const storeSettings = pgTable(
  'store_settings',
  {
    id: integer('id').primaryKey().default(1),
    settings: jsonb('settings').$type<StoreSettings>().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [check('store_settings_one_row_check', sql`${table.id} = 1`)],
);

/** By its key: a table of one row never gets statistics, and without them the planner expects a thousand. */
export const isOnlySettings = sql`${storeSettings.id} = 1`;
