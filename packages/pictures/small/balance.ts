import { heap } from '../ingredients/heap';
import { GRAINS } from '../ingredients/ingredients';
import { randomOf } from '../random';
import { mouth, vessel, TILT, type Ring } from '../still/vessel';
import { el, group, num, type Drawing, type Svg } from '../svg';
import { FLOOR, shadow } from './stage';

const BRASS = ['#8A6122', '#F0CB7A', '#C69440', '#7C5820'] as const;

/** A brass balance: grain in one pan, as much in weights in the other. */
export const balance = (drawing: Drawing): Svg => {
  const random = randomOf('balance');
  const brass = drawing.linear([
    [0, BRASS[0]],
    [0.3, BRASS[1]],
    [0.6, BRASS[2]],
    [1, BRASS[3]],
  ]);
  const pan = (x: number, content: Svg): Svg => {
    const rim: Ring = [322, 84];
    return group(
      {},
      el('path', {
        d: `M${x} 150L${x - 80} 322M${x} 150L${x + 80} 322M${x} 150V330`,
        fill: 'none',
        stroke: '#8A6122',
        'stroke-width': 2.4,
      }),
      vessel(drawing, x, [rim, [330, 82], [348, 60], [356, 30]], 'brass'),
      mouth(drawing, x, rim, 'brass', 5),
      content,
    );
  };
  const mound = `M122 324C146 286 170 272 194 272C220 272 244 288 266 324A72 ${num(72 * TILT)} 0 0 1 122 324Z`;
  const grain = group(
    { 'clip-path': drawing.clip(el('path', { d: mound })) },
    heap(drawing, { ...GRAINS.finger, length: 12, width: 11.5 }, random, { x: 118, y: 268, width: 152, height: 80 }),
    el('rect', {
      x: 118,
      y: 268,
      width: 152,
      height: 80,
      fill: drawing.radial(
        [
          [0, '#FFE2C4', 0.3],
          [0.5, '#FFE2C4', 0],
          [1, '#2A0E04', 0.5],
        ],
        [0.4, 0.2, 0.7],
      ),
    }),
  );
  const weight = (x: number, floor: number, half: number, tall: number): Svg =>
    group(
      {},
      el('circle', {
        cx: x,
        cy: floor - tall - half * 0.42,
        r: half * 0.4,
        fill: 'none',
        stroke: '#2B2C2F',
        'stroke-width': half * 0.3,
      }),
      vessel(
        drawing,
        x,
        [
          [floor - tall, half * 0.72],
          [floor - tall + 6, half],
          [floor - 4, half],
          [floor, half * 0.94],
        ],
        'iron',
      ),
      el('ellipse', { cx: x, cy: floor - tall, rx: half * 0.72, ry: half * 0.72 * TILT, fill: '#5A5C61' }),
    );
  return group(
    {},
    shadow(drawing, 320, 86, FLOOR + 8),
    vessel(
      drawing,
      320,
      [
        [372, 26],
        [380, 60],
        [FLOOR, 84],
        [FLOOR + 6, 84],
      ],
      'brass',
    ),
    el('rect', { x: 311, y: 118, width: 18, height: 262, fill: brass }),
    el('path', {
      d: 'M178 156Q250 132 320 136Q390 132 462 156L464 148Q392 118 320 120Q248 118 176 148Z',
      fill: drawing.linear(
        [
          [0, '#F0CB7A'],
          [1, '#8A6122'],
        ],
        [0, 0, 0, 1],
      ),
    }),
    el('circle', { cx: 320, cy: 112, r: 15, fill: brass }),
    el('path', { d: 'M316 100L320 62L324 100Z', fill: '#8A6122' }),
    ...[194, 446].map((x) => el('circle', { cx: x, cy: 150, r: 6, fill: '#8A6122' })),
    pan(194, grain),
    pan(446, group({}, weight(424, 330, 26, 40), weight(474, 334, 19, 26))),
  );
};
