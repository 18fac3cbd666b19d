import { and, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { PictureKind } from '../../../contract/catalogueRules';
import type { Picture } from '../../../contract/pictures';
import type { Queries, Transaction } from '../../db/database';
import { banners, categories, packs, pictureFiles, pictures, producers, products } from '../../db/schema';
import type { StoredBytes } from '../photoStore';
import { PHOTO_FOLDER, type EncodedPicture } from './encodePicture';

interface StoredPicture extends Pick<EncodedPicture, 'id' | 'picture'> {
  files: ({ ending: string } & StoredBytes)[];
}

/** The same upload again has the same files, and replaces those that a bucket may have lost. */
export async function insertPicture(
  tx: Transaction,
  { id, picture, files }: StoredPicture,
  { kind, at }: { kind: PictureKind; at: Date },
): Promise<void> {
  await tx
    .insert(pictures)
    .values({ id, kind, picture, createdAt: at, unusedSince: at })
    .onConflictDoUpdate({
      target: pictures.id,
      set: { unusedSince: at },
      setWhere: sql`${pictures.unusedSince} IS NOT NULL`,
    });
  await tx
    .insert(pictureFiles)
    .values(files.map((file) => ({ pictureId: id, ...file })))
    .onConflictDoUpdate({
      target: [pictureFiles.pictureId, pictureFiles.ending],
      set: { bytes: sql`excluded.bytes`, object: sql`excluded.object` },
    });
}

export async function findFile(db: Queries, pictureId: string, ending: string): Promise<StoredBytes | null> {
  const [file] = await db
    .select({ bytes: pictureFiles.bytes, object: pictureFiles.object })
    .from(pictureFiles)
    .where(and(eq(pictureFiles.pictureId, pictureId), eq(pictureFiles.ending, ending)));
  return (file as StoredBytes | undefined) ?? null;
}

/** A product without packs shows the photo that was taken for them. */
const kindsFor = (kind: PictureKind): PictureKind[] => (kind === 'SERVED' ? ['SERVED', 'PACK'] : [kind]);

/** The sweep waits for the transaction, then finds it used. */
export async function takeIntoUse(tx: Transaction, id: string, kind: PictureKind): Promise<Picture | null> {
  const [taken] = await tx
    .update(pictures)
    .set({ unusedSince: null })
    .where(and(eq(pictures.id, id), inArray(pictures.kind, kindsFor(kind))))
    .returning({ picture: pictures.picture });
  return taken?.picture ?? null;
}

const isShown: SQL = sql`EXISTS (
  SELECT FROM (
    SELECT ${packs.picture} ->> 'path' AS path FROM ${packs} UNION ALL
    SELECT ${products.served} ->> 'path' FROM ${products} UNION ALL
    SELECT ${categories.picture} ->> 'path' FROM ${categories} UNION ALL
    SELECT ${banners.picture} -> 'wide' ->> 'path' FROM ${banners} UNION ALL
    SELECT ${banners.picture} -> 'tall' ->> 'path' FROM ${banners} UNION ALL
    SELECT jsonb_array_elements(${producers.pictures}) ->> 'path' FROM ${producers}
  ) AS shown WHERE shown.path = ${`${PHOTO_FOLDER}/`} || ${pictures.id})`;

/** Marks what is no longer shown, and deletes what has long been unused. */
export async function sweepUnused(db: Queries, { now, unusedBefore }: { now: Date; unusedBefore: Date }) {
  await db
    .update(pictures)
    .set({ unusedSince: now })
    .where(and(isNull(pictures.unusedSince), sql`NOT ${isShown}`));
  await db.delete(pictures).where(and(lt(pictures.unusedSince, unusedBefore), sql`NOT ${isShown}`));
}
