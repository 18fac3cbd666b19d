import { seedCategories as categories } from '../../../server/db/seed/categories';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The fields of a seed product that its pictures depend on. */
interface SeedProduct {
  sku: string;
  categoryId: string;
  name: { en: string; ta: string };
  packs: { netGrams: number }[];
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../../server/db/seed', file), 'utf8'));

/** Products in packs of their own; sets are in sets.ts. */
export const seedProducts: readonly SeedProduct[] = (read('products.json') as SeedProduct[])
  .filter(({ sku }) => !sku.startsWith('SET-'))
  .map(({ sku, categoryId, name: { en, ta }, packs }) => ({
    sku,
    categoryId,
    name: { en, ta },
    packs: packs.map(({ netGrams }) => ({ netGrams })),
  }));

export const seedRecipes = (read('shopRecipes.json') as { slug: string; name: SeedProduct['name'] }[]).map(
  ({ slug, name: { en, ta } }) => ({ slug, name: { en, ta } }),
);

export const seedCategories = categories.map(({ id, nameEn, nameTa }) => ({ id, nameEn, nameTa }));
