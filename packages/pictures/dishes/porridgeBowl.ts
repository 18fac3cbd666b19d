import { shift } from '../colour';
import { contactShadow } from '../packs/ground';
import type { Random } from '../random';
import { glint, mouth, vessel, type Material, type Ring } from '../still/vessel';
import { el, group, num, type Drawing, type Svg } from '../svg';

interface BowlShape {
  x: number;
  floor: number;
  half: number;
  material: Material;
  /** What is in it. */
  colour: string;
  flecks: readonly string[];
}

const SLANT = 0.4;

/** The bowl's mouth, on which toppings are laid. */
export interface Surface {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

export const surfaceOf = ({ x, floor, half }: Pick<BowlShape, 'x' | 'floor' | 'half'>): Surface => ({
  x,
  y: floor - half * 0.83,
  rx: half * 0.89,
  ry: half * 0.89 * SLANT,
});

/** A broad bowl, full to the brim with something thick. */
export const porridgeBowl = (drawing: Drawing, tint: string, random: Random, shape: BowlShape): Svg => {
  const { x, floor, half, material, colour, flecks } = shape;
  const rim: Ring = [floor - half * 0.88, half];
  const [rimY] = rim;
  const surface = surfaceOf(shape);
  const { y, rx, ry } = surface;
  const specks = Array.from({ length: 130 }, () => {
    const angle = random.between(0, 6.28);
    const far = Math.sqrt(random.between(0, 1)) * 0.96;
    return el('ellipse', {
      cx: x + Math.cos(angle) * rx * far,
      cy: y + Math.sin(angle) * ry * far,
      rx: random.between(1.5, 5),
      ry: random.between(1, 2.6),
      fill: random.pick(flecks),
      'fill-opacity': 0.6,
    });
  });
  // A spoon went through it: the surface is folded, not flat.
  const folds = [0.78, 0.54, 0.3].map((far, index) => {
    const d = `M${num(x - rx * far)} ${num(y + ry * 0.1)}A${num(rx * far)} ${num(ry * far)} 0 1 1 ${num(x + rx * far * 0.7)} ${num(y + ry * far * 0.72)}`;
    const line = { d, fill: 'none', 'stroke-linecap': 'round', filter: drawing.blur(3, 0.2) };
    return (
      el('path', {
        ...line,
        stroke: shift(colour, -0.12),
        'stroke-opacity': 0.5,
        'stroke-width': 11 - index * 2,
        transform: 'translate(2 6)',
      }) + el('path', { ...line, stroke: shift(colour, 0.12), 'stroke-opacity': 0.7, 'stroke-width': 9 - index * 2 })
    );
  });
  return group(
    {},
    contactShadow(drawing, tint, x, half * 0.5, floor + half * 0.15),
    vessel(
      drawing,
      x,
      [
        rim,
        [rimY + half * 0.08, half * 0.985],
        [rimY + half * 0.42, half * 0.9],
        [rimY + half * 0.72, half * 0.66],
        [floor - half * 0.06, half * 0.46],
        [floor, half * 0.45],
      ],
      material,
      SLANT,
    ),
    mouth(drawing, x, rim, material, half * 0.06, SLANT),
    el('ellipse', {
      cx: x,
      cy: y,
      rx,
      ry,
      fill: drawing.radial(
        [
          [0, shift(colour, 0.06)],
          [0.6, colour],
          [0.92, shift(colour, -0.06)],
          [1, shift(colour, -0.16)],
        ],
        [0.42, 0.4, 0.62],
      ),
    }),
    ...folds,
    ...specks,
    el('path', {
      d: `M${num(x - rx * 0.72)} ${num(y - ry * 0.34)}Q${num(x - rx * 0.5)} ${num(y - ry * 0.72)} ${num(x - rx * 0.08)} ${num(y - ry * 0.8)}`,
      fill: 'none',
      stroke: '#FFFFFF',
      'stroke-opacity': 0.45,
      'stroke-width': 10,
      'stroke-linecap': 'round',
      filter: drawing.blur(5, 0.4),
    }),
    glint(x, [rimY + half * 0.14, half * 0.975], 0.34, 4, SLANT),
    glint(x, [rimY + half * 0.46, half * 0.88], 0.2, 5, SLANT),
  );
};
