import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { BannerPicture, Picture } from '../../../contract/pictures';
import manifest from '../../../public/pictures/manifest.json';
import type { Queries } from '../database';
import { banners, categories, packs, products, recipes } from '../schema';

/** Output of `npm run pictures`, by id. */
interface GeneratedPictures {
  packs: Readonly<Record<string, Picture>>;
  served: Readonly<Record<string, Picture>>;
  categories: Readonly<Record<string, Picture>>;
  banners: Readonly<Record<string, BannerPicture>>;
  recipes: Readonly<Record<string, Picture>>;
}

const generated: GeneratedPictures = manifest;

/** Scenes for banners, by key. */
export const drawnBanners: Readonly<Record<string, BannerPicture>> = generated.banners;

/** A shop's own photos have other paths. */
const GENERATED_PREFIX = '/pictures/';

/** Fills rows without pictures. */
export const assignGeneratedPictures = (db: Queries): Promise<void> => setPictures(db, (path) => sql`${path} IS NULL`);

/** Replaces outdated generated pictures, whose files went with their build. Removed ones stay removed. */
export const renewGeneratedPictures = (db: Queries): Promise<void> =>
  setPictures(db, (path) => sql`starts_with(${path}, ${GENERATED_PREFIX})`);

async function setPictures(db: Queries, isReplaced: (path: SQL) => SQL): Promise<void> {
  const set = async (key: PgColumn, column: PgColumn, pictures: Readonly<Record<string, unknown>>) => {
    const wanted = sql`${JSON.stringify(pictures)}::jsonb -> ${key}`;
    const path = sql`coalesce(${column} ->> 'path', ${column} -> 'wide' ->> 'path')`;
    await db.execute(sql`
      UPDATE ${column.table} SET ${sql.identifier(column.name)} = ${wanted}
      WHERE ${isReplaced(path)} AND ${column} IS DISTINCT FROM (${wanted})`);
  };
  await set(packs.id, packs.picture, generated.packs);
  await set(products.id, products.served, generated.served);
  await set(categories.id, categories.picture, generated.categories);
  await set(banners.drawing, banners.picture, generated.banners);
  await set(recipes.slug, recipes.picture, generated.recipes);
}
