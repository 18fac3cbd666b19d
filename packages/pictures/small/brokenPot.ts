import { heap } from '../ingredients/heap';
import { GRAINS } from '../ingredients/ingredients';
import { randomOf } from '../random';
import { scatter } from '../still/scatter';
import { bodyPath, glint, mouth, vessel, type Ring } from '../still/vessel';
import { el, group, type Drawing, type Svg } from '../svg';
import { FLOOR, shadow } from './stage';

/** A clay pot that has lost a piece of its side, and the millet that ran out. */
export const brokenPot = (drawing: Drawing): Svg => {
  const random = randomOf('broken pot');
  const x = 286;
  const rim: Ring = [186, 66];
  const rings: Ring[] = [rim, [200, 60], [222, 66], [272, 124], [322, 136], [368, 112], [FLOOR - 4, 70]];
  const hole = 'M330 262L366 250L386 282L420 290L410 332L424 356L392 372L352 366L356 334L334 318L346 290Z';
  const spill = `M330 ${FLOOR + 16}Q352 346 384 322Q424 334 452 372Q486 398 520 ${FLOOR + 16}Q420 ${FLOOR + 34} 330 ${FLOOR + 16}Z`;
  return group(
    {},
    shadow(drawing, x + 20, 128, FLOOR + 8),
    vessel(drawing, x, rings, 'clay'),
    mouth(drawing, x, rim, 'clay', 9),
    glint(x, [252, 104], 0.2, 3),
    // What is behind the broken edge: dark, and full of grain below.
    group(
      { 'clip-path': drawing.clip(el('path', { d: bodyPath(x, rings) })) },
      el('path', { d: hole, fill: '#3A1B0E' }),
      group(
        { 'clip-path': drawing.clip(el('path', { d: hole })) },
        group(
          { 'clip-path': drawing.clip(el('path', { d: 'M320 400V322Q370 290 440 318V400Z' })) },
          heap(drawing, GRAINS.foxtail, random, { x: 320, y: 286, width: 120, height: 110 }),
        ),
      ),
      el('path', { d: hole, fill: 'none', stroke: '#E39A74', 'stroke-width': 4, 'stroke-linejoin': 'round' }),
      el('path', {
        d: 'M330 262L312 232L322 212M346 290L300 300L276 284M356 334L318 352L300 386',
        fill: 'none',
        stroke: '#5E2A14',
        'stroke-width': 3.4,
        'stroke-linejoin': 'round',
      }),
    ),
    group(
      { 'clip-path': drawing.clip(el('path', { d: spill })) },
      heap(drawing, GRAINS.foxtail, random, { x: 326, y: 316, width: 200, height: 120 }),
      el('path', {
        d: spill,
        fill: drawing.linear(
          [
            [0, '#FFF3C4', 0.2],
            [0.5, '#FFF3C4', 0],
            [1, '#3A2204', 0.4],
          ],
          [0, 0, 0.3, 1],
        ),
      }),
    ),
    scatter(drawing, GRAINS.foxtail, random, [470, FLOOR + 22, 80, 12], 18),
    // The piece that fell.
    el('path', {
      d: 'M128 414L150 376L190 372L204 398L182 420Z',
      fill: drawing.linear([
        [0, '#D0805A'],
        [1, '#9C4F2C'],
      ]),
    }),
    el('path', { d: 'M128 414L150 376L190 372L184 378L154 382L134 416Z', fill: '#E7B08F' }),
  );
};
