import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { BannerPicture, Picture } from '../../../contract/pictures';
import manifest from '../../../public/pictures/manifest.json';
import type { Queries } from '../database';
import { banners, categories, packs, products, recipes } from '../schema';

/** Output of `npm run pictures`, by id. */
interface GeneratedPictures {
  packs: Readonly<Record<string, Picture>>;
  /** By product. */
  served: Readonly<Record<string, Picture>>;
  categories: Readonly<Record<string, Picture>>;
  banners: Readonly<Record<string, BannerPicture>>;
  /** By slug. */
  recipes: Readonly<Record<string, Picture>>;
}

const generated: GeneratedPictures = manifest;

/** A shop's own photos have other paths and are left alone. */
const GENERATED_PREFIX = '/pictures/';

/**
 * Assigns the current generated pictures where there is none or an older generated one, whose files went with its
 * build. Called at each start; writes only differences.
 */
export async function assignGeneratedPictures(db: Queries): Promise<void> {
  await assign(db, packs.id, packs.picture, generated.packs);
  await assign(db, products.id, products.served, generated.served);
  await assign(db, categories.id, categories.picture, generated.categories);
  await assign(db, banners.id, banners.picture, generated.banners);
  await assign(db, recipes.slug, recipes.picture, generated.recipes);
}

async function assign(db: Queries, key: PgColumn, column: PgColumn, pictures: Readonly<Record<string, unknown>>) {
  const wanted = sql`${JSON.stringify(pictures)}::jsonb -> ${key}`;
  const path = sql`coalesce(${column} ->> 'path', ${column} -> 'wide' ->> 'path')`;
  await db.execute(sql`
    UPDATE ${column.table} SET ${sql.identifier(column.name)} = ${wanted}
    WHERE (${column} IS NULL OR starts_with(${path}, ${GENERATED_PREFIX})) AND ${column} IS DISTINCT FROM (${wanted})`);
}
