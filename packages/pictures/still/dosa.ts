import { POWDERS } from '../ingredients/ingredients';
import { katori } from '../dishes/katori';
import { randomOf } from '../random';
import { group, type Drawing, type Svg } from '../svg';
import { crepe, type Crepe } from './crepe';
import { steam } from './steam';
import { tawa } from './tawa';

const FOXTAIL: Crepe = { powder: POWDERS.thinaiDosa, form: 'spread' };

/** A dosa on an iron griddle, coconut chutney beside; by default of foxtail millet. */
export const dosa = (drawing: Drawing, tint: string, kind: Crepe = FOXTAIL): Svg => {
  const random = randomOf(`${kind.form} dosa on a tawa`);
  const [x, y] = [450, 590];
  return group(
    {},
    tawa(drawing, tint, x, y, 366),
    crepe(drawing, random, kind, { x, y: y - 4, radius: 290 }),
    steam(drawing, x - 16, y - 70, 340),
    katori(drawing, tint, random, { x: 796, floor: 828, half: 108, material: 'ceramic', content: 'coconutChutney' }),
  );
};
