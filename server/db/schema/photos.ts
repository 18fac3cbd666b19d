import { sql } from 'drizzle-orm';
import { check, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment, oneOf } from './columns';

export const bytes = customType<{ data: Buffer; driverData: Buffer | Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

export const PHOTO_KINDS = ['DELIVERY', 'COMPLAINT', 'RATING'] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];

/** Re-encoded, so that only a picture is stored. None is public but those of ratings that staff have checked. */
export const photos = pgTable(
  'photos',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<PhotoKind>().notNull(),
    orderId: text('order_id').notNull(),
    /** It is null where the photo is an object of a bucket. */
    webp: bytes('webp'),
    object: text('object'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('photos_kind_check', oneOf(table.kind, PHOTO_KINDS)),
    check('photos_object_check', sql`num_nonnulls(${table.webp}, ${table.object}) = 1`),
    index('photos_order_index').on(table.orderId),
  ],
);

/**
 * Objects that this database has put into a bucket: it removes no others. Registered before they are put, so that none is forgotten. Backups
 * don't have them, because a restored copy must not remove photos of the shop.
 */
export const photoObjects = pgTable('photo_objects', {
  /** It ends with the checksum. */
  name: text('name').primaryKey(),
  /** Of the bucket, such as `s3://bucket/photos/`. */
  location: text('location').notNull(),
  createdAt: createdAt(),
  missingSince: moment('missing_since'),
});
