import { flatShadow } from '../packs/ground';
import { el, group, num, type Drawing, type Svg } from '../svg';
import { FLAT } from './lacyDosa';

const disc = (x: number, y: number, radius: number, fill: string, flat = FLAT): Svg =>
  el('ellipse', { cx: x, cy: y, rx: radius, ry: radius * flat, fill });

/** A long iron handle that rises from two rivets and ends in a wooden grip with a ring to hang it by. */
const handle = (drawing: Drawing, x: number, y: number, radius: number): Svg => {
  const [ax, ay] = [x + radius * 0.8, y - radius * 0.3];
  const [bx, by] = [x + radius * 1.07, y - radius * 0.58];
  const [cx, cy] = [x + radius * 1.34, y - radius * 0.84];
  const turn = (Math.atan2(cy - by, cx - bx) * 180) / Math.PI;
  const long = Math.hypot(cx - bx, cy - by);
  const iron = drawing.linear(
    [
      [0, '#85868C'],
      [0.35, '#4A4B50'],
      [1, '#1D1D20'],
    ],
    [0, 0, 0.5, 1],
  );
  const rod = (width: number, dy: number, stroke: string) =>
    el('path', {
      d: `M${num(ax)} ${num(ay + dy)}Q${num(ax + 46)} ${num(ay - 52 + dy)} ${num(bx)} ${num(by + dy)}`,
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-linecap': 'round',
    });
  const wood = drawing.linear(
    [
      [0, '#A86F3C'],
      [0.28, '#C4894E'],
      [0.6, '#8A5529'],
      [1, '#4F2D13'],
    ],
    [0, 0, 0, 1],
  );
  return group(
    {},
    rod(30, 5, '#141416'),
    rod(24, 0, '#3A3B40'),
    rod(7, -7, '#7C7D84'),
    group(
      { transform: `translate(${num(bx)} ${num(by)}) rotate(${num(turn)})` },
      el('circle', { cx: long + 17, cy: 0, r: 15, fill: 'none', stroke: '#2A2A2D', 'stroke-width': 6 }),
      el('path', {
        d: `M0 -15Q${num(long * 0.24)} -27 ${num(long * 0.55)} -22Q${num(long)} -25 ${num(long + 4)} 0Q${num(long)} 25 ${num(long * 0.55)} 22Q${num(long * 0.24)} 27 0 15Z`,
        fill: wood,
      }),
      ...[-9, 2, 12].map((dy, index) =>
        el('path', {
          d: `M${num(long * 0.16)} ${dy}q${num(long * 0.34)} ${index * 3 - 3} ${num(long * 0.7)} 1`,
          fill: 'none',
          stroke: '#5A3416',
          'stroke-opacity': 0.35,
          'stroke-width': 2,
        }),
      ),
      el('path', { d: 'M-9 -18h20v36h-20q-5 -18 0 -36Z', fill: iron }),
    ),
    el('path', {
      d: `M${num(ax - 42)} ${num(ay + 4)}L${num(ax - 4)} ${num(ay - 26)}L${num(ax + 26)} ${num(ay - 8)}L${num(ax - 10)} ${num(ay + 30)}Z`,
      fill: iron,
      'stroke-linejoin': 'round',
      stroke: '#2B2C2F',
      'stroke-width': 4,
    }),
    ...[
      [-16, 3],
      [6, -9],
    ].map(([dx = 0, dy = 0]) =>
      group(
        {},
        el('circle', { cx: ax + dx, cy: ay + dy, r: 6.5, fill: '#1B1B1D' }),
        el('circle', { cx: ax + dx - 1.2, cy: ay + dy - 1.6, r: 5, fill: '#8D8E94' }),
      ),
    ),
  );
};

/** An iron griddle: thick edge, a low rim that shines where it is worn, a matt well. */
export const tawa = (drawing: Drawing, tint: string, x: number, y: number, radius: number): Svg =>
  group(
    {},
    flatShadow(drawing, tint, x, y + 27, radius, FLAT),
    handle(drawing, x, y, radius),
    disc(x, y + 27, radius * 0.985, '#161618'),
    disc(
      x,
      y + 17,
      radius,
      drawing.linear([
        [0, '#3E3F43'],
        [0.25, '#5C5D62'],
        [0.5, '#2C2D30'],
        [1, '#17171A'],
      ]),
    ),
    disc(
      x,
      y,
      radius,
      drawing.linear(
        [
          [0, '#8B8C92'],
          [0.22, '#55565B'],
          [0.6, '#333438'],
          [1, '#55565B'],
        ],
        [0, 0, 0.6, 1],
      ),
    ),
    disc(x, y + 2, radius * 0.955, '#1A1A1C'),
    disc(
      x,
      y + 5,
      radius * 0.945,
      drawing.radial(
        [
          [0, '#48494E'],
          [0.7, '#323337'],
          [1, '#202124'],
        ],
        [0.36, 0.3, 0.8],
      ),
    ),
    el('path', {
      d: `M${num(x - radius * 0.86)} ${num(y + radius * 0.12)}A${num(radius * 0.88)} ${num(radius * 0.44)} 0 0 0 ${num(x - radius * 0.1)} ${num(y + radius * 0.445)}`,
      fill: 'none',
      stroke: '#9A9BA2',
      'stroke-opacity': 0.35,
      'stroke-width': 5,
      'stroke-linecap': 'round',
      filter: drawing.blur(2, 0.3),
    }),
  );
