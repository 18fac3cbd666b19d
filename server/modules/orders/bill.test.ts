import { type BillInput, makeBill } from './bill';
import type { CouponFacts } from './coupon';
import { doorProblem } from './door';
import { mergeLines } from './mergeLines';
import type { PackFacts } from './packFacts';

const now = new Date('2026-11-20T06:00:00Z');
const name = { en: 'Foxtail Millet', ta: 'தினை', hi: 'कंगनी' };
const giftBox = { id: 'gift-box', kind: 'EXTRA' as const, name, pricePaise: 2_500 };
const coarse = { id: 'coarse', kind: 'GRINDING' as const, name, pricePaise: 0 };

const millet: PackFacts = {
  id: 'millet-500',
  productId: 'millet',
  slug: 'foxtail-millet',
  categoryId: 'millets',
  name,
  picture: null,
  netGrams: 500,
  measure: 'WEIGHT',
  mrpPaise: 8_000,
  pricePaise: 7_500,
  stock: 20,
  gstPercent: 5,
  hsn: '1008',
  published: true,
  addons: [giftBox, coarse],
  parts: [],
};
const mix: PackFacts = {
  ...millet,
  id: 'mix-250',
  categoryId: 'mixes',
  mrpPaise: 11_800,
  pricePaise: 11_800,
  gstPercent: 18,
  addons: [],
};

const tenPercent: CouponFacts = {
  code: 'TEN',
  kind: 'PERCENT',
  value: 10,
  minItemsPaise: 0,
  maxDiscountPaise: null,
  categoryIds: null,
  categories: [],
  firstOrderOnly: false,
  startsAt: new Date('2026-01-01T00:00:00Z'),
  endsAt: null,
  active: true,
  customerLimit: null,
  totalLimit: null,
  redeemed: 0,
  usedByCustomer: 0,
};

const charges = (chargePaise: number, freeFromPaise: number, minimumOrderPaise = 0) => ({
  areaId: 'city',
  deliverySteps:
    freeFromPaise === 0
      ? [{ fromPaise: 0, chargePaise: 0 }]
      : [
          { fromPaise: 0, chargePaise },
          { fromPaise: freeFromPaise, chargePaise: 0 },
        ],
  minimumOrderPaise,
});

const line = (packId: string, quantity: number, ...addonIds: string[]) => ({ packId, quantity, addonIds });

function bill(changes: Partial<BillInput> & { couponFacts?: CouponFacts } = {}, packs: PackFacts[] = [millet, mix]) {
  const { couponFacts, ...input } = changes;
  return makeBill({
    shopDiscountPaise: 0,
    lines: [line('millet-500', 2)],
    packs: new Map(packs.map((pack) => [pack.id, pack])),
    coupon: couponFacts ? { code: couponFacts.code, facts: couponFacts } : null,
    charges: charges(4_000, 49_900, 14_900),
    hasOrdered: false,
    deliverable: null,
    paymentLimitPaise: 10_000_000,
    unitLimit: 99,
    now,
    ...input,
  });
}

