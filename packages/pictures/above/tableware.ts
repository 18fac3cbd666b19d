import { mix, shift } from '../colour';
import { SIDES, type SideDish } from '../dishes/katori';
import { heap } from '../ingredients/heap';
import type { Ingredient } from '../ingredients/ingredients';
import { flatShadow } from '../packs/ground';
import type { Random } from '../random';
import { MATERIALS, type Material } from '../still/vessel';
import { el, group, num, type Drawing, type Svg } from '../svg';

export interface Round {
  x: number;
  y: number;
  radius: number;
}

const circle = (
  { x, y, radius }: Round,
  share: number,
  fill: string,
  extra: Record<string, number | string> = {},
): Svg => el('circle', { cx: x, cy: y, r: radius * share, fill, ...extra });

/** A bowl as seen from above: its rim, and its wall that the light reaches on the lower right. */
export const bowl = (drawing: Drawing, tint: string, at: Round, material: Material, content: Svg): Svg => {
  const { colour } = MATERIALS[material];
  const slanted: [number, number, number, number] = [0.1, 0.05, 0.85, 0.95];
  return group(
    {},
    flatShadow(drawing, tint, at.x, at.y + at.radius * 0.03, at.radius, 1),
    circle(
      at,
      1,
      drawing.linear(
        [
          [0, shift(colour, 0.17)],
          [0.5, shift(colour, 0.05)],
          [1, shift(colour, -0.13)],
        ],
        slanted,
      ),
    ),
    circle(
      at,
      0.93,
      drawing.linear(
        [
          [0, shift(colour, -0.25)],
          [0.5, shift(colour, -0.12)],
          [1, shift(colour, 0.06)],
        ],
        slanted,
      ),
    ),
    content,
    circle(at, 0.965, 'none', { stroke: '#FFFFFF', 'stroke-opacity': 0.28, 'stroke-width': at.radius * 0.012 }),
  );
};

/** How much of a bowl is filled. */
export const FILLED = 0.86;

/** The light on what fills a bowl: it sinks towards the wall, whose shadow lies on its upper left. */
export const hollowLight = (drawing: Drawing, at: Round, share = FILLED): Svg =>
  circle(
    at,
    share,
    drawing.radial(
      [
        [0, '#FFF6DC', 0.16],
        [0.6, '#FFF6DC', 0],
        [0.86, '#1E1206', 0.12],
        [1, '#1E1206', 0.5],
      ],
      [0.56, 0.57, 0.56],
    ),
  );

/** A small bowl with a side dish. */
export const sideBowl = (
  drawing: Drawing,
  tint: string,
  random: Random,
  at: Round,
  material: Material,
  content: SideDish,
): Svg => {
  const { colour, bits, coarse } = SIDES[content];
  const pieces = Array.from({ length: coarse < 1.5 ? 70 : Math.round(46 + 150 / coarse) }, () => {
    const angle = random.between(0, 6.28);
    const far = Math.sqrt(random.between(0, 1)) * at.radius * 0.8;
    const size = at.radius * 0.028 * coarse * random.between(0.6, 1.25);
    const fill = random.pick(bits);
    const [cx, cy] = [at.x + Math.cos(angle) * far, at.y + Math.sin(angle) * far];
    if (coarse < 1.5) return el('ellipse', { cx, cy, rx: size, ry: size * 0.75, fill, 'fill-opacity': 0.8 });
    return (
      el('circle', { cx: cx + size * 0.2, cy: cy + size * 0.3, r: size, fill: '#2A1204', 'fill-opacity': 0.32 }) +
      el('circle', {
        cx,
        cy,
        r: size,
        fill: drawing.radial(
          [
            [0, mix(fill, '#FFFFFF', 0.28)],
            [0.6, fill],
            [1, shift(fill, -0.09)],
          ],
          [0.36, 0.3, 0.7],
        ),
      })
    );
  });
  return bowl(
    drawing,
    tint,
    at,
    material,
    group(
      {},
      circle(at, FILLED, colour),
      group({ 'clip-path': drawing.clip(circle(at, FILLED, '#000')) }, ...pieces),
      hollowLight(drawing, at),
      shine(drawing, at),
    ),
  );
};

/** Light on something wet. */
export const shine = (drawing: Drawing, { x, y, radius }: Round): Svg =>
  el('path', {
    d: `M${num(x - radius * 0.62)} ${num(y - radius * 0.12)}A${num(radius * 0.64)} ${num(radius * 0.64)} 0 0 1 ${num(x - radius * 0.08)} ${num(y - radius * 0.63)}`,
    fill: 'none',
    stroke: '#FFFFFF',
    'stroke-opacity': 0.42,
    'stroke-width': radius * 0.05,
    'stroke-linecap': 'round',
    filter: drawing.blur(4, 0.4),
  });

/** A small bowl with what is in the pack. */
export const rawBowl = (
  drawing: Drawing,
  tint: string,
  random: Random,
  at: Round,
  material: Material,
  ingredient: Ingredient,
): Svg =>
  bowl(
    drawing,
    tint,
    at,
    material,
    group(
      {},
      group(
        { 'clip-path': drawing.clip(circle(at, FILLED, '#000')) },
        heap(drawing, ingredient, random, {
          x: at.x - at.radius,
          y: at.y - at.radius,
          width: at.radius * 2,
          height: at.radius * 2,
        }),
      ),
      circle(
        at,
        FILLED,
        drawing.radial(
          [
            [0, '#FFF6DC', 0.3],
            [0.5, '#FFF6DC', 0],
            [0.84, '#1E1206', 0.16],
            [1, '#1E1206', 0.55],
          ],
          [0.42, 0.4, 0.6],
        ),
      ),
    ),
  );
