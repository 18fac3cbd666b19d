import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { LimitRaise } from '../../../contract/limitRaises';
import type { PayeeChange } from '../../../contract/payeeChanges';
import type { SettingsSection } from '../../../contract/settingsFields';
import { buildApp } from '../../app';
import { migrationsFolder } from '../../db/migrations';
import { auditLog, limitRaises, payeeChanges, storeSettings } from '../../db/schema';
import { forCustomers } from '../../db/seed/samples';
import { demoStore, emptyStore } from '../../db/seed/store';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { projectRoot } from '../../testing/projectRoot';
import { makeShopper, type ApiResponse } from '../../testing/shopper';
import { makeTestApp, type TestApp } from '../../testing/testApp';

let test: TestApp;
let admin: LoggedInStaff;

beforeEach(async () => {
  test = await makeTestApp();
  admin = await loggedInStaff(test.deps, { name: 'Selvi' });
});
afterEach(() => test.close());

async function call(method: 'GET' | 'PUT' | 'POST', url: string, payload?: object, staff = admin) {
  const response = await test.app.inject({
    method,
    url: `/api/staff/settings${url}`,
    headers: staff.headers,
    ...(payload && { payload }),
  });
  return response.json<ApiResponse>();
}
const read = async (section: SettingsSection) => (await call('GET', '')).data[section];
/** Changes the section as it is now. */
async function save(section: SettingsSection, changes: object, staff = admin) {
  const { values, revision } = await read(section);
  return call('PUT', `/${section}`, { ...values, ...changes, revision }, staff);
}
const todos = async (): Promise<string[]> =>
  (await call('GET', '/todos')).data.map(({ section, field }: Record<string, string>) => `${section}.${field}`);
async function store(language = 'en', app = test.app) {
  const response = await app.inject({ url: '/api/web/homepage/store', headers: { 'accept-language': language } });
  return response.json<ApiResponse>().data;
}
const all = (text: string) => ({ en: text, ta: text, hi: text });

const ADDRESS = {
  en: '12 Mill Road, Peelamedu\nCoimbatore 641004',
  ta: '12 மில் சாலை, பீளமேடு\nகோயம்புத்தூர் 641004',
  hi: '',
};

it('shows a changed section in the shop on the next view, in every language, here and in another process', async () => {
  const other = await buildApp(test.deps);
  await Promise.all([store('en'), store('en', other)]);
  const saved = await save('contact', { address: ADDRESS, phone: ' +91 98765 43210 ', secondPhone: '' });
  expect(saved).toMatchObject({ status: 200, data: { samples: ['email'], values: { phone: '+91 98765 43210' } } });
  expect(await store()).toMatchObject({ address: ADDRESS.en, phones: ['+91 98765 43210'] });
  expect((await store('ta')).address).toBe(ADDRESS.ta);
  expect((await store('hi')).address).toBe(ADDRESS.en);
  test.deps.clock.advance(1);
  expect(await store('en', other)).toMatchObject({ address: ADDRESS.en });
  await other.close();
});

it('lists each sample until it is replaced, and leaves one that stays blank', async () => {
  expect(await todos()).toEqual([
    'shop.name',
    'shop.storeName',
    'shop.legalName',
    'shop.copyright',
    'contact.address',
    'contact.phone',
    'contact.secondPhone',
    'contact.email',
    'licences.fssaiLicence',
    'licences.gstin',
    'grievance.officerName',
    'grievance.officerEmail',
    'grievance.officerPhone',
    'links.instagram',
    'links.facebook',
    'links.youtube',
    'links.whatsapp',
    'links.vendorText',
    'links.vendorUrl',
    'testimonials.testimonials',
    'team.team',
    'payee.payeeAddress',
  ]);
  const { values } = await read('contact');
  expect(values).toMatchObject({ address: all(''), phone: '', secondPhone: '+91 00000 00002', email: '' });
  await save('contact', { city: all('Madurai'), email: 'shop@example.in' });
  expect(await todos()).toContain('contact.address');
  expect(await todos()).not.toContain('contact.email');
  expect(await store()).toMatchObject({
    address: '',
    phones: [],
    city: 'Madurai',
    isSample: true,
  });
});

