import type { Random } from '../random';
import { el, group, num, type Drawing, type Svg } from '../svg';
import type { Box } from './paper';

/** Unbleached cotton: threads over and under each other, none quite straight. */
export const fabric = (drawing: Drawing, random: Random, { x, y, width, height }: Box, colour: string): Svg => {
  const thread = (dx: number, dy: number, w: number, h: number, fill: string, opacity: number) =>
    el('rect', { x: dx, y: dy, width: w, height: h, fill, 'fill-opacity': opacity });
  const weave = drawing.define((id) =>
    el(
      'pattern',
      { id, width: 8, height: 8, patternUnits: 'userSpaceOnUse' },
      thread(0, 0, 3.4, 3.4, '#FFFFFF', 0.3),
      thread(4, 4, 3.4, 3.4, '#FFFFFF', 0.3),
      thread(4, 0, 3.4, 3.4, '#5A4220', 0.15),
      thread(0, 4, 3.4, 3.4, '#5A4220', 0.15),
      thread(3.5, 0, 0.7, 8, '#3A280E', 0.24),
      thread(7.5, 0, 0.7, 8, '#3A280E', 0.24),
      thread(0, 3.5, 8, 0.7, '#3A280E', 0.24),
      thread(0, 7.5, 8, 0.7, '#3A280E', 0.24),
    ),
  );
  const uneven = drawing.filter(
    [
      el('feTurbulence', {
        type: 'fractalNoise',
        baseFrequency: '0.02 0.03',
        numOctaves: 2,
        seed: 12,
        result: 'noise',
      }),
      el('feDisplacementMap', {
        in: 'SourceGraphic',
        in2: 'noise',
        scale: 16,
        xChannelSelector: 'R',
        yChannelSelector: 'G',
      }),
    ].join(''),
    0.05,
  );
  // Threads that were spun thicker.
  const slubs = Array.from({ length: 70 }, () => {
    const across = random.chance(0.5);
    const long = random.between(24, 90);
    return el('path', {
      d: `M${num(random.between(x, x + width))} ${num(random.between(y, y + height))}${across ? 'h' : 'v'}${num(long)}`,
      stroke: random.chance(0.5) ? '#FFFFFF' : '#6B5026',
      'stroke-opacity': 0.2,
      'stroke-width': random.between(1.6, 3.2),
    });
  });
  const box = { x, y, width, height };
  return group({}, el('rect', { ...box, fill: colour }), el('rect', { ...box, fill: weave, filter: uneven }), ...slubs);
};
