import { createReadStream, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartProblem } from '../../lib/problem';
import { MissingFile, type StoragePort } from './port';

const UNFINISHED = '.part';
const UNFINISHED_DAYS = 2;

/** A folder of this machine, or of a disk that is mounted. */
export function createFolderStorage(folder: string): StoragePort {
  return {
    label: folder,

    async write(name, content) {
      const path = join(folder, name);
      const unfinished = `${path}${UNFINISHED}`;
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        removeUnfinished(folder);
      } catch (error) {
        throw explain(error, folder);
      }
      try {
        // Opened before it is written: a stream that fails while it opens makes the file after it was removed.
        const file = await open(unfinished, 'w', 0o600);
        await pipeline(content, file.createWriteStream({ flush: true }));
        renameSync(unfinished, path);
      } catch (error) {
        rmSync(unfinished, { force: true });
        throw explain(error, folder);
      }
      return statSync(path).size;
    },

    async read(name) {
      const path = join(folder, name);
      if (!existsSync(path)) throw new MissingFile(`There is no backup ${path}. Nothing was changed.`);
      return createReadStream(path);
    },

    async list() {
      if (!existsSync(folder)) return [];
      return readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED))
        .map(({ name }) => ({ name, bytes: statSync(join(folder, name)).size }));
    },

    async remove(name) {
      rmSync(join(folder, name), { force: true });
    },
  };
}

/** A process that was killed leaves them. */
function removeUnfinished(folder: string): void {
  const before = Date.now() - UNFINISHED_DAYS * 86_400_000;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (name.endsWith(UNFINISHED) && statSync(path).mtimeMs < before) rmSync(path, { force: true });
  }
}

function explain(error: unknown, folder: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new StartProblem(
      `The disk of ${folder} is full: no backup was written. Make room there, or name another place.`,
    );
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR') {
    return new StartProblem(`No backup can be written to ${folder}: ${message}`);
  }
  return error;
}
