import { and, eq, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { documents, photoObjects, photos, pictureFiles } from '../../db/schema';
import type { StoredBytes } from './storedBytes';

/** A file's row: of `photos`, or with an ending of `picture_files`, or of `documents`. */
export interface PhotoRow {
  id: string;
  ending: string | null;
  isDocument?: boolean;
}

export const registerObject = (db: Queries, object: typeof photoObjects.$inferInsert) =>
  db.insert(photoObjects).values(object);

const isUsed = sql`(EXISTS (SELECT FROM ${photos} WHERE ${photos.object} = ${photoObjects.name})
  OR EXISTS (SELECT FROM ${pictureFiles} WHERE ${pictureFiles.object} = ${photoObjects.name})
  OR EXISTS (SELECT FROM ${documents} WHERE ${documents.object} = ${photoObjects.name}))`;

/** Objects whose row was deleted, or never written. */
export async function listUnused(db: Queries, find: { location: string; before: Date; limit: number }) {
  const rows = await db
    .select({ name: photoObjects.name })
    .from(photoObjects)
    .where(and(eq(photoObjects.location, find.location), lt(photoObjects.createdAt, find.before), sql`NOT ${isUsed}`))
    .limit(find.limit);
  return rows.map(({ name }) => name);
}

export const forgetObject = (db: Queries, name: string) => db.delete(photoObjects).where(eq(photoObjects.name, name));

export async function markMissing(db: Queries, name: string, at: Date): Promise<void> {
  await db
    .update(photoObjects)
    .set({ missingSince: at })
    .where(and(eq(photoObjects.name, name), isNull(photoObjects.missingSince)));
}

/** All others were found. */
export async function markAllFoundBut(db: Queries, names: string[]): Promise<void> {
  await db
    .update(photoObjects)
    .set({ missingSince: null })
    .where(
      and(isNotNull(photoObjects.missingSince), names.length > 0 ? notInArray(photoObjects.name, names) : undefined),
    );
}

export const countMissing = (db: Queries): Promise<number> =>
  db.$count(photoObjects, and(isNotNull(photoObjects.missingSince), isUsed));

/** Where photos of this database are, beside it. */
export async function listLocations(db: Queries): Promise<{ location: string; count: number }[]> {
  return db
    .select({ location: photoObjects.location, count: sql`count(*)`.mapWith(Number) })
    .from(photoObjects)
    .where(isUsed)
    .groupBy(photoObjects.location);
}

export async function listRows(db: Queries, where: 'database' | 'bucket'): Promise<PhotoRow[]> {
  const evidence = await db
    .select({ id: photos.id })
    .from(photos)
    .where(where === 'bucket' ? isNotNull(photos.object) : sql`length(${photos.webp}) > 0`);
  const shop = await db
    .select({ id: pictureFiles.pictureId, ending: pictureFiles.ending })
    .from(pictureFiles)
    .where(where === 'bucket' ? isNotNull(pictureFiles.object) : sql`length(${pictureFiles.bytes}) > 0`);
  const pdfs = await db
    .select({ id: documents.id })
    .from(documents)
    .where(where === 'bucket' ? isNotNull(documents.object) : sql`length(${documents.bytes}) > 0`);
  return [
    ...evidence.map(({ id }) => ({ id, ending: null })),
    ...shop,
    ...pdfs.map(({ id }) => ({ id, ending: null, isDocument: true })),
  ];
}

export async function findRow(db: Queries, { id, ending, isDocument }: PhotoRow): Promise<StoredBytes | null> {
  if (isDocument) {
    const columns = { bytes: documents.bytes, object: documents.object };
    const [row] = await db.select(columns).from(documents).where(eq(documents.id, id));
    return (row as StoredBytes | undefined) ?? null;
  }
  const [row] =
    ending === null
      ? await db.select({ bytes: photos.webp, object: photos.object }).from(photos).where(eq(photos.id, id))
      : await db
          .select({ bytes: pictureFiles.bytes, object: pictureFiles.object })
          .from(pictureFiles)
          .where(isFile(id, ending));
  return (row as StoredBytes | undefined) ?? null;
}

const isFile = (id: string, ending: string) => and(eq(pictureFiles.pictureId, id), eq(pictureFiles.ending, ending));

/** @returns false if the row was deleted or moved meanwhile */
export async function moveRow(db: Queries, { id, ending, isDocument }: PhotoRow, from: StoredBytes, to: StoredBytes) {
  const isAsBefore = (object: typeof photos.object | typeof pictureFiles.object | typeof documents.object) =>
    from.object === null ? isNull(object) : eq(object, from.object);
  if (isDocument) {
    const moved = await db
      .update(documents)
      .set(to)
      .where(and(eq(documents.id, id), isAsBefore(documents.object)))
      .returning({ id: documents.id });
    return moved.length > 0;
  }
  const moved =
    ending === null
      ? await db
          .update(photos)
          .set({ webp: to.bytes, object: to.object })
          .where(and(eq(photos.id, id), isAsBefore(photos.object)))
          .returning({ id: photos.id })
      : await db
          .update(pictureFiles)
          .set(to)
          .where(and(isFile(id, ending), isAsBefore(pictureFiles.object)))
          .returning({ id: pictureFiles.pictureId });
  return moved.length > 0;
}
