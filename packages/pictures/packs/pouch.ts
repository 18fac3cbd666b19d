import { randomOf } from '../random';
import { el, group, type Drawing, type Svg } from '../svg';
import { front, type Pack } from './front';
import { contactShadow, FLOOR, SIDE } from './ground';
import { kraft } from './paper';
import { pouchLight, pouchSeal } from './pouchLight';
import { pouchOutline, type Pouch } from './pouchShape';

interface PouchSize {
  /** The most that goes in. */
  grams: number;
  tall: number;
  half: number;
  /** The title's largest letters on one line, two, three. */
  letters: readonly number[];
}

const SIZES: readonly PouchSize[] = [
  { grams: 250, tall: 722, half: 266, letters: [86, 76, 54] },
  { grams: 500, tall: 796, half: 280, letters: [90, 86, 64] },
  { grams: 1000, tall: 858, half: 292, letters: [92, 104, 74] },
];

/** A standing pouch of kraft paper with a printed band around it. */
export const pouch = (drawing: Drawing, pack: Pack): Svg => {
  const size = SIZES.find(({ grams }) => pack.netGrams <= grams);
  if (!size) throw new Error(`No pouch holds ${pack.weight}`);
  const random = randomOf(pack.id);
  const { half, tall, letters } = size;
  const shape: Pouch = { x: SIDE / 2, top: FLOOR - tall, bottom: FLOOR, half };
  const scale = half / 292;
  const label = {
    x: shape.x,
    top: shape.top + 168 * scale,
    bottom: FLOOR - 56 * scale,
    half,
    sun: 66 * scale,
    wraps: true,
  };
  return group(
    {},
    contactShadow(drawing, pack.tint, shape.x, half),
    group(
      { 'clip-path': drawing.clip(el('path', { d: pouchOutline(shape) })) },
      kraft(drawing, random, { x: shape.x - half, y: shape.top, width: half * 2, height: tall + 12 }),
      front(drawing, pack, random, { ...label, scale, letters }),
      pouchLight(drawing, random, shape),
      pouchSeal(drawing, shape),
    ),
  );
};