it('takes a shop for a real one once its seller, brand, licences, contacts and officer are', async () => {
  const own = all('Mill Road Foods');
  await save('shop', { name: own, storeName: own, legalName: own, copyright: own });
  await save('contact', { address: ADDRESS, phone: '9876543210', secondPhone: '', email: 'shop@example.in' });
  await save('licences', { fssaiLicence: '12345678901234' });
  expect((await store()).isSample).toBe(true);
  await save('licences', { gstin: '33AAACH7409R1Z8' });
  expect((await store()).isSample).toBe(true);
  await save('links', { vendorText: all(''), vendorUrl: '' });
  expect((await store()).isSample).toBe(true);
  const officer = { officerName: all('Selvi K'), officerEmail: 'care@example.in', officerPhone: '9876543211' };
  await save('grievance', officer);
  expect(await store('ta')).toMatchObject({
    isSample: false,
    gstin: '33AAACH7409R1Z8',
    fssaiLicence: '12345678901234',
  });
  expect((await save('licences', { fssaiLicence: '' })).data).toEqual({ fields: { fssaiLicence: 'Fill this in' } });
  await save('licences', { gstStatus: 'UNREGISTERED', gstin: '' });
  expect(await store()).toMatchObject({ isSample: false, gstin: 'none (not registered under GST)' });
});

it('shows customers of a real shop the seller’s own words in place of samples that are left', async () => {
  const own = all('Mill Road Foods');
  const { name, storeName, copyright, city, state } = emptyStore;
  const phones = ['+91 422 111 2222', ...demoStore.phones.slice(1)];
  const brand = { name: { ...name, en: 'Mill Road' }, storeName, copyright };
  const settings = { ...demoStore, ...brand, legalName: own, phones, city, state };
  await test.deps.db.update(storeSettings).set({ settings });
  const real = await buildApp({ ...test.deps, config: { ...test.deps.config, demo: false } });
  expect(await store('ta', real)).toMatchObject({
    name: 'Mill Road',
    storeName: 'Mill Road Foods',
    copyright: '© Mill Road Foods',
    vendorCredit: { text: '', url: '' },
    phones: ['+91 422 111 2222'],
    email: '',
    city: demoStore.city.ta,
    state: '',
    grievanceOfficer: { name: '', email: '', phone: '+91 422 111 2222' },
  });
  // A shop that an older release opened may still have these, which it can't open with.
  expect(await store('en', real)).toMatchObject({ address: '', fssaiLicence: '', gstin: '' });
  const url = '/api/web/homepage/product/detail/foxtail-millet-thinai';
  expect((await real.inject({ url })).json().data.facts).toMatchObject({ maker: 'Mill Road Foods', fssaiLicence: '' });
  const soon = { ...settings, counter: { opening: 'SOON' as const } };
  expect(forCustomers(soon, { demo: false }).address.en).toContain('Sample');
  await real.close();
  expect((await read('shop')).values).toMatchObject({ name: { en: 'Mill Road', ta: '', hi: '' }, storeName: all('') });
});

it('rejects what can’t be, field by field, and changes nothing', async () => {
  const before = await call('GET', '');
  const name = { en: 'v'.repeat(40), ta: 'வ'.repeat(200), hi: 'व'.repeat(40) };
  expect((await save('shop', { name })).data.fields).toEqual({ 'name.ta': 'This text is too long' });
  expect((await save('licences', { gstin: '33AAACH7409R1Z9', fssaiLicence: '123' })).data.fields).toEqual({
    gstin: expect.stringMatching(/^This is not a GSTIN/),
    fssaiLicence: '14 digits, beginning with 1 or 2',
  });
  expect((await save('links', { youtube: 'http://youtube.com/vayal' })).data.fields).toEqual({
    youtube: 'An address that begins with https://',
  });
  expect((await save('door', { maxOrderPaise: 1e12 })).data.fields).toEqual({
    maxOrderPaise: 'An amount from ₹1 to ₹1,00,000',
  });
  expect((await save('door', { enabled: 'yes' })).status).toBe(400);
  expect((await save('shop', { owner: 'Selvi' })).status).toBe(400);
  expect(await call('GET', '')).toEqual(before);
});

it('a change is logged by section with what differs, by who made it', async () => {
  await save('counter', { refundLimitPaise: 75_000, warnMinutes: 20 });
  await save('counter', {});
  await save('hours', { hours: { en: 'Open all day', ta: '', hi: '' } });
  const auditedActions = await test.deps.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, 'settings'))
    .orderBy(auditLog.id);
  expect(auditedActions).toMatchObject([
    {
      staffName: 'Selvi',
      action: 'manageSettings',
      subjectId: 'counter',
      before: { refundLimitPaise: 50_000, warnMinutes: 15 },
      after: { refundLimitPaise: 75_000, warnMinutes: 20 },
    },
    { subjectId: 'hours', after: { hoursEn: 'Open all day', hoursTa: '', hoursHi: '' } },
  ]);
});

