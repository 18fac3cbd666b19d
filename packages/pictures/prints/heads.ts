import type { Random } from '../random';
import { el, type Svg } from '../svg';
import { beside, blade, curve, dot, drop, step, taper, type Curve, type Point, type Spot } from './curve';

/** How a plant bears its grain. */
export type Head = 'tail' | 'open' | 'rows' | 'tufts' | 'candle' | 'fingers' | 'globe' | 'rice' | 'pods';

/** Seeds on both sides of a line, like a feather. */
const feather = (line: Curve, count: number, length: number, width: number, spread: number, random: Random): string[] =>
  Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    const small = 1 - 0.35 * Math.abs(2 * t - 0.9);
    const side = index % 2 === 0 ? 1 : -1;
    return drop(
      { ...line(t), angle: line(t).angle + side * spread * random.between(0.8, 1.2) },
      length * small,
      width * small,
    );
  });

const HEADS: Readonly<Record<Head, (foot: Spot, size: number, random: Random, side: number) => string[]>> = {
  // Foxtail: a thick tail of seeds, packed in lobes, that droops under its own weight; fine bristles stand out of it.
  tail: (foot, size, random, side) => {
    const over = step(step(foot, 0, size * 0.42), side * 1.15, size * 0.36);
    const rise = curve(foot, step(foot, 0, size * 0.34), over);
    const hang = curve(over, step(rise(1), 0, size * 0.42), {
      x: over.x + side * size * 0.42,
      y: Math.max(over.y, foot.y - size * 0.5) + size * 0.62,
    });
    const line: Curve = (t) => (t < 0.34 ? rise(t / 0.34) : hang((t - 0.34) / 0.66));
    const rows = 30;
    const widthAt = (t: number) =>
      size * 0.125 * Math.sin(Math.PI * Math.min(0.95, 0.16 + t * 0.8)) ** 0.7 * (1 + 0.12 * Math.sin(t * 62));
    const seeds = Array.from({ length: rows }, (_, row) => {
      const t = 0.1 + (row / rows) * 0.9;
      const wide = widthAt(t);
      return [-1, -0.62, -0.22, 0.22, 0.62, 1].map((across) => {
        const spot = beside(line(t), wide * (across + (row % 2 ? 0.16 : -0.16)) * 0.82);
        return drop({ ...spot, angle: spot.angle + across * 0.75 + random.around(0, 0.2) }, size * 0.082, size * 0.052);
      });
    });
    const bristles = Array.from({ length: 44 }, (_, index) => {
      const t = 0.1 + (index / 44) * 0.88;
      const way = index % 2 ? 1 : -1;
      const out = step(beside(line(t), way * widthAt(t) * 0.7), way * 0.8, 0);
      return taper(curve(out, step(out, 0, size * 0.07), step(out, -way * 0.14, size * 0.13)), 0, 1, 1.3, 0.4);
    });
    return [taper(rise, 0, 1, 5, 3), ...bristles, ...seeds.flat()];
  },
  // Little and proso millet: loose branches, each with a few seeds that nod.
  open: (foot, size, random, side) => {
    const line = curve(foot, step(foot, 0, size * 0.6), step(step(foot, 0, size * 0.6), side * 0.7, size * 0.45));
    const branches = Array.from({ length: 9 }, (_, index) => {
      const start = line(0.12 + index * 0.1);
      const way = index % 2 ? 1 : -1;
      const length = size * (0.44 - index * 0.026);
      const arm = curve(
        start,
        step(start, way * 0.45, length * 0.6),
        step(step(start, way * 0.45, length * 0.6), way * 0.7 + side * 0.35, length * 0.5),
      );
      const seeds = [0.5, 0.66, 0.82, 1].map((t, seed) =>
        drop({ ...arm(t), angle: arm(t).angle + (seed % 2 ? 0.5 : -0.5) }, size * 0.088, size * 0.06),
      );
      return [taper(arm, 0, 1, 2.6, 1.2), ...seeds];
    });
    return [
      taper(line, 0, 1, 4.5, 1.5),
      ...branches.flat(),
      drop({ ...line(1), angle: line(1).angle + random.around(0, 0.2) }, size * 0.1, size * 0.06),
    ];
  },
  // Kodo millet: few spikes, the seeds in two rows like buttons.
  rows: (foot, size, _random, side) =>
    [-0.42, 0.04, 0.46].flatMap((turn, spike) => {
      const start = step(foot, 0, size * 0.12 * spike);
      const line = curve(
        start,
        step(start, turn, size * 0.5),
        step(step(start, turn, size * 0.5), side * 0.35 + turn * 0.5, size * 0.45),
      );
      const seeds = Array.from({ length: 10 }, (_, index) => {
        const spot = line(0.14 + index * 0.088);
        return [1, -1].map((way) => dot(step(spot, (way * Math.PI) / 2, size * 0.038), size * 0.036));
      });
      return [taper(line, 0, 1, 3.5, 1.5), ...seeds.flat()];
    }),
  // Barnyard millet: short thick tufts in turn along the stalk.
  tufts: (foot, size, random, side) => {
    const line = curve(foot, step(foot, 0, size * 0.6), step(step(foot, 0, size * 0.6), side * 0.5, size * 0.5));
    const tufts = Array.from({ length: 10 }, (_, index) => {
      const start = { ...line(0.08 + index * 0.1), angle: line(0.08 + index * 0.1).angle + (index % 2 ? 0.62 : -0.62) };
      const long = size * (0.3 - index * 0.016);
      const arm = curve(start, step(start, 0, long / 2), step(start, 0, long));
      return [0.3, 0.8].flatMap((spread) => feather(arm, 10, size * 0.075, size * 0.045, spread, random));
    });
    return [taper(line, 0, 1, 4.5, 2), ...tufts.flat()];
  },
  // Pearl millet: a candle packed with round grain.
  candle: (foot, size, _random, side) => {
    const line = curve(foot, step(foot, 0, size * 0.6), step(step(foot, 0, size * 0.6), side * 0.22, size * 0.6));
    return Array.from({ length: 19 }, (_, row) => {
      const t = 0.06 + (row / 19) * 0.94;
      const wide = size * 0.115 * Math.sin(Math.PI * Math.min(0.92, 0.22 + t * 0.76));
      return [-1, -0.34, 0.34, 1].map((across) =>
        dot(step(line(t), Math.PI / 2, wide * (across + (row % 2 ? 0.17 : -0.17))), size * 0.032),
      );
    }).flat();
  },
  // Finger millet: five bent fingers from one palm.
  fingers: (foot, size, random, side) =>
    [-0.7, -0.36, -0.02, 0.33, 0.68].flatMap((turn) => {
      const line = curve(
        foot,
        step(foot, turn, size * 0.5),
        step(step(foot, turn, size * 0.48), -turn * 0.85 + side * 0.12, size * 0.42),
      );
      return [
        taper(line, 0, 1, 5, 3),
        ...[0.35, 0.95].flatMap((spread) => feather(line, 17, size * 0.085, size * 0.05, spread, random)),
      ];
    }),
  // Sorghum: an egg of round grain.
  globe: (foot, size, _random, side) => {
    const line = curve(foot, step(foot, 0, size * 0.5), step(step(foot, 0, size * 0.5), side * 0.15, size * 0.4));
    return Array.from({ length: 10 }, (_, row) => {
      const t = 0.06 + row * 0.094;
      const wide = size * 0.26 * Math.sin(Math.PI * (0.2 + t * 0.72));
      const count = Math.max(1, Math.round((2 * wide) / (size * 0.088)) + (row % 2));
      return Array.from({ length: count }, (_, index) => {
        const across = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
        return dot(step(beside(line(t), wide * across), 0, -(across ** 2) * size * 0.05), size * 0.042);
      });
    }).flat();
  },
  // Rice: a stalk that bows under long grains.
  rice: (foot, size, random, side) => {
    const line = curve(
      foot,
      step(foot, side * 0.1, size * 0.75),
      step(step(foot, side * 0.1, size * 0.62), side * 1.7, size * 0.75),
    );
    const grains = Array.from({ length: 21 }, (_, index) => {
      const t = 0.12 + index * 0.043;
      const spot = line(t);
      const way = index % 2 ? 1 : -1;
      const hang = step(spot, way * 0.55, size * 0.05);
      return [
        taper(curve(spot, step(spot, way * 0.3, size * 0.03), hang), 0, 1, 2, 1.4),
        drop({ ...hang, angle: spot.angle + way * random.between(0.28, 0.5) }, size * 0.165, size * 0.062),
      ];
    });
    return [taper(line, 0, 1, 4.5, 1.5), ...grains.flat(), drop(line(1), size * 0.16, size * 0.06)];
  },
  // Black gram: leaves in threes, and slim pods that stand up.
  pods: (foot, size, _random, side) => {
    const leaf = (spot: Spot, turn: number) => drop({ ...spot, angle: spot.angle + turn }, size * 0.42, size * 0.3);
    const crown = step(foot, 0, size * 0.16);
    return [
      taper(curve(foot, step(foot, 0, size * 0.1), crown), 0, 1, 4, 3),
      ...[-1.15, 0, 1.15].map((turn) => leaf(crown, turn)),
      ...[0.75, 1.1, 1.45].map((turn) =>
        blade({ ...foot, angle: foot.angle + turn * side }, size * 0.62, size * 0.07, -side * 0.5),
      ),
    ];
  },
};

