import { LRUCache } from 'lru-cache';
import { MAX_PICTURE_PIXELS, type PictureKind } from '../../../contract/catalogueRules';
import type { Picture } from '../../../contract/pictures';
import type { UploadedPicture, UploadQuery } from '../../../contract/shopPictures';
import { recordAudit } from '../../db/audit';
import type { Transaction } from '../../db/database';
import type { AppDeps } from '../../deps';
import type { StaffUser } from '../../lib/area';
import { DAY_MS } from '../../lib/caps';
import type { EncodeQueue } from '../../lib/encodeQueue';
import { AppError } from '../../lib/errors';
import { notAnImage } from '../../lib/notAnImage';
import type { Job } from '../../lib/jobs';
import { encodePicture, type PictureProblem } from './encodePicture';
import type { PhotoStore } from '../photoStore';
import * as repository from './repository';

const SWEEP_EVERY_MS = 3_600_000;
/** Pages, carts and previews elsewhere show replaced photos for a while. */
const UNUSED_DAYS = 30;
/** Limits the cache of recently read files. */
const CACHE_BYTES = 16 * 1024 * 1024;

const FAULTS = {
  TOO_MANY_PIXELS: 'photos.tooManyPixels',
  TOO_SMALL: 'photos.tooSmall',
} as const satisfies Record<Exclude<PictureProblem, 'NOT_AN_IMAGE'>, string>;

export type ShopPictures = ReturnType<typeof createShopPictureService>;

/** Every process serves them. */
export function createShopPictureService(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  queue: EncodeQueue,
  store: PhotoStore,
) {
  const recent = new LRUCache<string, Buffer>({ maxSize: CACHE_BYTES, sizeCalculation: (file) => file.length || 1 });

  return {
    admit: queue.admit,

    /** @throws AppError 400 for a broken, too large or too small picture; 503 when others wait, or it can't be stored */
    async add(staff: StaffUser, bytes: unknown, query: UploadQuery): Promise<UploadedPicture> {
      const encoded = Buffer.isBuffer(bytes)
        ? await queue.run(() => encodePicture(bytes, query, MAX_PICTURE_PIXELS))
        : 'NOT_AN_IMAGE';
      if (typeof encoded === 'string') {
        const key = encoded === 'NOT_AN_IMAGE' ? notAnImage(bytes) : FAULTS[encoded];
        throw new AppError(400, key, { params: { megapixels: MAX_PICTURE_PIXELS / 1e6 } });
      }
      const { id, picture } = encoded;
      const files = await Promise.all(
        encoded.files.map(async ({ ending, bytes }) => ({ ending, ...(await store.put(bytes)) })),
      );
      const at = clock.now();
      await db.transaction(async (tx) => {
        await repository.insertPicture(tx, { id, picture, files }, { kind: query.kind, at });
        const audited = { action: 'manageCatalogue', subject: 'picture', subjectId: id };
        await recordAudit(tx, staff, { ...audited, after: { kind: query.kind, width: picture.width } }, at);
      });
      return { _id: id, picture };
    },

    /**
     * Call it in the transaction that shows the picture. @throws AppError 404 for an unknown picture, or one of another
     * kind
     */
    async use(tx: Transaction, id: string, kind: PictureKind): Promise<Picture> {
      const picture = await repository.takeIntoUse(tx, id, kind);
      if (!picture) throw new AppError(404, 'photos.notFound');
      return picture;
    },

    /** @throws AppError 404, or 503 while its bucket does not respond */
    async read(id: string, ending: string): Promise<Buffer> {
      const name = id + ending;
      const cached = recent.get(name);
      if (cached) return cached;
      const stored = await repository.findFile(db, id, ending);
      if (!stored) throw new AppError(404, 'photos.notFound');
      const file = await store.read(stored);
      recent.set(name, file);
      return file;
    },

    sweep: {
      name: 'sweep unused pictures',
      everyMs: SWEEP_EVERY_MS,
      run: () => {
        const now = clock.now();
        return repository.sweepUnused(db, { now, unusedBefore: new Date(now.getTime() - UNUSED_DAYS * DAY_MS) });
      },
    } satisfies Job,
  };
}
