import { asc, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { ORDER_STATUSES } from '../../../contract/constants';
import { STAFF_ROLE } from '../../../contract/staffRights';
import {
  addresses,
  bankLines,
  customerBlocks,
  customerNotes,
  customers,
  orderEvents,
  orders,
  paymentAttempts,
  paymentEvents,
  photos,
  refundApprovals,
  refunds,
  roundStops,
  settlementDifferences,
  stockAlerts,
  transfers,
  wishes,
} from '../../db/schema';
import { createSandboxPayment, signSandboxMessage, type SandboxFaults } from '../../ports/payment/sandbox';
import { dumpDatabase, tablesWith } from '../../testing/dumpDatabase';
import { loggedInStaff } from '../../testing/loggedInStaff';
import { loginCalls } from '../../testing/loginCalls';
import { orderSteps } from '../../testing/orderSteps';
import { roundSteps } from '../../testing/roundSteps';
import { EXPIRY, runJob } from '../../testing/runJob';
import { makeShopper, type Shopper } from '../../testing/shopper';
import { TestClock } from '../../testing/fakes';
import { quantityByPack, setStock } from '../../testing/stock';
import { makeTestApp, testSecrets, type TestApp } from '../../testing/testApp';

const MILLET = 'ml-thinai-500'; // ₹75
const TWO = [{ _id: MILLET, quantity: 2 }];

const faults: SandboxFaults = {};
const sandboxClock = new TestClock();
let shop: TestApp;
let shopper: Shopper;
beforeAll(async () => {
  const secret = testSecrets.sandboxWebhook;
  const payment = createSandboxPayment({ secret, clock: sandboxClock, faults: () => faults });
  shop = await makeTestApp({ deps: { payment } });
});
beforeEach(async () => {
  await setStock(shop.deps, MILLET, 90);
  shopper = await makeShopper(shop);
});
afterAll(() => shop.close());

const newCode = (token = shopper.token) => loginCalls(shop).confirmation(token, 'ERASE');
async function erase(body?: unknown, headers: Record<string, string> = shopper.headers) {
  return eraseWith(body ?? (await newCode(headers.token)), headers);
}
async function eraseWith(body: unknown, headers: Record<string, string> = shopper.headers) {
  const url = '/api/web/customer/erase';
  const response = await shop.app.inject({ method: 'POST', url, payload: body as object, headers });
  return { status: response.statusCode, ...response.json() };
}
const statusOfDetail = async (headers: Record<string, string>) =>
  (await shop.app.inject({ url: '/api/web/customer/detail', headers })).statusCode;
const orderRow = async (orderId: string) => {
  const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, orderId));
  return row!;
};
const isThere = async () => (await shop.deps.db.$count(customers, eq(customers.id, shopper.customerId))) === 1;

const isHers = (mobileNumber: string) => eq(customers.mobileNumber, mobileNumber);

