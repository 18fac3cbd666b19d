import { and, eq, inArray, sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { CreatedOrder } from '../../../contract/orders';
import { STAFF_ROLE } from '../../../contract/staffRights';
import {
  auditLog,
  batches,
  complaints,
  deliveryWindows,
  invoices,
  notifications,
  orderEvents,
  orderItemBatches,
  orders,
  products,
  refunds,
  stockMovements,
  storeSettings,
} from '../../db/schema';
import { demoStore } from '../../db/seed/store';
import { dumpDatabase, tablesWith } from '../../testing/dumpDatabase';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { loginCalls } from '../../testing/loginCalls';
import { orderSteps } from '../../testing/orderSteps';
import { OUTBOX, runJob } from '../../testing/runJob';
import { makeShopper, type Shopper } from '../../testing/shopper';
import { newId } from '../../lib/ids';
import { shopDay } from '../../lib/shopDays';
import { pdfText } from '../../testing/pdfText';
import { setStock, stockOf } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const MILLET = 'ml-thinai-500'; // ₹75
const SIX = [{ _id: MILLET, quantity: 6 }];
/** The order has six: ₹75 each, with a share of the delivery charge of ₹40. */
const PAID_PAISE = 6 * 7_500 + 4_000;
const REPORT = { lineNo: 1, quantity: 2, kind: 'DAMAGED', text: '  Both packs were torn.  ' };

let test: TestApp;
let shopper: Shopper;
let order: CreatedOrder;
let selvi: LoggedInStaff;
let admin: LoggedInStaff;
beforeAll(async () => {
  test = await makeTestApp();
  selvi = await loggedInStaff(test.deps, { role: STAFF_ROLE.SALES_PERSON });
  admin = await loggedInStaff(test.deps, { role: STAFF_ROLE.ADMIN, name: 'Mani' });
});
beforeEach(async () => {
  await setStock(test.deps, MILLET, 50);
  shopper = await makeShopper(test);
  order = await shopper.place(SIX);
  await orderSteps(test).deliver(order);
});
afterAll(() => test.close());

const list = () => shopper.call('GET', `/complaint/${order.orderId}`);
const report = (changes: object = {}, by = shopper) =>
  by.call('POST', `/complaint/${order.orderId}`, { ...REPORT, ...changes });
const upload = async (payload: Buffer, by = shopper) => {
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/web/order/complaint/${order.orderId}/photo`,
    headers: { ...by.headers, 'content-type': 'image/jpeg' },
    payload,
  });
  return response.json();
};
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: 180, g: 90, b: 40 } } })
    .jpeg()
    .toBuffer();

/** The only complaint of this test's order. */
const ofOrder = async () =>
  (await test.deps.db.select().from(complaints).where(eq(complaints.orderId, order.orderId)))[0]!;
const decide = async (body: object, by = selvi) => {
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/staff/complaints/${(await ofOrder()).id}/decision`,
    headers: by.headers,
    payload: { reason: 'We are sorry', ...body },
  });
  return response.json();
};
/** How often the customer is told of the decision. */
const toldOf = () =>
  test.deps.db.$count(
    notifications,
    and(eq(notifications.orderId, order.orderId), eq(notifications.kind, 'COMPLAINT_ANSWERED')),
  );
const refundsOf = async () => (await shopper.track(order.orderId)).data.refunds as { amountPaise: number }[];

