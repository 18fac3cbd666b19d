import { eq, ne } from 'drizzle-orm';
import type { RefundApproval } from '../../../../contract/approvals';
import type { LimitRaise } from '../../../../contract/limitRaises';
import type { ShopSettings } from '../../../../contract/shopSettings';
import type { DayReport } from '../../../../contract/staffFigures';
import type { StaffOrder } from '../../../../contract/staffOrders';
import type { MoneyTodos } from '../../../../contract/staffPayments';
import { STAFF_ROLE } from '../../../../contract/staffRights';
import { auditLog, ledger, orderChanges, refundApprovals, staff, transfers } from '../../../db/schema';
import { newId } from '../../../lib/ids';
import { shopDay } from '../../../lib/shopDays';
import { loggedInStaff, sendingFactor, withFactor, type LoggedInStaff } from '../../../testing/loggedInStaff';
import type { ApiResponse } from '../../../testing/shopper';
import { makeUpiShop, TOTAL, type UpiShop } from '../../../testing/upiShop';

let shop: UpiShop;
beforeAll(async () => {
  shop = await makeUpiShop();
});
afterAll(() => shop.close());

describe('money at the door', () => {
  it('in cash pays the order once, to the paisa, and is then in the collector’s hand', async () => {
    const { orderNumber, orderId } = await shop.placeAtDoor();
    expect(await shop.collect(orderNumber, TOTAL - 1)).toMatchObject({
      status: 409,
      message: '₹339.99 is not what is due: ₹340.',
    });
    expect(await shop.collect(orderNumber, TOTAL)).toMatchObject({ status: 200 });
    expect(await shop.collect(orderNumber, TOTAL)).toMatchObject({ status: 200 });
    expect(await shop.findOrder(orderNumber)).toMatchObject({ paymentStatus: 'RECEIVED', receivedPaise: TOTAL });
    expect(await shop.deps.db.$count(transfers, eq(transfers.orderId, orderId))).toBe(1);
    const other = await loggedInStaff(shop.deps);
    expect(await shop.collect(orderNumber, TOTAL, 'CASH', other)).toMatchObject({ status: 409 });
    expect((await shop.readCash()).inHand).toContainEqual({
      staffId: shop.admin.staffId,
      name: 'Selvi',
      amountPaise: TOTAL,
      orders: 1,
    });
    expect((await shop.shopper.track(orderId)).data).toMatchObject({ paymentStatus: 'RECEIVED', dueAtDoorPaise: null });
    await shop.handIn(shop.admin);
  });

  it('by the order’s own QR code counts once its bank reference is found', async () => {
    const { orderNumber, orderId } = await shop.placeAtDoor();
    const link = await shop.call<{ upiUrl: string }>(shop.admin, 'GET', `/orders/${orderNumber}/upi-link`);
    const parts = new URLSearchParams(link.data.upiUrl.slice('upi://pay?'.length));
    expect(Object.fromEntries(parts)).toMatchObject({ pa: 'vayal.shop@okbank', tr: orderNumber, am: '340.00' });
    const rider = await loggedInStaff(shop.deps, { role: STAFF_ROLE.RIDER });
    expect(await shop.call(rider, 'GET', `/orders/${orderNumber}/upi-link`)).toMatchObject({ status: 404 });
    await shop.collect(orderNumber, TOTAL, 'UPI');
    await shop.collect(orderNumber, TOTAL, 'UPI');
    expect(await shop.findOrder(orderNumber)).toMatchObject({ paymentStatus: 'DUE_AT_DOOR' });
    expect((await shop.shopper.track(orderId)).data).toMatchObject({
      payment: null,
      dueAtDoorPaise: null,
      isAwaitedFromDoor: true,
    });
    const card = async () => (await shop.call(shop.admin, 'GET', `/orders/${orderNumber}`)).data;
    expect(await card()).toMatchObject({ isAwaitedFromDoor: true });
    expect((await shop.readBank()).waiting).toMatchObject([{ orderNumber, amountPaise: TOTAL, isAtDoor: true }]);
    expect(await shop.match(orderNumber, shop.newReference(), TOTAL)).toMatchObject({ data: { outcome: 'RECEIVED' } });
    expect(await shop.findOrder(orderNumber)).toMatchObject({ paymentStatus: 'RECEIVED', status: 'ORDER_CREATED' });
    expect((await shop.readBank()).waiting).toEqual([]);
    expect((await shop.shopper.track(orderId)).data).toMatchObject({ dueAtDoorPaise: null, isAwaitedFromDoor: false });
    expect(await card()).toMatchObject({ isAwaitedFromDoor: false });
  });

  it('may be cash after all, when the QR code did not work', async () => {
    const { orderNumber } = await shop.placeAtDoor();
    await shop.collect(orderNumber, TOTAL, 'UPI');
    await shop.collect(orderNumber, TOTAL, 'CASH');
    expect((await shop.readBank()).waiting).toEqual([]);
    expect(await shop.handIn(shop.admin)).toMatchObject({ status: 200, data: { differencePaise: 0 } });
  });

  it('has to be found before the order costs less, because only its amount is looked for', async () => {
    const { orderId, orderNumber } = await shop.placeAtDoor();
    await shop.collect(orderNumber, TOTAL, 'UPI');
    const url = `/packing/orders/${orderId}/lines/preview`;
    const takeOff = () => shop.call(shop.admin, 'POST', url, { lineNo: 1, quantity: 1, reason: 'CUSTOMER' });
    expect(await takeOff()).toMatchObject({ status: 409, message: expect.stringContaining('to be found at the bank') });
    await shop.collect(orderNumber, TOTAL, 'CASH');
    expect(await takeOff()).toMatchObject({ status: 200 });
    await shop.handIn(shop.admin);
  });
});

