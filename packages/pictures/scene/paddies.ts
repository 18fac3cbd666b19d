import { mix, shift } from '../colour';
import type { Random } from '../random';
import { el, group, num, type Drawing, type Svg } from '../svg';
import type { Light } from './light';

export interface Land {
  width: number;
  /** Where the fields begin. */
  horizon: number;
  bottom: number;
  /** Where the bunds run to. */
  vanishX: number;
  sunX: number;
}

/** The far edge of each row of plots: closer together the further off they are. */
const rowEdges = ({ horizon, bottom }: Land, rows: number): number[] =>
  Array.from({ length: rows + 1 }, (_, row) => horizon + (bottom - horizon) * (row / rows) ** 1.75);

/** Rows of plots between bunds, some under water that holds the sky, some green with young rice. */
export const paddies = (drawing: Drawing, random: Random, land: Land, light: Light): Svg => {
  const { width, horizon, bottom, vanishX, sunX } = land;
  const rows = 7;
  const edges = rowEdges(land, rows);
  const depth = (y: number) => (y - horizon) / (bottom - horizon);
  // The land is not quite flat: an edge sags towards its middle.
  const sag = (x: number, y: number) =>
    y + Math.sin((x / width) * 5 + y * 0.02) * 9 * depth(y) + Math.sin((x / width) * 2.2 + 1) * 14 * depth(y);
  const towards = (x: number, fromY: number, toY: number) =>
    vanishX + ((x - vanishX) * (toY - horizon + 46)) / (fromY - horizon + 46);

  const plots = edges.slice(0, -1).flatMap((far, row) => {
    const near = edges[row + 1] ?? bottom;
    const wide = (width / (6.2 - row * 0.62)) * random.between(0.9, 1.1);
    const drawn: Svg[] = [];
    for (let x = -width * 1.2 + random.between(0, wide); x < width * 2.2; x += wide * random.between(0.8, 1.25)) {
      const [left, right] = [x, x + wide * 1.4];
      const corner = (cornerX: number, y: number) => ({
        x: towards(cornerX, near, y),
        y: sag(towards(cornerX, near, y), y),
      });
      const [a, b, c, d] = [corner(left, near), corner(right, near), corner(right, far), corner(left, far)];
      if (Math.max(a.x, b.x, c.x, d.x) < -20 || Math.min(a.x, b.x, c.x, d.x) > width + 20) continue;
      const edge = (from: { x: number; y: number }, to: { x: number; y: number }, y: number) =>
        `Q${num((from.x + to.x) / 2)} ${num(sag((from.x + to.x) / 2, y))} ${num(to.x)} ${num(to.y)}`;
      const path = `M${num(a.x)} ${num(a.y)}${edge(a, b, near)}L${num(c.x)} ${num(c.y)}${edge(c, d, far)}Z`;
      const middle = (a.x + b.x) / 2;
      const rowAt = (y: number) => ({
        left: Math.max(0, d.x + ((a.x - d.x) * (y - far)) / (near - far)),
        right: Math.min(width, c.x + ((b.x - c.x) * (y - far)) / (near - far)),
      });
      const wet = random.chance(Math.abs(middle - sunX) < width * 0.22 ? 0.62 : 0.24);
      drawn.push(
        wet
          ? water(drawing, path, middle, land, light, far, near)
          : green(drawing, random, { path, far, near, rowAt, sag }, depth(near), light),
      );
      drawn.push(
        el('path', {
          d: path,
          fill: 'none',
          stroke: mix(light.bund, light.bundHaze, 0.75 - depth(near) * 0.6),
          'stroke-width': 1.2 + depth(near) * 6.5,
          'stroke-linejoin': 'round',
        }),
      );
      drawn.push(
        el('path', {
          d: path,
          fill: 'none',
          stroke: light.bundEdge,
          'stroke-opacity': 0.6,
          'stroke-width': 0.5 + depth(near) * 1.8,
          transform: `translate(0 ${num(-0.5 - depth(near) * 2)})`,
        }),
      );
    }
    return drawn;
  });
  return group(
    {},
    el('rect', { x: 0, y: horizon - 2, width, height: bottom - horizon + 4, fill: light.ground }),
    ...plots,
  );
};

const water = (
  drawing: Drawing,
  path: string,
  middle: number,
  { sunX, width }: Land,
  { water: tones }: Light,
  far: number,
  near: number,
): Svg => {
  const glow = Math.max(0, 1 - Math.abs(middle - sunX) / (width * 0.3));
  const top = mix(tones.far, tones.glow, glow * 0.8);
  return el('path', {
    d: path,
    fill: drawing.linear(
      [
        [0, top],
        [0.6, mix(tones.far, tones.middle, 0.35)],
        [1, tones.near],
      ],
      [0, far, 0, near],
      true,
    ),
  });
};

interface Plot {
  path: string;
  far: number;
  near: number;
  /** Where a row at this height begins and ends, and the height of a point on it. */
  rowAt: (y: number) => { left: number; right: number };
  sag: (x: number, y: number) => number;
}

/** Young rice: tufts of two blades, in rows. */
const green = (
  drawing: Drawing,
  random: Random,
  { path, far, near, rowAt, sag }: Plot,
  depth: number,
  light: Light,
): Svg => {
  const colour = mix(random.pick(light.greens), light.haze, 0.5 - depth * 0.5);
  const lines = Math.round(4 + depth * 3);
  const high = 2.2 + depth * 15;
  const rows = Array.from({ length: lines }, (_, line) => {
    const y = far + (near - far) * ((line + 0.85) / lines) ** 1.15;
    const { left, right } = rowAt(y);
    const tufts: string[] = [];
    for (let x = left + high * 0.6; x < right - high * 0.5; x += high * random.between(0.62, 0.9)) {
      const foot = sag(x, y);
      const tip = high * random.between(0.8, 1.15);
      tufts.push(
        `M${num(x)} ${num(foot)}l${num(-tip * 0.34)} ${num(-tip * 0.86)}`,
        `M${num(x)} ${num(foot)}l${num(tip * 0.08)} ${num(-tip)}`,
        `M${num(x)} ${num(foot)}l${num(tip * 0.42)} ${num(-tip * 0.8)}`,
      );
    }
    return el('path', {
      d: tufts.join(''),
      fill: 'none',
      stroke: shift(colour, line % 2 ? -0.075 : 0.055),
      'stroke-width': 0.7 + depth * 2.4,
      'stroke-linecap': 'round',
    });
  });
  const ground = drawing.linear(
    [
      [0, shift(colour, 0.03)],
      [1, shift(colour, -0.03)],
    ],
    [0, far, 0, near],
    true,
  );
  return el('path', { d: path, fill: ground }) + rows.join('');
};
