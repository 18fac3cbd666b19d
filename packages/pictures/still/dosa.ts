import { mix, shift } from '../colour';
import { POWDERS, type Powder } from '../ingredients/ingredients';
import { contactShadow } from '../packs/ground';
import { randomOf } from '../random';
import { el, group, num, type Drawing, type Svg } from '../svg';
import { steam } from './steam';
import { mouth, vessel, type Ring } from './vessel';

const FLAT = 0.5;
/** What ghee and iron make of any batter. */
const CRUST = '#DC983F';

/** The ladle's way through the batter, seen at a slant. */
const spiral = (x: number, y: number, radius: number): string =>
  Array.from({ length: 150 }, (_, index) => {
    const share = index / 149;
    const angle = share * Math.PI * 2 * 5.2;
    const far = radius * (0.06 + 0.88 * share);
    return `${index === 0 ? 'M' : 'L'}${num(x + Math.cos(angle) * far)} ${num(y + Math.sin(angle) * far * FLAT)}`;
  }).join('');

const disc = (x: number, y: number, radius: number, fill: string, extra: Record<string, string | number> = {}): Svg =>
  el('ellipse', { cx: x, cy: y, rx: radius, ry: radius * FLAT, fill, ...extra });

/** Browned where the iron was hottest. */
const browning = (drawing: Drawing): string =>
  drawing.filter(
    [
      el('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: '0.012 0.024',
        numOctaves: 4,
        seed: 31,
        result: 'noise',
      }),
      el('feColorMatrix', {
        in: 'noise',
        type: 'matrix',
        values: '0 0 0 0 0.48 0 0 0 0 0.21 0 0 0 0 0.04 0 0 0 3.4 -1.55',
      }),
      el('feComposite', { in2: 'SourceGraphic', operator: 'in' }),
    ].join(''),
    0,
  );

/** A dosa on an iron griddle, coconut chutney beside; by default of foxtail millet. */
export const dosa = (drawing: Drawing, tint: string, powder: Powder = POWDERS.thinaiDosa): Svg => {
  const crust = mix(shift(powder.colour, -0.06, 1.3), CRUST, 0.4);
  const isCoarse = powder.grit > 0.5;
  const random = randomOf('dosa on a tawa');
  const [x, y] = [472, 590];
  const bubbles = Array.from({ length: 210 }, () => {
    const angle = random.between(0, 6.28);
    const far = Math.sqrt(random.between(0, 1)) * 268;
    return disc(
      x + Math.cos(angle) * far,
      y - 12 + Math.sin(angle) * far * FLAT,
      random.between(1.2, isCoarse ? 6.5 : 4),
      isCoarse && random.chance(0.5) ? random.pick(powder.flecks) : random.chance(0.6) ? '#8A4A12' : shift(crust, 0.13),
      { 'fill-opacity': 0.5 },
    );
  });
  const chutney: Ring = [742, 104];
  return group(
    {},
    contactShadow(drawing, tint, x, 330, y + 196),
    // The handle, then the iron with its thick edge.
    el('path', {
      d: `M${x + 268} ${y - 112}L${x + 430} ${y - 236}L${x + 470} ${y - 198}L${x + 306} ${y - 82}Z`,
      fill: drawing.linear(
        [
          [0, '#56575B'],
          [0.5, '#2C2D30'],
          [1, '#1B1B1D'],
        ],
        [0, 0, 0, 1],
      ),
    }),
    disc(x, y + 26, 366, '#1C1C1E'),
    disc(
      x,
      y,
      366,
      drawing.linear(
        [
          [0, '#6A6B70'],
          [0.3, '#3A3B3F'],
          [1, '#232426'],
        ],
        [0, 0, 0.6, 1],
      ),
    ),
    disc(
      x,
      y + 2,
      340,
      drawing.radial(
        [
          [0, '#3B3C40'],
          [0.75, '#2B2C2F'],
          [1, '#1A1A1C'],
        ],
        [0.4, 0.36, 0.75],
      ),
    ),
    // The dosa with its lacy edge.
    disc(x + 5, y - 2, 292, '#0B0A09', { 'fill-opacity': 0.55, filter: drawing.blur(6) }),
    disc(x, y - 10, 290, shift(crust, -0.2)),
    disc(
      x,
      y - 12,
      285,
      drawing.radial(
        [
          [0, shift(crust, 0.09, 0.85)],
          [0.55, shift(crust, 0.02)],
          [0.88, shift(crust, -0.09, 1.1)],
          [1, shift(crust, -0.2, 1.05)],
        ],
        [0.44, 0.4, 0.6],
      ),
    ),
    disc(x, y - 12, 284, '#000', { filter: browning(drawing), opacity: 0.62 }),
    el('path', {
      d: spiral(x, y - 9, 272),
      fill: 'none',
      stroke: shift(crust, -0.24),
      'stroke-opacity': 0.42,
      'stroke-width': 7,
    }),
    el('path', {
      d: spiral(x, y - 13, 272),
      fill: 'none',
      stroke: shift(crust, 0.15, 0.7),
      'stroke-opacity': 0.5,
      'stroke-width': 4.5,
    }),
    ...bubbles,
    disc(x - 70, y - 64, 150, '#FFFFFF', { 'fill-opacity': 0.16, filter: drawing.blur(26) }),
    steam(drawing, x - 20, y - 60, 330),
    contactShadow(drawing, tint, 792, 74, 832),
    vessel(drawing, 792, [chutney, [752, 102], [792, 84], [818, 58], [826, 56]], 'ceramic'),
    mouth(drawing, 792, chutney, 'ceramic', 8),
    el('ellipse', {
      cx: 792,
      cy: 746,
      rx: 92,
      ry: 22,
      fill: drawing.radial(
        [
          [0, '#FBF9EE'],
          [1, '#DCE0C4'],
        ],
        [0.4, 0.3, 0.8],
      ),
    }),
    ...Array.from({ length: 16 }, () =>
      el('ellipse', {
        cx: random.around(792, 66),
        cy: random.around(746, 13),
        rx: random.between(2, 5),
        ry: random.between(1, 2.4),
        fill: random.pick(['#5E7F36', '#3E3A2C', '#A63A22']),
        'fill-opacity': 0.85,
      }),
    ),
  );
};
