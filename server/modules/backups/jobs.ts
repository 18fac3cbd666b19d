import type { BackupKind } from '../../../contract/staffHealthConstants';
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
import { drillApart, type DrillResult } from './drill';
import { shopMark } from './names';
import { listBackups } from './newestBackup';
import { expiredBackups } from './retention';
import { claimRun, deleteOldRuns, endRun, findNewestRun, type BackupRun } from './runsRepository';

const EVERY_MS = 60_000;
/** Nothing takes longer. */
const INTERRUPTED_AFTER_MS = 6 * HOUR_MS;
const RUNS_KEPT_MS = 400 * DAY_MS;
const MAX_PROBLEM = 1_000;
/** After the nights between, the next one has a drill again. */
const NIGHTS_BETWEEN_DRILLS = 6;

interface Due {
  target: string;
  doneSince: Date;
  retryAfterMs: number;
}

type Outcome = Pick<BackupRun, 'name' | 'bytes' | 'rowCount'>;

/**
 * Of several processes one does it, and records what came of it.
 * @returns whether it was done, here and now
 */
async function runOnce(deps: AppDeps, kind: BackupKind, due: Due, work: (now: Date) => Promise<Outcome>) {
  const { db, clock, log } = deps;
  const now = clock.now();
  const id = await claimRun(db, {
    kind,
    target: due.target,
    now,
    doneSince: due.doneSince,
    failedSince: new Date(now.getTime() - due.retryAfterMs),
    startedSince: new Date(now.getTime() - INTERRUPTED_AFTER_MS),
  });
  if (id === null) return false;
  try {
    const { name, bytes, rowCount } = await work(now);
    await endRun(db, id, { name, bytes, rowCount }, clock.now());
    return true;
  } catch (error) {
    log.error({ err: error, kind }, 'a backup or drill failed');
    // The database's words without the statement.
    await endRun(db, id, { problem: databaseError(error).message.slice(0, MAX_PROBLEM) }, clock.now());
    return false;
  }
}

/** A start after a missed night makes it at once. */
export const nightlyBackup = (deps: AppDeps): Job => ({
  name: 'back up',
  everyMs: EVERY_MS,
  run: async () => {
    const { db, config, clock } = deps;
    const { to, atHour, keep } = config.backup;
    if (to === undefined) return;
    const location = locate(to, config);
    const due = { target: location.storage.label, doneSince: lastNight(clock.now(), atHour), retryAfterMs: HOUR_MS };
    const isDone = await runOnce(deps, 'BACKUP', due, async (now) => {
      const { missing, ...made } = await withPatience(deps, (source) => makeBackup(source, config, location, now));
      if (missing.length > 0) deps.log.error({ missing }, 'photos are missing or damaged in their bucket');
      return made;
    });
    if (!isDone) return;
    const own = await listBackups(location.storage, shopMark(loadSecrets(config).keys[0]));
    for (const name of expiredBackups(own, keep)) await location.storage.remove(name);
    await deleteOldRuns(db, new Date(clock.now().getTime() - RUNS_KEPT_MS));
  },
});

/** Once a week the newest backup is restored beside the shop. */
export const weeklyDrill = (deps: AppDeps, work: () => Promise<DrillResult> = () => drillApart(deps.config)): Job => ({
  name: 'try a backup',
  everyMs: EVERY_MS,
  run: async () => {
    const { db, config, clock } = deps;
    const { to, atHour } = config.backup;
    if (to === undefined || (await findNewestRun(db, 'BACKUP', 'DONE')) === null) return;
    const doneSince = new Date(lastNight(clock.now(), atHour).getTime() - NIGHTS_BETWEEN_DRILLS * DAY_MS);
    await runOnce(deps, 'DRILL', { target: locate(to, config).storage.label, doneSince, retryAfterMs: DAY_MS }, work);
  },
});

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