it('shows the second of two people what the first changed, and accepts the change of another section', async () => {
  const arun = await loggedInStaff(test.deps, { name: 'Arun' });
  const opened = await read('counter');
  const other = await read('door');
  await save('counter', { complaintHours: 72 }, arun);
  const mine = { ...opened.values, refundLimitPaise: 10_000, revision: opened.revision };
  const rejected = await call('PUT', '/counter', mine);
  expect(rejected).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Arun changed these settings meanwhile/),
    data: { changedBy: 'Arun', section: { values: { complaintHours: 72, refundLimitPaise: 50_000 } } },
  });
  const { revision } = rejected.data.section;
  expect((await call('PUT', '/counter', { ...mine, complaintHours: 72, revision })).status).toBe(200);
  expect(
    (await call('PUT', '/door', { ...other.values, maxOrderPaise: 1_50_000, revision: other.revision })).status,
  ).toBe(200);
  expect((await read('counter')).values).toMatchObject({ complaintHours: 72, refundLimitPaise: 10_000 });
});

it('loses neither of two changes that come at once, nor a rush', async () => {
  const [counter, hours] = [await read('counter'), await read('hours')];
  await Promise.all([
    call('PUT', '/counter', { ...counter.values, complaintHours: 24, revision: counter.revision }),
    call('PUT', '/hours', { ...hours.values, leadDays: 5, revision: hours.revision }),
    test.app.inject({
      method: 'PUT',
      url: '/api/staff/slots/rush',
      headers: admin.headers,
      payload: { extraDays: 2 },
    }),
  ]);
  expect((await read('counter')).values.complaintHours).toBe(24);
  expect((await store()).limits.complaintHours).toBe(24);
  expect((await store()).delivery.leadDays).toBe(5);
  const slots = await test.app.inject({ url: '/api/staff/slots', headers: admin.headers });
  expect(slots.json<ApiResponse>().data.rushExtraDays).toBe(2);
});

describe('a raised limit', () => {
  let arun: LoggedInStaff;
  beforeEach(async () => {
    arun = await loggedInStaff(test.deps, { name: 'Arun' });
  });

  const raises = async (by: LoggedInStaff): Promise<LimitRaise[]> =>
    (await call('GET', '/counter/raises', undefined, by)).data;
  const confirm = async (by: LoggedInStaff, id: string) =>
    (await call('POST', `/counter/raises/${id}/confirm`, undefined, by)).status;

  it('is read by all Admins for a week, also if an older release raised it; one that was lowered isn’t', async () => {
    await save('counter', { secondPersonPaise: 6_000_00, refundLimitPaise: 400_00 });
    await save('counter', { refundLimitPaise: 700_00, complaintHours: 72 }, arun);
    const raisedBySelvi = {
      limit: 'secondPersonPaise',
      beforePaise: 5_000_00,
      afterPaise: 6_000_00,
      raisedBy: 'Selvi',
    };
    const raisedByArun = { limit: 'refundLimitPaise', beforePaise: 400_00, afterPaise: 700_00, raisedBy: 'Arun' };
    const bySize = async (by: LoggedInStaff) => (await raises(by)).sort((a, b) => b.afterPaise - a.afterPaise);
    expect(await bySize(admin)).toMatchObject([
      { ...raisedBySelvi, isWaiting: true, isOwn: true },
      // It is for Sales Persons, for whom it counts already.
      { ...raisedByArun, isWaiting: false, isOwn: false },
    ]);
    await test.deps.db.delete(limitRaises);
    const migration = readFileSync(join(migrationsFolder(projectRoot), '0027_limit_raises.sql'), 'utf8');
    await test.deps.db.execute(sql.raw(migration.slice(migration.indexOf('INSERT'))));
    expect(await bySize(admin)).toMatchObject([raisedBySelvi, raisedByArun]);
    expect(await bySize(arun)).toMatchObject([{ isWaiting: true, isOwn: false }, { isWaiting: false }]);
    test.deps.clock.advance(86_400);
    expect(await raises(await loggedInStaff(test.deps))).toMatchObject([{ isWaiting: false }, { isWaiting: false }]);
    test.deps.clock.advance(7 * 86_400);
    expect(await raises(await loggedInStaff(test.deps))).toEqual([]);
  });

  it('is confirmed once, by another Admin, with the earlier ones below it; a later one waits again', async () => {
    await save('counter', { secondPersonPaise: 6_000_00 });
    test.deps.clock.advance(1);
    await save('counter', { secondPersonPaise: 7_000_00 });
    const [second, first] = await raises(arun);
    test.deps.clock.advance(1);
    await save('counter', { secondPersonPaise: 8_000_00 });
    expect(await confirm(admin, second!._id)).toBe(403);
    const statuses = await Promise.all([1, 2].map(() => confirm(arun, second!._id)));
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await confirm(arun, first!._id)).toBe(409);
    expect(await raises(admin)).toMatchObject([
      { afterPaise: 8_000_00, confirmedBy: null, isWaiting: true },
      { afterPaise: 7_000_00, confirmedBy: 'Arun', isWaiting: false },
      { afterPaise: 6_000_00, confirmedBy: 'Arun', isWaiting: false },
    ]);
    const confirmed = await test.deps.db.select().from(auditLog).where(eq(auditLog.action, 'confirmLimit'));
    expect(confirmed).toMatchObject([{ staffName: 'Arun', after: { secondPersonPaise: 7_000_00 } }]);
  });

  it('is never confirmed by who raised it, whatever the code does, nor once it counts anyway', async () => {
    await save('counter', { secondPersonPaise: 6_000_00 });
    const [{ _id }] = (await raises(arun)) as [LimitRaise];
    const confirmation = { confirmedBy: admin.staffId, confirmedAt: test.deps.clock.now() };
    const { cause } = (await test.deps.db
      .update(limitRaises)
      .set(confirmation)
      .catch((error: unknown) => error)) as Error;
    expect(String(cause)).toContain('limit_raises_persons_check');
    test.deps.clock.advance(86_400);
    expect(await confirm(await loggedInStaff(test.deps), _id)).toBe(409);
  });
});

