import { eq, sql } from 'drizzle-orm';
import type { BankOverview, CashOverview, DayBooks, ImportedStatement } from '../../../contract/staffMoney';
import type { MoneyTodos } from '../../../contract/staffPayments';
import { STAFF_ROLE } from '../../../contract/staffRights';
import {
  auditLog,
  bankLines,
  ledger,
  orders,
  paymentAttempts,
  refunds,
  storeSettings,
  transfers,
} from '../../db/schema';
import { DEFAULT_SHOP_RULES } from '../../lib/shopRules';
import { demoStore } from '../../db/seed/store';
import { newId } from '../../lib/ids';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { makeShopper, type ApiResponse, type Shopper } from '../../testing/shopper';
import { setStock } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const MILLET = 'ml-thinai-500'; // ₹75
const MIX = 'dm-multi-500'; // ₹139
const MANY = 200;
const TOTAL = 34_000; // four of millet

let test: TestApp;
let shopper: Shopper;
let admin: LoggedInStaff;
let rider: LoggedInStaff;

beforeAll(async () => {
  test = await makeTestApp({ env: { PAYMENT_PROVIDER: 'upi', UPI_PAYEE_ADDRESS: 'vayal.shop@okbank' } });
  const noLimits = { maxOrderPaise: 10_000_000, maxOpenPerCustomer: 10_000, maxOpenPerAddress: 10_000 };
  const payAtDoor = { ...DEFAULT_SHOP_RULES.payAtDoor, enabled: true, ...noLimits, maxUnitsHeld: 1_000_000 };
  await test.deps.db.update(storeSettings).set({ settings: { ...demoStore, counter: { payAtDoor } } });
  await setStock(test.deps, MILLET, 100_000);
  await setStock(test.deps, MIX, 100_000);
  shopper = await makeShopper(test);
  admin = await loggedInStaff(test.deps, { name: 'Selvi' });
  rider = await loggedInStaff(test.deps, { role: STAFF_ROLE.RIDER, name: 'Mani' });
});
afterAll(() => test.close());

async function staffCall<T = unknown>(
  who: LoggedInStaff,
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
): Promise<ApiResponse<T>> {
  const response = await test.app.inject({
    method,
    url: `/api/staff${url}`,
    headers: { ...who.headers, 'idempotency-key': newId() },
    ...(payload && { payload }),
  });
  return response.json<ApiResponse<T>>();
}

let lastReference = 100_000_000_000;
const newReference = () => String(++lastReference);
const placeAtDoor = (items = [{ _id: MILLET, quantity: 4 }]) => shopper.place(items, { paymentMethod: 'AT_DOOR' });
const collect = (orderNumber: string, amountPaise: number, method = 'CASH', who = admin) =>
  staffCall(who, 'POST', `/orders/${orderNumber}/collect`, { method, amountPaise });
const match = (orderNumber: string | null, reference: string, amountPaise: number) =>
  staffCall<{ outcome: string }>(admin, 'POST', '/money/transfers', { orderNumber, reference, amountPaise });
const desk = async () => (await staffCall<CashOverview>(admin, 'GET', '/money/cash')).data;
const unresolvedOf = async () => (await staffCall<MoneyTodos>(admin, 'GET', '/payments/todos')).data.unresolved;
const bank = async () => (await staffCall<BankOverview>(admin, 'GET', '/money/bank')).data;
const rowOf = async (orderNumber: string) =>
  (await test.deps.db.select().from(orders).where(eq(orders.orderNumber, orderNumber)))[0]!;
const ledgerSum = async () => {
  const [row] = await test.deps.db
    .select({ sum: sql<number>`coalesce(sum(${ledger.amountPaise}), 0)::float8` })
    .from(ledger);
  return row!.sum;
};
const handIn = async (who: LoggedInStaff, change = 0, note?: string) => {
  const inHand = (await desk()).inHand.find(({ staffId }) => staffId === who.staffId)?.amountPaise ?? 0;
  const body = { riderId: who.staffId, countedPaise: inHand + change, expectedPaise: inHand, ...(note && { note }) };
  return staffCall<{ differencePaise: number }>(admin, 'POST', '/money/handovers', body);
};

