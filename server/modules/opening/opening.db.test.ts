import { desc, eq } from 'drizzle-orm';
import type { MessageKind } from '../../../contract/messageConstants';
import { STAFF_ROLE } from '../../../contract/staffRights';
import {
  auditLog,
  categories,
  deliveryAreas,
  messages,
  packs,
  products,
  stockMovements,
  storeSettings,
} from '../../db/schema';
import type { StoreSettings } from '../../db/schema/storeSettings';
import { prepareDatabase } from '../../prepareDatabase';
import { hasSampleSeller } from '../../db/seed/samples';
import { demoStore, emptyStore } from '../../db/seed/store';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { makeTestApp, testSecrets, type TestApp } from '../../testing/testApp';

const REAL = { en: '12345678901234', ta: '12345678901234', hi: '12345678901234' };
const SELLER = {
  name: REAL,
  storeName: REAL,
  legalName: REAL,
  copyright: REAL,
  address: REAL,
  fssaiLicence: REAL,
  gstin: REAL,
  city: REAL,
  state: REAL,
  phones: ['+91 98765 43210'],
  email: 'selvi@millets.example',
  grievanceOfficer: {
    name: REAL,
    designation: emptyStore.grievanceOfficer.designation,
    email: 'officer@millets.example',
    phone: '+91 98765 43211',
  },
};
const UPI = { PAYMENT_PROVIDER: 'upi', UPI_PAYEE_ADDRESS: 'selvi@bank', ALLOW_CONSOLE_SMS: 'yes' };

let test: TestApp;
let selvi: LoggedInStaff;
beforeEach(async () => {
  test = await makeTestApp({ seed: false, isNew: true, env: UPI });
  await prepareDatabase(test.database, test.deps.config, testSecrets, test.deps.clock.now());
  selvi = await loggedInStaff(test.deps, { role: STAFF_ROLE.SUPER_ADMIN });
});
afterEach(() => test.close());

const call = async (method: 'GET' | 'PUT' | 'POST', path = '', payload?: object) => {
  const response = await test.app.inject({
    method,
    url: `/api/staff/opening${path}`,
    headers: selvi.headers,
    ...(payload && { payload }),
  });
  return response.json();
};
const setSeller = async () => {
  await test.deps.db.update(storeSettings).set({ settings: { ...emptyStore, ...SELLER } });
  await test.deps.db.update(deliveryAreas).set({ minimumOrderPaise: 0 });
};
const stockUp = () =>
  test.deps.db.insert(stockMovements).values({ packId: 'ml-thinai-500', change: 10, reason: 'RECEIVED' });
const banners = async (language = 'en') => {
  const headers = { 'accept-language': language };
  return (await test.app.inject({ url: '/api/web/homepage/banner/list', headers })).json().data;
};
const lastAuditedAction = async () =>
  (await test.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];

it('finds an empty shop not open, with everything to do but the payments that its operator has set up', async () => {
  expect((await call('GET')).data).toEqual({
    state: 'SOON',
    done: ['payment', 'messages'],
    missing: ['seller', 'area', 'products'],
    windows: 0,
    leadDays: 2,
    products: { published: 0, drafts: 0, inStock: 0, total: 0 },
    payment: {
      provider: 'upi',
      isSimulated: false,
      payeeAddress: 'selvi@bank',
      atDoor: false,
    },
    messages: { isSimulated: true, reachedStaff: false },
    testOrder: null,
  });
});

it('says to customers in their language that it opens soon, until it does', async () => {
  expect(await banners()).toMatchObject([{ title: 'We open soon', link: '/support' }]);
  expect(await banners('ta')).toMatchObject([{ title: 'விரைவில் திறக்கிறோம்' }]);
  expect(await banners('hi')).toMatchObject([{ title: 'हम जल्द ही खुल रहे हैं' }]);
  await setSeller();
  await call('POST', '/products', { publish: true });
  await stockUp();
  await call('PUT', '/state', { state: 'OPEN' });
  expect(await banners()).toEqual([]);
});

it("takes the demo's products into a shop without any, once, with no stock, no sales and none of its sets", async () => {
  await setSeller();
  expect(await call('POST', '/products', { publish: false })).toMatchObject({
    message: '52 products are in your catalogue.',
    data: { products: { published: 0, drafts: 52, inStock: 0, total: 52 } },
  });
  const [thinai] = await test.deps.db.select().from(products).where(eq(products.id, 'ml-thinai'));
  expect(thinai).toMatchObject({ draft: true, soldCount: 0, nameTa: 'தினை', served: expect.anything() });
  const rows = await test.deps.db.select().from(packs);
  expect(rows.every(({ stock, picture }) => stock === 0 && picture !== null)).toBe(true);
  expect(await lastAuditedAction()).toMatchObject({
    action: 'takeProducts',
    staffName: 'Selvi',
    after: { count: 52, published: false },
  });
  expect(await call('POST', '/products', { publish: true })).toMatchObject({
    status: 409,
    message: 'The shop has products already: nothing was changed.',
  });
  expect(await test.deps.db.$count(products)).toBe(52);
});

