import { eq } from 'drizzle-orm';
import type { ImportedStatement } from '../../../../contract/staffMoney';
import type { StaffOrder } from '../../../../contract/staffOrders';
import type { AwaitedPayments } from '../../../../contract/staffPayments';
import { STAFF_ROLE } from '../../../../contract/staffRights';
import { auditLog, bankLines, bankReferences, orderFeed, paymentAttempts, refunds } from '../../../db/schema';
import { loggedInStaff } from '../../../testing/loggedInStaff';
import { makeShopper } from '../../../testing/shopper';
import { soak } from '../../../testing/soak';
import { makeUpiShop, MILLET, MIX, TOTAL, type UpiShop } from '../../../testing/upiShop';

/** Orders paid at the door, and as many paid by plain UPI. */
const MANY = soak({ short: 20, full: 150 });

let shop: UpiShop;
beforeAll(async () => {
  shop = await makeUpiShop();
});
afterAll(() => shop.close());

const lastStep = async (orderNumber: string) =>
  (await shop.call<StaffOrder>(shop.admin, 'GET', `/orders/${orderNumber}`)).data.timeline.at(-1);

describe('a bank reference', () => {
  it.each(['41234567890', '4123456789012', '41234567890A', ' 412345678901'])('is not %j', async (reference) => {
    expect(await shop.match(null, reference, TOTAL)).toMatchObject({
      status: 400,
      message: ['A bank reference has 12 digits, without letters'],
    });
  });

  it('counts once, also when two people enter it at once', async () => {
    const reference = shop.newReference();
    const placed = [await shop.placeAtDoor(), await shop.placeAtDoor()];
    const responses = await Promise.all(placed.map(({ orderNumber }) => shop.match(orderNumber, reference, TOTAL)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.message).toBe(
      `${reference} has been counted already. Each bank reference counts once.`,
    );
  });

  it('of another amount is money without an order, which a person refunds', async () => {
    const { orderNumber } = await shop.placeAtDoor();
    const reference = shop.newReference();
    expect(await shop.match(orderNumber, reference, TOTAL + 1)).toMatchObject({ status: 409 });
    expect(await shop.match(null, reference, TOTAL + 1)).toMatchObject({ data: { outcome: 'UNRESOLVED' } });
    const [unresolved] = await shop.readUnresolved();
    expect(unresolved).toMatchObject({ reference, amountPaise: TOTAL + 1 });
    expect(await shop.call(shop.admin, 'POST', `/money/transfers/${unresolved!.transferId}/return`)).toMatchObject({
      message: 'The refund now waits to be sent.',
    });
    const [refund] = (await shop.readBank()).refunds;
    expect(refund).toMatchObject({ orderNumber: null, amountPaise: TOTAL + 1, reference });
    const sent = shop.newReference();
    const made = (to: string | null) =>
      shop.call(shop.admin, 'POST', `/refunds/${refund!.refundId}/by-hand`, { reference: to });
    const noted = await Promise.all([made(sent), made(shop.newReference())]);
    expect(noted.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await made(sent)).toMatchObject({ status: 404 });
    expect(await shop.readBank()).toMatchObject({ refunds: [] });
    expect(await shop.readUnresolved()).toEqual([]);
    expect(await shop.sumLedger()).toBe(0);
  });

  it('counts once for money that came and money that goes back', async () => {
    const [came, gone, other] = [shop.newReference(), shop.newReference(), await shop.placeAtDoor()];
    await shop.match(null, came, TOTAL);
    const [unresolved] = await shop.readUnresolved();
    await shop.call(shop.admin, 'POST', `/money/transfers/${unresolved!.transferId}/return`);
    const [refund] = (await shop.readBank()).refunds;
    const note = (reference: string) =>
      shop.call(shop.admin, 'POST', `/refunds/${refund!.refundId}/by-hand`, { reference });
    const used = (reference: string) => ({
      status: 409,
      message: `${reference} has been counted already. Each bank reference counts once.`,
    });
    expect(await note(came)).toMatchObject(used(came));
    expect(await note(gone)).toMatchObject({ status: 200 });
    expect(await shop.match(null, gone, TOTAL)).toMatchObject(used(gone));
    expect(await shop.match(other.orderNumber, gone, TOTAL)).toMatchObject(used(gone));
  });

  it('counts once when two people enter it at once, one of them for a refund', async () => {
    const { orderNumber } = await shop.placeAtDoor();
    await shop.match(null, shop.newReference(), TOTAL);
    const [unresolved] = await shop.readUnresolved();
    await shop.call(shop.admin, 'POST', `/money/transfers/${unresolved!.transferId}/return`);
    const [refund] = (await shop.readBank()).refunds;
    const reference = shop.newReference();
    const responses = await Promise.all([
      shop.match(orderNumber, reference, TOTAL),
      shop.call(shop.admin, 'POST', `/refunds/${refund!.refundId}/by-hand`, { reference }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await shop.deps.db.$count(bankReferences, eq(bankReferences.reference, reference))).toBe(1);
  });

  it('money without an order pays the order that a person names, if it owes exactly that', async () => {
    const door = await shop.placeAtDoor();
    const plain = await shop.shopper.place([{ _id: MIX, quantity: 7 }]);
    const other = await shop.placeAtDoor([{ _id: MILLET, quantity: 5 }]);
    const unresolved = async (amountPaise: number) => {
      const reference = shop.newReference();
      await shop.match(null, reference, amountPaise);
      return (await shop.readUnresolved()).find((each) => each.reference === reference)!;
    };
    const assign = (transferId: string, { orderNumber }: { orderNumber: string }) =>
      shop.call<{ outcome: string }>(shop.admin, 'POST', `/money/transfers/${transferId}/assign`, { orderNumber });
    const money = await unresolved(plain.amount);
    expect(money.proposals).toEqual([{ orderNumber: plain.orderNumber, isNamed: false }]);
    expect(await assign(money.transferId, other)).toMatchObject({ status: 409 });
    const both = await Promise.all([assign(money.transferId, plain), assign(money.transferId, plain)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await shop.findOrder(plain.orderNumber)).toMatchObject({
      status: 'ORDER_CREATED',
      paymentStatus: 'RECEIVED',
      receivedPaise: plain.amount,
    });
    expect(await lastStep(plain.orderNumber)).toMatchObject({ toStatus: 'ORDER_CREATED', person: 'Selvi' });
    expect(await assign((await unresolved(TOTAL)).transferId, door)).toMatchObject({ data: { outcome: 'RECEIVED' } });
    expect(await shop.findOrder(door.orderNumber)).toMatchObject({ paymentStatus: 'RECEIVED', receivedPaise: TOTAL });
    const late = await unresolved(TOTAL);
    expect(await assign(late.transferId, door)).toMatchObject({ status: 409 });
    await shop.call(shop.admin, 'POST', `/money/transfers/${late.transferId}/return`);
    expect(await assign(late.transferId, other)).toMatchObject({ status: 404 });
    const ofLate = async () => (await shop.readBank()).refunds.filter(({ reference }) => reference === late.reference);
    const [refund] = await ofLate();
    await shop.call(shop.admin, 'POST', `/refunds/${refund!.refundId}/by-hand`, { reference: null });
    expect(await ofLate()).toEqual([]);
    expect(await shop.readUnresolved()).toEqual([]);
    expect(await shop.deps.db.$count(auditLog, eq(auditLog.subjectId, plain.orderId))).toBe(1);
    expect(await shop.sumLedger()).toBe(0);
    await shop.collect(other.orderNumber, other.amount);
    await shop.handIn(shop.admin);
  });

  it('that is found after the customer cancelled the order starts its refund', async () => {
    const cancelled = await shop.shopper.place([{ _id: MIX, quantity: 3 }]);
    await shop.shopper.cancel(cancelled.orderId);
    expect(await shop.match(cancelled.orderNumber, shop.newReference(), cancelled.amount)).toMatchObject({
      data: { outcome: 'LATE' },
    });
    expect((await shop.readBank()).refunds).toContainEqual(
      expect.objectContaining({ orderNumber: cancelled.orderNumber, amountPaise: cancelled.amount }),
    );
  });
});

const readAwaited = async (by = shop.admin) =>
  (await shop.call<AwaitedPayments>(by, 'GET', '/payments/awaited')).data.items;

it('an order to be matched is to do, until its money is found or it has ended', async () => {
  const waiting = async () => (await readAwaited()).map((each) => each.orderNumber);
  const before = await waiting();
  const paid = await shop.shopper.place([{ _id: MIX, quantity: 3 }]);
  const other = await shop.shopper.place([{ _id: MIX, quantity: 4 }]);
  expect(await waiting()).toEqual([...before, paid.orderNumber, other.orderNumber]);
  await shop.match(paid.orderNumber, shop.newReference(), paid.amount);
  expect(await lastStep(paid.orderNumber)).toMatchObject({ toStatus: 'ORDER_CREATED', person: 'Selvi' });
  await shop.shopper.cancel(other.orderId);
  expect(await waiting()).toEqual(before);
});

it('an order whose customer says that it is paid is to do for the shop, also once it has ended', async () => {
  const { clock, db } = shop.deps;
  const sayPaid = (orderId: string, { headers } = shop.shopper) =>
    shop.app.inject({ method: 'POST', url: `/api/web/order/paid/${orderId}`, headers });
  const order = await shop.shopper.place([{ _id: MIX, quantity: 5 }]);
  const mani = await loggedInStaff(shop.deps, { role: STAFF_ROLE.SALES_PERSON });
  const find = async () => (await readAwaited(mani)).find(({ orderNumber }) => orderNumber === order.orderNumber);
  expect(await find()).toMatchObject({ saidPaidAt: null });
  const fed = await db.$count(orderFeed);
  const saidPaidAt = clock.now().toISOString();
  expect((await sayPaid(order.orderId)).statusCode).toBe(200);
  expect(await db.$count(orderFeed)).toBeGreaterThan(fed);
  clock.advance(60);
  // It counts once, from its customer alone.
  expect((await sayPaid(order.orderId)).statusCode).toBe(200);
  expect((await sayPaid(order.orderId, await makeShopper(shop))).statusCode).toBe(404);
  expect(await find()).toMatchObject({ saidPaidAt });
  await shop.shopper.cancel(order.orderId);
  expect(await find()).toMatchObject({ saidPaidAt });
  await shop.match(order.orderNumber, shop.newReference(), order.amount);
  expect(await find()).toBeUndefined();
  // What is paid at the door needs no claim.
  const atDoor = await shop.placeAtDoor();
  await sayPaid(atDoor.orderId);
  expect(await shop.findOrder(atDoor.orderNumber)).toMatchObject({ saidPaidAt: null });
});

it('a statement names each reference that came before with another amount, and shows it until it is dismissed', async () => {
  const { orderNumber } = await shop.placeAtDoor();
  const [noted, twice] = [shop.newReference(), shop.newReference()];
  await shop.match(orderNumber, noted, TOTAL);
  const csv = ['Date,Credit,Reference,Narration']
    .concat([`25/11/2026,340.01,${noted},x`, `25/11/2026,10,${twice},x`, `25/11/2026,11,${twice},x`])
    .join('\n');
  const imported = await shop.call<ImportedStatement>(shop.admin, 'POST', '/money/statement', { csv });
  expect(imported.data).toMatchObject({
    imported: 2,
    known: 0,
    problems: [
      { line: 2, text: `${noted} is known with another amount: ₹340` },
      { line: 4, text: `${twice} is known with another amount: ₹10` },
    ],
  });
  const open = (await shop.readBank()).lines.map(({ reference }) => reference);
  expect(open.sort()).toEqual([noted, twice].sort());
  for (const reference of open) await shop.call(shop.admin, 'POST', `/money/statement/${reference}/dismiss`);
  expect((await shop.readBank()).lines).toEqual([]);
});

it('a statement may have thousands of lines', async () => {
  const lines = Array.from({ length: 12_000 }, () => `25/11/2026,1,${shop.newReference()}`);
  const csv = ['Date,Credit,Reference', ...lines].join('\n');
  const { data } = await shop.call<ImportedStatement>(shop.admin, 'POST', '/money/statement', { csv });
  expect(data).toMatchObject({ imported: 12_000, problems: [] });
  await shop.deps.db.update(bankLines).set({ dismissedBy: shop.admin.staffId }).where(eq(bankLines.text, ''));
});

it('orders paid at the door and by plain UPI are reconciled to the last paisa, also from a statement', async () => {
  const itemsOf = (at: number) => [
    { _id: MILLET, quantity: 2 + (at % 90) },
    { _id: MIX, quantity: 1 + Math.floor(at / 90) },
  ];
  const totalOf = ([millet, mix]: { quantity: number }[]) => {
    const items = millet!.quantity * 7_500 + mix!.quantity * 13_900;
    return items + (items < 49_900 ? 4_000 : 0);
  };
  const riders = [shop.admin, await loggedInStaff(shop.deps, { name: 'Kumar' })];
  const before = await shop.readBank();
  const placed: { orderNumber: string; amount: number }[] = [];
  const lines = ['Statement of account', 'Credit (Rs),Narration,Txn Date,Balance,Debit (Rs)'];
  for (let at = 0; at < MANY; at += 1) {
    const items = itemsOf(at);
    const body = { items, addressId: shop.shopper.addressId, expectedTotal: totalOf(items) };
    const door = await shop.shopper.create({ ...body, paymentMethod: 'AT_DOOR' });
    const upi = await shop.shopper.create(body);
    expect([door.status, upi.status]).toEqual([200, 200]);
    placed.push(door.data, upi.data);
    const cash = await shop.collect(door.data.orderNumber, door.data.amount, 'CASH', riders[at % 2]);
    expect(cash.status).toBe(200);
    const rupees = (upi.data.amount / 100).toFixed(2);
    lines.push(`"${rupees}",UPI/CR/${shop.newReference()}/MEENA/${upi.data.orderNumber},25/11/2026,1,`);
  }
  lines.push(',NEFT OUT,25/11/2026,1,500.00', 'x,UPI/CR/12/NOBODY,25/11/2026,1,', '12.00,CHEQUE,31/11/2026,1,');
  const imported = await shop.call<{ imported: number }>(shop.admin, 'POST', '/money/statement', {
    csv: lines.join('\n'),
  });
  expect(imported.data).toMatchObject({
    imported: MANY,
    known: 0,
    debits: 1,
    problems: [{ line: MANY + 4 }, { line: MANY + 5 }],
  });
  const found = await shop.readBank();
  expect(found.waiting.length - before.waiting.length).toBe(MANY);
  for (const { reference, amountPaise, proposals } of found.lines) {
    expect(proposals).toMatchObject([{ isNamed: true }]);
    const orderNumber = proposals[0]!.orderNumber;
    expect((await shop.match(orderNumber, reference, amountPaise)).status).toBe(200);
  }
  for (const who of riders) expect(await shop.handIn(who)).toMatchObject({ data: { differencePaise: 0 } });

  for (const { orderNumber, amount } of placed) {
    expect(await shop.findOrder(orderNumber)).toMatchObject({
      status: 'ORDER_CREATED',
      paymentStatus: 'RECEIVED',
      receivedPaise: amount,
      refundedPaise: 0,
      totalPaise: amount,
    });
  }
  expect((await shop.readBank()).lines).toEqual([]);
  expect((await shop.readCash()).inHand).toEqual([]);
  expect(await shop.sumLedger()).toBe(0);
  const again = await shop.call<{ imported: number }>(shop.admin, 'POST', '/money/statement', {
    csv: lines.join('\n'),
  });
  expect(again.data).toMatchObject({ imported: 0, known: MANY });
}, 600_000);

it('an unpaid order of plain UPI has a code to the shop’s own address, and no webhook', async () => {
  const { orderId, orderNumber, payment } = await shop.shopper.place([{ _id: MIX, quantity: 5 }]);
  expect(payment).toMatchObject({ provider: 'upi', pageUrl: `/order/status/${orderId}`, secondsLeft: 14_400 });
  expect(payment!.upiUrl).toContain(`tr=${orderNumber}&`);
  const webhook = await shop.app.inject({ method: 'POST', url: '/api/web/payment/webhook/upi', payload: {} });
  expect(webhook.statusCode).toBe(404);
  expect(await shop.deps.db.$count(paymentAttempts, eq(paymentAttempts.orderId, orderId))).toBe(1);
});

it('money above one person’s limit is for no order that has ended, because a second person decides on its refund', async () => {
  const { orderId, orderNumber, amount } = await shop.shopper.place([{ _id: MILLET, quantity: 90 }]);
  await shop.shopper.cancel(orderId);
  const reference = shop.newReference();
  const rejected = { status: 409, message: "This order can't take money any more. Refund the money instead." };
  expect(await shop.match(orderNumber, reference, amount)).toMatchObject(rejected);
  await shop.match(null, reference, amount);
  const { transferId } = (await shop.readUnresolved()).find((each) => each.reference === reference)!;
  const url = `/money/transfers/${transferId}`;
  expect(await shop.call(shop.admin, 'POST', `${url}/assign`, { orderNumber })).toMatchObject(rejected);
  expect(await shop.findOrder(orderNumber)).toMatchObject({
    status: 'CANCELLED',
    paymentStatus: 'EXPIRED',
    receivedPaise: 0,
  });
  expect(await shop.deps.db.$count(refunds, eq(refunds.transferId, transferId))).toBe(0);
  expect(await shop.call(shop.admin, 'POST', `${url}/return`)).toMatchObject({ data: { refundMethod: 'APPROVAL' } });
});

describe('items added to an order', () => {
  const add = (orderNumber: string) =>
    shop.call(shop.admin, 'POST', `/orders/${orderNumber}/additions`, {
      items: [{ _id: MIX, quantity: 1 }],
      expectedTotal: 13_900,
    });

  it('are matched by hand, and refunded by hand once their order has left', async () => {
    const place = async () => {
      const { orderNumber, orderId, amount } = await shop.shopper.place([{ _id: MILLET, quantity: 7 }]);
      await shop.match(orderNumber, shop.newReference(), amount);
      expect(await add(orderNumber)).toMatchObject({ status: 200 });
      return { orderNumber, orderId, amount };
    };
    const { orderNumber, orderId, amount } = await place();
    const { payment } = (await shop.shopper.track(orderId)).data;
    expect(payment.upiUrl).toContain(`tr=${orderNumber}A1&`);
    await shop.shopper.call('POST', `/paid/${orderId}`, {});
    const waiting = async () => (await shop.readBank()).waiting.filter((each) => each.orderNumber === orderNumber);
    expect(await waiting()).toMatchObject([{ amountPaise: 13_900, saidPaidAt: expect.any(String) }]);
    expect(await shop.match(orderNumber, shop.newReference(), 13_901)).toMatchObject({ status: 409 });
    expect(await shop.match(orderNumber, shop.newReference(), 13_900)).toMatchObject({ data: { outcome: 'RECEIVED' } });
    expect(await shop.findOrder(orderNumber)).toMatchObject({ receivedPaise: amount + 13_900 });
    expect(await waiting()).toEqual([]);

    const late = await place();
    await shop.shopper.cancel(late.orderId);
    expect(await shop.match(late.orderNumber, shop.newReference(), 13_900)).toMatchObject({
      data: { outcome: 'LATE' },
    });
    const toRefund = (await shop.readBank()).refunds.filter((each) => each.orderNumber === late.orderNumber);
    expect(toRefund.map(({ amountPaise }) => amountPaise)).toEqual([late.amount, 13_900]);
    expect(await shop.sumLedger()).toBe(0);
  });

  it('are confirmed by who pays at the door, and then collected with the order', async () => {
    const { orderNumber, orderId } = await shop.placeAtDoor();
    await add(orderNumber);
    const { addition, payment } = (await shop.shopper.track(orderId)).data;
    expect([addition.isPaidOnline, payment]).toEqual([false, null]);
    const confirm = (who = shop.shopper) =>
      who.call('POST', `/confirm/${orderId}`, { additionId: addition.additionId });
    expect(await confirm(await makeShopper(shop))).toMatchObject({ status: 404 });
    expect(await confirm()).toMatchObject({ status: 200 });
    expect(await confirm()).toMatchObject({ status: 200 });
    expect(await shop.findOrder(orderNumber)).toMatchObject({ totalPaise: TOTAL + 13_900 });
    expect(await shop.collect(orderNumber, TOTAL + 13_900)).toMatchObject({ status: 200 });
    expect(await shop.sumLedger()).toBe(0);
  });
});
