import { lightnessOf, mix, shift } from '../colour';
import type { Powder } from '../ingredients/ingredients';
import type { Random } from '../random';
import { el, group, num, type Drawing, type Svg } from '../svg';

/** How much a dosa on its griddle is seen from above. */
export const FLAT = 0.5;

/** How a dosa is spread and folded. */
export type Form = 'spread' | 'lacy' | 'half' | 'quarter' | 'roll' | 'set' | 'thick';

export interface Crepe {
  powder: Powder;
  form: Form;
}

/** What ghee and iron make of any batter. */
const CRUST = '#D98E30';

interface Tones {
  crust: string;
  /** The side that did not touch the iron. */
  pale: string;
  flecks: readonly string[];
}

/** Pale batters turn golden; dark ones hide it. */
const tonesOf = ({ powder }: Crepe): Tones => ({
  crust: mix(shift(powder.colour, -0.06, 1.5), CRUST, lightnessOf(powder.colour) > 0.77 ? 0.42 : 0.2),
  pale: mix(shift(powder.colour, 0.02, 1.2), '#F3DFAF', 0.3),
  flecks: powder.flecks,
});

interface Spot {
  x: number;
  y: number;
  radius: number;
}

type Outline = (share: number, grow?: number) => string;

/** A circle that no ladle draws quite round. `rough` is how far it strays, in shares of the radius. */
const outlineOf = (random: Random, { x, y, radius }: Spot, rough: number): Outline => {
  const waves = [3, 5, 9, 17, 29].map((times) => ({
    times,
    phase: random.between(0, 6.28),
    high: random.between(0.4, 1),
  }));
  const farOf = (angle: number) =>
    1 + waves.reduce((sum, { times, phase, high }) => sum + Math.sin(angle * times + phase) * high, 0) * rough * 0.3;
  return (share, grow = 1) =>
    `${Array.from({ length: 120 }, (_, index) => {
      const angle = (index / 120) * Math.PI * 2 * share;
      const far = radius * grow * farOf(angle);
      return `${index === 0 ? 'M' : 'L'}${num(x + Math.cos(angle) * far)} ${num(y + Math.sin(angle) * far * FLAT)}`;
    }).join('')}Z`;
};

/** The ladle's way through the batter. */
const spiral = ({ x, y, radius }: Spot, share = 1): string =>
  Array.from({ length: 180 }, (_, index) => {
    const part = index / 179;
    const angle = part * Math.PI * 2 * 5.2;
    const far = radius * (0.06 + 0.86 * part);
    const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far * FLAT];
    // Half of a folded one: what would be behind the fold is left out.
    const isShown = share === 1 || dy > 0;
    const before = index === 0 || (share < 1 && Math.sin(((index - 1) / 179) * Math.PI * 2 * 5.2) <= 0);
    return isShown ? `${before ? 'M' : 'L'}${num(x + dx)} ${num(y + dy)}` : '';
  }).join('');

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

/** The crisp side: browner towards the rim, with the ladle's rings and small bubbles. */
const face = (
  drawing: Drawing,
  random: Random,
  d: string,
  spot: Spot,
  tones: Tones,
  { share = 1, hasRings = true } = {},
): Svg => {
  const { x, y, radius } = spot;
  const { crust, flecks } = tones;
  const bubbles = Array.from({ length: Math.round(radius * 0.8 * share) }, () => {
    const angle = random.between(0, 6.28 * share);
    const far = Math.sqrt(random.between(0, 1)) * radius * 0.94;
    return el('ellipse', {
      cx: x + Math.cos(angle) * far,
      cy: y + Math.sin(angle) * far * FLAT,
      rx: random.between(1.2, 4.2),
      ry: random.between(0.8, 2.2),
      fill: random.pick([shift(crust, -0.2), shift(crust, -0.14), shift(crust, 0.13), ...flecks]),
      'fill-opacity': 0.5,
    });
  });
  const rings = (dy: number, colour: string, opacity: number, width: number) =>
    el('path', {
      d: spiral({ ...spot, y: y + dy }, share),
      fill: 'none',
      stroke: colour,
      'stroke-opacity': opacity,
      'stroke-width': width,
    });
  const box = [x - radius * 0.12, y - radius * 0.1, radius * 1.12] as const;
  return group(
    { 'clip-path': drawing.clip(el('path', { d })) },
    el('path', {
      d,
      fill: drawing.radial(
        [
          [0, shift(crust, 0.1, 0.85)],
          [0.55, shift(crust, 0.02)],
          [0.86, shift(crust, -0.08, 1.1)],
          [1, shift(crust, -0.2, 1.05)],
        ],
        [...box],
        true,
        `translate(0 ${num(y * (1 - FLAT))}) scale(1 ${FLAT})`,
      ),
    }),
    el('path', { d, fill: '#000', filter: browning(drawing, Math.round(random.between(1, 90))), opacity: 0.6 }),
    hasRings ? rings(3, shift(crust, -0.22), 0.4, radius * 0.025) : '',
    hasRings ? rings(-1, shift(crust, 0.15, 0.75), 0.5, radius * 0.016) : '',
    ...bubbles,
  );
};