describe('the payee', () => {
  let upi: TestApp;
  let selvi: LoggedInStaff;
  let arun: LoggedInStaff;
  beforeEach(async () => {
    upi = await makeTestApp({
      env: { PAYMENT_PROVIDER: 'upi', UPI_PAYEE_ADDRESS: 'old.shop@okbank', DEMO: 'true' },
    });
    selvi = await loggedInStaff(upi.deps);
    arun = await loggedInStaff(upi.deps, { name: 'Arun' });
  });
  afterEach(() => upi.close());

  const NEW = { payeeAddress: 'new.shop@okbank', payeeName: 'Mill Road Foods' };
  const send = async (by: LoggedInStaff, method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) => {
    const response = await upi.app.inject({
      method,
      url: `/api/staff/settings${url}`,
      headers: by.headers,
      ...(payload && { payload }),
    });
    return response.json<ApiResponse>();
  };
  const change = async (by: LoggedInStaff, payload: object) => {
    const { revision } = (await send(by, 'GET', '')).data.payee;
    return send(by, 'PUT', '/payee', { ...payload, revision });
  };
  const current = async (by: LoggedInStaff): Promise<PayeeChange> => (await send(by, 'GET', '/payee/changes')).data;
  const decide = async (by: LoggedInStaff, how: 'approve' | 'decline', id: string) =>
    (await send(by, 'POST', `/payee/changes/${id}/${how}`)).status;
  const payees = async (quantity: number) => {
    const shopper = await makeShopper(upi);
    const { payment } = await shopper.place([{ _id: 'ml-kambu-500', quantity }]);
    const { searchParams } = new URL(payment?.upiUrl ?? '');
    return [searchParams.get('pa'), searchParams.get('pn')];
  };

  it('is that of the environment until another one is approved by a second person; all Admins read of it', async () => {
    expect((await send(selvi, 'GET', '')).data.payee.values).toEqual({
      payeeAddress: 'old.shop@okbank',
      payeeName: 'Vayal green foods',
    });
    const bad = await change(selvi, { payeeAddress: 'new.shop', payeeName: 'வ'.repeat(50) });
    expect(bad.data.fields).toEqual({
      payeeAddress: 'A UPI address such as shop@bank',
      payeeName: 'Latin letters and digits only, as the bank has the name',
    });
    expect(await change(selvi, NEW)).toMatchObject({
      status: 200,
      message: expect.stringContaining('waits for another Admin'),
      data: { values: { payeeAddress: 'old.shop@okbank' } },
    });
    expect(await current(selvi)).toMatchObject({ ...NEW, state: 'WAITING', requestedBy: 'Selvi', isOwn: true });
    const { _id, isOwn } = await current(arun);
    expect(isOwn).toBe(false);
    expect(await payees(4)).toEqual(['old.shop@okbank', 'Vayal green foods']);
    expect(await decide(selvi, 'approve', _id)).toBe(403);
    const statuses = await Promise.all([decide(arun, 'approve', _id), decide(arun, 'approve', _id)]);
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await payees(5)).toEqual(['new.shop@okbank', 'Mill Road Foods']);
    expect(await current(selvi)).toMatchObject({ state: 'APPROVED', requestedBy: 'Selvi', approvedBy: 'Arun' });
    upi.deps.clock.advance(8 * 86_400);
    const later = await loggedInStaff(upi.deps);
    expect(await current(later)).toBeNull();
  });

  it('stays when a change is withdrawn or declined, or when a newer one replaces it', async () => {
    await change(selvi, NEW);
    const first = (await current(arun))._id;
    await change(arun, { ...NEW, payeeAddress: 'other@okbank' });
    expect(await decide(arun, 'approve', first)).toBe(409);
    const { _id, payeeAddress } = await current(selvi);
    expect(payeeAddress).toBe('other@okbank');
    expect(await decide(arun, 'decline', _id)).toBe(200);
    expect(await decide(selvi, 'approve', _id)).toBe(409);
    expect(await current(selvi)).toBeNull();
    expect((await send(selvi, 'GET', '')).data.payee.values.payeeAddress).toBe('old.shop@okbank');
  });

  it('is never approved by who asked for it, whatever the code does', async () => {
    await change(selvi, NEW);
    const approved = { state: 'APPROVED' as const, decidedBy: selvi.staffId };
    const { cause } = (await upi.deps.db
      .update(payeeChanges)
      .set(approved)
      .catch((error: unknown) => error)) as Error;
    expect(String(cause)).toContain('payee_changes_persons_check');
  });
});

