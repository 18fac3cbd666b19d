import { heap } from '../ingredients/heap';
import type { Ingredient } from '../ingredients/ingredients';
import type { Random } from '../random';
import { el, group, num, type Drawing, type Svg } from '../svg';
import { SLANT } from './plate';

export interface MoundShape {
  x: number;
  /** Of the middle of its foot. */
  y: number;
  half: number;
  tall: number;
  /** What holds soft grain together. */
  cream?: string;
}

/** Cooked grain, heaped on a plate or leaf: round where the light falls, in shade at its foot. */
export const mound = (
  drawing: Drawing,
  random: Random,
  ingredient: Ingredient,
  { x, y, half, tall, cream }: MoundShape,
  slant = SLANT,
): Svg => {
  const at = (along: number, high: number) => `${num(x + along * half)} ${num(y - high * tall)}`;
  const d = `M${at(-1, 0)}C${at(-0.94, 0.42)} ${at(-0.66, 0.72)} ${at(-0.4, 0.88)}C${at(-0.2, 1.02)} ${at(0.16, 1.04)} ${at(0.36, 0.9)}C${at(0.68, 0.72)} ${at(0.95, 0.4)} ${at(1, 0)}A${num(half)} ${num(half * slant)} 0 0 1 ${num(x - half)} ${num(y)}Z`;
  const area = { x: x - half * 1.04, y: y - tall * 1.08, width: half * 2.08, height: tall * 1.1 + half * slant * 1.05 };
  return group(
    {},
    el('ellipse', {
      cx: x + 12,
      cy: y + half * slant * 0.22,
      rx: half * 1.04,
      ry: half * slant,
      fill: '#241405',
      'fill-opacity': 0.4,
      filter: drawing.blur(11, 0.2),
    }),
    group(
      { 'clip-path': drawing.clip(el('path', { d })) },
      heap(drawing, ingredient, random, area),
      cream === undefined ? '' : el('rect', { ...area, fill: cream, 'fill-opacity': 0.42 }),
      el('rect', {
        ...area,
        fill: drawing.radial(
          [
            [0, '#FFF6DC', 0.34],
            [0.42, '#FFF6DC', 0.02],
            [0.7, '#3A2204', 0.1],
            [1, '#3A2204', 0.56],
          ],
          [0.38, 0.24, 0.74],
        ),
      }),
    ),
  );
};
