import type { Queries } from './database';
import { storeSettings } from './schema';
import { completeShopRules, type ShopRules } from '../lib/shopRules';

/** Missing settings have their defaults. */
export async function findShopRules(db: Queries): Promise<ShopRules> {
  const [row] = await db.select({ settings: storeSettings.settings }).from(storeSettings);
  return completeShopRules(row?.settings.counter);
}
