import { statfsSync } from 'node:fs';
import type { OpenDatabase } from '../../db/database';
import type { AppDeps } from '../../deps';
import type { Metrics } from '../../lib/metrics';
import { readVersion } from '../../lib/version';
import { withTimeout } from '../../lib/withTimeout';
import { DATABASE_GAUGES, readDatabaseGauges, type DatabaseGauge } from './databaseGauges';

const PREFIX = 'vayal_';
/** The specification wants responses within 300 ms, and callers wait for 3 s at most. */
const BUCKETS_SECONDS = [0.01, 0.05, 0.1, 0.3, 1, 3, 10];
const DATABASE_CACHE_MS = 5_000;
const DATABASE_TIMEOUT_MS = 2_000;

type Needs = Pick<AppDeps, 'config' | 'clock' | 'log'> & { database: Pick<OpenDatabase, 'db' | 'pool'> };

/**
 * What the process counts, and what it reads when Prometheus asks.
 * @returns `render`: all of it in Prometheus's text format; without its database, what the process knows
 */
export async function createRegistry({ config, clock, log, database }: Needs) {
  // Only a shop with METRICS_PORT needs it.
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const durations = new Histogram({
    name: `${PREFIX}http_request_duration_seconds`,
    help: 'Requests by route and status, until their last byte',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const cacheReads = new Counter({
    name: `${PREFIX}cache_reads_total`,
    help: 'Reads of the catalogue caches by outcome, hit or miss',
    labelNames: ['cache', 'outcome'],
    registers,
  });
  const jobRuns = new Counter({
    name: `${PREFIX}job_runs_total`,
    help: 'Rounds of this process’s jobs by outcome, done or failed',
    // Prometheus adds a label `job` of its own.
    labelNames: ['name', 'outcome'],
    registers,
  });
  const metrics: Metrics = {
    countRequest: (labels, seconds) => durations.observe(labels, seconds),
    countCacheRead: (cache, isHit) => cacheReads.inc({ cache, outcome: isHit ? 'hit' : 'miss' }),
    countJobRun: (job, isDone) => jobRuns.inc({ name: job, outcome: isDone ? 'done' : 'failed' }),
  };

  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name: `${PREFIX}${name}`, help, labelNames, registers });
  gauge('build_info', 'The release that runs', ['version']).set({ version: readVersion(config.root) }, 1);
  const pool = gauge('database_pool_connections', 'Connections of this process by state, used or idle', ['state']);
  const waiting = gauge('database_pool_waiting', 'Work that waits for a connection');
  const poolSize = gauge('database_pool_size', 'How many connections this process may open');
  const free = gauge('disk_free_bytes', 'Free space of the data folder’s disk');
  const total = gauge('disk_size_bytes', 'Size of the data folder’s disk');
  const isUp = gauge('database_up', 'Whether the database answers, 1 or 0');
  const gauges = Object.fromEntries(
    Object.entries(DATABASE_GAUGES).map(([name, { help, labels }]) => [name, gauge(name, help, labels)]),
  ) as Record<DatabaseGauge, ReturnType<typeof gauge>>;

  function readProcess(): void {
    const found = database.pool?.();
    if (found) {
      pool.set({ state: 'used' }, found.used);
      pool.set({ state: 'idle' }, found.idle);
      waiting.set(found.waiting);
      poolSize.set(found.size);
    }
    try {
      const { bavail, blocks, bsize } = statfsSync(config.dataDir);
      free.set(bavail * bsize);
      total.set(blocks * bsize);
    } catch {
      // The folder isn't there yet, or its system doesn't say.
    }
  }

  let readAtMs = -Infinity;
  let reading: Promise<void> | undefined;

  async function readDatabase(): Promise<void> {
    readAtMs = performance.now();
    try {
      const samples = await withTimeout(readDatabaseGauges(database.db, clock.now()), DATABASE_TIMEOUT_MS);
      for (const each of Object.values(gauges)) each.reset();
      for (const { name, labels, value } of samples) gauges[name].set(labels, value);
      isUp.set(1);
    } catch (error) {
      log.warn({ err: error }, 'metrics have no figures of the database');
      // Old figures would look like those of now.
      for (const each of Object.values(gauges)) each.reset();
      isUp.set(0);
    }
  }

  return {
    metrics,
    contentType: registry.contentType,
    async render(): Promise<string> {
      readProcess();
      if (performance.now() - readAtMs >= DATABASE_CACHE_MS)
        reading ??= readDatabase().finally(() => {
          reading = undefined;
        });
      await reading;
      return registry.metrics();
    },
  };
}
