import type { FastifyBaseLogger } from 'fastify';
import { noMetrics, type Metrics } from './metrics';

export interface Job {
  name: string;
  everyMs: number;
  /** Errors are logged; later runs continue. */
  run(): Promise<void>;
}

/** Runs of a job never overlap. @returns stops them and awaits current runs */
export function startJobs(
  jobs: readonly Job[],
  log: FastifyBaseLogger,
  metrics: Metrics = noMetrics,
): () => Promise<void> {
  const stops = jobs.map((job) => startJob(job, log, metrics));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startJob(job: Job, log: FastifyBaseLogger, metrics: Metrics): () => Promise<void> {
  let stopped = false;
  let round: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;

  const schedule = () => {
    timer = setTimeout(() => {
      round = job
        .run()
        .then(
          () => metrics.countJobRun(job.name, true),
          (error: unknown) => {
            metrics.countJobRun(job.name, false);
            log.error({ err: error, job: job.name }, 'a job failed');
          },
        )
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
