import type { Language } from '../../../contract/constants';
import { MIN_RATINGS_FOR_AVERAGE, MAX_STARS, RATINGS_PER_PAGE } from '../../../contract/ratingConstants';
import type {
  OwnRating,
  ProductRatings,
  Rating,
  RatingBody,
  RatingsOfOrder,
  RatingsQuery,
} from '../../../contract/ratings';
import type { Transaction } from '../../db/database';
import { isUniqueViolation } from '../../db/errors';
import type { AppDeps } from '../../deps';
import { cutPage, readCursor } from '../../lib/cursor';
import { AppError, FieldsError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import type { EvidencePhotos } from '../evidencePhotos';
import { localPicture } from '../catalogue';
import type { Orders } from '../orders';
import { authorName } from './authorName';
import { findContact } from './findContact';
import * as repository from './repository';

const PHOTO_PATH = '/api/web/homepage/rating/photo/';

export type RatingsService = ReturnType<typeof createRatingsService>;

/** What customers read and write. */
export function createRatingsService(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { orders, photos }: { orders: Pick<Orders, 'withOrder' | 'queries'>; photos: EvidencePhotos },
) {
  /** @throws FieldsError for a text with a telephone number, an address or a link */
  function readText(text: string): string {
    const contact = findContact(text);
    if (contact) throw new FieldsError({ text: { key: `ratings.contact.${contact}` } });
    return text.trim();
  }

  /** @throws AppError 404 for a photo that belongs elsewhere */
  async function savePhotos(tx: Transaction, orderId: string, ratingId: string, photoIds: readonly string[]) {
    const usable = await repository.findUsablePhotos(tx, photoIds, { orderId, ratingId });
    if (usable.length < photoIds.length) throw new AppError(404, 'ratings.noPhoto');
    await repository.savePhotos(tx, ratingId, photoIds);
  }

  return {
    async listOfProduct(
      productId: string,
      { cursor, limit = RATINGS_PER_PAGE }: RatingsQuery,
    ): Promise<ProductRatings> {
      const after = cursor === undefined ? null : readCursor(cursor);
      const [rows, byStars] = [
        await repository.findShown(db, productId, { after, limit: limit + 1 }),
        await repository.countByStars(db, productId),
      ];
      const { page, nextCursor } = cutPage(rows, limit, ({ rating }) => rating);
      const counts = Array.from(
        { length: MAX_STARS },
        (_, at) => byStars.find(({ stars }) => stars === at + 1)?.count ?? 0,
      );
      const count = counts.reduce((sum, each) => sum + each, 0);
      const sum = counts.reduce((stars, each, at) => stars + each * (at + 1), 0);
      return {
        items: page.map(serialize),
        nextCursor,
        count,
        average: count < MIN_RATINGS_FOR_AVERAGE ? null : Math.round((sum / count) * 10) / 10,
        counts,
      };
    },

    /** @throws AppError 404 unless staff have let it show */
    async readPhoto(photoId: string): Promise<Buffer> {
      const photo = await repository.findPublicPhoto(db, photoId);
      if (!photo) throw new AppError(404, 'photos.notFound');
      return photos.readStored(photo);
    },

    /** @throws AppError 404, also for another customer's order */
    async listOfOrder(customerId: string, orderId: string, language: Language): Promise<RatingsOfOrder> {
      await orders.queries.find({ id: orderId, customerId });
      const received = await repository.findReceived(db, orderId, language);
      return {
        products: received.map(({ rating, photos: own, picture, ...product }) => ({
          ...product,
          picture: localPicture(picture, language),
          rating: rating && serializeOwn(rating, own),
        })),
      };
    },

    /** @throws AppError 404 for another's order; 409 before the delivery, or with too many photos; 400 for no picture */
    async addPhoto(customerId: string, orderId: string, bytes: unknown): Promise<string> {
      const { status } = await orders.queries.find({ id: orderId, customerId });
      if (status !== 'DELIVERED') throw new AppError(409, 'ratings.notReceived');
      await photos.assertRoom(db, orderId, 'RATING');
      const photo = await photos.add(bytes);
      return photos.insert(db, { kind: 'RATING', orderId, ...photo });
    },

    /** @throws AppError 404 for another's order; 409 for what was not received, or was rated before */
    async rate(
      customerId: string,
      { orderId, productId }: { orderId: string; productId: string },
      body: RatingBody,
      language: Language,
    ): Promise<void> {
      const text = readText(body.text);
      const id = newId();
      try {
        await orders.withOrder({ id: orderId, customerId }, async (tx) => {
          if (!(await repository.isReceivedWith(tx, orderId, productId)))
            throw new AppError(409, 'ratings.notReceived');
          await repository.insertRating(tx, {
            id,
            productId,
            orderId,
            customerId,
            stars: body.stars,
            text,
            language,
            createdAt: clock.now(),
          });
          await savePhotos(tx, orderId, id, body.photoIds);
        });
      } catch (error) {
        if (isUniqueViolation(error, 'ratings_order_product_unique')) throw new AppError(409, 'ratings.rated');
        throw error;
      }
    },

    /** One that is hidden stays so. @throws AppError 404 */
    async change(
      customerId: string,
      { orderId, productId }: { orderId: string; productId: string },
      body: RatingBody,
      language: Language,
    ): Promise<void> {
      const text = readText(body.text);
      await orders.withOrder({ id: orderId, customerId }, async (tx) => {
        const change = { stars: body.stars, text, language };
        const id = await repository.updateRating(tx, orderId, productId, change);
        if (id === null) throw new AppError(404, 'ratings.notFound');
        await savePhotos(tx, orderId, id, body.photoIds);
      });
    },

    /** With its photos and the answer. @throws AppError 404 */
    async withdraw(customerId: string, { orderId, productId }: { orderId: string; productId: string }): Promise<void> {
      await orders.withOrder({ id: orderId, customerId }, async (tx) => {
        const id = await repository.findRatingId(tx, orderId, productId);
        if (id === null) throw new AppError(404, 'ratings.notFound');
        await repository.savePhotos(tx, id, []);
        await repository.deleteRating(tx, id);
      });
    },
  };
}

const serialize = ({ rating, name, photos }: Awaited<ReturnType<typeof repository.findShown>>[number]): Rating => ({
  _id: rating.id,
  stars: rating.stars,
  text: rating.text,
  language: rating.language,
  author: authorName(name ?? ''),
  isSample: rating.sample,
  ratedAt: rating.createdAt.toISOString(),
  photos: photos.filter(({ state }) => state === 'SHOWN').map(({ photoId }) => PHOTO_PATH + photoId),
  answer: rating.answer,
});

export const serializeOwn = (rating: repository.RatingRow, photos: OwnRating['photos']): OwnRating => ({
  _id: rating.id,
  stars: rating.stars,
  text: rating.text,
  photos,
  answer: rating.answer,
  hiddenReason: rating.hiddenReason,
  ratedAt: rating.createdAt.toISOString(),
});
