import { createAreas } from '../areas';
import type { AppDeps } from '../deps';

/** Names of jobs that many tests run. */
export const CHECK = 'check open payments';
export const EXPIRY = 'expire unpaid orders';
export const OUTBOX = 'process the outbox';

/** One round of a module's job, as another process would run it. */
export async function runJob(deps: AppDeps, name: string): Promise<void> {
  const jobs = createAreas(deps).list.flatMap((area) => area.jobs ?? []);
  const job = jobs.find((each) => each.name === name);
  if (!job) throw new Error(`there is no job "${name}", only: ${jobs.map((each) => each.name).join(', ')}`);
  await job.run();
}
