import { curve, step, taper, type Curve, type Point } from '../prints/curve';
import type { Random } from '../random';
import { el, num, type Svg } from '../svg';

export interface PalmShape {
  foot: Point;
  tall: number;
  /** How far its crown hangs over, to the right. */
  lean: number;
}

export interface PalmTones {
  trunk: string;
  leaf: string;
  /** Of the fronds that the sun meets. */
  lit: string;
}

/** One frond: a rib that bows, leaflets hanging from both sides. */
const frond = (crown: Point, angle: number, long: number, droop: number): string => {
  const out = step({ ...crown, angle }, 0, long * 0.55);
  const tip = { x: out.x + Math.cos(angle) * long * 0.45, y: out.y + droop };
  const rib: Curve = curve(crown, out, tip);
  const leaflets = Array.from({ length: 17 }, (_, index) => {
    const t = 0.1 + (index / 16) * 0.9;
    const spot = rib(t);
    const hang = long * 0.24 * Math.sin(Math.PI * (0.16 + t * 0.7));
    return [1, -1].map((side) => {
      const end = step(spot, side * (0.85 - t * 0.35), hang);
      // Gravity takes the leaflets of the upper side, too.
      const low = { x: end.x, y: end.y + hang * (side > 0 ? 0.25 : 0.55) };
      const foot = step(spot, Math.PI, long * 0.03);
      return `M${num(spot.x)} ${num(spot.y)}L${num(low.x)} ${num(low.y)}L${num(foot.x)} ${num(foot.y)}Z`;
    });
  });
  return taper(rib, 0, 1, long * 0.03, 1) + leaflets.flat().join('');
};

/** A coconut palm. */
export const palm = ({ foot, tall, lean }: PalmShape, { trunk, leaf, lit }: PalmTones, random: Random): Svg => {
  const crown = { x: foot.x + lean, y: foot.y - tall };
  const trunkLine = curve(foot, { x: foot.x + lean * 0.15, y: foot.y - tall * 0.55 }, crown);
  const long = tall * 0.34;
  const fronds = [-2.95, -2.55, -2.2, -1.85, -1.5, -1.15, -0.8, -0.45, -0.05, 0.25, -3.3].map((angle) => {
    const turned = angle + random.around(0, 0.1);
    return {
      angle: turned,
      d: frond(crown, turned, long * random.between(0.88, 1.08), long * (0.34 + 0.3 * Math.abs(Math.cos(turned)))),
    };
  });
  const nuts = [-0.05, 0.03, 0.1].map((dx) =>
    el('circle', { cx: crown.x + tall * dx * 0.35, cy: crown.y + tall * 0.028, r: tall * 0.016, fill: trunk }),
  );
  return [
    el('path', { d: taper(trunkLine, 0, 1, tall * 0.042, tall * 0.024), fill: trunk }),
    ...fronds.map(({ angle, d }) => el('path', { d, fill: Math.cos(angle) < -0.2 ? lit : leaf })),
    ...nuts,
  ].join('');
};