it('takes no order by plain UPI while no payee is set', async () => {
  const upi = await makeTestApp({ env: { PAYMENT_PROVIDER: 'upi', DEMO: 'false', ALLOW_DEMO_SEED: 'yes' } });
  const shopper = await makeShopper(upi);
  const { status, message } = await shopper.order([{ _id: 'ml-kambu-500', quantity: 4 }]);
  expect([status, message]).toEqual([409, 'Payment by UPI isn’t set up in this shop yet. Please call us.']);
  await upi.close();
});

it('shows customers the chosen languages alone, the first one first', async () => {
  const { data } = await save('languages', { languages: ['ta', 'hi'], firstLanguage: 'en' });
  expect(data.fields).toEqual({ firstLanguage: "This language isn't shown" });
  expect((await save('languages', { languages: [], firstLanguage: 'en' })).status).toBe(400);
  expect((await store()).languages).toEqual(['en', 'ta', 'hi']);
  await save('languages', { languages: ['en', 'ta'], firstLanguage: 'ta' });
  expect((await store()).languages).toEqual(['ta', 'en']);
  const { body } = await test.app.inject('/sitemap-pages.xml');
  expect(body).toContain('hreflang="ta"');
  expect(body).not.toContain('hreflang="hi"');
});

it('shows testimonials and the team in the customer’s language, and none where they are switched off', async () => {
  expect(await store()).toMatchObject({ testimonials: [], team: [] });
  const quote = { en: 'The ragi is always fresh.', ta: 'ராகி எப்போதும் புதிது.', hi: '' };
  const voice = { quote, source: { en: 'Meena', ta: '', hi: '' } };
  const { data } = await save('testimonials', { testimonials: [voice, { ...voice, source: all('') }] });
  expect(data.fields).toEqual({ 'testimonials.1.source.en': 'Fill this in' });
  expect((await save('testimonials', { testimonials: Array.from({ length: 7 }, () => voice) })).status).toBe(400);
  await save('testimonials', { testimonials: [voice] });
  await save('team', { team: [{ personName: all('Kavya'), personText: all('Packs') }] });
  expect(await store('ta')).toMatchObject({
    testimonials: [{ quote: 'ராகி எப்போதும் புதிது.', source: 'Meena' }],
    team: [{ name: 'Kavya', text: 'Packs' }],
  });
  expect(await todos()).not.toContain('testimonials.testimonials');
  const [audited] = await test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, 'testimonials'));
  expect(audited?.after).toMatchObject({ '1 · quoteEn': 'The ragi is always fresh.' });
  await save('testimonials', { testimonialsShown: false });
  expect((await store()).testimonials).toBeNull();
});