describe('erasing', () => {
  it('leaves no personal data in any table but the buyer of an invoice, and retains what tax law needs of the orders', async () => {
    const { deps, app } = shop;
    const calls = loginCalls(shop);
    const { token, mobileNumber } = await calls.registered();
    const headers = { token };
    const put = (url: string, method: 'PUT' | 'POST', payload: object) =>
      app.inject({ method, url: `/api/web${url}`, payload, headers });
    const renamed = { name: 'Sivagami Perumal', emailId: 'sivagami@example.in' };
    await put('/customer/update', 'PUT', { ...renamed, ...(await calls.confirmation(token, 'EMAIL')) });
    const text = { street: '77, Sivan Koil Street', landmark: 'Behind Amutha Stores', type: 3, othersType: 'Paati' };
    const created = await put('/address/create', 'POST', {
      ...text,
      location: { type: 'Point', coordinates: [76.967234, 11.017256] },
      doorNo: '9C-Kurinji',
      receiverName: 'Valliammal',
      receiverPhone: '9123456701',
      instructions: 'Beware of Tiger',
    });
    const addressId = created.json().data.currentAddress._id;
    const her = { items: TWO, addressId, expectedTotal: 19_000, note: 'For Muruganandam' };
    const order = async (key: string) => {
      const url = '/api/web/order/create';
      const response = await app.inject({
        method: 'POST',
        url,
        payload: her,
        headers: { ...headers, 'idempotency-key': key },
      });
      return response.json().data;
    };
    const steps = orderSteps(shop);
    const delivered = await order('key-of-delivered');
    const selvi = await loggedInStaff(deps, { role: STAFF_ROLE.SALES_PERSON });
    const note = () =>
      app.inject({
        method: 'POST',
        url: `/api/staff/orders/${delivered.orderNumber}/notes`,
        payload: { text: 'Her sister Kannamma opens' },
        headers: selvi.headers,
      });
    expect((await note()).statusCode).toBe(200);
    await steps.deliver(delivered);
    const cancelled = await order('key-of-cancelled');
    await steps.pay(cancelled);
    await app.inject({ url: `/api/web/order/cancel/${cancelled.orderId}?reason=Amma%20is%20ill`, headers });
    const waits = await app.inject({
      method: 'POST',
      url: '/api/web/homepage/waitlist',
      payload: { mobileNumber, place: 'Vadavalli Thottam' },
    });
    expect(waits.statusCode).toBe(200);
    const enquiry = { kind: 'FRANCHISE', name: 'Sivagami', mobileNumber: '9123456702', city: 'Near Palani Hill' };
    const requested = await app.inject({
      method: 'POST',
      url: '/api/web/homepage/enquiry',
      payload: { ...enquiry, message: 'My uncle Ramasamy has a shop' },
      headers: { ...headers, 'idempotency-key': 'key-of-enquiry' },
    });
    expect(requested.statusCode).toBe(200);
    // A second registration of the number is pending.
    await calls.register(mobileNumber, { name: 'Sivagami Perumal', emailId: 'sivagami@example.in' });

    const [record] = await deps.db.select({ customerId: customers.id }).from(customers).where(isHers(mobileNumber));
    const written = { ...record!, staffId: selvi.staffId, at: deps.clock.now() };
    await deps.db.insert(customerNotes).values({ ...written, text: 'Ask for Vasantha' });
    await deps.db
      .insert(customerBlocks)
      .values({ ...record!, reason: 'Shouted at Thilaga', blockedBy: selvi.staffId, blockedAt: written.at });

    await deps.db.insert(wishes).values({ ...record!, productId: 'ml-thinai' });
    await deps.db.insert(stockAlerts).values({ ...record!, id: 'hers', packId: MILLET, language: 'en' });

    const personalTexts = [
      'Vasantha',
      'Thilaga',
      'Sivagami',
      'sivagami@example.in',
      mobileNumber,
      'Sivan Koil',
      'Amutha Stores',
      'Paati',
      '9C-Kurinji',
      'Valliammal',
      '9123456701',
      'Tiger',
      'Muruganandam',
      'Amma is ill',
      'Kannamma',
      '76.967234',
      'Ramasamy',
      'Palani Hill',
      '9123456702',
    ];
    const before = await dumpDatabase(shop.deps);
    for (const word of personalTexts)
      expect([word, tablesWith(before, word)]).toEqual([word, expect.arrayContaining([expect.any(String)])]);
    const [deliveredBefore, itemsBefore] = [await orderRow(delivered.orderId), before.order_items];

    expect(await erase(undefined, headers)).toEqual({
      status: 200,
      message: 'Your account is erased. Thank you for having shopped with us.',
      data: null,
    });

    const after = await dumpDatabase(shop.deps);
    // An invoice names its buyer as billed, for as long as tax law asks.
    const billed = ['Sivan Koil', 'Amutha Stores', '9C-Kurinji', 'Valliammal', '9123456701'];
    for (const word of personalTexts) {
      // The number stays in `otp_sends` for an hour, or erasing would reset the caps.
      const left = word === mobileNumber ? ['otp_sends'] : billed.includes(word) ? ['invoices'] : [];
      expect([word, tablesWith(after, word)]).toEqual([word, left]);
    }
    const kept = [before, after].map(({ wishes: hers, stock_alerts: alerts }) => [hers !== '', alerts !== '']);
    expect(kept).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(after.invoices).toBe(before.invoices);
    expect((await note()).json()).toMatchObject({ status: 409, message: expect.stringContaining('erased') });
    expect(await orderRow(delivered.orderId)).toEqual({
      ...deliveredBefore,
      customerId: null,
      note: null,
      requestHash: '',
      address: {
        _id: '',
        type: 1,
        othersType: null,
        street: 'Gandhipuram 641012',
        doorNo: null,
        landmark: '',
        receiverName: null,
        receiverPhone: null,
        instructions: null,
        location: { type: 'Point', coordinates: [76.97, 11.02] },
        isDefault: false,
      },
    });
    expect(after.order_items).toBe(itemsBefore);
    expect(await orderRow(cancelled.orderId)).toMatchObject({
      status: 'CANCELLED',
      cancelReason: null,
      totalPaise: 19_000,
    });
    const money = await deps.db
      .select({ state: paymentAttempts.state, reference: transfers.reference, body: paymentEvents.body })
      .from(paymentAttempts)
      .innerJoin(transfers, eq(transfers.attemptId, paymentAttempts.id))
      .innerJoin(paymentEvents, eq(paymentEvents.attemptId, paymentAttempts.id))
      .where(eq(paymentAttempts.orderId, delivered.orderId));
    expect(money).toEqual([{ state: 'RECEIVED', reference: expect.stringMatching(/^\d{12}$/), body: '' }]);
    const reasons = await deps.db
      .select({ to: orderEvents.toStatus, reason: orderEvents.reason })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, cancelled.orderId))
      .orderBy(asc(orderEvents.id));
    expect(reasons.at(-1)).toEqual({ to: 'CANCELLED', reason: null });
  });

  it('takes along the photo of a parcel, what staff wrote of it, and the payer on the bank’s statement', async () => {
    const { deps } = shop;
    const steps = roundSteps(shop);
    const [selvi, mani] = [await loggedInStaff(deps), await loggedInStaff(deps, { role: STAFF_ROLE.RIDER })];
    const order = await steps.readyOrder(shopper);
    const first = await steps.setOut(selvi, mani, [order]);
    const away = { reason: 'AWAY', note: 'Thangam next door knows' };
    await steps.ride(mani, `/${first._id}/stops/${order.orderId}/not-delivered`, away);
    const second = await steps.setOut(selvi, mani, [order]);
    const stop = `/${second._id}/stops/${order.orderId}`;
    const uploaded = await shop.app.inject({
      method: 'POST',
      url: `/api/staff/ride${stop}/photo`,
      headers: { ...mani.headers, 'idempotency-key': 'key-of-photo', 'content-type': 'image/jpeg' },
      payload: await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
        .jpeg()
        .toBuffer(),
    });
    const { photoId } = uploaded.json().data;
    expect(await steps.ride(mani, `${stop}/deliver`, { photoId })).toMatchObject({ status: 200 });
    const [transfer] = await deps.db.select().from(transfers).where(eq(transfers.orderId, order.orderId));
    await deps.db.insert(bankLines).values({
      reference: '412345678901',
      amountPaise: order.amount,
      paidAt: deps.clock.now(),
      importedBy: selvi.staffId,
      text: 'UPI/THANGAM',
      transferId: transfer!.id,
    });
    await deps.db.insert(settlementDifferences).values({
      provider: 'razorpay',
      kind: 'UNKNOWN_PAYMENT',
      reference: 'pay_Noted',
      orderId: order.orderId,
      foundAt: deps.clock.now(),
      state: 'RESOLVED',
      resolution: 'EXPLAINED',
      resolvedAt: deps.clock.now(),
      note: 'THANGAM paid by phone',
    });
    expect(tablesWith(await dumpDatabase(shop.deps), 'Thangam')).toEqual(['round_stops']);

    expect(await erase()).toMatchObject({ status: 200 });
    const texts = await dumpDatabase(shop.deps);
    expect([tablesWith(texts, 'Thangam'), tablesWith(texts, 'THANGAM')]).toEqual([[], []]);
    expect(await deps.db.$count(photos)).toBe(0);
    const stops = await deps.db.select().from(roundStops).where(eq(roundStops.orderId, order.orderId));
    expect(stops.find(({ roundId }) => roundId === second._id)).toMatchObject({
      state: 'DELIVERED',
      proof: 'PHOTO',
      photoId: null,
    });
  });

  it('takes along why the return of money was declined that paid for an order then', async () => {
    const { app, deps } = shop;
    const [selvi, arun] = [await loggedInStaff(deps), await loggedInStaff(deps)];
    const call = async (by: typeof selvi, url: string, payload?: object) =>
      (
        await app.inject({ method: 'POST', url: `/api/staff${url}`, headers: by.headers, ...(payload && { payload }) })
      ).json();
    const { orderId, orderNumber, amount } = await shopper.place([{ _id: MILLET, quantity: 90 }]);
    const money = { orderNumber: null, reference: '412345678977', amountPaise: amount };
    const { transferId } = (await call(selvi, '/money/transfers', money)).data;
    await call(selvi, `/money/transfers/${transferId}/return`);
    const isOfMoney = eq(refundApprovals.transferId, transferId);
    const [waiting] = await deps.db.select().from(refundApprovals).where(isOfMoney);
    await call(arun, `/approvals/${waiting!.id}/decline`, { reason: 'Ponnamma will order' });
    expect(await call(selvi, `/money/transfers/${transferId}/assign`, { orderNumber })).toMatchObject({ status: 200 });
    await deps.db.update(orders).set({ status: 'DELIVERED' }).where(eq(orders.id, orderId));
    expect(tablesWith(await dumpDatabase(shop.deps), 'Ponnamma')).toEqual(['refund_approvals']);

    expect(await erase()).toMatchObject({ status: 200 });
    expect(tablesWith(await dumpDatabase(shop.deps), 'Ponnamma')).toEqual([]);
    expect(await deps.db.select().from(refundApprovals).where(isOfMoney)).toMatchObject([{ state: 'DECLINED' }]);
  });

  it('logs every device out', async () => {
    const calls = loginCalls(shop);
    const phone = await calls.registered();
    const { body } = await calls.login(phone.mobileNumber);
    const desktop = await calls.verify({ session_id: body.data.session_id, mobileNumber: phone.mobileNumber });
    const tokens = [phone.token, String(desktop.body.data.token)];
    expect(await Promise.all(tokens.map((token) => statusOfDetail({ token })))).toEqual([200, 200]);

    expect(await erase(undefined, { token: phone.token })).toMatchObject({ status: 200 });
    expect(await Promise.all(tokens.map((token) => statusOfDetail({ token })))).toEqual([401, 401]);
  });

  it('frees the number: registering it again makes a new customer without history', async () => {
    const order = await shopper.place(TWO);
    await orderSteps(shop).deliver(order);
    expect(await erase()).toMatchObject({ status: 200 });

    const calls = loginCalls(shop);
    expect((await calls.login(shopper.mobileNumber)).status).toBe(404);
    const session = await calls.startRegistration(shopper.mobileNumber);
    const { body } = await calls.verify(session);
    expect(body.data).toMatchObject({ name: 'Kavitha', emailId: 'kavitha@example.com' });
    const headers = { token: body.data.token as string };
    const get = async (url: string) => (await shop.app.inject({ url: `/api/web${url}`, headers })).json();
    expect((await get('/order/history')).data.items).toEqual([]);
    expect(await get(`/order/track/${order.orderId}`)).toMatchObject({ status: 404 });
    expect((await get('/address/list')).data).toEqual([]);
    expect((await get('/customer/export')).data).toMatchObject({ addresses: [], orders: [] });
  });

  it('leaves other customers unchanged', async () => {
    const other = await makeShopper(shop);
    const order = await other.place(TWO, { note: 'Ring twice' });
    await orderSteps(shop).deliver(order);
    await orderSteps(shop).deliver(await shopper.place(TWO));
    const [before, row] = [(await other.track(order.orderId)).data, await orderRow(order.orderId)];
    expect(await erase()).toMatchObject({ status: 200 });
    expect((await other.track(order.orderId)).data).toEqual(before);
    expect(await orderRow(order.orderId)).toEqual(row);
    expect(await statusOfDetail(other.headers)).toBe(200);
    expect(await shop.deps.db.$count(addresses, eq(addresses.customerId, other.customerId))).toBe(1);
    expect(await shop.deps.db.$count(paymentEvents, eq(paymentEvents.body, ''))).toBeGreaterThan(0);
    const [stored] = await shop.deps.db
      .select({ body: paymentEvents.body })
      .from(paymentEvents)
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentEvents.attemptId))
      .where(eq(paymentAttempts.orderId, order.orderId));
    expect(stored!.body).toContain('RECEIVED');
  });
});

