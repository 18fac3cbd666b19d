import { http, type HttpHandler } from 'msw';
import { buildAssortment, buildDetailOf, buildLinesOf, type Assortment } from '../builders/assortment';
import { hardProducts } from '../builders/hardCases';
import { buildBill, buildBillOf } from '../builders/orders';
import type { CartBody } from '../../../contract/orders';
import { api, ok } from './responses';
import { makeShopHandlers } from './assortment';

const products = Object.values(hardProducts);
const hardAssortment: Assortment = { ...buildAssortment(), products, bestSellers: products };

/** A shop of edge cases, all in one category. */
export const hardShopHandlers: HttpHandler[] = [
  http.get(api('/homepage/product/detail/without-nutrition'), () =>
    ok({ ...buildDetailOf(hardProducts.withoutNutrition, hardAssortment), nutrition: null }),
  ),
  ...makeShopHandlers(() => hardAssortment),
];

/** The same shop with a coupon that takes off nothing. */
export const couponOfNothingHandlers: HttpHandler[] = [
  http.post<never, CartBody>(api('/order/cart'), async ({ request }) => {
    const { items } = await request.json();
    const { lines } = buildBillOf({ items }, buildLinesOf(items, hardAssortment));
    const coupon = { code: 'WELCOME10', applied: true, freesDelivery: false, problemText: null };
    return ok(buildBill({ lines, coupon, discountPaise: 0, deliverable: true }));
  }),
  ...hardShopHandlers,
];
