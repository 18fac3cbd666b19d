import { createHash } from 'node:crypto';
import type { Config } from '../../config';
import { newId } from '../../lib/ids';
import { StartProblem } from '../../lib/problem';
import { parseLocation } from '../../ports/storage/parseLocation';
import { MissingFile } from '../../ports/storage/port';
import type { S3Timing } from '../../ports/storage/s3';

export type PhotoBucketSettings = Pick<Config, 'root' | 'photosIn' | 'backup'>;

export interface PhotoBucket {
  /** Without passwords. */
  label: string;
  /** @throws StartProblem */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Returns null for a missing or damaged object. @throws StartProblem */
  get(name: string): Promise<Buffer | null>;
  /** @throws StartProblem */
  remove(name: string): Promise<void>;
}

const checksumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** No two uploads share a name, so that removing one takes nothing from the other. It ends with the checksum. */
export const nameObject = (bytes: Buffer): string => `${newId()}.${checksumOf(bytes)}`;

/** The result is null without `PHOTOS_IN`. By default it is as patient as backups. */
export function openPhotoBucket(
  { root, photosIn, backup: { s3 } }: PhotoBucketSettings,
  timing?: S3Timing,
): PhotoBucket | null {
  if (photosIn === undefined) return null;
  const { storage } = parseLocation(photosIn.replace(/\/*$/, '/'), { root, s3 }, timing);
  return {
    label: storage.label,
    put: async (name, bytes) => {
      await storage.write(name, only(bytes));
    },
    get: async (name) => {
      try {
        const parts: Buffer[] = [];
        for await (const part of await storage.read(name)) parts.push(part);
        const bytes = Buffer.concat(parts);
        return name.endsWith(`.${checksumOf(bytes)}`) ? bytes : null;
      } catch (error) {
        if (error instanceof MissingFile) return null;
        throw error;
      }
    },
    remove: (name) => storage.remove(name),
  };
}

async function* only(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** Reads objects for a backup, which has all photos in it, wherever they are. */
export function createObjectReader(bucket: PhotoBucket | null) {
  const missing: string[] = [];
  let count = 0;
  return {
    /** @throws StartProblem */
    read: async (name: string): Promise<Buffer> => {
      if (!bucket) throw new StartProblem('Photos are in a bucket: set PHOTOS_IN to it. Nothing was changed.');
      count += 1;
      const bytes = await bucket.get(name);
      if (!bytes) missing.push(name);
      // Nothing else could be restored without a row for it.
      return bytes ?? LOST;
    },
    missing,
    count: () => count,
  };
}

/** Stands in a backup for a photo that was missing. */
const LOST = Buffer.alloc(0);
