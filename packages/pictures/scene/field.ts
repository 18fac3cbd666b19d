import { plant } from '../prints/heads';
import { randomOf, type Random } from '../random';
import { el, group, num, Drawing, type Svg } from '../svg';
import { hills, ridge } from './hills';
import { paddies } from './paddies';
import { MORNING, type Light } from './light';
import { palm, type PalmShape } from './palm';

/** One cut of the scene, composed for its own shape. All shares are of width or height. */
export interface FieldCut {
  width: number;
  height: number;
  horizon: number;
  sun: { x: number; y: number; radius: number };
  /** At dusk, where it isn't high on the right. */
  moon?: { x: number; y: number };
  /** How high the hills are, compared with the wide cut's. */
  hills?: number;
  vanish: number;
  palms: readonly { x: number; y: number; tall: number; lean: number }[];
  /** How tall the ears in front are. */
  ears: number;
  /** False where something else is there. */
  earsOnRight?: boolean;
}

const sky = (drawing: Drawing, { width, height, horizon, sun }: FieldCut, light: Light): Svg => {
  const [x, y, radius] = [sun.x * width, sun.y * height, sun.radius * height];
  const ring = (times: number, opacity: number) =>
    el('circle', {
      cx: x,
      cy: y,
      r: radius * times,
      fill: light.halo,
      'fill-opacity': light.isDusk ? opacity * 0.5 : opacity,
    });
  return group(
    {},
    el('rect', {
      width,
      height,
      fill: drawing.linear(
        [
          [0, light.sky[0]],
          [0.5, light.sky[1]],
          [1, light.sky[2]],
        ],
        [0, 0, 0, horizon * height],
        true,
      ),
    }),
    ring(3.9, 0.16),
    ring(2.8, 0.2),
    ring(1.9, 0.3),
    el('circle', {
      cx: x,
      cy: y,
      r: radius,
      fill: drawing.linear(
        [
          [0, light.sun[0]],
          [1, light.sun[1]],
        ],
        [0, 0, 0, 1],
      ),
    }),
  );
};

/** Long thin clouds that cross the sun's light. */
const clouds = (random: Random, { width, height, sun }: FieldCut, { cloud }: Light): Svg =>
  Array.from({ length: 5 }, (_, index) => {
    const x = (sun.x + random.around(0, 0.3)) * width;
    const y = (sun.y - 0.16 + index * 0.062) * height;
    const long = width * random.between(0.09, 0.2);
    const thick = height * random.between(0.006, 0.011);
    return el('path', {
      d: `M${num(x - long)} ${num(y)}Q${num(x)} ${num(y - thick * 2.2)} ${num(x + long)} ${num(y)}Q${num(x)} ${num(y + thick)} ${num(x - long)} ${num(y)}Z`,
      fill: cloud,
      'fill-opacity': 0.75,
    });
  }).join('');

/** The dark, broken line of trees between fields and hills. */
const trees = (random: Random, { width, height, horizon }: FieldCut, light: Light): Svg => {
  const base = horizon * height;
  const crowns = Array.from({ length: Math.round(width / 16) }, (_, index) => {
    const size = height * random.between(0.008, 0.026) * (0.7 + 0.5 * Math.sin(index * 0.21) ** 2);
    return el('ellipse', {
      cx: index * 16 + random.around(0, 10),
      cy: base - size * 0.5,
      rx: size * random.between(0.9, 1.7),
      ry: size,
      fill: random.pick(light.trees),
    });
  });
  return crowns.join('');
};

/** Egrets: some fly, some stand in the water. */
const egret = (x: number, y: number, size: number, fill: string): Svg =>
  el('path', {
    d: `M${num(x - size)} ${num(y - size * 0.28)}Q${num(x - size * 0.42)} ${num(y - size * 0.62)} ${num(x)} ${num(y)}Q${num(x + size * 0.42)} ${num(y - size * 0.66)} ${num(x + size)} ${num(y - size * 0.34)}Q${num(x + size * 0.4)} ${num(y - size * 0.36)} ${num(x + size * 0.06)} ${num(y + size * 0.16)}Q${num(x - size * 0.4)} ${num(y - size * 0.32)} ${num(x - size)} ${num(y - size * 0.28)}Z`,
    fill,
  });

