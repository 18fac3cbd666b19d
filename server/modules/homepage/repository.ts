import { asc, eq } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { Banner, Category, Offer } from '../../../contract/homepage';
import type { Queries } from '../../db/database';
import { banners, categories, localities, offers, storeSettings } from '../../db/schema';
import type { StoreSettings } from '../../db/schema/storeSettings';

/** The ending of a column in a language. */
export const SUFFIX = { en: 'En', ta: 'Ta', hi: 'Hi' } as const satisfies Record<Language, string>;

export async function findStoreSettings(db: Queries): Promise<StoreSettings> {
  const [row] = await db.select({ settings: storeSettings.settings }).from(storeSettings);
  if (!row) throw new Error('the shop has no settings: was the database seeded?');
  return row.settings;
}

export const findLocalities = (db: Queries) =>
  db.select().from(localities).orderBy(asc(localities.name), asc(localities.id));

export function findBanners(db: Queries, language: Language): Promise<Banner[]> {
  const suffix = SUFFIX[language];
  return db
    .select({
      _id: banners.id,
      title: banners[`title${suffix}`],
      text: banners[`text${suffix}`],
      actionLabel: banners[`actionLabel${suffix}`],
      link: banners.link,
      picture: banners.picture,
    })
    .from(banners)
    .where(eq(banners.active, true))
    .orderBy(asc(banners.position), asc(banners.id));
}

export function findOffers(db: Queries, language: Language): Promise<Offer[]> {
  const suffix = SUFFIX[language];
  return db
    .select({
      _id: offers.id,
      title: offers[`title${suffix}`],
      text: offers[`text${suffix}`],
      couponCode: offers.couponCode,
    })
    .from(offers)
    .where(eq(offers.active, true))
    .orderBy(asc(offers.position), asc(offers.id));
}

export function findCategories(db: Queries, language: Language): Promise<Category[]> {
  const suffix = SUFFIX[language];
  return db
    .select({
      _id: categories.id,
      name: categories[`name${suffix}`],
      description: categories[`description${suffix}`],
      productCount: categories.productCount,
      picture: categories.picture,
    })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
}

export interface CategoryWords {
  id: string;
  /** As search_key() spells them, each with a space on both sides. */
  words: string;
}

/** In the order of the menu. */
export const findCategoryWords = (db: Queries): Promise<CategoryWords[]> =>
  db
    .select({ id: categories.id, words: categories.searchWords })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