describe('a customer', () => {
  it('reports a delivered line in their words, with a photo', async () => {
    expect((await list()).data).toEqual({
      reportableUntil: expect.any(String),
      lines: [
        {
          lineNo: 1,
          name: expect.stringMatching(/^Foxtail/),
          netGrams: 500,
          measure: 'WEIGHT',
          quantity: 6,
          complaint: null,
        },
      ],
    });
    const { photoId } = (await upload(await picture())).data;
    const reported = await report({ photoId });
    expect(reported).toMatchObject({ status: 200, message: 'Thank you. We look into it and write here.' });
    expect(reported.data.lines[0].complaint).toMatchObject({
      kind: 'DAMAGED',
      quantity: 2,
      text: 'Both packs were torn.',
      hasPhoto: true,
      state: 'OPEN',
      decisionReason: null,
    });
    expect(await ofOrder()).toMatchObject({ photoId });
  });

  it('reports a line once, also when sent twice at once', async () => {
    const [one, other] = await Promise.all([report(), report()]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    expect(await report({ kind: 'QUALITY' })).toMatchObject({
      status: 409,
      message: 'This item has been reported already.',
    });
  });

  it('can’t report after 48 hours, nor what is not delivered yet', async () => {
    const { clock } = test.deps;
    const delivered = clock.now();
    clock.advance(48 * 3600 - 1);
    expect((await list()).data.reportableUntil).toEqual(expect.any(String));
    clock.advance(1);
    expect((await list()).data.reportableUntil).toBeNull();
    expect(await report()).toMatchObject({ status: 409, message: expect.stringMatching(/^The time to report/) });
    clock.set(delivered);
    order = await shopper.place([{ _id: MILLET, quantity: 3 }]);
    expect(await report({ quantity: 1 })).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Only a delivered order/),
    });

    await orderSteps(test).deliver(order);
    expect(await report({ quantity: 1 })).toMatchObject({ status: 200 });
    await test.deps.db.update(orders).set({ status: 'PICKEDUP' }).where(eq(orders.id, order.orderId));
    expect((await list()).data.reportableUntil).toBeNull();
  });

  it.each([
    ['of a line that is not in the order', { lineNo: 2 }, 404],
    ['of more than was delivered', { quantity: 7 }, 409],
    ['with a photo of another order', { photoId: 'unknown' }, 404],
    ['without words', { text: '' }, 400],
    ['of an unknown kind', { kind: 'LATE' }, 400],
  ])('gets no report accepted %s', async (_what, wrong, status) => {
    expect(await report(wrong)).toMatchObject({ status });
    expect(await ofOrder()).toBeUndefined();
  });

  it('finds no order of another customer, and uploads only pictures', async () => {
    const other = await makeShopper(test);
    expect(await other.call('GET', `/complaint/${order.orderId}`)).toMatchObject({ status: 404 });
    expect(await report({}, other)).toMatchObject({ status: 404 });
    expect(await upload(await picture(), other)).toMatchObject({ status: 404 });
    expect(await upload(Buffer.from('<svg/>'))).toMatchObject({ status: 400 });
  });

  it('has reports in the export, and takes their words along when the account is erased', async () => {
    const { photoId } = (await upload(await picture())).data;
    await report({ photoId });
    const exported = await test.app.inject({ url: '/api/web/customer/export', headers: shopper.headers });
    expect(exported.json().data.complaints).toMatchObject([
      { orderNumber: order.orderNumber, text: 'Both packs were torn.' },
    ]);
    const erase = { purpose: 'ERASE' };
    const sent = await test.app.inject({
      method: 'POST',
      url: '/api/web/customer/send/otp',
      headers: shopper.headers,
      payload: erase,
    });
    const erased = await test.app.inject({
      method: 'POST',
      url: '/api/web/customer/erase',
      headers: shopper.headers,
      payload: { session_id: sent.json().data.session_id, otp: test.deps.sms.lastCode(shopper.mobileNumber) },
    });
    expect(erased.statusCode).toBe(200);
    expect(await ofOrder()).toMatchObject({ text: '', photoId: null });
  });
});

