import { GRAINS } from '../ingredients/ingredients';
import { shift } from '../colour';
import { randomOf } from '../random';
import { scatter } from '../still/scatter';
import { bodyPath, mouth, vessel, TILT, type Ring } from '../still/vessel';
import { el, group, num, type Drawing, type Svg } from '../svg';
import { shadow } from './stage';

const CANE = '#C9964F';
const ROWS = 9;

/** A cane basket with nothing in it but the light, a few grains beside. */
export const basket = (drawing: Drawing): Svg => {
  const [x, rimY, foot] = [320, 236, 392];
  const rim: Ring = [rimY, 138];
  const rings: Ring[] = [rim, [rimY + 40, 134], [rimY + 100, 116], [foot, 92]];
  const halfAt = (share: number) => 138 - 46 * share ** 1.35;
  const woven = Array.from({ length: ROWS }, (_, row) => {
    const y = rimY + 12 + (row / ROWS) * (foot - rimY - 4);
    const half = halfAt((y - rimY) / (foot - rimY));
    return Array.from({ length: 15 }, (_, index) => {
      // Over and under the stakes, in turn from row to row.
      const angle = ((index - 7 + (row % 2) * 0.5) / 8) * (Math.PI / 2);
      const [cx, cy] = [x + Math.sin(angle) * half, y + Math.cos(angle) * half * TILT];
      return el('ellipse', {
        cx,
        cy,
        rx: 9.6 * Math.cos(angle) + 1.6,
        ry: 7.2,
        fill: shift(CANE, 0.07 - Math.abs(angle) * 0.09 - (angle > 0 ? 0.05 : 0)),
        stroke: '#6E4718',
        'stroke-opacity': 0.55,
        'stroke-width': 1.2,
        transform: `rotate(${num(-Math.sin(angle) * 14)} ${num(cx)} ${num(cy)})`,
      });
    }).join('');
  });
  const handle = `M${x - 126} ${rimY - 6}C${x - 118} ${rimY - 168} ${x + 118} ${rimY - 168} ${x + 126} ${rimY - 6}`;
  const random = randomOf('empty basket');
  return group(
    {},
    shadow(drawing, x, 104, foot + 22),
    el('path', { d: handle, fill: 'none', stroke: '#7E5322', 'stroke-width': 15, 'stroke-linecap': 'round' }),
    el('path', { d: handle, fill: 'none', stroke: CANE, 'stroke-width': 11, 'stroke-linecap': 'round' }),
    el('path', {
      d: handle,
      fill: 'none',
      stroke: '#6E4718',
      'stroke-opacity': 0.5,
      'stroke-width': 11,
      'stroke-dasharray': '2.5 9',
    }),
    vessel(drawing, x, rings, 'cane'),
    group({ 'clip-path': drawing.clip(el('path', { d: bodyPath(x, rings) })) }, ...woven),
    mouth(drawing, x, rim, 'cane', 10),
    scatter(drawing, GRAINS.foxtail, random, [486, 414, 54, 10], 9),
  );
};
