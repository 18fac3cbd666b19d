import { check, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, oneOf } from './columns';

export const bytes = customType<{ data: Buffer; driverData: Buffer | Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

export const PHOTO_KINDS = ['DELIVERY', 'COMPLAINT'] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];

/** Photos are never public. Re-encoded, so that only a picture is stored. */
export const photos = pgTable(
  'photos',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<PhotoKind>().notNull(),
    orderId: text('order_id').notNull(),
    webp: bytes('webp').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('photos_kind_check', oneOf(table.kind, PHOTO_KINDS)),
    index('photos_order_index').on(table.orderId),
  ],
);
