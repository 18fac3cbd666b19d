import { and, eq } from 'drizzle-orm';
import type { ProductDetail } from '../../../contract/homepage';
import type { PackingOrder } from '../../../contract/packing';
import { MAX_DOCUMENT_BYTES } from '../../../contract/producerConstants';
import type {
  ProducerBody,
  ProducerCard,
  ProducerDetail,
  StaffProducer,
  StaffProducers,
  Trace,
  UploadedDocument,
} from '../../../contract/producers';
import { STAFF_ROLE } from '../../../contract/staffRights';
import { auditLog, batches, documents, packs, products, storeSettings } from '../../db/schema';
import { newId } from '../../lib/ids';
import { addDays, shopDay } from '../../lib/shopDays';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { runJob } from '../../testing/runJob';
import { makeShopper, type ApiResponse } from '../../testing/shopper';
import { setStock } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const PACK = 'ml-varagu-500';
const DAY_SECONDS = 86_400;

let test: TestApp;
let admin: LoggedInStaff;
beforeAll(async () => {
  test = await makeTestApp();
});
/** Days pass in some tests, and end logins. */
beforeEach(async () => {
  admin = await loggedInStaff(test.deps, { role: STAFF_ROLE.ADMIN, name: 'Selvi' });
});
afterAll(() => test.close());

const day = (days: number) => addDays(shopDay(test.deps.clock.now()), days);
const texts = (en: string) => ({ en, ta: '', hi: '' });

async function call<T = unknown>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object | Buffer) {
  const response = await test.app.inject({
    method,
    url: `/api/staff${url}`,
    headers: {
      ...admin.headers,
      'idempotency-key': newId(),
      ...(Buffer.isBuffer(payload) && { 'content-type': 'application/pdf' }),
    },
    ...(payload && { payload }),
  });
  return response.json<ApiResponse<T>>();
}

const certificate = (overrides: Partial<ProducerBody['certificates'][number]> = {}) => ({
  scheme: 'NPOP' as const,
  body: 'Tamil Nadu Organic Certification Department',
  number: 'ORG/SC/1',
  scope: 'Millets',
  validFrom: day(-100),
  validUntil: day(200),
  documentId: null,
  ...overrides,
});

let names = 0;
const producerBody = (overrides: Partial<ProducerBody> = {}): ProducerBody => ({
  name: texts(`Farm ${++names}`),
  place: texts('Sathyamangalam, Erode'),
  point: { lat: 11.5, lng: 77.24 },
  story: texts('Two acres.\nNo well.'),
  isArchived: false,
  pictureIds: [],
  certificates: [certificate()],
  ...overrides,
});
const add = async (overrides: Partial<ProducerBody> = {}): Promise<StaffProducer> => {
  const added = await call<StaffProducer>('POST', '/producers', producerBody(overrides));
  expect(added).toMatchObject({ status: 200 });
  return added.data;
};

const origin = (overrides: object = {}) => ({
  producerId: null,
  harvestedFrom: null,
  harvestedUntil: null,
  milledOn: null,
  labReportId: null,
  ...overrides,
});

/** All that is for sale of the pack is one new batch. */
async function receive(facts: object, packId = PACK) {
  const { productId } = (await test.deps.db.select().from(packs).where(eq(packs.id, packId)))[0]!;
  for (const { id } of await test.deps.db.select().from(packs).where(eq(packs.productId, productId)).orderBy(packs.id))
    await setStock(test.deps, id, 0);
  const code = `F-${1000 + 37 * ++names}`;
  const body = { code, packedOn: day(-5), bestBefore: day(360), quantity: 9, origin: origin(facts) };
  const received = await call('POST', `/stock/packs/${packId}/receive`, body);
  expect(received).toMatchObject({ status: 200 });
  const [batch] = await test.deps.db.select().from(batches).where(eq(batches.code, code));
  return batch!;
}

const get = async <T>(url: string) => {
  const response = await test.app.inject({ url, remoteAddress: `10.0.${names % 250}.${Math.floor(names / 250)}` });
  return response.json<ApiResponse<T>>();
};
const trace = (code: string) => get<Trace>(`/api/web/trace/${code}`);
async function origins() {
  const [{ slug } = { slug: '' }] = await test.deps.db
    .select({ slug: products.slug })
    .from(products)
    .innerJoin(packs, and(eq(packs.productId, products.id), eq(packs.id, PACK)));
  return (await get<ProductDetail>(`/api/web/homepage/product/detail/${slug}`)).data.origins;
}

const OBJECT = '1 0 obj\n<< /Type /Catalog >>\nendobj\n';
const pdf = (size = 0) => {
  const head = `%PDF-1.7\n${OBJECT}${' '.repeat(size)}`;
  return Buffer.from(
    `${head}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 >>\nstartxref\n${head.length}\n%%EOF\n`,
  );
};

