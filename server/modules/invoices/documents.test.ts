import type { TaxRegister, TaxRegisterRow, TaxReturn } from '../../../contract/invoices';
import type { CreatedOrder } from '../../../contract/orders';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { storeSettings } from '../../db/schema';
import { demoStore } from '../../db/seed/store';
import { DEFAULT_SHOP_RULES } from '../../lib/shopRules';
import { loggedInStaff } from '../../testing/loggedInStaff';
import { orderSteps } from '../../testing/orderSteps';
import { printedQr } from '../../testing/printedQr';
import { makeShopper, type Shopper } from '../../testing/shopper';
import { setStock } from '../../testing/stock';
import { makeTestApp, testSecrets, type TestApp } from '../../testing/testApp';
import { createInvoiceService } from './service';

const MILLET = 'ml-thinai-500';
const MONTH = '2026-11';

let test: TestApp;
let shopper: Shopper;
let order: CreatedOrder;
let unsent: CreatedOrder;
beforeAll(async () => {
  test = await makeTestApp();
  test.deps.clock.set(new Date('2026-11-26T06:00:00Z'));
  await setStock(test.deps, MILLET, 1_000);
  shopper = await makeShopper(test);
  order = await sent(shopper);
  unsent = await shopper.place([{ _id: MILLET, quantity: 2 }]);
});
afterAll(() => test.close());

async function sent(whose: Shopper): Promise<CreatedOrder> {
  const placed = await whose.place([{ _id: MILLET, quantity: 2 }]);
  await orderSteps(test).makeReady(placed);
  await advance(placed);
  return placed;
}
async function advance({ orderNumber }: Pick<CreatedOrder, 'orderNumber'>): Promise<void> {
  const url = `/api/internal/orders/${orderNumber}/advance`;
  const response = await test.app.inject({
    method: 'POST',
    url,
    headers: { 'x-internal-secret': testSecrets.internal },
  });
  expect(response.statusCode).toBe(200);
}
const get = (url: string, headers: Record<string, string>) => test.app.inject({ url, headers });
const ownPdf = (orderId: string, headers: Record<string, string> = shopper.headers, query = '') =>
  get(`/api/web/order/invoice/${orderId}${query}`, headers);
const staffCalls = async (role: (typeof STAFF_ROLE)[keyof typeof STAFF_ROLE] = STAFF_ROLE.ADMIN) => {
  const { headers } = await loggedInStaff(test.deps, { role });
  return (path: string) => get(`/api/staff/invoices${path}`, headers);
};

describe('a customer', () => {
  it.each(['en', 'ta', 'hi'])('gets the PDF of their invoice in %s, under its number', async (language) => {
    const response = await ownPdf(order.orderId, { ...shopper.headers, 'accept-language': language });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="TI-26-27-\d{5}\.pdf"$/),
    });
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(response.rawPayload.toString('latin1')).toContain(`/Lang (${language}-IN)`);
  });

  it('sees on the order’s page what can be downloaded', async () => {
    expect((await shopper.track(order.orderId)).data.documents).toEqual([
      { _id: expect.any(String), kind: 'TAX_INVOICE', serial: expect.stringMatching(/^TI\//) },
    ]);
    expect((await shopper.track(unsent.orderId)).data.documents).toBeUndefined();
  });

  it('finds none of another customer’s, of an order without one, or by another order’s document', async () => {
    const other = await makeShopper(test);
    const [document] = (await shopper.track(order.orderId)).data.documents;
    const theirs = await sent(other);
    for (const response of [
      await ownPdf(order.orderId, other.headers),
      await ownPdf(theirs.orderId, other.headers, `?document=${document._id}`),
      await ownPdf(unsent.orderId),
      await ownPdf('unknown'),
    ])
      expect([response.statusCode, response.json().message]).toEqual([404, 'We can’t find this invoice.']);
    expect((await ownPdf(order.orderId, {})).statusCode).toBe(401);
  });
});

