import { heap } from '../ingredients/heap';
import { glowOn, type Ingredient } from '../ingredients/ingredients';
import type { Random } from '../random';
import { el, group, num, type Drawing, type Svg } from '../svg';

export interface Seat {
  x: number;
  y: number;
  /** Half of its length; it is a little more than half as high. */
  half: number;
  /** In degrees. */
  turn: number;
}

/** A seed: one end round, the other drawn out to a point. `grow` makes it larger all around. */
const seedPath = ({ x, y, half, turn }: Seat, grow = 0): string => {
  const angle = (turn * Math.PI) / 180;
  const scale = (half + grow) / half;
  const at = (along: number, across: number) => {
    const [u, v] = [along * half * scale, across * half * (scale + (grow / half) * 0.35)];
    return `${num(x + u * Math.cos(angle) - v * Math.sin(angle))} ${num(y + u * Math.sin(angle) + v * Math.cos(angle))}`;
  };
  return [
    `M${at(-1, 0.03)}`,
    `C${at(-0.99, -0.4)} ${at(-0.6, -0.66)} ${at(-0.13, -0.65)}`,
    `C${at(0.38, -0.64)} ${at(0.72, -0.36)} ${at(1.04, -0.06)}`,
    `C${at(0.78, 0.36)} ${at(0.36, 0.63)} ${at(-0.11, 0.64)}`,
    `C${at(-0.62, 0.65)} ${at(-1.01, 0.4)} ${at(-1, 0.03)}Z`,
  ].join('');
};

/** A window in the shape of a seed with what is in the pack behind it, a shadow at its upper edge and a glint of the film. */
export const seedWindow = (drawing: Drawing, ingredient: Ingredient, random: Random, seat: Seat, rim: string): Svg => {
  const { x, y, half } = seat;
  const shape = seedPath(seat);
  const area = { x: x - half * 1.1, y: y - half * 0.95, width: half * 2.2, height: half * 1.9 };
  const clip = drawing.clip(el('path', { d: shape }));
  return group(
    {},
    el('path', { d: seedPath(seat, 11), fill: rim }),
    group(
      { 'clip-path': clip },
      heap(drawing, ingredient, random, area),
      // The paper's edge throws its shadow on the content.
      el('path', {
        d: `${seedPath(seat, 40)} ${shape}`,
        'fill-rule': 'evenodd',
        fill: '#1B1006',
        'fill-opacity': 0.62,
        transform: 'translate(5 9)',
        filter: drawing.blur(8, 0.2),
      }),
      el('path', {
        d: `M${num(x - half * 0.75)} ${num(y + half * 0.5)}L${num(x - half * 0.1)} ${num(y - half * 0.8)}h${num(half * 0.24)}L${num(x - half * 0.42)} ${num(y + half * 0.7)}Z`,
        fill: '#FFFFFF',
        'fill-opacity': 0.13 * glowOn(ingredient),
        filter: drawing.blur(7, 0.3),
      }),
    ),
    el('path', { d: shape, fill: 'none', stroke: '#1B1006', 'stroke-opacity': 0.35, 'stroke-width': 1.6 }),
  );
};