describe('a bill', () => {
  it('leaves to other lines what a short bundle does not get', () => {
    const few = { ...millet, stock: 5 };
    const set: PackFacts = {
      ...mix,
      id: 'set',
      parts: [
        { ...few, packId: few.id, quantity: 1 },
        { ...mix, packId: mix.id, quantity: 1, stock: 0 },
      ],
    };
    const { lines } = bill({ lines: [line('set', 3), line(few.id, 5)] }, [few, { ...mix, stock: 0 }, set]);
    expect(lines).toMatchObject([
      { problem: 'SOLD_OUT', linePaise: 0 },
      { problem: null, available: 5, linePaise: 37_500 },
    ]);
  });

  it('takes off what staff give, leaves a rupee of the products to pay, and makes delivery no dearer by it', () => {
    const free = { lines: [line('millet-500', 7)], shopDiscountPaise: 20_001 };
    const result = bill(free);
    expect(result).toMatchObject({ itemsPaise: 52_500, discountPaise: 20_001, deliveryChargePaise: 0 });
    expect(result.shares.reduce((sum, share) => sum + share!.discountPaise, 0)).toBe(20_001);
    expect(bill({ ...free, shopDiscountPaise: 99_999 })).toMatchObject({ discountPaise: 52_400, totalPaise: 100 });
  });

  it('adds items, add-ons and delivery', () => {
    const result = bill({ lines: [line('millet-500', 2, 'gift-box'), line('mix-250', 1)] });
    expect(result).toMatchObject({
      itemsPaise: 26_800,
      addonsPaise: 5_000,
      savedOnMrpPaise: 1_000,
      deliveryChargePaise: 4_000,
      totalPaise: 35_800,
      orderable: true,
    });
    expect(result.lines.map((each) => each.linePaise)).toEqual([20_000, 11_800]);
  });

  it('reports how many paise are missing to the minimum, counted on items alone', () => {
    const result = bill({ lines: [line('millet-500', 1, 'gift-box')] });
    expect(result).toMatchObject({ missingToMinimumPaise: 7_400, orderable: false });
  });

  it('never takes a cart below the minimum through a coupon', () => {
    const result = bill({ couponFacts: { ...tenPercent, value: 50 } });
    expect(result).toMatchObject({ discountPaise: 7_500, missingToMinimumPaise: 0, orderable: true });
  });

  it('delivers free from the threshold on, measured after the discount', () => {
    const settings = charges(4_000, 15_000);
    expect(bill({ charges: settings })).toMatchObject({ deliveryChargePaise: 0, missingToFreeDeliveryPaise: 0 });
    expect(bill({ charges: charges(4_000, 15_001) })).toMatchObject({
      deliveryChargePaise: 4_000,
      missingToFreeDeliveryPaise: 1,
    });
    expect(bill({ charges: settings, couponFacts: tenPercent })).toMatchObject({
      deliveryChargePaise: 4_000,
      missingToFreeDeliveryPaise: 1_500,
    });
  });

  it('counts add-ons towards free delivery', () => {
    const lines = [line('millet-500', 2, 'gift-box')];
    expect(bill({ charges: charges(4_000, 20_000), lines }).deliveryChargePaise).toBe(0);
  });

  it('becomes cheaper step by step, and names the next one', () => {
    const steps = [
      { fromPaise: 0, chargePaise: 4_000 },
      { fromPaise: 15_000, chargePaise: 2_000 },
      { fromPaise: 30_000, chargePaise: 0 },
    ];
    const at = (quantity: number, couponFacts?: CouponFacts) => {
      const lines = [line('millet-500', quantity)];
      const result = bill({
        charges: { areaId: 'city', deliverySteps: steps, minimumOrderPaise: 0 },
        lines,
        ...(couponFacts && { couponFacts }),
      });
      return [result.deliveryChargePaise, result.nextDeliveryStep, result.missingToFreeDeliveryPaise];
    };
    const second = { fromPaise: 15_000, chargePaise: 2_000 };
    expect(at(1)).toEqual([4_000, { ...second, missingPaise: 7_500 }, 22_500]);
    expect(at(2)).toEqual([2_000, null, 15_000]);
    expect(at(2, tenPercent)).toEqual([4_000, { ...second, missingPaise: 1_500 }, 16_500]);
    expect(at(4)).toEqual([0, null, 0]);
  });

  it('is never free where the area charges at every amount', () => {
    const neverFree = { ...charges(4_000, 0), deliverySteps: [{ fromPaise: 0, chargePaise: 4_000 }] };
    expect(bill({ charges: neverFree, lines: [line('millet-500', 9)] })).toMatchObject({
      deliveryChargePaise: 4_000,
      freeDeliveryFromPaise: null,
      missingToFreeDeliveryPaise: 0,
      nextDeliveryStep: null,
    });
  });

  it.each([
    [true, true],
    [false, false],
    [null, true],
  ])('with an address inside the area %s is orderable: %s', (deliverable, orderable) => {
    expect(bill({ deliverable })).toMatchObject({ deliverable, orderable });
  });

  it('is not orderable above what one payment may be', () => {
    expect(bill({ paymentLimitPaise: 19_000 }).orderable).toBe(true);
    expect(bill({ paymentLimitPaise: 18_999 }).orderable).toBe(false);
  });
});

