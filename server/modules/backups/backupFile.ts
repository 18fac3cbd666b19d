import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { dumpDatabase, type BackupEnd, type BackupOrigin } from '../../db/backup/dump';
import type { ReadObject } from '../../db/backup/tables';
import { loadDatabase, type Loaded, type LoadOptions } from '../../db/backup/load';
import type { Database, OpenDatabase } from '../../db/database';
import { decrypt, encrypt } from '../../lib/encryptedStream';
import { linesOf, pump } from '../../lib/pump';
import type { StoragePort } from '../../ports/storage/port';

/** Faster than the default, and a tenth larger. */
const COMPRESSION = { level: 3, chunkSize: 64 * 1024 };

/** A file of a storage, and the passphrase that encrypts it. */
export interface BackupFile {
  storage: StoragePort;
  name: string;
  passphrase: string;
}

/** @returns what was written, and how many bytes it takes */
export async function writeBackup(
  db: Database,
  origin: BackupOrigin,
  { storage, name, passphrase }: BackupFile,
  readObject: ReadObject,
): Promise<BackupEnd & { bytes: number }> {
  const { produced, consumed } = await pump(
    (write) => dumpDatabase(db, origin, write, readObject),
    (source) => storage.write(name, encrypt(passphrase, through(createGzip(COMPRESSION), source))),
  );
  return { ...produced, bytes: consumed };
}

/** @throws StartProblem for a file that is no backup, damaged, cut, too new, or of another passphrase, and for a database in use */
export async function readBackup(
  target: Pick<OpenDatabase, 'db' | 'migrate'>,
  { storage, name, passphrase }: BackupFile,
  options: LoadOptions,
): Promise<Loaded> {
  const plain = through(createGunzip(), decrypt(passphrase, await storage.read(name)));
  return loadDatabase(target, linesOf(plain), options);
}

export async function copyShop(
  from: Database,
  origin: BackupOrigin,
  to: Pick<OpenDatabase, 'db' | 'migrate'>,
  options: LoadOptions,
  readObject: ReadObject,
): Promise<Loaded> {
  const { consumed } = await pump(
    (write) => dumpDatabase(from, origin, write, readObject),
    (source) => loadDatabase(to, linesOf(source), options),
  );
  return consumed;
}

async function* through(transform: Duplex, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const done = pipeline(source, transform);
  // A failure also ends the loop below.
  done.catch(() => undefined);
  yield* transform as AsyncIterable<Buffer>;
  await done;
}
