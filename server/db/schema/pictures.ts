import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { PICTURE_KINDS, type PictureKind } from '../../../contract/catalogueRules';
import type { Picture } from '../../../contract/pictures';
import { createdAt, moment, oneOf } from './columns';
import { bytes } from './photos';

/** The shop's public photos, unlike `photos`. */
export const pictures = pgTable(
  'pictures',
  {
    /** Hash of its files; begins their names. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<PictureKind>().notNull(),
    picture: jsonb('picture').$type<Picture>().notNull(),
    createdAt: createdAt(),
    /** It is null while the picture is shown. Unused pictures remain for cached pages. */
    unusedSince: moment('unused_since'),
  },
  (table) => [check('pictures_kind_check', oneOf(table.kind, Object.keys(PICTURE_KINDS)))],
);

export const pictureFiles = pgTable(
  'picture_files',
  {
    pictureId: text('picture_id')
      .notNull()
      .references(() => pictures.id, { onDelete: 'cascade' }),
    /** File name after the id: `-360.avif`. */
    ending: text('ending').notNull(),
    /** It is null where the file is an object of a bucket. */
    bytes: bytes('bytes'),
    object: text('object'),
  },
  (table) => [
    primaryKey({ columns: [table.pictureId, table.ending] }),
    check('picture_files_object_check', sql`num_nonnulls(${table.bytes}, ${table.object}) = 1`),
  ],
);
