import { inArray } from 'drizzle-orm';
import type { Queries } from '../database';
import { products, storeSettings } from '../schema';
import type { StoreSettings } from '../schema/storeSettings';
import productData from './products.json';
import { SAMPLE } from './store';

/** Whether any of the seller's facts is still a sample. */
export const hasSampleSeller = ({ legalName, address, fssaiLicence, gstin }: StoreSettings): boolean =>
  [legalName, address, fssaiLicence, gstin].some(({ en }) => en.includes(SAMPLE.en));

/** Whether the seller's facts are still the demo's samples, and whether there are products of the demo. */
export async function findSamples(db: Queries): Promise<{ seller: boolean; products: boolean }> {
  const [row] = await db.select({ settings: storeSettings.settings }).from(storeSettings);
  const skus = productData.map(({ sku }) => sku);
  const [product] = await db.select({ id: products.id }).from(products).where(inArray(products.sku, skus)).limit(1);
  return {
    seller: row !== undefined && hasSampleSeller(row.settings),
    products: product !== undefined,
  };
}
