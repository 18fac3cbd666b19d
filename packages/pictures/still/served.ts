import { CATEGORY_IDS } from '../../../contract/constants';
import { GRAINS, type GrainLook, type Look, type PowderLook } from '../goods/looks';
import { ground, SIDE } from '../packs/ground';
import { CATEGORIES, PRODUCTS, type DrawnProduct } from '../packs/products';
import { seedProducts } from '../packs/seedProducts';
import { Drawing, type Svg } from '../svg';
import { bowls } from './bowls';
import { dosa } from './dosa';
import { millets } from './millets';
import { porridge } from './porridge';
import { puttu } from './puttu';

/** Black gram in its skin. */
const BLACK_GRAM: GrainLook = {
  kind: 'round',
  length: 22,
  width: 17,
  gloss: 0.5,
  colours: ['#2F2B29', '#3A3532', '#26221F'],
  eye: '#D8D2C6',
};

/** What flours and porridges are made of. */
const MILLED_FROM: Readonly<Record<string, GrainLook>> = {
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

const isPowder = (look: Look): look is PowderLook => look.kind === 'powder';
const isGrain = (look: Look): look is GrainLook => look.kind !== 'powder';

type Draw = (drawing: Drawing, tint: string) => Svg;

/** Grains and flours in a bowl; a mix as the dish that it becomes. */
const drawServed = (sku: string, categoryId: string, { looks, head }: DrawnProduct): Draw => {
  const [look] = looks;
  if (!look) throw new Error(`Nobody has said how ${sku} looks`);
  if (looks.length > 1) return (drawing, tint) => bowls(drawing, tint, looks.filter(isGrain));
  if (isPowder(look) && categoryId === CATEGORY_IDS.MILLET_DOSA_MIX)
    return (drawing, tint) => dosa(drawing, tint, look);
  if (isPowder(look) && categoryId === CATEGORY_IDS.PUTTU_MIX) return (drawing, tint) => puttu(drawing, tint, look);
  const grain = isPowder(look) ? MILLED_FROM[sku] : look;
  if (!grain) throw new Error(`Nobody has said what ${sku} is made of`);
  if (isPowder(look) && categoryId === CATEGORY_IDS.PORRIDGE_MIX) {
    return (drawing, tint) => porridge(drawing, tint, { look, grain });
  }
  const material = categoryId === CATEGORY_IDS.TRADITIONAL_RICES ? 'clay' : 'leafGlaze';
  return (drawing, tint) => millets(drawing, tint, { look, grain, head, material });
};

/** Each product out of its pack; the id is the product's in the shop. */
export const served: readonly { id: string; draw: () => Svg }[] = seedProducts.map(({ sku, categoryId }) => {
  const product = PRODUCTS[sku];
  const category = CATEGORIES[categoryId];
  if (!product || !category) throw new Error(`Nobody has said how ${sku} is drawn`);
  const draw = drawServed(sku, categoryId, product);
  return {
    id: sku.toLowerCase(),
    draw: () => {
      const drawing = new Drawing();
      const body = draw(drawing, category.tint);
      return drawing.finish(SIDE, SIDE, ground(drawing, category.tint), body);
    },
  };
});
