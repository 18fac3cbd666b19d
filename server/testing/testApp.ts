import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { buildApp } from '../app';
import type { Areas } from '../areas';
import { readConfig, type Config } from '../config';
import type { OpenDatabase } from '../db/database';
import { deliveryWindows, storeSettings } from '../db/schema';
import { demoStore } from '../db/seed/store';
import type { AppDeps } from '../deps';
import type { App } from '../lib/area';
import { createBackground } from '../lib/background';
import { createLog } from '../lib/log';
import { noMetrics } from '../lib/metrics';
import type { Secrets } from '../lib/secrets';
import { createSecurityLog } from '../lib/securityLog';
import { createMaps } from '../ports/maps/createMaps';
import { createPayment } from '../ports/payment/createPayment';
import { projectRoot } from './projectRoot';
import { StatementLog } from './statementLog';
import { TestClock, TestSms } from './fakes';
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
  /** Seed the demo's products. Default: true; a shop without them has the demo's settings. */
  seed?: boolean;
  /** A new database, as before the first start. Default: false. */
  isNew?: boolean;
  /** Leave the demo's delivery windows. Default: false, so that any number of orders can be placed. */
  slots?: boolean;
  /** These replace all modules. */
  areas?: Areas;
  deps?: Partial<Pick<AppDeps, 'payment' | 'maps' | 'messageProviders' | 'metrics'>>;
  log?: FastifyBaseLogger;
  /** It replaces a database of its own. */
  database?: OpenDatabase;
}

export const testSecrets: Secrets = {
  keys: ['a key for tests, nothing else'],
  internal: 'an internal secret for tests',
  sandboxWebhook: 'a webhook secret for tests',
};

/** The whole server on its own database, without a port: use `app.inject`. */
export async function makeTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const config = testConfig(options.env);
  const statements = new StatementLog();
  const database = options.database ?? (await openTestDatabase({ isSeeded: options.seed ?? true, logger: statements }));
  const clock = new TestClock();
  const sms = new TestSms();
  const log = options.log ?? createLog('silent');
  const background = createBackground(log);
  const deps = {
    config,
    secrets: testSecrets,
    db: database.db,
    reports: database.reports,
    databasePool: database.pool,
    clock,
    sms,
    messageProviders: { sms: [sms], whatsApp: null, mail: null, push: null },
    payment: createPayment({ config, secrets: testSecrets, clock, log }),
    maps: createMaps(),
    background,
    log,
    security: createSecurityLog(config, testSecrets.keys[0], log),
    metrics: noMetrics,
    ...options.deps,
  };
  if (options.seed === false && !options.isNew)
    await database.db.insert(storeSettings).values({ settings: demoStore }).onConflictDoNothing();
  if (!options.slots) await database.db.delete(deliveryWindows);
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
      await background.settled();
      await database.close();
    },
  };
}

/**
 * Tests of other things would run into these limits. Tests write to the database directly, so caches always look for
 * changes.
 */
const WIDE_LIMITS = {
  CACHE_POLL_MS: '0',
  OTP_CAP_PER_PREFIX_HOUR: '1000000',
  ORDERS_UNPAID_PER_CUSTOMER: '1000',
  UNPAID_PAISE_PER_CUSTOMER: '1000000000',
  ORDER_UNITS_PER_PACK: '99',
  UNPAID_UNITS_PER_PACK: '10000',
  MAX_EVENT_LOOP_DELAY_MS: '0',
};

/** Defaults but for limits, with a data folder that nothing is written to. */
function testConfig(env: Record<string, string> = {}): Config {
  return readConfig(
    { DATA_DIR: join(tmpdir(), 'vayal-test-data'), DEMO: 'false', LOG_LEVEL: 'silent', ...WIDE_LIMITS, ...env },
    projectRoot,
  );
}
