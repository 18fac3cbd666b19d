import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { CreatedOrder } from '../../../contract/orders';
import type { StaffOrder } from '../../../contract/staffOrders';
import { STAFF_ROLE } from '../../../contract/staffRights';
import type { Transaction } from '../../db/database';
import { isCheckViolation } from '../../db/errors';
import {
  addresses,
  invoices,
  invoiceSeries,
  orderItemParts,
  orderItems,
  orderMends,
  orders,
  packs,
  products,
  refunds,
  storeSettings,
  taxClasses,
  taxRates,
  transfers,
} from '../../db/schema';
import type { StoreSettings } from '../../db/schema/storeSettings';
import { demoStore } from '../../db/seed/store';
import { inTransaction } from '../../db/transaction';
import { DEFAULT_SHOP_RULES } from '../../lib/shopRules';
import { shopDay } from '../../lib/shopDays';
import { newId } from '../../lib/ids';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { orderSteps } from '../../testing/orderSteps';
import { roundSteps } from '../../testing/roundSteps';
import { runJob } from '../../testing/runJob';
import { makeShopper, type Shopper } from '../../testing/shopper';
import { soak } from '../../testing/soak';
import { setStock } from '../../testing/stock';
import { makeTestApp, testSecrets, type TestApp } from '../../testing/testApp';
import { createCatalogueCaches } from '../catalogueCache';
import { createOrders } from '../orders';
import { createNotifier } from '../messaging/notifier';
import { createPayments } from '../payments';
import { createStockLedger } from '../stockLedger';
import { createInvoices } from '.';
import { takeNumber } from './repository';

const MILLET = 'ml-thinai-500'; // ₹75, GST 5 %
const SET = 'set-starter-1500';
const MANY = soak({ short: 50, full: 200 });
const AT_ONCE = 25;
const CONSTRAINTS = [
  'invoice_series_gaps_check',
  'invoices_append_only',
  'invoices_credit_check',
  'invoices_lines_check',
  'invoices_next_check',
];
const noLimits = { maxOrderPaise: 10_000_000, maxOpenPerCustomer: 10_000, maxOpenPerAddress: 10_000 };
const payAtDoor = { ...DEFAULT_SHOP_RULES.payAtDoor, enabled: true, ...noLimits, maxUnitsHeld: 1_000_000 };
const SHOP: StoreSettings = { ...demoStore, counter: { payAtDoor } };

let test: TestApp;
let shopper: Shopper;
let admin: LoggedInStaff;
beforeAll(async () => {
  test = await makeTestApp();
  test.deps.clock.set(new Date('2026-11-26T06:00:00Z'));
  await setStock(test.deps, MILLET, 100_000);
});
beforeEach(async () => {
  await set({});
  admin = await loggedInStaff(test.deps, { role: STAFF_ROLE.ADMIN });
  shopper = await makeShopper(test);
});
afterAll(() => test.close());

const set = (settings: Partial<StoreSettings>) =>
  test.deps.db.update(storeSettings).set({ settings: { ...SHOP, ...settings } });