describe('money at the door', () => {
  it('money at the door in cash pays the order once, to the paisa, and is then in the collector’s hand', async () => {
    const { orderNumber, orderId } = await placeAtDoor();
    expect(await collect(orderNumber, TOTAL - 1)).toMatchObject({
      status: 409,
      message: '₹339.99 is not what is due: ₹340.',
    });
    expect(await collect(orderNumber, TOTAL)).toMatchObject({ status: 200 });
    expect(await collect(orderNumber, TOTAL)).toMatchObject({ status: 200 });
    expect(await rowOf(orderNumber)).toMatchObject({ paymentStatus: 'RECEIVED', receivedPaise: TOTAL });
    expect(await test.deps.db.$count(transfers, eq(transfers.orderId, orderId))).toBe(1);
    const other = await loggedInStaff(test.deps);
    expect(await collect(orderNumber, TOTAL, 'CASH', other)).toMatchObject({ status: 409 });
    expect((await desk()).inHand).toContainEqual({
      staffId: admin.staffId,
      name: 'Selvi',
      amountPaise: TOTAL,
      orders: 1,
    });
    expect((await shopper.track(orderId)).data).toMatchObject({ paymentStatus: 'RECEIVED', dueAtDoorPaise: null });
    await handIn(admin);
  });

  it('money at the door by the order’s own QR code is paid once its bank reference is found', async () => {
    const { orderNumber, orderId } = await placeAtDoor();
    const link = await staffCall<{ upiUrl: string }>(admin, 'GET', `/orders/${orderNumber}/upi-link`);
    const parts = new URLSearchParams(link.data.upiUrl.slice('upi://pay?'.length));
    expect(Object.fromEntries(parts)).toMatchObject({ pa: 'vayal.shop@okbank', tr: orderNumber, am: '340.00' });
    expect(await staffCall(rider, 'GET', `/orders/${orderNumber}/upi-link`)).toMatchObject({ status: 404 });
    await collect(orderNumber, TOTAL, 'UPI');
    await collect(orderNumber, TOTAL, 'UPI');
    expect(await rowOf(orderNumber)).toMatchObject({ paymentStatus: 'DUE_AT_DOOR' });
    expect((await shopper.track(orderId)).data).toMatchObject({
      payment: null,
      dueAtDoorPaise: null,
      isAwaitedFromDoor: true,
    });
    const card = async () => (await staffCall(admin, 'GET', `/orders/${orderNumber}`)).data;
    expect(await card()).toMatchObject({ isAwaitedFromDoor: true });
    expect((await bank()).waiting).toMatchObject([{ orderNumber, amountPaise: TOTAL, isAtDoor: true }]);
    expect(await match(orderNumber, newReference(), TOTAL)).toMatchObject({ data: { outcome: 'RECEIVED' } });
    expect(await rowOf(orderNumber)).toMatchObject({ paymentStatus: 'RECEIVED', status: 'ORDER_CREATED' });
    expect((await bank()).waiting).toEqual([]);
    expect((await shopper.track(orderId)).data).toMatchObject({ dueAtDoorPaise: null, isAwaitedFromDoor: false });
    expect(await card()).toMatchObject({ isAwaitedFromDoor: false });
  });

  it('may be cash after all, when the QR code did not work', async () => {
    const { orderNumber } = await placeAtDoor();
    await collect(orderNumber, TOTAL, 'UPI');
    await collect(orderNumber, TOTAL, 'CASH');
    expect((await bank()).waiting).toEqual([]);
    expect(await handIn(admin)).toMatchObject({ status: 200, data: { differencePaise: 0 } });
  });
});

