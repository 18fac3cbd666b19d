import type { Pack, ProductCard } from '../../../contract/homepage';
import type { CartItem } from '../../store/slices/cartSlice';
import { buildPack, buildProductCard } from './homepage';
import { packPicture } from './pictures';

/* Edge cases for layouts: products and amounts that the sample shop lacks and a real one may have. */

/** The amount reads ₹12,34,567.50. */
export const LARGE_AMOUNT_PAISE = 12_34_567_50;

/** The limit of a cart line. */
export const MOST_PACKS = 99;

const packOf = (overrides: Partial<Pack>): Pack => buildPack({ picture: packPicture('ml-thinai-500'), ...overrides });

const buildHard = (_id: string, overrides: Partial<ProductCard> = {}): ProductCard =>
  buildProductCard({ _id, slug: _id, packs: [packOf({ _id: `${_id}-500` })], ...overrides });

/** One product per edge case, by name. */
export const hardProducts = {
  withoutPicture: buildHard('without-picture', {
    name: 'Little Millet (Samai) rice',
    secondName: 'சாமை',
    packs: [buildPack({ _id: 'without-picture-500', picture: null })],
  }),
  longTamilName: buildHard('long-tamil-name', {
    name: 'முளைகட்டிய கேழ்வரகு, கம்பு, சோளம், தினை, வரகு, சாமை, குதிரைவாலி, பனிவரகு கலந்த பாரம்பரியப் பன்னிருதானியக்கூட்டுச்சத்துமாவுக்கஞ்சிக்கலவை',
    secondName:
      'Twelve-grain health mix with sprouted ragi, kambu, cholam, thinai, varagu, samai, kuthiraivali and panivaragu',
  }),
  /** Sold at its MRP, so without a discount. */
  withoutDiscount: buildHard('without-discount', { packs: [packOf({ mrpPaise: 7500, productPrice: 7500 })] }),
  /** One paisa less: a discount that rounds to 0 %. */
  hardlyDiscounted: buildHard('hardly-discounted', {
    packs: [packOf({ _id: 'hardly-discounted-500', mrpPaise: 7500, productPrice: 7499 })],
  }),
  manyPacks: buildHard('many-packs', { packs: [packOf({ _id: 'many-packs-500', available: MOST_PACKS })] }),
  withoutNutrition: buildHard('without-nutrition', { name: 'Five Siridhanya Combo (5 x 500 g)' }),
  soldOut: buildHard('sold-out', {
    name: 'Browntop Millet (Kula Samai) rice',
    secondName: 'குலசாமை',
    packs: [
      packOf({ _id: 'sold-out-500', available: 0 }),
      packOf({ _id: 'sold-out-1000', netGrams: 1000, available: 0 }),
    ],
  }),
  oneLetter: buildHard('one-letter', { name: 'A', secondName: 'அ' }),
  dear: buildHard('dear', {
    name: 'Karuppu Kavuni (black rice), 30 sacks',
    secondName: 'கருப்பு கவுனி',
    packs: [
      packOf({ _id: 'dear-150000', netGrams: 150_000, mrpPaise: 15_00_000_00, productPrice: LARGE_AMOUNT_PAISE }),
    ],
  }),
} satisfies Record<string, ProductCard>;

/** A product's first pack as a cart item. */
export const inCart = ({ packs: [pack] }: ProductCard, quantity = 1): CartItem => ({
  _id: pack?._id ?? '',
  productPrice: pack?.productPrice ?? 0,
  quantity,
  addons: [],
});
