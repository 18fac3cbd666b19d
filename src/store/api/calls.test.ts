import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { http, HttpResponse } from 'msw';
import { makeTestStore } from '../../testing/makeTestStore';
import { mswServer } from '../../testing/mswServer';
import type { RootState } from '../makeStore';
import { addressApi } from './addressApi';
import { authApi } from './authApi';
import { customerApi } from './customerApi';
import { homepageApi } from './homepageApi';
import { messageChoicesApi } from './messageChoicesApi';
import { ordersApi } from './ordersApi';

const auth = authApi.endpoints;
const homepage = homepageApi.endpoints;
const customer = customerApi.endpoints;
const messages = messageChoicesApi.endpoints;
const address = addressApi.endpoints;
const orders = ordersApi.endpoints;

const login = { mobileNumber: '9876543210' };
const registration = { ...login, name: 'Kavitha', emailId: 'k@example.in' };
const session = { session_id: 's1', ...login };
const point = { lat: 11.02, lng: 76.95 };
const location = { type: 'Point' as const, coordinates: [76.95, 11.02] as [number, number] };
const addressText = { street: '12 Cross Cut Road', landmark: 'Temple', type: 1 as const, location };
const items = [{ _id: 'ml-thinai-500', quantity: 2 }];
const order = { items, addressId: 'a1', expectedTotal: 19_000 };

type Make = () => ThunkAction<PromiseLike<unknown>, RootState, unknown, UnknownAction>;

/** Dispatches a call and records the requests. */
const recordRequests = async (make: Make) => {
  const requests: { call: string; body: unknown; headers: Headers }[] = [];
  mswServer.use(
    http.all('*', async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const text = await request.text();
      const body = text === '' ? undefined : (JSON.parse(text) as unknown);
      requests.push({ call: `${request.method} ${pathname}${search}`, body, headers: request.headers });
      return HttpResponse.json({ status: 200, message: '', data: { items: [] } });
    }),
  );
  await makeTestStore({ loggedIn: true }).dispatch(make());
  return requests;
};

it.each<[string, Make, unknown?]>([
  ['POST /customer/login', () => auth.login.initiate(login), login],
  ['POST /customer/register', () => auth.register.initiate(registration), registration],
  [
    'POST /customer/verify/otp',
    () => auth.verifyOtp.initiate({ ...session, otp: '1234' }),
    { ...session, otp: '1234' },
  ],
  ['POST /customer/resend/otp', () => auth.resendOtp.initiate(session), session],

  ['GET /homepage/offer/list', () => homepage.getOffers.initiate(undefined)],
  ['GET /homepage/banner/list', () => homepage.getBanners.initiate(undefined)],
  ['GET /homepage/category/list', () => homepage.getCategories.initiate(undefined)],
  ['POST /homepage/category/products/list', () => homepage.getCategoryProducts.initiate({}), {}],
  [
    'POST /homepage/products',
    () => homepage.getProducts.initiate({ categoryId: 'puttu-mix' }),
    { categoryId: 'puttu-mix' },
  ],
  ['GET /homepage/product/detail/ragi', () => homepage.getProductDetail.initiate('ragi')],
  ['GET /homepage/other/products', () => homepage.getOtherProducts.initiate(undefined)],

  ['GET /customer/detail', () => customer.getCustomer.initiate(undefined)],
  ['POST /customer/send/otp', () => customer.sendCode.initiate({ purpose: 'ERASE' }), { purpose: 'ERASE' }],
  ['GET /customer/sessions', () => customer.getSessions.initiate(undefined)],
  ['POST /customer/sessions/end-others', () => customer.endOtherSessions.initiate(undefined)],
  ['PUT /customer/language', () => customer.changeLanguage.initiate({ language: 'ta' }), { language: 'ta' }],
  ['GET /customer/messages', () => messages.getMessages.initiate(undefined)],
  [
    'PUT /customer/messages',
    () => messages.chooseMessages.initiate({ group: 'PROGRESS', channel: null }),
    { group: 'PROGRESS', channel: null },
  ],
  ['POST /customer/messages/email/resume', () => messages.resumeEmail.initiate(undefined)],
  ['PUT /customer/update', () => customer.updateCustomer.initiate({ name: 'Meena' }), { name: 'Meena' }],

  ['GET /address/list', () => address.getAddresses.initiate(undefined)],
  ['POST /address/create', () => address.createAddress.initiate(addressText), addressText],
  ['GET /address/detail/a1', () => address.getAddress.initiate('a1')],
  [
    'PUT /address/edit',
    () => address.editAddress.initiate({ _id: 'a1', ...addressText }),
    { _id: 'a1', ...addressText },
  ],
  ['PUT /address/update/status/a1', () => address.setDefaultAddress.initiate('a1')],
  ['DELETE /address/delete/a1', () => address.deleteAddress.initiate('a1')],
  ['GET /address/geocode?lat=11.02&lng=76.95', () => address.geocode.initiate(point)],
  [
    'POST /address/directions',
    () => address.getDirections.initiate({ from: point, to: point }),
    { from: point, to: point },
  ],

  ['POST /order/cart', () => orders.getBill.initiate({ items }), { items }],
  ['POST /order/create', () => orders.createOrder.initiate({ body: order, idempotencyKey: 'key-1' }), order],
  ['GET /order/order/status/o1', () => orders.getPaymentStatus.initiate('o1')],
  ['GET /order/history', () => orders.getOrderHistory.initiate(undefined)],
  ['GET /order/track/o1', () => orders.trackOrder.initiate('o1')],
  ['GET /order/cancel/o1', () => orders.cancelOrder.initiate({ orderId: 'o1' })],
  ['GET /order/cancel/o1?reason=late', () => orders.cancelOrder.initiate({ orderId: 'o1', reason: 'late' })],
])('%s is called under /api/web, with the token', async (call, make, ...[body]) => {
  const [requests] = await recordRequests(make);
  expect(requests).toMatchObject({ call: call.replace(' ', ' /api/web'), body });
  expect(requests?.headers.get('token')).toBe('token-of-meena');
});

it('an order has an idempotency key of its own', async () => {
  const [requests] = await recordRequests(() => orders.createOrder.initiate({ body: order, idempotencyKey: 'key-1' }));
  expect(requests?.headers.get('idempotency-key')).toBe('key-1');
});
