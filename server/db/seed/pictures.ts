import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { BannerPicture, Picture } from '../../../contract/pictures';
import manifest from '../../../public/pictures/manifest.json';
import type { Queries } from '../database';
import { banners, categories, packs, products } from '../schema';

/** Output of `npm run pictures`, by id. */
interface DrawnPictures {
  packs: Readonly<Record<string, Picture>>;
  /** By product. */
  served: Readonly<Record<string, Picture>>;
  categories: Readonly<Record<string, Picture>>;
  banners: Readonly<Record<string, BannerPicture>>;
}

const drawn: DrawnPictures = manifest;

/** A shop's own photos lie elsewhere and are left alone. */
const DRAWN = '/pictures/';

/**
 * Assigns the current generated pictures where there is none or an older generated one, whose files went with its
 * build. Called at each start; writes only differences.
 */
export async function hangDrawnPictures(db: Queries): Promise<void> {
  await hang(db, packs.id, packs.picture, drawn.packs);
  await hang(db, products.id, products.served, drawn.served);
  await hang(db, categories.id, categories.picture, drawn.categories);
  await hang(db, banners.id, banners.picture, drawn.banners);
}

async function hang(db: Queries, id: PgColumn, column: PgColumn, pictures: Readonly<Record<string, unknown>>) {
  const wanted = sql`${JSON.stringify(pictures)}::jsonb -> ${id}`;
  const path = sql`coalesce(${column} ->> 'path', ${column} -> 'wide' ->> 'path')`;
  await db.execute(sql`
    UPDATE ${column.table} SET ${sql.identifier(column.name)} = ${wanted}
    WHERE (${column} IS NULL OR starts_with(${path}, ${DRAWN})) AND ${column} IS DISTINCT FROM (${wanted})`);
}
