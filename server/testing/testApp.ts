import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from '../app';
import type { Areas } from '../areas';
import { readConfig, type Config } from '../config';
import type { OpenDatabase } from '../db/database';
import { seedIfEmpty } from '../db/seed/seed';
import type { AppDeps } from '../deps';
import type { App } from '../lib/area';
import { createLog } from '../lib/log';
import type { Secrets } from '../lib/secrets';
import { createMaps } from '../ports/maps/createMaps';
import { createPayment } from '../ports/payment/createPayment';
import { projectRoot } from './projectRoot';
import { StatementLog } from './statementLog';
import { TestClock, TestSms } from './standIns';
import { openTestDatabase } from './testDatabase';

export interface TestApp {
  app: App;
  deps: AppDeps & { clock: TestClock; sms: TestSms };
  database: OpenDatabase;
  statements: StatementLog;
  close(): Promise<void>;
}

interface TestAppOptions {
  /** Environment overrides such as `{ OTP_CAP_PER_NUMBER_HOUR: '2' }`. */
  env?: Record<string, string>;
  /** Seed the demo's products. Default: true. */
  seed?: boolean;
  /** Replaces all modules. */
  areas?: Areas;
  deps?: Partial<Pick<AppDeps, 'payment' | 'maps'>>;
  log?: FastifyBaseLogger;
}

export const testSecrets: Secrets = {
  key: 'a key for tests, nothing else',
  internal: 'an internal secret for tests',
  sandboxWebhook: 'a webhook secret for tests',
};

/** The whole server on its own database, without a port: use `app.inject`. */
export async function makeTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const config = testConfig(options.env);
  const statements = new StatementLog();
  const database = await openTestDatabase(statements);
  const clock = new TestClock();
  const deps = {
    config,
    secrets: testSecrets,
    db: database.db,
    clock,
    sms: new TestSms(),
    payment: createPayment({ config, secrets: testSecrets, clock }),
    maps: createMaps(),
    log: options.log ?? createLog('silent'),
    ...options.deps,
  };
  if (options.seed ?? true) await seedIfEmpty(database.db, clock.now());
  const app = await buildApp(deps, options.areas).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  return {
    app,
    deps,
    database,
    statements,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** Defaults, with a data folder that nothing is written to. */
function testConfig(env: Record<string, string> = {}): Config {
  return readConfig(
    { DATA_DIR: join(tmpdir(), 'vayal-test-data'), DEMO: 'false', LOG_LEVEL: 'silent', MAX_EVENT_LOOP_DELAY_MS: '0', ...env },
    projectRoot,
  );
}
