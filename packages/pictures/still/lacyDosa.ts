import { mix, shift } from '../colour';
import type { Powder } from '../ingredients/ingredients';
import type { Random } from '../random';
import { el, group, num, type Drawing, type Svg } from '../svg';

/** How much what lies on a plate or griddle is seen from above, elsewhere than straight from above. */
export const FLAT = 0.5;

export type LacyForm = 'open' | 'folded' | 'rolled';

/** Seen straight from above, around the origin; who shows it at a slant scales it. */
export interface LacyDosa {
  powder: Powder;
  radius: number;
  form: LacyForm;
}

const GHEE = '#E2A03F';
const TOASTED = '#A9581A';

interface Tones {
  /** Where the batter is thickest. */
  pale: string;
  golden: string;
  brown: string;
}

const tonesOf = ({ colour }: Powder): Tones => ({
  pale: mix(shift(colour, 0.07, 1.15), '#FBE7B4', 0.42),
  golden: mix(shift(colour, -0.02, 1.5), GHEE, 0.52),
  brown: mix(shift(colour, -0.2, 1.6), TOASTED, 0.6),
});

/** A thin edge that the ladle leaves ragged. */
const edgeOf = (random: Random, radius: number): ((angle: number) => number) => {
  const waves = [4, 7, 13, 23, 37].map((times) => ({
    times,
    phase: random.between(0, 6.28),
    high: random.between(0.5, 1),
  }));
  return (angle) =>
    radius *
    (1 + waves.reduce((sum, { times, phase, high }) => sum + Math.sin(angle * times + phase) * high, 0) * 0.0065);
};

const STEPS = 260;

const outline = (edge: (angle: number) => number, from: number, to: number): string =>
  Array.from({ length: STEPS + 1 }, (_, index) => {
    const angle = from + ((to - from) * index) / STEPS;
    return `${index === 0 ? 'M' : 'L'}${num(Math.cos(angle) * edge(angle))} ${num(Math.sin(angle) * edge(angle))}`;
  }).join('');

/** The ladle's way from the middle outwards. */
const spiral = (radius: number, turns: number): string =>
  Array.from({ length: 320 }, (_, index) => {
    const part = index / 319;
    const angle = part * Math.PI * 2 * turns;
    // No hand draws it evenly.
    const far = radius * (0.05 + 0.87 * part) * (1 + 0.022 * Math.sin(angle * 1.37) + 0.012 * Math.sin(angle * 3.1));
    return `${index === 0 ? 'M' : 'L'}${num(Math.cos(angle) * far)} ${num(Math.sin(angle) * far)}`;
  }).join('');

/** A net of brown between pale bubbles, as iron draws it into thin batter. `fine` is its frequency. */
const net = (drawing: Drawing, seed: number, fine: number, [strength, from]: readonly [number, number]): string =>
  drawing.filter(
    [
      el('feTurbulence', { type: 'turbulence', baseFrequency: fine.toFixed(4), numOctaves: 3, seed, result: 'noise' }),
      el('feColorMatrix', {
        in: 'noise',
        type: 'matrix',
        values: `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${num(-strength)} ${num(from)}`,
        result: 'veins',
      }),
      el('feComposite', { in: 'SourceGraphic', in2: 'veins', operator: 'in' }),
    ].join(''),
    0,
  );

/** Where the griddle was hotter than elsewhere. */
const blush = (drawing: Drawing, seed: number): string =>
  drawing.filter(
    [
      el('feTurbulence', { type: 'fractalNoise', baseFrequency: '0.008', numOctaves: 2, seed, result: 'noise' }),
      el('feColorMatrix', {
        in: 'noise',
        type: 'matrix',
        values: '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 5 -2.3',
        result: 'spots',
      }),
      el('feComposite', { in: 'SourceGraphic', in2: 'spots', operator: 'in' }),
    ].join(''),
    0,
  );