const under = (drawing: Drawing, d: string, deviation = 6): Svg =>
  el('path', {
    d,
    fill: '#0B0A09',
    'fill-opacity': 0.5,
    transform: 'translate(6 9)',
    filter: drawing.blur(deviation, 0.1),
  });

/** Lies open. A lacy one has holes along its rim, through which the griddle is seen. */
const spread = (drawing: Drawing, random: Random, spot: Spot, tones: Tones, isLacy: boolean): Svg => {
  const outline = outlineOf(random, spot, isLacy ? 0.05 : 0.016);
  const holes = Array.from({ length: isLacy ? 95 : 0 }, () => {
    const angle = random.between(0, 6.28);
    const far = spot.radius * (0.97 - random.between(0, 1) ** 2 * 0.5);
    const size = random.between(2, 7) * (far / spot.radius) ** 3;
    return el('ellipse', {
      cx: spot.x + Math.cos(angle) * far,
      cy: spot.y + Math.sin(angle) * far * FLAT,
      rx: size * 1.3,
      ry: size * 0.8,
      fill: '#2A211B',
      'fill-opacity': 0.85,
    });
  });
  return group(
    {},
    under(drawing, outline(1)),
    el('path', { d: outline(1), fill: shift(tones.crust, -0.22), transform: 'translate(0 5)' }),
    face(drawing, random, outline(1), spot, tones),
    ...holes,
  );
};

/** Folded once over the middle: a half moon, its pale inside seen at the lip. */
const half = (drawing: Drawing, random: Random, spot: Spot, tones: Tones): Svg => {
  const folded = { ...spot, y: spot.y - spot.radius * 0.2, radius: spot.radius * 1.06 };
  const outline = outlineOf(random, folded, 0.02);
  const d = outline(0.5);
  const { x, y, radius } = folded;
  return group(
    {},
    under(drawing, d, 8),
    el('path', {
      d: outline(0.5, 1.035),
      fill: shift(tones.crust, -0.18),
      transform: `translate(-4 ${num(radius * 0.075)})`,
    }),
    el('path', { d: outline(0.5, 1.02), fill: tones.pale, transform: `translate(-2 ${num(radius * 0.05)})` }),
    face(drawing, random, d, folded, tones, { share: 0.5 }),
    // The fold is round: light along it, then the curve's shade.
    el('path', {
      d: `M${num(x - radius * 0.97)} ${num(y + 6)}Q${num(x)} ${num(y - 7)} ${num(x + radius * 0.97)} ${num(y + 6)}`,
      fill: 'none',
      stroke: shift(tones.crust, 0.16, 0.8),
      'stroke-opacity': 0.75,
      'stroke-width': radius * 0.045,
      'stroke-linecap': 'round',
    }),
  );
};

