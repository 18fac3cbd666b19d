import { buildApp } from './app';
import { createAreas } from './areas';
import { readConfig, type Config } from './config';
import { openDatabase } from './db/openDatabase';
import { hangDrawnPictures } from './db/seed/pictures';
import { seedIfEmpty } from './db/seed/seed';
import { systemClock } from './lib/clock';
import { startupBanner } from './startupBanner';
import { loadEnvFile } from './lib/envFile';
import { startJobs } from './lib/jobs';
import { createLog } from './lib/log';
import { StartProblem } from './lib/problem';
import { loadSecrets } from './lib/secrets';
import { createSecurityLog } from './lib/securityLog';
import { writeServerFile } from './lib/serverFile';
import { stopOnSignal } from './lib/stopOnSignal';
import { createMaps } from './ports/maps/createMaps';
import { createPayment } from './ports/payment/createPayment';
import { createSms } from './ports/sms/createSms';

async function start(): Promise<void> {
  const root = process.cwd();
  loadEnvFile(root);
  const config = readConfig(process.env, root);
  const secrets = loadSecrets(config);
  const log = createLog(config.logLevel);
  const security = createSecurityLog(config, secrets.key, log);
  const clock = systemClock;
  const database = await openDatabase(config);
  try {
    await database.migrate();
    await seedIfEmpty(database.db, clock.now());
    await hangDrawnPictures(database.db);

    const deps = {
      config,
      secrets,
      log,
      security,
      clock,
      db: database.db,
      sms: createSms(config),
      payment: createPayment({ config, secrets, clock }),
      maps: createMaps(),
    };
    const areas = createAreas(deps);
    const app = await buildApp(deps, areas);
    await listen(app, config);
    writeServerFile(config.dataDir, config);
    const stopJobs = startJobs(
      areas.list.flatMap(({ jobs }) => jobs ?? []),
      log,
    );

    stopOnSignal(async () => {
      await app.close();
      await stopJobs();
      await database.close();
    }, log);
    process.stdout.write(startupBanner(config, database.engine));
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function listen(app: { listen(options: { port: number; host: string }): Promise<string> }, config: Config) {
  try {
    await app.listen({ port: config.port, host: config.host });
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

start().catch((error: unknown) => {
  // Operator-fixable problems are printed without a stack.
  const text = error instanceof StartProblem ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n${text ?? ''}\n`);
  process.exit(1);
});
