import { readConfig } from './config';
import { openDatabase } from './db/openDatabase';
import { seedDemo } from './db/seed/seed';
import { systemClock } from './lib/clock';
import { loadEnvFile } from './lib/envFile';
import { runOrExplain, StartProblem } from './lib/problem';

const USAGE = `Usage: npm run seed -- --demo

  --demo    fills a shop that has no products and categories yet with the demo's`;

/** `npm run seed -- --demo`. PGlite allows it only while the server is stopped. */
async function seed(): Promise<void> {
  if (process.argv[2] !== '--demo' || process.argv.length > 3) throw new StartProblem(USAGE);
  const root = process.cwd();
  loadEnvFile(root);
  const config = readConfig(process.env, root);
  const database = await openDatabase(config);
  try {
    await database.migrate();
    if (!(await seedDemo(database.db, systemClock.now()))) {
      throw new StartProblem('The shop has products or categories already: nothing was changed.');
    }
  } finally {
    await database.close();
  }
  process.stdout.write("The shop has the demo's products now.\n");
  if (!config.demo) {
    process.stdout.write(
      'It opens with them once the seller in store_settings is a real one, or with ALLOW_DEMO_SEED=yes.\n',
    );
  }
}

runOrExplain(seed());
