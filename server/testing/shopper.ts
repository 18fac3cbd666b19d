import type { CartLine, CreatedOrder, CreateOrderBody } from '../../contract/orders';
import { toPayPaise } from '../../contract/paymentConstants';
import { addresses } from '../db/schema';
import { demoStore } from '../db/seed/store';
import { newId } from '../lib/ids';
import { loggedInCustomer } from './loggedInCustomer';
import type { TestApp } from './testApp';

// oxlint-disable-next-line typescript/no-explicit-any -- it depends on the call and its outcome; tests read it freely
export type ResponseData = any;

export interface ApiResponse<T = ResponseData> {
  status: number;
  message: string | string[];
  data: T;
}

export type Shopper = Awaited<ReturnType<typeof makeShopper>>;

/** A customer with an address inside the delivery area. */
export async function makeShopper({ app, deps }: Pick<TestApp, 'app' | 'deps'>) {
  const customer = await loggedInCustomer(deps);
  const addressId = await addAddress(deps, customer.customerId, demoStore.delivery.centre);

  async function call<T = ResponseData>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    headers = {},
  ): Promise<ApiResponse<T>> {
    const response = await app.inject({
      method,
      url: `/api/web/order${url}`,
      headers: { ...customer.headers, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    expect(response.json<ApiResponse<T>>().status).toBe(response.statusCode);
    return response.json<ApiResponse<T>>();
  }

  const bill = async (items: CartLine[], rest: object = {}) => call('POST', '/cart', { items, addressId, ...rest });

  /** Sends the body unchanged. */
  const create = (body: object, key: string = newId()) =>
    call<CreatedOrder>('POST', '/create', body, { 'idempotency-key': key });

  return {
    ...customer,
    addressId,
    call,
    bill,
    create,

    /** Orders at the current bill; returns the whole response. */
    async order(
      items: CartLine[],
      rest: Partial<CreateOrderBody> = {},
      key?: string,
    ): Promise<ApiResponse<CreatedOrder>> {
      const couponCode = rest.couponCode === undefined ? {} : { couponCode: rest.couponCode };
      const { data } = await bill(items, couponCode);
      const expectedTotal = toPayPaise(data.totalPaise, rest.paymentMethod ?? 'UPI');
      return create({ items, addressId, expectedTotal, ...rest }, key);
    },

    /** Orders and expects success. */
    async place(items: CartLine[], rest: Partial<CreateOrderBody> = {}): Promise<CreatedOrder> {
      const response = await this.order(items, rest);
      expect(response).toMatchObject({ status: 200 });
      return response.data;
    },

    cancel: (orderId: string, reason?: string) =>
      call('GET', `/cancel/${orderId}${reason === undefined ? '' : `?reason=${encodeURIComponent(reason)}`}`),
    track: (orderId: string) => call('GET', `/track/${orderId}`),
    state: (orderId: string) => call('GET', `/order/status/${orderId}`),
  };
}

/** Inserts an address without validation. */
export async function addAddress(
  { db, clock }: Pick<TestApp['deps'], 'db' | 'clock'>,
  customerId: string,
  { lat, lng }: { lat: number; lng: number },
  street = '12 Cross Cut Road',
): Promise<string> {
  const id = newId();
  const now = clock.now();
  await db.insert(addresses).values({
    id,
    customerId,
    type: 1,
    street,
    landmark: 'Bus stand',
    lat,
    lng,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}
