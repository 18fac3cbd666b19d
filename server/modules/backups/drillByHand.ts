import type { Database } from '../../db/database';
import type { DrillResult, DrillSettings } from './drill';
import { locateNightly } from './backups.service';
import { recordDone } from './runsRepository';

/**
 * Tries the newest backup and records that it was good. What is wrong with it is only printed, because a person reads it.
 * @returns what to print, a line each
 * @throws StartProblem
 */
export async function drillByHand(
  db: Database,
  settings: DrillSettings,
  now: () => Date,
  work: () => Promise<DrillResult>,
): Promise<string[]> {
  const startedAt = now();
  const target = locateNightly(settings).storage.label;
  const result = await work();
  await recordDone(db, { kind: 'DRILL', target, ...result, startedAt, finishedAt: now() });
  return [`${result.name} was restored beside the shop: all ${result.rowCount} rows, counts and sums are equal.`];
}
