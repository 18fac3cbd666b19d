import { and, eq, inArray, lt, ne, notInArray, or } from 'drizzle-orm';
import type { Queries, Transaction } from '../../db/database';
import { complaints, orders, photos, ratingPhotos, roundStops } from '../../db/schema';
import type { PhotoKind } from '../../db/schema/photos';
import type { StoredBytes } from '../photoStore';

export const insertPhoto = (db: Queries, photo: typeof photos.$inferInsert) => db.insert(photos).values(photo);

export async function findPhoto(db: Queries, photoId: string): Promise<StoredBytes | null> {
  const [photo] = await db
    .select({ bytes: photos.webp, object: photos.object })
    .from(photos)
    .where(eq(photos.id, photoId));
  return (photo as StoredBytes | undefined) ?? null;
}

export async function isPhotoOf(db: Queries, photoId: string, orderId: string): Promise<boolean> {
  const found = db.select({ id: photos.id }).from(photos);
  return (await found.where(and(eq(photos.id, photoId), eq(photos.orderId, orderId)))).length > 0;
}

export const countPhotos = (db: Queries, orderId: string, kind: PhotoKind): Promise<number> =>
  db.$count(photos, and(eq(photos.orderId, orderId), eq(photos.kind, kind)));

export async function deletePhotosOf(tx: Transaction, customerId: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId));
  await tx.delete(photos).where(inArray(photos.orderId, own));
}

/** Deletes unreferenced photos older than `unusedBefore`, too. Those of ratings stay as long as their rating. */
export async function deleteOldPhotos(
  db: Queries,
  { allBefore, unusedBefore }: { allBefore: Date; unusedBefore: Date },
): Promise<void> {
  // NOT IN is never true beside a null.
  const ofStops = db.select({ id: photos.id }).from(photos).innerJoin(roundStops, eq(roundStops.photoId, photos.id));
  const ofComplaints = db
    .select({ id: photos.id })
    .from(photos)
    .innerJoin(complaints, eq(complaints.photoId, photos.id));
  const ofRatings = db.select({ id: ratingPhotos.photoId }).from(ratingPhotos);
  const isUnused = and(
    notInArray(photos.id, ofStops),
    notInArray(photos.id, ofComplaints),
    notInArray(photos.id, ofRatings),
  );
  await db
    .delete(photos)
    .where(
      or(
        and(lt(photos.createdAt, allBefore), ne(photos.kind, 'RATING')),
        and(lt(photos.createdAt, unusedBefore), isUnused),
      ),
    );
}
