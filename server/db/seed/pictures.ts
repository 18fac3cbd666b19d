import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { BannerPicture, Picture } from '../../../contract/pictures';
import manifest from '../../../public/pictures/manifest.json';
import type { Queries } from '../database';
import { banners, categories, packs, products } from '../schema';

/** What `npm run pictures` drew, by the id of what it shows. */
interface DrawnPictures {
  packs: Readonly<Record<string, Picture>>;
  /** By product. */
  served: Readonly<Record<string, Picture>>;
  categories: Readonly<Record<string, Picture>>;
  banners: Readonly<Record<string, BannerPicture>>;
}

const drawn: DrawnPictures = manifest;

/** Where drawn pictures lie. A shop's own photos lie elsewhere, and are left alone. */
const DRAWN = '/pictures/';

/**
 * Hangs today's drawn pictures wherever there is none, or one that was drawn before: that one's files went with the build that had
 * them. To be called at each start; it writes only what differs.
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