describe('a line’s problem', () => {
  it('is GONE for an unknown pack, which costs nothing', () => {
    const result = bill({ lines: [line('millet-500', 2), line('never-was', 3)] });
    expect(result.lines[1]).toMatchObject({ problem: 'GONE', pack: null, linePaise: 0, available: 0 });
    expect(result).toMatchObject({ itemsPaise: 15_000, orderable: false });
  });

  it('is GONE for a product that is no longer shown', () => {
    const result = bill({}, [{ ...millet, published: false }]);
    expect(result.lines[0]).toMatchObject({
      problem: 'GONE',
      problemMessage: { key: 'orders.lineGone' },
      linePaise: 0,
    });
    expect(result).toMatchObject({ totalPaise: 0, deliveryChargePaise: 0, taxes: [] });
  });

  it('is GONE for an add-on that this pack does not have', () => {
    const result = bill({ lines: [line('mix-250', 1, 'gift-box')] });
    expect(result.lines[0]).toMatchObject({ problem: 'GONE', problemMessage: { key: 'orders.addonGone' } });
  });

  it('is GONE for two grindings at once', () => {
    const fine = { ...coarse, id: 'fine' };
    const ground = (...addonIds: string[]) =>
      bill({ lines: [line('millet-500', 1, ...addonIds)] }, [{ ...millet, addons: [giftBox, coarse, fine] }]).lines[0];
    expect(ground('coarse', 'fine')).toMatchObject({
      problem: 'GONE',
      problemMessage: { key: 'orders.oneGrinding' },
    });
    expect(ground('fine', 'gift-box')).toMatchObject({ problem: null, unitAddonsPaise: 2_500 });
  });

  it('is SOLD_OUT when none is left and SHORT when fewer are', () => {
    expect(bill({}, [{ ...millet, stock: 0 }]).lines[0]).toMatchObject({ problem: 'SOLD_OUT', available: 0 });
    expect(bill({}, [{ ...millet, stock: 1 }]).lines[0]).toMatchObject({
      problem: 'SHORT',
      available: 1,
      problemMessage: { key: 'orders.lineShort', params: { available: 1 } },
      linePaise: 7_500,
    });
    expect(bill({}, [{ ...millet, stock: 2 }]).lines[0]).toMatchObject({ problem: null, available: 2 });
  });

  it('is detected over all lines of one pack', () => {
    const lines = [line('millet-500', 3), line('millet-500', 3, 'coarse')];
    expect(bill({ lines }, [{ ...millet, stock: 5 }]).lines).toMatchObject([
      { problem: null, available: 5 },
      { problem: 'SHORT', available: 2 },
    ]);
    expect(bill({ lines }, [{ ...millet, stock: 6 }]).lines).toMatchObject([{ problem: null }, { problem: null }]);
    expect(bill({ lines }, [{ ...millet, stock: 3 }]).lines[1]).toMatchObject({ problem: 'SOLD_OUT', available: 0 });
  });

  it('leaves the sums of the cart without what is not available', () => {
    const wanted = { lines: [line('millet-500', 8, 'gift-box'), line('millet-500', 2), line('mix-250', 1)] };
    const reduced = { lines: [line('millet-500', 5, 'gift-box'), line('mix-250', 1)] };
    const packs = [{ ...millet, stock: 5 }, mix];
    const { lines, shares, orderable, ...sums } = bill(wanted, packs);
    expect(lines.map(({ problem }) => problem)).toEqual(['SHORT', 'SOLD_OUT', null]);
    expect(orderable).toBe(false);
    const { lines: _, shares: sharesLeft, orderable: isOrderableThen, ...sumsLeft } = bill(reduced, packs);
    expect(isOrderableThen).toBe(true);
    expect(sums).toEqual(sumsLeft);
    expect(shares).toEqual([sharesLeft[0], null, sharesLeft[1]]);
  });

  it('takes no room at the door for what is not available', () => {
    const settings = { enabled: true, maxUnitsHeld: 5 };
    const facts = { settings, openOfCustomer: 0, openAtAddress: 0, refusals: 0, isKnown: true, unitsHeld: 0 };
    const wanted = { lines: [line('millet-500', 8)] };
    expect(doorProblem(bill(wanted, [{ ...millet, stock: 5 }]), facts)).toBeNull();
    expect(doorProblem(bill(wanted, [{ ...millet, stock: 6 }]), facts)).toEqual({ key: 'orders.doorFull' });
  });

  it('comes with more than 99 of one line, whatever the stock', () => {
    const result = bill({ lines: [line('millet-500', 100)] }, [{ ...millet, stock: 5_000 }]);
    expect(result.lines[0]).toMatchObject({
      problem: 'SHORT',
      available: 99,
      problemMessage: { key: 'orders.lineLimit', params: { limit: 99 } },
    });
  });
});

describe('lines of the same pack with the same add-ons', () => {
  it('become one, whatever the order of the add-ons', () => {
    expect(
      mergeLines([
        { _id: 'a', quantity: 1, addons: ['x', 'y'] },
        { _id: 'b', quantity: 2 },
        { _id: 'a', quantity: 3, addons: ['y', 'x'] },
        { _id: 'a', quantity: 1 },
        { _id: 'b', quantity: 1, addons: [] },
      ]),
    ).toEqual([
      { packId: 'a', quantity: 4, addonIds: ['x', 'y'] },
      { packId: 'b', quantity: 3, addonIds: [] },
      { packId: 'a', quantity: 1, addonIds: [] },
    ]);
  });
});

