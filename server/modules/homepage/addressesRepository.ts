import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { categories, packs, products } from '../../db/schema';

/** Everything in the shop that has a page of its own: ids of categories, slugs of products on sale. */
export async function findAddresses(db: Queries): Promise<{ categoryIds: string[]; productSlugs: string[] }> {
  const hasPacks = sql`EXISTS (SELECT FROM ${packs} WHERE ${packs.productId} = ${products.id})`;
  const [shelves, goods] = await Promise.all([
    db.select({ id: categories.id }).from(categories).orderBy(asc(categories.position), asc(categories.id)),
    db
      .select({ slug: products.slug })
      .from(products)
      .where(and(eq(products.published, true), hasPacks))
      .orderBy(asc(products.id)),
  ]);
  return { categoryIds: shelves.map(({ id }) => id), productSlugs: goods.map(({ slug }) => slug) };
}
