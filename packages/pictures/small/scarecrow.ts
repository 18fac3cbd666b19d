import { plant } from '../prints/heads';
import { randomOf } from '../random';
import { el, group, type Drawing, type Svg } from '../svg';
import { FLOOR } from './stage';

const EARS = ['#E8B94F', '#D9A234', '#F2D07A', '#C58A24'];
const STALKS = ['#6F8F3A', '#86A048', '#597A33'];

/** A scarecrow in the paddy, for a page that is not found. */
export const scarecrow = (drawing: Drawing): Svg => {
  const random = randomOf('scarecrow');
  const row = (y: number, size: number, xs: readonly number[]) =>
    xs.map((x, index) => {
      const side = (index + (x > 320 ? 1 : 0)) % 2 ? 1 : -1;
      return plant(
        'rice',
        {
          foot: { x, y },
          pull: { x: x + side * 4, y: y - size * 0.9 },
          neck: { x: x + side * size * 0.2, y: y - size * 1.3 },
          side,
          size,
        },
        random,
        EARS,
        STALKS,
      );
    });
  const stick = (d: string, width: number) =>
    el('path', { d, fill: 'none', stroke: '#7A5A33', 'stroke-width': width, 'stroke-linecap': 'round' });
  return group(
    {},
    el('path', { d: 'M122 392Q320 340 518 392Q470 444 320 444Q170 444 122 392Z', fill: '#8DAF55' }),
    el('path', { d: 'M138 400Q320 356 502 400Q450 436 320 436Q190 436 138 400Z', fill: '#7A9F4A' }),
    ...row(FLOOR - 6, 62, [176, 212, 430, 466]),
    stick(`M320 ${FLOOR}V120`, 11),
    stick('M176 214Q320 196 464 218', 9),
    // The shirt, with its sleeves over the stick.
    el('path', {
      d: 'M198 196L286 190Q320 206 354 190L444 200L448 244L384 240L392 350Q320 366 248 350L256 240L194 238Z',
      fill: drawing.linear([
        [0, '#2F7347'],
        [0.5, '#2A6A41'],
        [1, '#1D4D30'],
      ]),
    }),
    ...[262, 298, 334, 370].map((x, index) =>
      el('path', {
        d: `M${x} ${index === 1 || index === 2 ? 206 : 240}V354`,
        stroke: '#E3A21A',
        'stroke-opacity': 0.5,
        'stroke-width': 5,
      }),
    ),
    el('path', { d: 'M300 300h34v30h-34Z', fill: '#B4552D', transform: 'rotate(-6 317 315)' }),
    el('path', {
      d: 'M298 298h38v34h-38Z',
      fill: 'none',
      stroke: '#FBF4E4',
      'stroke-width': 2,
      'stroke-dasharray': '5 4',
      transform: 'rotate(-6 317 315)',
    }),
    // Straw at the ends of the sleeves.
    ...[
      [196, 218, -1],
      [446, 222, 1],
    ].flatMap(([x = 0, y = 0, side = 1]) =>
      [-14, -7, 0, 7, 14].map((dy) =>
        el('path', {
          d: `M${x} ${y + dy * 0.6}l${side * 26} ${dy * 0.8 + 4}`,
          stroke: '#D9B45A',
          'stroke-width': 4,
          'stroke-linecap': 'round',
        }),
      ),
    ),
    // The head: a sack, tied, with a face of thread.
    el('path', {
      d: 'M282 150Q280 108 320 106Q360 108 358 150Q356 182 334 190L340 202H300L306 190Q284 182 282 150Z',
      fill: drawing.radial(
        [
          [0, '#EBD5A8'],
          [0.7, '#D9BD87'],
          [1, '#B3935A'],
        ],
        [0.4, 0.35, 0.7],
      ),
    }),
    stick('M302 194h36', 5),
    el('path', {
      d: 'M300 146l10 10m0 -10l-10 10M330 146l10 10m0 -10l-10 10M304 174q16 -9 32 0',
      fill: 'none',
      stroke: '#5B3A1C',
      'stroke-width': 3.6,
      'stroke-linecap': 'round',
    }),
    // The hat of straw.
    el('path', {
      d: 'M250 124Q320 92 390 124Q320 142 250 124Z',
      fill: '#C9973A',
    }),
    el('path', {
      d: 'M278 114Q288 66 320 62Q352 66 362 114Q320 128 278 114Z',
      fill: drawing.linear([
        [0, '#EBC46C'],
        [1, '#BD8A31'],
      ]),
    }),
    el('path', { d: 'M279 108Q320 124 361 108L362 117Q320 131 278 117Z', fill: '#B4552D' }),
    ...row(FLOOR + 16, 82, [160, 196, 236, 404, 444, 480]),
    ...row(FLOOR + 34, 64, [270, 372]),
  );
};
