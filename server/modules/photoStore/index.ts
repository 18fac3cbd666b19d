import type { Queries } from '../../db/database';
import { StartProblem } from '../../lib/problem';
import { openPhotoBucket, type PhotoBucketSettings } from './photoBucket';
import * as repository from './repository';

export { movePhotos } from './movePhotos';
export { createObjectReader, openPhotoBucket, type PhotoBucketSettings } from './photoBucket';
export { createPhotoStore, type PhotoStore } from './photoStore';
export { countMissing as countMissingPhotos } from './repository';
export type { StoredBytes } from './storedBytes';

/** @throws StartProblem where the settings don't lead to photos of this database */
export async function assertPhotosReachable(db: Queries, settings: PhotoBucketSettings): Promise<void> {
  const label = openPhotoBucket(settings)?.label;
  const other = (await repository.listLocations(db)).find(({ location }) => location !== label);
  if (!other) return;
  throw new StartProblem([
    `${other.count} files of photos are in ${other.location}: set PHOTOS_IN to it.`,
    'To leave it, move them into the database first: npm run photos -- --to database',
  ]);
}

/** Notes which of a backup's photos were missing; those that were deleted meanwhile count nowhere. */
export async function recordMissing(db: Queries, missing: string[], now: Date): Promise<void> {
  for (const name of missing) await repository.markMissing(db, name, now);
  await repository.markAllFoundBut(db, missing);
}