/** Where a sprig goes: from its foot, along a pull, to the neck under its head; it bows to its side (1 right, -1 left). */
export interface SprigShape {
  foot: Point;
  pull: Point;
  neck: Point;
  side: number;
  size: number;
}

interface SprigParts {
  stalk: string[];
  head: string[];
}

const partsOf = (head: Head, { foot, pull, neck, side, size }: SprigShape, random: Random): SprigParts => {
  const stem = curve(foot, pull, neck);
  const leaf = (t: number, turn: number, length: number, bend: number) =>
    blade({ ...stem(t), angle: stem(t).angle + turn * side }, size * length, size * 0.075, bend * side);
  return {
    stalk: [
      taper(stem, 0, 1, 6, 3.6),
      leaf(0.2, 0.28, 0.85, -0.55),
      leaf(0.42, -0.34, 0.6, 0.5),
      leaf(0.6, 0.42, 0.62, 0.6),
    ],
    head: HEADS[head](stem(1), size, random, side),
  };
};

/** A plant as it would be cut in lino: one outline in one ink. */
export const sprig = (head: Head, shape: SprigShape, random: Random): string => {
  const parts = partsOf(head, shape, random);
  return [...parts.stalk, ...parts.head].join('');
};

/** A plant in its own colours, every part in one of them. */
export const plant = (
  head: Head,
  shape: SprigShape,
  random: Random,
  ears: readonly string[],
  stalks: readonly string[],
): Svg => {
  const parts = partsOf(head, shape, random);
  const painted = (paths: readonly string[], colours: readonly string[]) =>
    paths.map((d) => el('path', { d, fill: random.pick(colours) })).join('');
  return painted(parts.stalk, stalks) + painted(parts.head, ears);
};
