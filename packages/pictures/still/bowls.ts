import type { Grain } from '../ingredients/ingredients';
import { el, group, num, type Drawing, type Svg } from '../svg';
import { heap } from '../ingredients/heap';
import { contactShadow } from '../packs/ground';
import { randomOf } from '../random';
import { glint, mouth, vessel, TILT, type Ring } from './vessel';

/** Positions of five small bowls, those behind first. */
const SEATS = [
  { x: 322, floor: 560 },
  { x: 678, floor: 560 },
  { x: 196, floor: 760 },
  { x: 804, floor: 760 },
  { x: 500, floor: 822 },
];

/** A set of several kinds, each in a small clay bowl of its own. */
export const bowls = (drawing: Drawing, tint: string, ingredients: readonly Grain[]): Svg => {
  const random = randomOf('five bowls');
  return ingredients
    .map((ingredient, index) => {
      const { x, floor } = SEATS[index % SEATS.length] ?? { x: 500, floor: 800 };
      const rim: Ring = [floor - 146, 166];
      const [rimY, half] = rim;
      const mound = `M${num(x - 150)} ${num(rimY + 2)}C${num(x - 106)} ${num(rimY - 58)} ${num(x - 30)} ${num(rimY - 90)} ${num(x + 4)} ${num(rimY - 90)}C${num(x + 44)} ${num(rimY - 90)} ${num(x + 112)} ${num(rimY - 54)} ${num(x + 150)} ${num(rimY + 2)}A150 ${num(150 * TILT)} 0 0 1 ${num(x - 150)} ${num(rimY + 2)}Z`;
      const area = { x: x - 156, y: rimY - 96, width: 312, height: 150 };
      return group(
        {},
        contactShadow(drawing, tint, x, 112, floor + 14),
        vessel(drawing, x, [rim, [rimY + 14, half], [rimY + 76, 140], [floor - 16, 82], [floor, 80]], 'clay'),
        mouth(drawing, x, rim, 'clay', 9),
        group(
          { 'clip-path': drawing.clip(el('path', { d: mound })) },
          heap(drawing, ingredient, random, area),
          el('rect', {
            ...area,
            fill: drawing.radial(
              [
                [0, '#FFF3C4', 0.3],
                [0.45, '#FFF3C4', 0],
                [1, '#3A2204', 0.5],
              ],
              [0.38, 0.25, 0.7],
            ),
          }),
        ),
        glint(x, [rimY + 34, 161], 0.18, 3),
      );
    })
    .join('');
};