describe('the code on an invoice', () => {
  let settings: (typeof storeSettings.$inferSelect)['settings'];
  beforeAll(async () => {
    settings = (await test.deps.db.select().from(storeSettings))[0]!.settings;
  });
  afterAll(() => test.deps.db.update(storeSettings).set({ settings }));
  const codeOf = async ({ orderId }: Pick<CreatedOrder, 'orderId'>) => printedQr((await ownPdf(orderId)).rawPayload);

  it('pays what is due at the door to the shop’s own address, and names the reference of money that came', async () => {
    const payAtDoor = { ...DEFAULT_SHOP_RULES.payAtDoor, enabled: true };
    const payee = { address: 'vayal.shop@okbank', name: 'வயல் இயற்கை' };
    await test.deps.db.update(storeSettings).set({ settings: { ...demoStore, payee, counter: { payAtDoor } } });
    const unpaid = await shopper.place([{ _id: MILLET, quantity: 2 }], { paymentMethod: 'AT_DOOR' });
    for (let step = 0; step < 4; step += 1) await advance(unpaid);
    const code = await codeOf(unpaid);
    expect(code).toMatch(/^upi:\/\/pay\?pa=vayal\.shop@okbank&/);
    expect(Object.fromEntries(new URLSearchParams(code!.split('?')[1]))).toMatchObject({
      pn: 'வயல் இயற்கை',
      tr: unpaid.orderNumber,
      am: '190.00',
      cu: 'INR',
    });
    const { headers } = await loggedInStaff(test.deps);
    const url = `/api/staff/orders/${unpaid.orderNumber}/collect`;
    const payload = { method: 'CASH', amountPaise: 19_000 };
    expect((await test.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
    expect(await codeOf(unpaid)).toBeNull();
    expect(await codeOf(order)).toBe(`${order.orderNumber} ${await referenceOf(order)}`);
  });
});

describe('the staff area', () => {
  it('lists a month and finds by serial, order and buyer', async () => {
    const call = await staffCalls();
    const found = async (search: string) =>
      (await call(`?month=${MONTH}&search=${encodeURIComponent(search)}`)).json().data.items.length;
    const { items } = (await call(`?month=${MONTH}`)).json().data;
    expect(items.length).toBeGreaterThan(1);
    expect(await found(order.orderNumber)).toBe(1);
    expect(await found(items[0].serial)).toBe(1);
    expect(await found('kavi')).toBe(items.length);
    expect(await found('100%')).toBe(0);
    expect((await call('?month=2026-10')).json().data).toMatchObject({ items: [], hasGstReturn: true });
    expect((await call('?month=2026-13')).statusCode).toBe(400);
    expect((await call(`?month=${MONTH}&cursor=unknown`)).json().data.items).toEqual([]);
  });

  it('has files for GSTR-1 of the months in which the seller was registered', async () => {
    const call = await staffCalls();
    await test.deps.db.update(storeSettings).set({ settings: { ...demoStore, gstStatus: 'UNREGISTERED' } });
    expect((await call(`?month=${MONTH}`)).json().data.hasGstReturn).toBe(true);
    expect((await call('?month=2026-10')).json().data.hasGstReturn).toBe(false);
    await test.deps.db.update(storeSettings).set({ settings: demoStore });
  });

  it('pages through a month without leaving one out', async () => {
    const call = await staffCalls();
    for (let more = 0; more < 52; more += 1) await sent(shopper);
    const first = (await call(`?month=${MONTH}`)).json().data;
    const second = (await call(`?month=${MONTH}&cursor=${first.nextCursor}`)).json().data;
    const ids = [...first.items, ...second.items].map(({ _id }: { _id: string }) => _id);
    expect([first.items.length, second.nextCursor, new Set(ids).size]).toEqual([50, null, ids.length]);
    const all = (await call(`/return/register?month=${MONTH}`)).json().data as TaxRegister;
    expect(new Set(all.items.map(({ _id }) => _id))).toEqual(new Set(ids));
    expect(all.nextCursor).toBeNull();
  });

  it('sums a month up page by page to what the pages of its register add up to', async () => {
    const call = await staffCalls();
    const whole = (await call(`/return?month=${MONTH}`)).json().data as TaxReturn;
    const paged = createInvoiceService(test.deps, 7);
    expect(await paged.readReturn(MONTH)).toEqual(whole);
    const rows: TaxRegisterRow[] = [];
    let cursor: string | null = null;
    do {
      const page: TaxRegister = await paged.readRegister({ month: MONTH, ...(cursor !== null && { cursor }) });
      rows.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(rows).toEqual((await call(`/return/register?month=${MONTH}`)).json().data.items);
    const sumOf = (documents: readonly { taxablePaise: number }[]) =>
      documents.reduce((sum, { taxablePaise }) => sum + taxablePaise, 0);
    expect(rows.length).toBeGreaterThan(50);
    expect(sumOf(whole.b2cs)).toBe(sumOf(rows));
    expect(sumOf(whole.hsn)).toBe(sumOf(rows));
  });

  it('sums a month for the tax return, less its credit notes', async () => {
    const call = await staffCalls();
    const before = (await call(`/return?month=${MONTH}`)).json().data as TaxReturn;
    const returned = await sent(shopper);
    await test.app.inject({
      method: 'POST',
      url: '/api/internal/payments/return',
      headers: { 'x-internal-secret': testSecrets.internal },
      payload: { reference: await referenceOf(returned), byHand: true },
    });
    const after = (await call(`/return?month=${MONTH}`)).json().data as TaxReturn;
    expect(after.b2cs).toEqual(before.b2cs);
    const register = (await call(`/return/register?month=${MONTH}`)).json().data as TaxRegister;
    expect(register.items.filter(({ kind }) => kind === 'CREDIT_NOTE')).toMatchObject([
      { kind: 'CREDIT_NOTE', ofSerial: expect.stringMatching(/^TI\//), totalPaise: 19_000 },
    ]);
    const [taxed] = after.b2cs;
    expect(after.b2cs).toHaveLength(1);
    expect(taxed).toMatchObject({ place: '33-Tamil Nadu', ratePercent: 5, cgstPaise: taxed!.sgstPaise });
    expect(after.hsn[0]).toMatchObject({ hsn: '1008', taxablePaise: taxed!.taxablePaise });
    const invoices = after.documents.find(({ kind }) => kind === 'TAX_INVOICE')!;
    expect(invoices).toMatchObject({
      from: 'TI/26-27/00001',
      to: `TI/26-27/${String(invoices.count).padStart(5, '0')}`,
    });
  });

  it('lets a Sales Person print an order’s invoice, and read no list and no return', async () => {
    const call = await staffCalls(STAFF_ROLE.SALES_PERSON);
    const [document] = (await call(`/orders/${order.orderNumber}`)).json().data;
    expect(document).toMatchObject({ orderNumber: order.orderNumber, buyerName: 'Kavitha', totalPaise: 19_000 });
    expect((await call(`/documents/${document._id}`)).headers['content-type']).toBe('application/pdf');
    expect((await call('/documents/unknown')).statusCode).toBe(404);
    for (const path of ['', '/return', '/return/register'].map((list) => `${list}?month=${MONTH}`))
      expect((await call(path)).statusCode).toBe(403);
  });
});

async function referenceOf({ orderNumber }: CreatedOrder): Promise<string> {
  const { headers } = await loggedInStaff(test.deps);
  return (await get(`/api/staff/orders/${orderNumber}`, headers)).json().data.transfers[0].reference;
}
