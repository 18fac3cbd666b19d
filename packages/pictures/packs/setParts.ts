import { shift } from '../colour';
import { el, group, num, type Drawing, type Svg } from '../svg';
import { stamp } from '../prints/stamps';
import type { Pack } from './front';
import { FLOOR, SIDE } from './ground';
import { labelFoot, labelNames, labelPaper, type LabelBox, type LabelText, type Scheme } from './label';
import { pouch } from './pouch';

export interface Standing {
  x: number;
  floor: number;
  scale: number;
  /** In degrees, around the middle of its foot. */
  turn: number;
}

/** A pouch as part of a group. */
export const standing = (drawing: Drawing, pack: Pack, { x, floor, scale, turn }: Standing): Svg =>
  group(
    {
      transform: `translate(${num(x)} ${num(floor)}) rotate(${num(turn)}) scale(${num(scale)}) translate(${-SIDE / 2} ${-FLOOR})`,
    },
    pouch(drawing, pack),
  );

export interface SetText extends LabelText {
  weight: string;
}

/** The set's own label: its names, then weight and marks. */
export const setLabel = (drawing: Drawing, text: SetText, box: LabelBox, scale: number, scheme: Scheme): Svg => {
  const names = labelNames(text, box.x, box.top + 26 * scale, box.half * 1.66, scale, [76, 66], scheme);
  return group(
    {},
    labelPaper(drawing, box, scheme),
    stamp('mark', box.x, box.top - 14 * scale, 44 * scale, scheme.print),
    names.svg,
    labelFoot(text.weight, box.x, box.bottom - 28 * scale, box.half * 0.84, scale * 0.86, scheme),
  );
};

/** A bow of ribbon or twine around a knot, two loops and two tails. */
export const bow = (drawing: Drawing, x: number, y: number, size: number, colour: string): Svg => {
  const loop = (side: number) =>
    `M${num(x)} ${num(y)}C${num(x + side * size * 0.3)} ${num(y - size * 0.62)} ${num(x + side * size * 1.05)} ${num(y - size * 0.5)} ${num(x + side * size)} ${num(y - size * 0.04)}C${num(x + side * size * 0.96)} ${num(y + size * 0.3)} ${num(x + side * size * 0.36)} ${num(y + size * 0.24)} ${num(x)} ${num(y)}Z`;
  const inner = (side: number) =>
    `M${num(x + side * size * 0.16)} ${num(y - size * 0.03)}C${num(x + side * size * 0.4)} ${num(y - size * 0.3)} ${num(x + side * size * 0.8)} ${num(y - size * 0.32)} ${num(x + side * size * 0.84)} ${num(y - size * 0.04)}C${num(x + side * size * 0.8)} ${num(y + size * 0.12)} ${num(x + side * size * 0.4)} ${num(y + size * 0.1)} ${num(x + side * size * 0.16)} ${num(y - size * 0.03)}Z`;
  const tail = (side: number) =>
    `M${num(x - side * size * 0.06)} ${num(y)}C${num(x + side * size * 0.14)} ${num(y + size * 0.3)} ${num(x + side * size * 0.4)} ${num(y + size * 0.5)} ${num(x + side * size * 0.5)} ${num(y + size * 0.86)}L${num(x + side * size * 0.66)} ${num(y + size * 0.68)}L${num(x + side * size * 0.8)} ${num(y + size * 0.76)}C${num(x + side * size * 0.66)} ${num(y + size * 0.4)} ${num(x + side * size * 0.36)} ${num(y + size * 0.16)} ${num(x + side * size * 0.08)} ${num(y)}Z`;
  const shaded = drawing.linear(
    [
      [0, shift(colour, 0.1)],
      [0.5, colour],
      [1, shift(colour, -0.1)],
    ],
    [0, 0, 0, 1],
  );
  const all = [tail(-1), tail(1), loop(-1), loop(1)];
  return group(
    {},
    el('path', {
      d: all.join(''),
      fill: '#1B1006',
      'fill-opacity': 0.4,
      transform: 'translate(4 9)',
      filter: drawing.blur(6, 0.3),
    }),
    ...all.map((d) => el('path', { d, fill: shaded, stroke: shift(colour, -0.14), 'stroke-width': 1.4 })),
    ...[-1, 1].map((side) => el('path', { d: inner(side), fill: shift(colour, -0.18) })),
    el('rect', {
      x: x - size * 0.13,
      y: y - size * 0.16,
      width: size * 0.26,
      height: size * 0.3,
      rx: size * 0.09,
      fill: shaded,
      stroke: shift(colour, -0.16),
      'stroke-width': 1.4,
    }),
  );
};
