import { shift } from '../colour';
import type { Random } from '../random';
import { el, group, num, type Drawing, type Svg } from '../svg';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const KRAFT = '#C9A06C';

/** Kraft paper: an even brown with long fibres in it and the faint clouds of pulp. */
export const kraft = (drawing: Drawing, random: Random, { x, y, width, height }: Box, colour = KRAFT): Svg => {
  const clouds = drawing.filter(
    [
      el('feTurbulence', { type: 'fractalNoise', baseFrequency: '0.011 0.02', numOctaves: 3, seed: 4 }),
      el('feColorMatrix', { type: 'matrix', values: '0 0 0 0 0.28 0 0 0 0 0.17 0 0 0 0 0.06 0 0 0 0.9 -0.32' }),
    ].join(''),
    0,
  );
  const fibres = Array.from({ length: Math.round((width * height) / 1500) }, () => {
    const [fx, fy] = [random.between(x, x + width), random.between(y, y + height)];
    const long = random.between(5, 17);
    const turn = random.between(0, Math.PI);
    const bend = random.around(0, 5);
    const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long];
    const light = random.chance(0.45);
    return el('path', {
      d: `M${num(fx)} ${num(fy)}q${num(dx / 2 + bend)} ${num(dy / 2 - bend)} ${num(dx)} ${num(dy)}`,
      fill: 'none',
      stroke: light ? shift(colour, 0.09) : shift(colour, -0.14),
      'stroke-width': random.between(0.7, 1.5),
      'stroke-opacity': random.between(0.2, 0.5),
    });
  });
  const box = { x, y, width, height };
  return group(
    {},
    el('rect', { ...box, fill: colour }),
    el('rect', { ...box, filter: clouds, opacity: 0.5 }),
    ...fibres,
  );
};
