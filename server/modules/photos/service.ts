import type { Queries } from '../../db/database';
import type { PhotoKind } from '../../db/schema/photos';
import type { AppDeps } from '../../deps';
import { DAY_MS } from '../../lib/caps';
import type { EncodeQueue } from '../../lib/encodeQueue';
import { encodePhoto, type EncodedPhoto } from '../../lib/encodePhoto';
import { AppError } from '../../lib/errors';
import { newId } from '../../lib/ids';
import type { Job } from '../../lib/jobs';
import * as repository from './repository';

/** The longest side of a stored photo, in pixels. */
const PHOTO_SIDE_PX = 1280;
/** Phones take up to 24 million by default. Decoding more would take too much memory. */
const MAX_PIXELS = 30_000_000;
const MAX_PER_ORDER: Record<PhotoKind, number> = { COMPLAINT: 30, DELIVERY: 10 };
const SWEEP_EVERY_MS = 3_600_000;
/** A photo whose act never came. */
const UNUSED_DAYS = 2;
/** As long as anyone disputes a delivery. */
const STORED_DAYS = 180;

export type Photos = ReturnType<typeof createPhotoService>;

/** Photos of deliveries and complaints. */
export function createPhotoService({ db, clock }: Pick<AppDeps, 'db' | 'clock'>, queue: EncodeQueue) {
  return {
    /**
     * Encodes an uploaded photo again, before the transaction that stores it.
     * @throws AppError 400 for what is no whole picture, or has too many pixels; 503 when others wait
     */
    async encode(bytes: unknown): Promise<EncodedPhoto> {
      const encoded = Buffer.isBuffer(bytes)
        ? await queue.run(() => encodePhoto(bytes, { sidePx: PHOTO_SIDE_PX, maxPixels: MAX_PIXELS }))
        : 'NOT_AN_IMAGE';
      if (encoded === 'NOT_AN_IMAGE') throw new AppError(400, 'photos.notAnImage');
      if (encoded === 'TOO_MANY_PIXELS') {
        throw new AppError(400, 'photos.tooManyPixels', { params: { megapixels: MAX_PIXELS / 1e6 } });
      }
      return encoded;
    },

    /** @returns its id. What nothing refers to after two days is deleted. */
    async insert(tx: Queries, photo: EncodedPhoto & { kind: PhotoKind; orderId: string }): Promise<string> {
      const id = newId();
      await repository.insertPhoto(tx, { id, ...photo, createdAt: clock.now() });
      return id;
    },

    /** @throws AppError 409 for an order with as many photos of that kind as are stored */
    async assertRoom(at: Queries, orderId: string, kind: PhotoKind): Promise<void> {
      if ((await repository.countPhotos(at, orderId, kind)) >= MAX_PER_ORDER[kind])
        throw new AppError(409, 'photos.tooMany');
    },

    /** Whether a photo was taken for that order. */
    isOf: (tx: Queries, photoId: string, orderId: string) => repository.isPhotoOf(tx, photoId, orderId),

    /** @throws AppError 404 */
    async read(photoId: string): Promise<Buffer> {
      const photo = await repository.findPhoto(db, photoId);
      if (!photo) throw new AppError(404, 'photos.notFound');
      return photo.webp;
    },

    /** With an account. */
    erasePhotos: repository.deletePhotosOf,

    sweep: {
      name: 'sweep photos',
      everyMs: SWEEP_EVERY_MS,
      run: () => {
        const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
        return repository.deleteOldPhotos(db, { allBefore: daysAgo(STORED_DAYS), unusedBefore: daysAgo(UNUSED_DAYS) });
      },
    } satisfies Job,
  };
}
