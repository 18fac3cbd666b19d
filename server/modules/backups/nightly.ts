import type { Database } from '../../db/database';
import { databaseError } from '../../db/errors';
import { openDatabase } from '../../db/openDatabase';
import { NO_TIMEOUTS } from '../../db/postgres';
import type { AppDeps } from '../../deps';
import { DAY_MS, HOUR_MS } from '../../lib/caps';
import type { Job } from '../../lib/jobs';
import { loadSecrets } from '../../lib/secrets';
import { dayNumberOf, momentOf } from '../../lib/shopDays';
import { locate, makeBackup } from './backups.service';
import { shopMark } from './names';
import { listBackups } from './newestBackup';
import { expiredBackups } from './retention';
import { claimRun, deleteOldRuns, endRun } from './runsRepository';

const EVERY_MS = 60_000;
const RETRY_AFTER_MS = HOUR_MS;
/** No backup takes longer. */
export const INTERRUPTED_AFTER_MS = 6 * HOUR_MS;
const MAX_PROBLEM = 1_000;
const RUNS_KEPT_MS = 400 * DAY_MS;

/** Of several processes one makes the night's backup; a start after a missed night makes it at once. */
export const nightlyBackup = (deps: AppDeps): Job => ({
  name: 'back up',
  everyMs: EVERY_MS,
  run: async () => {
    const { db, config, clock, log } = deps;
    if (config.backup.to === undefined) return;
    const now = clock.now();
    const location = locate(config.backup.to, config);
    const id = await claimRun(db, {
      kind: 'BACKUP',
      target: location.storage.label,
      now,
      doneSince: lastNight(now, config.backup.atHour),
      failedSince: new Date(now.getTime() - RETRY_AFTER_MS),
      startedSince: new Date(now.getTime() - INTERRUPTED_AFTER_MS),
    });
    if (id === null) return;
    try {
      const { orders: _, ...made } = await withPatience(deps, (source) => makeBackup(source, config, location, now));
      await endRun(db, id, made, clock.now());
      await deleteOldRuns(db, new Date(now.getTime() - RUNS_KEPT_MS));
    } catch (error) {
      log.error({ err: error }, 'the nightly backup failed');
      await endRun(db, id, { problem: problemOf(error) }, clock.now());
      return;
    }
    const own = await listBackups(location.storage, shopMark(loadSecrets(config).keys[0]));
    for (const name of expiredBackups(own, config.backup.keep)) await location.storage.remove(name);
  },
});

/** What a person reads: the database's words without the statement. */
export const problemOf = (error: unknown): string => databaseError(error).message.slice(0, MAX_PROBLEM);

/** The last time that the hour began. */
function lastNight(now: Date, hour: number): Date {
  const today = momentOf(dayNumberOf(now), hour * 60);
  return today <= now ? today : momentOf(dayNumberOf(now) - 1, hour * 60);
}

/** Statements for customers are cancelled after seconds, so PostgreSQL gets a connection without timeouts. */
async function withPatience<T>({ db, config }: AppDeps, work: (source: Database) => Promise<T>): Promise<T> {
  if (config.database.url === undefined) return work(db);
  const patient = await openDatabase({ ...config, database: { ...config.database, poolSize: 1 } }, NO_TIMEOUTS);
  try {
    return await work(patient.db);
  } finally {
    await patient.close();
  }
}
