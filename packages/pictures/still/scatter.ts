import { longGrain, roundGrain } from '../goods/grain';
import type { GrainLook } from '../goods/looks';
import type { Random } from '../random';
import type { Drawing, Svg } from '../svg';

/** Grains that fell beside: many near the middle, few far out. */
export const scatter = (
  drawing: Drawing,
  look: GrainLook,
  random: Random,
  [x, y, spreadX, spreadY]: readonly [number, number, number, number],
  count: number,
): Svg =>
  Array.from({ length: count }, () => ({ x: random.around(x, spreadX), y: random.around(y, spreadY), depth: 0 }))
    // Those in front lie over those behind.
    .toSorted((one, other) => one.y - other.y)
    .map((place) => (look.kind === 'long' ? longGrain(look, random, place) : roundGrain(drawing, look, random, place)))
    .join('');
