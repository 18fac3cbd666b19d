import {
  BannerBody,
  ChangeBannerBody,
  ChangeOfferBody,
  OfferBody,
  SellingBanners,
  SellingOffers,
} from '../../../contract/staffSelling';
import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { ShopPictures } from '../shopPictures';
import { createSellingEdits } from './edits';
import { createBannersService } from './banners';
import { couponRoutes } from './couponRoutes';
import { createCouponsService } from './coupons';
import { frontPageRoutes } from './frontPageRoutes';
import { createOffersService } from './offers';

/** @param shopChanged called after each change that pages show */
export function createSelling(deps: AppDeps, pictures: Pick<ShopPictures, 'use'>, shopChanged: () => void): Area[] {
  const edits = createSellingEdits(deps, shopChanged);
  return [
    { prefix: '/api/staff/selling/coupons', routes: couponRoutes(createCouponsService(deps, edits)) },
    {
      prefix: '/api/staff/selling/offers',
      routes: frontPageRoutes(createOffersService(deps, edits), {
        name: 'offer',
        body: OfferBody,
        change: ChangeOfferBody,
        list: SellingOffers,
        saved: 'selling.offerSaved',
        removed: 'selling.offerRemoved',
      }),
    },
    {
      prefix: '/api/staff/selling/banners',
      routes: frontPageRoutes(createBannersService(deps, edits, pictures), {
        name: 'banner',
        body: BannerBody,
        change: ChangeBannerBody,
        list: SellingBanners,
        saved: 'selling.bannerSaved',
        removed: 'selling.bannerRemoved',
      }),
    },
  ];
}
