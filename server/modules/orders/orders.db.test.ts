import { eq } from 'drizzle-orm';
import { ORDER_PATH } from '../../../contract/constants';
import type { OrderTimelineStep } from '../../../contract/orders';
import { orderEvents, orders, packs, paymentAttempts, products } from '../../db/schema';
import { photo } from '../../testing/photo';
import { makeShopper, type ApiResponse, type Shopper } from '../../testing/shopper';
import { setStock, stockOf } from '../../testing/stock';
import { makeTestApp, testSecrets, type TestApp } from '../../testing/testApp';

const MILLET = 'ml-thinai-500'; // ₹75
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

async function pay(orderId: string) {
  const { data } = await shopper.track(orderId);
  await testApp.app.inject({ method: 'POST', url: `${String(data.payment.pageUrl)}/pay` });
}

async function shopkeeper(orderNumber: string, what: 'advance' | 'cancel', headers: object = {}) {
  const response = await testApp.app.inject({
    method: 'POST',
    url: `/api/internal/orders/${orderNumber}/${what}`,
    headers: { 'x-internal-secret': testSecrets.internal, ...headers },
  });
  return response.json<ApiResponse>();
}

/** A paid order, advanced by `steps`. */
async function paidOrder(steps = 0) {
  const order = await shopper.place(TWO);
  await pay(order.orderId);
  for (let step = 0; step < steps; step += 1) await shopkeeper(order.orderNumber, 'advance');
  return order;
}

const statusOf = async (orderId: string) => (await shopper.state(orderId)).data.orderStatus;

describe('GET /order/order/status/:orderId', () => {
  it('returns public facts and no more', async () => {
    const { orderId, payment } = await shopper.place(TWO);
    const response = await testApp.app.inject({ method: 'GET', url: `/api/web/order/order/status/${orderId}` });
    expect(response.json()).toEqual({
      status: 200,
      message: 'Done',
      data: {
        paymentStatus: 'OPEN',
        orderStatus: 'PAYMENT_PENDING',
        expiresAt: payment!.expiresAt,
        secondsLeft: 900,
        cancelCause: null,
      },
    });
  });

  it('is 404 for an order that is not there', async () => {
    expect(await shopper.state('nothing')).toEqual({ status: 404, message: 'We can’t find this order.', data: null });
  });
});

describe('GET /order/again', () => {
  const packsOf = ({ data }: ApiResponse) =>
    (data as { packs: { _id: string }[] }[]).map(({ packs: bought }) => bought.map(({ _id }) => _id));

  it('gives the packs bought most often, then latest, as far as in stock', async () => {
    const buy = async (...ids: string[]) => {
      testApp.deps.clock.advance(1000);
      const { orderId } = await shopper.place(ids.map((_id) => ({ _id, quantity: 2 })));
      await pay(orderId);
    };
    await buy('rc-kavuni-1000', MILLET);
    await buy('dm-multi-500');
    await buy('pm-sathu-500', MILLET);
    await shopper.place([{ _id: 'ml-varagu-500', quantity: 3 }]);
    const stock = await stockOf(testApp.deps, 'dm-multi-500');
    await setStock(testApp.deps, 'dm-multi-500', 0);
    const response = await shopper.call('GET', '/again');
    await setStock(testApp.deps, 'dm-multi-500', stock);
    expect(packsOf(response)).toEqual([[MILLET], ['pm-sathu-500'], ['rc-kavuni-1000']]);
    expect(response.data[0]).toMatchObject({ slug: 'foxtail-millet-thinai', name: expect.stringMatching(/^Foxtail/) });
  });

  it('is empty for a new customer', async () => {
    expect(await shopper.call('GET', '/again')).toMatchObject({ status: 200, data: [] });
  });
});

