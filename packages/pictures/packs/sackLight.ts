import { curve, taper } from '../prints/curve';
import type { Random } from '../random';
import { el, group, num, type Drawing, type Svg } from '../svg';
import { NECK_HALF, type Sack } from './sackShape';

const SHADE = '#33220C';
const GLOW = '#FFFAEC';

/** A fold of cloth: shade that runs out, with light along it. */
interface Fold {
  shade: Svg;
  glow: Svg;
}

const fold = (
  from: { x: number; y: number },
  to: { x: number; y: number },
  bend: number,
  width: number,
  strength: number,
): Fold => {
  const pull = { x: (from.x + to.x) / 2 + bend, y: (from.y + to.y) / 2 };
  const line = curve(from, pull, to);
  const beside = curve(
    { ...from, x: from.x - width * 0.62 },
    { ...pull, x: pull.x - width * 0.62 },
    { ...to, x: to.x - width * 0.4 },
  );
  return {
    shade: el('path', { d: taper(line, 0, 1, width, 1), fill: SHADE, 'fill-opacity': 0.42 * strength }),
    glow: el('path', { d: taper(beside, 0, 0.9, width * 0.6, 1), fill: GLOW, 'fill-opacity': 0.5 * strength }),
  };
};

/** The folds that the string draws, into the ruffle above and down the shoulders. */
export const sackFolds = (drawing: Drawing, random: Random, { x, top, neck }: Sack): Svg => {
  const folds = Array.from({ length: 11 }, (_, index): Fold[] => {
    const share = index / 5 - 1;
    const from = { x: x + share * NECK_HALF * 0.95, y: neck + 4 };
    const down = {
      x: x + share * 300 + random.around(0, 16),
      y: neck + random.between(120, 200) + (1 - Math.abs(share)) * 50,
    };
    const up = { x: x + share * 165 + random.around(0, 10), y: top + random.between(20, 46) };
    return [
      fold(from, down, share * 46, random.between(13, 20), 0.9),
      fold({ ...from, y: neck - 4 }, up, -share * 16, random.between(12, 18), 1),
    ];
  }).flat();
  // Made soft at once: a blur of each would take half of the sack's time.
  return (
    group({ filter: drawing.blur(4, 0.1) }, ...folds.map(({ shade }) => shade)) +
    group({ filter: drawing.blur(3.4, 0.1) }, ...folds.map(({ glow }) => glow))
  );
};

/** Round light over the body, over the label too. */
export const sackLight = (drawing: Drawing, { x, neck, bottom, half }: Sack): Svg => {
  const box = { x: x - half * 1.05, y: neck - 10, width: half * 2.1, height: bottom - neck + 24 };
  return group(
    {},
    el('rect', {
      ...box,
      fill: drawing.linear([
        [0, SHADE, 0.5],
        [0.06, SHADE, 0.24],
        [0.2, SHADE, 0.03],
        [0.55, SHADE, 0],
        [0.8, SHADE, 0.15],
        [0.94, SHADE, 0.4],
        [1, SHADE, 0.6],
      ]),
    }),
    el('rect', {
      ...box,
      fill: drawing.linear(
        [
          [0, SHADE, 0.18],
          [0.12, SHADE, 0],
          [0.7, SHADE, 0],
          [0.9, SHADE, 0.2],
          [1, SHADE, 0.5],
        ],
        [0, 0, 0, 1],
      ),
    }),
    el('ellipse', {
      cx: x - half * 0.36,
      cy: neck + (bottom - neck) * 0.42,
      rx: half * 0.34,
      ry: (bottom - neck) * 0.34,
      fill: GLOW,
      'fill-opacity': 0.26,
      filter: drawing.blur(52, 0.6),
    }),
  );
};

/** Three turns of twine around the neck, and a bow. */
export const sackString = (drawing: Drawing, { x, neck }: Sack): Svg => {
  const twine = (d: string, width = 9) =>
    [
      el('path', { d, fill: 'none', stroke: '#7A5527', 'stroke-width': width, 'stroke-linecap': 'round' }),
      el('path', { d, fill: 'none', stroke: '#C79A5B', 'stroke-width': width * 0.62, 'stroke-linecap': 'round' }),
      el('path', {
        d,
        fill: 'none',
        stroke: '#6A4820',
        'stroke-width': width * 0.62,
        'stroke-dasharray': '2 5',
        'stroke-opacity': 0.6,
      }),
    ].join('');
  const turn = (dy: number) =>
    `M${num(x - NECK_HALF - 3)} ${num(neck + dy)}Q${num(x)} ${num(neck + dy + 22)} ${num(x + NECK_HALF + 3)} ${num(neck + dy)}`;
  const knot = { x: x + 22, y: neck + 12 };
  const loop = (side: number) =>
    `M${num(knot.x)} ${num(knot.y)}C${num(knot.x + side * 26)} ${num(knot.y - 46)} ${num(knot.x + side * 96)} ${num(knot.y - 22)} ${num(knot.x + side * 74)} ${num(knot.y + 14)}C${num(knot.x + side * 60)} ${num(knot.y + 30)} ${num(knot.x + side * 24)} ${num(knot.y + 16)} ${num(knot.x)} ${num(knot.y)}`;
  const tail = (side: number, long: number) =>
    `M${num(knot.x)} ${num(knot.y)}C${num(knot.x + side * 12)} ${num(knot.y + 26)} ${num(knot.x + side * 34)} ${num(knot.y + long * 0.6)} ${num(knot.x + side * 30)} ${num(knot.y + long)}`;
  const bow = [loop(-1), loop(1), tail(-1, 84), tail(1, 98)];
  return group(
    {},
    el('ellipse', {
      cx: x,
      cy: neck + 10,
      rx: NECK_HALF + 6,
      ry: 20,
      fill: SHADE,
      'fill-opacity': 0.5,
      filter: drawing.blur(8, 0.8),
    }),
    ...[-9, 0, 9].map((dy) => twine(turn(dy))),
    el('path', {
      d: bow.join(''),
      fill: 'none',
      stroke: SHADE,
      'stroke-opacity': 0.4,
      'stroke-width': 9,
      transform: 'translate(4 8)',
      filter: drawing.blur(4, 0.4),
    }),
    ...bow.map((d) => twine(d, 8)),
    el('ellipse', {
      cx: knot.x,
      cy: knot.y + 1,
      rx: 12,
      ry: 10,
      fill: '#B98A4C',
      stroke: '#7A5527',
      'stroke-width': 2,
    }),
  );
};