describe('the shop', () => {
  it('replaces from stock, which is noted', async () => {
    await report();
    const stock = await stockOf(test.deps, MILLET);
    const { data, message } = await decide({ decision: 'REPLACED' });
    expect(message).toBe('Decided. The customer sees it.');
    expect(data.decided[0]).toMatchObject({ state: 'REPLACED', decidedBy: 'Selvi', orderNumber: order.orderNumber });
    expect(await stockOf(test.deps, MILLET)).toBe(stock - 2);
    const { id } = await ofOrder();
    const note = `complaint ${id}`;
    expect(await test.deps.db.select().from(stockMovements).where(eq(stockMovements.note, note))).toMatchObject([
      { packId: MILLET, change: -2, reason: 'REPLACED', actorId: selvi.staffId },
    ]);
    expect((await list()).data.lines[0].complaint).toMatchObject({ state: 'REPLACED', decisionReason: 'We are sorry' });
    const isOfOrder = and(eq(auditLog.subjectId, order.orderId), eq(auditLog.action, 'decideComplaints'));
    expect(await test.deps.db.select().from(auditLog).where(isOfOrder)).toMatchObject([
      { staffName: 'Selvi', before: { state: 'OPEN' }, after: { complaint: id, decision: 'REPLACED' } },
    ]);
  });

  it('has a promised replacement to do, on the customer’s orders and in packing, until a person has sent it', async () => {
    await report();
    await decide({ decision: 'REPLACED' });
    const { id } = await ofOrder();
    const next = await shopper.place([{ _id: MILLET, quantity: 2 }]);
    await orderSteps(test).pay(next);
    const get = async (url: string) =>
      (await test.app.inject({ url: `/api/staff${url}`, headers: selvi.headers })).json().data;
    const seen = async () => {
      const [packed] = await get(`/packing/orders?ids=${next.orderId}`);
      const { toSend } = await get('/complaints');
      return [
        packed.replacements,
        (await get(`/orders/${next.orderNumber}`)).replacements,
        (await get(`/orders/${order.orderNumber}`)).replacements,
        toSend.filter(({ _id }: { _id: string }) => _id === id).length,
      ];
    };
    const { toSendCount } = await get('/complaints/todos');
    const promised = {
      complaintId: id,
      orderNumber: order.orderNumber,
      quantity: 2,
      netGrams: 500,
      measure: 'WEIGHT',
      name: expect.any(String),
      isPacked: false,
    };
    const due = [promised];
    expect(await seen()).toEqual([due, due, due, 1]);

    // It goes into the next parcel, and is promised again once that one is cancelled.
    const put = async (orderNumber: string, isIn = true) => {
      const url = `/api/staff/complaints/${id}/parcel`;
      const headers = selvi.headers;
      return (await test.app.inject({ method: 'POST', url, headers, payload: { orderNumber, isIn } })).json();
    };
    const stranger = await makeShopper(test);
    const foreign = await stranger.place([{ _id: MILLET, quantity: 2 }]);
    await orderSteps(test).pay(foreign);
    expect(await put(foreign.orderNumber)).toMatchObject({ status: 409 });
    expect(await put(order.orderNumber)).toMatchObject({ status: 409, message: expect.stringMatching(/has left/) });
    const puts = await Promise.all([put(next.orderNumber), put(next.orderNumber)]);
    expect(puts.map(({ status }) => status).sort()).toEqual([200, 409]);
    const packed = [{ ...promised, isPacked: true }];
    expect(await seen()).toEqual([packed, packed, [], 0]);
    expect((await get(`/complaints/orders/${order.orderNumber}`)).items).toMatchObject([
      { state: 'REPLACED', sentWith: next.orderNumber },
    ]);
    expect(await put(next.orderNumber, false)).toMatchObject({ status: 200 });
    expect(await seen()).toEqual([due, due, due, 1]);
    await put(next.orderNumber);
    await shopper.cancel(next.orderId);
    expect(await seen()).toEqual([due, due, due, 1]);
    expect(await ofOrder()).toMatchObject({ sentWith: null, sentBy: null });
    const send = async () => {
      const url = `/api/staff/complaints/${id}/sent`;
      return (await test.app.inject({ method: 'POST', url, headers: selvi.headers })).json();
    };
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await seen()).toEqual([[], [], [], 0]);
    expect(await get('/complaints/todos')).toMatchObject({ toSendCount: toSendCount - 1 });
    expect(await ofOrder()).toMatchObject({ state: 'REPLACED', sentBy: selvi.staffId });
    const ofThis = eq(auditLog.subjectId, order.orderId);
    const acts = await test.deps.db.select().from(auditLog).where(ofThis).orderBy(auditLog.id);
    expect(acts.at(-1)).toMatchObject({ staffName: 'Selvi', after: { complaint: id, sent: true } });
  });

  describe('sends a promised replacement as an order of its own', () => {
    const get = async (url: string) =>
      (await test.app.inject({ url: `/api/staff${url}`, headers: admin.headers })).json().data;
    const post = async (url: string, payload: object = {}) => {
      const headers = { ...admin.headers, 'idempotency-key': newId() };
      return (await test.app.inject({ method: 'POST', url: `/api/staff${url}`, headers, payload })).json();
    };
    const promise = async (): Promise<string> => {
      await report();
      await decide({ decision: 'REPLACED' });
      return (await ofOrder()).id;
    };
    const sendOne = async (body: object = {}) => {
      const { orderNumber } = (await post(`/complaints/${await promise()}/order`, body)).data;
      const [sent] = await test.deps.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
      return sent!;
    };

    it('once, confirmed and with nothing to pay, when two people do at once', async () => {
      const id = await promise();
      const stock = await stockOf(test.deps, MILLET);
      const both = await Promise.all([post(`/complaints/${id}/order`), post(`/complaints/${id}/order`)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { orderNumber } = both.find(({ status }) => status === 200)!.data;
      const [sent] = await test.deps.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
      expect(sent).toMatchObject({
        customerId: shopper.customerId,
        status: 'CONFIRMED',
        paymentStatus: 'NOTHING_DUE',
        totalPaise: 0,
        address: { landmark: 'Bus stand' },
        takenBy: admin.staffId,
      });
      // The units that were set apart are now the order's, of the same batch, so that a recall finds them.
      expect(await stockOf(test.deps, MILLET)).toBe(stock);
      const [held] = await test.deps.db.select().from(orderItemBatches).where(eq(orderItemBatches.orderId, sent!.id));
      const recall = await get(`/stock/batches/${held!.batchId}/recall`);
      const found = recall.orders.map((each: { orderNumber: string; units: number }) => [each.orderNumber, each.units]);
      expect(found).toEqual(
        expect.arrayContaining([
          [order.orderNumber, 6],
          [orderNumber, 2],
        ]),
      );

      const tracked = (await shopper.track(sent!.id)).data;
      expect(tracked).toMatchObject({
        replaces: order.orderNumber,
        items: [{ quantity: 2, linePaise: 0 }],
        account: { totalPaise: 0, duePaise: 0 },
        timeline: expect.arrayContaining([
          { status: 'CONFIRMED', at: expect.any(String) },
          { status: 'PROCESSING', at: null },
        ]),
      });
      const inList = expect.objectContaining({ orderNumber, replaces: order.orderNumber });
      expect((await shopper.call('GET', '/history')).data.items).toContainEqual(inList);
      expect(await get(`/orders/${orderNumber}`)).toMatchObject({ replaces: order.orderNumber, replacements: [] });
      await runJob(test.deps, `${OUTBOX}notify SMS`);
      const words = `Your order ${orderNumber} for Rs 0 (replacement) is in.`;
      expect(test.deps.sms.sent.map(({ text }) => text)).toContainEqual(expect.stringContaining(words));
      // It is the order itself: it can't be taken out of it, and goes as it was promised.
      expect(await post(`/complaints/${id}/parcel`, { orderNumber, isIn: false })).toMatchObject({ status: 409 });
      expect(
        await post(`/packing/orders/${sent!.id}/lines/preview`, { lineNo: 1, quantity: 1, reason: 'NONE_LEFT' }),
      ).toMatchObject({ status: 409, message: expect.stringMatching(/^This order is a replacement/) });
    });

    it('which is no sale, and goes with a challan', async () => {
      const month = shopDay(test.deps.clock.now()).slice(0, 7);
      const period = `from=${shopDay(test.deps.clock.now())}&to=${shopDay(test.deps.clock.now())}`;
      const facts = async () => ({
        sales: (await get(`/figures/sales?${period}`)).totals,
        sold: (await get(`/figures/products?${period}`)).products,
        customers: (await get(`/figures/customers?${period}`)).totals,
        taxes: { ...(await get(`/invoices/return?month=${month}`)), documents: [] },
        counted: (await test.deps.db.select({ sold: products.soldCount }).from(products).orderBy(products.id)).map(
          ({ sold }) => sold,
        ),
      });
      const before = await facts();
      const sent = await sendOne();
      for (let step = 0; step < 4; step += 1) await orderSteps(test).advance(sent);
      expect((await shopper.track(sent.id)).data).toMatchObject({
        status: 'DELIVERED',
        documents: [{ kind: 'DELIVERY_CHALLAN' }],
      });
      const documents = await test.deps.db
        .select()
        .from(invoices)
        .where(inArray(invoices.orderId, [order.orderId, sent.id]))
        .orderBy(invoices.kind);
      const [challan, invoice] = documents;
      expect(challan).toMatchObject({
        invoiceId: invoice!.id,
        totalPaise: 0,
        // ₹75 each at 5 %.
        lines: [{ quantity: 2, gstPercent: 0, valuePaise: Math.round((invoice!.lines[0]!.taxablePaise * 2) / 6) }],
      });
      expect(await facts()).toEqual(before);
      const url = `/api/web/order/invoice/${sent.id}`;
      const pdf = (await test.app.inject({ url, headers: shopper.headers })).rawPayload;
      const text = pdfText(pdf).replace(/\s/g, '');
      for (const part of ['Deliverychallan', `aboutorder${order.orderNumber},withoutconsideration`, invoice!.serial])
        expect(text).toContain(part);
    });

    it('which names its customer nowhere but on its challan once the account is erased', async () => {
      const named = sql`jsonb_set(${orders.address}, '{receiverName}', '"Sundari"')`;
      await test.deps.db.update(orders).set({ address: named }).where(eq(orders.id, order.orderId));
      await report({ text: 'Sundari saw it' });
      await decide({ decision: 'REPLACED', reason: 'We are sorry, Sundari' });
      const [by, noted] = [admin.headers, { text: 'Sundari is at home' }];
      const { orderNumber } = (await post(`/complaints/${(await ofOrder()).id}/order`)).data;
      const [sent] = await test.deps.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
      const url = `/api/staff/orders/${orderNumber}/notes`;
      await test.app.inject({ method: 'POST', url, payload: noted, headers: by });
      for (let step = 0; step < 4; step += 1) await orderSteps(test).advance(sent!);
      expect(tablesWith(await dumpDatabase(test.deps), 'Sundari')).toEqual(
        expect.arrayContaining(['complaints', 'invoices', 'order_notes', 'orders']),
      );

      const erased = await test.app.inject({
        method: 'POST',
        url: '/api/web/customer/erase',
        headers: shopper.headers,
        payload: await loginCalls(test).confirmation(shopper.token, 'ERASE'),
      });
      expect(erased.statusCode).toBe(200);
      const after = await dumpDatabase(test.deps);
      expect(tablesWith(after, 'Sundari')).toEqual(['invoices']);
      expect(tablesWith(after, shopper.customerId)).toEqual([]);
    });

    it('whose cancellation opens the complaint again, to be decided once more', async () => {
      const stock = await stockOf(test.deps, MILLET);
      const sent = await sendOne();
      expect(await shopper.cancel(sent.id)).toMatchObject({ status: 200, data: { refundStarted: false } });
      expect(await stockOf(test.deps, MILLET)).toBe(stock);
      expect(await ofOrder()).toMatchObject({ state: 'OPEN', decidedBy: null, sentAt: null, sentWith: null });
      const [cancelled] = await test.deps.db.select().from(orders).where(eq(orders.id, sent.id));
      expect(cancelled).toMatchObject({ status: 'CANCELLED', paymentStatus: 'NOTHING_DUE' });
      test.deps.clock.advance(60);
      await decide({ decision: 'REPLACED' });
      expect(await toldOf()).toBe(2);
      expect(await stockOf(test.deps, MILLET)).toBe(stock - 2);
      expect(await post(`/complaints/${(await ofOrder()).id}/order`)).toMatchObject({ status: 200 });
    });

    it('at a delivery time with room, and not of recalled packs', async () => {
      await test.deps.db.insert(deliveryWindows).values(
        [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
          id: newId(),
          weekday,
          startMinute: 20 * 60,
          endMinute: 22 * 60,
          capacity: 1,
          cutOffMinutes: 0,
        })),
      );
      const [today] = await get('/slots/load');
      const [{ startsAt, endsAt }] = today.slots;
      expect(await post(`/complaints/${await promise()}/order`)).toMatchObject({ status: 409 });
      const { id } = await ofOrder();
      const { data } = await post(`/complaints/${id}/order`, { times: { startsAt, endsAt } });
      expect((await get(`/orders/${data.orderNumber}`)).slot).toMatchObject({ startsAt });

      order = await shopper.place(SIX);
      await orderSteps(test).deliver(order);
      const next = await promise();
      expect(await post(`/complaints/${next}/order`, { times: { startsAt, endsAt } })).toMatchObject({
        status: 409,
        message: 'That delivery time is full now.',
      });
      await test.deps.db.delete(deliveryWindows);
      const promised = eq(stockMovements.note, `complaint ${next}`);
      const [gone] = await test.deps.db.select().from(stockMovements).where(promised);
      await post(`/stock/batches/${gone!.batchId}/recall`, { reason: 'Stones' });
      await setStock(test.deps, MILLET, 1);
      expect(await post(`/complaints/${next}/order`)).toMatchObject({
        status: 409,
        message: 'There are too few in stock to replace it.',
      });
      expect(await ofOrder()).toMatchObject({ state: 'REPLACED', sentAt: null });
      const forSale = { outOfSale: null, outOfSaleAt: null };
      await test.deps.db.update(batches).set(forSale).where(eq(batches.id, gone!.batchId!));
    });
  });

  it('can’t replace what is sold out', async () => {
    await report();
    await setStock(test.deps, MILLET, 1);
    expect(await decide({ decision: 'REPLACED' })).toMatchObject({ status: 409 });
    expect(await stockOf(test.deps, MILLET)).toBe(1);
    expect(await ofOrder()).toMatchObject({ state: 'OPEN' });
  });

  it('refunds a part or all of what was paid for the units, and no more', async () => {
    await report();
    const paid = Math.floor((PAID_PAISE * 2) / 6);
    expect(await decide({ decision: 'REFUNDED', amountPaise: paid + 1 })).toMatchObject({ status: 409 });
    expect(await decide({ decision: 'REFUNDED' })).toMatchObject({ status: 409 });
    // Five of the six are refunded otherwise meanwhile.
    const unit = PAID_PAISE / 6;
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: `/api/staff/orders/${order.orderNumber}/refunds`,
      headers: { ...admin.headers, 'idempotency-key': newId() },
      payload: {
        amountPaise: Math.floor(unit * 5),
        leftPaise: PAID_PAISE,
        reason: 'QUALITY',
        lines: [{ lineNo: 1, quantity: 5, returned: 'NONE' }],
      },
    });
    expect(statusCode).toBe(200);
    expect(await decide({ decision: 'REFUNDED', amountPaise: Math.ceil(unit) + 1 })).toMatchObject({ status: 409 });
    expect(await decide({ decision: 'REFUNDED', amountPaise: 5_000 })).toMatchObject({ status: 200 });
    expect((await list()).data.lines[0].complaint).toMatchObject({ state: 'REFUNDED', refundedPaise: 5_000 });
    expect((await refundsOf()).at(-1)).toMatchObject({ amountPaise: 5_000, doneAt: expect.any(String) });
    const { refundId } = await ofOrder();
    expect(await test.deps.db.select().from(refunds).where(eq(refunds.id, refundId!))).toMatchObject([
      { actorId: selvi.staffId },
    ]);
  });

  it('refunds nothing of an order whose money is still to come', async () => {
    order = await shopper.place([{ _id: MILLET, quantity: 3 }], { paymentMethod: 'AT_DOOR' });
    await test.deps.db.update(orders).set({ status: 'DELIVERED' }).where(eq(orders.id, order.orderId));
    await test.deps.db
      .insert(orderEvents)
      .values({ orderId: order.orderId, toStatus: 'DELIVERED', actor: 'staff', at: test.deps.clock.now() });
    await report({ quantity: 1 });
    expect(await decide({ decision: 'REFUNDED', amountPaise: 100 })).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^The money for this order is still to come/),
    });
    expect(await ofOrder()).toMatchObject({ state: 'OPEN' });
  });

  it('declines with a reason', async () => {
    await report();
    expect(await decide({ decision: 'DECLINED', reason: '' })).toMatchObject({ status: 400 });
    await decide({ decision: 'DECLINED', reason: 'The pack was whole when it was handed over.' });
    expect((await list()).data.lines[0].complaint).toMatchObject({
      state: 'DECLINED',
      decisionReason: 'The pack was whole when it was handed over.',
    });
  });

  it('decides once, and tells of it once, when two people do at once', async () => {
    await report();
    const stock = await stockOf(test.deps, MILLET);
    const results = await Promise.all([
      decide({ decision: 'REFUNDED', amountPaise: 1_000 }),
      decide({ decision: 'REFUNDED', amountPaise: 1_000 }, admin),
      decide({ decision: 'REPLACED' }, admin),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [money, units] = [await refundsOf(), stock - (await stockOf(test.deps, MILLET))];
    expect([money.length, units]).toEqual(money.length === 1 ? [1, 0] : [0, 2]);
    expect(await toldOf()).toBe(1);
  });

  it('leaves a refund above the limit of the role to an Admin', async () => {
    const settings = { ...demoStore, counter: { refundLimitPaise: 2_000 } };
    await test.deps.db.update(storeSettings).set({ settings });
    await report();
    expect(await decide({ decision: 'REFUNDED', amountPaise: 2_001 })).toMatchObject({
      status: 200,
      message: 'An Admin has to approve this refund.',
    });
    expect(await decide({ decision: 'REPLACED' }, admin)).toMatchObject({ status: 409 });
    expect((await list()).data.lines[0].complaint).toMatchObject({ state: 'OPEN', decisionReason: null });
    expect(await toldOf()).toBe(0);
    const waiting = await test.app.inject({ url: '/api/staff/approvals', headers: admin.headers });
    const { _id } = waiting.json().data.find(({ orderId }: { orderId: string }) => orderId === order.orderId);
    const approve = { method: 'POST', url: `/api/staff/approvals/${_id}/approve`, headers: admin.headers } as const;
    expect((await test.app.inject(approve)).statusCode).toBe(200);
    expect(await toldOf()).toBe(1);
    expect((await list()).data.lines[0].complaint).toMatchObject({ state: 'REFUNDED', refundedPaise: 2_001 });
    expect(await refundsOf()).toMatchObject([{ amountPaise: 2_001 }]);
    expect(await decide({ decision: 'REPLACED' }, admin)).toMatchObject({ status: 409 });
    const { data } = (await test.app.inject({ url: '/api/staff/complaints', headers: selvi.headers })).json();
    const inList = data.decided.find(({ orderId }: { orderId: string }) => orderId === order.orderId);
    expect(inList).toMatchObject({ state: 'REFUNDED', refundedPaise: 2_001, decidedBy: 'Mani' });
    await test.deps.db.update(storeSettings).set({ settings: demoStore });
  });

  it('lists complaints for those who decide, the oldest open one first', async () => {
    test.deps.clock.advance(60);
    await report();
    const { data } = (await test.app.inject({ url: '/api/staff/complaints', headers: selvi.headers })).json();
    expect(data.open.at(-1)).toMatchObject({
      orderNumber: order.orderNumber,
      customerName: 'Kavitha',
      mobileNumber: shopper.mobileNumber,
      paidPaise: Math.floor((PAID_PAISE * 2) / 6),
      available: 44,
      waitsForApproval: false,
    });
    const rider = await loggedInStaff(test.deps, { role: STAFF_ROLE.RIDER });
    expect((await test.app.inject({ url: '/api/staff/complaints', headers: rider.headers })).statusCode).toBe(403);
  });
});
