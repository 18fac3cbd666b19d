import { STAFF_ROLE } from '../../../contract/staffRights';
import type { MovedOrders, PackingOrder } from '../../../contract/packing';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { orderSteps } from '../../testing/orderSteps';
import { makeShopper, type ApiResponse, type Shopper } from '../../testing/shopper';
import { makeTestApp, testSecrets, type TestApp } from '../../testing/testApp';

let test: TestApp;
let shopper: Shopper;
let mani: LoggedInStaff;
beforeAll(async () => {
  test = await makeTestApp();
  shopper = await makeShopper(test);
  mani = await loggedInStaff(test.deps, { role: STAFF_ROLE.SALES_PERSON });
});
afterAll(() => test.close());

async function call<T>(method: 'GET' | 'POST', url: string, payload?: object) {
  const { headers } = mani;
  const response = await test.app.inject({
    method,
    url: `/api/staff/packing${url}`,
    headers,
    ...(payload && { payload }),
  });
  return response.json<ApiResponse<T>>();
}
const list = async (query = '') => (await call<PackingOrder[]>('GET', `/orders${query}`)).data;

/** Paid, and confirmed if wanted. */
async function order(isConfirmed = true) {
  const placed = await shopper.place([{ _id: 'ml-thinai-500', quantity: 2 }]);
  await orderSteps(test).pay(placed);
  const url = `/api/internal/orders/${placed.orderNumber}/advance`;
  if (isConfirmed)
    await test.app.inject({ method: 'POST', url, headers: { 'x-internal-secret': testSecrets.internal } });
  return placed;
}
const statusOf = async (orderId: string) => (await shopper.state(orderId)).data.orderStatus;

it('lists what is to be packed, with what is changed counted, until it is packed', async () => {
  const [first, waiting] = [await order(), await order(false)];
  expect(await list()).toMatchObject([
    {
      orderNumber: first.orderNumber,
      status: 'CONFIRMED',
      paymentStatus: 'RECEIVED',
      totalPaise: 19_000,
      lines: [{ packedQuantity: 2, netGrams: 500, name: expect.stringMatching(/^Foxtail/) }],
    },
  ]);
  await call('POST', `/orders/${first.orderId}/lines/change`, {
    lineNo: 1,
    quantity: 1,
    reason: 'NONE_LEFT',
    expectedReducedPaise: 9_500,
  });
  expect(await list()).toMatchObject([{ totalPaise: 9_500, lines: [{ quantity: 2, packedQuantity: 1 }] }]);

  const body = { orderIds: [first.orderId, waiting.orderId] };
  expect((await call<MovedOrders>('POST', '/start', body)).data).toEqual({
    moved: [first.orderId],
    steps: [{ orderNumber: first.orderNumber, stepId: expect.any(Number) }],
    left: [waiting.orderId],
    stopped: [],
  });
  expect(await statusOf(first.orderId)).toBe('PROCESSING');
  expect((await call<MovedOrders>('POST', '/packed', body)).data.moved).toEqual([first.orderId]);
  expect(await statusOf(first.orderId)).toBe('READY_TO_DELIVER');
  expect(await statusOf(waiting.orderId)).toBe('ORDER_CREATED');
  expect(await list()).toEqual([]);
  expect(await list(`?ids=${first.orderId},unknown`)).toMatchObject([{ orderNumber: first.orderNumber }]);
});

it('packs at once what was only confirmed, and holds nothing up for a cancelled one', async () => {
  const [cancelled, other] = [await order(), await order()];
  await shopper.cancel(cancelled.orderId);
  test.deps.clock.advance(1);
  const { data } = await call<MovedOrders>('POST', '/packed', { orderIds: [cancelled.orderId, other.orderId] });
  expect(data).toMatchObject({ moved: [other.orderId], left: [cancelled.orderId], stopped: [] });
  // Undone, it is where packing had brought it in two steps.
  const undo = {
    method: 'POST',
    url: '/api/staff/orders/undo',
    headers: mani.headers,
    payload: { steps: data.steps },
  } as const;
  expect((await test.app.inject(undo)).json().data).toMatchObject([{ status: 'PROCESSING', problemText: null }]);
  expect((await shopper.track(other.orderId)).data.timeline).toMatchObject(
    expect.arrayContaining([{ status: 'PROCESSING', at: expect.any(String) }]),
  );
});

it('packs an order once, when two people say so', async () => {
  const { orderId } = await order();
  const both = await Promise.all([1, 2].map(() => call<MovedOrders>('POST', '/packed', { orderIds: [orderId] })));
  expect(both.flatMap(({ data }) => data.moved)).toEqual([orderId]);
});
