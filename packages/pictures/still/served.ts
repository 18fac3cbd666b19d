import { CATEGORY_IDS } from '../../../contract/constants';
import { GRAINS, type Grain, type Ingredient, type Powder } from '../ingredients/ingredients';
import { ground, SIDE } from '../packs/ground';
import { categoryOf, PRODUCTS, type DrawnProduct } from '../packs/products';
import { seedProducts } from '../packs/seedProducts';
import { Drawing, type Svg } from '../svg';
import { bowls } from './bowls';
import type { Form } from './crepe';
import { dosa } from './dosa';
import { millets } from './millets';
import { porridge } from './porridge';
import { puttu } from './puttu';

/** Black gram in its skin. */
const BLACK_GRAM: Grain = {
  kind: 'round',
  length: 22,
  width: 17,
  gloss: 0.5,
  colours: ['#2F2B29', '#3A3532', '#26221F'],
  eye: '#D8D2C6',
};

/** The grains of flours and porridges. */
const MILLED_FROM: Readonly<Record<string, Grain>> = {
  'ML-RAGIFL': GRAINS.finger,
  'ML-KAMBUFL': GRAINS.pearl,
  'ML-CHOLAMFL': GRAINS.whiteSorghum,

  'PM-RAGI': GRAINS.finger,
  'PM-KAMBU': GRAINS.pearl,
  'PM-SATHU': { ...GRAINS.pearl, colours: [...GRAINS.finger.colours, ...GRAINS.foxtail.colours, '#5E7043', '#8C9280'] },
  'PM-KAVUNI': GRAINS.karuppuKavuni,
  'PM-MAPP': GRAINS.mappillaiSamba,
  'PM-POONG': GRAINS.poongar,
  'PM-KUTHI': GRAINS.barnyard,
  'PM-ULUN': BLACK_GRAM,
};

/** How each batter is spread and folded. */
const FORMS: Readonly<Record<string, Form>> = {
  'DM-RAGI': 'lacy',
  'DM-KAMBU': 'half',
  'DM-THINAI': 'spread',
  'DM-SAMAI': 'roll',
  'DM-VARAGU': 'quarter',
  'DM-KUTHI': 'set',
  'DM-CHOLAM': 'half',
  'DM-MULTI': 'roll',
  'DM-ADAI': 'thick',
};

const isPowder = (ingredient: Ingredient): ingredient is Powder => ingredient.kind === 'powder';
const isGrain = (ingredient: Ingredient): ingredient is Grain => ingredient.kind !== 'powder';

type Draw = (drawing: Drawing, tint: string) => Svg;

/** Grains and flours in a bowl; a mix as the dish that it becomes. */
const dishOf = (sku: string, categoryId: string, { ingredients, head }: DrawnProduct): Draw => {
  const [ingredient] = ingredients;
  if (!ingredient) throw new Error(`${sku} has no ingredient`);
  if (ingredients.length > 1) return (drawing, tint) => bowls(drawing, tint, ingredients.filter(isGrain));
  if (isPowder(ingredient) && categoryId === CATEGORY_IDS.MILLET_DOSA_MIX)
    return (drawing, tint) => dosa(drawing, tint, { powder: ingredient, form: FORMS[sku] ?? 'spread' });
  if (isPowder(ingredient) && categoryId === CATEGORY_IDS.PUTTU_MIX)
    return (drawing, tint) => puttu(drawing, tint, ingredient);
  const grain = isPowder(ingredient) ? MILLED_FROM[sku] : ingredient;
  if (!grain) throw new Error(`${sku} has no entry in MILLED_FROM`);
  if (isPowder(ingredient) && categoryId === CATEGORY_IDS.PORRIDGE_MIX) {
    return (drawing, tint) => porridge(drawing, tint, { ingredient, grain });
  }
  const material = categoryId === CATEGORY_IDS.TRADITIONAL_RICES ? 'clay' : 'leafGlaze';
  return (drawing, tint) => millets(drawing, tint, { ingredient, grain, head, material });
};

/** A product unpacked, by its stock code. */
export const drawServed = (sku: string): Draw => {
  const product = PRODUCTS[sku];
  const seed = seedProducts.find((candidate) => candidate.sku === sku);
  if (!product || !seed) throw new Error(`${sku} has no entry in products.ts`);
  return dishOf(sku, seed.categoryId, product);
};

/** Each product unpacked, by its id in the shop. */
export const served: readonly { id: string; draw: () => Svg; dark: () => Svg }[] = seedProducts.map(
  ({ sku, categoryId }) => {
    const { tint, dark } = categoryOf(categoryId);
    const draw = drawServed(sku);
    const on = (colour: string) => (): Svg => {
      const drawing = new Drawing();
      const body = draw(drawing, colour);
      return drawing.finish(SIDE, SIDE, ground(drawing, colour), body);
    };
    return { id: sku.toLowerCase(), draw: on(tint), dark: on(dark) };
  },
);
