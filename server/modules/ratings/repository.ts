import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { RatingFilter, RatingPhotoState } from '../../../contract/ratingConstants';
import { blockedFor } from '../../db/blockedFor';
import type { Queries, Transaction } from '../../db/database';
import {
  complaints,
  customers,
  notifications,
  orderEvents,
  orderItems,
  orders,
  packs,
  photos,
  products,
  pushSubscriptions,
  ratingPhotos,
  ratings,
  replacementOrders,
} from '../../db/schema';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';
import type { CursorPosition } from '../../lib/cursor';
import type { StoredBytes } from '../photoStore';

export type RatingRow = typeof ratings.$inferSelect;

const newestFirst = [desc(ratings.createdAt), desc(ratings.id)];

const isBehind = (after: CursorPosition | null): SQL | undefined =>
  after === null
    ? undefined
    : or(lt(ratings.createdAt, after.createdAt), and(eq(ratings.createdAt, after.createdAt), lt(ratings.id, after.id)));

interface RatingPhoto {
  photoId: string;
  state: RatingPhotoState;
}

/** In a statement that joins tables, so that columns are named in full. */
const photosOfRating = sql<RatingPhoto[]>`coalesce((
  SELECT json_agg(json_build_object('photoId', photo.photo_id, 'state', photo.state) ORDER BY photo.position, photo.photo_id)
  FROM ${ratingPhotos} AS photo WHERE photo.rating_id = ${ratings.id}), '[]')`;

// What customers read -------------------------------------------------------------------------------------------------

const isShown = isNull(ratings.hiddenAt);

const isOfProduct = (productId: string) => and(eq(ratings.productId, productId), isShown);

export const findShown = (
  db: Queries,
  productId: string,
  { after, limit }: { after: CursorPosition | null; limit: number },
) =>
  db
    .select({ rating: ratings, name: customers.name, photos: photosOfRating })
    .from(ratings)
    .leftJoin(customers, eq(customers.id, ratings.customerId))
    .where(and(isOfProduct(productId), isBehind(after)))
    .orderBy(...newestFirst)
    .limit(limit);

/** How many gave each number of stars. */
export const countByStars = (db: Queries, productId: string) =>
  db
    .select({ stars: ratings.stars, count: count() })
    .from(ratings)
    .where(isOfProduct(productId))
    .groupBy(ratings.stars);

/** A photo that staff have checked, of a rating that is not hidden. */
export async function findPublicPhoto(db: Queries, photoId: string): Promise<StoredBytes | null> {
  const [photo] = await db
    .select({ bytes: photos.webp, object: photos.object })
    .from(ratingPhotos)
    .innerJoin(photos, eq(photos.id, ratingPhotos.photoId))
    .innerJoin(ratings, eq(ratings.id, ratingPhotos.ratingId))
    .where(and(eq(ratingPhotos.photoId, photoId), eq(ratingPhotos.state, 'SHOWN'), isShown));
  return (photo as StoredBytes | undefined) ?? null;
}

// What customers write ------------------------------------------------------------------------------------------------

/** Fewer than ordered where the shop had too little, and none of a line that others took the place of. */
const delivered = sql`coalesce(${orderItems.packedQuantity}, ${orderItems.quantity})`;

/** The customer says that nothing of the line came, and the shop didn't decline that. */
const isMissing = (db: Queries) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(complaints)
      .where(
        and(
          eq(complaints.orderId, orderItems.orderId),
          eq(complaints.lineNo, orderItems.lineNo),
          inArray(complaints.kind, ['MISSING', 'WRONG']),
          sql`${complaints.state} <> 'DECLINED' AND ${complaints.quantity} >= ${delivered}`,
        ),
      ),
  );

const isReceived = (db: Queries) => and(sql`${delivered} > 0`, sql`NOT ${isMissing(db)}`);

/** The products that came with a delivered order, in the order of its lines, each with its rating. */
export async function findReceived(db: Queries, orderId: string, language: Language) {
  const rows = await db
    .select({
      productId: products.id,
      slug: products.slug,
      name: products[`name${LANGUAGE_SUFFIX[language]}`],
      picture: packs.picture,
      rating: ratings,
      photos: photosOfRating,
    })
    .from(orderItems)
    .innerJoin(orders, and(eq(orders.id, orderItems.orderId), eq(orders.status, 'DELIVERED')))
    .innerJoin(packs, eq(packs.id, orderItems.packId))
    .innerJoin(products, eq(products.id, packs.productId))
    .leftJoin(ratings, and(eq(ratings.orderId, orderItems.orderId), eq(ratings.productId, products.id)))
    .where(and(eq(orderItems.orderId, orderId), or(isReceived(db), isNotNull(ratings.id))))
    .orderBy(asc(orderItems.lineNo));
  // A product may have several packs in an order.
  return rows.filter((row, at) => rows.findIndex(({ productId }) => productId === row.productId) === at);
}