const foreground = (random: Random, { width, height, ears, earsOnRight = true }: FieldCut, light: Light): Svg => {
  const size = height * ears;
  const stalks = Array.from({ length: 15 }, (_, index) => {
    const fromLeft = index < 6;
    const x = fromLeft ? (index / 6) * width * 0.2 - 10 : width - ((index - 6) / 9) * width * 0.3 + 10;
    return {
      x,
      side: fromLeft ? 1 : -1,
      tall: size * random.between(0.72, 1.05) * (1 - Math.abs((fromLeft ? x : width - x) / width) * 1.7),
    };
  });
  return stalks
    .filter(({ side }) => earsOnRight || side > 0)
    .map(({ x, side, tall }) =>
      plant(
        'rice',
        {
          foot: { x, y: height + 20 },
          pull: { x: x + side * 8, y: height - tall * 0.5 },
          neck: { x: x + side * tall * 0.16, y: height - tall * 0.86 },
          side,
          size: tall * 0.6,
        },
        random,
        light.ears,
        light.stalks,
      ),
    )
    .join('');
};

/** The grass at a palm's foot. */
const tuft = (random: Random, { foot, tall }: PalmShape, light: Light): Svg => {
  const blades = Array.from({ length: 16 }, () => {
    const x = foot.x + random.around(0, tall * 0.075);
    const high = tall * random.between(0.025, 0.055);
    return `M${num(x)} ${num(foot.y + tall * 0.012)}l${num(random.around(0, high * 0.6))} ${num(-high)}`;
  });
  return [
    el('ellipse', { cx: foot.x, cy: foot.y + tall * 0.01, rx: tall * 0.095, ry: tall * 0.02, fill: light.tuft }),
    el('path', {
      d: blades.join(''),
      stroke: light.tuftBlade,
      'stroke-width': tall * 0.007,
      'stroke-linecap': 'round',
    }),
  ].join('');
};

const HIGH = { x: 0.8, y: 0.15 };

/** A moon in its first days and the first stars. */
const moonAndStars = (drawing: Drawing, random: Random, { width, height, horizon, moon = HIGH }: FieldCut): Svg => {
  const stars = Array.from({ length: 46 }, () => {
    const share = random.between(0, 1) ** 1.6;
    return el('circle', {
      cx: random.between(0, width),
      cy: share * horizon * height * 0.62,
      r: height * random.between(0.0009, 0.0026),
      fill: '#F4E9D2',
      'fill-opacity': random.between(0.35, 0.9) * (1 - share),
    });
  });
  const [x, y, r] = [width * moon.x, height * moon.y, height * 0.032];
  return group(
    {},
    ...stars,
    el('circle', { cx: x, cy: y, r: r * 3, fill: '#F4E2B8', 'fill-opacity': 0.12, filter: drawing.blur(r, 0.6) }),
    el('path', {
      d: `M${num(x)} ${num(y - r)}A${num(r)} ${num(r)} 0 1 1 ${num(x - r * 0.94)} ${num(y + r * 0.34)}A${num(r * 0.86)} ${num(r * 0.86)} 0 0 0 ${num(x)} ${num(y - r)}Z`,
      fill: '#F6E7C3',
    }),
  );
};

/** Hills, palms and paddies under water, ears in front, and what stands before them. Its upper left is empty for text. */
export const field = (
  cut: FieldCut,
  light: Light = MORNING,
  front: (drawing: Drawing, light: Light) => Svg = () => '',
): Svg => {
  const drawing = new Drawing();
  const random = randomOf('field');
  const { width, height, horizon, hills: hilly = 1 } = cut;
  const base = horizon * height;
  const at = ({ x, y, tall, lean }: FieldCut['palms'][number]): PalmShape => ({
    foot: { x: x * width, y: y * height },
    tall: tall * height,
    lean: lean * height,
  });
  const range = (high: number, broad: number, [colour, mist]: readonly [string, string] = ['', '']) =>
    hills(
      drawing,
      ridge(random, width, base, hilly * high * height, broad * height),
      width,
      base,
      colour,
      mist,
      hilly * high * height,
    );
  const body = [
    sky(drawing, cut, light),
    light.isDusk ? moonAndStars(drawing, randomOf('stars'), cut) : '',
    clouds(random, cut, light),
    range(0.2, 1.9, light.hills[0]),
    range(0.13, 1.3, light.hills[1]),
    range(0.07, 0.9, light.hills[2]),
    trees(random, cut, light),
    paddies(
      drawing,
      random,
      { width, horizon: base, bottom: height, vanishX: cut.vanish * width, sunX: cut.sun.x * width },
      light,
    ),
    ...cut.palms.map((cutPalm) => palm(at(cutPalm), light.palm, random) + tuft(random, at(cutPalm), light)),
    ...[
      [0.08, -0.16, 1],
      [0.13, -0.2, 0.8],
      [0.115, -0.12, 0.66],
    ].map(([dx = 0, dy = 0, size = 1]) =>
      egret((cut.sun.x - dx) * width, (cut.sun.y + dy) * height, height * 0.024 * size, light.egret),
    ),
    foreground(random, cut, light),
    front(drawing, light),
  ];
  // After all parts have added their definitions.
  return drawing.finish(width, height, ...body);
};
