import { and, asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { ProductRatings, RatingsOfOrder, StaffRating, StaffRatings } from '../../../contract/ratings';
import type { ProductDetail, ProductPage } from '../../../contract/homepage';
import type { CreatedOrder } from '../../../contract/orders';
import { STAFF_ROLE } from '../../../contract/staffRights';
import {
  auditLog,
  complaints,
  customerBlocks,
  customers,
  notifications,
  orderItems,
  photos,
  products,
  ratings,
} from '../../db/schema';
import { deleteSampleRatings } from '../../db/seed/sampleRatings';
import { newId } from '../../lib/ids';
import type { MailCarrier, OutgoingMail } from '../../ports/messages/port';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { orderSteps } from '../../testing/orderSteps';
import { OUTBOX, runJob } from '../../testing/runJob';
import { makeShopper, type Shopper } from '../../testing/shopper';
import { setStock } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';
import { ToldProvider } from '../../testing/toldProvider';

const PACK = 'ml-samai-500';
const PRODUCT = 'ml-samai';
const SLUG = 'little-millet-samai';
const DAY_SECONDS = 86_400;
const BODY = { stars: 4, text: '  Soft, and clean.  ', photoIds: [] as string[] };

const sms = new ToldProvider('msg91', false);
const mails: OutgoingMail[] = [];
const mail: MailCarrier = {
  name: 'smtp',
  send: async (sent) => {
    mails.push(sent);
    return { state: 'ACCEPTED', providerId: sent.id };
  },
  close: async () => undefined,
};

let test: TestApp;
let shopper: Shopper;
let order: CreatedOrder;
let selvi: LoggedInStaff;
beforeAll(async () => {
  test = await makeTestApp({ deps: { messageProviders: { sms: [sms], whatsApp: null, mail, push: null } } });
});
const delivered = async (of: Shopper) => {
  const placed = await of.place([{ _id: PACK, quantity: 3 }]);
  await orderSteps(test).deliver(placed);
  return placed;
};
beforeEach(async () => {
  await test.deps.db.delete(ratings).where(eq(ratings.productId, PRODUCT));
  await setStock(test.deps, PACK, 90);
  selvi = await loggedInStaff(test.deps, { role: STAFF_ROLE.SALES_PERSON });
  shopper = await makeShopper(test);
  order = await delivered(shopper);
});
afterAll(() => test.close());

const path = (productId = PRODUCT, { orderId } = order) => `/rating/${orderId}/${productId}`;
const rate = (changes: object = {}, by = shopper, where = order) =>
  by.call('POST', path(PRODUCT, where), { ...BODY, ...changes });
const own = async () => (await shopper.call('GET', `/rating/${order.orderId}`)).data as RatingsOfOrder;
const ownId = async () => (await own()).products[0]!.rating!._id;

const read = async <T>(url: string, payload?: object) => {
  const method = payload ? ('POST' as const) : ('GET' as const);
  const response = await test.app.inject({ method, url: `/api/web/homepage${url}`, ...(payload && { payload }) });
  return response.json<{ status: number; data: T }>().data;
};
const shown = (query = '') => read<ProductRatings>(`/product/ratings/${PRODUCT}${query}`);
/** As another process sees it: this one knows of its own stock alone. */
const detail = () => {
  test.deps.clock.advance(1);
  return read<ProductDetail>(`/product/detail/${SLUG}`);
};
const staffCall = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, by = selvi) => {
  const response = await test.app.inject({
    method,
    url: `/api/staff/ratings${url}`,
    headers: by.headers,
    ...(payload && { payload }),
  });
  return response.json();
};
const picture = (width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background: { r: 180, g: 90, b: 40 } } })
    .withExif({ IFD3: { GPSLatitude: '11/1 1/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
const upload = async (payload: Buffer, by = shopper) => {
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/web/order/rating/${order.orderId}/photo`,
    headers: { ...by.headers, 'content-type': 'image/jpeg' },
    payload,
  });
  return response.json();
};
const photoStatus = async (photoId: string) =>
  (await test.app.inject({ url: `/api/web/homepage/rating/photo/${photoId}` })).statusCode;
/** Others who received and rated the product. */
const rateByOthers = async (...stars: number[]) => {
  for (const each of stars) {
    const other = await makeShopper(test);
    await rate({ stars: each }, other, await delivered(other));
    test.deps.clock.advance(1);
  }
};

describe('a customer', () => {
  it('rates what was received, which shows at once with a short name', async () => {
    await test.deps.db.update(customers).set({ name: 'Meena Raman' }).where(eq(customers.id, shopper.customerId));
    expect(await own()).toEqual({
      products: [
        { productId: PRODUCT, slug: SLUG, name: expect.any(String), picture: expect.any(Object), rating: null },
      ],
    });
    expect(await rate()).toMatchObject({ status: 200, data: { products: [{ rating: { stars: 4 } }] } });
    expect(await shown()).toEqual({
      count: 1,
      average: null,
      counts: [0, 0, 0, 1, 0],
      nextCursor: null,
      items: [
        {
          _id: expect.any(String),
          stars: 4,
          text: 'Soft, and clean.',
          language: 'en',
          author: 'Meena R.',
          isSample: false,
          ratedAt: expect.any(String),
          photos: [],
          answer: null,
        },
      ],
    });
  });

  it('rates it once, also with fifty requests at a time', async () => {
    const statuses = (await Promise.all(Array.from({ length: 50 }, () => rate()))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    expect(await test.deps.db.$count(ratings, eq(ratings.orderId, order.orderId))).toBe(1);
    expect((await shown()).count).toBe(1);
  });

  it('changes and withdraws it', async () => {
    await rate();
    expect((await shopper.call('PUT', path(), { ...BODY, stars: 2, text: '' })).status).toBe(200);
    expect(await shown()).toMatchObject({ counts: [0, 1, 0, 0, 0], items: [{ stars: 2, text: '' }] });
    expect((await shopper.call('DELETE', path())).status).toBe(200);
    expect(await shown()).toMatchObject({ count: 0, items: [] });
    expect((await shopper.call('DELETE', path())).status).toBe(404);
    expect((await rate()).status).toBe(200);
  });

  it('rates nothing before the delivery, of another order, or that was not packed', async () => {
    const placed = await shopper.place([{ _id: PACK, quantity: 3 }]);
    expect((await rate({}, shopper, placed)).status).toBe(409);
    expect((await shopper.call('POST', path('rc-mapp'), BODY)).status).toBe(409);
    expect((await rate({}, await makeShopper(test))).status).toBe(404);
    await test.deps.db.update(orderItems).set({ packedQuantity: 0 }).where(eq(orderItems.orderId, order.orderId));
    expect((await rate()).status).toBe(409);
    expect(await own()).toEqual({ products: [] });
  });

  it('rates nothing that never came, unless the shop declined that', async () => {
    const missing = { id: newId(), orderId: order.orderId, lineNo: 1, quantity: 3, kind: 'MISSING', text: 'Not there' };
    await test.deps.db.insert(complaints).values({ ...missing, kind: 'MISSING' });
    expect((await rate()).status).toBe(409);
    await test.deps.db.update(complaints).set({ state: 'DECLINED' }).where(eq(complaints.orderId, order.orderId));
    expect((await rate()).status).toBe(200);
  });

  it.each([
    ['no stars', { stars: 0 }],
    ['six stars', { stars: 6 }],
    ['a long text', { text: 'x'.repeat(1001) }],
    ['a telephone number', { text: 'Call me: +91 98765-43210' }],
    ['a number in Tamil digits', { text: 'அழைக்க ௯௮௭௬௫ ௪௩௨௧௦' }],
    ['a number in Devanagari digits', { text: 'फ़ोन ९८७६५४३२१०' }],
    ['a landline', { text: 'Office 0422 - 245 6789' }],
    ['an e-mail address', { text: 'write to me@example.com' }],
    ['a web address', { text: 'cheaper at www.example.com' }],
    ['a domain', { text: 'see shop.example.in/offers' }],
  ])('is told why a rating with %s is rejected', async (_what, changes) => {
    const response = await rate(changes);
    expect(response.status).toBe(400);
    expect(response.message[0]).not.toMatch(/is not valid/);
    expect((await shown()).count).toBe(0);
  });

  it('is shown markup as the text that it is, and figures as figures', async () => {
    const text = '<b>Good</b> & 2 < 3: 500 g for ₹75, on 12-11-2026';
    expect((await rate({ text })).status).toBe(200);
    expect((await shown()).items[0]!.text).toBe(text);
  });
});

describe('photos', () => {
  it('show once staff have checked them, and never of a hidden rating', async () => {
    const { photoId } = (await upload(await picture())).data;
    await rate({ photoIds: [photoId] });
    const id = await ownId();
    expect([(await shown()).items[0]!.photos, await photoStatus(photoId)]).toEqual([[], 404]);
    expect(await staffCall('GET', '/todos')).toMatchObject({ data: { openCount: 1 } });
    expect((await staffCall('PUT', `/${id}/photos/${photoId}`, { isShown: true })).status).toBe(200);
    expect((await shown()).items[0]!.photos).toEqual([`/api/web/homepage/rating/photo/${photoId}`]);
    const sent = await test.app.inject({ url: `/api/web/homepage/rating/photo/${photoId}` });
    expect(sent.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
    expect((await sharp(sent.rawPayload).metadata()).exif).toBeUndefined();

    await staffCall('POST', `/${id}/hide`, { reason: 'Names a neighbour' });
    expect(await photoStatus(photoId)).toBe(404);
    await staffCall('POST', `/${id}/show`);
    expect(await photoStatus(photoId)).toBe(200);
    await staffCall('PUT', `/${id}/photos/${photoId}`, { isShown: false });
    expect([await photoStatus(photoId), await staffCall('GET', '/todos')]).toMatchObject([
      404,
      { data: { openCount: 0 } },
    ]);
  });

  it('have at most 204800 bytes and are pictures; a rating has three of its own order', async () => {
    expect(await upload(Buffer.alloc(204_801, 1))).toMatchObject({ status: 413, message: 'Max File size is 200kb' });
    expect((await upload(Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(400);
    expect((await upload(await picture(), await makeShopper(test))).status).toBe(404);
    const [a, b, c, d] = [
      (await upload(await picture(41))).data.photoId,
      (await upload(await picture(42))).data.photoId,
      (await upload(await picture(43))).data.photoId,
      (await upload(await picture(44))).data.photoId,
    ];
    expect((await rate({ photoIds: [a, b, c, d] })).status).toBe(400);
    expect((await rate({ photoIds: ['made-up'] })).status).toBe(404);
    expect((await rate({ photoIds: [a, b, c] })).status).toBe(200);
    expect((await shopper.call('PUT', path(), { ...BODY, photoIds: [c] })).status).toBe(200);
    const left = await test.deps.db.select({ id: photos.id }).from(photos).where(eq(photos.orderId, order.orderId));
    expect(left.map(({ id }) => id).sort()).toEqual([c, d].sort());
  });

  it('stay as long as their rating does', async () => {
    const { photoId } = (await upload(await picture())).data;
    const unused = (await upload(await picture(50))).data.photoId;
    await rate({ photoIds: [photoId] });
    test.deps.clock.advance(400 * DAY_SECONDS);
    await runJob(test.deps, 'sweep photos');
    const left = (await test.deps.db.select({ id: photos.id }).from(photos)).map(({ id }) => id);
    expect([left.includes(photoId), left.includes(unused)]).toEqual([true, false]);
  });
});

describe('staff', () => {
  it('answer, and hide with a reason that its author and the log keep', async () => {
    await rate();
    const id = await ownId();
    expect((await staffCall('PUT', `/${id}/answer`, { text: ' Thank you! ' })).data).toMatchObject({
      answer: 'Thank you!',
      orderNumber: order.orderNumber,
      customerName: expect.any(String),
    } satisfies Partial<StaffRating>);
    expect((await shown()).items[0]!.answer).toBe('Thank you!');
    expect((await staffCall('POST', `/${id}/hide`, { reason: '  ' })).status).toBe(400);
    expect((await staffCall('POST', `/${id}/hide`, { reason: 'Names a neighbour' })).status).toBe(200);
    expect((await staffCall('POST', `/${id}/hide`, { reason: 'Again' })).status).toBe(409);
    expect((await shown()).count).toBe(0);
    expect((await own()).products[0]!.rating).toMatchObject({ hiddenReason: 'Names a neighbour' });
    expect((await staffCall('GET', '?filter=HIDDEN')).data.items).toHaveLength(1);
    expect((await staffCall('POST', `/${id}/show`)).status).toBe(200);
    expect((await staffCall('POST', `/${id}/show`)).status).toBe(409);
    expect((await shown()).count).toBe(1);
    const logged = await test.deps.db
      .select({ before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.subject, 'rating'), eq(auditLog.subjectId, id)))
      .orderBy(asc(auditLog.id));
    expect(logged).toEqual([
      { before: { answer: null }, after: { answer: 'Thank you!' } },
      { before: { hidden: false }, after: { hidden: true, reason: 'Names a neighbour' } },
      { before: { hidden: true, reason: 'Names a neighbour' }, after: { hidden: false } },
    ]);
  });

  it('find them by stars, product, customer and what is to do, page by page', async () => {
    await rateByOthers(1, 5, 5);
    await rate();
    const ids = async (query: string) =>
      ((await staffCall('GET', query)).data as StaffRatings).items.map(({ stars }) => stars);
    expect(await ids(`?productId=${PRODUCT}`)).toEqual([4, 5, 5, 1]);
    expect(await ids(`?productId=${PRODUCT}&stars=5`)).toEqual([5, 5]);
    expect(await ids(`?customerId=${shopper.customerId}`)).toEqual([4]);
    await staffCall('PUT', `/${await ownId()}/answer`, { text: 'Thanks' });
    expect(await ids(`?productId=${PRODUCT}&filter=UNANSWERED`)).toEqual([5, 5, 1]);
    const first = await shown('?limit=3');
    expect(first.items.map(({ stars }) => stars)).toEqual([4, 5, 5]);
    expect((await shown(`?limit=3&cursor=${first.nextCursor}`)).items.map(({ stars }) => stars)).toEqual([1]);
    const rider = await loggedInStaff(test.deps, { role: STAFF_ROLE.RIDER });
    expect((await staffCall('GET', '', undefined, rider)).status).toBe(403);
  });
});

describe('the average', () => {
  const sums = async () => {
    const [row] = await test.deps.db
      .select({ count: products.ratingCount, sum: products.ratingSum, version: products.version })
      .from(products)
      .where(eq(products.id, PRODUCT));
    return row!;
  };

  it('is on the product and in lists from the fifth rating on, and counts no hidden ones', async () => {
    const { version } = await sums();
    await rateByOthers(5, 5, 4, 2);
    expect((await detail()).rating).toBeNull();
    await rate({ stars: 5 });
    // The shop's own edits conflict with no rating.
    expect(await sums()).toEqual({ count: 5, sum: 21, version });
    expect((await detail()).rating).toEqual({
      average: 4.2,
      count: 5,
      spoken: 'Rated 4.2 out of 5 stars by 5 customers',
    });
    expect(await shown()).toMatchObject({ average: 4.2, count: 5 });
    const best = async () =>
      (await read<ProductPage>('/products', { sort: 'rating', limit: 3 })).items.map(({ _id }) => _id);
    // The demo's samples come to 4.5 and 4.4.
    expect(await best()).toEqual(['ml-thinai', 'rc-mapp', PRODUCT]);
    await shopper.call('PUT', path(), { ...BODY, stars: 1 });
    expect(await sums()).toMatchObject({ count: 5, sum: 17 });
    await staffCall('POST', `/${await ownId()}/hide`, { reason: 'Against the law' });
    expect(await sums()).toMatchObject({ count: 4, sum: 16 });
    expect((await detail()).rating).toBeNull();
  });
});

describe('asking for ratings', () => {
  const ask = () => runJob(test.deps, 'ask for ratings');
  const asked = () =>
    test.deps.db.$count(
      notifications,
      and(eq(notifications.orderId, order.orderId), eq(notifications.kind, 'RATING_ASKED')),
    );
  const afterDays = (days: number) => test.deps.clock.advance(days * DAY_SECONDS);

  it('comes by e-mail, once, three days after the delivery, and never by SMS', async () => {
    afterDays(2.9);
    await ask();
    expect(await asked()).toBe(0);
    afterDays(0.2);
    await Promise.all([ask(), ask()]);
    await ask();
    expect(await asked()).toBe(1);
    sms.sent.length = 0;
    mails.length = 0;
    // The morning after, whenever the test runs.
    afterDays(0.5);
    await runJob(test.deps, `${OUTBOX}notify EMAIL`);
    await runJob(test.deps, `${OUTBOX}notify SMS`);
    afterDays(0.5);
    await runJob(test.deps, `${OUTBOX}notify EMAIL`);
    expect(
      mails.filter(({ subject, text }) => subject === 'How was it?' && text.includes(order.orderNumber)),
    ).toHaveLength(1);
    expect(sms.sent).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['whose products are all rated', () => rate()],
    [
      'with an open complaint',
      () =>
        test.deps.db
          .insert(complaints)
          .values({ id: newId(), orderId: order.orderId, lineNo: 1, quantity: 1, kind: 'DAMAGED', text: 'Torn' }),
    ],
    [
      'of a blocked customer',
      () =>
        test.deps.db.insert(customerBlocks).values({
          customerId: shopper.customerId,
          reason: 'Abuse',
          blockedBy: selvi.staffId,
          blockedAt: test.deps.clock.now(),
        }),
    ],
    [
      'of who has no address',
      () => test.deps.db.update(customers).set({ emailId: '' }).where(eq(customers.id, shopper.customerId)),
    ],
  ])('leaves out an order %s', async (_which, prepare) => {
    await prepare();
    afterDays(3.1);
    await ask();
    expect(await asked()).toBe(0);
  });
});

it('stays without a name once the account is erased, and without its photos', async () => {
  const { photoId } = (await upload(await picture())).data;
  await rate({ photoIds: [photoId] });
  await staffCall('PUT', `/${await ownId()}/photos/${photoId}`, { isShown: true });
  const exported = await test.app.inject({ url: '/api/web/customer/export', headers: shopper.headers });
  expect(exported.json().data.ratings).toMatchObject([{ orderNumber: order.orderNumber, stars: 4 }]);
  const asked = await test.app.inject({
    method: 'POST',
    url: '/api/web/customer/send/otp',
    headers: shopper.headers,
    payload: { purpose: 'ERASE' },
  });
  const code = { session_id: asked.json().data.session_id, otp: sms.sent.at(-1)!.variables[0] };
  const url = '/api/web/customer/erase';
  const erased = await test.app.inject({ method: 'POST', url, payload: code, headers: shopper.headers });
  expect(erased.statusCode).toBe(200);
  expect((await shown()).items).toMatchObject([{ stars: 4, author: '', photos: [] }]);
  expect(await photoStatus(photoId)).toBe(404);
});

it('leaves no samples in a real shop', async () => {
  await deleteSampleRatings(test.deps.db);
  expect(await test.deps.db.$count(ratings, eq(ratings.sample, true))).toBe(0);
  const rated = await test.deps.db.$count(products, eq(products.ratingCount, 0));
  expect(rated).toBe(await test.deps.db.$count(products));
});