export const isReceivedWith = async (tx: Transaction, orderId: string, productId: string): Promise<boolean> =>
  (
    await tx
      .select({ one: sql`1` })
      .from(orderItems)
      .innerJoin(orders, and(eq(orders.id, orderItems.orderId), eq(orders.status, 'DELIVERED')))
      .innerJoin(packs, eq(packs.id, orderItems.packId))
      .where(and(eq(orderItems.orderId, orderId), eq(packs.productId, productId), isReceived(tx)))
      .limit(1)
  ).length > 0;

/** @throws a violation of `ratings_order_product_unique` for a product that was rated before */
export const insertRating = (tx: Transaction, rating: typeof ratings.$inferInsert) => tx.insert(ratings).values(rating);

const isFor = (orderId: string, productId: string) =>
  and(eq(ratings.orderId, orderId), eq(ratings.productId, productId));

/** @returns its id; null where there is none */
export async function updateRating(
  tx: Transaction,
  orderId: string,
  productId: string,
  change: Pick<RatingRow, 'stars' | 'text' | 'language'>,
): Promise<string | null> {
  const [row] = await tx.update(ratings).set(change).where(isFor(orderId, productId)).returning({ id: ratings.id });
  return row?.id ?? null;
}

export async function findRatingId(tx: Transaction, orderId: string, productId: string): Promise<string | null> {
  const [row] = await tx.select({ id: ratings.id }).from(ratings).where(isFor(orderId, productId));
  return row?.id ?? null;
}

export const deleteRating = (tx: Transaction, id: string) => tx.delete(ratings).where(eq(ratings.id, id));

/** Those of the order that can be put to this rating: new ones, and its own. */
export async function findUsablePhotos(
  tx: Transaction,
  photoIds: readonly string[],
  { orderId, ratingId }: { orderId: string; ratingId: string },
): Promise<string[]> {
  if (photoIds.length === 0) return [];
  const rows = await tx
    .select({ id: photos.id })
    .from(photos)
    .leftJoin(ratingPhotos, eq(ratingPhotos.photoId, photos.id))
    .where(
      and(
        inArray(photos.id, [...photoIds]),
        eq(photos.orderId, orderId),
        eq(photos.kind, 'RATING'),
        or(isNull(ratingPhotos.ratingId), eq(ratingPhotos.ratingId, ratingId)),
      ),
    );
  return rows.map(({ id }) => id);
}

/** The rating has these and no others; a photo that staff have checked stays checked. */
export async function savePhotos(tx: Transaction, ratingId: string, photoIds: readonly string[]): Promise<void> {
  const own = tx.select({ id: ratingPhotos.photoId }).from(ratingPhotos).where(eq(ratingPhotos.ratingId, ratingId));
  const gone = (await own).filter(({ id }) => !photoIds.includes(id)).map(({ id }) => id);
  if (gone.length > 0) await tx.delete(photos).where(inArray(photos.id, gone));
  if (photoIds.length === 0) return;
  await tx
    .insert(ratingPhotos)
    .values(photoIds.map((photoId, position) => ({ photoId, ratingId, position })))
    .onConflictDoUpdate({ target: ratingPhotos.photoId, set: { position: sql`excluded.position` } });
}

// What staff see ------------------------------------------------------------------------------------------------------

const waitingPhoto = (db: Queries) =>
  db
    .select({ one: sql`1` })
    .from(ratingPhotos)
    .where(and(eq(ratingPhotos.ratingId, ratings.id), eq(ratingPhotos.state, 'WAITING')));

const isFiltered = (db: Queries, filter: RatingFilter | undefined): SQL | undefined => {
  if (filter === 'HIDDEN') return isNotNull(ratings.hiddenAt);
  if (filter === 'UNANSWERED') return and(isNull(ratings.answer), isShown);
  return filter === 'PHOTOS' ? and(exists(waitingPhoto(db)), isShown) : undefined;
};

const selectForStaff = (db: Queries, language: Language) =>
  db
    .select({
      rating: ratings,
      productName: products[`name${LANGUAGE_SUFFIX[language]}`],
      productSlug: products.slug,
      orderNumber: orders.orderNumber,
      customerName: customers.name,
      photos: photosOfRating,
    })
    .from(ratings)
    .innerJoin(products, eq(products.id, ratings.productId))
    .leftJoin(orders, eq(orders.id, ratings.orderId))
    .leftJoin(customers, eq(customers.id, ratings.customerId));

export type StaffRatingRow = Awaited<ReturnType<typeof findForStaff>>[number];

export interface StaffFilters {
  filter?: RatingFilter;
  stars?: number;
  productId?: string;
  customerId?: string;
}

