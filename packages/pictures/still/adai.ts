import { lightnessOf, mix, shift } from '../colour';
import type { Powder } from '../ingredients/ingredients';
import type { Random } from '../random';
import { el, group, num, type Drawing, type Svg } from '../svg';
import { FLAT } from './lacyDosa';

/** What ghee and iron make of any batter. */
const CRUST = '#D98E30';

/** Pale batters turn golden; dark ones hide it. */
const crustOf = ({ colour }: Powder): string =>
  mix(shift(colour, -0.06, 1.5), CRUST, lightnessOf(colour) > 0.77 ? 0.42 : 0.2);

interface Spot {
  x: number;
  y: number;
  radius: number;
}

/** A circle that no ladle draws quite round. `rough` is how far it strays, in shares of the radius. */
const outlineOf = (random: Random, { x, y, radius }: Spot, rough: number): string => {
  const waves = [3, 5, 9, 17, 29].map((times) => ({
    times,
    phase: random.between(0, 6.28),
    high: random.between(0.4, 1),
  }));
  const farOf = (angle: number) =>
    1 + waves.reduce((sum, { times, phase, high }) => sum + Math.sin(angle * times + phase) * high, 0) * rough * 0.3;
  return `${Array.from({ length: 120 }, (_, index) => {
    const angle = (index / 120) * Math.PI * 2;
    const far = radius * farOf(angle);
    return `${index === 0 ? 'M' : 'L'}${num(x + Math.cos(angle) * far)} ${num(y + Math.sin(angle) * far * FLAT)}`;
  }).join('')}Z`;
};

/** Browned where the iron was hottest. */
const browning = (drawing: Drawing, seed: number): string =>
  drawing.filter(
    [
      el('feTurbulence', { type: 'fractalNoise', baseFrequency: '0.013 0.024', numOctaves: 4, seed, result: 'noise' }),
      el('feColorMatrix', {
        in: 'noise',
        type: 'matrix',
        values: '0 0 0 0 0.44 0 0 0 0 0.19 0 0 0 0 0.04 0 0 0 3.6 -1.6',
      }),
      el('feComposite', { in2: 'SourceGraphic', operator: 'in' }),
    ].join(''),
    0,
  );

const under = (drawing: Drawing, d: string, deviation = 6): Svg =>
  el('path', {
    d,
    fill: '#0B0A09',
    'fill-opacity': 0.5,
    transform: 'translate(6 9)',
    filter: drawing.blur(deviation, 0.1),
  });

/** Adai: thick and coarse, its rim ragged, a hole in the middle for the oil. */
export const adai = (drawing: Drawing, random: Random, powder: Powder, spot: Spot): Svg => {
  const { x, y, radius } = { ...spot, radius: spot.radius * 0.92 };
  const outline = outlineOf(random, { x, y, radius }, 0.055);
  const crust = crustOf(powder);
  const bits = Array.from({ length: Math.round(radius * 1.5) }, () => {
    const angle = random.between(0, 6.28);
    const far = Math.sqrt(random.between(0.02, 1)) * radius * 0.95;
    const turn = Math.round(random.between(0, 180));
    const [cx, cy] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far * FLAT];
    return el('ellipse', {
      cx,
      cy,
      rx: random.between(2, 8.5),
      ry: random.between(1.4, 3.8),
      fill: random.pick([...powder.flecks, '#4E6B2A', '#9C2E1B', shift(crust, 0.14), shift(crust, -0.16)]),
      'fill-opacity': 0.78,
      transform: `rotate(${turn} ${num(cx)} ${num(cy)})`,
    });
  });
  return group(
    {},
    under(drawing, outline, 8),
    ...[24, 16, 8].map((dy, index) =>
      el('path', { d: outline, fill: shift(crust, -0.24 + index * 0.05), transform: `translate(0 ${dy})` }),
    ),
    el('path', {
      d: outline,
      fill: drawing.radial(
        [
          [0, shift(crust, -0.03)],
          [0.35, shift(crust, 0.07)],
          [0.8, crust],
          [1, shift(crust, -0.16, 1.1)],
        ],
        [0.46, 0.42, 0.6],
      ),
    }),
    el('path', { d: outline, fill: '#000', filter: browning(drawing, 57), opacity: 0.72 }),
    ...bits,
    el('ellipse', { cx: x, cy: y + 2, rx: radius * 0.1, ry: radius * 0.1 * FLAT, fill: shift(crust, -0.3) }),
    el('ellipse', {
      cx: x,
      cy: y + 6,
      rx: radius * 0.078,
      ry: radius * 0.07 * FLAT,
      fill: '#F2C24B',
      'fill-opacity': 0.75,
    }),
    el('path', {
      d: `M${num(x - radius * 0.62)} ${num(y - radius * 0.26)}q${num(radius * 0.2)} ${num(-radius * 0.13)} ${num(radius * 0.46)} ${num(-radius * 0.14)}`,
      fill: 'none',
      stroke: '#FFF1C9',
      'stroke-opacity': 0.5,
      'stroke-width': 9,
      'stroke-linecap': 'round',
      filter: drawing.blur(4, 0.5),
    }),
  );
};
