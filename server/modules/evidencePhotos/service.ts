import { RETENTION } from '../../../contract/retentionConstants';
import type { Queries } from '../../db/database';
import type { PhotoKind } from '../../db/schema/photos';
import type { AppDeps } from '../../deps';
import { DAY_MS } from '../../lib/caps';
import type { EncodeQueue } from '../../lib/encodeQueue';
import { encodePhoto, type EncodedPhoto } from '../../lib/encodePhoto';
import { AppError } from '../../lib/errors';
import { notAnImage } from '../../lib/notAnImage';
import { newId } from '../../lib/ids';
import type { Job } from '../../lib/jobs';
import type { PhotoStore, StoredBytes } from '../photoStore';
import * as repository from './repository';

/** Limits the longer side. */
const PHOTO_SIDE_PX = 1280;
/** Phones take up to 24 million; decoding more takes too much memory. */
const MAX_PIXELS = 30_000_000;
const MAX_PER_ORDER: Record<PhotoKind, number> = { COMPLAINT: 30, DELIVERY: 10, RATING: 60 };
const SWEEP_EVERY_MS = 3_600_000;
/** Uploaded, but never used. */
const UNUSED_DAYS = 2;

/** It is stored, but no row has it yet. */
interface NewPhoto extends EncodedPhoto {
  stored: StoredBytes;
}

export type EvidencePhotos = ReturnType<typeof createEvidencePhotoService>;

export function createEvidencePhotoService(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  queue: EncodeQueue,
  store: PhotoStore,
) {
  return {
    /**
     * Call it before the transaction that stores the photo.
     * @throws AppError 400 for the picture, 503 when the queue is full or the photo can't be stored
     */
    async add(bytes: unknown): Promise<NewPhoto> {
      const encoded = Buffer.isBuffer(bytes)
        ? await queue.run(() => encodePhoto(bytes, { sidePx: PHOTO_SIDE_PX, maxPixels: MAX_PIXELS }))
        : 'NOT_AN_IMAGE';
      if (encoded === 'NOT_AN_IMAGE') throw new AppError(400, notAnImage(bytes));
      if (encoded === 'TOO_MANY_PIXELS') {
        throw new AppError(400, 'photos.tooManyPixels', { params: { megapixels: MAX_PIXELS / 1e6 } });
      }
      return { ...encoded, stored: await store.put(encoded.webp) };
    },

    /** @returns the id */
    async insert(tx: Queries, { stored, ...photo }: NewPhoto & { kind: PhotoKind; orderId: string }): Promise<string> {
      const id = newId();
      await repository.insertPhoto(tx, {
        id,
        ...photo,
        webp: stored.bytes,
        object: stored.object,
        createdAt: clock.now(),
      });
      return id;
    },

    /** @throws AppError 409 when the order has its maximum of that kind */
    async assertRoom(at: Queries, orderId: string, kind: PhotoKind): Promise<void> {
      if ((await repository.countPhotos(at, orderId, kind)) >= MAX_PER_ORDER[kind])
        throw new AppError(409, 'photos.tooMany');
    },

    readStored: (photo: StoredBytes): Promise<Buffer> => store.read(photo),

    isOf: (tx: Queries, photoId: string, orderId: string) => repository.isPhotoOf(tx, photoId, orderId),

    /** @throws AppError 404, or 503 while its bucket does not respond */
    async read(photoId: string): Promise<Buffer> {
      const photo = await repository.findPhoto(db, photoId);
      if (!photo) throw new AppError(404, 'photos.notFound');
      return store.read(photo);
    },

    erasePhotos: repository.deletePhotosOf,

    sweep: {
      name: 'sweep photos',
      everyMs: SWEEP_EVERY_MS,
      run: () => {
        const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
        return repository.deleteOldPhotos(db, {
          allBefore: daysAgo(RETENTION.evidencePhotos.days),
          unusedBefore: daysAgo(UNUSED_DAYS),
        });
      },
    } satisfies Job,
  };
}
