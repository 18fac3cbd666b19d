import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { Compile } from 'typebox/compile';
import { CustomerExport } from '../../../contract/customer';
import { Envelope } from '../../../contract/http';
import {
  customerBlocks,
  customerNotes,
  enquiries,
  enquiryMessages,
  orderItems,
  orders,
  paymentAttempts,
} from '../../db/schema';
import { newId } from '../../lib/ids';
import { createCatalogueCaches } from '../catalogueCache';
import { createInvoices } from '../invoices';
import { createOrders } from '../orders';
import { createNotifier } from '../messaging/notifier';
import { createPayments } from '../payments';
import { createStockLedger } from '../stockLedger';
import { loggedInStaff } from '../../testing/loggedInStaff';
import { orderSteps } from '../../testing/orderSteps';
import { makeShopper, type Shopper } from '../../testing/shopper';
import { setStock } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const MILLET = 'ml-thinai-500'; // ₹75
const TWO = [{ _id: MILLET, quantity: 2 }];

let shop: TestApp;
let shopper: Shopper;
beforeAll(async () => {
  shop = await makeTestApp();
});
beforeEach(async () => {
  await setStock(shop.deps, MILLET, 90);
  shopper = await makeShopper(shop);
});
afterAll(() => shop.close());

const requestExport = (headers: Record<string, string> = shopper.headers) =>
  shop.app.inject({ url: '/api/web/customer/export', headers });
const exported = async (headers?: Record<string, string>) => (await requestExport(headers)).json().data;

interface TaxOfExport {
  taxablePaise: number;
  taxPaise: number;
}
const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

it('lists the taxes of what was packed, before the invoice and on it', async () => {
  const steps = orderSteps(shop);
  const staff = await loggedInStaff(shop.deps);
  const order = await shopper.place([{ _id: MILLET, quantity: 5 }]);
  await steps.pay(order);
  const change = { lineNo: 1, quantity: 3, reason: 'NONE_LEFT', expectedReducedPaise: 16_600 };
  const url = `/api/staff/packing/orders/${order.orderId}/lines/change`;
  const changed = await shop.app.inject({ method: 'POST', url, headers: staff.headers, payload: change });
  expect(changed.statusCode).toBe(200);
  const readTaxes = async (): Promise<TaxOfExport[]> => {
    const [{ taxes, bill }] = (await exported()).orders;
    expect(sumOf(taxes.map(({ taxPaise }: TaxOfExport) => taxPaise))).toBe(bill.taxIncludedPaise);
    return taxes;
  };
  const taxes = await readTaxes();
  expect(taxes).toMatchObject([{ ratePercent: 5 }]);
  expect(sumOf(taxes.map(({ taxablePaise, taxPaise }) => taxablePaise + taxPaise))).toBe(41_500 - 16_600);
  await steps.deliver(order);
  expect(await readTaxes()).toEqual(taxes);
});

/** Inserts orders one second apart, bypassing the API. */
async function writeOrders(many: number) {
  const now = shop.deps.clock.now().getTime();
  const at = (number: number) => new Date(now - number * 1000);
  const rows = Array.from({ length: many }, (_, number) => ({
    id: `${shopper.customerId}-${number}`,
    customerId: shopper.customerId,
    status: 'DELIVERED' as const,
    paymentStatus: 'RECEIVED' as const,
    itemsPaise: 15_000,
    addonsPaise: 0,
    discountPaise: 0,
    deliveryPaise: 0,
    taxIncludedPaise: 714,
    totalPaise: 15_000,
    note: `Note ${number}`,
    address: {},
    bill: { taxes: [] },
    stockHeld: false,
    idempotencyKey: `key-${number}`,
    requestHash: '',
    createdAt: at(number),
    expiresAt: at(number),
  }));
  await shop.deps.db.insert(orders).values(rows);
}

