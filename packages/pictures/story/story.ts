import { field, type FieldCut } from '../scene/field';
import { DUSK, MORNING } from '../scene/light';
import { Drawing, type Svg } from '../svg';
import { delivery } from './delivery';
import { packing, sorting } from './work';

/** Pictures of Our Story are three by two. */
const SIZE = { width: 1200, height: 800 };

const dawn: FieldCut = {
  ...SIZE,
  horizon: 0.52,
  sun: { x: 0.58, y: 0.42, radius: 0.1 },
  vanish: 0.55,
  palms: [
    { x: 0.86, y: 0.8, tall: 0.62, lean: -0.03 },
    { x: 0.93, y: 0.84, tall: 0.5, lean: 0.05 },
    { x: 0.1, y: 0.6, tall: 0.17, lean: 0.01 },
    { x: 0.14, y: 0.6, tall: 0.13, lean: -0.01 },
  ],
  ears: 0.34,
};

const scene = (body: (drawing: Drawing) => Svg) => (): Svg => {
  const drawing = new Drawing();
  // Before `finish`, which writes the definitions that it adds.
  const drawn = body(drawing);
  return drawing.finish(SIZE.width, SIZE.height, drawn);
};

export const story: readonly { name: string; draw: () => Svg; dark?: () => Svg }[] = [
  { name: 'field', draw: () => field(dawn, MORNING), dark: () => field(dawn, DUSK) },
  { name: 'sorting', draw: scene(sorting) },
  { name: 'packing', draw: scene(packing) },
  { name: 'delivery', draw: scene(delivery) },
];
