import { CATEGORY_IDS } from '../../../contract/constants';
import { ground } from '../packs/ground';
import { groundOf } from '../packs/products';
import { porridge } from '../still/porridge';
import { rices } from '../still/rices';
import { Drawing, group, num, type Svg } from '../svg';
import { field, type FieldCut } from './field';
import { DUSK, MORNING, type Light } from './light';
import { pouchOf, provisions, sackOf, type Provisions } from './provisions';

/** One scene in the two crops of banners, by day and for dark pages. */
export interface DrawnBanner {
  id: string;
  wide: Cut;
  tall: Cut;
  dark?: { wide: Cut; tall: Cut };
}

interface Cut {
  width: number;
  height: number;
  draw: () => Svg;
}

const WIDE = { width: 1600, height: 600 };
const TALL = { width: 1080, height: 1080 };

/** The field, wide and tall, with an empty sky for text at the upper left or the top. */
const wideField: FieldCut = {
  ...WIDE,
  horizon: 0.56,
  sun: { x: 0.56, y: 0.43, radius: 0.1 },
  moon: { x: 0.885, y: 0.235 },
  vanish: 0.6,
  palms: [
    { x: 0.945, y: 0.8, tall: 0.46, lean: -0.03 },
    { x: 0.985, y: 0.84, tall: 0.38, lean: 0.03 },
    { x: 0.07, y: 0.62, tall: 0.17, lean: 0.01 },
    { x: 0.1, y: 0.615, tall: 0.13, lean: -0.01 },
  ],
  ears: 0.36,
  earsOnRight: false,
};
const wideProvisions: Provisions = {
  ...WIDE,
  plank: 0.865,
  packs: [
    sackOf('rc-mapp-5000', 0.769, 0.00066),
    pouchOf('rc-kavuni-500', 0.896, 0.00055),
    pouchOf('ml-thinai-500', 0.64, 0.00057),
  ],
  bowl: { x: 0.546, scale: 0.00042 },
  lamp: { x: 0.475, scale: 0.15 },
};
const tallField: FieldCut = {
  ...TALL,
  horizon: 0.66,
  sun: { x: 0.765, y: 0.545, radius: 0.052 },
  hills: 0.55,
  vanish: 0.5,
  palms: [
    { x: 0.94, y: 0.78, tall: 0.235, lean: -0.03 },
    { x: 0.06, y: 0.7, tall: 0.1, lean: 0.008 },
  ],
  ears: 0.2,
  earsOnRight: false,
};
const tallProvisions: Provisions = {
  ...TALL,
  plank: 0.905,
  packs: [
    sackOf('rc-mapp-5000', 0.617, 0.0005),
    pouchOf('rc-kavuni-500', 0.869, 0.0004),
    pouchOf('ml-thinai-500', 0.359, 0.00042),
  ],
  bowl: { x: 0.175, scale: 0.00033 },
  lamp: { x: 0.05, scale: 0.1 },
};

const fieldAt = (light: Light): Pick<DrawnBanner, 'wide' | 'tall'> => ({
  wide: { ...WIDE, draw: () => field(wideField, light, provisions(wideProvisions)) },
  tall: { ...TALL, draw: () => field(tallField, light, provisions(tallProvisions)) },
});

type Still = (drawing: Drawing, tint: string) => Svg;

/** A category's picture with room for text beside or above it. */
const withRoom = (still: Still, tint: string): Pick<DrawnBanner, 'wide' | 'tall'> => {
  const cut = (size: typeof WIDE, x: number, y: number, scale: number): Cut => ({
    ...size,
    draw: () => {
      const drawing = new Drawing();
      const body = still(drawing, tint);
      return drawing.finish(
        size.width,
        size.height,
        ground(drawing, tint, size.width, size.height),
        group({ transform: `translate(${num(x)} ${num(y)}) scale(${num(scale)})` }, body),
      );
    },
  });
  return { wide: cut(WIDE, 790, -118, 0.8), tall: cut({ width: 1080, height: 1350 }, 90, 420, 0.92) };
};

const rice = groundOf(CATEGORY_IDS.TRADITIONAL_RICES);
const mixes = groundOf(CATEGORY_IDS.PORRIDGE_MIX);

export const banners: readonly DrawnBanner[] = [
  { id: 'banner-millets', ...fieldAt(MORNING), dark: fieldAt(DUSK) },
  { id: 'banner-rices', ...withRoom(rices, rice.light), dark: withRoom(rices, rice.dark) },
  { id: 'banner-breakfast', ...withRoom(porridge, mixes.light), dark: withRoom(porridge, mixes.dark) },
];