describe('cash that is handed in', () => {
  it('is taken over as counted: what is missing or over is named with its reason', async () => {
    const { orderNumber } = await placeAtDoor();
    await collect(orderNumber, TOTAL);
    expect(await handIn(admin, -5_000)).toMatchObject({ status: 409, message: 'Write down why the cash differs.' });
    expect(await handIn(admin, -5_000, 'A note was torn')).toMatchObject({ data: { differencePaise: -5_000 } });
    const { inHand, handovers } = await desk();
    expect(inHand).toEqual([]);
    expect(handovers.find(({ note }) => note !== null)).toMatchObject({
      riderName: 'Selvi',
      receivedByName: 'Selvi',
      countedPaise: TOTAL - 5_000,
      expectedPaise: TOTAL,
      note: 'A note was torn',
    });
    const missing = await test.deps.db.select().from(ledger).where(eq(ledger.account, 'DIFFERENCE'));
    expect(missing).toMatchObject([{ holder: admin.staffId, amountPaise: 5_000 }]);
    expect(await ledgerSum()).toBe(0);
    expect(await test.deps.db.$count(auditLog, eq(auditLog.action, 'receiveCash'))).toBeGreaterThan(0);
  });

  it('is counted again when more came meanwhile, and twice at once it is taken over once', async () => {
    const first = await placeAtDoor();
    await collect(first.orderNumber, TOTAL);
    const body = { riderId: admin.staffId, countedPaise: TOTAL, expectedPaise: TOTAL };
    await collect((await placeAtDoor()).orderNumber, TOTAL);
    expect(await staffCall(admin, 'POST', '/money/handovers', body)).toMatchObject({ status: 409 });
    const both = { ...body, countedPaise: 2 * TOTAL, expectedPaise: 2 * TOTAL };
    const responses = await Promise.all([1, 2].map(() => staffCall(admin, 'POST', '/money/handovers', both)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await desk()).inHand).toEqual([]);
  });
});

