import { http } from 'msw';
import { buildSellingBanners, buildSellingCoupons, buildSellingOffers } from '../builders/staffSelling';
import { ok, staffApiUrl } from './responses';

const lists = {
  coupons: () => ok(buildSellingCoupons(), 'WELCOME10 is saved.'),
  offers: () => ok(buildSellingOffers(), 'The offer is saved.'),
  banners: () => ok(buildSellingBanners(), 'The banner is saved.'),
};

/** Coupons, offers and banners whose changes are accepted and not stored. */
export const staffSellingHandlers = Object.entries(lists).flatMap(([name, list]) => [
  http.get(staffApiUrl(`/selling/${name}`), list),
  http.post(staffApiUrl(`/selling/${name}`), list),
  http.put(staffApiUrl(`/selling/${name}/:id`), list),
  http.delete(staffApiUrl(`/selling/${name}/:id`), list),
]);
