import { heap } from '../ingredients/heap';
import { GRAINS } from '../ingredients/ingredients';
import { plant } from '../prints/heads';
import { randomOf } from '../random';
import { el, group, num, type Drawing, type Svg } from '../svg';
import { shadow } from './stage';

const CANE = '#C9964F';

/** A winnowing tray with the cleaned grain on it, ears above. */
export const winnow = (drawing: Drawing): Svg => {
  const random = randomOf('winnowing tray');
  const ears = [
    { side: 1, foot: { x: 300, y: 300 }, pull: { x: 330, y: 210 }, neck: { x: 356, y: 150 }, size: 118 },
    { side: -1, foot: { x: 330, y: 300 }, pull: { x: 300, y: 200 }, neck: { x: 262, y: 142 }, size: 118 },
    { side: 1, foot: { x: 318, y: 300 }, pull: { x: 318, y: 190 }, neck: { x: 312, y: 112 }, size: 108 },
  ];
  const tray = 'M120 330C150 268 490 268 520 330C508 400 440 424 320 424S132 400 120 330Z';
  const inner = 'M150 330C178 290 462 290 490 330C478 382 420 402 320 402S162 382 150 330Z';
  const mound = 'M188 352C220 300 270 284 322 284C376 284 424 302 452 352C420 388 372 394 320 394S214 386 188 352Z';
  const across = Array.from({ length: 22 }, (_, index) => {
    const at = 130 + index * 18;
    return `M${at} 280L${at - 30} 430`;
  }).join('');
  const along = Array.from({ length: 10 }, (_, index) => `M110 ${num(290 + index * 14)}H530`).join('');
  return group(
    {},
    shadow(drawing, 320, 180, 424),
    el('path', {
      d: tray,
      fill: drawing.linear(
        [
          [0, '#E0B670'],
          [1, '#9C6C2C'],
        ],
        [0, 0, 0.3, 1],
      ),
    }),
    group(
      { 'clip-path': drawing.clip(el('path', { d: inner })) },
      el('path', { d: inner, fill: CANE }),
      el('path', { d: across, stroke: '#8A5E24', 'stroke-opacity': 0.5, 'stroke-width': 3 }),
      el('path', { d: along, stroke: '#F0D093', 'stroke-opacity': 0.5, 'stroke-width': 5 }),
      el('path', {
        d: inner,
        fill: 'none',
        stroke: '#4A2E0C',
        'stroke-opacity': 0.5,
        'stroke-width': 22,
        filter: drawing.blur(8, 0.2),
      }),
    ),
    ...ears.map((ear) => plant('tail', ear, random, ['#D9A435', '#C98F28', '#E8BE5C'], ['#8A8B3F', '#A29A4C'])),
    group(
      { 'clip-path': drawing.clip(el('path', { d: mound })) },
      heap(drawing, GRAINS.foxtail, random, { x: 184, y: 280, width: 272, height: 118 }),
      el('path', {
        d: mound,
        fill: drawing.radial(
          [
            [0, '#FFF3C4', 0.35],
            [0.5, '#FFF3C4', 0],
            [1, '#3A2204', 0.5],
          ],
          [0.38, 0.24, 0.7],
        ),
      }),
    ),
  );
};
