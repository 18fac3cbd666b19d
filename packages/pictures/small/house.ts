import { shift } from '../colour';
import { randomOf } from '../random';
import { palm } from '../scene/palm';
import { el, group, num, type Drawing, type Svg } from '../svg';
import { FLOOR, shadow } from './stage';

const TILE = '#B4552D';

/** Rows of curved tiles over a sloping roof. */
const tiles = (): Svg => {
  const rows = 6;
  return Array.from({ length: rows }, (_, row) => {
    const share = (row + 1) / rows;
    const y = 196 + share * 70;
    const half = 66 + share * 78;
    const count = 9 + row * 2;
    return Array.from({ length: count }, (_, index) => {
      const wide = (half * 2) / count;
      const x = 320 - half + index * wide;
      return el('path', {
        d: `M${num(x)} ${num(y - 13)}h${num(wide)}v9q${num(-wide / 2)} 9 ${num(-wide)} 0Z`,
        fill: shift(TILE, ((index * 7 + row * 3) % 5) * 0.016 - 0.03 + (x < 320 ? 0.03 : -0.02)),
        stroke: '#6E2B12',
        'stroke-opacity': 0.4,
        'stroke-width': 1,
      });
    }).join('');
  })
    .toReversed()
    .join('');
};

/** A mark on a map: a drop that stands on its tip. */
const pin = (drawing: Drawing, x: number, tip: number): Svg =>
  group(
    {},
    el('path', {
      d: `M${x} ${tip}C${x - 14} ${tip - 34} ${x - 40} ${tip - 48} ${x - 40} ${tip - 78}A40 40 0 0 1 ${x + 40} ${tip - 78}C${x + 40} ${tip - 48} ${x + 14} ${tip - 34} ${x} ${tip}Z`,
      fill: drawing.linear(
        [
          [0, '#F0B93E'],
          [1, '#D28F12'],
        ],
        [0, 0, 0.6, 1],
      ),
    }),
    el('circle', { cx: x, cy: tip - 78, r: 16, fill: '#FBF7EE' }),
  );

/** A house with a tiled roof, a palm beside it, and above it a pin without an address. */
export const house = (drawing: Drawing): Svg => {
  const random = randomOf('a house');
  const wall = drawing.linear([
    [0, '#FFFDF6'],
    [0.6, '#F4ECD9'],
    [1, '#DFD2B6'],
  ]);
  return group(
    {},
    shadow(drawing, 322, 150, FLOOR),
    palm(
      { foot: { x: 474, y: FLOOR }, tall: 252, lean: 20 },
      { trunk: '#5B4A2C', leaf: '#2F5B39', lit: '#4E7F45' },
      random,
    ),
    el('rect', { x: 200, y: 262, width: 240, height: FLOOR - 262, fill: wall }),
    el('rect', { x: 200, y: 262, width: 240, height: 22, fill: '#2B2114', 'fill-opacity': 0.2 }),
    el('rect', { x: 200, y: FLOOR - 22, width: 240, height: 22, fill: TILE, 'fill-opacity': 0.75 }),
    tiles(),
    el('path', { d: 'M250 190L390 190L396 200H244Z', fill: shift(TILE, -0.08) }),
    // Door and window.
    el('path', { d: `M292 ${FLOOR}V312h56V${FLOOR}Z`, fill: '#24603A' }),
    el('path', {
      d: `M296 ${FLOOR}V316h23V${FLOOR}ZM321 ${FLOOR}V316h23V${FLOOR}Z`,
      fill: '#2F7347',
    }),
    el('circle', { cx: 316, cy: 360, r: 2.6, fill: '#E3A21A' }),
    el('circle', { cx: 324, cy: 360, r: 2.6, fill: '#E3A21A' }),
    // Mango leaves over the door.
    ...Array.from({ length: 7 }, (_, index) =>
      el('path', {
        d: `M${290 + index * 10} 312q4.6 10 0 20q-4.6 -10 0 -20Z`,
        fill: index % 2 ? '#6F9A3E' : '#4E7F45',
      }),
    ),
    ...[232, 392].map((x) =>
      group(
        {},
        el('rect', { x: x - 16, y: 318, width: 32, height: 38, fill: '#3A4B44' }),
        el('path', {
          d: `M${x - 16} 318h32v38h-32ZM${x - 5} 318v38M${x + 5} 318v38`,
          fill: 'none',
          stroke: '#FBF7EE',
          'stroke-width': 3,
        }),
      ),
    ),
    el('path', {
      d: `M300 ${FLOOR}h40l26 26h-92Z`,
      fill: '#D9C79C',
    }),
    pin(drawing, 320, 178),
  );
};
