import type { Queries } from './database';
import { storeSettings } from './schema';
import { completeCounterSettings, type CounterSettings } from '../lib/counterSettings';

/** Missing settings have their defaults. */
export async function findCounterSettings(db: Queries): Promise<CounterSettings> {
  const [row] = await db.select({ settings: storeSettings.settings }).from(storeSettings);
  return completeCounterSettings(row?.settings.counter);
}
