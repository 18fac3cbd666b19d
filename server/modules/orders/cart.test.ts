import { eq } from 'drizzle-orm';
import type { BillLine, OfferedCoupon, SuggestedPack } from '../../../contract/orders';
import { addons, authTokens, coupons, packs, products } from '../../db/schema';
import { photo } from '../../testing/photo';
import { addAddress, makeShopper, type ApiResponse, type Shopper } from '../../testing/shopper';
import { setStock } from '../../testing/stock';
import { makeTestApp, type TestApp } from '../../testing/testApp';

const MILLET = 'ml-thinai-500'; // ₹75
const FARM = { lat: 28.61, lng: 77.2 };

let testApp: TestApp;
let shopper: Shopper;
beforeAll(async () => {
  testApp = await makeTestApp();
  shopper = await makeShopper(testApp);
  await testApp.deps.db
    .update(packs)
    .set({ picture: photo('front') })
    .where(eq(packs.id, MILLET));
});
afterAll(() => testApp.close());

async function cart(body: unknown, headers: Record<string, string> = {}): Promise<ApiResponse> {
  const response = await testApp.app.inject({
    method: 'POST',
    url: '/api/web/order/cart',
    payload: body as object,
    headers,
  });
  return response.json<ApiResponse>();
}

describe('POST /order/cart', () => {
  it('gives a visitor the bill without a login', async () => {
    const { status, data } = await cart({ items: [{ _id: MILLET, quantity: 2 }] });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      itemsPaise: 15_000,
      deliveryChargePaise: 4_000,
      totalPaise: 19_000,
      missingToMinimumPaise: 0,
      missingToFreeDeliveryPaise: 34_900,
      deliverable: null,
      orderable: true,
      coupon: null,
    });
    expect(data.lines).toEqual([
      {
        _id: MILLET,
        slug: expect.stringMatching(/^foxtail-millet/),
        name: expect.stringMatching(/^Foxtail Millet/),
        secondName: 'தினை',
        picture: photo('front'),
        netGrams: 500,
        measure: 'WEIGHT',
        quantity: 2,
        productPrice: 7_500,
        mrpPaise: 7_500,
        addons: [],
        linePaise: 15_000,
        available: expect.any(Number),
        problem: null,
        problemText: null,
      },
    ]);
    const taxes: { taxablePaise: number; taxPaise: number }[] = data.taxes;
    expect(taxes.reduce((sum, tax) => sum + tax.taxablePaise + tax.taxPaise, 0)).toBe(19_000);
  });

  it('uses the customer’s language', async () => {
    const { data } = await cart(
      {
        items: [
          { _id: MILLET, quantity: 1, addons: ['gift-box'] },
          { _id: 'never-was', quantity: 1 },
        ],
        couponCode: 'NONE',
      },
      { 'accept-language': 'ta-IN,ta;q=0.9' },
    );
    expect(data.lines[0]).toMatchObject({ name: 'தினை', addons: [{ _id: 'gift-box', name: 'பரிசுப் பெட்டி' }] });
    expect(data.lines[0].secondName).toMatch(/^Foxtail Millet/);
    expect(data.lines[1].problemText).toBe('இனி கிடைக்காது');
    expect(data.coupon.problemText).toBe('இந்தக் கூப்பன் குறியீடு செல்லாது.');
  });

  it('merges lines of the same pack and add-ons, and no others', async () => {
    const { data } = await cart({
      items: [
        { _id: MILLET, quantity: 1, addons: ['gift-box', 'fine-grinding'] },
        { _id: MILLET, quantity: 1 },
        { _id: MILLET, quantity: 2, addons: ['fine-grinding', 'gift-box'] },
      ],
    });
    expect(data.lines.map((line: BillLine) => [line.quantity, line.addons.length])).toEqual([
      [3, 2],
      [1, 0],
    ]);
    expect(data).toMatchObject({ itemsPaise: 30_000, addonsPaise: 15_000 });
  });

  it('reports the problem of each line in a message and adds up the rest', async () => {
    await setStock(testApp.deps, 'rc-mapp-1000', 0);
    await setStock(testApp.deps, 'ml-ragi-5000', 3);
    const { status, data } = await cart({
      items: [
        { _id: MILLET, quantity: 1 },
        { _id: 'never-was', quantity: 1 },
        { _id: 'rc-mapp-1000', quantity: 1 },
        { _id: 'ml-ragi-5000', quantity: 4 },
        { _id: 'dm-multi-500', quantity: 1, addons: ['coarse-grinding'] },
      ],
    });
    expect(status).toBe(200);
    expect(data.orderable).toBe(false);
    const [fine, , , short] = data.lines as BillLine[];
    expect(data.itemsPaise).toBe(fine!.linePaise + 3 * short!.productPrice);
    expect(data.lines.map((line: BillLine) => [line.problem, line.problemText, line.available])).toEqual([
      [null, null, expect.any(Number)],
      ['GONE', 'No longer available', 0],
      ['SOLD_OUT', 'Sold out', 0],
      ['SHORT', 'Only 3 left', 3],
      ['GONE', 'This add-on is no longer available for it. Please choose again.', 0],
    ]);
  });

  it('takes an unpublished product and a retired add-on for gone', async () => {
    const { db } = testApp.deps;
    await db.update(products).set({ published: false }).where(eq(products.id, 'pm-sathu'));
    await db.update(addons).set({ active: false }).where(eq(addons.id, 'coarse-grinding'));
    const { data } = await cart({
      items: [
        { _id: 'pm-sathu-500', quantity: 1 },
        { _id: MILLET, quantity: 1, addons: ['coarse-grinding'] },
      ],
    });
    expect(data.lines.map((line: BillLine) => line.problem)).toEqual(['GONE', 'GONE']);
    expect(data.totalPaise).toBe(0);
  });

  it.each([' welcome10 ', 'WEL\u200BCOME10', '\u2066welcome10\u2069', 'ＷＥＬＣＯＭＥ１０', 'welcome 10'])(
    'applies a coupon however it is typed or pasted: %j',
    async (couponCode) => {
      expect((await cart({ items: [{ _id: MILLET, quantity: 5 }], couponCode })).data).toMatchObject({
        coupon: { code: 'WELCOME10', applied: true, freesDelivery: false, problemText: null },
        discountPaise: 3_700,
      });
    },
  );

  it('reports what is missing for one', async () => {
    const items = [{ _id: MILLET, quantity: 5 }];
    expect((await cart({ items, couponCode: 'MILLET50' })).data).toMatchObject({
      coupon: { applied: false, problemText: 'This coupon needs packs worth ₹499 or more.' },
      discountPaise: 0,
      orderable: true,
    });
  });

  const unconditional = { freesDelivery: false, conditions: '' };

  it('offers the advertised coupons that apply now, or with more in the cart', async () => {
    const offeredTo = async (quantity: number, language = 'en') => {
      const { data } = await cart({ items: [{ _id: MILLET, quantity }] }, { 'accept-language': language });
      return data.coupons;
    };
    expect(await offeredTo(5)).toEqual([
      { ...unconditional, code: 'WELCOME10', title: '10% off', discountPaise: 3_700, missingPaise: 0, isUsable: true },
      { ...unconditional, code: 'MILLET50', title: '₹50 off', discountPaise: 0, missingPaise: 12_400, isUsable: false },
    ]);
    expect((await offeredTo(7, 'ta'))[1]).toEqual({
      code: 'MILLET50',
      title: '₹50 தள்ளுபடி',
      discountPaise: 5_000,
      missingPaise: 0,
      isUsable: true,
      ...unconditional,
    });
  });

  it('offers no coupon that has ended, or that no offer names', async () => {
    const { clock, db } = testApp.deps;
    const changed = async (code: string, changes: Partial<typeof coupons.$inferInsert>) => {
      const [before] = await db.select().from(coupons).where(eq(coupons.code, code));
      await db.update(coupons).set(changes).where(eq(coupons.code, code));
      const { data } = await cart({ items: [{ _id: MILLET, quantity: 7 }] });
      await db.update(coupons).set(before!).where(eq(coupons.code, code));
      return data.coupons.map((offered: OfferedCoupon) => offered.code);
    };
    await db.insert(coupons).values({ code: 'SECRET', kind: 'FLAT', value: 100, startsAt: clock.now() });
    expect(await changed('SECRET', { active: true })).toEqual(['WELCOME10', 'MILLET50']);
    expect(await changed('WELCOME10', { startsAt: new Date(0), endsAt: clock.now() })).toEqual(['MILLET50']);
    expect(await changed('WELCOME10', { active: false })).toEqual(['MILLET50']);
  });

  it('says of a coupon what else it needs, in the language of the customer', async () => {
    const { db } = testApp.deps;
    const [before] = await db.select().from(coupons).where(eq(coupons.code, 'MILLET50'));
    const change = (changes: Partial<typeof coupons.$inferInsert>) =>
      db.update(coupons).set(changes).where(eq(coupons.code, 'MILLET50'));
    // The tests' clock follows the day, and never comes there.
    const endsAt = new Date('2126-12-01T00:00:00+05:30');
    await change({ kind: 'FREE_DELIVERY', value: 0, minItemsPaise: 0, firstOrderOnly: true, endsAt });
    const offered = async (quantity: number, language: string) => {
      const { data } = await cart({ items: [{ _id: MILLET, quantity }] }, { 'accept-language': language });
      return data.coupons.find(({ code }: OfferedCoupon) => code === 'MILLET50');
    };
    expect(await offered(3, 'en')).toMatchObject({
      freesDelivery: true,
      discountPaise: 0,
      isUsable: true,
      conditions: 'first order only · until 30\u00A0Nov',
    });
    expect((await offered(3, 'ta')).conditions).toMatch(/^முதல் ஆர்டருக்கு மட்டும் · 30\u00A0/);
    // Delivery is free from ₹499.
    expect(await offered(7, 'en')).toBeUndefined();
    await change({ kind: 'FLAT', value: 5_000, categoryIds: ['puttu-mix', 'deleted'] });
    expect(await offered(7, 'hi')).toMatchObject({ isUsable: false, conditions: expect.stringMatching(/^सिर्फ़ /) });
    const items = [{ _id: MILLET, quantity: 7 }];
    expect((await cart({ items, couponCode: 'MILLET50' })).data.coupon).toMatchObject({
      problemText: 'This coupon counts on Puttu Mix only.',
    });
    await change(before!);
  });

  it('offers a coupon no more to the customer who has used it', async () => {
    const buyer = await makeShopper(testApp);
    const items = [{ _id: MILLET, quantity: 7 }];
    await buyer.place(items, { couponCode: 'MILLET50' });
    const codes = async (quantity: number) => {
      const { data } = await buyer.bill([{ _id: MILLET, quantity }]);
      return data.coupons.map((offered: OfferedCoupon) => offered.code);
    };
    expect(await codes(8)).toEqual(['WELCOME10']);
    // The next order of the same cart would replace this one.
    expect(await codes(7)).toEqual(['WELCOME10', 'MILLET50']);
  });

  it('suggests packs of other products that close the gap to the minimum, then to free delivery', async () => {
    const suggestedFor = async (quantity: number) => {
      const { data } = await cart({ items: [{ _id: MILLET, quantity }] });
      const suggestions: SuggestedPack[] = data.suggestions;
      return { data, suggestions, prices: suggestions.map(({ pack }) => pack.productPrice) };
    };
    const below = await suggestedFor(1);
    expect(below.data).toMatchObject({ missingToMinimumPaise: 7_400, orderable: false });
    expect(below.prices).toHaveLength(3);
    expect(below.prices.every((price) => price >= 7_400 && price < 9_000)).toBe(true);
    expect(new Set(below.suggestions.map(({ slug }) => slug)).size).toBe(3);
    expect(below.suggestions.map(({ slug }) => slug)).not.toContain(below.data.lines[0].slug);

    const paid = await suggestedFor(5);
    expect(paid.data).toMatchObject({ missingToMinimumPaise: 0, missingToFreeDeliveryPaise: 12_400 });
    expect(paid.prices.every((price) => price >= 12_400 && price < 15_000)).toBe(true);
    expect((await suggestedFor(7)).suggestions).toEqual([]);
  });

  it('reports whether the customer’s address is inside the delivery area', async () => {
    const items = [{ _id: MILLET, quantity: 2 }];
    expect((await shopper.bill(items)).data).toMatchObject({ deliverable: true, orderable: true });
    const far = await addAddress(testApp.deps, shopper.customerId, FARM);
    expect((await shopper.bill(items, { addressId: far })).data).toMatchObject({
      deliverable: false,
      orderable: false,
    });
  });

  it('finds no address of another customer, nor any for a visitor', async () => {
    const other = await makeShopper(testApp);
    const body = { items: [{ _id: MILLET, quantity: 2 }], addressId: shopper.addressId };
    for (const response of [await cart(body), await other.call('POST', '/cart', body)]) {
      expect(response).toEqual({
        status: 404,
        message: 'We can’t find this address. Please choose another one.',
        data: null,
      });
    }
  });

  it('informs a customer that their login has ended', async () => {
    for (const token of ['x'.repeat(43), 'x'.repeat(300)]) {
      const response = await cart({ items: [{ _id: MILLET, quantity: 2 }] }, { token });
      expect(response).toMatchObject({ status: 401, message: 'Your login has ended. Please log in again.' });
    }
  });

  it('extends the login of its customer, but not one that has ended', async () => {
    const other = await makeShopper(testApp);
    const { clock, db } = testApp.deps;
    const isTheirs = eq(authTokens.customerId, other.customerId);
    const endAt = (expiresAt: Date) => db.update(authTokens).set({ expiresAt }).where(isTheirs);
    const statusOfBill = async () => (await other.bill([{ _id: MILLET, quantity: 2 }])).status;
    await endAt(new Date(clock.now().getTime() + 1));
    expect([await statusOfBill(), await statusOfBill()]).toEqual([200, 200]);
    const [login] = await db.select().from(authTokens).where(isTheirs);
    expect(login?.expiresAt.getTime()).toBe(clock.now().getTime() + testApp.deps.config.tokenTtlDays * 86_400_000);
    await endAt(clock.now());
    expect(await statusOfBill()).toBe(401);
  });

  const quantity = 'The quantity must be a whole number from 1 to 99';
  it.each([
    ['a quantity of −1', { items: [{ _id: MILLET, quantity: -1 }] }, { 'items.0.quantity': quantity }],
    ['a quantity of 0', { items: [{ _id: MILLET, quantity: 0 }] }, { 'items.0.quantity': quantity }],
    ['a quantity of 1.5', { items: [{ _id: MILLET, quantity: 1.5 }] }, { 'items.0.quantity': quantity }],
    ['a quantity of 1e9', { items: [{ _id: MILLET, quantity: 1e9 }] }, { 'items.0.quantity': quantity }],
    ['a quantity in letters', { items: [{ _id: MILLET, quantity: '2' }] }, { 'items.0.quantity': quantity }],
    ['no quantity', { items: [{ _id: MILLET }] }, { 'items.0.quantity': 'Enter the quantity' }],
    ['an empty cart', { items: [] }, { items: 'Your cart is empty' }],
    ['no cart', {}, { items: 'Your cart is empty' }],
    [
      '51 lines',
      { items: Array.from({ length: 51 }, (_, at) => ({ _id: `pack-${at}`, quantity: 1 })) },
      { items: 'A cart holds between 1 and 50 lines' },
    ],
    [
      'the same add-on twice',
      { items: [{ _id: MILLET, quantity: 1, addons: ['gift-box', 'gift-box'] }] },
      { 'items.0.addons': 'At most 10 different add-ons can be chosen' },
    ],
    ['a price of the customer’s own', { items: [{ _id: MILLET, quantity: 1, productPrice: 1 }] }, expect.anything()],
    ['a coupon that is no text', { items: [{ _id: MILLET, quantity: 1 }], couponCode: 7 }, expect.anything()],
    ['an id that is too long', { items: [{ _id: 'a'.repeat(65), quantity: 1 }] }, expect.anything()],
    ['a character that no database keeps', { items: [{ _id: 'a\0', quantity: 1 }] }, expect.anything()],
  ])('rejects %s field by field', async (_what, body, fields) => {
    const response = await cart(body);
    expect(response).toMatchObject({ status: 400, data: { fields } });
  });
});