describe('a bank reference', () => {
  it.each(['41234567890', '4123456789012', '41234567890A', ' 412345678901'])('is not %j', async (reference) => {
    const { orderNumber } = await placeAtDoor();
    expect(await match(orderNumber, reference, TOTAL)).toMatchObject({
      status: 400,
      message: ['A bank reference has 12 digits, without letters'],
    });
  });

  it('counts once, also when two people enter it at once', async () => {
    const reference = newReference();
    const placed = [await placeAtDoor(), await placeAtDoor()];
    const responses = await Promise.all(placed.map(({ orderNumber }) => match(orderNumber, reference, TOTAL)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.message).toBe(
      `${reference} has been counted already. Each bank reference counts once.`,
    );
  });

  it('a bank reference of another amount is money without an order, which a person sends back', async () => {
    const { orderNumber } = await placeAtDoor();
    const reference = newReference();
    expect(await match(orderNumber, reference, TOTAL + 1)).toMatchObject({ status: 409 });
    expect(await match(null, reference, TOTAL + 1)).toMatchObject({ data: { outcome: 'UNRESOLVED' } });
    const [unresolved] = await unresolvedOf();
    expect(unresolved).toMatchObject({ reference, amountPaise: TOTAL + 1 });
    expect(await staffCall(admin, 'POST', `/money/transfers/${unresolved!.transferId}/return`)).toMatchObject({
      message: 'It now waits to be sent back.',
    });
    const [refund] = (await bank()).refunds;
    expect(refund).toMatchObject({ orderNumber: null, amountPaise: TOTAL + 1, reference });
    const sent = newReference();
    const made = (to: string | null) =>
      staffCall(admin, 'POST', `/refunds/${refund!.refundId}/by-hand`, { reference: to });
    const noted = await Promise.all([made(sent), made(newReference())]);
    expect(noted.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await made(sent)).toMatchObject({ status: 404 });
    expect(await bank()).toMatchObject({ refunds: [] });
    expect(await unresolvedOf()).toEqual([]);
    expect(await ledgerSum()).toBe(0);
  });

  it('a bank reference of money without an order pays the one that a person names, when it owes exactly that', async () => {
    const [door, plain, other] = [
      await placeAtDoor(),
      await shopper.place([{ _id: MIX, quantity: 7 }]),
      await placeAtDoor([{ _id: MILLET, quantity: 5 }]),
    ];
    const unresolved = async (amountPaise: number) => {
      const reference = newReference();
      await match(null, reference, amountPaise);
      return (await unresolvedOf()).find((each) => each.reference === reference)!;
    };
    const assign = (transferId: string, { orderNumber }: { orderNumber: string }) =>
      staffCall<{ outcome: string }>(admin, 'POST', `/money/transfers/${transferId}/assign`, { orderNumber });
    const money = await unresolved(plain.amount);
    expect(money.proposals).toEqual([{ orderNumber: plain.orderNumber, isNamed: false }]);
    expect(await assign(money.transferId, other)).toMatchObject({ status: 409 });
    const both = await Promise.all([assign(money.transferId, plain), assign(money.transferId, plain)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await rowOf(plain.orderNumber)).toMatchObject({
      status: 'ORDER_CREATED',
      paymentStatus: 'RECEIVED',
      receivedPaise: plain.amount,
    });
    expect(await assign((await unresolved(TOTAL)).transferId, door)).toMatchObject({ data: { outcome: 'RECEIVED' } });
    expect(await rowOf(door.orderNumber)).toMatchObject({ paymentStatus: 'RECEIVED', receivedPaise: TOTAL });
    const late = await unresolved(TOTAL);
    expect(await assign(late.transferId, door)).toMatchObject({ status: 409 });
    await staffCall(admin, 'POST', `/money/transfers/${late.transferId}/return`);
    expect(await assign(late.transferId, other)).toMatchObject({ status: 404 });
    const [refund] = (await bank()).refunds;
    await staffCall(admin, 'POST', `/refunds/${refund!.refundId}/by-hand`, { reference: null });
    expect(await bank()).toMatchObject({ refunds: [] });
    expect(await unresolvedOf()).toEqual([]);
    expect(await test.deps.db.$count(auditLog, eq(auditLog.subjectId, plain.orderId))).toBe(1);
    expect(await ledgerSum()).toBe(0);
    await collect(other.orderNumber, other.amount);
    await handIn(admin);
  });

  it('found after the order had ended revives it, or goes back when the customer had cancelled', async () => {
    const cancelled = await shopper.place([{ _id: MIX, quantity: 3 }]);
    await shopper.cancel(cancelled.orderId);
    expect(await match(cancelled.orderNumber, newReference(), cancelled.amount)).toMatchObject({
      data: { outcome: 'LATE' },
    });
    expect((await bank()).refunds).toMatchObject([
      { orderNumber: cancelled.orderNumber, amountPaise: cancelled.amount },
    ]);
  });
});

it('names a reference of the statement that came before with another amount, and shows it until it is dismissed', async () => {
  const { orderNumber } = await placeAtDoor();
  const [noted, twice] = [newReference(), newReference()];
  await match(orderNumber, noted, TOTAL);
  const csv = ['Date,Credit,Reference,Narration']
    .concat([`25/11/2026,340.01,${noted},x`, `25/11/2026,10,${twice},x`, `25/11/2026,11,${twice},x`])
    .join('\n');
  const imported = await staffCall<ImportedStatement>(admin, 'POST', '/money/statement', { csv });
  expect(imported.data).toMatchObject({
    imported: 2,
    known: 0,
    problems: [
      { line: 2, text: `${noted} is known with another amount: ₹340` },
      { line: 4, text: `${twice} is known with another amount: ₹10` },
    ],
  });
  const open = (await bank()).lines.map(({ reference }) => reference);
  expect(open.sort()).toEqual([noted, twice].sort());
  for (const reference of open) await staffCall(admin, 'POST', `/money/statement/${reference}/dismiss`);
  expect((await bank()).lines).toEqual([]);
});

it('takes a statement of thousands of lines', async () => {
  const lines = Array.from({ length: 12_000 }, () => `25/11/2026,1,${newReference()}`);
  const csv = ['Date,Credit,Reference', ...lines].join('\n');
  const { data } = await staffCall<ImportedStatement>(admin, 'POST', '/money/statement', { csv });
  expect(data).toMatchObject({ imported: 12_000, problems: [] });
  await test.deps.db.update(bankLines).set({ dismissedBy: admin.staffId }).where(eq(bankLines.text, ''));
});

it('reconciles 200 orders of the door and 200 of plain UPI, from a statement too, to the last paisa', async () => {
  const itemsOf = (at: number) => [
    { _id: MILLET, quantity: 2 + (at % 90) },
    { _id: MIX, quantity: 1 + Math.floor(at / 90) },
  ];
  const totalOf = ([millet, mix]: { quantity: number }[]) => {
    const items = millet!.quantity * 7_500 + mix!.quantity * 13_900;
    return items + (items < 49_900 ? 4_000 : 0);
  };
  const [riders, before] = [[admin, await loggedInStaff(test.deps, { name: 'Kumar' })], await bank()];
  const placed: { orderNumber: string; amount: number }[] = [];
  const lines = ['Statement of account', 'Credit (Rs),Narration,Txn Date,Balance,Debit (Rs)'];
  for (let at = 0; at < MANY; at += 1) {
    const [items, addressId] = [itemsOf(at), shopper.addressId];
    const body = { items, addressId, expectedTotal: totalOf(items) };
    const door = await shopper.create({ ...body, paymentMethod: 'AT_DOOR' });
    const upi = await shopper.create(body);
    expect([door.status, upi.status]).toEqual([200, 200]);
    placed.push(door.data, upi.data);
    expect((await collect(door.data.orderNumber, door.data.amount - 1, 'CASH', riders[at % 2])).status).toBe(409);
    const cash = await collect(door.data.orderNumber, door.data.amount, 'CASH', riders[at % 2]);
    expect(cash.status).toBe(200);
    const rupees = (upi.data.amount / 100).toFixed(2);
    lines.push(`"${rupees}",UPI/CR/${newReference()}/MEENA/${upi.data.orderNumber},25/11/2026,1,`);
  }
  lines.push(',NEFT OUT,25/11/2026,1,500.00', 'x,UPI/CR/12/NOBODY,25/11/2026,1,', '12.00,CHEQUE,31/11/2026,1,');
  const imported = await staffCall<{ imported: number }>(admin, 'POST', '/money/statement', { csv: lines.join('\n') });
  expect(imported.data).toMatchObject({
    imported: MANY,
    known: 0,
    debits: 1,
    problems: [{ line: 204 }, { line: 205 }],
  });
  const found = await bank();
  expect(found.waiting.length - before.waiting.length).toBe(MANY);
  for (const { reference, amountPaise, proposals } of found.lines) {
    expect(proposals).toMatchObject([{ isNamed: true }]);
    const orderNumber = proposals[0]!.orderNumber;
    expect((await match(orderNumber, reference, amountPaise + 1)).status).toBe(409);
    expect((await match(orderNumber, reference, amountPaise)).status).toBe(200);
  }
  for (const who of riders) expect(await handIn(who)).toMatchObject({ data: { differencePaise: 0 } });

  for (const { orderNumber, amount } of placed) {
    expect(await rowOf(orderNumber)).toMatchObject({
      status: 'ORDER_CREATED',
      paymentStatus: 'RECEIVED',
      receivedPaise: amount,
      refundedPaise: 0,
      totalPaise: amount,
    });
  }
  expect((await bank()).lines).toEqual([]);
  expect((await desk()).inHand).toEqual([]);
  expect(await ledgerSum()).toBe(0);
  const again = await staffCall<{ imported: number }>(admin, 'POST', '/money/statement', { csv: lines.join('\n') });
  expect(again.data).toMatchObject({ imported: 0, known: MANY });
}, 600_000);

it('closes a day once, with everything since the last closing and the difference of its cash', async () => {
  const books = async () => (await staffCall<DayBooks>(admin, 'GET', '/money/day')).data;
  const { openDays, totals } = await books();
  expect(openDays).toHaveLength(2);
  const [sum] = await test.deps.db
    .select({ paise: sql<number>`sum(${ledger.amountPaise})::float8` })
    .from(ledger)
    .where(eq(ledger.account, 'DIFFERENCE'));
  expect(totals.differencePaise + sum!.paise).toBe(0);
  expect(totals.cashCountedPaise).toBe(totals.cashExpectedPaise + totals.differencePaise);
  const cash = totals.received.find(({ provider }) => provider === 'at_door')!;
  expect(cash.amountPaise).toBe(totals.cashExpectedPaise + totals.cashInHandPaise);
  const close = (body: object) => staffCall(admin, 'POST', '/money/day', { day: openDays[0], ...body });
  expect(await close({ differencePaise: 0 })).toMatchObject({ status: 409 });
  const { differencePaise } = totals;
  expect(await close({ differencePaise })).toMatchObject({ message: 'Write down why the cash differs.' });
  expect(await close({ differencePaise, note: 'A torn note' })).toMatchObject({ status: 200 });
  expect(await close({ differencePaise: 0 })).toMatchObject({ status: 409 });
  const { orderNumber } = await placeAtDoor();
  await collect(orderNumber, TOTAL);
  expect(await books()).toMatchObject({
    openDays: [],
    totals: { received: [{ provider: 'at_door', amountPaise: TOTAL }], differencePaise: 0, cashInHandPaise: TOTAL },
    closings: [{ day: openDays[0], note: 'A torn note', closedByName: 'Selvi', totals }],
  });
});

it('an unpaid order of plain UPI has a code to the shop’s own address, and no webhook', async () => {
  const { orderId, orderNumber, payment } = await shopper.place([{ _id: MIX, quantity: 5 }]);
  expect(payment).toMatchObject({ provider: 'upi', pageUrl: `/order/status/${orderId}`, secondsLeft: 14_400 });
  expect(payment!.upiUrl).toContain(`tr=${orderNumber}&`);
  const webhook = await test.app.inject({ method: 'POST', url: '/api/web/payment/webhook/upi', payload: {} });
  expect(webhook.statusCode).toBe(404);
  expect(await test.deps.db.$count(paymentAttempts, eq(paymentAttempts.orderId, orderId))).toBe(1);
});

it('is for no order that has ended where a second person has to decide on its return', async () => {
  const { orderId, orderNumber, amount } = await shopper.place([{ _id: MILLET, quantity: 90 }]);
  await shopper.cancel(orderId);
  const reference = newReference();
  const rejected = { status: 409, message: "This order can't take money any more. Return the money instead." };
  expect(await match(orderNumber, reference, amount)).toMatchObject(rejected);
  await match(null, reference, amount);
  const { transferId } = (await unresolvedOf()).find((each) => each.reference === reference)!;
  const url = `/money/transfers/${transferId}`;
  expect(await staffCall(admin, 'POST', `${url}/assign`, { orderNumber })).toMatchObject(rejected);
  expect(await rowOf(orderNumber)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'EXPIRED', receivedPaise: 0 });
  expect(await test.deps.db.$count(refunds, eq(refunds.transferId, transferId))).toBe(0);
  expect(await staffCall(admin, 'POST', `${url}/return`)).toMatchObject({ data: { way: 'APPROVAL' } });
});
