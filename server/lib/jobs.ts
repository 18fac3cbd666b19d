import type { FastifyBaseLogger } from 'fastify';

/** Work that comes back again and again, such as letting unpaid orders expire. */
export interface Job {
  name: string;
  everyMs: number;
  /** One round; what it throws is logged and the next round comes all the same. */
  run(): Promise<void>;
}

/**
 * Starts the jobs. A round begins when the one before has ended, so rounds never overlap.
 * @returns a function that starts no more rounds and waits for those under way
 */
export function startJobs(jobs: readonly Job[], log: FastifyBaseLogger): () => Promise<void> {
  const stops = jobs.map((job) => startJob(job, log));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startJob(job: Job, log: FastifyBaseLogger): () => Promise<void> {
  let stopped = false;
  let round: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;

  const schedule = () => {
    timer = setTimeout(() => {
      round = job
        .run()
        .catch((error: unknown) => log.error({ err: error, job: job.name }, 'a job failed'))
        .then(() => {
          if (!stopped) schedule();
        });
    }, job.everyMs);
    timer.unref();
  };

  schedule();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await round;
  };
}
