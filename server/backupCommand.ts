import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readConfig, type Config } from './config';
import { openDatabase } from './db/openDatabase';
import { NO_TIMEOUTS } from './db/postgres';
import { systemClock } from './lib/clock';
import { loadEnvFile } from './lib/envFile';
import { runOrExplain, StartProblem } from './lib/problem';
import { findBackupPassphrase } from './lib/secrets';
import { backUp, drill, drillByHand, move, restore } from './modules/backups';
import { movePhotos } from './modules/photoStore';

const USAGE = `Usage: npm run backup -- --to FILE or FOLDER
       npm run backup -- --drill
       npm run restore -- --from FILE or FOLDER
       npm run move -- --to postgres://…
       npm run photos -- --to bucket or database

  backup   writes the whole shop into one encrypted file; a folder, also s3://bucket/folder/, gets a file of its own each time;
           --drill restores the newest one of BACKUP_TO beside the shop and compares it
  restore  fills an empty database from a backup, of a folder from its newest
  move     copies a stopped shop from PGlite into an empty PostgreSQL database
  photos   moves all photos into the bucket of PHOTOS_IN, or back into the database`;

/** `npm run backup`, `restore`, `move` and `photos`; also `node dist/server/backup.mjs backup|restore|move|photos …`. */
async function run(): Promise<void> {
  const [what = '', ...args] = process.argv.slice(2);
  const { to, from, drill: isDrill } = readArguments(args);
  const root = process.cwd();
  loadEnvFile(root);
  const config = readConfig(process.env, root);
  if (what === 'drill') {
    // The server reads it: modules/backups/drill.ts.
    process.stdout.write(JSON.stringify(await drill(config)));
  } else if (what === 'backup' && isDrill && !to && !from) {
    await print(config, ({ db }) =>
      drillByHand(
        db,
        config,
        () => systemClock.now(),
        () => drill(config),
      ),
    );
  } else if (what === 'backup' && to && !from) {
    await print(config, ({ db }) => backUp(db, config, to, () => systemClock.now()));
  } else if (what === 'restore' && from && !to) {
    const passphrase = findBackupPassphrase(config) ?? (await askPassphrase());
    await print(config, (database) => restore(database, config, { from, passphrase, now: systemClock.now() }));
  } else if (what === 'photos' && (to === 'bucket' || to === 'database') && !from) {
    await print(config, ({ db }) => movePhotos(db, config, to, () => systemClock.now()));
  } else if (what === 'move' && to && !from) {
    await print({ ...config, database: { ...config.database, url: undefined } }, async ({ db }) => {
      const { url } = readConfig({ ...process.env, DATABASE_URL: to }, root).database;
      const target = await openDatabase(
        { ...config, database: { ...config.database, url, directUrl: undefined } },
        NO_TIMEOUTS,
      );
      try {
        return await move(db, target, config, systemClock.now());
      } finally {
        await target.close();
      }
    });
    process.stdout.write(
      `Set DATABASE_URL to it and start the shop. ${config.dataDir} stays as it is, with the keys.\n`,
    );
  } else throw new StartProblem(USAGE);
}

function readArguments(args: string[]): { to?: string; from?: string; drill?: boolean } {
  try {
    return parseArgs({
      args,
      options: { to: { type: 'string' }, from: { type: 'string' }, drill: { type: 'boolean' } },
    }).values;
  } catch {
    throw new StartProblem(USAGE);
  }
}

async function print(
  config: Config,
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<string[]>,
): Promise<void> {
  const database = await openDatabase(config, NO_TIMEOUTS);
  try {
    process.stdout.write(`${(await work(database)).join('\n')}\n`);
  } finally {
    await database.close();
  }
}

/** @throws StartProblem for a script */
async function askPassphrase(): Promise<string> {
  if (!process.stdin.isTTY) throw new StartProblem('Set BACKUP_PASSPHRASE to the passphrase of the backup.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question('Passphrase of the backup: ')).trim();
  } finally {
    terminal.close();
  }
}

runOrExplain(run());
