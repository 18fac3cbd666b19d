import type { CreatedOrder } from '../../contract/orders';
import type { OwnRounds, Round } from '../../contract/rounds';
import { newId } from '../lib/ids';
import type { LoggedInStaff } from './loggedInStaff';
import { orderSteps } from './orderSteps';
import type { ApiResponse, ResponseData, Shopper } from './shopper';
import type { TestApp } from './testApp';

/** Calls that plan rounds, and a rider's own. */
export function roundSteps(test: TestApp) {
  async function call<T = ResponseData>(
    by: LoggedInStaff,
    [method, url]: readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string],
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<ApiResponse<T>> {
    const response = await test.app.inject({
      method,
      url: `/api/staff${url}`,
      headers: { ...by.headers, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    expect(response.json<ApiResponse<T>>().status).toBe(response.statusCode);
    return response.json<ApiResponse<T>>();
  }

  /** A phone with a right clock sends this at once. */
  const phone = (wasQueued = false) => {
    const now = test.deps.clock.now().toISOString();
    return { at: now, sentAt: now, wasQueued };
  };

  /** A rider's action; `body.phone` where it matters. */
  const ride = (by: LoggedInStaff, path: string, body: object = {}, key: string = newId()) =>
    call(by, ['POST', `/ride${path}`], { phone: phone(), ...body }, { 'idempotency-key': key });

  /** An order of the shopper, packed. */
  async function readyOrder(shopper: Shopper, note?: string): Promise<CreatedOrder> {
    const order = await shopper.place([{ _id: 'ml-thinai-500', quantity: 2 }], note === undefined ? {} : { note });
    await orderSteps(test).makeReady(order);
    return order;
  }

  const plan = async (by: LoggedInStaff, rider: LoggedInStaff, orders: readonly { orderId: string }[]) => {
    const orderIds = orders.map(({ orderId }) => orderId);
    return call<Round>(by, ['POST', '/rounds'], { riderId: rider.staffId, orderIds });
  };

  return {
    call,
    phone,
    ride,
    readyOrder,
    plan,
    own: (rider: LoggedInStaff) => call<OwnRounds>(rider, ['GET', '/ride']),

    /** Planned and picked up. */
    async setOut(by: LoggedInStaff, rider: LoggedInStaff, orders: readonly { orderId: string }[]): Promise<Round> {
      const { data } = await plan(by, rider, orders);
      expect(await ride(rider, `/${data._id}/start`)).toMatchObject({ status: 200 });
      return data;
    },
  };
}
