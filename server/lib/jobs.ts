import type { FastifyBaseLogger } from 'fastify';

export interface Job {
  name: string;
  everyMs: number;
  /** Errors are logged; later runs continue. */
  run(): Promise<void>;
}

/** Runs of a job never overlap. @returns stops them and awaits current runs */
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