/** Folded twice: a quarter on a quarter. */
const quarter = (drawing: Drawing, random: Random, spot: Spot, tones: Tones): Svg => {
  const apex = { x: spot.x, y: spot.y - spot.radius * 0.4 };
  const sheet = (from: number, to: number, far: number): string => {
    const rim = Array.from({ length: 24 }, (_, index) => {
      const angle = from + ((to - from) * index) / 23;
      const wave = 1 + Math.sin(angle * 19) * 0.012 + Math.sin(angle * 7 + from) * 0.014;
      return `L${num(apex.x + Math.cos(angle) * far * wave)} ${num(apex.y + Math.sin(angle) * far * wave * 0.68)}`;
    });
    return `M${num(apex.x)} ${num(apex.y)}${rim.join('')}Z`;
  };
  const long = spot.radius * 1.22;
  const layers = [
    { d: sheet(0.62, 2.62, long * 1.02), light: -0.12 },
    { d: sheet(0.66, 2.55, long * 0.985), light: 0.02 },
  ];
  const top = sheet(0.6, 2.44, long * 0.955);
  return group(
    {},
    under(drawing, layers[0]?.d ?? top, 9),
    ...layers.flatMap(({ d, light }, index) => [
      el('path', { d, fill: shift(tones.crust, light - 0.12), transform: `translate(0 ${18 - index * 9})` }),
      el('path', {
        d,
        fill: index ? tones.pale : shift(tones.crust, light),
        transform: `translate(0 ${13 - index * 9})`,
      }),
    ]),
    face(drawing, random, top, { ...apex, y: apex.y + 4, radius: long }, tones, { share: 0.5 }),
    el('path', {
      d: `M${num(apex.x)} ${num(apex.y)}L${num(apex.x + Math.cos(2.44) * long * 0.94)} ${num(apex.y + Math.sin(2.44) * long * 0.64)}`,
      stroke: shift(tones.crust, 0.17, 0.8),
      'stroke-opacity': 0.8,
      'stroke-width': 11,
      'stroke-linecap': 'round',
    }),
  );
};

/** Rolled up, long and crisp; the end shows its turns. */
const roll = (drawing: Drawing, random: Random, { x, y, radius }: Spot, tones: Tones): Svg => {
  const [long, thick] = [radius * 1.04, radius * 0.2];
  const [left, right] = [x - long, x + long * 0.94];
  const d = `M${num(left)} ${num(y - thick * 0.86)}Q${num(x)} ${num(y - thick * 1.12)} ${num(right)} ${num(y - thick)}A${num(thick * 0.46)} ${num(thick)} 0 0 1 ${num(right)} ${num(y + thick)}Q${num(x)} ${num(y + thick * 1.1)} ${num(left)} ${num(y + thick * 0.9)}A${num(thick * 0.4)} ${num(thick * 0.88)} 0 0 1 ${num(left)} ${num(y - thick * 0.86)}Z`;
  // The open end: a thin wall, the hollow, and the inner edge that curls in it.
  const ring = (size: number, fill: string) =>
    el('ellipse', { cx: right + 1, cy: y, rx: thick * 0.46 * size, ry: thick * size, fill });
  const turns = [
    ring(1, tones.pale),
    ring(0.86, shift(tones.crust, -0.34)),
    el('path', {
      d: `M${num(right + thick * 0.16)} ${num(y - thick * 0.72)}Q${num(right - thick * 0.34)} ${num(y - thick * 0.3)} ${num(right - thick * 0.2)} ${num(y + thick * 0.3)}Q${num(right)} ${num(y + thick * 0.74)} ${num(right + thick * 0.2)} ${num(y + thick * 0.2)}`,
      fill: 'none',
      stroke: shift(tones.crust, 0.04),
      'stroke-width': thick * 0.13,
      'stroke-linecap': 'round',
    }),
  ];
  const lip = `M${num(left + 8)} ${num(y + thick * 0.3)}Q${num(x - long * 0.2)} ${num(y + thick * 0.56)} ${num(right - 14)} ${num(y + thick * 0.2)}`;
  return group(
    { transform: `rotate(-9 ${num(x)} ${num(y)})` },
    under(drawing, d, 9),
    face(drawing, random, d, { x: x - long * 0.1, y: y - thick * 0.2, radius: long * 1.25 }, tones, {
      hasRings: false,
    }),
    el('path', {
      d,
      fill: drawing.linear(
        [
          [0, '#FFF3D0', 0.28],
          [0.3, '#FFF3D0', 0.06],
          [0.62, '#2A1204', 0.14],
          [1, '#2A1204', 0.62],
        ],
        [0, 0, 0, 1],
      ),
    }),
    el('path', { d: lip, fill: 'none', stroke: shift(tones.crust, -0.26), 'stroke-opacity': 0.7, 'stroke-width': 5 }),
    el('path', {
      d: lip,
      fill: 'none',
      stroke: shift(tones.crust, 0.14),
      'stroke-opacity': 0.7,
      'stroke-width': 4,
      transform: 'translate(0 -5)',
    }),
    ...turns,
  );
};

