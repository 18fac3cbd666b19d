import type { Random } from '../random';
import { el, group, num, type Drawing, type Svg } from '../svg';
import type { Pouch } from './pouchShape';

const SHADE = '#2E1C0A';
const GLOW = '#FFF6E4';

/** A crease: a dark line with light beside it. */
interface Crease {
  shade: Svg;
  glow: Svg;
}

const crease = (d: string, width: number, strength: number, dx: number, dy: number): Crease => {
  const line = { d, fill: 'none', 'stroke-linecap': 'round' };
  return {
    shade: el('path', { ...line, stroke: SHADE, 'stroke-width': width, 'stroke-opacity': 0.3 * strength }),
    glow: el('path', {
      ...line,
      stroke: GLOW,
      'stroke-width': width * 0.7,
      'stroke-opacity': 0.2 * strength,
      transform: `translate(${num(dx)} ${num(dy)})`,
    }),
  };
};

/** All creases made soft at once: a blur of each would cost more than all the rest of the pouch, and end at its own box's edge. */
const soften = (drawing: Drawing, creases: readonly Crease[]): Svg =>
  group({ filter: drawing.blur(6, 0.1) }, ...creases.map(({ shade }) => shade)) +
  group({ filter: drawing.blur(5, 0.1) }, ...creases.map(({ glow }) => glow));

/** Light and shade over the whole pouch: round sides, a full belly, folds at the shoulders and the foot. */
export const pouchLight = (drawing: Drawing, random: Random, pouch: Pouch): Svg => {
  const { x, top, bottom, half } = pouch;
  const tall = bottom - top;
  const box = { x: x - half, y: top, width: half * 2, height: tall + 12 };
  const at = (dx: number, dy: number) => `${num(x + dx * half)} ${num(top + dy * tall)}`;
  const jitter = () => random.around(0, 0.03);
  const side = (sign: 1 | -1, strength: number) => [
    // From the corner of the seal into the belly.
    crease(
      `M${at(sign * (0.93 + jitter()), 0.085)}Q${at(sign * 0.8, 0.17)} ${at(sign * (0.74 + jitter()), 0.31 + jitter())}`,
      13,
      strength,
      -sign * 7,
      3,
    ),
    crease(
      `M${at(sign * (0.66 + jitter()), 0.1)}Q${at(sign * 0.64, 0.15)} ${at(sign * (0.68 + jitter()), 0.22 + jitter())}`,
      8,
      strength * 0.7,
      -sign * 5,
      2,
    ),
    // Where the foot's fold begins.
    crease(
      `M${at(sign * 0.97, 0.9)}Q${at(sign * 0.86, 0.86)} ${at(sign * (0.79 + jitter()), 0.79 + jitter())}`,
      11,
      strength,
      -sign * 5,
      -4,
    ),
    crease(
      `M${at(sign * (0.955 + jitter() * 0.3), 0.55 + jitter())}Q${at(sign * 0.9, 0.57)} ${at(sign * 0.84, 0.6 + jitter())}`,
      8,
      strength * 0.8,
      0,
      5,
    ),
  ];
  return group(
    {},
    el('rect', {
      ...box,
      fill: drawing.linear([
        [0, SHADE, 0.42],
        [0.035, SHADE, 0.2],
        [0.13, SHADE, 0.02],
        [0.55, SHADE, 0],
        [0.8, SHADE, 0.13],
        [0.95, SHADE, 0.36],
        [1, SHADE, 0.55],
      ]),
    }),
    el('rect', {
      ...box,
      fill: drawing.linear(
        [
          [0, SHADE, 0.05],
          [0.09, SHADE, 0.12],
          [0.2, SHADE, 0],
          [0.72, SHADE, 0],
          [0.9, SHADE, 0.17],
          [1, SHADE, 0.42],
        ],
        [0, 0, 0, 1],
      ),
    }),
    el('ellipse', {
      cx: x - half * 0.38,
      cy: top + tall * 0.46,
      rx: half * 0.3,
      ry: tall * 0.36,
      fill: GLOW,
      'fill-opacity': 0.22,
      filter: drawing.blur(half * 0.13, 0.6),
    }),
    soften(drawing, [
      ...side(-1, 0.8),
      ...side(1, 1),
      // The edge of the foot's fold: the front sheet bends under along an arc.
      crease(
        `M${at(-0.98, 0.905)}Q${at(-0.6, 0.972)} ${at(0, 0.974)}Q${at(0.6, 0.972)} ${at(0.98, 0.905)}`,
        6,
        1.2,
        0,
        -5,
      ),
    ]),
  );
};

/** The pressed seal along the top, with the line to tear along and the zip below. */
export const pouchSeal = (drawing: Drawing, { x, top, half }: Pouch): Svg => {
  const line = (y: number, colour: string, opacity: number, width: number) =>
    el('path', {
      d: `M${num(x - half)} ${num(y)}H${num(x + half)}`,
      stroke: colour,
      'stroke-opacity': opacity,
      'stroke-width': width,
      fill: 'none',
    });
  const crimps = Array.from({ length: 7 }, (_, index) => {
    const y = top + 7 + index * 5.4;
    return line(y, SHADE, 0.17, 2) + line(y + 2.3, GLOW, 0.3, 1.8);
  });
  return group(
    {},
    el('rect', { x: x - half, y: top, width: half * 2, height: 46, fill: GLOW, 'fill-opacity': 0.12 }),
    ...crimps,
    line(top + 47, SHADE, 0.4, 2),
    line(top + 49.5, GLOW, 0.4, 2),
    line(top + 86, SHADE, 0.2, 3),
    line(top + 90, GLOW, 0.36, 4),
    line(top + 96, SHADE, 0.22, 3),
    el('path', {
      d: `M${num(x - half)} ${num(top + 62)}l9 5l-9 5zM${num(x + half)} ${num(top + 62)}l-9 5l9 5z`,
      fill: SHADE,
      'fill-opacity': 0.55,
    }),
    el('path', {
      d: `M${num(x - half + 6)} ${num(top + 2)}H${num(x + half - 6)}`,
      stroke: '#FFFFFF',
      'stroke-opacity': 0.6,
      'stroke-width': 2.5,
      filter: drawing.blur(0.8, 1),
    }),
  );
};