export const findForStaff = (
  db: Queries,
  { filter, stars, productId, customerId }: StaffFilters,
  { language, after, limit }: { language: Language; after: CursorPosition | null; limit: number },
) =>
  selectForStaff(db, language)
    .where(
      and(
        isFiltered(db, filter),
        stars === undefined ? undefined : eq(ratings.stars, stars),
        productId === undefined ? undefined : eq(ratings.productId, productId),
        customerId === undefined ? undefined : eq(ratings.customerId, customerId),
        isBehind(after),
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit);

/** Ratings with photos that wait for a person. */
export const countPhotosToCheck = (db: Queries): Promise<number> =>
  db.$count(ratings, and(exists(waitingPhoto(db)), isShown));

export async function lockRating(tx: Transaction, id: string): Promise<RatingRow | null> {
  const [row] = await tx.select().from(ratings).where(eq(ratings.id, id)).for('no key update');
  return row ?? null;
}

export async function findOneForStaff(db: Queries, id: string, language: Language): Promise<StaffRatingRow | null> {
  const [row] = await selectForStaff(db, language).where(eq(ratings.id, id));
  return row ?? null;
}

export const changeRating = (
  tx: Transaction,
  id: string,
  change: Partial<Pick<RatingRow, 'answer' | 'hiddenReason' | 'hiddenAt'>>,
) => tx.update(ratings).set(change).where(eq(ratings.id, id));

/** @returns the state before; null where the rating has no such photo */
export async function setPhotoState(
  tx: Transaction,
  ratingId: string,
  photoId: string,
  state: RatingPhotoState,
): Promise<RatingPhotoState | null> {
  const isIt = and(eq(ratingPhotos.ratingId, ratingId), eq(ratingPhotos.photoId, photoId));
  const [before] = await tx.select({ state: ratingPhotos.state }).from(ratingPhotos).where(isIt).for('update');
  if (before) await tx.update(ratingPhotos).set({ state }).where(isIt);
  return before?.state ?? null;
}

// Asking --------------------------------------------------------------------------------------------------------------

/** A product that came with the order and is not rated. */
const unrated = (db: Queries, orderId: SQL) =>
  db
    .select({ one: sql`1` })
    .from(orderItems)
    .innerJoin(packs, eq(packs.id, orderItems.packId))
    .where(
      and(
        sql`${orderItems.orderId} = ${orderId}`,
        isReceived(db),
        notExists(
          db
            .select({ one: sql`1` })
            .from(ratings)
            .where(and(eq(ratings.orderId, orderItems.orderId), eq(ratings.productId, packs.productId))),
        ),
      ),
    );

const openComplaint = (db: Queries) =>
  db
    .select({ one: sql`1` })
    .from(complaints)
    .where(and(eq(complaints.orderId, orders.id), eq(complaints.state, 'OPEN')));

/** Its customer can be asked: neither the parcel nor its money is disputed, and something of it is left to rate. */
const isAskable = (db: Queries) =>
  and(
    eq(orders.status, 'DELIVERED'),
    isNotNull(orders.customerId),
    sql`${blockedFor(orders.customerId)} IS NULL`,
    sql`(${orders.refundedPaise} = 0 OR ${orders.refundedPaise} < ${orders.receivedPaise})`,
    notExists(openComplaint(db)),
    exists(unrated(db, sql`${orders.id}`)),
  );

/** Orders that were delivered in the period, and whose customer can be told but was not asked. */
export async function findToAsk(db: Queries, { from, until }: { from: Date; until: Date }): Promise<string[]> {
  const isAsked = db
    .select({ one: sql`1` })
    .from(notifications)
    .where(and(eq(notifications.orderId, orders.id), eq(notifications.kind, 'RATING_ASKED')));
  const isReplacement = db
    .select({ one: sql`1` })
    .from(replacementOrders)
    .where(eq(replacementOrders.orderId, orders.id));
  const hasBrowser = db
    .select({ one: sql`1` })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.customerId, customers.id));
  const rows = await db
    .selectDistinct({ id: orders.id })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(
      and(
        eq(orderEvents.toStatus, 'DELIVERED'),
        sql`${orderEvents.at} BETWEEN ${from.toISOString()}::timestamptz AND ${until.toISOString()}::timestamptz`,
        isAskable(db),
        notExists(isAsked),
        notExists(isReplacement),
        or(ne(customers.emailId, ''), exists(hasBrowser)),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Whether to ask is still right when the message is sent. */
export const isStillToAsk = async (db: Queries, orderId: string): Promise<boolean> =>
  (
    await db
      .select({ one: sql`1` })
      .from(orders)
      .leftJoin(customers, eq(customers.id, orders.customerId))
      .where(and(eq(orders.id, orderId), isAskable(db)))
  ).length > 0;

// Personal data -------------------------------------------------------------------------------------------------------

export const findOfCustomer = (db: Queries, customerId: string, language: Language) =>
  selectForStaff(db, language)
    .where(eq(ratings.customerId, customerId))
    .orderBy(...newestFirst);