describe('a coupon', () => {
  it('of percent is rounded down to the whole rupee and leaves add-ons alone', () => {
    const lines = [line('millet-500', 1, 'gift-box'), line('mix-250', 1)];
    // 10 % of ₹193.00 is ₹19.30.
    expect(bill({ lines, couponFacts: tenPercent })).toMatchObject({
      discountPaise: 1_900,
      coupon: { code: 'TEN', applied: true, freesDelivery: false, problem: null },
    });
  });

  it('of percent stops at its maximum', () => {
    expect(bill({ couponFacts: { ...tenPercent, maxDiscountPaise: 1_200 } }).discountPaise).toBe(1_200);
  });

  it('of a flat amount never takes all', () => {
    const flat: CouponFacts = { ...tenPercent, kind: 'FLAT', value: 5_000 };
    expect(bill({ couponFacts: flat }).discountPaise).toBe(5_000);
    expect(bill({ couponFacts: { ...flat, value: 99_000 } })).toMatchObject({
      discountPaise: 14_900,
      totalPaise: 4_100,
    });
  });

  it('reports why it does not apply, and does not block the order', () => {
    const rejection = (changes: Partial<CouponFacts>) => bill({ couponFacts: { ...tenPercent, ...changes } });
    const unknown = bill({ coupon: { code: 'NO', facts: undefined } });
    expect(unknown.coupon).toEqual({
      code: 'NO',
      applied: false,
      freesDelivery: false,
      problem: { key: 'orders.couponUnknown' },
    });
    expect(unknown).toMatchObject({ discountPaise: 0, orderable: true });
    expect(rejection({ active: false }).coupon?.problem?.key).toBe('orders.couponUnknown');
    expect(rejection({ startsAt: new Date(now.getTime() + 1) }).coupon?.problem?.key).toBe('orders.couponUnknown');
    expect(rejection({ endsAt: now }).coupon?.problem?.key).toBe('orders.couponEnded');
    expect(rejection({ minItemsPaise: 15_001 })).toMatchObject({
      discountPaise: 0,
      coupon: { applied: false, problem: { key: 'orders.couponMinimum', params: { amount: '₹150.01' } } },
    });
    expect(rejection({ minItemsPaise: 15_000 }).coupon?.applied).toBe(true);
  });
});

describe('a coupon of categories', () => {
  const names = [{ en: 'Mixes', ta: 'மிக்ஸ்', hi: 'मिक्स' }];
  const onMixes: CouponFacts = { ...tenPercent, categoryIds: ['mixes', 'deleted'], categories: names };
  const lines = [line('millet-500', 2), line('mix-250', 1)];

  it('counts on their products alone, down to the paisa and the tax of each line', () => {
    // 10 % of ₹118.
    const result = bill({ lines, couponFacts: onMixes });
    expect(result).toMatchObject({
      discountPaise: 1_100,
      savedByCouponPaise: 1_100,
      totalPaise: 15_000 + 10_700 + 4_000,
    });
    expect(result.shares.map((share) => share?.discountPaise)).toEqual([0, 1_100]);
    const taxed = result.shares.map((share) => (share ? share.taxablePaise + share.taxPaise - share.deliveryPaise : 0));
    expect(taxed).toEqual([15_000, 10_700]);
    expect(result.taxes.reduce((sum, tax) => sum + tax.taxablePaise + tax.taxPaise, 0)).toBe(result.totalPaise);
  });

  it('takes no more than they cost', () => {
    const flat: CouponFacts = { ...onMixes, kind: 'FLAT', value: 50_000 };
    expect(bill({ lines, couponFacts: flat })).toMatchObject({ discountPaise: 11_800 });
    expect(bill({ lines: [line('mix-250', 1)], couponFacts: flat })).toMatchObject({ discountPaise: 11_700 });
  });

  it('counts their products alone towards its minimum', () => {
    const problem = { key: 'orders.couponCategoryMinimum', params: { amount: '₹118.01' }, names };
    expect(bill({ lines, couponFacts: { ...onMixes, minItemsPaise: 11_801 } }).coupon).toMatchObject({ problem });
    expect(bill({ lines, couponFacts: { ...onMixes, minItemsPaise: 11_800 } }).coupon?.applied).toBe(true);
  });

  it('names them where none is in the cart, and says when none is left in the shop', () => {
    expect(bill({ couponFacts: onMixes }).coupon?.problem).toEqual({ key: 'orders.couponCategories', names });
    const gone = bill({ lines, couponFacts: { ...onMixes, categories: [] } });
    expect(gone).toMatchObject({ discountPaise: 0, coupon: { problem: { key: 'orders.couponProductsGone' } } });
  });

  it('counts on a bundle by the category of the bundle', () => {
    const part = {
      packId: 'part',
      productId: 'part',
      name,
      netGrams: 250,
      measure: 'WEIGHT' as const,
      pricePaise: 5_000,
      quantity: 1,
      stock: 9,
      gstPercent: 5,
      hsn: '1008',
    };
    const bundle: PackFacts = { ...mix, id: 'set', parts: [part, { ...part, packId: 'other', pricePaise: 8_000 }] };
    const result = bill({ lines: [line('millet-500', 1), line('set', 1)], couponFacts: onMixes }, [millet, bundle]);
    expect(result.shares.map((share) => share?.discountPaise)).toEqual([0, 1_100]);
    expect(result.shares[1]?.parts.reduce((sum, { discountPaise }) => sum + discountPaise, 0)).toBe(1_100);
  });
});

