import { POWDERS, type Powder } from '../ingredients/ingredients';
import { heap } from '../ingredients/heap';
import { contactShadow } from '../packs/ground';
import { blade } from '../prints/curve';
import { randomOf, type Random } from '../random';
import { el, group, num, type Drawing, type Svg } from '../svg';
import { steam } from './steam';
import { bodyPath, glint, vessel, TILT, type Ring } from './vessel';

/** One roll that lies on the leaf: crumbs with coconut at both ends of each measure. */
export const roll = (drawing: Drawing, random: Random, powder: Powder, x: number, y: number): Svg => {
  const [long, radius] = [300, 66];
  const d = `M${x} ${y - radius}H${x + long}A${radius * 0.5} ${radius} 0 0 1 ${x + long} ${y + radius}H${x}A${radius * 0.5} ${radius} 0 0 1 ${x} ${y - radius}Z`;
  const coconut = (at: number, width: number) =>
    el('path', {
      d: `M${num(at)} ${y - radius}a${radius * 0.5} ${radius} 0 0 0 0 ${radius * 2}h${width}a${radius * 0.5} ${radius} 0 0 1 0 ${-radius * 2}Z`,
      fill: '#F8F4E8',
      'fill-opacity': 0.94,
    });
  const flakes = Array.from({ length: 90 }, () => {
    const at = random.pick([x + 4, x + long * 0.5 - 4, x + long - 14]);
    return el('ellipse', {
      cx: random.around(at + 6, 26),
      cy: random.between(y - radius, y + radius),
      rx: random.between(3, 7),
      ry: random.between(1.4, 3),
      fill: random.pick(['#FFFFFF', '#F3ECDB', '#E9DFC8']),
    });
  });
  return group(
    {},
    el('ellipse', {
      cx: x + long / 2 + 10,
      cy: y + radius - 2,
      rx: long * 0.58,
      ry: 20,
      fill: '#12240F',
      'fill-opacity': 0.5,
      filter: drawing.blur(9),
    }),
    group(
      { 'clip-path': drawing.clip(el('path', { d })) },
      heap(drawing, powder, random, { x: x - 50, y: y - radius, width: long + 110, height: radius * 2 }),
      coconut(x - 8, 26),
      coconut(x + long * 0.5 - 12, 24),
      coconut(x + long - 24, 40),
      ...flakes,
      el('rect', {
        x: x - 50,
        y: y - radius,
        width: long + 110,
        height: radius * 2,
        fill: drawing.linear(
          [
            [0, '#FFF4E0', 0.3],
            [0.3, '#FFF4E0', 0.06],
            [0.6, '#2A140A', 0.12],
            [1, '#2A140A', 0.66],
          ],
          [0, 0, 0, 1],
        ),
      }),
    ),
  );
};

/** A brass steamer at work, a roll of puttu on a banana leaf before it; by default of ragi. */
export const puttu = (drawing: Drawing, tint: string, powder: Powder = POWDERS.ragiPuttu): Svg => {
  const random = randomOf('puttu on its steamer');
  const [x, floor] = [392, 760];
  const pot: Ring[] = [
    [500, 74],
    [512, 92],
    [560, 168],
    [640, 196],
    [710, 168],
    [floor, 104],
  ];
  const tube: Ring[] = [
    [190, 70],
    [200, 66],
    [340, 66],
    [470, 66],
    [492, 86],
  ];
  const lid: Ring[] = [
    [160, 22],
    [166, 46],
    [182, 74],
    [196, 74],
  ];
  const leafTone = (tone: string, width: number, dy: number) =>
    el('path', { d: blade({ x: 176, y: 866 + dy, angle: -0.05 }, 730, width, 0.06), fill: tone });
  return group(
    {},
    contactShadow(drawing, tint, x, 160, floor + 26),
    vessel(drawing, x, pot, 'brass'),
    glint(x, [566, 170], 0.3, 4),
    glint(x, [706, 170], 0.2, 5),
    vessel(drawing, x, tube, 'brass'),
    ...[250, 262, 408, 420].map((y) => glint(x, [y, 66], 0.24, 3)),
    el('path', {
      d: bodyPath(x, lid),
      fill: drawing.linear([
        [0, '#9C7029'],
        [0.28, '#F0CB7A'],
        [0.5, '#C69440'],
        [1, '#8A6122'],
      ]),
    }),
    el('ellipse', { cx: x, cy: 160, rx: 21, ry: 21 * TILT, fill: '#7C5820' }),
    // A cord of cane keeps the tube from burning hands.
    ...Array.from({ length: 12 }, (_, index) =>
      el('path', {
        d: `M${x - 68} ${278 + index * 9}q68 18 136 0`,
        fill: 'none',
        stroke: index % 2 ? '#8C5A2C' : '#A66E39',
        'stroke-width': 8,
      }),
    ),
    steam(drawing, x, 160, 150),
    el('ellipse', {
      cx: 560,
      cy: 880,
      rx: 330,
      ry: 22,
      fill: '#2B2114',
      'fill-opacity': 0.32,
      filter: drawing.blur(12),
    }),
    leafTone('#2F6B3A', 92, 6),
    leafTone('#4B8F4C', 86, 0),
    el('path', {
      d: 'M180 866Q560 842 900 862',
      fill: 'none',
      stroke: '#A9CF8B',
      'stroke-width': 5,
      'stroke-opacity': 0.8,
    }),
    ...Array.from({ length: 15 }, (_, index) =>
      el('path', {
        d: `M${280 + index * 38} ${857 + Math.abs(index - 7) * 0.6}q14 -16 40 -${30 - Math.abs(index - 7) * 2.4}m-40 ${30 - Math.abs(index - 7) * 2.4}q16 14 42 ${24 - Math.abs(index - 7) * 2}`,
        fill: 'none',
        stroke: '#2F6B3A',
        'stroke-opacity': 0.4,
        'stroke-width': 2,
      }),
    ),
    roll(drawing, random, powder, 480, 796),
  );
};
