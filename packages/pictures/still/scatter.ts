import { longGrain, roundGrain } from '../ingredients/grain';
import type { Grain } from '../ingredients/ingredients';
import type { Random } from '../random';
import type { Drawing, Svg } from '../svg';

/** Grains that fell beside: many near the middle, few far out. */
export const scatter = (
  drawing: Drawing,
  grain: Grain,
  random: Random,
  [x, y, spreadX, spreadY]: readonly [number, number, number, number],
  count: number,
): Svg =>
  Array.from({ length: count }, () => ({ x: random.around(x, spreadX), y: random.around(y, spreadY), depth: 0 }))
    // Those in front lie over those behind.
    .toSorted((one, other) => one.y - other.y)
    .map((position) =>
      grain.kind === 'long' ? longGrain(grain, random, position) : roundGrain(drawing, grain, random, position),
    )
    .join('');
