import { ground } from './packs/ground';
import { packs, packshot } from './packs/packshot';
import { categoryPreview, productPreview, recipePreview, setPreview } from './marks/previews';
import { categoryOf } from './packs/products';
import { SETS, setShot } from './packs/sets';
import { banners } from './scene/banners';
import { recipes } from './dishes/recipes';
import { smallDrawings } from './small/smallDrawings';
import { story } from './story/story';
import { dosa } from './still/dosa';
import { millets } from './still/millets';
import { porridge } from './still/porridge';
import { puttu } from './still/puttu';
import { rices } from './still/rices';
import { served } from './above/served';
import { CATEGORY_IDS } from '../../contract/constants';
import type { Ground } from '../../contract/pictures';
import { Drawing, type Svg } from './svg';
import type { Recipe } from './render';

/** A card's picture at a device pixel ratio of 2. */
export const CARD_WIDTH = 540;
const CARD_MAX_BYTES = 13_500;

/** A picture to be rendered, and its entry in the manifest. */
export interface Drawn {
  /** Base name of its files. */
  name: string;
  draw: () => Svg;
  /** The same for dark pages. */
  dark?: (() => Svg) | undefined;
  /** Of a drawing that is cut out: what it is shown on. */
  ground?: Ground;
  /** The preview of links to it, a JPEG. */
  share?: () => Svg;
  recipe: Recipe;
  group: 'packs' | 'served' | 'categories' | 'banners' | 'recipes' | 'story' | 'small';
  /** Id of what it shows. */
  id: string;
  /** For banners only. */
  cut?: 'wide' | 'tall';
}

const STILL_SIDE = 1000;

const PACK: Recipe = {
  avif: [
    { width: 192, quality: 44 },
    { width: 360, quality: 46 },
    { width: CARD_WIDTH, quality: 46, maxBytes: CARD_MAX_BYTES },
    { width: 768, quality: 40, maxBytes: 15_000 },
  ],
  webp: [{ width: 320, quality: 46 }],
  placeholder: false,
};

/** For cards and the product page. */
const SERVED: Recipe = {
  avif: [
    { width: 192, quality: 40 },
    { width: 360, quality: 42, maxBytes: 8_000 },
    { width: 720, quality: 40, maxBytes: 14_000 },
  ],
  webp: [{ width: 320, quality: 42 }],
  placeholder: false,
};

const CATEGORY: Recipe = {
  avif: [
    { width: 240, quality: 48 },
    { width: 480, quality: 48 },
    { width: 800, quality: 44 },
  ],
  webp: [{ width: 480, quality: 64 }],
  placeholder: true,
};

const RECIPE: Recipe = {
  avif: [
    { width: 360, quality: 46 },
    { width: 720, quality: 44 },
    { width: 1200, quality: 38 },
  ],
  webp: [{ width: 360, quality: 50 }],
  placeholder: false,
};

const STORY: Recipe = {
  avif: [
    { width: 480, quality: 44 },
    { width: 1200, quality: 40 },
  ],
  webp: [{ width: 480, quality: 52 }],
  placeholder: true,
};

const bannerRecipe = (small: number, large: number): Recipe => ({
  avif: [
    { width: small, quality: 48 },
    { width: large, quality: 46 },
  ],
  webp: [{ width: small, quality: 66 }],
  placeholder: true,
});

const SMALL: Recipe = {
  avif: [
    { width: 320, quality: 52 },
    { width: 640, quality: 46 },
  ],
  webp: [{ width: 320, quality: 66 }],
  placeholder: false,
};

const STILLS = {
  [CATEGORY_IDS.ORGANIC_MILLETS]: millets,
  [CATEGORY_IDS.TRADITIONAL_RICES]: rices,
  [CATEGORY_IDS.PORRIDGE_MIX]: porridge,
  [CATEGORY_IDS.MILLET_DOSA_MIX]: dosa,
  [CATEGORY_IDS.PUTTU_MIX]: puttu,
} as const;

const drawStill = (still: (drawing: Drawing, tint: string) => Svg, tint: string): Svg => {
  const drawing = new Drawing();
  const body = still(drawing, tint);
  return drawing.finish(STILL_SIDE, STILL_SIDE, ground(drawing, tint), body);
};

/** Every picture of the shop. */
export const album: readonly Drawn[] = [
  ...packs.map((pack): Drawn => ({
    name: pack.id,
    draw: () => packshot(pack),
    ground: pack.ground,
    recipe: PACK,
    group: 'packs',
    id: pack.id,
  })),
  ...Object.entries(SETS).map(([sku, set]): Drawn => {
    const id = `${sku.toLowerCase()}-${set.netGrams}`;
    return {
      name: id,
      draw: () => setShot(set, packs),
      ground: set.ground,
      share: () => setPreview(set),
      recipe: PACK,
      group: 'packs',
      id,
    };
  }),
  ...served.map(({ id, draw, ground: shownOn }): Drawn => ({
    name: `${id}-served`,
    draw,
    ground: shownOn,
    share: () => productPreview(id),
    recipe: SERVED,
    group: 'served',
    id,
  })),
  ...Object.entries(STILLS).map(([id, still]): Drawn => {
    const { tint, dark } = categoryOf(id);
    return {
      name: id,
      draw: () => drawStill(still, tint),
      dark: () => drawStill(still, dark),
      share: () => categoryPreview(id, still),
      recipe: CATEGORY,
      group: 'categories',
      id,
    };
  }),
  ...banners.flatMap(({ id, wide, tall, dark }): Drawn[] => [
    {
      name: `${id}-wide`,
      draw: wide.draw,
      dark: dark?.wide.draw,
      recipe: bannerRecipe(960, 1600),
      group: 'banners',
      id,
      cut: 'wide',
    },
    {
      name: `${id}-tall`,
      draw: tall.draw,
      dark: dark?.tall.draw,
      recipe: bannerRecipe(640, 1080),
      group: 'banners',
      id,
      cut: 'tall',
    },
  ]),
  ...recipes.map(({ slug, draw, ground: shownOn }): Drawn => ({
    name: `recipe-${slug}`,
    draw,
    ground: shownOn,
    share: () => recipePreview(slug),
    recipe: RECIPE,
    group: 'recipes',
    id: slug,
  })),
  ...story.map(({ name, draw, dark }): Drawn => ({
    name: `story-${name}`,
    draw,
    dark,
    recipe: STORY,
    group: 'story',
    id: name,
  })),
  ...smallDrawings.map(({ name, draw, ground: shownOn }): Drawn => ({
    name: name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
    draw,
    ground: shownOn,
    recipe: SMALL,
    group: 'small',
    id: name,
  })),
];
