import { desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import type {
  BannerBody,
  CouponBody,
  OfferBody,
  SellingBanner,
  SellingCoupon,
  SellingCoupons,
  SellingOffer,
} from '../../../contract/staffSelling';
import { buildApp } from '../../app';
import { auditLog, categories, coupons } from '../../db/schema';
import { newId } from '../../lib/ids';
import { addDays, shopDay } from '../../lib/shopDays';
import { loggedInStaff, type LoggedInStaff } from '../../testing/loggedInStaff';
import { makeShopper, type ApiResponse } from '../../testing/shopper';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const MILLET = 'ml-thinai-500'; // ₹75

let test: TestApp;
let admin: LoggedInStaff;
let other: LoggedInStaff;
let second: TestApp['app'];

beforeAll(async () => {
  test = await makeTestApp();
  admin = await loggedInStaff(test.deps, { name: 'Selvi' });
  other = await loggedInStaff(test.deps, { name: 'Mani' });
  second = await buildApp(test.deps);
});
afterAll(async () => {
  await second.close();
  await test.close();
});

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, by = admin) {
  const response = await test.app.inject({
    method,
    url: `/api/staff/selling${url}`,
    headers: { 'idempotency-key': newId(), ...by.headers },
    ...(payload && { payload }),
  });
  return response.json<ApiResponse & { fields?: Record<string, string> }>();
}
/** Reads Home in this process and in another one. */
async function onHome(what: 'offer' | 'banner', language = 'en') {
  test.deps.clock.advance(1);
  const lists = await Promise.all(
    [test.app, second].map(async (app) => {
      const headers = { 'accept-language': language };
      const { data } = (await app.inject({ url: `/api/web/homepage/${what}/list`, headers })).json<ApiResponse>();
      return data.map(({ title }: { title: string }) => title) as string[];
    }),
  );
  expect(lists[1]).toEqual(lists[0]);
  return lists[0]!;
}
async function upload(kind: 'BANNER_WIDE' | 'BANNER_TALL'): Promise<string> {
  const background = { r: 30, g: 90, b: 40 };
  const payload = await sharp({ create: { width: 960, height: 960, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/staff/pictures?kind=${kind}&x=0&y=0&width=1`,
    headers: { ...admin.headers, 'content-type': 'image/jpeg' },
    payload,
  });
  return response.json<ApiResponse>().data._id;
}
const lastAuditedAction = async () =>
  (await test.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];
const dayAfter = (days: number) => addDays(shopDay(test.deps.clock.now()), days);

const coupon = (overrides: Partial<CouponBody> = {}): CouponBody => ({
  code: 'DIWALI',
  kind: 'PERCENT',
  value: 10,
  minItemsPaise: 0,
  maxDiscountPaise: null,
  categoryIds: null,
  firstOrderOnly: false,
  startsOn: dayAfter(-1),
  endsOn: null,
  customerLimit: null,
  totalLimit: null,
  active: true,
  ...overrides,
});
const facts = (overrides: Partial<CouponBody> = {}) => {
  const { code: _code, ...rest } = coupon(overrides);
  return rest;
};
const find = async (code: string): Promise<SellingCoupon> => {
  const { coupons: all } = (await call('GET', '/coupons')).data as SellingCoupons;
  return all.find((each) => each.code === code)!;
};

describe('a coupon', () => {
  it('counts in the next cart, shows its effect, and is in the log', async () => {
    expect(await call('POST', '/coupons', coupon())).toMatchObject({ status: 200, message: 'DIWALI is saved.' });
    expect(await lastAuditedAction()).toMatchObject({
      staffName: 'Selvi',
      action: 'manageSelling',
      subject: 'coupon',
      subjectId: 'DIWALI',
      after: { couponKind: 'PERCENT', percent: 10 },
    });
    const shopper = await makeShopper(test);
    await shopper.place([{ _id: MILLET, quantity: 4 }], { couponCode: 'diwali' });
    const cancelled = await shopper.place([{ _id: MILLET, quantity: 2 }], { couponCode: 'DIWALI' });
    await shopper.cancel(cancelled.orderId);
    expect(await find('DIWALI')).toMatchObject({ state: 'RUNNING', redeemed: 1, savedPaise: 3_000, version: 1 });
  });

  it.each([
    ['of 100 percent', { value: 100 }, 'value', 'A discount is 1 to 90 percent: customers have to pay something'],
    ['of 0 percent', { value: 0 }, 'value', 'A discount is 1 to 90 percent: customers have to pay something'],
    ['of no amount', { kind: 'FLAT', value: 0 }, 'value', 'Enter an amount of more than ₹0 and at most ₹1,00,000'],
    ['whose last day is before its first', { endsOn: '2020-01-01' }, 'endsOn', 'The last day is before the first one'],
    ['of a day that isn’t', { startsOn: '2026-02-30' }, 'startsOn', 'There is no such date'],
    [
      'of a deleted category',
      { categoryIds: ['gone'] },
      'categoryIds',
      'One of these categories was deleted. Please choose again',
    ],
    ['of a code in use', { code: 'WELCOME10' }, 'code', 'There is a coupon with this code already'],
  ] as const)('%s is rejected at its field', async (_what, change, field, message) => {
    const response = await call('POST', '/coupons', { ...coupon({ code: 'NEW-ONE' }), ...change });
    expect(response).toMatchObject({ status: 400, data: { fields: { [field]: message } } });
  });

  it.each(['low', 'ab', 'WITH SPACE', '-DASH', 'A'.repeat(21), 'தமிழ்1'])('has no code such as %j', async (code) => {
    expect((await call('POST', '/coupons', coupon({ code }))).status).toBe(400);
  });

  it('says what it is now to the second of two people, who loses nothing by saving again', async () => {
    await call('POST', '/coupons', coupon({ code: 'PONGAL' }));
    const { version } = await find('PONGAL');
    await call('PUT', '/coupons/PONGAL', { ...facts({ value: 20 }), version }, other);
    const mine = { ...facts({ value: 15 }), version };
    const conflict = await call('PUT', '/coupons/PONGAL', mine);
    expect(conflict).toMatchObject({
      status: 409,
      message: 'Mani changed this meanwhile. Nothing is saved yet: compare, then save again.',
      data: { current: { value: 20, version: version + 1 } },
    });
    expect(await call('PUT', '/coupons/PONGAL', { ...mine, version: version + 1 })).toMatchObject({ status: 200 });
    expect((await find('PONGAL')).value).toBe(15);
    expect(await lastAuditedAction()).toMatchObject({ before: { percent: 20 }, after: { percent: 15 } });
  });

  it('takes no limit below what was used, and shows whether it runs', async () => {
    const { version } = await find('DIWALI');
    await call('PUT', '/coupons/DIWALI', { ...facts({ totalLimit: 1 }), version });
    expect(await find('DIWALI')).toMatchObject({ state: 'USED_UP', version: version + 1 });
    await test.deps.db.update(coupons).set({ totalLimit: null }).where(eq(coupons.code, 'DIWALI'));
    const shopper = await makeShopper(test);
    await shopper.place([{ _id: MILLET, quantity: 4 }], { couponCode: 'DIWALI' });
    const stored = await find('DIWALI');
    expect(
      await call('PUT', '/coupons/DIWALI', { ...facts({ totalLimit: 1 }), version: stored.version }),
    ).toMatchObject({
      status: 400,
      data: { fields: { totalLimit: "It has been used 2 times already: the limit can't be below that" } },
    });
    const stateWith = async (change: Partial<CouponBody>) => {
      const current = await find('DIWALI');
      await call('PUT', '/coupons/DIWALI', { ...facts(change), version: current.version });
      return (await find('DIWALI')).state;
    };
    expect(await stateWith({ startsOn: dayAfter(3) })).toBe('PLANNED');
    expect(await stateWith({ startsOn: dayAfter(-5), endsOn: dayAfter(-2) })).toBe('ENDED');
    expect(await stateWith({ active: false })).toBe('OFF');
  });

  it('stays good until the evening of its last day', async () => {
    await call('POST', '/coupons', coupon({ code: 'TODAY', endsOn: dayAfter(0) }));
    const [row] = await test.deps.db.select().from(coupons).where(eq(coupons.code, 'TODAY'));
    expect(row!.endsAt).toEqual(new Date(Date.parse(`${dayAfter(1)}T00:00:00+05:30`)));
    expect(await find('TODAY')).toMatchObject({ endsOn: dayAfter(0) });
  });

  it('that was used or is offered is not deleted, another one is', async () => {
    expect(await call('DELETE', '/coupons/DIWALI')).toMatchObject({ status: 409 });
    expect(await call('DELETE', '/coupons/WELCOME10')).toMatchObject({ status: 409 });
    expect(await call('DELETE', '/coupons/TODAY')).toMatchObject({ status: 200 });
    expect(await call('DELETE', '/coupons/TODAY')).toMatchObject({ status: 404 });
  });

  it('whose category is deleted counts on nothing more than it was made for', async () => {
    const name = { nameEn: 'Oils', nameTa: 'எண்ணெய்', nameHi: 'तेल' };
    const description = { descriptionEn: '', descriptionTa: '', descriptionHi: '' };
    await test.deps.db.insert(categories).values({ id: 'oils', slug: 'oils', position: 99, ...name, ...description });
    await call('POST', '/coupons', coupon({ code: 'OILS', categoryIds: ['oils'] }));
    const shopper = await makeShopper(test);
    const problem = async () =>
      (await shopper.bill([{ _id: MILLET, quantity: 4 }], { couponCode: 'OILS' })).data.coupon.problemText;
    expect(await problem()).toBe('This coupon counts on Oils only.');
    await test.deps.db.update(categories).set({ hidden: true }).where(eq(categories.id, 'oils'));
    expect(await problem()).toBe('The products of this coupon are no longer in the shop.');
    await test.deps.db.delete(categories).where(eq(categories.id, 'oils'));
    expect(await problem()).toBe('The products of this coupon are no longer in the shop.');
    const { version, categoryIds } = await find('OILS');
    expect(categoryIds).toEqual(['oils']);
    expect(await call('PUT', '/coupons/OILS', { ...facts({ categoryIds, value: 20 }), version })).toMatchObject({
      status: 200,
    });
  });
});

const text = (en: string) => ({ en, ta: '', hi: '' });
const offer = (overrides: Partial<OfferBody> = {}): OfferBody => ({
  title: { en: 'Festival', ta: 'திருவிழா', hi: '' },
  text: text('For {freeFrom} or more'),
  couponCode: null,
  active: true,
  startsOn: null,
  endsOn: null,
  ...overrides,
});
const offers = async (): Promise<SellingOffer[]> => (await call('GET', '/offers')).data.offers;

describe('an offer', () => {
  it('is on Home at the next view in two processes, in every language, and leaves it when switched off', async () => {
    const again = { ...admin, headers: { ...admin.headers, 'idempotency-key': newId() } };
    await call('POST', '/offers', offer(), again);
    await call('POST', '/offers', offer(), again);
    expect((await onHome('offer')).at(-1)).toBe('Festival');
    expect((await onHome('offer', 'ta')).at(-1)).toBe('திருவிழா');
    expect((await onHome('offer', 'hi')).at(-1)).toBe('Festival');
    const { _id, version } = (await offers()).at(-1)!;
    await call('PUT', `/offers/${_id}`, { ...offer({ active: false }), version });
    expect(await onHome('offer')).not.toContain('Festival');
    expect(await lastAuditedAction()).toMatchObject({
      subject: 'offer',
      before: { active: true },
      after: { active: false },
    });
    await call('DELETE', `/offers/${_id}`);
    expect(await offers()).toHaveLength(3);
  });

  it('is on Home on its days alone', async () => {
    await call('POST', '/offers', offer({ startsOn: dayAfter(2), endsOn: dayAfter(3) }));
    expect(await onHome('offer')).not.toContain('Festival');
    const { _id, isShown } = (await offers()).at(-1)!;
    expect(isShown).toBe(false);
    test.deps.clock.advance(2 * 86_400);
    expect(await onHome('offer')).toContain('Festival');
    test.deps.clock.advance(2 * 86_400);
    expect(await onHome('offer')).not.toContain('Festival');
    test.deps.clock.advance(-4 * 86_400);
    await call('DELETE', `/offers/${_id}`);
  });

  it('leaves Home with its coupon: switched off, used up or over', async () => {
    await call('POST', '/coupons', coupon({ code: 'ONCE', totalLimit: 1 }));
    await call('POST', '/offers', offer({ couponCode: 'ONCE' }));
    expect(await onHome('offer')).toContain('Festival');
    const shopper = await makeShopper(test);
    const order = await shopper.place([{ _id: MILLET, quantity: 4 }], { couponCode: 'ONCE' });
    expect(await onHome('offer')).not.toContain('Festival');
    await shopper.cancel(order.orderId);
    expect(await onHome('offer')).toContain('Festival');
    await call('PUT', '/coupons/ONCE', { ...facts({ active: false }), version: 1 });
    expect(await onHome('offer')).not.toContain('Festival');
    expect((await offers()).at(-1)).toMatchObject({ active: true, isShown: false });
  });

  it('names a coupon that exists', async () => {
    const response = await call('POST', '/offers', offer({ couponCode: 'NONE' }));
    expect(response).toMatchObject({ status: 400, data: { fields: { couponCode: expect.stringMatching(/deleted/) } } });
  });

  it('moves up and down; an order that misses one is rejected', async () => {
    const ids = (await offers()).map(({ _id }) => _id).reverse();
    await call('PUT', '/offers/order', { ids });
    expect((await offers()).map(({ _id }) => _id)).toEqual(ids);
    expect((await onHome('offer')).at(-1)).toBe('10% off');
    expect(await call('PUT', '/offers/order', { ids: ids.slice(1) })).toMatchObject({ status: 409 });
  });
});

const banner = (overrides: Partial<BannerBody> = {}): BannerBody => ({
  title: text('Harvest'),
  text: text('New rices'),
  actionLabel: text('See them'),
  link: '/categories',
  drawing: 'banner-rices',
  photo: null,
  active: true,
  startsOn: null,
  endsOn: null,
  ...overrides,
});
const banners = async (): Promise<SellingBanner[]> => (await call('GET', '/banners')).data.banners;

describe('a banner', () => {
  it('is on Home at the next view in two processes, with its picture', async () => {
    await call('POST', '/banners', banner());
    expect((await onHome('banner')).at(-1)).toBe('Harvest');
    const shown = await test.app.inject({ url: '/api/web/homepage/banner/list' });
    expect(shown.json<ApiResponse>().data.at(-1)).toMatchObject({ link: '/categories', picture: { wide: {} } });
  });

  it('says what it is now to the second of two people', async () => {
    const { _id, version } = (await banners()).at(-1)!;
    await call('PUT', `/banners/${_id}`, { ...banner({ drawing: null }), version }, other);
    expect(await call('PUT', `/banners/${_id}`, { ...banner({ link: '/recipes' }), version })).toMatchObject({
      status: 409,
      data: { current: { drawing: null, version: version + 1 } },
    });
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/staff/people',
    '/checkout',
    '/nowhere',
    '/api/web/homepage/store',
    'categories',
  ])('leads nowhere but to pages of the shop: not to %s', async (link) => {
    expect(await call('POST', '/banners', banner({ link }))).toMatchObject({
      status: 400,
      data: { fields: { link: expect.stringMatching(/page of this shop/) } },
    });
  });

  it('warns of a link to a category or product that is hidden or deleted', async () => {
    const { _id } = (await banners()).at(-1)!;
    const problemOf = async (link: string) => {
      const { version } = (await banners()).find((each) => each._id === _id)!;
      await call('PUT', `/banners/${_id}`, { ...banner({ link }), version });
      return (await banners()).find((each) => each._id === _id)!.linkProblem;
    };
    expect(await problemOf('/categories?id=organic-millets')).toBeNull();
    expect(await problemOf('/categories?id=deleted')).toBe('CATEGORY');
    expect(await problemOf('/product/detail?slug=deleted')).toBe('PRODUCT');
    expect(await problemOf('/recipes')).toBeNull();
  });

  it('has no picture that isn’t there', async () => {
    for (const drawing of ['none', 'constructor'])
      expect((await call('POST', '/banners', banner({ drawing }))).status).toBe(400);
    const photo = { wide: await upload('BANNER_WIDE'), tall: 'none' };
    expect((await call('POST', '/banners', banner({ drawing: null, photo }))).status).toBe(404);
    // The photo's shape doesn't fit this place.
    photo.tall = photo.wide;
    expect((await call('POST', '/banners', banner({ drawing: null, photo }))).status).toBe(404);
  });

  it('shows a photo of the shop’s own, of each shape, and says so in the log', async () => {
    const photo = { wide: await upload('BANNER_WIDE'), tall: await upload('BANNER_TALL') };
    expect((await call('POST', '/banners', banner({ photo }))).status).toBe(400);
    await call('POST', '/banners', banner({ title: text('Our field'), drawing: null, photo }));
    expect((await onHome('banner')).at(-1)).toBe('Our field');
    const shown = await test.app.inject({ url: '/api/web/homepage/banner/list' });
    const { picture } = shown.json<ApiResponse>().data.at(-1);
    expect(picture).toMatchObject({ wide: { path: `/photos/${photo.wide}` }, tall: { path: `/photos/${photo.tall}` } });
    expect((await test.app.inject({ url: `${picture.wide.path}-${picture.wide.avif[0]}.avif` })).statusCode).toBe(200);
    const stored = (await banners()).at(-1)!;
    expect(stored).toMatchObject({ drawing: null, photo });
    expect(await lastAuditedAction()).toMatchObject({ after: { picture: picture.wide.path } });
    await call('PUT', `/banners/${stored._id}`, { ...banner(), version: stored.version });
    expect((await banners()).at(-1)).toMatchObject({ drawing: 'banner-rices', photo: null });
  });
});
