import { check, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { PICTURE_KINDS, type PictureKind } from '../../../contract/catalogueRules';
import type { Picture } from '../../../contract/pictures';
import { createdAt, moment, oneOf } from './columns';
import { bytes } from './photos';

/** Photos that the shop shows, uploaded by staff. Public, unlike those of deliveries and complaints. */
export const pictures = pgTable(
  'pictures',
  {
    /** A hash of its files, and their name. */
    id: text('id').primaryKey(),
    kind: text('kind').$type<PictureKind>().notNull(),
    picture: jsonb('picture').$type<Picture>().notNull(),
    createdAt: createdAt(),
    /** Since when nothing shows it: it stays for pages and previews that others cached. Null: it is shown. */
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
    /** How the file's name goes on behind the id: `-360.avif`. */
    ending: text('ending').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pictureId, table.ending] })],
);
