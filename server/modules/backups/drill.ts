import { execFile } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { withScratchDatabase } from '../../db/backup/scratch';
import type { Config } from '../../config';
import { StartProblem } from '../../lib/problem';
import { backupPassphrase, loadSecrets } from '../../lib/secrets';
import { readBackup } from './backupFile';
import { locateNightly, rowsOf, type BackupSettings } from './backups.service';
import { shopMark } from './names';
import { newestBackup } from './newestBackup';

export interface DrillResult {
  name: string;
  bytes: number | null;
  rowCount: number;
}

export type DrillSettings = BackupSettings & Pick<Config, 'database'>;

/** Hours, for a shop with millions of rows. */
const TIMEOUT_MS = 6 * 60 * 60_000;

/**
 * Restores the shop's newest backup beside it, compares every row, count and sum, and throws the copy away.
 * @throws StartProblem that says why the backup could not be used
 */
export async function drill(settings: DrillSettings): Promise<DrillResult> {
  const { storage } = locateNightly(settings);
  const [key] = loadSecrets(settings).keys;
  const { name } = await newestBackup(storage, shopMark(key));
  const file = { storage, name, passphrase: backupPassphrase(settings).passphrase };
  return withScratchDatabase(settings, async (scratch, maxBytes) => {
    const { end } = await readBackup(scratch, file, {
      root: settings.root,
      accept: ({ secretKeys, databaseBytes }) => {
        if (secretKeys[0] !== key) throw new StartProblem(`${name} is of another shop, or of a key before this one.`);
        if (databaseBytes > maxBytes) {
          throw new StartProblem(
            'The database is too large to be tried in a temporary folder. Let its user create another one, with psql as an administrator: ALTER USER … CREATEDB;',
          );
        }
        if (maxBytes < Infinity) assertRoom(databaseBytes);
      },
    });
    return { name, bytes: null, rowCount: rowsOf(end.tables) };
  });
}

function assertRoom(bytes: number): void {
  const { bavail, bsize } = statfsSync(tmpdir());
  if (bavail * bsize > 2 * bytes) return;
  throw new StartProblem(`${tmpdir()} has too little room for a copy of ${Math.ceil(bytes / 1e6)} MB.`);
}

/**
 * The same in a process of its own, so that neither its memory nor PGlite's work slow customers down.
 * @throws StartProblem
 */
export async function drillApart({ root }: Pick<Config, 'root'>): Promise<DrillResult> {
  try {
    const program = join(root, 'dist', 'server', 'backup.mjs');
    const { stdout } = await promisify(execFile)(process.execPath, [program, 'drill'], {
      cwd: root,
      timeout: TIMEOUT_MS,
    });
    return JSON.parse(stdout) as DrillResult;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new StartProblem(stderr?.trim() || message);
  }
}
