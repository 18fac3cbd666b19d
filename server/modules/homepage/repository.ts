import { asc, eq } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { Banner, Offer } from '../../../contract/homepage';
import type { Queries } from '../../db/database';
import { banners, deliveryWindows, localities, offers, storeSettings } from '../../db/schema';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';
import type { StoreSettings } from '../../db/schema/storeSettings';

export async function findStoreSettings(db: Queries): Promise<StoreSettings> {
  const [row] = await db.select({ settings: storeSettings.settings }).from(storeSettings);
  if (!row) throw new Error('the shop has no settings: was the database seeded?');
  return row.settings;
}

export const findLocalities = (db: Queries) =>
  db.select().from(localities).orderBy(asc(localities.name), asc(localities.id));

/** The areas that windows are for. */
export const findWindowAreas = (db: Queries): Promise<{ areaId: string }[]> =>
  db.selectDistinct({ areaId: deliveryWindows.areaId }).from(deliveryWindows).where(eq(deliveryWindows.active, true));

export function findBanners(db: Queries, language: Language): Promise<Banner[]> {
  const suffix = LANGUAGE_SUFFIX[language];
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
  const suffix = LANGUAGE_SUFFIX[language];
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
