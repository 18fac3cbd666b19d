import { http } from 'msw';
import type { PhoneCartBody } from '../../../contract/phoneOrders';
import { buildCreatedOrder, buildBillOf, buildOrderTracking } from '../builders/orders';
import { buildCaller, buildLastOrder } from '../builders/staffNewOrder';
import { ok, staffApiUrl } from './responses';

/** Meena calls, who has ordered before. */
export const staffNewOrderHandlers = [
  http.get(staffApiUrl('/phone-orders/caller'), () => ok({ caller: buildCaller() })),
  http.get(staffApiUrl('/phone-orders/callers/:customerId/last'), () => ok(buildLastOrder())),
  http.post(staffApiUrl('/phone-orders/callers'), () => ok(buildCaller({ orderCount: 0, addresses: [] }))),
  http.post(staffApiUrl('/phone-orders/callers/:customerId/addresses'), () => ok(buildOrderTracking().address)),
  http.post(staffApiUrl('/phone-orders/bill'), async ({ request }) => {
    const { discountPaise = 0, ...cart } = (await request.json()) as PhoneCartBody;
    const bill = buildBillOf(cart);
    return ok({ ...bill, discountPaise, totalPaise: bill.totalPaise - discountPaise, coupons: [], suggestions: [] });
  }),
  http.post(staffApiUrl('/phone-orders/'), () => ok(buildCreatedOrder())),
];