describe('an erasure is rejected', () => {
  it.each(ORDER_STATUSES.filter((status) => status !== 'DELIVERED' && status !== 'CANCELLED'))(
    'while an order is %s, and nothing is changed',
    async (status) => {
      const { orderId, orderNumber } = await shopper.place(TWO, { note: 'Ring twice' });
      await shop.deps.db.update(orders).set({ status }).where(eq(orders.id, orderId));
      const before = await orderRow(orderId);
      expect(await erase()).toEqual({
        status: 409,
        message: `Order ${orderNumber} is still under way. Wait until it has arrived, or cancel it; then you can erase your account.`,
        data: null,
      });
      expect(await orderRow(orderId)).toEqual(before);
      expect(await statusOfDetail(shopper.headers)).toBe(200);
      expect(await shop.deps.db.$count(addresses, eq(addresses.customerId, shopper.customerId))).toBe(1);
    },
  );

  it('without using up the code while an order is open', async () => {
    const { orderId } = await shopper.place(TWO);
    const code = await newCode();
    expect(await eraseWith(code)).toMatchObject({ status: 409 });
    await shopper.cancel(orderId);
    expect(await eraseWith(code)).toMatchObject({ status: 200 });
  });

  it('while a refund is on its way', async () => {
    const order = await shopper.place(TWO);
    await orderSteps(shop).pay(order);
    faults.refund = 'PENDING';
    await shopper.cancel(order.orderId);
    delete faults.refund;
    expect(await erase()).toMatchObject({
      status: 409,
      message: `The money of order ${order.orderNumber} is still on its way back to you. Once it has arrived, you can erase your account.`,
    });
    await shop.deps.db.update(refunds).set({ state: 'DONE' }).where(eq(refunds.state, 'SENT'));
    expect(await erase()).toMatchObject({ status: 200 });
  });

  it('while a refund waits for an Admin', async () => {
    const order = await shopper.place(TWO);
    await orderSteps(shop).deliver(order);
    const waiting = { id: `approval-${order.orderId}`, orderId: order.orderId, amountPaise: 100, reason: 'SHORTED' };
    await shop.deps.db.insert(refundApprovals).values({ ...waiting, requestedBy: 'selvi' });
    expect(await erase()).toMatchObject({ status: 409, message: expect.stringMatching(/is still on its way back/) });
    await shop.deps.db.update(refundApprovals).set({ state: 'DECLINED' }).where(eq(refundApprovals.id, waiting.id));
    expect(await erase()).toMatchObject({ status: 200 });
  });

  it.each([
    ['nothing', {}, { session_id: 'The identifier session_id is missing.', otp: 'Please enter OTP' }],
    ['letters', { session_id: 'a-session', otp: 'abcd' }, { otp: 'OTP should only contain digits' }],
    ['a digit too few', { session_id: 'a-session', otp: '012' }, { otp: 'OTP should be exactly 4 digits' }],
    ['the last digits of the number', { lastDigits: '0001' }, { lastDigits: 'lastDigits is not a known field.' }],
  ])('with %s', async (_what, body, fields) => {
    expect(await eraseWith(body)).toMatchObject({ status: 400, data: { fields } });
    expect(await isThere()).toBe(true);
  });

  it('with a wrong code, which counts as a try', async () => {
    const { session_id, otp } = await newCode();
    const wrong = { session_id, otp: String((Number(otp) + 1) % 10_000).padStart(4, '0') };
    for (const left of ['4 tries', '3 tries']) {
      expect(await eraseWith(wrong)).toMatchObject({
        status: 409,
        message: `This code is not right. You have ${left} left.`,
      });
    }
    expect(await isThere()).toBe(true);
    expect(await eraseWith({ session_id, otp })).toMatchObject({ status: 200 });
  });

  it('with a code for something else, or of another customer', async () => {
    const calls = loginCalls(shop);
    const { body } = await calls.login(shopper.mobileNumber);
    const forLogin = { session_id: body.data.session_id, otp: shop.deps.sms.lastCode(shopper.mobileNumber) };
    const other = await calls.registered();
    const codes = [forLogin, await calls.confirmation(shopper.token, 'EMAIL'), await newCode(other.token)];
    for (const code of codes) expect(await eraseWith(code)).toMatchObject({ status: 410 });
    expect(await isThere()).toBe(true);
  });

  it('without a login', async () => {
    expect(await eraseWith(await newCode(), {})).toMatchObject({ status: 401 });
    expect(await isThere()).toBe(true);
  });
});

