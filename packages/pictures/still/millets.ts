import { mix } from '../colour';
import { heap } from '../ingredients/heap';
import { glowOn, GRAINS, type Grain, type Ingredient } from '../ingredients/ingredients';
import { contactShadow } from '../packs/ground';
import { plant, type Head } from '../prints/heads';
import { randomOf } from '../random';
import { el, group, type Drawing, type Svg } from '../svg';
import { scatter } from './scatter';
import { bodyPath, glint, mouth, seedBand, vessel, TILT, type Material, type Ring } from './vessel';

const EARS = ['#D9A435', '#C98F28', '#E8BE5C', '#B57E22'];
const STALKS = ['#8A8B3F', '#A29A4C'];

export interface BowlOf {
  /** The content. */
  ingredient: Ingredient;
  /** The content's grain, before milling. */
  grain: Grain;
  /** The plant behind it. */
  head: Head;
  material: Material;
}

const FOXTAIL: BowlOf = { ingredient: GRAINS.foxtail, grain: GRAINS.foxtail, head: 'tail', material: 'leafGlaze' };

/** Ears have the grain's colour under the husk's. */
const earsOf = ({ grain, head }: BowlOf): string[] =>
  head === 'rice' || grain === GRAINS.foxtail ? EARS : grain.colours.map((colour) => mix(colour, '#B98A2E', 0.45));

/** A bowl heaped with one ingredient, ears of its plant behind. */
export const millets = (drawing: Drawing, tint: string, bowl: BowlOf = FOXTAIL): Svg => {
  const { ingredient, grain, head, material } = bowl;
  const random = randomOf('bowl of millets');
  const [x, floor] = [500, 800];
  const rim: Ring = [520, 292];
  const rings: Ring[] = [rim, [548, 290], [640, 250], [730, 170], [772, 128], [floor - 6, 132]];
  const mound = `M${x - 268} 524C${x - 190} 420 ${x - 60} 372 ${x + 8} 372C${x + 90} 372 ${x + 205} 430 ${x + 268} 524A268 ${268 * TILT} 0 0 1 ${x - 268} 524Z`;
  const ears = [
    { side: -1, foot: { x: 400, y: 640 }, pull: { x: 330, y: 500 }, neck: { x: 292, y: 400 }, size: 190 },
    { side: 1, foot: { x: 600, y: 640 }, pull: { x: 680, y: 500 }, neck: { x: 712, y: 390 }, size: 200 },
    { side: 1, foot: { x: 560, y: 600 }, pull: { x: 610, y: 430 }, neck: { x: 628, y: 320 }, size: 190 },
  ];
  return group(
    {},
    contactShadow(drawing, tint, x, 200, floor + 24),
    ...ears.map((ear) => plant(head, ear, random, earsOf(bowl), STALKS)),
    vessel(drawing, x, rings, material),
    mouth(drawing, x, rim, material, 12),
    group(
      { 'clip-path': drawing.clip(el('path', { d: mound })) },
      heap(drawing, ingredient, random, { x: x - 280, y: 360, width: 560, height: 260 }),
      el('rect', {
        x: x - 280,
        y: 360,
        width: 560,
        height: 260,
        fill: drawing.radial(
          [
            [0, '#FFF3C4', 0.35 * glowOn(ingredient)],
            [0.45, '#FFF3C4', 0],
            [0.7, '#3A2204', 0.08],
            [1, '#3A2204', 0.55],
          ],
          [0.38, 0.22, 0.72],
        ),
      }),
    ),
    glint(x, [566, 286], 0.2, 4),
    // The outermost seeds are cut off at the bowl's edge.
    group({ 'clip-path': drawing.clip(el('path', { d: bodyPath(x, rings) })) }, seedBand(x, [602, 270], 40, '#F4E7C6')),
    glint(x, [642, 249], 0.2, 4),
    scatter(drawing, grain, random, [x + 190, floor + 34, 250, 34], 46),
    scatter(drawing, grain, random, [x - 220, floor + 30, 150, 24], 20),
  );
};
