import { statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { createFolderStorage } from './folder';
import type { StoragePort } from './port';

export interface StorageLocation {
  storage: StoragePort;
  /** It is null for a folder. */
  name: string | null;
}

/** Reads `FILE`, or `FOLDER`, whose last part has no dot unless it exists. Relative ones start at `root`. */
export function parseLocation(text: string, root: string): StorageLocation {
  const path = resolve(root, text);
  const isFolder =
    statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? (/[\\/]$/.test(text) || !basename(path).includes('.'));
  return isFolder
    ? { storage: createFolderStorage(path), name: null }
    : { storage: createFolderStorage(dirname(path)), name: basename(path) };
}
