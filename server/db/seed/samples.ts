import { inArray } from 'drizzle-orm';
import type { Queries } from '../database';
import { products, storeSettings } from '../schema';
import productData from './products.json';
import { SAMPLE } from './store';

/** Whether the seller's facts are still the demo's samples, and whether there are products of the demo. */
export async function findSamples(db: Queries): Promise<{ seller: boolean; products: boolean }> {
  const [row] = await db.select({ settings: storeSettings.settings }).from(storeSettings);
  const { legalName, address, fssaiLicence, gstin } = row?.settings ?? {};
  const skus = productData.map(({ sku }) => sku);
  const [product] = await db.select({ id: products.id }).from(products).where(inArray(products.sku, skus)).limit(1);
  return {
    seller: [legalName, address, fssaiLicence, gstin].some((text) => text?.en.includes(SAMPLE.en)),
    products: product !== undefined,
  };
}