it('holds profile, addresses and orders with items, bills, payments and timeline, and no internals', async () => {
  const { clock } = shop.deps;
  const steps = orderSteps(shop);
  const photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'brown' } })
    .png()
    .toBuffer();
  const url = '/api/web/customer/update';
  const payload = { photo: `data:image/png;base64,${photo.toString('base64')}` };
  await shop.app.inject({ method: 'PUT', url, payload, headers: shopper.headers });

  const placedAt = clock.now().toISOString();
  const delivered = await shopper.place([{ _id: MILLET, quantity: 5, addons: ['gift-box'] }], {
    couponCode: 'WELCOME10',
    note: 'Ring twice',
  });
  await steps.deliver(delivered);
  clock.advance(60);
  const cancelled = await shopper.place(TWO);
  await steps.pay(cancelled);
  await shopper.cancel(cancelled.orderId, 'I am moving to Madurai');
  const { customerId } = shopper;
  const at = clock.now();
  await shop.deps.db.insert(customerNotes).values({ customerId, staffId: 'selvi', text: 'Likes it coarse', at });
  const block = { customerId, reason: 'Never at home', blockedBy: 'selvi', blockedAt: at };
  await shop.deps.db.insert(customerBlocks).values(block);

  const response = await requestExport();
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect([...Compile(Envelope(CustomerExport)).Errors(response.json())]).toEqual([]);
  const { data } = response.json();
  expect(data).toMatchObject({
    exportedAt: clock.now().toISOString(),
    profile: {
      name: 'Kavitha',
      emailId: 'kavitha@example.com',
      mobileNumber: shopper.mobileNumber,
      photo: expect.stringMatching(/^data:image\/webp;base64,/),
    },
    addresses: [{ _id: shopper.addressId, street: '12 Cross Cut Road' }],
    staffNotes: [{ text: 'Likes it coarse', writtenAt: at.toISOString() }],
    blocks: [{ reason: 'Never at home', blockedAt: at.toISOString(), endedAt: null }],
  });
  const [second, first] = data.orders;
  expect(data.orders).toHaveLength(2);
  expect(first).toMatchObject({
    orderNumber: delivered.orderNumber,
    status: 'DELIVERED',
    placedAt,
    note: 'Ring twice',
    items: [{ quantity: 5, netGrams: 500, productPrice: 7_500, addons: [{ _id: 'gift-box' }] }],
    address: { street: '12 Cross Cut Road' },
    bill: { itemsPaise: 37_500, couponCode: 'WELCOME10', totalPaise: delivered.amount },
    documents: [
      {
        kind: 'TAX_INVOICE',
        serial: expect.stringMatching(/^TI\//),
        totalPaise: delivered.amount,
        buyer: { name: 'Kavitha', phone: shopper.mobileNumber, address: '12 Cross Cut Road, Bus stand' },
        lines: [{ hsn: '1008', quantity: 5, gstPercent: 5 }],
      },
    ],
    payment: {
      status: 'RECEIVED',
      amountPaise: delivered.amount,
      transfers: [
        {
          receivedAt: placedAt,
          amountPaise: delivered.amount,
          bankReference: expect.stringMatching(/^\d{12}$/),
          refunds: [],
        },
      ],
    },
  });
  expect(first.timeline.map(({ status }: { status: string }) => status)).toEqual([
    'PAYMENT_PENDING',
    'ORDER_CREATED',
    'CONFIRMED',
    'PROCESSING',
    'READY_TO_DELIVER',
    'PICKEDUP',
    'DELIVERED',
  ]);
  const taxed = first.taxes.reduce(
    (sum: number, tax: { taxablePaise: number; taxPaise: number }) => sum + tax.taxablePaise + tax.taxPaise,
    0,
  );
  expect(taxed).toBe(delivered.amount);
  expect(second).toMatchObject({
    status: 'CANCELLED',
    cancelReason: 'I am moving to Madurai',
    documents: [],
    payment: {
      status: 'REFUNDED',
      transfers: [{ amountPaise: cancelled.amount, refunds: [{ status: 'DONE', amountPaise: cancelled.amount }] }],
    },
  });

  const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, delivered.orderId));
  const isOfOrder = eq(paymentAttempts.orderId, delivered.orderId);
  const [payment] = await shop.deps.db.select().from(paymentAttempts).where(isOfOrder);
  const inner = [shopper.token, row!.idempotencyKey, row!.requestHash, payment!.providerOrderId!, 'upi://', 'Hash'];
  for (const secret of inner) expect(response.payload).not.toContain(secret);
});

it('holds what the customer wrote to the shop, newest first, and not what others wrote', async () => {
  const { clock } = shop.deps;
  const write = (message: string, headers = {}) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/web/homepage/enquiry',
      headers: { 'idempotency-key': newId(), ...headers },
      payload: { kind: 'GRIEVANCE', name: 'Kavitha', emailId: 'k@example.in', orderNumber: 'VY100001', message },
    });
  await write('Torn', shopper.headers);
  clock.advance(1);
  await write('Mended', shopper.headers);
  await write('Another customer');
  const [{ ticketNumber }] = (await exported()).enquiries;
  const writtenAt = clock.now();
  const message = { id: newId(), ticketNumber, side: 'CUSTOMER' as const, text: 'And wet', createdAt: writtenAt };
  await shop.deps.db.insert(enquiryMessages).values(message);
  const { enquiries: list } = await exported();
  expect(list.map(({ message }: { message: string }) => message)).toEqual(['Mended', 'Torn']);
  expect(list[0]).toEqual({
    ticketNumber: expect.stringMatching(/^VT\d+$/),
    kind: 'GRIEVANCE',
    status: 'OPEN',
    writtenAt: clock.now().toISOString(),
    name: 'Kavitha',
    mobileNumber: null,
    emailId: 'k@example.in',
    orderNumber: 'VY100001',
    city: null,
    investment: null,
    message: 'Mended',
    conversation: [{ side: 'CUSTOMER', writtenAt: writtenAt.toISOString(), text: 'And wet' }],
  });
});

