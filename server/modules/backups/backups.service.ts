import type { BackupHeader } from '../../db/backup/dump';
import type { Loaded } from '../../db/backup/load';
import type { Database, OpenDatabase } from '../../db/database';
import type { Config } from '../../config';
import { StartProblem } from '../../lib/problem';
import { backupPassphrase, loadSecrets, replaceStoredKey } from '../../lib/secrets';
import { readVersion } from '../../lib/version';
import { parseLocation } from '../../ports/storage/parseLocation';
import { copyShop, readBackup, writeBackup } from './backupFile';
import { backupName, parseBackupName, shopMark } from './names';

type Settings = Pick<Config, 'root' | 'dataDir' | 'secretKey' | 'previousSecretKey' | 'payment' | 'backup'>;

const originOf = (settings: Settings, now: Date) => ({
  version: readVersion(settings.root),
  createdAt: now.toISOString(),
  secretKeys: loadSecrets(settings).keys,
});

/**
 * Backs up the shop into a file or folder.
 * @returns what to print, a line each
 * @throws StartProblem
 */
export async function backUp(db: Database, settings: Settings, to: string, now: Date): Promise<string[]> {
  const { storage, name: given } = parseLocation(to, settings.root);
  const origin = originOf(settings, now);
  const name = given ?? backupName(shopMark(origin.secretKeys[0]), now);
  const { passphrase, isNew } = backupPassphrase(settings);
  const { bytes, tables, totals } = await writeBackup(db, origin, { storage, name, passphrase });
  return [
    `The backup is whole: ${name} in ${storage.label}, ${(bytes / 1e6).toFixed(1)} MB, ${rowsOf(tables)} rows, ${totals.orders} orders.`,
    ...(isNew
      ? [
          `Its passphrase is shown this once. Keep it elsewhere: without it no backup can be opened.`,
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
  settings: Settings,
  { from, passphrase }: { from: string; passphrase: string },
): Promise<string[]> {
  const { storage, name } = parseLocation(from, settings.root);
  const file = {
    storage,
    name:
      name ??
      newestOf(
        (await storage.list()).map((each) => each.name),
        from,
      ),
    passphrase,
  };
  const loaded = await readBackup(target, file, {
    root: settings.root,
    accept: (header) => assertSameKey(settings, header),
    beforeCommit: ({ secretKeys: [key] }) =>
      settings.secretKey === undefined && key !== undefined ? replaceStoredKey(settings.dataDir, key) : undefined,
  });
  return [`Restored ${file.name} of ${loaded.header.createdAt}, release ${loaded.header.version}:`, ...inWords(loaded)];
}

/**
 * Copies this shop into an empty database, with the data folder as it is.
 * @returns what to print, a line each
 * @throws StartProblem, after which the target is as before
 */
export async function move(
  from: Database,
  to: Pick<OpenDatabase, 'db' | 'migrate'>,
  settings: Settings,
  now: Date,
): Promise<string[]> {
  const loaded = await copyShop(from, originOf(settings, now), to, { root: settings.root });
  return ['Moved, and compared row by row:', ...inWords(loaded)];
}

const rowsOf = (tables: Loaded['end']['tables']) => Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);

function inWords({ header, end: { tables, totals } }: Loaded): string[] {
  const rupees = (paise: number) => `₹${(paise / 100).toFixed(2)}`;
  return [
    `  ${header.shopName}: ${rowsOf(tables)} rows in ${Object.keys(tables).length} tables, all equal`,
    `  ${totals.orders} orders over ${rupees(totals.ordersPaise)}, ${rupees(totals.receivedPaise)} received, ${rupees(totals.refundedPaise)} refunded, ${totals.stockUnits} units in stock, ${totals.customers} customers`,
  ];
}

/** @throws StartProblem */
function newestOf(names: string[], from: string): string {
  const backups = names.flatMap((name) => parseBackupName(name) ?? []).sort((a, b) => b.at.getTime() - a.at.getTime());
  if (new Set(backups.map(({ mark }) => mark)).size > 1) {
    throw new StartProblem([
      `${from} has backups of several shops. Name the file:`,
      ...backups.slice(0, 10).map(({ name }) => `  ${name}`),
    ]);
  }
  const [newest] = backups;
  if (!newest) throw new StartProblem(`There is no backup in ${from}. Nothing was changed.`);
  return newest.name;
}

/** @throws StartProblem */
function assertSameKey({ secretKey, dataDir }: Settings, { secretKeys, shopName }: BackupHeader): void {
  if (secretKey === undefined || secretKey === secretKeys[0]) return;
  throw new StartProblem([
    `The backup is of a shop with another SECRET_KEY (${shopName}). Nothing was changed.`,
    `To restore it, take SECRET_KEY out of the settings: its key is then put into ${dataDir}.`,
  ]);
}
