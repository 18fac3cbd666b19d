import { num } from '../svg';

export interface Point {
  x: number;
  y: number;
}

/** A point on a curve with the curve's direction, in radians. */
export interface Spot extends Point {
  angle: number;
}

export type Curve = (t: number) => Spot;

/** The quadratic Bézier curve through three points' pull. */
export const curve = (from: Point, pull: Point, to: Point): Curve => {
  const between = (key: keyof Point, t: number) =>
    (1 - t) ** 2 * from[key] + 2 * (1 - t) * t * pull[key] + t ** 2 * to[key];
  const slope = (key: keyof Point, t: number) => 2 * (1 - t) * (pull[key] - from[key]) + 2 * t * (to[key] - pull[key]);
  return (t) => ({ x: between('x', t), y: between('y', t), angle: Math.atan2(slope('y', t), slope('x', t)) });
};

/** Moves from a spot in a direction relative to its own. */
export const step = ({ x, y, angle }: Spot, turn: number, distance: number): Spot => ({
  x: x + Math.cos(angle + turn) * distance,
  y: y + Math.sin(angle + turn) * distance,
  angle: angle + turn,
});

/** To the side of a spot, with the same direction: to the right of its direction, or to the left when negative. */
export const beside = (spot: Spot, distance: number): Spot => ({
  ...step(spot, Math.PI / 2, distance),
  angle: spot.angle,
});

const write = ({ x, y }: Point): string => `${num(x)} ${num(y)}`;

/** A stroke that is thick at its start and thin at its end, as a cut outline. */
export const taper = (line: Curve, from: number, to: number, thick: number, thin: number): string => {
  const steps = 10;
  const sides = [1, -1].map((side) =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const share = index / steps;
      return write(step(line(from + (to - from) * share), (side * Math.PI) / 2, (thick + (thin - thick) * share) / 2));
    }),
  );
  return `M${(sides[0] ?? []).join('L')}L${(sides[1] ?? []).toReversed().join('L')}Z`;
};

/** A seed or a petal: round at its foot, pointed at its tip. */
export const drop = (foot: Spot, length: number, width: number): string => {
  const at = (along: number, across: number) => {
    const spot = step(foot, 0, along * length);
    return write(step(spot, Math.PI / 2, across * width));
  };
  return `M${at(0, 0)}C${at(0.05, 0.55)} ${at(0.6, 0.62)} ${at(1, 0)}C${at(0.6, -0.62)} ${at(0.05, -0.55)} ${at(0, 0)}Z`;
};

/** A long leaf that bends: two edges that part and meet again. */
export const blade = (foot: Spot, length: number, width: number, bend: number): string => {
  const tip = step(step(foot, 0, length * 0.55), bend, length * 0.5);
  const middle = step(foot, bend * 0.1, length * 0.52);
  const edge = (side: number) =>
    write(step({ ...middle, angle: foot.angle + bend * 0.5 }, (side * Math.PI) / 2, width));
  return `M${write(foot)}Q${edge(1)} ${write(tip)}Q${edge(-1)} ${write(foot)}Z`;
};

export const dot = ({ x, y }: Point, radius: number): string =>
  `M${num(x - radius)} ${num(y)}a${num(radius)} ${num(radius)} 0 1 0 ${num(2 * radius)} 0a${num(radius)} ${num(radius)} 0 1 0 ${num(-2 * radius)} 0Z`;
