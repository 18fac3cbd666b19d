import { drawServed } from '../above/served';
import { dishOf } from '../dishes/recipes';
import { fitText, textLine } from '../lettering';
import { ground } from '../packs/ground';
import { labelName } from '../packs/names';
import { packs } from '../packs/packshot';
import { pouch } from '../packs/pouch';
import { sack } from '../packs/sack';
import { carton } from '../packs/carton';
import { categoryOf } from '../packs/products';
import { seedCategories, seedProducts, seedRecipes } from '../packs/seedProducts';
import { drawSet, type PackSet } from '../packs/sets';
import { stamp } from '../prints/stamps';

import { Drawing, el, group, num, type Svg } from '../svg';

/** The preview of links on other sites. */
const SIZE = { width: 1200, height: 630 };
const LEAF = '#17402A';

interface Names {
  title: string;
  tamil: string;
}

/** Names and mark on the left, the picture on the right. */
const preview = (tint: string, { title, tamil }: Names, drawing: Drawing, ...scene: Svg[]): Svg => {
  const heading = fitText(title, 'display', 500, [84, 76, 66, 56]);
  const below = fitText(tamil, 'tamil', 500, [44, 38, 34]);
  const lineHeight = heading.size * 1.08;
  const top = 286 - ((heading.lines.length - 1) * lineHeight + below.lines.length * below.size * 1.3) / 2;
  const tamilTop = top + (heading.lines.length - 1) * lineHeight + 34;
  const body = [
    ground(drawing, tint, SIZE.width, SIZE.height),
    ...scene,
    ...heading.lines.map((line, index) =>
      textLine(line, 72, top + index * lineHeight, { typeface: 'display', size: heading.size, fill: LEAF }, 'start'),
    ),
    ...below.lines.map((line, index) =>
      textLine(
        line,
        72,
        tamilTop + (index + 0.75) * below.size * 1.3,
        { typeface: 'tamil', size: below.size, fill: LEAF, opacity: 0.85 },
        'start',
      ),
    ),
    el('path', { d: 'M72 500H560', stroke: LEAF, 'stroke-opacity': 0.25, 'stroke-width': 2 }),
    stamp('mark', 98, 550, 52, LEAF),
    textLine('Vayal', 138, 566, { typeface: 'display', size: 50, fill: LEAF }, 'start'),
    textLine('வயல்', 282, 564, { typeface: 'tamil', size: 32, fill: LEAF }, 'start'),
  ];
  return drawing.finish(SIZE.width, SIZE.height, ...body);
};

const placed = (x: number, y: number, scale: number, body: Svg): Svg =>
  group({ transform: `translate(${num(x)} ${num(y)}) scale(${num(scale)})` }, body);

/** A product: its first pack, and beside it the meal that it becomes. */
export const productPreview = (id: string): Svg => {
  const product = seedProducts.find(({ sku }) => sku.toLowerCase() === id);
  const pack = packs.find((candidate) => candidate.id.startsWith(`${id}-`));
  if (!product || !pack) throw new Error(`There is no product ${id}`);
  const { tint } = categoryOf(product.categoryId);
  const drawing = new Drawing();
  const draw = pack.ingredients.length > 1 ? carton : pack.netGrams >= 5000 ? sack : pouch;
  return preview(
    tint,
    { title: labelName(product.name.en).title, tamil: product.name.ta },
    drawing,
    placed(724, 150, 0.465, drawServed(product.sku)(drawing, tint)),
    placed(520, 8, 0.62, draw(drawing, pack)),
  );
};

/** A set of packs. */
export const setPreview = (set: PackSet): Svg => {
  const tint = set.ground.light;
  const drawing = new Drawing();
  return preview(tint, set.text, drawing, placed(560, -4, 0.66, drawSet(drawing, set, packs, tint)));
};

/** A recipe: its dish. */
export const recipePreview = (slug: string): Svg => {
  const recipe = seedRecipes.find((candidate) => candidate.slug === slug);
  if (!recipe) throw new Error(`There is no recipe ${slug}`);
  const { dish, tint } = dishOf(slug);
  const drawing = new Drawing();
  return preview(
    tint,
    { title: recipe.name.en, tamil: recipe.name.ta },
    drawing,
    placed(566, 0, 0.54, dish(drawing, tint)),
  );
};

/** A category: its still. */
export const categoryPreview = (id: string, still: (drawing: Drawing, tint: string) => Svg): Svg => {
  const category = seedCategories.find((candidate) => candidate.id === id);
  if (!category) throw new Error(`There is no category ${id}`);
  const { tint } = categoryOf(id);
  const drawing = new Drawing();
  return preview(
    tint,
    { title: category.nameEn, tamil: category.nameTa },
    drawing,
    placed(590, 20, 0.62, still(drawing, tint)),
  );
};