describe('an order that is due in paise', () => {
  /** One of its four packs was left out, at a discount. */
  const setDue = (orderId: string, duePaise: number) =>
    shop.deps.db.insert(orderChanges).values({
      id: newId(),
      orderId,
      lineNo: 1,
      kind: 'SHORTED',
      quantityBefore: 4,
      quantityAfter: 3,
      reducedPaise: TOTAL - duePaise,
      reason: 'NONE_LEFT',
      staffId: shop.admin.staffId,
      at: shop.deps.clock.now(),
    });
  const roundingOf = (orderId: string) =>
    shop.deps.db
      .select({ account: ledger.account, amountPaise: ledger.amountPaise })
      .from(ledger)
      .where(eq(ledger.posting, `rounding:${orderId}`))
      .orderBy(ledger.id);

  it.each([
    [33_911, 33_900],
    [33_950, 34_000],
    [33_989, 34_000],
  ])('takes for %i paise %i in cash, and books the rounding', async (due, cash) => {
    const { orderNumber, orderId } = await shop.placeAtDoor();
    await setDue(orderId, due);
    const roundingPaise = cash - due;
    const readAccounts = async () => [
      (await shop.shopper.track(orderId)).data.account,
      (await shop.call<StaffOrder>(shop.admin, 'GET', `/orders/${orderNumber}`)).data.account,
    ];
    expect(await readAccounts()).toMatchObject([{ roundingPaise }, { roundingPaise }]);
    expect(await shop.collect(orderNumber, due)).toMatchObject({ status: 409, data: { duePaise: cash } });
    expect(await shop.collect(orderNumber, cash)).toMatchObject({ status: 200 });
    expect(await shop.collect(orderNumber, cash)).toMatchObject({ status: 200 });
    expect(await roundingOf(orderId)).toEqual([
      { account: 'CUSTOMER', amountPaise: roundingPaise },
      { account: 'ROUNDING', amountPaise: -roundingPaise },
    ]);
    expect(await readAccounts()).toMatchObject([{ roundingPaise }, { roundingPaise }]);
    expect(await shop.findOrder(orderNumber)).toMatchObject({ paymentStatus: 'RECEIVED', receivedPaise: cash });
    const { account } = (await shop.call<StaffOrder>(shop.admin, 'GET', `/orders/${orderNumber}`)).data;
    expect(account).toMatchObject({ paidPaise: cash, roundingPaise, duePaise: 0 });
    expect(await shop.sumLedger()).toBe(0);
    await shop.handIn(shop.admin);
  });

  it('is in the day’s report with its rounding', async () => {
    const day = shopDay(shop.deps.clock.now());
    const { data } = await shop.call<DayReport>(shop.admin, 'GET', `/figures/days/${day}`);
    expect(data.bills.roundingPaise).toBe(-11 + 50 + 11);
  });

  it('takes the exact sum by UPI', async () => {
    const { orderNumber, orderId } = await shop.placeAtDoor();
    await setDue(orderId, 33_911);
    expect(await shop.collect(orderNumber, 33_900, 'UPI')).toMatchObject({ status: 409 });
    expect(await shop.collect(orderNumber, 33_911, 'UPI')).toMatchObject({ status: 200 });
    expect(await roundingOf(orderId)).toEqual([]);
    expect((await shop.shopper.track(orderId)).data.account.roundingPaise).toBe(0);
    await shop.match(orderNumber, shop.newReference(), 33_911);
  });
});

