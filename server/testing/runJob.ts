import { setImmediate } from 'node:timers/promises';
import { and, eq, isNotNull, max } from 'drizzle-orm';
import { outbox } from '../db/schema';
import { createAreas } from '../areas';
import type { AppDeps } from '../deps';

/** Names of jobs that many tests run. */
export const CHECK = 'check open payments';
export const EXPIRY = 'expire unpaid orders';
export const OUTBOX = 'process the outbox: ';

/** One round of a module's job, as another process would run it; OUTBOX is all of its kinds. */
export async function runJob(deps: AppDeps, name: string): Promise<void> {
  const { jobs } = createAreas(deps);
  const named = jobs.filter((each) => (name === OUTBOX ? each.name.startsWith(name) : each.name === name));
  if (named.length === 0)
    throw new Error(`there is no job "${name}", only: ${jobs.map((each) => each.name).join(', ')}`);
  await Promise.all(named.map((job) => job.run()));
}

/**
 * Resolves once the outbox waits to try the newest refund again. A response waits only three seconds for the first try, which a busy machine
 * exceeds.
 */
export async function untilTriedInVain({ db }: AppDeps): Promise<void> {
  const newest = db
    .select({ id: max(outbox.id) })
    .from(outbox)
    .where(eq(outbox.kind, 'refund'));
  const isTried = and(eq(outbox.id, newest), eq(outbox.state, 'WAITING'), isNotNull(outbox.lastError));
  while ((await db.$count(outbox, isTried)) === 0) await setImmediate();
}
