import type { Random } from '../random';
import { el, num, type Drawing, type Svg } from '../svg';

/** A ridge as a smooth line through chance heights: waves of three lengths, one above the other. */
export const ridge = (
  random: Random,
  width: number,
  base: number,
  high: number,
  broad: number,
): ((x: number) => number) => {
  const waves = [1, 2.3, 5.1].map((times) => ({
    length: broad / times,
    phase: random.between(0, 6.28),
    height: high / times,
  }));
  return (x) =>
    base -
    waves.reduce(
      (sum, { length, phase, height }) => sum + (0.5 + 0.5 * Math.sin((x / length) * 6.28 + phase)) * height,
      0,
    ) *
      (0.72 + 0.28 * Math.sin((x / width) * 3.1));
};

/** The area from a line down to `bottom`. */
const below = (line: (x: number) => number, width: number, bottom: number, step = 8): string => {
  const points = Array.from(
    { length: Math.ceil(width / step) + 1 },
    (_, index) => `${num(index * step)} ${num(line(index * step))}`,
  );
  return `M0 ${num(bottom)}L${points.join('L')}L${num(Math.ceil(width / step) * step)} ${num(bottom)}Z`;
};

/** One range of hills, misty at its foot. */
export const hills = (
  drawing: Drawing,
  line: (x: number) => number,
  width: number,
  foot: number,
  colour: string,
  mist: string,
  high: number,
): Svg =>
  el('path', {
    d: below(line, width, foot + 4),
    fill: drawing.linear(
      [
        [0, colour],
        [1, mist],
      ],
      [0, foot - high * 1.3, 0, foot],
      true,
    ),
  });
