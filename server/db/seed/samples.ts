import { inArray } from 'drizzle-orm';
import type { Queries } from '../database';
import { products, storeSettings } from '../schema';
import type { StoreSettings } from '../schema/storeSettings';
import productData from './products.json';
import type { Translated } from '../schema/columns';
import { demoStore, SAMPLE } from './store';

export const isSample = ({ en }: Translated): boolean => en.includes(SAMPLE.en);

export const hasSampleSeller = ({ legalName, address, fssaiLicence, gstStatus, gstin }: StoreSettings): boolean =>
  [legalName, address, fssaiLicence, ...(gstStatus === 'UNREGISTERED' ? [] : [gstin])].some(isSample);

export const hasSampleContacts = ({ phones, email }: StoreSettings): boolean =>
  phones[0] === demoStore.phones[0] || email === demoStore.email;

/** `products`: of the demo. `hasPayee`: in the settings. */
export async function findSamples(db: Queries): Promise<{ seller: boolean; products: boolean; hasPayee: boolean }> {
  const [row] = await db.select({ settings: storeSettings.settings }).from(storeSettings);
  const skus = productData.map(({ sku }) => sku);
  const [product] = await db.select({ id: products.id }).from(products).where(inArray(products.sku, skus)).limit(1);
  return {
    seller: row !== undefined && hasSampleSeller(row.settings),
    products: product !== undefined,
    hasPayee: row?.settings.payee !== undefined,
  };
}
