import { field, type FieldCut } from '../scene/field';
import { DUSK, MORNING } from '../scene/light';
import { Drawing, type Svg } from '../svg';
import { DAY, delivery, EVENING } from './delivery';
import { note } from './note';
import { pegs } from './pegs';
import { harvest, packing, sorting } from './work';

/** Three by two. */
const SIZE = { width: 1200, height: 800 };

const dawn: FieldCut = {
  ...SIZE,
  horizon: 0.52,
  sun: { x: 0.58, y: 0.42, radius: 0.1 },
  moon: { x: 0.7, y: 0.16 },
  vanish: 0.55,
  palms: [
    { x: 0.86, y: 0.8, tall: 0.62, lean: -0.03 },
    { x: 0.93, y: 0.84, tall: 0.5, lean: 0.05 },
    { x: 0.1, y: 0.6, tall: 0.17, lean: 0.01 },
    { x: 0.14, y: 0.6, tall: 0.13, lean: -0.01 },
  ],
  ears: 0.34,
};

const scene = <Light>(body: (drawing: Drawing, light: Light) => Svg, day: Light, dusk: Light) => {
  const draw = (light: Light) => (): Svg => {
    const drawing = new Drawing();
    // Before `finish`, which writes the definitions that it adds.
    const drawn = body(drawing, light);
    return drawing.finish(SIZE.width, SIZE.height, drawn);
  };
  return { draw: draw(day), dark: draw(dusk) };
};

export const story: readonly { name: string; draw: () => Svg; dark: () => Svg }[] = [
  { name: 'field', draw: () => field(dawn, MORNING), dark: () => field(dawn, DUSK) },
  { name: 'harvest', ...scene(harvest, '#E4EADB', '#24332A') },
  { name: 'sorting', ...scene(sorting, '#EADCC0', '#33291F') },
  { name: 'packing', ...scene(packing, '#E6E8D6', '#28332B') },
  { name: 'delivery', ...scene(delivery, DAY, EVENING) },
  { name: 'pegs', ...scene(pegs, '#EFE6D2', '#2C2F2A') },
  { name: 'note', ...scene(note, '#EAD9BC', '#33291F') },
];
