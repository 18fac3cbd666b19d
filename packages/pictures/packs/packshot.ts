import { Drawing, type Svg } from '../svg';
import { carton } from './carton';
import type { Pack } from './front';
import { CUT_OUT, SIDE } from './ground';
import { labelName, netWeight } from './names';
import { pouch } from './pouch';
import { CATEGORIES, groundOf, PRODUCTS } from './products';
import { sack } from './sack';
import { seedProducts } from './seedProducts';

/** From this weight on, products come in a sack. */
const SACK_GRAMS = 5000;

/** Every pack of the seed, in its order, by the pack's id in the shop. */
export const packs: readonly Pack[] = seedProducts.flatMap(({ sku, categoryId, name, packs: sizes }) => {
  const product = PRODUCTS[sku];
  const category = CATEGORIES[categoryId];
  if (!product || !category) throw new Error(`${sku} has no entry in products.ts`);
  return sizes.map(({ netGrams }): Pack => ({
    id: `${sku.toLowerCase()}-${netGrams}`,
    netGrams,
    text: { ...labelName(name.en), tamil: name.ta },
    weight: netWeight(netGrams),
    ingredients: product.ingredients,
    head: product.head,
    stamp: category.stamp,
    scheme: category.scheme(product.hue, product.ingredients),
    tint: category.tint,
    ground: groundOf(categoryId),
  }));
});

/** The pack's picture, cut out. */
export const packshot = (pack: Pack): Svg => {
  const drawing = new Drawing();
  const draw = pack.ingredients.length > 1 ? carton : pack.netGrams >= SACK_GRAMS ? sack : pouch;
  // Before `finish`, which writes the definitions that it adds.
  const body = draw(drawing, { ...pack, tint: CUT_OUT });
  return drawing.finish(SIDE, SIDE, body);
};
