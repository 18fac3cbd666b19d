import type { AppDeps } from '../../deps';
import type { Area } from '../../lib/area';
import type { Notifier } from '../messaging';
import type { StoreService } from '../shopSettings';
import { backInStockJob } from './backInStockJob';
import { guestWishlistRoutes, wishlistRoutes } from './routes';
import { createWishlistService, type WishlistNeeds, type WishlistService } from './service';

interface Needs extends WishlistNeeds {
  notifier: Notifier;
  store: Pick<StoreService, 'getSettings'>;
}

/** What customers want, and who is told that a pack is back. */
export function createWishlist(
  deps: AppDeps,
  { findCards, notifier, store }: Needs,
): { areas: Area[] } & Pick<WishlistService, 'personal' | 'readBack'> {
  const service = createWishlistService(deps, { findCards, notifier });
  return {
    areas: [
      {
        prefix: '/api/web/customer/wishlist',
        routes: wishlistRoutes(service),
        jobs: [backInStockJob(deps, notifier, store)],
      },
      { prefix: '/api/web/homepage', routes: guestWishlistRoutes(service) },
    ],
    personal: service.personal,
    readBack: (packId, language) => service.readBack(packId, language),
  };
}
