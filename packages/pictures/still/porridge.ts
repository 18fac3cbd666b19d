import { mix, shift } from '../colour';
import { contactShadow } from '../packs/ground';
import { randomOf } from '../random';
import { el, group, type Drawing, type Svg } from '../svg';
import { scatter } from './scatter';
import { GRAINS, POWDERS, type Grain, type Powder } from '../ingredients/ingredients';
import { steam } from './steam';
import { glint, mouth, vessel, TILT, type Ring } from './vessel';

export interface CupOf {
  ingredient: Powder;
  /** Its grain, strewn beside. */
  grain: Grain;
}

const RAGI: CupOf = { ingredient: POWDERS.ragiPorridge, grain: GRAINS.finger };

/** Porridge in a brass tumbler that stands in its bowl, steaming. */
export const porridge = (drawing: Drawing, tint: string, { ingredient, grain }: CupOf = RAGI): Svg => {
  // Cooked, it is deeper and warmer than dry.
  const cooked = mix(shift(ingredient.colour, -0.02, 1.25), '#B07A50', 0.18);
  const random = randomOf('steaming cup');
  const [x, floor] = [500, 806];
  const rim: Ring = [398, 150];
  const tumbler: Ring[] = [rim, [410, 140], [440, 133], [560, 122], [700, 110], [770, 104]];
  const bowlRim: Ring = [664, 236];
  const bowl: Ring[] = [bowlRim, [676, 226], [700, 220], [748, 196], [788, 150], [floor, 140]];
  const surface = { cx: x, cy: 410, rx: 133, ry: 133 * TILT };
  return group(
    {},
    contactShadow(drawing, tint, x, 190, floor + 26),
    // The bowl's far side, the tumbler in it, then the bowl's near side.
    vessel(drawing, x, bowl, 'brass'),
    mouth(drawing, x, bowlRim, 'brass', 9),
    group(
      {
        'clip-path': drawing.clip(
          el('path', { d: `M0 0H1000V664H${x + 236}A236 ${236 * TILT} 0 0 1 ${x - 236} 664H0Z` }),
        ),
      },
      el('ellipse', {
        cx: x + 14,
        cy: 700,
        rx: 128,
        ry: 36,
        fill: '#2A1704',
        'fill-opacity': 0.55,
        filter: drawing.blur(12),
      }),
      vessel(drawing, x, tumbler, 'brass'),
      glint(x, [470, 130], 0.3, 4),
      glint(x, [482, 129], 0.18, 3),
    ),
    mouth(drawing, x, rim, 'brass', 8),
    el('ellipse', {
      ...surface,
      fill: drawing.radial(
        [
          [0, shift(cooked, 0.07)],
          [0.7, cooked],
          [1, shift(cooked, -0.14)],
        ],
        [0.4, 0.35, 0.75],
      ),
    }),
    ...Array.from({ length: 26 }, () => {
      const angle = random.between(0, 6.28);
      const far = random.between(0.2, 0.94);
      return el('ellipse', {
        cx: surface.cx + Math.cos(angle) * surface.rx * far,
        cy: surface.cy + Math.sin(angle) * surface.ry * far,
        rx: random.between(2, 7),
        ry: random.between(1, 3),
        fill: random.chance(0.4) ? shift(cooked, 0.13) : random.pick(ingredient.flecks),
        'fill-opacity': 0.75,
      });
    }),
    glint(x, [690, 223], 0.4, 4),
    glint(x, [752, 193], 0.22, 5),
    steam(drawing, x, 392, 330),
    scatter(drawing, grain, random, [770, 852, 130, 24], 30),
  );
};
