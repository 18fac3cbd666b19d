import type { InjectOptions } from 'fastify';
import { NO_TIMEOUTS, openPostgres } from '../db/postgres';
import { systemClock } from '../lib/clock';
import { createLog } from '../lib/log';
import { createRazorpay } from '../ports/payment/razorpay/razorpay';
import { projectRoot } from './projectRoot';
import { runJob } from './runJob';
import { razorpayAccount } from './fakeProviders/razorpay';
import { makeTestApp } from './testApp';

/** A child process does this when its parent says so. */
export interface KillableTask {
  now: number;
  work: { request: InjectOptions } | { job: string };
  /** It kills itself at its first statement after so many commits, or before it answers. Without it, the parent kills it. */
  commits?: number;
}

/** Another process of the shop, on the parent's database and provider: `node killableShop <database> <provider>`. */
async function run(databaseUrl: string, razorpayUrl: string): Promise<void> {
  let commitsLeft = Infinity;
  const database = await openPostgres({
    url: databaseUrl,
    poolSize: 4,
    root: projectRoot,
    timeouts: NO_TIMEOUTS,
    logger: {
      logQuery(statement) {
        if (commitsLeft === 0) process.kill(process.pid, 'SIGKILL');
        if (statement === 'commit') commitsLeft -= 1;
      },
    },
  });
  const payment = createRazorpay({
    account: razorpayAccount(razorpayUrl),
    publicUrl: 'https://vayal.example',
    clock: systemClock,
    log: createLog('silent'),
  });
  const { app, deps } = await makeTestApp({ database, deps: { payment } });

  process.once('message', ({ now, work, commits = Infinity }: KillableTask) => {
    deps.clock.set(new Date(now));
    commitsLeft = commits;
    const done = 'job' in work ? runJob(deps, work.job) : app.inject(work.request);
    void Promise.resolve(done).then(() => {
      // Nothing followed the last commit.
      if (commitsLeft === 0) process.kill(process.pid, 'SIGKILL');
      process.send?.('done');
    });
  });
  process.send?.('ready');
}

void run(process.argv[2]!, process.argv[3]!);
