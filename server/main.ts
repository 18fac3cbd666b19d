import cluster from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import { buildApp } from './app';
import { createAreas } from './areas';
import { readConfig, type Config } from './config';
import { findConnectionWarnings } from './db/connectionWarnings';
import { openDatabase } from './db/openDatabase';
import { loadPushKeys } from './db/pushKeys';
import { createBackground } from './lib/background';
import { systemClock } from './lib/clock';
import { shortCodeWarnings, startupBanner } from './startupBanner';
import { loadEnvFile } from './lib/envFile';
import { startJobs } from './lib/jobs';
import { createLog } from './lib/log';
import { runOrExplain, StartProblem } from './lib/problem';
import { noMetrics } from './lib/metrics';
import { loadSecrets } from './lib/secrets';
import { createSecurityLog } from './lib/securityLog';
import { writeServerFile } from './lib/serverFile';
import { stopOnSignal } from './lib/stopOnSignal';
import { createRegistry, serveMetrics } from './modules/metrics';
import { makeBeginLink } from './modules/staff';
import { createMaps } from './ports/maps/createMaps';
import { createPayment } from './ports/payment/createPayment';
import { createMessageProviders } from './ports/messages/createMessageProviders';
import { prepareDatabase } from './prepareDatabase';
import { acceptSimulations, simulatedProviders } from './simulations';
import { isFirstProcess, reportReady, returnConnections, supervise } from './supervisor';

async function start(): Promise<void> {
  const root = process.cwd();
  const given = Object.keys(process.env);
  loadEnvFile(root);
  const config = readConfig(process.env, root);
  if (config.processes > 1 && cluster.isPrimary) {
    // Each process reads the file itself, also when it is replaced after the file has changed.
    for (const name of Object.keys(process.env)) if (!given.includes(name)) Reflect.deleteProperty(process.env, name);
    return supervise(config, import.meta.url, createLog(config.logLevel));
  }
  return open(config);
}

async function open(config: Config): Promise<void> {
  const warnings = [...acceptSimulations(config, simulatedProviders(config)), ...shortCodeWarnings(config)];
  const secrets = loadSecrets(config);
  const log = createLog(config.logLevel);
  const security = createSecurityLog(config, secrets.keys[0], log);
  const clock = systemClock;
  const database = await openDatabase(config);
  try {
    warnings.push(...(await prepareDatabase(database, config, secrets, clock.now())));
    if (database.engine === 'postgres' && isFirstProcess()) {
      warnings.push(...(await findConnectionWarnings(database.db, config)));
    }

    const background = createBackground(log);
    const messageProviders = createMessageProviders(
      config,
      secrets,
      await loadPushKeys(database.db, secrets.keys, clock.now(), config.messages.pushKeys),
    );
    const registry = config.metrics.port > 0 ? await createRegistry({ config, clock, log, database }) : null;
    const deps = {
      config,
      secrets,
      log,
      background,
      security,
      clock,
      db: database.db,
      reports: database.reports,
      databasePool: database.pool,
      messageProviders,
      payment: createPayment({ config, secrets, clock, log }),
      maps: createMaps(),
      metrics: registry?.metrics ?? noMetrics,
    };
    const areas = createAreas(deps);
    const app = await buildApp(deps, areas);
    await listen(app, config);
    writeServerFile(config.dataDir, config);
    const stopJobs = startJobs(areas.jobs, log, deps.metrics);
    const metricsServer = registry && (await serveMetrics(deps, registry));

    stopOnSignal(
      {
        drain: async () => {
          app.stopReadiness();
          await delay(config.drainSeconds * 1000);
        },
        stop: async () => {
          await app.close();
          await stopJobs();
          await background.settled();
          await messageProviders.mail?.close();
          await metricsServer?.stop();
          await database.close();
          await returnConnections();
        },
      },
      log,
    );
    if (isFirstProcess()) {
      process.stdout.write(startupBanner(config, database.engine, { warnings, beginLink: await makeBeginLink(deps) }));
    }
    reportReady();
  } catch (error) {
    await database.close();
    throw error;
  }
}

type Listener = { listen(options: { port: number; host: string; backlog: number }): Promise<string> };

async function listen(app: Listener, config: Config) {
  try {
    // In a rush, connections wait for this process. With fewer places callers would have to try again after seconds.
    await app.listen({ port: config.port, host: config.host, backlog: config.limits.maxConnections });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartProblem(
        `Port ${config.port} is taken by another program. Stop it, or set PORT to another number.`,
      );
    }
    throw new StartProblem(`The server can't listen on ${config.host}:${config.port}: ${message}`);
  }
}

runOrExplain(start());
