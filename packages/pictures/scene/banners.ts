import { ground } from '../packs/ground';
import { porridge } from '../still/porridge';
import { rices } from '../still/rices';
import { Drawing, group, num, type Svg } from '../svg';
import { field, type FieldCut } from './field';

/** One scene in the two crops of banners. */
export interface DrawnBanner {
  id: string;
  wide: Cut;
  tall: Cut;
}

interface Cut {
  width: number;
  height: number;
  draw: () => Svg;
}

const WIDE = { width: 1600, height: 600 };
const TALL = { width: 1080, height: 1350 };

/** The field at sunrise, wide and tall, with an empty sky for text at the upper left or the top. */
const wideField: FieldCut = {
  ...WIDE,
  horizon: 0.56,
  sun: { x: 0.66, y: 0.43, radius: 0.115 },
  vanish: 0.64,
  palms: [
    { x: 0.9, y: 0.8, tall: 0.72, lean: -0.05 },
    { x: 0.955, y: 0.84, tall: 0.6, lean: 0.06 },
    { x: 0.84, y: 0.7, tall: 0.4, lean: 0.03 },
    { x: 0.07, y: 0.62, tall: 0.17, lean: 0.01 },
    { x: 0.1, y: 0.615, tall: 0.13, lean: -0.01 },
  ],
  ears: 0.36,
};
const tallField: FieldCut = {
  ...TALL,
  horizon: 0.62,
  sun: { x: 0.31, y: 0.52, radius: 0.066 },
  vanish: 0.56,
  palms: [
    { x: 0.86, y: 0.79, tall: 0.4, lean: -0.02 },
    { x: 0.95, y: 0.82, tall: 0.33, lean: 0.03 },
    { x: 0.77, y: 0.7, tall: 0.2, lean: 0.015 },
    { x: 0.08, y: 0.655, tall: 0.1, lean: 0.008 },
    { x: 0.13, y: 0.65, tall: 0.075, lean: -0.006 },
  ],
  ears: 0.2,
};

type Still = (drawing: Drawing, tint: string) => Svg;

/** A category's picture with room for text beside or above it. */
const withRoom = (still: Still, tint: string): Omit<DrawnBanner, 'id'> => {
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
  return { wide: cut(WIDE, 790, -118, 0.8), tall: cut(TALL, 90, 420, 0.92) };
};

export const banners: readonly DrawnBanner[] = [
  {
    id: 'banner-millets',
    wide: { ...WIDE, draw: () => field(wideField) },
    tall: { ...TALL, draw: () => field(tallField) },
  },
  { id: 'banner-rices', ...withRoom(rices, '#F1E6D9') },
  { id: 'banner-breakfast', ...withRoom(porridge, '#F4EBD2') },
];
