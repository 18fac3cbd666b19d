import type { Database, Queries } from '../../db/database';
import { StartProblem } from '../../lib/problem';
import { nameObject, openPhotoBucket, type PhotoBucket, type PhotoBucketSettings } from './photoBucket';
import * as repository from './repository';
import type { StoredBytes } from './storedBytes';

/**
 * Moves all photos, one after the other, so that it can be interrupted and begun again. A row is changed only after its copy was compared.
 * @returns what to print, a line each
 * @throws StartProblem, after which photos are in both
 */
export async function movePhotos(
  db: Database,
  settings: PhotoBucketSettings,
  to: 'bucket' | 'database',
  now: () => Date,
): Promise<string[]> {
  const bucket = openPhotoBucket(settings);
  if (!bucket) throw new StartProblem('Set PHOTOS_IN to the bucket, such as s3://bucket/photos/. Nothing was changed.');
  const missing: string[] = [];
  let count = 0;
  let bytes = 0;
  for (const row of await repository.listRows(db, to === 'bucket' ? 'database' : 'bucket')) {
    const from = await repository.findRow(db, row);
    if (!from) continue;
    const moved = to === 'bucket' ? await toBucket(db, bucket, from, now()) : await toDatabase(bucket, from);
    if (!moved) {
      if (from.object !== null) missing.push(from.object);
      continue;
    }
    if (await repository.moveRow(db, row, from, moved.stored)) {
      count += 1;
      bytes += moved.length;
    }
  }
  const where = to === 'bucket' ? bucket.label : 'the database';
  if (missing.length > 0) {
    throw new StartProblem([
      `${count} files of photos were moved to ${where}. ${missing.length} are missing or damaged in ${bucket.label}, and stay as they are:`,
      ...missing.slice(0, 10).map((name) => `  ${name}`),
    ]);
  }
  const left = (await repository.listRows(db, to === 'bucket' ? 'database' : 'bucket')).length;
  return [
    `${count} files of photos, ${(bytes / 1e6).toFixed(1)} MB, were moved to ${where} and compared.`,
    left === 0
      ? `All are there.${to === 'database' ? ' Take PHOTOS_IN out of the settings, and start the shop again.' : ''}`
      : `${left} came meanwhile: run it again.`,
  ];
}

interface Moved {
  stored: StoredBytes;
  length: number;
}

async function toBucket(db: Queries, bucket: PhotoBucket, { bytes }: StoredBytes, now: Date): Promise<Moved | null> {
  if (bytes === null || bytes.length === 0) return null;
  const object = nameObject(bytes);
  await repository.registerObject(db, { name: object, location: bucket.label, createdAt: now });
  await bucket.put(object, bytes);
  if (!(await bucket.get(object))) throw new StartProblem(`${bucket.label} does not return what it was given.`);
  return { stored: { bytes: null, object }, length: bytes.length };
}

async function toDatabase(bucket: PhotoBucket, { object }: StoredBytes): Promise<Moved | null> {
  const bytes = object === null ? null : await bucket.get(object);
  return bytes && { stored: { bytes, object: null }, length: bytes.length };
}