describe('an erasure at the same moment as another call', () => {
  it('is done once when it is called twice', async () => {
    const code = await newCode();
    const responses = await Promise.all([eraseWith(code), eraseWith(code)]);
    // Callers that come after the login is gone get 401.
    expect(responses.map(({ status }) => status).every((status) => status === 200 || status === 401)).toBe(true);
    expect(responses[0].status === 200 || responses[1].status === 200).toBe(true);
    expect(await isThere()).toBe(false);
    expect((await eraseWith(code)).status).toBe(401);
  });

  it('is blocked by an order that is placed, or lets none be placed', async () => {
    const packQuantities = await quantityByPack(shop.deps);
    for (let round = 0; round < 8; round += 1) {
      shopper = await makeShopper(shop);
      // Billed first, because it needs the login that erasing removes.
      const { data: bill } = await shopper.bill(TWO);
      const body = { items: TWO, addressId: shopper.addressId, expectedTotal: bill.totalPaise };
      const code = await newCode();
      const [placed, erased] = await Promise.all([shopper.create(body), eraseWith(code)]);
      const own = await shop.deps.db.$count(orders, eq(orders.customerId, shopper.customerId));
      if (erased.status === 200) {
        expect([401, 404]).toContain(placed.status);
        expect([await isThere(), own]).toEqual([false, 0]);
      } else {
        expect([erased.status, placed.status]).toEqual([409, 200]);
        expect([await isThere(), own]).toEqual([true, 1]);
      }
    }
    expect(await quantityByPack(shop.deps)).toEqual(packQuantities);
  });

  it('ends the login of an order that waits for it', async () => {
    const { db } = shop.deps;
    const { data: bill } = await shopper.bill(TWO);
    const body = { items: TWO, addressId: shopper.addressId, expectedTotal: bill.totalPaise };
    const isWaiting = async (tx: Pick<typeof db, 'execute'>) => {
      const response: unknown = await tx.execute(sql`SELECT 1 FROM pg_locks WHERE NOT granted`);
      return (response as { rows: unknown[] }).rows.length > 0;
    };
    let placing: ReturnType<Shopper['create']> | undefined;
    await db.transaction(async (tx) => {
      await tx.delete(customers).where(eq(customers.id, shopper.customerId));
      placing = shopper.create(body);
      // PGlite has one connection: there the order waits before it begins.
      while (shop.database.engine === 'postgres' && !(await isWaiting(tx))) continue;
    });
    expect(await placing).toMatchObject({ status: 401, message: 'Your login has ended. Please log in again.' });
    expect(await shop.deps.db.$count(orders, eq(orders.customerId, shopper.customerId))).toBe(0);
  });

  it('erases an address or a new name that is saved, or has it rejected', async () => {
    const location = { type: 'Point', coordinates: [76.9672, 11.0172] };
    for (let round = 0; round < 8; round += 1) {
      shopper = await makeShopper(shop);
      const { headers } = shopper;
      const code = await newCode();
      const [created, renamed, erased] = await Promise.all([
        shop.app.inject({
          method: 'POST',
          url: '/api/web/address/create',
          headers,
          payload: { street: 'Cross Cut Road', landmark: 'Bus stand', type: 1, location },
        }),
        shop.app.inject({ method: 'PUT', url: '/api/web/customer/update', headers, payload: { name: 'Raman' } }),
        eraseWith(code),
      ]);
      expect([created.statusCode, renamed.statusCode].every((status) => status === 200 || status === 401)).toBe(true);
      expect(erased.status).toBe(200);
      expect(await shop.deps.db.$count(addresses, eq(addresses.customerId, shopper.customerId))).toBe(0);
      expect(await isThere()).toBe(false);
    }
  });
});

