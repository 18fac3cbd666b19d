import { eq } from 'drizzle-orm';
import { products } from '../../db/schema';
import { orderSteps } from '../../testing/orderSteps';
import { makeShopper, type ApiResponse, type Shopper } from '../../testing/shopper';
import { setStock, stockOf } from '../../testing/stock';
import { makeTestApp, testSecrets, type TestApp } from '../../testing/testApp';

/** The whole purchase: placed, paid, and delivered or cancelled. */
const MILLET = 'ml-thinai-500';
const TWO = [{ _id: MILLET, quantity: 2 }];

let testApp: TestApp;
let shopper: Shopper;
beforeAll(async () => {
  testApp = await makeTestApp();
});
beforeEach(async () => {
  await setStock(testApp.deps, MILLET, 50);
  shopper = await makeShopper(testApp);
});
afterAll(() => testApp.close());

async function shopkeeper(orderNumber: string, what: 'advance' | 'cancel', headers: object = {}) {
  const response = await testApp.app.inject({
    method: 'POST',
    url: `/api/internal/orders/${orderNumber}/${what}`,
    headers: { 'x-internal-secret': testSecrets.internal, ...headers },
  });
  return response.json<ApiResponse>();
}

/** Returns an order that `steps` steps have moved on since its payment. */
async function paidOrder(steps = 0) {
  const order = await shopper.place(TWO);
  await orderSteps(testApp).pay(order);
  for (let step = 0; step < steps; step += 1) await shopkeeper(order.orderNumber, 'advance');
  return order;
}

const statusOf = async (orderId: string) => (await shopper.state(orderId)).data.orderStatus;

describe('internal order commands', () => {
  it('leads a paid order to the customer’s door and counts what was sold', async () => {
    const soldCount = async () => {
      const [row] = await testApp.deps.db.select().from(products).where(eq(products.id, 'ml-thinai'));
      return row!.soldCount;
    };
    const before = await soldCount();
    const { orderNumber, orderId } = await paidOrder();
    const seen = [];
    for (let step = 0; step < 5; step += 1) seen.push((await shopkeeper(orderNumber, 'advance')).data.status);
    expect(seen).toEqual(['CONFIRMED', 'PROCESSING', 'READY_TO_DELIVER', 'PICKEDUP', 'DELIVERED']);
    expect(await shopkeeper(orderNumber, 'advance')).toMatchObject({
      status: 409,
      message: 'This order is delivered: there is no next step.',
    });
    expect((await shopkeeper(orderNumber, 'cancel')).status).toBe(409);
    expect(await statusOf(orderId)).toBe('DELIVERED');
    expect(await soldCount()).toBe(before + 2);
    expect(await stockOf(testApp.deps, MILLET)).toBe(48);
  });

  it('prints the status of an order', async () => {
    const { orderNumber } = await paidOrder(2);
    expect((await shopkeeper(orderNumber, 'advance')).message).toBe(`Order ${orderNumber} is now: READY TO DELIVER`);
  });

  it('can’t advance an unpaid or cancelled order', async () => {
    const { orderId, orderNumber } = await shopper.place(TWO);
    expect(await shopkeeper(orderNumber, 'advance')).toMatchObject({
      status: 409,
      message: 'This order waits for the customer’s payment.',
    });
    await shopper.cancel(orderId);
    expect(await shopkeeper(orderNumber, 'advance')).toMatchObject({
      status: 409,
      message: 'This order is cancelled: there is no next step.',
    });
  });

  it('can cancel while the order is packed, and the payment is refunded', async () => {
    const { orderId, orderNumber } = await paidOrder(3);
    expect(await shopkeeper(orderNumber, 'cancel')).toMatchObject({ status: 200, data: { status: 'CANCELLED' } });
    expect((await shopper.state(orderId)).data.paymentStatus).toBe('REFUNDED');
    expect(await stockOf(testApp.deps, MILLET)).toBe(50);
    expect((await shopper.track(orderId)).data.timeline.at(-1).status).toBe('CANCELLED');
  });

  it('is 403 without the secret, or from another machine', async () => {
    const { orderId, orderNumber } = await paidOrder();
    expect((await shopkeeper(orderNumber, 'advance', { 'x-internal-secret': 'guessed' })).status).toBe(403);
    const fromAfar = await testApp.app.inject({
      method: 'POST',
      url: `/api/internal/orders/${orderNumber}/advance`,
      headers: { 'x-internal-secret': testSecrets.internal, 'x-forwarded-for': '127.0.0.1' },
      remoteAddress: '203.0.113.7',
    });
    expect(fromAfar.statusCode).toBe(403);
    expect(await statusOf(orderId)).toBe('ORDER_CREATED');
  });

  it('finds no order that is not there', async () => {
    expect((await shopkeeper('VY999999999', 'advance')).status).toBe(404);
    expect((await shopkeeper('VY999999999', 'cancel')).status).toBe(404);
    expect((await shopkeeper('nonsense', 'advance')).status).toBe(400);
  });
});