const advance = async (orderNumber: string) => {
  const url = `/api/internal/orders/${orderNumber}/advance`;
  const response = await test.app.inject({
    method: 'POST',
    url,
    headers: { 'x-internal-secret': testSecrets.internal },
  });
  expect(response.statusCode).toBe(200);
};
const staffCall = async (url: string, payload?: object) => {
  const response = await test.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/staff${url}`,
    headers: { ...admin.headers, 'idempotency-key': newId() },
    ...(payload && { payload }),
  });
  return response.json();
};
/** The app's own, for what no call does. */
const services = () => {
  const { ofOrders } = createInvoices(test.deps);
  const [notifier, stockLedger] = [createNotifier(test.deps), createStockLedger(() => undefined)];
  const actAlone = () => Promise.resolve();
  const payments = createPayments(test.deps, { invoices: ofOrders, actAlone, notifier, stockLedger });
  const made = createOrders(test.deps, payments, ofOrders, stockLedger, {
    notifier,
    getBestSellers: async () => [],
    findCardsOfPacks: async () => [],
    caches: createCatalogueCaches(test.deps),
    whatsAppQuestion: { getQuestion: async () => null, agree: async () => undefined },
  });
  payments.reportTo(made.payable);
  return { payments, orders: made };
};
/** An order's invoice, then its credit notes. */
const documentsOf = ({ orderId }: Pick<CreatedOrder, 'orderId'>) =>
  test.deps.db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(eq(invoices.kind, 'CREDIT_NOTE'), asc(invoices.number));
const place = (quantity = 2) => shopper.place([{ _id: MILLET, quantity }]);
const send = async (order: CreatedOrder) => {
  await orderSteps(test).makeReady(order);
  await advance(order.orderNumber);
};
const by = { staffId: 'staff', name: 'Selvi', role: STAFF_ROLE.ADMIN };
const refundWithin = (tx: Transaction, { orderId }: CreatedOrder, amountPaise: number) =>
  services().payments.refunds.refund(tx, orderId, { amountPaise, reason: 'STAFF', by });
const refund = (order: CreatedOrder, amountPaise: number) =>
  inTransaction(test.deps.db, (tx) => refundWithin(tx, order, amountPaise));

/** The constraint that a transaction fails on; null where it succeeds. */
const attempt = async (work: (tx: Transaction) => Promise<unknown>) => {
  try {
    await test.deps.db.transaction(work);
    return null;
  } catch (error) {
    return CONSTRAINTS.find((constraint) => isCheckViolation(error, constraint)) ?? error;
  }
};

it('comes with the parcel’s leaving: kind, serial, lines with their tax, and a total in whole rupees', async () => {
  const order = await place();
  await orderSteps(test).makeReady(order);
  expect(await documentsOf(order)).toEqual([]);
  await advance(order.orderNumber);
  const [invoice, ...others] = await documentsOf(order);
  expect(others).toEqual([]);
  // ₹150 and ₹40 for delivery, 5 % of it included.
  expect(invoice).toMatchObject({
    kind: 'TAX_INVOICE',
    serial: expect.stringMatching(/^TI\/26-27\/\d{5}$/),
    buyer: { name: 'Kavitha', address: '12 Cross Cut Road, Bus stand' },
    seller: { stateCode: '33', gstStatus: 'REGULAR' },
    placeOfSupply: '33',
    lines: [
      {
        hsn: '1008',
        quantity: 2,
        listedPaise: 15_000,
        discountPaise: 0,
        deliveryPaise: 4_000,
        gstPercent: 5,
        taxablePaise: 18_096,
        cgstPaise: 452,
        sgstPaise: 452,
        igstPaise: 0,
      },
    ],
    taxablePaise: 18_096,
    cgstPaise: 452,
    sgstPaise: 452,
    igstPaise: 0,
    roundingPaise: 0,
    totalPaise: 19_000,
  });
});

it('names the account’s holder from ₹50,000, and whom the parcel goes to', async () => {
  const gift = { receiverName: 'Ravi', receiverPhone: '9876543211', street: '4 Race Course' };
  await test.deps.db.update(addresses).set(gift).where(eq(addresses.id, shopper.addressId));
  const small = await place();
  await send(small);
  expect((await documentsOf(small))[0]!.buyer).toMatchObject({ name: 'Ravi', phone: '9876543211' });

  // This is ₹50,000 before tax.
  const [_id, pricePaise] = ['ml-kambu-500', 2_625_000];
  await test.deps.db.update(packs).set({ pricePaise, mrpPaise: pricePaise }).where(eq(packs.id, _id));
  const large = await shopper.place([{ _id, quantity: 2 }]);
  const [given] = await test.deps.db.select().from(addresses).where(eq(addresses.id, shopper.addressId));
  const home = { street: '4 Fort Road, Palakkad 678 001', receiverName: null, receiverPhone: null, isDefault: true };
  await test.deps.db.update(addresses).set({ isDefault: false }).where(eq(addresses.id, shopper.addressId));
  await test.deps.db.insert(addresses).values({ ...given!, ...home, id: newId() });
  await send(large);
  expect(await documentsOf(large)).toMatchObject([
    {
      taxablePaise: 5_000_000,
      buyer: {
        name: 'Kavitha',
        address: '4 Fort Road, Palakkad 678 001, Bus stand, Kerala (32)',
        deliveredTo: { name: 'Ravi', phone: '9876543211', address: '4 Race Course, Bus stand' },
      },
    },
  ]);
});

it('counts only what is taxed for that', async () => {
  const { db } = test.deps;
  await db.update(addresses).set({ receiverName: 'Ravi' }).where(eq(addresses.id, shopper.addressId));
  const [_id, pricePaise] = ['dm-multi-500', 5_000_000];
  await db.update(packs).set({ pricePaise, mrpPaise: pricePaise }).where(eq(packs.id, _id));
  await db.insert(taxClasses).values({ id: 'exempt', name: 'Exempt', hsn: '' });
  await db.insert(taxRates).values({ classId: 'exempt', fromDay: '2017-07-01', gstPercent: 0 });
  const [pack] = await db.select().from(packs).where(eq(packs.id, _id));
  await db.update(products).set({ taxClassId: 'exempt' }).where(eq(products.id, pack!.productId));
  const order = await shopper.place([
    { _id, quantity: 1 },
    { _id: MILLET, quantity: 1 },
  ]);
  await send(order);
  expect(await documentsOf(order)).toMatchObject([{ kind: 'INVOICE_CUM_BILL', buyer: { name: 'Ravi' } }]);
});

it('an invoice is not given again when the parcel comes back and leaves once more', async () => {
  const order = await place();
  await send(order);
  await test.deps.db.update(orders).set({ status: 'READY_TO_DELIVER' }).where(eq(orders.id, order.orderId));
  await advance(order.orderNumber);
  expect(await documentsOf(order)).toHaveLength(1);
});

it('comes with the payment where the shop has set that', async () => {
  await set({ invoicing: { moment: 'PAID', refundVouchers: false } });
  const order = await place();
  expect(await documentsOf(order)).toEqual([]);
  await orderSteps(test).pay(order);
  expect(await documentsOf(order)).toHaveLength(1);
  const atDoor = await shopper.place([{ _id: MILLET, quantity: 2 }], { paymentMethod: 'AT_DOOR' });
  expect(await documentsOf(atDoor)).toEqual([]);
});

describe('the seller’s status', () => {
  it.each([
    ['COMPOSITION', 'BILL_OF_SUPPLY', 'BS'],
    ['UNREGISTERED', 'INVOICE', 'IN'],
  ] as const)(
    '%s charges no tax: nothing of it on the bill, and %s at the same price',
    async (gstStatus, kind, prefix) => {
      await set({ gstStatus });
      const { data: bill } = await shopper.bill([{ _id: MILLET, quantity: 2 }]);
      expect(bill).toMatchObject({ taxes: [], taxIncludedPaise: 0, totalPaise: 19_000 });
      const order = await place();
      await send(order);
      const [invoice] = await documentsOf(order);
      expect(invoice).toMatchObject({ kind, taxablePaise: 19_000, cgstPaise: 0, igstPaise: 0, totalPaise: 19_000 });
      expect(invoice!.serial.startsWith(`${prefix}/`)).toBe(true);
    },
  );

  it('charges no tax on what was ordered before it changed', async () => {
    const order = await place();
    await set({ gstStatus: 'UNREGISTERED' });
    await send(order);
    expect(await documentsOf(order)).toMatchObject([{ kind: 'INVOICE', taxablePaise: 19_000, totalPaise: 19_000 }]);
  });
});

it('an invoice is taxed as trade between states where the parcel goes to another one', async () => {
  await test.deps.db
    .update(addresses)
    .set({ street: '4 Fort Road, Palakkad 678 001' })
    .where(eq(addresses.id, shopper.addressId));
  const order = await place();
  await send(order);
  expect(await documentsOf(order)).toMatchObject([
    { placeOfSupply: '32', taxablePaise: 18_095, cgstPaise: 0, sgstPaise: 0, igstPaise: 905, totalPaise: 19_000 },
  ]);
});

describe('a credit note', () => {
  it('follows each refund of what paid for an invoiced order, up to the whole of it', async () => {
    const order = await place();
    await send(order);
    expect(await refund(order, 5_000)).toBe('REFUND');
    expect(await refund(order, 14_000)).toBe('REFUND');
    const [invoice, first, second, ...others] = await documentsOf(order);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ kind: 'CREDIT_NOTE', invoiceId: invoice!.id, totalPaise: 5_000, cgstPaise: 119 });
    expect(second).toMatchObject({ totalPaise: 14_000, cgstPaise: invoice!.cgstPaise - 119 });
    expect(first!.taxablePaise + second!.taxablePaise).toBe(invoice!.taxablePaise);
  });

  it('names the items that are refunded, each with its amount and tax', async () => {
    const order = await shopper.place([
      { _id: MILLET, quantity: 2 },
      { _id: 'ml-samai-500', quantity: 1 },
    ]);
    await orderSteps(test).deliver(order);
    const { items, transfers: money } = (await staffCall(`/orders/${order.orderNumber}`)).data as StaffOrder;
    const [millet, other] = items as [StaffOrder['items'][number], StaffOrder['items'][number]];
    const lines = [
      { lineNo: millet.lineNo, quantity: 1, returned: 'BACK' },
      { lineNo: other.lineNo, quantity: 1, returned: 'WRITTEN_OFF' },
    ];
    const [one, all] = [Math.floor(millet.leftPaise / 2), other.leftPaise];
    const body = { amountPaise: one + all, reason: 'QUALITY', leftPaise: money[0]!.amountPaise, lines };
    expect(await staffCall(`/orders/${order.orderNumber}/refunds`, body)).toMatchObject({ status: 200 });
    // The invoice is of the same moment.
    const note = (await documentsOf(order)).find(({ kind }) => kind === 'CREDIT_NOTE');
    expect(note).toMatchObject({ totalPaise: one + all });
    expect(note!.lines.map(({ lineNo, listedPaise }) => [lineNo, listedPaise])).toEqual([
      [millet.lineNo, one],
      [other.lineNo, all],
    ]);
  });

  it('has no second one when a failed refund is made again, and none for a refund before the invoice', async () => {
    const order = await place();
    await orderSteps(test).makeReady(order);
    await refund(order, 1_000);
    await advance(order.orderNumber);
    const isOfOrder = sql`transfer_id IN (SELECT id FROM transfers WHERE order_id = ${order.orderId})`;
    await inTransaction(test.deps.db, async (tx) => {
      await refundWithin(tx, order, 2_000);
      await tx
        .update(refunds)
        .set({ state: 'FAILED' })
        .where(and(isOfOrder, eq(refunds.amountPaise, 2_000)));
    });
    await refund(order, 2_000);
    expect((await documentsOf(order)).map(({ kind, totalPaise }) => [kind, totalPaise])).toEqual([
      ['TAX_INVOICE', 19_000],
      ['CREDIT_NOTE', 2_000],
    ]);
  });

  it('never exceeds an invoice that was rounded down, also by the database', async () => {
    const order = await place(3);
    await orderSteps(test).pay(order);
    await advance(order.orderNumber);
    // A third of ₹265 stays, and the invoice says ₹88.
    const change = { lineNo: 1, quantity: 1, reason: 'NONE_LEFT', expectedReducedPaise: 17_667 };
    expect(await staffCall(`/packing/orders/${order.orderId}/lines/change`, change)).toMatchObject({ status: 200 });
    for (let step = 0; step < 3; step += 1) await advance(order.orderNumber);
    const [invoice] = await documentsOf(order);
    expect(invoice).toMatchObject({ totalPaise: 8_800, roundingPaise: -33 });
    const { id: invoiceId, financialYear } = invoice!;
    const whole = {
      id: newId(),
      kind: 'CREDIT_NOTE',
      serial: 'CN',
      invoiceId,
      roundingPaise: 0,
      totalPaise: 8_833,
    } as const;
    const insertNote = async (tx: Transaction) => {
      const number = await takeNumber(tx, whole.kind, financialYear);
      await tx.insert(invoices).values({ ...invoice!, ...whole, number });
    };
    expect(await attempt(insertNote)).toBe('invoices_credit_check');
    await refund(order, 5_000);
    await refund(order, 3_833);
    const [, ...notes] = await documentsOf(order);
    expect(notes.map(({ kind, totalPaise }) => [kind, totalPaise])).toEqual([
      ['CREDIT_NOTE', 5_000],
      ['CREDIT_NOTE', 3_800],
    ]);
  });

  it('is not given for money that went back because it did not pay for the order', async () => {
    const order = await place();
    await send(order);
    const receivedAt = test.deps.clock.now();
    const money = { id: newId(), provider: 'sandbox', reference: newId(), amountPaise: 19_000 };
    await inTransaction(test.deps.db, async (tx) => {
      const values = { ...money, orderId: order.orderId, surplus: 'SECOND' as const, receivedAt };
      const [second] = await tx.insert(transfers).values(values).returning();
      await services().payments.refunds.refundTransfer(tx, second!, by);
    });
    expect(await test.deps.db.$count(refunds, eq(refunds.transferId, money.id))).toBe(1);
    expect((await documentsOf(order)).map(({ kind }) => kind)).toEqual(['TAX_INVOICE']);
  });

  it('takes a cheaper delivery off an unpaid invoice whose parcel came back', async () => {
    const order = await shopper.place([{ _id: MILLET, quantity: 2 }], { paymentMethod: 'AT_DOOR' });
    await test.deps.db.update(orders).set({ needsApproval: false }).where(eq(orders.id, order.orderId));
    for (let step = 0; step < 4; step += 1) await advance(order.orderNumber);
    test.deps.clock.advance(1);
    await services().orders.withOrder({ id: order.orderId }, async (tx, row) => {
      const mend = { orderId: row.id, changed: 'ADDRESS' as const, reducedPaise: 3_000, staffId: by.staffId };
      await tx.insert(orderMends).values({ ...mend, at: test.deps.clock.now() });
      await services().orders.lifecycle.reduced(tx, row);
    });
    expect(await documentsOf(order)).toMatchObject([
      { kind: 'TAX_INVOICE', totalPaise: 19_000 },
      { kind: 'CREDIT_NOTE', totalPaise: 3_000 },
    ]);
  });

  it('takes an unpaid invoice back when the parcel is not accepted at the door', async () => {
    const order = await shopper.place([{ _id: MILLET, quantity: 2 }], { paymentMethod: 'AT_DOOR' });
    await test.deps.db.update(orders).set({ needsApproval: false }).where(eq(orders.id, order.orderId));
    for (let step = 0; step < 3; step += 1) await advance(order.orderNumber);
    const steps = roundSteps(test);
    const rider = await loggedInStaff(test.deps, { role: STAFF_ROLE.RIDER });
    const { _id: roundId } = await steps.setOut(admin, rider, [order]);
    const url = `/rounds/${roundId}/stops/${order.orderId}/cancel`;
    expect(await staffCall(url, { reason: 'REFUSED', stock: 'BACK' })).toMatchObject({ status: 200 });
    const [invoice, note] = await documentsOf(order);
    expect(note).toMatchObject({ kind: 'CREDIT_NOTE', totalPaise: 19_000, taxablePaise: invoice!.taxablePaise });
  });
});

describe('a refund voucher', () => {
  const voucherOf = async (invoicing: StoreSettings['invoicing']) => {
    await set({ invoicing });
    const order = await place();
    await orderSteps(test).pay(order);
    await shopper.cancel(order.orderId);
    return documentsOf(order);
  };

  it('is given for an advance that goes back before an invoice, where the shop gives them', async () => {
    expect(await voucherOf({ moment: 'PICKEDUP', refundVouchers: true })).toMatchObject([
      { kind: 'REFUND_VOUCHER', totalPaise: 19_000, cgstPaise: 0, invoiceId: null },
    ]);
    expect(await voucherOf({ moment: 'PICKEDUP', refundVouchers: false })).toEqual([]);
  });
});

describe('serials', () => {
  const numbersOf = async (financialYear: number) =>
    (
      await test.deps.db
        .select({ number: invoices.number })
        .from(invoices)
        .where(sql`kind = 'TAX_INVOICE' AND financial_year = ${financialYear}`)
        .orderBy(asc(invoices.number))
    ).map(({ number }) => number);

  it(`have no gap and no double with ${MANY} invoices, ${AT_ONCE} at once, some of which fail`, async () => {
    const ids: string[] = [];
    for (let at = 0; at < MANY; at += 1) {
      const { orderId } = await shopper.place([{ _id: MILLET, quantity: 2 }], { paymentMethod: 'AT_DOOR' });
      ids.push(orderId);
    }
    await test.deps.db.update(orders).set({ status: 'READY_TO_DELIVER' }).where(inArray(orders.id, ids));
    const before = await numbersOf(2026);
    let failed = 0;
    const invoiceOne = (id: string, fails: boolean) =>
      services().orders.withOrder({ id }, async (tx, order) => {
        await services().orders.lifecycle.move(tx, order, 'PICKEDUP', { by: 'staff' });
        if (fails) throw new Error('the network');
      });
    const waiting = ids.map((id, at) => [id, at % 10 === 3] as const);
    // As many at once as wait for a connection without giving up.
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        await invoiceOne(...next).catch((error: unknown) => {
          if (String(error) !== 'Error: the network') throw error;
          failed += 1;
        });
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(failed).toBe(MANY / 10);
    const after = await numbersOf(2026);
    const given = after.slice(before.length);
    process.stdout.write(
      `invoices: ${MANY} in parallel, ${failed} rolled back: ${new Set(given).size} numbers, ` +
        `from ${given[0]} to ${given.at(-1)}\n`,
    );
    expect(after).toEqual(Array.from({ length: before.length + MANY - MANY / 10 }, (_, at) => at + 1));
  });

  it('begin at 1 with each financial year, on 1 April by India’s clock', async () => {
    test.deps.clock.set(new Date('2027-03-31T18:29:59Z'));
    shopper = await makeShopper(test);
    const last = await place();
    await send(last);
    test.deps.clock.set(new Date('2027-03-31T18:30:00Z'));
    const first = await place();
    await send(first);
    expect((await documentsOf(last))[0]!.serial).toMatch(/^TI\/26-27\//);
    expect((await documentsOf(first))[0]!.serial).toBe('TI/27-28/00001');
  });
});

describe('the database', () => {
  it('rejects a changed or deleted invoice, and lets a buyer be forgotten', async () => {
    const order = await place();
    await send(order);
    const isIt = eq(invoices.orderId, order.orderId);
    const change = (values: object) => attempt((tx) => tx.update(invoices).set(values).where(isIt));
    expect(await change({ serial: 'TI/26-27/99999' })).toBe('invoices_append_only');
    expect(await change({ buyer: { name: 'Other', phone: '', address: '' } })).toBe('invoices_append_only');
    expect(await attempt((tx) => tx.delete(invoices).where(isIt))).toBe('invoices_append_only');
    expect(await change({ buyer: null })).toBeNull();
  });

  it('rejects sums that are not those of the lines, a note above its invoice, and a gap', async () => {
    const order = await place();
    await send(order);
    const [invoice] = await documentsOf(order);
    const { financialYear } = invoice!;
    const write = (change: object, last = sql`last_number + 1`) =>
      attempt(async (tx) => {
        const kind = 'CREDIT_NOTE' as const;
        await tx.insert(invoiceSeries).values({ kind, financialYear, lastNumber: 1 }).onConflictDoNothing();
        const isSeries = sql`kind = ${kind} AND financial_year = ${financialYear}`;
        const [row] = await tx.update(invoiceSeries).set({ lastNumber: last }).where(isSeries).returning();
        const of = { id: newId(), kind, invoiceId: invoice!.id, serial: newId().slice(0, 16), number: row!.lastNumber };
        await tx.insert(invoices).values({ ...invoice!, ...of, ...change });
        await tx
          .insert(invoices)
          .values({ ...invoice!, ...of, id: newId(), serial: newId().slice(0, 16), number: row!.lastNumber });
      });
    expect(await write({ taxablePaise: invoice!.taxablePaise + 1, totalPaise: 19_001 })).toBe('invoices_lines_check');
    expect(await write({ number: 7_000 })).toBe('invoices_next_check');
    expect(await write({}, sql`last_number + 2`)).toBe('invoice_series_gaps_check');
    expect(await write({})).toBe('invoices_credit_check');
  });
});

it('bills what was packed, each line at what is paid for it', async () => {
  const order = await place(4);
  await orderSteps(test).pay(order);
  await advance(order.orderNumber);
  const change = { lineNo: 1, quantity: 3, reason: 'NONE_LEFT' };
  const previewed = await staffCall(`/packing/orders/${order.orderId}/lines/preview`, change);
  expect(previewed).toMatchObject({ status: 200 });
  const body = { ...change, expectedReducedPaise: previewed.data.reducedPaise };
  expect(await staffCall(`/packing/orders/${order.orderId}/lines/change`, body)).toMatchObject({ status: 200 });
  for (let step = 0; step < 3; step += 1) await advance(order.orderNumber);
  const [invoice, ...notes] = await documentsOf(order);
  const [item] = await test.deps.db.select().from(orderItems).where(eq(orderItems.orderId, order.orderId));
  expect(item!.packedQuantity).toBe(3);
  expect(invoice).toMatchObject({
    lines: [{ quantity: 3, listedPaise: 22_500, deliveryPaise: 3_000 }],
    totalPaise: 25_500,
  });
  expect(notes).toEqual([]);
});

it('says the same tax of what was packed on both order pages, the day’s report and the invoice', async () => {
  const day = shopDay(test.deps.clock.now());
  const report = async () => (await staffCall(`/figures/days/${day}`)).data.bills.taxIncludedPaise;
  const before = await report();
  const order = await place(4);
  const taxes = async () => {
    const [tracked, whole] = [await shopper.track(order.orderId), await staffCall(`/orders/${order.orderNumber}`)];
    return [tracked.data.bill.taxIncludedPaise, whole.data.bill.taxIncludedPaise, (await report()) - before];
  };
  await orderSteps(test).pay(order);
  // ₹340 with 5 % included.
  expect(await taxes()).toEqual([1_619, 1_619, 1_619]);
  await advance(order.orderNumber);
  const change = { lineNo: 1, quantity: 1, reason: 'NONE_LEFT', expectedReducedPaise: 25_500 };
  expect(await staffCall(`/packing/orders/${order.orderId}/lines/change`, change)).toMatchObject({ status: 200 });
  // ₹85 with two equal halves of tax.
  expect(await taxes()).toEqual([404, 404, 404]);
  for (let step = 0; step < 3; step += 1) await advance(order.orderNumber);
  expect(await documentsOf(order)).toMatchObject([{ cgstPaise: 202, sgstPaise: 202 }]);
  expect(await taxes()).toEqual([404, 404, 404]);
});

it('bills each part of a set with its own tax', async () => {
  const order = await shopper.place([
    { _id: SET, quantity: 1 },
    { _id: MILLET, quantity: 1 },
  ]);
  await send(order);
  const [invoice] = await documentsOf(order);
  const parts = await test.deps.db.select().from(orderItemParts).where(eq(orderItemParts.orderId, order.orderId));
  expect(parts.length).toBeGreaterThan(1);
  expect(invoice!.lines.map(({ lineNo, partNo }) => [lineNo, partNo])).toEqual([
    ...parts.map(({ lineNo, partNo }) => [lineNo, partNo]),
    [2, null],
  ]);
  const [row] = await test.deps.db.select().from(orders).where(eq(orders.id, order.orderId));
  expect(invoice!.totalPaise - invoice!.roundingPaise).toBe(row!.totalPaise);
  expect(Math.abs(invoice!.cgstPaise * 2 - row!.taxIncludedPaise)).toBeLessThanOrEqual(parts.length + 1);
});

it('loses its buyer once the retention period has ended', async () => {
  const order = await place();
  await send(order);
  const { financialYear } = (await documentsOf(order))[0]!;
  const before = test.deps.clock.now();
  const buyerAt = async (at: string) => {
    test.deps.clock.set(new Date(at));
    await runJob(test.deps, 'forget buyers of old invoices');
    return (await documentsOf(order))[0]!.buyer;
  };
  // 72 months after the annual return, which is due on 31 December after the year.
  const lastDay = `${financialYear + 7}-12-31`;
  expect(await buyerAt(`${lastDay}T18:29:59Z`)).toMatchObject({ name: 'Kavitha' });
  expect(await buyerAt(`${lastDay}T18:30:00Z`)).toBeNull();
  test.deps.clock.set(before);
});
