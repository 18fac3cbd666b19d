import { shift } from '../colour';
import type { Random } from '../random';
import { el, group, num, type Drawing, type Svg } from '../svg';
import type { Box } from './paper';

/** A board with its grain, lit from above. */
export const board = (drawing: Drawing, random: Random, { x, y, width, height }: Box, colour: string): Svg => {
  const grain = Array.from({ length: Math.max(4, Math.round(height / 9)) }, () => {
    const from = y + random.between(0.06, 0.94) * height;
    const bend = random.around(0, height * 0.12);
    return el('path', {
      d: `M${num(x)} ${num(from)}C${num(x + width * 0.3)} ${num(from + bend)} ${num(x + width * 0.6)} ${num(from - bend)} ${num(x + width)} ${num(from + bend * 0.4)}`,
      fill: 'none',
      stroke: random.chance(0.6) ? shift(colour, -0.1) : shift(colour, 0.07),
      'stroke-opacity': random.between(0.25, 0.6),
      'stroke-width': random.between(0.8, 2.4),
    });
  });
  const box = { x, y, width, height, rx: 3 };
  return group(
    {},
    group(
      { 'clip-path': drawing.clip(el('rect', box)) },
      el('rect', { ...box, fill: colour }),
      ...grain,
      el('rect', {
        ...box,
        fill: drawing.linear(
          [
            [0, '#FFF3DA', 0.32],
            [0.16, '#FFF3DA', 0.06],
            [0.8, '#2A1604', 0.08],
            [1, '#2A1604', 0.4],
          ],
          [0, 0, 0, 1],
        ),
      }),
    ),
  );
};
