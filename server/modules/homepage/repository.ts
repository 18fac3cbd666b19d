import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { Banner, Offer } from '../../../contract/homepage';
import type { Queries } from '../../db/database';
import { banners, coupons, offers } from '../../db/schema';
import { LANGUAGE_SUFFIX } from '../../db/schema/columns';

const isUsable = and(
  eq(coupons.active, true),
  or(isNull(coupons.totalLimit), sql`${coupons.redeemed} < ${coupons.totalLimit}`),
);

/** When something of the front page is shown; null is without a limit. */
export interface Period {
  startsAt: Date | null;
  endsAt: Date | null;
}

/** It includes banners of days to come. */
export function findBanners(db: Queries, language: Language): Promise<(Banner & Period)[]> {
  const suffix = LANGUAGE_SUFFIX[language];
  return db
    .select({
      _id: banners.id,
      title: banners[`title${suffix}`],
      text: banners[`text${suffix}`],
      actionLabel: banners[`actionLabel${suffix}`],
      link: banners.link,
      picture: banners.picture,
      startsAt: banners.startsAt,
      endsAt: banners.endsAt,
    })
    .from(banners)
    .where(eq(banners.active, true))
    .orderBy(asc(banners.position), asc(banners.id));
}

/** Also those of days to come, without those whose coupon is off or used up. */
export function findOffers(db: Queries, language: Language): Promise<(Offer & Period)[]> {
  const suffix = LANGUAGE_SUFFIX[language];
  return db
    .select({
      _id: offers.id,
      title: offers[`title${suffix}`],
      text: offers[`text${suffix}`],
      couponCode: offers.couponCode,
      startsAt: sql<Date | null>`greatest(${offers.startsAt}, ${coupons.startsAt})`.mapWith(offers.startsAt),
      endsAt: sql<Date | null>`least(${offers.endsAt}, ${coupons.endsAt})`.mapWith(offers.endsAt),
    })
    .from(offers)
    .leftJoin(coupons, eq(coupons.code, offers.couponCode))
    .where(and(eq(offers.active, true), or(isNull(offers.couponCode), isUsable)))
    .orderBy(asc(offers.position), asc(offers.id));
}
