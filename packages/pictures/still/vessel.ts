import { shift } from '../colour';
import { el, group, num, type Drawing, type Stop, type Svg } from '../svg';

/** What a vessel is made of: its colour, and how light plays on a round body of it from left to right. */
export type Material = keyof typeof MATERIALS;

export const MATERIALS = {
  clay: { colour: '#B8653F', light: [0.02, 0.08, 0.05, 0, -0.06, -0.13, -0.2, -0.16] },
  brass: { colour: '#C69440', light: [-0.14, 0.05, 0.2, 0.02, -0.07, 0.04, -0.2, -0.08] },
  cane: { colour: '#B98544', light: [-0.06, 0.03, 0.06, 0.02, -0.02, -0.06, -0.12, -0.16] },
  iron: { colour: '#3B3C3F', light: [0.02, 0.1, 0.12, 0.03, 0, -0.03, -0.08, -0.02] },
  ceramic: { colour: '#EDE6D6', light: [-0.03, 0.03, 0.04, 0.01, -0.04, -0.09, -0.15, -0.11] },
  steel: { colour: '#B9BEC1', light: [-0.1, 0.08, 0.16, 0.02, -0.08, 0.06, -0.16, -0.04] },
  leafGlaze: { colour: '#3C7257', light: [0, 0.08, 0.13, 0.02, -0.04, -0.08, -0.14, -0.09] },
} as const;

/** How much an upright circle is seen from above. */
export const TILT = 0.27;

/** One height of a turned body. */
export type Ring = readonly [y: number, half: number];

const stopsAcross = (colour: string, light: readonly number[]): Stop[] =>
  light.map((step, index) => [index / (light.length - 1), shift(colour, step)]);

/** A smooth line through points, as Catmull and Rom draw it. */
const smooth = (points: readonly (readonly [number, number])[]): string =>
  points
    .slice(1)
    .map(([x, y], index) => {
      const before = points[index - 1] ?? points[index] ?? [x, y];
      const from = points[index] ?? [x, y];
      const after = points[index + 2] ?? [x, y];
      return `C${num(from[0] + (x - before[0]) / 6)} ${num(from[1] + (y - before[1]) / 6)} ${num(x - (after[0] - from[0]) / 6)} ${num(y - (after[1] - from[1]) / 6)} ${num(x)} ${num(y)}`;
    })
    .join('');

export const bodyPath = (x: number, rings: readonly Ring[], tilt = TILT): string => {
  const [firstY, firstHalf] = rings[0] ?? [0, 0];
  const [, lastHalf] = rings.at(-1) ?? [0, 0];
  const right = rings.map(([y, half]) => [x + half, y] as const);
  const left = rings.map(([y, half]) => [x - half, y] as const).toReversed();
  return [
    `M${num(x - firstHalf)} ${num(firstY)}`,
    `A${num(firstHalf)} ${num(firstHalf * tilt)} 0 0 1 ${num(x + firstHalf)} ${num(firstY)}`,
    smooth(right),
    `A${num(lastHalf)} ${num(lastHalf * tilt)} 0 0 1 ${num(x - lastHalf)} ${num(rings.at(-1)?.[0] ?? 0)}`,
    smooth(left),
    'Z',
  ].join('');
};

/** A turned vessel's outside. Its rings go from the rim down. */
export const vessel = (drawing: Drawing, x: number, rings: readonly Ring[], material: Material, tilt = TILT): Svg => {
  const { colour, light } = MATERIALS[material];
  const widest = Math.max(...rings.map(([, half]) => half));
  const [top, bottom] = [rings[0]?.[0] ?? 0, rings.at(-1)?.[0] ?? 0];
  const across = drawing.linear(stopsAcross(colour, light), [x - widest, 0, x + widest, 0], true);
  const down = drawing.linear(
    [
      [0, '#FFFFFF', 0.1],
      [0.3, '#FFFFFF', 0],
      [0.6, '#1E1206', 0],
      [1, '#1E1206', 0.34],
    ],
    [0, top, 0, bottom],
    true,
  );
  const d = bodyPath(x, rings, tilt);
  return group({}, el('path', { d, fill: across }), el('path', { d, fill: down }));
};

/** The rim and the hollow: an outer ring, and the inside that darkens away from the light. */
export const mouth = (
  drawing: Drawing,
  x: number,
  [y, half]: Ring,
  material: Material,
  thick = 10,
  tilt = TILT,
): Svg => {
  const { colour } = MATERIALS[material];
  const rim = drawing.linear([
    [0, shift(colour, 0.16)],
    [0.4, shift(colour, 0.1)],
    [1, shift(colour, -0.1)],
  ]);
  const hollow = drawing.linear([
    [0, shift(colour, -0.26)],
    [0.6, shift(colour, -0.14)],
    [1, shift(colour, 0.02)],
  ]);
  const inner = half - thick;
  return [
    el('ellipse', { cx: x, cy: y, rx: half, ry: half * tilt, fill: rim }),
    el('ellipse', { cx: x, cy: y + 1.5, rx: inner, ry: inner * tilt, fill: hollow }),
  ].join('');
};

/** A band of light along a ring, as on metal that was turned. */
export const glint = (x: number, [y, half]: Ring, opacity = 0.5, width = 3, tilt = TILT): Svg =>
  el('path', {
    d: `M${num(x - half * 0.94)} ${num(y + half * tilt * 0.34)}A${num(half)} ${num(half * tilt)} 0 0 0 ${num(x + half * 0.94)} ${num(y + half * tilt * 0.34)}`,
    fill: 'none',
    stroke: '#FFFFFF',
    'stroke-opacity': opacity,
    'stroke-width': width,
  });

/** A band of seeds painted around the body. */
export const seedBand = (x: number, [y, half]: Ring, length: number, colour: string): Svg =>
  Array.from({ length: 17 }, (_, index) => {
    const angle = ((index - 8) / 8.6) * (Math.PI / 2);
    const seen = Math.cos(angle);
    const [cx, cy] = [x + Math.sin(angle) * half, y + seen * half * TILT];
    return el('ellipse', {
      cx,
      cy,
      rx: length * 0.3 * Math.max(0.2, seen),
      ry: length / 2,
      fill: colour,
      'fill-opacity': 0.35 + 0.55 * seen,
      transform: `rotate(${num(-Math.sin(angle) * 16)} ${num(cx)} ${num(cy)})`,
    });
  }).join('');