it('leads from the code on a pack to its field, its days, its proofs and its recall', async () => {
  const report = (await call<UploadedDocument>('POST', '/producers/documents', pdf())).data;
  const producer = await add();
  const batch = await receive({
    producerId: producer._id,
    harvestedFrom: day(-60),
    harvestedUntil: day(-50),
    milledOn: day(-10),
    labReportId: report._id,
  });
  const code = batch.traceCode!;
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
  expect((await trace(code)).data).toMatchObject({
    code,
    batchCode: batch.code,
    producer: { slug: producer.slug, place: 'Sathyamangalam, Erode', point: { lat: 11.5, lng: 77.24 } },
    harvestedFrom: day(-60),
    harvestedUntil: day(-50),
    milledOn: day(-10),
    packedOn: day(-5),
    bestBefore: day(360),
    certificates: [{ number: 'ORG/SC/1', isValid: true }],
    labReport: report.document,
    recall: null,
  });
  // As a person types it.
  expect(await trace(`${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase())).toMatchObject({ status: 200 });

  const { headers, rawPayload } = await test.app.inject(report.document);
  expect(rawPayload.equals(pdf())).toBe(true);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="document.pdf"',
    'x-content-type-options': 'nosniff',
  });

  const version = await test.app.inject(`/api/web/trace/${code}`);
  expect(version.headers['cache-control']).toBe('no-store');
  await setStock(test.deps, PACK, 0);
  await call('POST', `/stock/batches/${batch.id}/recall`, { reason: 'Small stones' });
  expect((await trace(code)).data.recall).toEqual({ reason: 'Small stones' });
});

it('answers alike for every code that names no pack, and caps those who try many', async () => {
  const opening = await test.deps.db.select().from(batches).where(eq(batches.code, 'OPENING')).limit(1);
  const codes = [opening[0]!.traceCode!, 'ABCDEFGHJKLM', 'x', 'A'.repeat(60), "'; DROP TABLE batches; --"];
  const bodies = await Promise.all(codes.map((code) => trace(encodeURIComponent(code))));
  expect(new Set(bodies.map((body) => JSON.stringify(body)))).toEqual(
    new Set([JSON.stringify({ ...bodies[0]!, status: 404 })]),
  );
  const statuses = [];
  for (let at = 0; at < 40; at += 1)
    statuses.push(
      (await test.app.inject({ url: '/api/web/trace/ABCDEFGHJKLM', remoteAddress: '10.9.9.9' })).statusCode,
    );
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 404));
  expect(statuses.slice(30)).toEqual(Array.from({ length: 10 }, () => 429));
});

it.each([
  ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>'), 400],
  ['an HTML page that begins like a PDF', Buffer.from('%PDF-1.7\n<script>alert(1)</script>'), 400],
  ['a PDF that was cut off', pdf().subarray(0, 60), 400],
  ['a large PDF', pdf(MAX_DOCUMENT_BYTES), 413],
])('stores no document of %s', async (_what, bytes, status) => {
  const before = await test.deps.db.$count(documents);
  expect(await call('POST', '/producers/documents', bytes)).toMatchObject({ status });
  expect(await test.deps.db.$count(documents)).toBe(before);
});

it('deletes documents that nothing names, and no others', async () => {
  const used = (await call<UploadedDocument>('POST', '/producers/documents', pdf())).data;
  const unused = (await call<UploadedDocument>('POST', '/producers/documents', pdf())).data;
  await add({ certificates: [certificate({ documentId: used._id })] });
  test.deps.clock.advance(3 * DAY_SECONDS);
  await runJob(test.deps, 'sweep unused documents');
  expect((await test.app.inject(used.document)).statusCode).toBe(200);
  expect((await test.app.inject(unused.document)).statusCode).toBe(404);
});

it('rejects a certificate that ends before it begins, by its field', async () => {
  const body = producerBody({ certificates: [certificate({ validFrom: day(0), validUntil: day(0) })] });
  const rejected = await call<{ fields: object }>('POST', '/producers', body);
  expect(rejected).toMatchObject({ status: 400 });
  expect(Object.keys(rejected.data.fields)).toEqual(['certificates.0.validUntil']);
});

it.each([
  ['milling before harvest', { harvestedFrom: -20, milledOn: -30 }, 'milledOn'],
  ['harvest after packing', { harvestedFrom: -4 }, 'harvestedFrom'],
  ['an end of harvest without its begin', { harvestedUntil: -20 }, 'harvestedFrom'],
])('rejects days out of order: %s', async (_what, days, field) => {
  const batch = await receive({});
  const dates = Object.fromEntries(Object.entries(days).map(([name, offset]) => [name, day(offset)]));
  const rejected = await call<{ fields: object }>('PUT', `/stock/batches/${batch.id}/origin`, origin(dates));
  expect(rejected).toMatchObject({ status: 400 });
  expect(Object.keys(rejected.data.fields)).toEqual([field]);
});

it('deletes no producer that batches name, but archives it: the page goes, packs still say where they come from', async () => {
  const producer = await add();
  const { traceCode } = await receive({ producerId: producer._id });
  expect(await get(`/api/web/homepage/producer/detail/${producer.slug}`)).toMatchObject({ status: 200 });
  expect(await call('DELETE', `/producers/${producer._id}`)).toMatchObject({ status: 409 });
  const { _id, slug, pictures: _pictures, isSample, batchCount, version, ...body } = producer;
  expect({ isSample, batchCount }).toEqual({ isSample: false, batchCount: 0 });
  const change = {
    ...body,
    certificates: body.certificates.map(({ document: _document, ...rest }) => rest),
    pictureIds: [],
    isArchived: true,
    version,
  };
  expect(await call('PUT', `/producers/${_id}`, change)).toMatchObject({ status: 200 });
  // Another person who had it open is told.
  const late = await call<{ producer: StaffProducer }>('PUT', `/producers/${_id}`, change);
  expect(late).toMatchObject({ status: 409, data: { changedBy: 'Selvi', producer: { isArchived: true } } });
  expect(await get(`/api/web/homepage/producer/detail/${slug}`)).toMatchObject({ status: 404 });
  expect((await trace(traceCode!)).data.producer).toMatchObject({ slug: null, name: producer.name.en });
  const logged = await test.deps.db.select().from(auditLog).where(eq(auditLog.subjectId, _id)).orderBy(auditLog.id);
  expect(logged.map(({ subject, after }) => [subject, after?.archived])).toEqual([
    ['producer', undefined],
    ['producer', true],
  ]);
});

it('finds producers by their name or place, in any language and spelling, until they are archived', async () => {
  const { _id, slug, version } = await add({
    name: { en: 'Thamirabarani Growers', ta: 'தாமிரபரணி உழவர்கள்', hi: '' },
    place: texts('Cheranmahadevi, Tirunelveli'),
  });
  const find = async (q: string) =>
    (await get<ProducerCard[]>(`/api/web/homepage/producer/list?q=${encodeURIComponent(q)}`)).data;
  const found = [{ slug, name: 'Thamirabarani Growers', place: 'Cheranmahadevi, Tirunelveli' }];
  for (const q of ['thamira', 'GROWERS tamirabarani', 'தாமிரபரணி', 'cheranmahadevi'])
    expect(await find(q)).toEqual(found);
  for (const q of ['barani', 'thamirabarani pizza', '%']) expect(await find(q)).toEqual([]);
  const body = producerBody({ isArchived: true });
  expect(await call('PUT', `/producers/${_id}`, { ...body, certificates: [], version })).toMatchObject({ status: 200 });
  expect(await find('thamira')).toEqual([]);
});

it('claims on a product only what all of its batches on sale prove, until the day on which a certificate ends', async () => {
  await test.deps.db.update(storeSettings).set({ settings: { ...(await settings()), organicNeedsCertificate: true } });
  const producer = await add({ certificates: [certificate({ validUntil: day(3) })] });
  await receive({ producerId: producer._id });
  expect(await origins()).toMatchObject({ claim: 'CERTIFIED', producers: [{ certificates: [{ scheme: 'NPOP' }] }] });
  const list = await get<ProducerDetail>(`/api/web/homepage/producer/detail/${producer.slug}`);
  expect(list.data).toMatchObject({ certificates: [{ isValid: true }], products: [{ packs: [{ _id: PACK }] }] });

  test.deps.clock.advance(4 * DAY_SECONDS);
  expect(await origins()).toMatchObject({ claim: null, producers: [{ certificates: [] }] });
  expect((await get<ProducerDetail>(`/api/web/homepage/producer/detail/${producer.slug}`)).data.certificates).toEqual(
    [],
  );

  await test.deps.db.update(storeSettings).set({ settings: { ...(await settings()), organicNeedsCertificate: false } });
  expect(await origins()).toMatchObject({ claim: 'UNCERTIFIED' });
});

const settings = async () => (await test.deps.db.select().from(storeSettings))[0]!.settings;

it('warns staff of a certificate that ends within a month, until a newer one is there', async () => {
  const openCount = async () => (await call<{ openCount: number }>('GET', '/producers/todos')).data.openCount;
  const before = await openCount();
  await add({ certificates: [certificate({ validUntil: day(30) })] });
  await add({ certificates: [certificate({ validUntil: day(31) })] });
  await add({ certificates: [certificate({ validUntil: day(10) }), certificate({ validUntil: day(300) })] });
  expect(await openCount()).toBe(before + 1);
  expect((await call<StaffProducers>('GET', '/producers')).data.producers.length).toBeGreaterThan(2);
});

it('prints on a packed line the URL of each batch that it holds', async () => {
  const { traceCode } = await receive({});
  const shopper = await makeShopper(test);
  const { orderId } = await shopper.place([{ _id: PACK, quantity: 3 }]);
  const [order] = (await call<PackingOrder[]>('GET', `/packing/orders?ids=${orderId}`)).data;
  expect(order!.lines[0]!.traces).toEqual([
    { code: traceCode, url: `${test.deps.config.publicUrl}/trace/${traceCode}` },
  ]);
});
