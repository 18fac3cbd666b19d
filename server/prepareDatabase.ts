import type { Config } from './config';
import type { OpenDatabase } from './db/database';
import { claimSecretKey } from './db/secretKey';
import { seedDemoStaff } from './db/seed/demoStaff';
import { renewGeneratedPictures } from './db/seed/pictures';
import { deleteSampleRatings } from './db/seed/sampleRatings';
import { findSamples } from './db/seed/samples';
import { seedDemo, seedStore } from './db/seed/seed';
import type { Secrets } from './lib/secrets';
import { assertPhotosReachable } from './modules/photoStore';
import { lostFactorWarnings } from './modules/staff';
import { acceptSimulations } from './simulations';

const SAMPLE_SELLER =
  "The seller's name, address, phones and licence numbers are samples: replace them in the settings of the staff area (/staff/settings) before you sell.";

const NO_PAYEE =
  'No UPI address is set: customers can pay once it is in the settings of the staff area (/staff/settings/payee), or in UPI_PAYEE_ADDRESS.';

/**
 * Seeds an empty database: all demo data, or outside a demo only settings.
 * @returns warnings for the operator
 * @throws StartProblem for another secret key, photos elsewhere, or demo products outside a demo
 */
export async function prepareDatabase(
  database: Pick<OpenDatabase, 'db' | 'migrate'>,
  config: Pick<Config, 'demo' | 'allow' | 'payment' | 'root' | 'photosIn' | 'backup'>,
  secrets: Pick<Secrets, 'keys'>,
  now: Date,
): Promise<string[]> {
  const { db } = database;
  await database.migrate();
  await claimSecretKey(db, secrets.keys, now);
  await assertPhotosReachable(db, config);
  if (config.demo) {
    await seedDemo(db, now);
    await seedDemoStaff(db, now);
  } else {
    await seedStore(db, now);
    await deleteSampleRatings(db);
  }
  const samples = await findSamples(db);
  const warnings = acceptSimulations(config, samples.seller && samples.products ? ['demoSeed'] : []);
  await renewGeneratedPictures(db);
  if (samples.seller && !config.demo) warnings.push(SAMPLE_SELLER);
  warnings.push(...(await lostFactorWarnings(db, secrets.keys)));
  const { provider, payee } = config.payment;
  if (provider === 'upi' && !payee && !samples.hasPayee) warnings.push(NO_PAYEE);
  return warnings;
}
