import { http } from 'msw';
import { chosenAddress, filledCart } from './builders/assortment';
import { buildOrderTracking, buildPaymentState } from './builders/orders';
import { api, ok } from './handlers/responses';
import { assortmentHandlers } from './handlers/assortment';

const customer = { loggedIn: true, address: chosenAddress, cart: filledCart };
const unpaid = [
  http.get(api('/order/order/status/:orderId'), () => ok(buildPaymentState())),
  http.get(api('/order/track/:orderId'), () => ok(buildOrderTracking({ status: 'PAYMENT_PENDING' }))),
];
const at = (route: string, state: object = customer) => ({ route, state, msw: assortmentHandlers });

/** The screens that are checked with each accessibility setting. */
export const screensToRead = {
  home: at('/'),
  category: at('/categories?id=organic-millets'),
  product: at('/product/detail?slug=foxtail-millet-thinai'),
  checkout: at('/checkout'),
  payment: { ...at('/order/status/order-1'), msw: unpaid },
  tracking: at('/profile/order/track?id=order-1'),
  profile: at('/profile'),
  support: at('/support'),
  login: at('/?login=1', { address: chosenAddress }),
  location: at('/?location=1'),
};
