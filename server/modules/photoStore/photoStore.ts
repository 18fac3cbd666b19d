import type { AppDeps } from '../../deps';
import { HOUR_MS } from '../../lib/caps';
import { AppError } from '../../lib/errors';
import type { Job } from '../../lib/jobs';
import { StartProblem } from '../../lib/problem';
import type { S3Timing } from '../../ports/storage/s3';
import { nameObject, openPhotoBucket, type PhotoBucket } from './photoBucket';
import * as repository from './repository';
import type { StoredBytes } from './storedBytes';

const SWEEP_LIMIT = 500;
/** A person waits for it. */
const QUICK = { timeoutMs: 5_000, retryMs: 200, retries: 1 };

export interface PhotoStore {
  /** Call it before the transaction that writes the row. @throws AppError 503 */
  put(bytes: Buffer): Promise<StoredBytes>;
  /** @throws AppError 404 where the object is missing or damaged, 503 where its bucket does not respond */
  read(stored: StoredBytes): Promise<Buffer>;
  jobs: Job[];
}

/** Photos are stored in the database, or in the bucket of `PHOTOS_IN`. */
export function createPhotoStore(deps: AppDeps, timing: S3Timing = QUICK): PhotoStore {
  const bucket = openPhotoBucket(deps.config, timing);
  return bucket ? inBucket(deps, bucket) : inDatabase;
}

const notFound = () => new AppError(404, 'photos.notFound');
const unavailable = () => new AppError(503, 'photos.unavailable');

const inDatabase: PhotoStore = {
  put: async (bytes) => ({ bytes, object: null }),
  read: async ({ bytes }) => {
    // The start rejects other settings, but the photos may be moved while it runs.
    if (bytes === null) throw unavailable();
    return existing(bytes);
  },
  jobs: [],
};

/** A backup has no bytes for a photo that was missing in its bucket. */
function existing(bytes: Buffer): Buffer {
  if (bytes.length === 0) throw notFound();
  return bytes;
}

function inBucket({ db, clock, log }: AppDeps, bucket: PhotoBucket): PhotoStore {
  async function call<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StartProblem)) throw error;
      log.error({ err: error }, 'the bucket of photos failed');
      throw unavailable();
    }
  }

  return {
    async put(bytes) {
      const object = nameObject(bytes);
      await repository.registerObject(db, { name: object, location: bucket.label, createdAt: clock.now() });
      await call(() => bucket.put(object, bytes));
      return { bytes: null, object };
    },

    async read({ bytes, object }) {
      if (bytes !== null) return existing(bytes);
      const found = await call(() => bucket.get(object));
      if (found) return found;
      log.error({ object }, 'a photo is missing or damaged in its bucket');
      await repository.markMissing(db, object, clock.now());
      throw notFound();
    },

    jobs: [
      {
        name: 'sweep the bucket of photos',
        everyMs: HOUR_MS,
        run: async () => {
          const before = new Date(clock.now().getTime() - HOUR_MS);
          for (const name of await repository.listUnused(db, { location: bucket.label, before, limit: SWEEP_LIMIT })) {
            await bucket.remove(name);
            await repository.forgetObject(db, name);
          }
        },
      },
    ],
  };
}
