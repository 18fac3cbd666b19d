import { existsSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { StartProblem } from '../../lib/problem';
import { createFolderStorage } from './folder';
import type { StoragePort } from './port';
import { createS3Storage, type S3Settings, type S3Timing } from './s3';

export interface StorageLocation {
  storage: StoragePort;
  /** It is null for a folder. */
  name: string | null;
}

/**
 * Reads `FILE`, or `FOLDER`, whose last part has no dot unless it exists; or either as `s3://bucket/…`. Relative ones start at `root`.
 * @throws StartProblem for a bucket without its settings
 */
export function parseLocation(
  text: string,
  { root, s3 }: { root: string; s3: S3Settings | null },
  timing: S3Timing = {},
): StorageLocation {
  const { bucket, path: key = '' } = /^s3:\/\/(?<bucket>[^/]+)\/?(?<path>.*)$/.exec(text)?.groups ?? {};
  if (bucket !== undefined) {
    if (!s3) throw new StartProblem(`${text} needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`);
    const at = key.lastIndexOf('/') + 1;
    const [prefix, last] = [key.slice(0, at), key.slice(at)];
    return last.includes('.')
      ? { storage: createS3Storage(s3, { bucket, prefix }, timing), name: last }
      : {
          storage: createS3Storage(s3, { bucket, prefix: key === '' || last === '' ? key : `${key}/` }, timing),
          name: null,
        };
  }
  const path = resolve(root, text);
  const isFolder = existsSync(path)
    ? statSync(path).isDirectory()
    : /[\\/]$/.test(text) || !basename(path).includes('.');
  return isFolder
    ? { storage: createFolderStorage(path), name: null }
    : { storage: createFolderStorage(dirname(path)), name: basename(path) };
}