it('leaves a category of the same address as it is', async () => {
  await setSeller();
  const texts = {
    nameEn: 'Our millets',
    nameTa: '',
    nameHi: '',
    descriptionEn: '',
    descriptionTa: '',
    descriptionHi: '',
  };
  await test.deps.db.insert(categories).values({ id: 'own', slug: 'organic-millets', position: 1, ...texts });
  await call('POST', '/products', { publish: true });
  const [thinai] = await test.deps.db.select().from(products).where(eq(products.id, 'ml-thinai'));
  expect(thinai).toMatchObject({ categoryId: 'own' });
  expect(await test.deps.db.$count(categories)).toBe(5);
});

it("takes none of the demo's products in the name of a sample seller", async () => {
  expect(await call('POST', '/products', { publish: true })).toMatchObject({
    status: 409,
    message: expect.stringMatching(/sold in your name/),
  });
  expect(await test.deps.db.$count(products)).toBe(0);
});

/** Each is what customers would read in place of one of the seller's facts. */
const SAMPLES: Partial<StoreSettings>[] = [
  { phones: [...SELLER.phones, ...demoStore.phones.slice(1)] },
  { email: demoStore.email },
  { city: emptyStore.city },
  { state: emptyStore.state },
  { grievanceOfficer: { ...SELLER.grievanceOfficer, name: demoStore.grievanceOfficer.name } },
  { grievanceOfficer: { ...SELLER.grievanceOfficer, email: demoStore.grievanceOfficer.email } },
  { grievanceOfficer: { ...SELLER.grievanceOfficer, phone: demoStore.grievanceOfficer.phone } },
];

it('opens once nothing is missing, and names until then what is', async () => {
  expect(await call('PUT', '/state', { state: 'OPEN' })).toMatchObject({
    status: 409,
    message: 'The shop opens once these steps are done: settings, delivery area, products in stock.',
  });
  for (const sample of SAMPLES) expect(hasSampleSeller({ ...emptyStore, ...SELLER, ...sample })).toBe(true);
  await setSeller();
  await call('POST', '/products', { publish: true });
  await stockUp();
  expect(await call('PUT', '/state', { state: 'OPEN' })).toMatchObject({
    message: 'The shop is open: customers can order.',
    data: { state: 'OPEN', done: ['seller', 'area', 'products', 'payment', 'messages'], missing: [] },
  });
  expect(await lastAuditedAction()).toMatchObject({
    action: 'openShop',
    before: { opening: 'SOON' },
    after: { opening: 'OPEN' },
  });
});

it('closes, opens again whatever has run out meanwhile, and records no change that is none', async () => {
  await setSeller();
  await call('POST', '/products', { publish: true });
  await stockUp();
  await call('PUT', '/state', { state: 'OPEN' });
  await test.deps.db.insert(stockMovements).values({ packId: 'ml-thinai-500', change: -10, reason: 'SPOILED' });
  expect((await call('PUT', '/state', { state: 'CLOSED' })).data.state).toBe('CLOSED');
  const { id } = (await lastAuditedAction())!;
  await call('PUT', '/state', { state: 'CLOSED' });
  expect((await lastAuditedAction())!.id).toBe(id);
  expect(await banners()).toMatchObject([{ title: 'We take no orders just now' }]);
  expect((await call('PUT', '/state', { state: 'OPEN' })).data.state).toBe('OPEN');
});

it.each([[{ state: 'SOON' }], [{ state: 'OPEN', force: true }], [{}]])('rejects %j', async (body) =>
  expect((await call('PUT', '/state', body)).status).toBe(400),
);

it('does not open before a provider has taken a code to the telephone of one of the staff', async () => {
  await test.close();
  const env = { ...UPI, SMS_PROVIDER: 'msg91', MSG91_AUTH_KEY: 'a key for tests' };
  test = await makeTestApp({ seed: false, isNew: true, env });
  await prepareDatabase(test.database, test.deps.config, testSecrets, test.deps.clock.now());
  selvi = await loggedInStaff(test.deps, { role: STAFF_ROLE.SUPER_ADMIN });
  const row = { provider: 'msg91', language: 'en', pricePaise: 20 } as const;
  const add = (id: string, mobileNumber: string, state: 'ACCEPTED' | 'REFUSED', kind: MessageKind = 'CODE') =>
    test.deps.db.insert(messages).values({ ...row, kind, id, mobileNumber, state });
  await add('refused', selvi.mobileNumber, 'REFUSED');
  await add('of-a-customer', '9876543210', 'ACCEPTED');
  await add('no-code', selvi.mobileNumber, 'ACCEPTED', 'DELIVERED');
  expect((await call('GET')).data).toMatchObject({
    missing: ['seller', 'area', 'products', 'messages'],
    messages: { isSimulated: false, reachedStaff: false },
  });
  await add('taken', selvi.mobileNumber, 'ACCEPTED');
  expect((await call('GET')).data).toMatchObject({ done: ['payment', 'messages'], messages: { reachedStaff: true } });
});