describe('a coupon of free delivery', () => {
  const delivery: CouponFacts = { ...tenPercent, kind: 'FREE_DELIVERY', value: 0 };

  it('takes off the delivery charge alone, and its tax', () => {
    expect(bill({ couponFacts: delivery })).toMatchObject({
      discountPaise: 0,
      deliveryChargePaise: 0,
      totalPaise: 15_000,
      savedByCouponPaise: 4_000,
      missingToFreeDeliveryPaise: 0,
      taxIncludedPaise: 714,
      coupon: { applied: true, freesDelivery: true, problem: null },
    });
  });

  it('is not used up where delivery is free anyway', () => {
    expect(bill({ lines: [line('millet-500', 7)], couponFacts: delivery })).toMatchObject({
      savedByCouponPaise: 0,
      coupon: { applied: false, problem: { key: 'orders.couponDeliveryFree' } },
    });
  });

  it('holds its minimum', () => {
    expect(bill({ couponFacts: { ...delivery, minItemsPaise: 15_001 } })).toMatchObject({
      deliveryChargePaise: 4_000,
      coupon: { problem: { key: 'orders.couponMinimum' } },
    });
  });
});

it('a coupon for a first order has no effect on a later one', () => {
  const couponFacts: CouponFacts = { ...tenPercent, firstOrderOnly: true };
  expect(bill({ couponFacts }).coupon?.applied).toBe(true);
  expect(bill({ couponFacts, hasOrdered: true }).coupon?.problem).toEqual({ key: 'orders.couponFirstOrder' });
});

it('a coupon of everything leaves a rupee to pay, so that the order can be paid', () => {
  const everything: CouponFacts = { ...tenPercent, value: 100 };
  const free = { charges: charges(0, 0), couponFacts: everything };
  expect(bill(free)).toMatchObject({ discountPaise: 14_900, totalPaise: 100 });
  const ofMillets = { ...everything, categoryIds: ['millets'], categories: [name] };
  expect(bill({ ...free, couponFacts: ofMillets })).toMatchObject({ totalPaise: 100 });
});

describe('the tax that is in the prices', () => {
  it('is worked out rate by rate from what is paid', () => {
    const result = bill({ charges: charges(0, 0), lines: [line('millet-500', 2), line('mix-250', 1)] });
    expect(result.taxes).toEqual([
      { ratePercent: 5, taxablePaise: 14_286, taxPaise: 714 },
      { ratePercent: 18, taxablePaise: 10_000, taxPaise: 1_800 },
    ]);
    expect(result.taxIncludedPaise).toBe(2_514);
  });

  it('adds up to the total with any discount and delivery', () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 500; round += 1) {
      const packs = Array.from({ length: 1 + random(6) }, (_, at) => ({
        ...millet,
        id: `pack-${at}`,
        categoryId: random(2) ? 'mixes' : 'millets',
        pricePaise: 1 + random(99_999),
        mrpPaise: 100_000,
        gstPercent: [0, 5, 12, 18][random(4)] ?? 0,
        stock: 99,
      }));
      const lines = packs.map((pack) => line(pack.id, 1 + random(99), ...(random(2) ? ['gift-box'] : [])));
      const categoryIds = random(2) ? ['mixes'] : null;
      const couponFacts = { ...tenPercent, value: 1 + random(100), categoryIds, categories: [name] };
      const result = bill({ lines, couponFacts }, packs);
      const parts = result.taxes.flatMap((tax) => [tax.taxablePaise, tax.taxPaise]);
      expect(parts.every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
      expect(parts.reduce((total, part) => total + part, 0)).toBe(result.totalPaise);
      expect(result.totalPaise).toBe(
        result.itemsPaise + result.addonsPaise - result.discountPaise + result.deliveryChargePaise,
      );
    }
  });
});
