import type { ProductCard } from '../../../contract/homepage';
import type { PricedBill } from './bill';
import { suggestPacks } from './suggestions';

const product = (slug: string, prices: Record<string, number>, available = 5): ProductCard => ({
  _id: slug,
  slug,
  categoryId: 'organic-millets',
  name: slug,
  secondName: slug,
  veg: true,
  packs: Object.entries(prices).map(([_id, productPrice]) => ({
    _id,
    netGrams: 500,
    measure: 'WEIGHT',
    mrpPaise: productPrice,
    productPrice,
    available,
    picture: null,
  })),
});

const billThatLacks = (paise: { minimum?: number; free?: number }, inCart: string[] = []) =>
  ({
    lines: inCart.map((slug) => ({ pack: { slug } })),
    missingToMinimumPaise: paise.minimum ?? 0,
    missingToFreeDeliveryPaise: paise.free ?? 0,
  }) as unknown as PricedBill;

const shop = [
  product('ragi', { 'ragi-500': 5_500, 'ragi-1000': 10_200 }),
  product('kambu', { 'kambu-500': 9_900 }),
  product('rice', { 'rice-500': 12_000, 'rice-1000': 22_000 }),
  product('mix', { 'mix-250': 14_000 }),
];
const ids = (...args: Parameters<typeof suggestPacks>) => suggestPacks(...args).map(({ pack }) => pack._id);

it('suggests the packs just above the gap, one per product', () => {
  expect(ids(billThatLacks({ minimum: 10_100, free: 40_000 }), shop)).toEqual(['ragi-1000', 'rice-500', 'mix-250']);
  expect(ids(billThatLacks({ free: 21_000 }), shop)).toEqual(['rice-1000', 'mix-250', 'ragi-1000']);
});

it('suggests nothing of what is in the cart or sold out', () => {
  expect(ids(billThatLacks({ minimum: 10_100 }, ['ragi']), shop)).toEqual(['rice-500', 'mix-250', 'kambu-500']);
  const soldOut = product('soldOut', { 'soldOut-500': 10_100 }, 0);
  expect(ids(billThatLacks({ minimum: 10_100 }), [soldOut, ...shop])).not.toContain('soldOut-500');
});