describe('cash that is handed in', () => {
  it('is taken over as counted: what is missing or over is named with its reason', async () => {
    const { orderNumber } = await shop.placeAtDoor();
    await shop.collect(orderNumber, TOTAL);
    expect(await shop.handIn(shop.admin, -5_000)).toMatchObject({
      status: 409,
      message: 'Write down why the cash differs.',
    });
    expect(await shop.handIn(shop.admin, -5_000, 'A note was torn')).toMatchObject({
      data: { differencePaise: -5_000 },
    });
    const { inHand, handovers } = await shop.readCash();
    expect(inHand).toEqual([]);
    expect(handovers.find(({ note }) => note !== null)).toMatchObject({
      riderName: 'Selvi',
      receivedByName: 'Arun',
      countedPaise: TOTAL - 5_000,
      expectedPaise: TOTAL,
      note: 'A note was torn',
    });
    const missing = await shop.deps.db.select().from(ledger).where(eq(ledger.account, 'DIFFERENCE'));
    expect(missing).toMatchObject([{ holder: shop.admin.staffId, amountPaise: 5_000 }]);
    expect(await shop.sumLedger()).toBe(0);
    expect(await shop.deps.db.$count(auditLog, eq(auditLog.action, 'receiveCash'))).toBeGreaterThan(0);
  });

  it('is counted again when more came meanwhile, and twice at once it is taken over once', async () => {
    const first = await shop.placeAtDoor();
    await shop.collect(first.orderNumber, TOTAL);
    const body = { riderId: shop.admin.staffId, countedPaise: TOTAL, expectedPaise: TOTAL };
    await shop.collect((await shop.placeAtDoor()).orderNumber, TOTAL);
    expect(await shop.call(shop.cashier, 'POST', '/money/handovers', body)).toMatchObject({ status: 409 });
    const both = { ...body, countedPaise: 2 * TOTAL, expectedPaise: 2 * TOTAL };
    const responses = await Promise.all([1, 2].map(() => shop.call(shop.cashier, 'POST', '/money/handovers', both)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await shop.readCash()).inHand).toEqual([]);
  });

  it('is received by another person, and with a large shortage by an Admin', async () => {
    const mani = await loggedInStaff(shop.deps, { role: STAFF_ROLE.SALES_PERSON, name: 'Mani' });
    await shop.collect((await shop.placeAtDoor()).orderNumber, TOTAL, 'CASH', mani);
    const short = { riderId: mani.staffId, countedPaise: TOTAL - 10_001, expectedPaise: TOTAL, note: 'Lost it' };
    const hand = (by: LoggedInStaff, body: object) => shop.call(by, 'POST', '/money/handovers', body);
    expect(await hand(mani, { ...short, countedPaise: TOTAL })).toMatchObject({
      status: 409,
      message: 'Another person has to receive the cash that you have in hand.',
    });
    const radha = await loggedInStaff(shop.deps, { role: STAFF_ROLE.SALES_PERSON, name: 'Radha' });
    expect(await hand(radha, short)).toMatchObject({
      status: 403,
      message: 'More than ₹100 is missing: an Admin has to receive this cash.',
    });
    expect(await hand(shop.cashier, short)).toMatchObject({ status: 200, data: { differencePaise: -10_001 } });
  });
});