/** The crisp side within a shape. */
const face = (drawing: Drawing, random: Random, d: string, radius: number, tones: Tones, seed: number): Svg => {
  const { pale, golden, brown } = tones;
  const area = { x: -radius * 1.1, y: -radius * 1.1, width: radius * 2.2, height: radius * 2.2 };
  const bubbles = Array.from({ length: Math.round(radius * 1.1) }, () => {
    const angle = random.between(0, 6.28);
    const far = Math.sqrt(random.between(0, 1)) * radius * 0.97;
    const size = random.between(1, 3.4);
    return el('ellipse', {
      cx: Math.cos(angle) * far,
      cy: Math.sin(angle) * far,
      rx: size,
      ry: size * random.between(0.6, 1),
      fill: random.chance(0.7) ? brown : shift(pale, 0.04),
      'fill-opacity': 0.55,
    });
  });
  return group(
    { 'clip-path': drawing.clip(el('path', { d })) },
    el('rect', {
      ...area,
      fill: drawing.radial(
        [
          [0, shift(pale, 0.02)],
          [0.34, mix(pale, golden, 0.35)],
          [0.66, golden],
          [0.9, mix(golden, brown, 0.4)],
          [1, brown],
        ],
        [0, 0, radius * 1.03],
        true,
      ),
    }),
    el('rect', { ...area, fill: mix(golden, brown, 0.6), 'fill-opacity': 0.6, filter: blush(drawing, seed) }),
    el('rect', { ...area, fill: brown, 'fill-opacity': 0.6, filter: net(drawing, seed, 0.016, [9, 1.9]) }),
    el('rect', { ...area, fill: brown, 'fill-opacity': 0.42, filter: net(drawing, seed + 7, 0.045, [9, 2]) }),
    el('rect', {
      ...area,
      fill: shift(pale, 0.05),
      'fill-opacity': 0.3,
      filter: net(drawing, seed + 13, 0.03, [9, 1.7]),
    }),
    el('path', {
      d: spiral(radius, 6.2),
      fill: 'none',
      stroke: brown,
      'stroke-opacity': 0.26,
      'stroke-width': radius * 0.026,
      transform: 'translate(2 3)',
      filter: drawing.blur(4, 0.1),
    }),
    el('path', {
      d: spiral(radius, 6.2),
      fill: 'none',
      stroke: shift(pale, 0.04),
      'stroke-opacity': 0.34,
      'stroke-width': radius * 0.03,
      filter: drawing.blur(4, 0.1),
    }),
    ...bubbles,
  );
};

/** Holes as of lace, most of them near the rim, through which the plate is seen. */
const lace = (drawing: Drawing, random: Random, radius: number): string => {
  const holes = Array.from({ length: 150 }, () => {
    const angle = random.between(0, 6.28);
    const far = radius * (0.985 - random.between(0, 1) ** 2.2 * 0.42);
    const size = random.between(1.6, 5.4) * (far / radius) ** 2;
    return el('ellipse', {
      cx: Math.cos(angle) * far,
      cy: Math.sin(angle) * far,
      rx: size * 1.25,
      ry: size * 0.8,
      fill: '#000000',
      transform: `rotate(${Math.round((angle * 180) / Math.PI + 90)} ${num(Math.cos(angle) * far)} ${num(Math.sin(angle) * far)})`,
    });
  });
  const all = { x: -radius * 1.3, y: -radius * 1.3, width: radius * 2.6, height: radius * 2.6 };
  return drawing.define((id) =>
    el('mask', { id, maskUnits: 'userSpaceOnUse', ...all }, el('rect', { ...all, fill: '#FFFFFF' }), ...holes),
  );
};

const shade = (drawing: Drawing, d: string, dx: number, dy: number): Svg =>
  el('path', {
    d,
    fill: '#1E1206',
    'fill-opacity': 0.42,
    transform: `translate(${dx} ${dy})`,
    filter: drawing.blur(8, 0.1),
  });

const open = (drawing: Drawing, random: Random, radius: number, tones: Tones): Svg => {
  const d = `${outline(edgeOf(random, radius), 0, Math.PI * 2)}Z`;
  return group(
    {},
    shade(drawing, d, 5, 9),
    group(
      { mask: lace(drawing, random, radius) },
      el('path', { d, fill: shift(tones.brown, -0.08), transform: 'translate(0 3)' }),
      face(drawing, random, d, radius, tones, Math.round(random.between(1, 400))),
    ),
  );
};

/** Folded over the middle: the lower leaf looks out a little under the upper one. */
const folded = (drawing: Drawing, random: Random, radius: number, tones: Tones): Svg => {
  const edge = edgeOf(random, radius);
  const lower = `${outline((angle) => edge(angle + 0.2) * 1.045, 0.02, Math.PI - 0.02)}Z`;
  const upper = `${outline(edge, 0, Math.PI)}Z`;
  return group(
    { transform: `translate(0 ${num(-radius * 0.42)})` },
    shade(drawing, lower, 5, 12),
    group(
      { mask: lace(drawing, random, radius * 1.04) },
      el('path', { d: lower, fill: shift(tones.brown, -0.1), transform: 'translate(0 3)' }),
      el('path', { d: lower, fill: mix(tones.pale, tones.golden, 0.45) }),
    ),
    shade(drawing, upper, 1, 5),
    group({ mask: lace(drawing, random, radius) }, face(drawing, random, upper, radius, tones, 211)),
    // The fold stands up a little: light on it, and shade below.
    el('path', {
      d: `M${num(-radius)} 0Q0 ${num(-radius * 0.035)} ${num(radius)} 0L${num(radius * 0.99)} ${num(radius * 0.1)}Q0 ${num(radius * 0.06)} ${num(-radius * 0.99)} ${num(radius * 0.1)}Z`,
      fill: drawing.linear(
        [
          [0, shift(tones.golden, 0.1), 0.9],
          [0.4, tones.golden, 0.35],
          [1, tones.brown, 0],
        ],
        [0, 0, 0, 1],
      ),
    }),
  );
};