describe('GET /order/history', () => {
  it('gives the customer’s own orders, newest first, page by page', async () => {
    const placed = [];
    for (let at = 0; at < 5; at += 1) {
      // Two orders share a timestamp, so the id breaks the tie between pages.
      if (at !== 2) testApp.deps.clock.advance(1);
      placed.push(await shopper.place([{ _id: MILLET, quantity: 2 + at }]));
    }
    await (await makeShopper(testApp)).place(TWO);

    const seen = [];
    let cursor: string | null = null;
    do {
      const { status, data }: ApiResponse = await shopper.call(
        'GET',
        `/history?limit=2${cursor ? `&cursor=${cursor}` : ''}`,
      );
      expect(status).toBe(200);
      expect(data.items.length).toBeLessThanOrEqual(2);
      seen.push(...data.items);
      cursor = data.nextCursor;
    } while (cursor);
    const times = seen.map((order) => order.placedAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(seen.map((order) => order.orderId).sort()).toEqual(placed.map((order) => order.orderId).sort());
    expect(seen[0]).toEqual({
      dueAtDoorPaise: null,
      orderId: placed[4]!.orderId,
      orderNumber: placed[4]!.orderNumber,
      status: 'PAYMENT_PENDING',
      placedAt: testApp.deps.clock.now().toISOString(),
      totalPaise: 6 * 7_500 + 4_000,
      itemCount: 6,
      itemNames: [expect.stringMatching(/^Foxtail Millet/)],
      itemPictures: [expect.objectContaining({ path: expect.any(String) })],
      cancellable: true,
      slot: null,
      secondsLeft: 900,
      cancelCause: null,
    });
  });

  it('names the first three lines in the customer’s language', async () => {
    const ids = [MILLET, 'dm-multi-500', 'rc-kavuni-1000', 'pm-sathu-500'];
    await shopper.place(ids.map((_id) => ({ _id, quantity: 1 })));
    const { data } = await shopper.call('GET', '/history', undefined, { 'accept-language': 'hi' });
    expect(data.items[0]).toMatchObject({ itemCount: 4, itemNames: ['कंगनी', expect.any(String), expect.any(String)] });
  });

  it('has the current pictures of the same lines', async () => {
    await testApp.deps.db
      .update(packs)
      .set({ picture: photo('front') })
      .where(eq(packs.id, MILLET));
    await shopper.place(TWO);
    const { data } = await shopper.call('GET', '/history');
    expect(data.items[0].itemPictures).toEqual([photo('front')]);
  });

  it('is empty for a new customer', async () => {
    expect((await shopper.call('GET', '/history')).data).toEqual({ items: [], nextCursor: null });
  });

  it.each([
    ['a cursor that is not ours', 'cursor=abc', 'cursor'],
    ...[1e15, -1, 1.5, 8.64e15].map((time) => [
      `a cursor with the time ${time}`,
      `cursor=${Buffer.from(JSON.stringify([time, 'x'])).toString('base64url')}`,
      'cursor',
    ]),
    ['a cursor with a time in letters', `cursor=${Buffer.from('["now","x"]').toString('base64url')}`, 'cursor'],
    ['a limit of 0', 'limit=0', 'limit'],
    ['a limit of 51', 'limit=51', 'limit'],
    ['a limit in letters', 'limit=all', 'limit'],
  ])('rejects %s', async (_what, query, field) => {
    const response = await shopper.call('GET', `/history?${query}`);
    expect(response).toMatchObject({ status: 400, data: { fields: { [field]: expect.any(String) } } });
  });
});

describe('GET /order/track/:orderId', () => {
  it('shows items, address, bill, payment and the whole path', async () => {
    const { clock } = testApp.deps;
    const placedAt = clock.now().toISOString();
    await testApp.deps.db
      .update(packs)
      .set({ picture: photo('front') })
      .where(eq(packs.id, MILLET));
    const { orderId, orderNumber, payment } = await shopper.place(
      [{ _id: MILLET, quantity: 5, addons: ['gift-box'] }],
      { couponCode: 'WELCOME10', note: 'Ring twice' },
    );
    const { data } = await shopper.track(orderId);
    expect(data).toEqual({
      orderId,
      orderNumber,
      status: 'PAYMENT_PENDING',
      paymentMethod: 'UPI',
      dueAtDoorPaise: null,
      isAwaitedFromDoor: false,
      placedAt,
      timeline: ORDER_PATH.map((status, at) => ({ status, at: at === 0 ? placedAt : null })),
      items: [
        {
          _id: MILLET,
          slug: expect.stringMatching(/^foxtail-millet/),
          name: expect.stringMatching(/^Foxtail Millet/),
          secondName: 'தினை',
          picture: photo('front'),
          netGrams: 500,
          measure: 'WEIGHT',
          quantity: 5,
          productPrice: 7_500,
          addons: [{ _id: 'gift-box', name: 'Gift box', pricePaise: 4_000 }],
          linePaise: 57_500,
          costPaise: 57_500,
        },
      ],
      address: expect.objectContaining({ _id: shopper.addressId, street: '12 Cross Cut Road' }),
      bill: {
        itemsPaise: 37_500,
        addonsPaise: 20_000,
        couponCode: 'WELCOME10',
        discountPaise: 3_700,
        deliveryChargePaise: 0,
        taxIncludedPaise: expect.any(Number),
        totalPaise: 53_800,
      },
      account: {
        itemsPaise: 37_500,
        addonsPaise: 20_000,
        discountPaise: 3_700,
        deliveryPaise: 0,
        totalPaise: 53_800,
        roundingPaise: 0,
        paidPaise: 0,
        refundedPaise: 0,
        refundUnderWayPaise: 0,
        toRefundPaise: 0,
        keptPaise: 0,
        awaitedPaise: 0,
        duePaise: 53_800,
      },
      note: 'Ring twice',
      paymentStatus: 'OPEN',
      payment,
      cancellable: true,
      deliveryCode: null,
      slot: null,
      cancelReason: null,
      cancelCause: null,
      refunds: [],
    });
  });

  it('shows when each step was reached', async () => {
    const { clock } = testApp.deps;
    const { orderId, orderNumber } = await shopper.place(TWO);
    clock.advance(60);
    await pay(orderId);
    const paidAt = clock.now().toISOString();
    clock.advance(60);
    await shopkeeper(orderNumber, 'advance');
    const { data } = await shopper.track(orderId);
    expect(data.timeline.slice(1, 5)).toEqual([
      // No OPENED message came; the payment implies it.
      { status: 'WAITING_FOR_PAYMENT', at: paidAt },
      { status: 'ORDER_CREATED', at: paidAt },
      { status: 'CONFIRMED', at: clock.now().toISOString() },
      { status: 'PROCESSING', at: null },
    ]);
    expect(data).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'RECEIVED', payment: null });
  });

  it('ends a cancelled order with that step', async () => {
    const { orderId } = await shopper.place(TWO);
    testApp.deps.clock.advance(5);
    await shopper.cancel(orderId, 'Changed my mind');
    const { data } = await shopper.track(orderId);
    expect(data.timeline.map((step: OrderTimelineStep) => step.status)).toEqual(['PAYMENT_PENDING', 'CANCELLED']);
    expect(data.timeline[1].at).toBe(testApp.deps.clock.now().toISOString());
    expect(data).toMatchObject({ cancellable: false, cancelReason: 'Changed my mind', payment: null });
  });

  it('says how much goes back to whom cancelled a paid order, since when and until when', async () => {
    const { orderId } = await paidOrder();
    const startedAt = testApp.deps.clock.now();
    await shopper.cancel(orderId);
    const { data } = await shopper.track(orderId);
    expect(data).toMatchObject({
      cancelCause: 'CUSTOMER',
      refunds: [{ amountPaise: 19_000, doneAt: expect.any(String), speed: 'MINUTES' }],
    });
    expect(data.refunds[0].startedAt).toBe(startedAt.toISOString());
    // Seven working days and at least one Sunday.
    const days = (Date.parse(data.refunds[0].expectedBy) - startedAt.getTime()) / 86_400_000;
    expect([8, 9]).toContain(days);
  });

  it('preserves what was agreed when the shop changes its products', async () => {
    const { orderId } = await shopper.place(TWO);
    const before = (await shopper.track(orderId)).data;
    await testApp.deps.db.update(products).set({ nameEn: 'Something else' }).where(eq(products.id, 'ml-thinai'));
    expect((await shopper.track(orderId)).data).toEqual(before);
  });

  it('is 404 for another customer’s order, and 401 for a visitor', async () => {
    const { orderId } = await shopper.place(TWO);
    const other = await makeShopper(testApp);
    expect((await other.track(orderId)).status).toBe(404);
    expect((await shopper.call('GET', `/track/${orderId}`, undefined, { token: '' })).status).toBe(401);
    expect((await shopper.track('nothing')).status).toBe(404);
  });
});

