import { seeragaBiryani } from '../dishes/onPlates';
import { ground } from '../packs/ground';
import { randomOf } from '../random';
import { el, group, num, type Drawing, type Svg } from '../svg';

const SIZE = { width: 1200, height: 800 };

/** A line of handwriting, too small to be read. */
const handwriting = (x: number, y: number, long: number): Svg => {
  const random = randomOf(`handwriting ${y}`);
  let at = x;
  let d = '';
  while (at < x + long) {
    const word = Math.min(random.between(34, 86), x + long - at);
    d += `M${num(at)} ${y}`;
    for (let from = at; from < at + word; from += 11) {
      const tall = random.chance(0.25) ? 21 : 10;
      d += `q3 ${num(-tall)} 6 ${num(random.around(0, 2))}t5 0`;
    }
    at += word + 17;
  }
  return el('path', {
    d,
    fill: 'none',
    stroke: '#2F4A3A',
    'stroke-width': 3.4,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
};

/** A sheet with a few words, and the pencil that wrote them. */
const sheet = (drawing: Drawing): Svg => {
  const paper = 'M-170 -210H150L178 -182V220H-170Z';
  return group(
    { transform: 'translate(950 580) scale(1 0.66) rotate(-14)' },
    el('path', {
      d: paper,
      fill: '#2B1A0C',
      'fill-opacity': 0.42,
      transform: 'translate(12 20)',
      filter: drawing.blur(12, 0.3),
    }),
    el('path', {
      d: paper,
      fill: drawing.linear(
        [
          [0, '#FFFDF6'],
          [1, '#F1E6CF'],
        ],
        [0, 0, 1, 1],
      ),
    }),
    el('path', { d: 'M150 -210L178 -182H150Z', fill: '#D9C8A2' }),
    // The opening mark of a quotation.
    ...[-128, -72].map((x) =>
      el('path', {
        d: `M${x + 40} -172C${x + 12} -164 ${x} -142 ${x} -118A21 21 0 1 0 ${x + 21} -139C${x + 21} -150 ${x + 28} -160 ${x + 42} -165Z`,
        fill: '#E3A21A',
      }),
    ),
    handwriting(-136, -40, 270),
    handwriting(-136, 14, 252),
    handwriting(-136, 68, 276),
    handwriting(-136, 122, 150),
    el('path', {
      d: 'M-136 168q60 -16 130 -4',
      fill: 'none',
      stroke: '#B4552D',
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
    group(
      { transform: 'translate(76 150) rotate(-58)' },
      el('rect', {
        x: -20,
        y: 8,
        width: 268,
        height: 26,
        rx: 6,
        fill: '#2B1A0C',
        'fill-opacity': 0.4,
        filter: drawing.blur(6, 0.4),
      }),
      el('path', { d: 'M-44 0L0 -13V13Z', fill: '#EBCB98' }),
      el('path', { d: 'M-44 0L-30 -4V4Z', fill: '#2B2114' }),
      ...[
        ['#3C8053', -13],
        ['#2F6F45', -4],
        ['#1F5233', 5],
      ].map(([fill, y]) => el('rect', { x: 0, y, width: 212, height: 9, fill })),
      el('rect', { x: 212, y: -13, width: 16, height: 27, fill: '#D9C27E' }),
      el('rect', { x: 228, y: -13, width: 22, height: 27, rx: 6, fill: '#C4735A' }),
    ),
  );
};

/** A meal that was cooked from the shop's grain, and what its cook has to say. */
export const note = (drawing: Drawing, table: string): Svg =>
  group(
    {},
    ground(drawing, table, SIZE.width, SIZE.height),
    group({ transform: 'translate(-44 -84) scale(0.82)' }, seeragaBiryani(drawing, table)),
    sheet(drawing),
  );