it('holds each of very many enquiries once, also those of one moment', async () => {
  const createdAt = shop.deps.clock.now();
  const rows = Array.from({ length: 120 }, (_, number) => ({
    kind: 'SUPPORT' as const,
    name: 'Kavitha',
    emailId: 'k@example.in',
    message: `Message ${number}`,
    language: 'en' as const,
    customerId: shopper.customerId,
    idempotencyKey: newId(),
    requestHash: '',
    createdAt,
  }));
  await shop.deps.db.insert(enquiries).values(rows);
  const messages = (await exported()).enquiries.map(({ message }: { message: string }) => message);
  expect([...messages].sort()).toEqual(rows.map(({ message }) => message).sort());
});

it('uses the user’s language', async () => {
  await shopper.place(TWO);
  const { orders: list } = await exported({ ...shopper.headers, 'accept-language': 'hi' });
  expect(list[0].items[0].name).toBe('कंगनी');
});

it('the export is empty for a new customer, and never holds another customer’s data', async () => {
  await shopper.place(TWO);
  const other = await makeShopper(shop);
  expect(await exported(other.headers)).toMatchObject({ orders: [], enquiries: [] });
  expect((await exported(other.headers)).addresses).toMatchObject([{ _id: other.addressId }]);
});

it('the export is for logged-in customers alone', async () => {
  expect((await requestExport({})).statusCode).toBe(401);
  expect((await requestExport({ token: 'dead' })).json()).toMatchObject({ status: 401, data: null });
});

it('holds each of very many orders once, newest first', async () => {
  await writeOrders(120);
  const { orders: list } = await exported();
  expect(list.map(({ note }: { note: string }) => note)).toEqual(
    Array.from({ length: 120 }, (_, number) => `Note ${number}`),
  );
});

it('reads orders only as they are written out, so that not all of them are ever in memory', async () => {
  await writeOrders(120);
  const { ofOrders } = createInvoices(shop.deps);
  const stockLedger = createStockLedger(() => undefined);
  const payments = createPayments(shop.deps, {
    invoices: ofOrders,
    actAlone: () => Promise.resolve(),
    notifier: createNotifier(shop.deps),
    stockLedger,
  });
  const ordersOfShop = createOrders(shop.deps, payments, ofOrders, stockLedger, {
    getBestSellers: async () => [],
    findCardsOfPacks: async () => [],
    caches: createCatalogueCaches(shop.deps),
    notifier: createNotifier(shop.deps),
    whatsAppQuestion: { getQuestion: async () => null, agree: async () => undefined },
  });
  const { personal } = ordersOfShop;
  const list = personal.exportOrders(shopper.customerId, 'en');
  expect((await list.next()).value).toMatchObject({ note: 'Note 0' });
  // Changed behind the page already read, so it must appear.
  await shop.deps.db
    .update(orders)
    .set({ note: 'changed' })
    .where(eq(orders.id, `${shopper.customerId}-119`));
  const rest = [];
  for await (const { note } of list) rest.push(note);
  expect(rest.at(-1)).toBe('changed');
});

it('aborts when it fails midway, so that half an export never seems complete', async () => {
  await writeOrders(120);
  await shop.deps.db.insert(orderItems).values({
    orderId: `${shopper.customerId}-100`,
    lineNo: 1,
    packId: MILLET,
    // The row is corrupt on purpose.
    productName: sql`'null'::jsonb`,
    netGrams: 500,
    quantity: 2,
    unitPricePaise: 7_500,
    addons: [],
    unitAddonsPaise: 0,
    linePaise: 15_000,
    hsn: '1008',
    taxClass: 'TAXABLE',
    gstPercent: 5,
    mrpPaise: 8_000,
    discountPaise: 0,
    deliveryPaise: 0,
    taxablePaise: 14_286,
    taxPaise: 714,
  });
  await expect(requestExport()).rejects.toThrow('response destroyed before completion');
});