it('refunds money that arrives for an order after its customer was erased', async () => {
  const { deps, app } = shop;
  const order = await shopper.place(TWO);
  deps.clock.advance(16 * 60);
  await runJob(deps, EXPIRY);
  expect(await erase()).toMatchObject({ status: 200 });

  sandboxClock.set(deps.clock.now());
  const isOfOrder = eq(paymentAttempts.orderId, order.orderId);
  const [attempt] = await deps.db.select().from(paymentAttempts).where(isOfOrder);
  const { body, headers } = signSandboxMessage(
    { kind: 'RECEIVED', providerOrderId: attempt!.providerOrderId!, amountPaise: order.amount },
    { secret: testSecrets.sandboxWebhook, clock: deps.clock },
  );
  const url = '/api/web/payment/webhook/sandbox';
  const response = await app.inject({ method: 'POST', url, payload: body, headers: { ...headers } });
  expect(response.statusCode).toBe(200);
  expect(await orderRow(order.orderId)).toMatchObject({ status: 'CANCELLED', customerId: null, stockHeld: false });
  const [row] = await deps.db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(transfers, eq(transfers.id, refunds.transferId))
    .where(eq(transfers.orderId, order.orderId));
  expect(row?.refund).toMatchObject({ state: 'DONE', amountPaise: order.amount });
  // The provider's message names the payer.
  const [event] = await deps.db.select().from(paymentEvents).where(eq(paymentEvents.attemptId, attempt!.id));
  expect(event).toMatchObject({ body: '' });
});
