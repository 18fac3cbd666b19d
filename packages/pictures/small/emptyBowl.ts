import { GRAINS } from '../ingredients/ingredients';
import { randomOf } from '../random';
import { scatter } from '../still/scatter';
import { glint, mouth, vessel, type Ring } from '../still/vessel';
import { el, group, type Drawing, type Svg } from '../svg';
import { FLOOR, shadow } from './stage';

/** A magnifying glass: a ring of brass and a handle of wood. */
const glass = (drawing: Drawing, x: number, y: number, radius: number): Svg =>
  group(
    {},
    el('path', {
      d: `M${x + radius * 0.72} ${y + radius * 0.72}L${x + radius * 1.85} ${y + radius * 1.85}`,
      stroke: '#6A4020',
      'stroke-width': 22,
      'stroke-linecap': 'round',
    }),
    el('path', {
      d: `M${x + radius * 0.98} ${y + radius * 0.92}L${x + radius * 1.84} ${y + radius * 1.78}`,
      stroke: '#9A6334',
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }),
    el('circle', {
      cx: x,
      cy: y,
      r: radius,
      fill: drawing.radial(
        [
          [0, '#FFFFFF', 0.5],
          [0.7, '#EAF3EC', 0.34],
          [1, '#BFD4C4', 0.5],
        ],
        [0.38, 0.32, 0.75],
      ),
    }),
    el('circle', { cx: x, cy: y, r: radius, fill: 'none', stroke: '#8A6122', 'stroke-width': 15 }),
    el('circle', { cx: x, cy: y, r: radius, fill: 'none', stroke: '#D9A94E', 'stroke-width': 10 }),
    el('path', {
      d: `M${x - radius * 0.6} ${y - radius * 0.2}A${radius * 0.66} ${radius * 0.66} 0 0 1 ${x} ${y - radius * 0.66}`,
      fill: 'none',
      stroke: '#FFFFFF',
      'stroke-opacity': 0.85,
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
  );

/** An empty bowl, and a glass that looked for more than three grains. */
export const emptyBowl = (drawing: Drawing): Svg => {
  const x = 278;
  const rim: Ring = [262, 136];
  return group(
    {},
    shadow(drawing, x, 84, FLOOR + 6),
    vessel(drawing, x, [rim, [276, 135], [330, 112], [372, 74], [386, 60], [FLOOR - 2, 64]], 'leafGlaze'),
    mouth(drawing, x, rim, 'leafGlaze', 9),
    glint(x, [296, 130], 0.22, 3),
    glint(x, [318, 120], 0.16, 2),
    scatter(drawing, { ...GRAINS.foxtail, length: 19, width: 17 }, randomOf('three grains'), [184, 412, 40, 8], 3),
    glass(drawing, 404, 268, 62),
  );
};
