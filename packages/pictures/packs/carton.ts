import { randomOf } from '../random';
import { el, group, num, type Drawing, type Svg } from '../svg';
import { front, type Pack } from './front';
import { contactShadow, FLOOR, SIDE } from './ground';
import { kraft, KRAFT } from './paper';
import { shift } from '../colour';

const SHADE = '#2E1C0A';

/** A carton with a handle of twine, for a set of several kinds. */
export const carton = (drawing: Drawing, pack: Pack): Svg => {
  const random = randomOf(pack.id);
  const [x, top, half, depth] = [SIDE / 2 - 18, 158, 320, 60];
  const box = { x: x - half, y: top, width: half * 2, height: FLOOR - top };
  const [right, lid] = [x + half, top - depth * 0.62];
  const label = { x, top: top + 124, bottom: FLOOR - 46, half, sun: 66, wraps: true };
  const sheet = (d: string, light: number): Svg =>
    group(
      { 'clip-path': drawing.clip(el('path', { d })) },
      kraft(drawing, random, { ...box, y: lid, width: box.width + depth, height: FLOOR - lid }, shift(KRAFT, light)),
    );
  return group(
    {},
    contactShadow(drawing, pack.tint, SIDE / 2 + 8, half + depth / 2),
    // The lid and the right side, which faces away from the light.
    sheet(
      `M${num(x - half)} ${top}L${num(x - half + depth)} ${num(lid)}H${num(right + depth)}L${num(right)} ${top}Z`,
      0.05,
    ),
    sheet(
      `M${num(right)} ${top}L${num(right + depth)} ${num(lid)}V${num(FLOOR - depth * 0.5)}L${num(right)} ${FLOOR}Z`,
      -0.15,
    ),
    handle(x, top),
    group(
      { 'clip-path': drawing.clip(el('rect', { ...box, rx: 3 })) },
      kraft(drawing, random, box),
      front(drawing, pack, random, { ...label, scale: 1.04, letters: [92, 78, 66] }),
      el('rect', {
        ...box,
        fill: drawing.linear(
          [
            [0, '#FFF6E4', 0.2],
            [0.4, '#FFF6E4', 0.05],
            [0.7, SHADE, 0.04],
            [1, SHADE, 0.22],
          ],
          [0, 0, 1, 0.5],
        ),
      }),
      el('path', {
        d: `M${num(x - half)} ${top + 1.5}H${num(right)}`,
        stroke: '#FFF6E4',
        'stroke-opacity': 0.7,
        'stroke-width': 3,
      }),
      // The flap that closes it.
      el('path', {
        d: `M${num(x - 70)} ${top}q8 46 70 46t70 -46`,
        fill: shift(KRAFT, 0.03),
        stroke: SHADE,
        'stroke-opacity': 0.4,
        'stroke-width': 2,
      }),
    ),
  );
};

/** Twine that goes through two eyelets in the lid. */
const handle = (x: number, top: number): Svg => {
  const [left, right, y] = [x - 120, x + 150, top - 19];
  const d = `M${num(left)} ${num(y)}C${num(left + 6)} ${num(y - 132)} ${num(right - 6)} ${num(y - 132)} ${num(right)} ${num(y)}`;
  const eyelet = (at: number) =>
    el('ellipse', { cx: at, cy: y, rx: 19, ry: 8.5, fill: '#C69440', stroke: '#7A5527', 'stroke-width': 1.6 }) +
    el('ellipse', { cx: at, cy: y, rx: 12.5, ry: 5.4, fill: '#24160A' });
  // The near half of an eyelet hides where the twine goes in.
  const lip = (at: number) =>
    el('path', {
      d: `M${num(at - 16)} ${num(y + 1)}A16 7 0 0 0 ${num(at + 16)} ${num(y + 1)}`,
      fill: 'none',
      stroke: '#DDB267',
      'stroke-width': 4.4,
    });
  return [
    eyelet(left),
    eyelet(right),
    el('path', { d, fill: 'none', stroke: '#7A5527', 'stroke-width': 13 }),
    el('path', { d, fill: 'none', stroke: '#C79A5B', 'stroke-width': 9 }),
    el('path', {
      d,
      fill: 'none',
      stroke: '#6A4820',
      'stroke-width': 9,
      'stroke-dasharray': '2 5',
      'stroke-opacity': 0.6,
    }),
    lip(left),
    lip(right),
  ].join('');
};
