import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { BannerPicture } from '../../../contract/pictures';
import { moment, oneOf, updatedAt, translatedColumns } from './columns';
import type { StoreSettings } from './storeSettings';

export const banners = pgTable('banners', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  ...translatedColumns('title'),
  ...translatedColumns('text'),
  ...translatedColumns('actionLabel'),
  /** A path of this shop, with its query. */
  link: text('link').notNull(),
  picture: jsonb('picture').$type<BannerPicture>(),
  active: boolean('active').notNull().default(true),
});

/** `value` is percent for PERCENT and paise for FLAT. */
export const coupons = pgTable(
  'coupons',
  {
    code: text('code').primaryKey(),
    kind: text('kind').$type<'PERCENT' | 'FLAT'>().notNull(),
    value: integer('value').notNull(),
    minItemsPaise: integer('min_items_paise').notNull().default(0),
    maxDiscountPaise: integer('max_discount_paise'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    active: boolean('active').notNull().default(true),
    /** Null: any number of times. */
    customerLimit: integer('customer_limit').default(1),
    totalLimit: integer('total_limit'),
    /** Maintained by a trigger. */
    redeemed: integer('redeemed').notNull().default(0),
  },
  (table) => [
    check('coupons_limits_check', sql`${table.customerLimit} > 0 AND ${table.totalLimit} > 0`),
    check('coupons_redeemed_check', sql`${table.redeemed} >= 0 AND ${table.redeemed} <= ${table.totalLimit}`),
    check('coupons_kind_check', oneOf(table.kind, ['PERCENT', 'FLAT'])),
    check('coupons_value_check', sql`${table.value} > 0 AND (${table.kind} <> 'PERCENT' OR ${table.value} <= 100)`),
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
  active: boolean('active').notNull().default(true),
});

export const localities = pgTable(
  'localities',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    nameTa: text('name_ta').notNull(),
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
