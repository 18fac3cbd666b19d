import { http, HttpResponse } from 'msw';
import { buildProductRatings, buildRatingsOfOrder, buildStaffRating } from '../builders/ratings';
import { api, ok, staffApiUrl } from './responses';

const ofShop = () => ok(buildStaffRating(), 'Saved.');

/** A WebP of one pixel. */
const WEBP = 'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAQAcJaQAA3AA/v3AgAA=';
const photo = () =>
  HttpResponse.arrayBuffer(Uint8Array.from(atob(WEBP), (sign) => sign.charCodeAt(0)).buffer, {
    headers: { 'content-type': 'image/webp' },
  });

/** Two products to rate, six ratings of each product, and one for the staff. */
export const ratingsHandlers = [
  http.get(api('/homepage/product/ratings/:productId'), ({ request }) =>
    ok(buildProductRatings(request.url.includes('cursor=') ? { items: [], nextCursor: null } : {})),
  ),
  http.get(api('/order/rating/:orderId'), () => ok(buildRatingsOfOrder())),
  http.post(api('/order/rating/:orderId/photo'), () => ok({ photoId: 'photo-1' })),
  http.post(api('/order/rating/:orderId/:productId'), () => ok(buildRatingsOfOrder(), 'Thank you.')),
  http.put(api('/order/rating/:orderId/:productId'), () => ok(buildRatingsOfOrder(), 'Your rating is changed.')),
  http.delete(api('/order/rating/:orderId/:productId'), () => ok(buildRatingsOfOrder(), 'Your rating is withdrawn.')),
  http.get(staffApiUrl('/photos/:photoId'), photo),
  http.get(staffApiUrl('/ratings'), () => ok({ items: [buildStaffRating()], nextCursor: null })),
  http.get(staffApiUrl('/ratings/todos'), () => ok({ openCount: 0 })),
  http.put(staffApiUrl('/ratings/:id/answer'), ofShop),
  http.put(staffApiUrl('/ratings/:id/photos/:photoId'), ofShop),
  http.post(staffApiUrl('/ratings/:id/hide'), ofShop),
  http.post(staffApiUrl('/ratings/:id/show'), ofShop),
];
