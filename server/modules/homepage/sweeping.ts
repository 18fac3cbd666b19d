import type { Database } from '../../db/database';
import type { Job } from '../../lib/jobs';
import { sweepChanges, type SeenChanges } from './changesRepository';

/** Deletes the news of changes that every process has seen. */
export function sweepingJob(db: Database): Job {
  const marks: SeenChanges[] = [];
  return { name: 'sweep old news of the catalogue', everyMs: 60_000, run: () => sweepChanges(db, marks) };
}