/** Rolled up, longer than the plate is wide, its edge in a slanting line. */
const rolled = (drawing: Drawing, random: Random, radius: number, tones: Tones): Svg => {
  const [long, thick] = [radius * 1.28, radius * 0.25];
  const waved = (y: number, side: number) =>
    Array.from({ length: 41 }, (_, index) => {
      const t = side > 0 ? 1 - index / 40 : index / 40;
      const bulge = 1 + Math.sin(t * Math.PI) * 0.07 + Math.sin(t * 23 + side) * 0.012;
      return `${num(-long + 2 * long * t)} ${num(y * bulge)}`;
    }).join('L');
  const d = `M${waved(-thick, -1)}Q${num(long + thick * 0.42)} 0 ${num(long)} ${num(thick)}L${waved(thick, 1)}Q${num(-long - thick * 0.42)} 0 ${num(-long)} ${num(-thick)}Z`;
  const lip = `M${num(-long * 0.96)} ${num(thick * 0.5)}C${num(-long * 0.4)} ${num(thick * 0.2)} ${num(long * 0.3)} ${num(thick * 0.62)} ${num(long * 0.97)} ${num(thick * 0.1)}`;
  const end = (side: number) =>
    group(
      { transform: `translate(${num(side * (long + thick * 0.04))} 0)` },
      el('ellipse', { rx: thick * 0.2, ry: thick * 0.94, fill: shift(tones.brown, -0.12) }),
      el('ellipse', { rx: thick * 0.13, ry: thick * 0.74, fill: mix(tones.pale, tones.golden, 0.4) }),
      el('ellipse', { rx: thick * 0.08, ry: thick * 0.5, fill: shift(tones.brown, -0.2) }),
    );
  return group(
    {},
    shade(drawing, d, 8, 20),
    end(-1),
    end(1),
    // Its net is drawn around the middle of a wide circle, and squeezed.
    group(
      { 'clip-path': drawing.clip(el('path', { d })) },
      group(
        { transform: 'scale(1 0.62)' },
        face(
          drawing,
          random,
          `M${num(-long * 1.1)} ${num(-long)}h${num(long * 2.2)}v${num(long * 2)}h${num(-long * 2.2)}Z`,
          long,
          tones,
          87,
        ),
      ),
      el('path', {
        d,
        fill: drawing.linear(
          [
            [0, '#2A1204', 0.3],
            [0.2, '#FFF3D0', 0.32],
            [0.42, '#FFF3D0', 0.1],
            [0.68, '#2A1204', 0.16],
            [1, '#2A1204', 0.62],
          ],
          [0, 0, 0, 1],
        ),
      }),
    ),
    el('path', { d: lip, fill: 'none', stroke: shift(tones.brown, -0.14), 'stroke-opacity': 0.75, 'stroke-width': 6 }),
    el('path', {
      d: lip,
      fill: 'none',
      stroke: shift(tones.golden, 0.14),
      'stroke-opacity': 0.8,
      'stroke-width': 4,
      transform: 'translate(0 -5)',
    }),
  );
};

const FORMS = { open, folded, rolled };

/** A dosa as thin as paper: a brown net over gold, holes along the rim. */
export const lacyDosa = (drawing: Drawing, random: Random, { powder, radius, form }: LacyDosa): Svg =>
  FORMS[form](drawing, random, radius, tonesOf(powder));

/** The same on something that is seen at a slant. @param flat how much from above: 1 is straight down */
export const lyingDosa = (
  drawing: Drawing,
  random: Random,
  dosa: LacyDosa,
  { x, y, flat, turn = 0 }: { x: number; y: number; flat: number; turn?: number },
): Svg =>
  group(
    { transform: `translate(${num(x)} ${num(y)}) scale(1 ${flat}) rotate(${turn})` },
    lacyDosa(drawing, random, dosa),
  );
