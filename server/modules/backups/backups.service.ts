import type { BackupHeader } from '../../db/backup/dump';
import type { Loaded } from '../../db/backup/load';
import type { Database, OpenDatabase } from '../../db/database';
import type { Config } from '../../config';
import { StartProblem } from '../../lib/problem';
import { backupPassphrase, loadSecrets, replaceStoredKey } from '../../lib/secrets';
import { readVersion } from '../../lib/version';
import { parseLocation, type StorageLocation } from '../../ports/storage/parseLocation';
import { createObjectReader, openPhotoBucket, recordMissing } from '../photoStore';
import { copyShop, readBackup, writeBackup } from './backupFile';
import { newestBackup } from './newestBackup';
import { backupName, shopMark } from './names';
import { endRestoredRuns, recordDone } from './runsRepository';

export type BackupSettings = Pick<
  Config,
  'root' | 'dataDir' | 'secretKey' | 'previousSecretKey' | 'payment' | 'backup' | 'photosIn'
>;

/** Where something goes or comes from, by the shop's settings. @throws StartProblem */
export const locate = (text: string, { root, backup: { s3 } }: BackupSettings): StorageLocation =>
  parseLocation(text, { root, s3 });

/** Where each night's backup goes. @throws StartProblem */
export function locateNightly(settings: BackupSettings): StorageLocation {
  const { to } = settings.backup;
  if (to === undefined) throw new StartProblem('BACKUP_TO is not set: there are no nightly backups to try.');
  return locate(to, settings);
}

const originOf = (settings: BackupSettings, now: Date) => ({
  version: readVersion(settings.root),
  createdAt: now.toISOString(),
  secretKeys: loadSecrets(settings).keys,
});

export interface MadeBackup {
  name: string;
  bytes: number;
  rowCount: number;
  orders: number;
  /** Photos that their bucket didn't have; the backup has everything else. */
  missing: string[];
}

/** @throws StartProblem */
export async function makeBackup(
  db: Database,
  settings: BackupSettings,
  { storage, name: given }: StorageLocation,
  now: Date,
): Promise<MadeBackup> {
  const origin = originOf(settings, now);
  const name = given ?? backupName(shopMark(origin.secretKeys[0]), now);
  const { passphrase } = backupPassphrase(settings);
  const photos = createObjectReader(openPhotoBucket(settings));
  const { bytes, tables, totals } = await writeBackup(db, origin, { storage, name, passphrase }, photos.read);
  if (photos.count() > 0) await recordMissing(db, photos.missing, now);
  return { name, bytes, rowCount: rowsOf(tables), orders: totals.orders, missing: photos.missing };
}

/**
 * Backs up the shop by hand, into a file or folder.
 * @returns what to print, a line each
 * @throws StartProblem
 */
export async function backUp(db: Database, settings: BackupSettings, to: string, now: () => Date): Promise<string[]> {
  const startedAt = now();
  const location = locate(to, settings);
  const { isNew, passphrase } = backupPassphrase(settings);
  const { orders, missing, ...made } = await makeBackup(db, settings, location, startedAt);
  const target = location.storage.label;
  await recordDone(db, { kind: 'BACKUP', target, ...made, startedAt, finishedAt: now() });
  return [
    ...missingLines(missing.length),
    `The backup is whole: ${made.name} in ${target}, ${(made.bytes / 1e6).toFixed(1)} MB, ${made.rowCount} rows, ${orders} orders.`,
    ...(isNew
      ? [
          'Its passphrase is shown this once. Keep it elsewhere: without it no backup can be opened.',
          `  ${passphrase}`,
          `It is in ${settings.dataDir}, which is lost together with this machine.`,
        ]
      : []),
  ];
}

/**
 * Fills an empty database from a backup, and puts its key into the data folder.
 * @returns what to print, a line each
 * @throws StartProblem, after which everything is as before
 */
export async function restore(
  target: Pick<OpenDatabase, 'db' | 'migrate'>,
  settings: BackupSettings,
  { from, passphrase, now }: { from: string; passphrase: string; now: Date },
): Promise<string[]> {
  const { storage, name: given } = locate(from, settings);
  const name = given ?? (await newestBackup(storage)).name;
  const loaded = await readBackup(
    target,
    { storage, name, passphrase },
    {
      root: settings.root,
      accept: (header) => assertSameKey(settings, header),
      beforeCommit: ({ secretKeys: [key] }) =>
        settings.secretKey === undefined && key !== undefined ? replaceStoredKey(settings.dataDir, key) : undefined,
    },
  );
  await endRestoredRuns(target.db, name, now);
  return [`Restored ${name} of ${loaded.header.createdAt}, release ${loaded.header.version}:`, ...inWords(loaded)];
}

/**
 * Copies this shop into an empty database, with the data folder as it is.
 * @returns what to print, a line each
 * @throws StartProblem, after which the target is as before
 */
export async function move(
  from: Database,
  to: Pick<OpenDatabase, 'db' | 'migrate'>,
  settings: BackupSettings,
  now: Date,
): Promise<string[]> {
  const photos = createObjectReader(openPhotoBucket(settings));
  const loaded = await copyShop(from, originOf(settings, now), to, { root: settings.root }, photos.read);
  return [...missingLines(photos.missing.length), 'Moved, and compared row by row:', ...inWords(loaded)];
}

const missingLines = (missing: number): string[] =>
  missing === 0 ? [] : [`${missing} files of photos are missing or damaged in their bucket. All else is here.`];

export const rowsOf = (tables: Loaded['end']['tables']): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

function inWords({ header, end: { tables, totals } }: Loaded): string[] {
  const rupees = (paise: number) => `₹${(paise / 100).toFixed(2)}`;
  return [
    `  ${header.shopName}: ${rowsOf(tables)} rows in ${Object.keys(tables).length} tables, all equal`,
    `  ${totals.orders} orders over ${rupees(totals.ordersPaise)}, ${rupees(totals.receivedPaise)} received, ${rupees(totals.refundedPaise)} refunded, ${totals.stockUnits} units in stock, ${totals.customers} customers`,
  ];
}

/** @throws StartProblem */
function assertSameKey({ secretKey, dataDir }: BackupSettings, { secretKeys, shopName }: BackupHeader): void {
  if (secretKey === undefined || secretKey === secretKeys[0]) return;
  throw new StartProblem([
    `The backup is of a shop with another SECRET_KEY (${shopName}). Nothing was changed.`,
    `To restore it, take SECRET_KEY out of the settings: its key is then put into ${dataDir}.`,
  ]);
}