/** Three small thick ones on top of each other, their upper side full of holes. */
const set = (drawing: Drawing, random: Random, { x, y, radius }: Spot, tones: Tones): Svg => {
  const size = radius * 0.66;
  return [0, 1, 2]
    .map((layer) => {
      const spot = { x: x + ([-22, 20, -4][layer] ?? 0), y: y + 24 - layer * 30, radius: size };
      const outline = outlineOf(random, spot, 0.016);
      const pores = Array.from({ length: layer === 2 ? 170 : 0 }, () => {
        const angle = random.between(0, 6.28);
        const far = Math.sqrt(random.between(0, 1)) * size * 0.9;
        return el('ellipse', {
          cx: spot.x + Math.cos(angle) * far,
          cy: spot.y + Math.sin(angle) * far * FLAT,
          rx: random.between(1.6, 5.4),
          ry: random.between(1, 2.8),
          fill: shift(tones.pale, -0.17, 1.3),
          'fill-opacity': 0.65,
        });
      });
      return group(
        {},
        under(drawing, outline(1), 7),
        el('path', { d: outline(1), fill: shift(tones.crust, -0.12), transform: 'translate(0 21)' }),
        el('path', { d: outline(1), fill: shift(tones.crust, 0.02), transform: 'translate(0 12)' }),
        el('path', {
          d: outline(1),
          fill: drawing.radial(
            [
              [0, shift(tones.pale, 0.05)],
              [0.7, tones.pale],
              [0.92, mix(tones.pale, tones.crust, 0.5)],
              [1, tones.crust],
            ],
            [0.46, 0.44, 0.55],
          ),
        }),
        ...pores,
      );
    })
    .join('');
};

/** Adai: thick and coarse, its rim ragged, a hole in the middle for the oil. */
const thick = (drawing: Drawing, random: Random, spot: Spot, tones: Tones): Svg => {
  const { x, y, radius } = { ...spot, radius: spot.radius * 0.92 };
  const outline = outlineOf(random, { x, y, radius }, 0.055);
  const crust = tones.crust;
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
      fill: random.pick([...tones.flecks, '#4E6B2A', '#9C2E1B', shift(crust, 0.14), shift(crust, -0.16)]),
      'fill-opacity': 0.78,
      transform: `rotate(${turn} ${num(cx)} ${num(cy)})`,
    });
  });
  return group(
    {},
    under(drawing, outline(1), 8),
    ...[24, 16, 8].map((dy, index) =>
      el('path', { d: outline(1), fill: shift(crust, -0.24 + index * 0.05), transform: `translate(0 ${dy})` }),
    ),
    el('path', {
      d: outline(1),
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
    el('path', { d: outline(1), fill: '#000', filter: browning(drawing, 57), opacity: 0.72 }),
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

/** One dosa or adai, lying flat. */
export const crepe = (drawing: Drawing, random: Random, kind: Crepe, spot: Spot): Svg => {
  const tones = tonesOf(kind);
  switch (kind.form) {
    case 'spread':
    case 'lacy':
      return spread(drawing, random, spot, tones, kind.form === 'lacy');
    case 'half':
      return half(drawing, random, spot, tones);
    case 'quarter':
      return quarter(drawing, random, spot, tones);
    case 'roll':
      return roll(drawing, random, spot, tones);
    case 'set':
      return set(drawing, random, spot, tones);
    case 'thick':
      return thick(drawing, random, spot, tones);
  }
};
