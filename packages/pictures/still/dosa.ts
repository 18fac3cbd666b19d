import { POWDERS } from '../ingredients/ingredients';
import { katori } from '../dishes/katori';
import { randomOf } from '../random';
import { group, type Drawing, type Svg } from '../svg';
import { FLAT, lyingDosa } from './lacyDosa';
import { steam } from './steam';
import { tawa } from './tawa';

/** A dosa of foxtail millet on an iron griddle, coconut chutney beside. */
export const dosa = (drawing: Drawing, tint: string): Svg => {
  const random = randomOf('dosa on a tawa');
  const [x, y] = [450, 590];
  return group(
    {},
    tawa(drawing, tint, x, y, 366),
    lyingDosa(drawing, random, { powder: POWDERS.thinaiDosa, form: 'open', radius: 316 }, { x, y: y - 2, flat: FLAT }),
    steam(drawing, x - 16, y - 70, 340),
    katori(drawing, tint, random, { x: 796, floor: 828, half: 108, material: 'ceramic', content: 'coconutChutney' }),
  );
};