describe('GET /order/cancel/:orderId', () => {
  it('ends the order, returns the stock and stores the reason', async () => {
    const { orderId } = await shopper.place(TWO);
    const response = await shopper.cancel(orderId, ' Ordered twice ');
    expect(response).toEqual({
      status: 200,
      message: 'The order is cancelled.',
      data: { orderId, status: 'CANCELLED', refundStarted: false },
    });
    const [order] = await testApp.deps.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order).toMatchObject({
      status: 'CANCELLED',
      stockHeld: false,
      cancelledBy: 'customer',
      cancelReason: 'Ordered twice',
    });
    const isOfOrder = eq(paymentAttempts.orderId, orderId);
    expect(await testApp.deps.db.select().from(paymentAttempts).where(isOfOrder)).toMatchObject([{ state: 'EXPIRED' }]);
    expect(await stockOf(testApp.deps, MILLET)).toBe(50);
  });

  it('is never cached', async () => {
    const { orderId } = await shopper.place(TWO);
    const response = await testApp.app.inject({ url: `/api/web/order/cancel/${orderId}`, headers: shopper.headers });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('returns the stock once, under ten concurrent cancels', async () => {
    const { orderId } = await shopper.place(TWO);
    const responses = await Promise.all(Array.from({ length: 10 }, () => shopper.cancel(orderId)));
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(responses[0]!.status).toBe(200);
    expect(await stockOf(testApp.deps, MILLET)).toBe(50);
    const events = await testApp.deps.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));
    expect(events.map((event) => event.toStatus)).toEqual(['PAYMENT_PENDING', 'CANCELLED']);
  });

  it('works as a POST too, with or without a body', async () => {
    const { orderId } = await shopper.place(TWO);
    expect((await shopper.call('POST', `/cancel/${orderId}?reason=Late`, {})).status).toBe(200);
    expect((await shopper.call('POST', `/cancel/${orderId}`)).data.status).toBe('CANCELLED');
    expect((await shopper.track(orderId)).data.cancelReason).toBe('Late');
  });

  it('does nothing for HEAD', async () => {
    const { orderId } = await shopper.place(TWO);
    const url = `/api/web/order/cancel/${orderId}`;
    const response = await testApp.app.inject({ method: 'HEAD', url, headers: shopper.headers });
    expect(response.statusCode).toBe(404);
    expect(await statusOf(orderId)).toBe('PAYMENT_PENDING');
  });

  it.each([
    [0, 'ORDER_CREATED', 200],
    [1, 'CONFIRMED', 200],
    [2, 'PROCESSING', 409],
    [3, 'READY_TO_DELIVER', 409],
    [4, 'PICKEDUP', 409],
    [5, 'DELIVERED', 409],
  ])('%d steps after the payment, at %s, returns %d', async (steps, at, status) => {
    const { orderId } = await paidOrder(steps);
    expect(await statusOf(orderId)).toBe(at);
    expect((await shopper.track(orderId)).data.cancellable).toBe(status === 200);
    const response = await shopper.cancel(orderId);
    expect(response.status).toBe(status);
    expect(await statusOf(orderId)).toBe(status === 200 ? 'CANCELLED' : at);
    expect(await stockOf(testApp.deps, MILLET)).toBe(status === 200 ? 50 : 48);
  });

  it('is 404 for another customer’s order and changes nothing', async () => {
    const { orderId } = await shopper.place(TWO);
    const other = await makeShopper(testApp);
    expect((await other.cancel(orderId)).status).toBe(404);
    expect((await other.call('POST', `/cancel/${orderId}`)).status).toBe(404);
    expect(await statusOf(orderId)).toBe('PAYMENT_PENDING');
  });

  it('needs a live token', async () => {
    const { orderId } = await shopper.place(TWO);
    for (const token of ['', 'x'.repeat(43)]) {
      expect((await shopper.call('GET', `/cancel/${orderId}`, undefined, { token })).status).toBe(401);
    }
    expect(await statusOf(orderId)).toBe('PAYMENT_PENDING');
  });

  it('rejects a reason of 201 letters', async () => {
    const { orderId } = await shopper.place(TWO);
    expect(await shopper.cancel(orderId, 'a'.repeat(201))).toMatchObject({
      status: 400,
      data: { fields: { reason: expect.any(String) } },
    });
    expect(await statusOf(orderId)).toBe('PAYMENT_PENDING');
  });
});