describe('the only person with a right', () => {
  const HALF_A_MINUTE = 30;
  let alone: UpiShop;
  let enter: () => LoggedInStaff;
  beforeAll(async () => {
    alone = await makeUpiShop();
    await alone.deps.db.update(staff).set({ active: false }).where(ne(staff.id, alone.admin.staffId));
    enter = await withFactor(alone.deps, alone.admin);
  });
  beforeEach(() => alone.deps.clock.advance(HALF_A_MINUTE));
  afterAll(() => alone.close());

  /** Each door says that it needs the second factor, and opens with it. */
  async function expectFactor(act: (by: LoggedInStaff) => Promise<ApiResponse>) {
    const needed = 'No one else in this shop may do this. Enter your second factor to do it alone.';
    expect(await act(alone.admin)).toMatchObject({ status: 409, message: needed, data: { needsFactor: true } });
    const wrong = await act(sendingFactor(alone.admin, '000000'));
    expect(wrong).toMatchObject({ status: 409, message: 'This code is not right.', data: { needsFactor: true } });
    expect(await act(enter())).toMatchObject({ status: 200 });
  }

  it('receives the cash in their own hand', async () => {
    await alone.collect((await alone.placeAtDoor()).orderNumber, TOTAL);
    const body = { riderId: alone.admin.staffId, countedPaise: TOTAL, expectedPaise: TOTAL };
    await expectFactor((by) => alone.call(by, 'POST', '/money/handovers', body));
  });

  it('approves the refund that they asked for', async () => {
    const { orderNumber, orderId } = await alone.placeAtDoor();
    await alone.collect(orderNumber, TOTAL);
    const request = { id: newId(), orderId, amountPaise: TOTAL, reason: 'DAMAGED', requestedBy: alone.admin.staffId };
    await alone.deps.db.insert(refundApprovals).values(request);
    const [approval] = (await alone.call<RefundApproval[]>(alone.admin, 'GET', '/approvals')).data;
    expect(approval).toMatchObject({ _id: request.id, isOwn: false });
    expect((await alone.call<MoneyTodos>(alone.admin, 'GET', '/payments/todos')).data.approvalCount).toBe(1);
    await expectFactor((by) => alone.call(by, 'POST', `/approvals/${request.id}/approve`));
  });

  it('changes where payments go', async () => {
    const { revision } = (await alone.call<ShopSettings>(alone.admin, 'GET', '/settings')).data.payee;
    const payee = { payeeAddress: 'new.shop@okbank', payeeName: 'Mill Road Foods' };
    await expectFactor((by) => alone.call(by, 'PUT', '/settings/payee', { ...payee, revision }));
    const { data } = await alone.call<ShopSettings>(alone.admin, 'GET', '/settings');
    expect(data.payee.values).toEqual(payee);
  });

  it('confirms the limit that they raised', async () => {
    const { revision, values } = (await alone.call<ShopSettings>(alone.admin, 'GET', '/settings')).data.counter;
    const raised = { ...values, secondPersonPaise: values.secondPersonPaise + 10_000, revision };
    await alone.call(alone.admin, 'PUT', '/settings/counter', raised);
    const read = async () => (await alone.call<LimitRaise[]>(alone.admin, 'GET', '/settings/counter/raises')).data[0];
    const raise = await read();
    expect(raise).toMatchObject({ isWaiting: true, isOwn: false });
    await expectFactor((by) => alone.call(by, 'POST', `/settings/counter/raises/${raise?._id}/confirm`));
    expect(await read()).toMatchObject({ isWaiting: false, confirmedBy: 'Selvi' });
  });

  it('can’t use a code twice, and is named on the day’s report for each act', async () => {
    await alone.collect((await alone.placeAtDoor()).orderNumber, TOTAL);
    // The refunded order's money is in it.
    const sums = { countedPaise: 2 * TOTAL, expectedPaise: 2 * TOTAL };
    const body = { riderId: alone.admin.staffId, ...sums };
    const by = enter();
    expect(await alone.call(by, 'POST', '/money/handovers', body)).toMatchObject({ status: 200 });
    const again = await alone.call(by, 'POST', '/money/handovers', body);
    expect(again).toMatchObject({ status: 409, message: expect.stringContaining('used already') });
    const day = shopDay(alone.deps.clock.now());
    const { data } = await alone.call<DayReport>(alone.admin, 'GET', `/figures/days/${day}`);
    expect(data.actsAlone.map(({ name, action }) => [name, action])).toEqual([
      ['Selvi', 'receiveCash'],
      ['Selvi', 'approveRefunds'],
      ['Selvi', 'manageSettings'],
      ['Selvi', 'confirmLimit'],
      ['Selvi', 'receiveCash'],
    ]);
  });
});
