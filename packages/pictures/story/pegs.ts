import { shift } from '../colour';
import { ground, FLOOR, SIDE } from '../packs/ground';
import { fabric } from '../packs/fabric';
import { kraft } from '../packs/paper';
import { packs } from '../packs/packshot';
import { pouch } from '../packs/pouch';
import { board } from '../packs/wood';
import { plant } from '../prints/heads';
import { stamp } from '../prints/stamps';
import { randomOf, type Random } from '../random';
import { basket } from '../small/basket';
import { el, group, num, type Drawing, type Svg } from '../svg';

const SIZE = { width: 1200, height: 800 };
const RAIL = 118;
const BENCH = 652;
const SHOWN = 'ml-thinai-500';

const peg = (drawing: Drawing, x: number): Svg =>
  group(
    {},
    el('ellipse', {
      cx: x + 7,
      cy: RAIL + 8,
      rx: 17,
      ry: 15,
      fill: '#2B1A0C',
      'fill-opacity': 0.35,
      filter: drawing.blur(4, 1),
    }),
    el('circle', {
      cx: x,
      cy: RAIL,
      r: 16,
      fill: drawing.radial(
        [
          [0, '#F0CB7A'],
          [0.6, '#C69440'],
          [1, '#7C5820'],
        ],
        [0.36, 0.32, 0.75],
      ),
    }),
  );

/** An apron that hangs from its peg: a loop, the bib with the shop's mark, the skirt in folds with a pocket. */
const apron = (drawing: Drawing, random: Random, x: number, colour: string, ink: string): Svg => {
  const [top, waist, hem] = [RAIL + 66, RAIL + 196, RAIL + 452];
  const cloth = [
    `M${x - 58} ${top}Q${x} ${top + 16} ${x + 58} ${top}`,
    `C${x + 66} ${top + 70} ${x + 84} ${waist - 34} ${x + 118} ${waist}`,
    `C${x + 112} ${waist + 80} ${x + 122} ${hem - 90} ${x + 116} ${hem}`,
    `Q${x + 88} ${hem + 16} ${x + 60} ${hem + 4}T${x + 4} ${hem + 6}T${x - 54} ${hem + 4}T${x - 116} ${hem - 2}`,
    `C${x - 122} ${hem - 90} ${x - 110} ${waist + 80} ${x - 118} ${waist}`,
    `C${x - 84} ${waist - 34} ${x - 66} ${top + 70} ${x - 58} ${top}Z`,
  ].join('');
  const fold = (dx: number, from: number, lean: number, dark: boolean): Svg =>
    el('path', {
      d: `M${num(x + dx)} ${from}C${num(x + dx + lean * 0.4)} ${from + 110} ${num(x + dx + lean)} ${hem - 120} ${num(x + dx + lean * 1.2)} ${hem + 12}`,
      fill: 'none',
      stroke: dark ? shift(colour, -0.2) : '#FFFFFF',
      'stroke-opacity': dark ? 0.5 : 0.24,
      'stroke-width': dark ? 16 : 12,
      'stroke-linecap': 'round',
      filter: drawing.blur(7, 1),
    });
  const loop = `M${x - 50} ${top + 4}C${x - 46} ${top - 34} ${x - 12} ${RAIL + 8} ${x} ${RAIL + 4}C${x + 12} ${RAIL + 8} ${x + 46} ${top - 34} ${x + 50} ${top + 4}`;
  const tie = (side: number): Svg => {
    const d = `M${x + side * 116} ${waist + 4}C${x + side * 146} ${waist + 30} ${x + side * 128} ${waist + 96} ${x + side * 140} ${waist + 150}`;
    return group(
      {},
      el('path', { d, fill: 'none', stroke: shift(colour, -0.16), 'stroke-width': 9, 'stroke-linecap': 'round' }),
      el('path', { d, fill: 'none', stroke: shift(colour, -0.04), 'stroke-width': 6, 'stroke-linecap': 'round' }),
    );
  };
  const pocket = `M${x - 64} ${waist + 82}H${x + 64}V${waist + 164}Q${x + 62} ${waist + 186} ${x + 40} ${waist + 186}H${x - 40}Q${x - 62} ${waist + 186} ${x - 64} ${waist + 164}Z`;
  const stitches = {
    fill: 'none',
    stroke: shift(colour, 0.2),
    'stroke-opacity': 0.75,
    'stroke-width': 2.4,
    'stroke-dasharray': '7 5',
  };
  return group(
    {},
    el('path', {
      d: cloth,
      fill: '#2B1A0C',
      'fill-opacity': 0.32,
      transform: 'translate(16 20)',
      filter: drawing.blur(14, 0.2),
    }),
    el('path', { d: loop, fill: 'none', stroke: shift(colour, -0.16), 'stroke-width': 10 }),
    el('path', { d: loop, fill: 'none', stroke: shift(colour, -0.02), 'stroke-width': 6 }),
    tie(-1),
    tie(1),
    group(
      { 'clip-path': drawing.clip(el('path', { d: cloth })) },
      fabric(drawing, random, { x: x - 130, y: top - 10, width: 260, height: hem - top + 40 }, colour),
      fold(-84, waist + 20, -8, true),
      fold(-62, waist + 60, -6, false),
      fold(-10, waist + 176, 2, true),
      fold(14, waist + 176, 4, false),
      fold(78, waist + 20, 12, true),
      fold(54, waist + 70, 8, false),
      fold(0, top + 100, 0, true),
      el('rect', {
        x: x - 130,
        y: top - 10,
        width: 260,
        height: hem - top + 40,
        fill: drawing.linear(
          [
            [0, '#FFF6E0', 0.2],
            [0.45, '#FFF6E0', 0],
            [0.7, '#1C1206', 0.05],
            [1, '#1C1206', 0.36],
          ],
          [0, 0, 1, 0.3],
        ),
      }),
    ),
    el('path', {
      d: pocket,
      fill: '#1C1206',
      'fill-opacity': 0.2,
      transform: 'translate(3 5)',
      filter: drawing.blur(3, 0.2),
    }),
    el('path', { d: pocket, fill: shift(colour, -0.01) }),
    el('path', {
      d: pocket,
      ...stitches,
      transform: `translate(${num(x * 0.07)} ${num((waist + 130) * 0.07)}) scale(0.93)`,
    }),
    el('path', { d: `M${x - 50} ${top + 12}Q${x} ${top + 27} ${x + 50} ${top + 12}`, ...stitches }),
    stamp('mark', x, top + 82, 84, ink),
  );
};

/** A hat of palm leaf, as worn in the field, hung by its crown's edge. */
const hat = (drawing: Drawing, x: number): Svg => {
  const y = RAIL + 104;
  const straw = drawing.radial(
    [
      [0, '#F2D79A'],
      [0.6, '#D9B268'],
      [1, '#A67C36'],
    ],
    [0.38, 0.34, 0.72],
  );
  const rings = (radius: number, count: number, from: number) =>
    Array.from({ length: count }, (_, index) =>
      el('circle', {
        cx: x,
        cy: y,
        r: from + ((radius - from) * (index + 1)) / (count + 1),
        fill: 'none',
        stroke: index % 2 ? '#8A6122' : '#FBE9BE',
        'stroke-opacity': 0.42,
        'stroke-width': 2.6,
      }),
    );
  const rays = Array.from({ length: 72 }, (_, index) => {
    const angle = (index / 72) * 6.2832;
    const at = (far: number) => `${num(x + Math.cos(angle) * far)} ${num(y + Math.sin(angle) * far)}`;
    return `M${at(56)}L${at(108)}`;
  }).join('');
  return group(
    {},
    el('circle', {
      cx: x + 14,
      cy: y + 18,
      r: 108,
      fill: '#2B1A0C',
      'fill-opacity': 0.34,
      filter: drawing.blur(12, 0.3),
    }),
    el('circle', { cx: x, cy: y, r: 110, fill: straw }),
    ...rings(110, 7, 58),
    el('path', { d: rays, stroke: '#7C5822', 'stroke-opacity': 0.28, 'stroke-width': 2 }),
    el('circle', { cx: x + 5, cy: y + 8, r: 62, fill: '#3A2408', 'fill-opacity': 0.4, filter: drawing.blur(6, 0.3) }),
    el('circle', { cx: x, cy: y, r: 60, fill: '#24603A' }),
    el('circle', { cx: x - 2, cy: y - 3, r: 53, fill: straw }),
    ...rings(53, 4, 8).map((ring) => group({ transform: 'translate(-2 -3)' }, ring)),
  );
};

const carton = (drawing: Drawing, random: Random, x: number): Svg => {
  const box = { x, y: BENCH + 44 - 150, width: 216, height: 150 };
  return group(
    {},
    el('ellipse', {
      cx: x + 116,
      cy: BENCH + 46,
      rx: 122,
      ry: 13,
      fill: '#2B1A0C',
      'fill-opacity': 0.45,
      filter: drawing.blur(7, 1),
    }),
    kraft(drawing, random, box),
    el('rect', {
      ...box,
      fill: drawing.linear(
        [
          [0, '#FFF6E4', 0.22],
          [0.7, '#2E1C0A', 0.04],
          [1, '#2E1C0A', 0.32],
        ],
        [0, 0, 1, 0.6],
      ),
    }),
    el('rect', { x: box.x, y: box.y, width: box.width, height: 7, fill: '#FFF3DA', 'fill-opacity': 0.4 }),
    el('rect', { x: x + 92, y: box.y, width: 32, height: box.height, fill: '#E9D3A6', 'fill-opacity': 0.55 }),
    stamp('mark', x + 108, box.y + 80, 78, '#24603A'),
  );
};

/** Where the day begins: aprons and a field hat on their pegs, a bench with basket, pack and parcel. */
export const pegs = (drawing: Drawing, wall: string): Svg => {
  const random = randomOf('aprons on pegs');
  const pack = packs.find(({ id }) => id === SHOWN);
  if (!pack) throw new Error(`There is no pack ${SHOWN}`);
  return group(
    {},
    ground(drawing, wall, SIZE.width, SIZE.height),
    el('rect', {
      x: -10,
      y: RAIL + 22,
      width: 1220,
      height: 16,
      fill: '#2B1A0C',
      'fill-opacity': 0.3,
      filter: drawing.blur(8, 1),
    }),
    board(drawing, random, { x: -10, y: RAIL - 26, width: 1220, height: 52 }, '#A8743F'),
    apron(drawing, random, 200, '#2F6F45', '#F3E7CF'),
    apron(drawing, random, 490, '#DDBF85', '#24603A'),
    apron(drawing, random, 780, '#B4552D', '#FBEBD2'),
    hat(drawing, 1050),
    ...[200, 490, 780, 1050].map((x) => peg(drawing, x)),
    board(drawing, random, { x: -10, y: BENCH, width: 1220, height: 92 }, '#C79A62'),
    board(drawing, random, { x: -10, y: BENCH + 92, width: 1220, height: 70 }, shift('#C79A62', -0.09)),
    ...[
      {
        side: 1,
        foot: { x: 1052, y: BENCH - 60 },
        pull: { x: 1056, y: BENCH - 140 },
        neck: { x: 1086, y: BENCH - 176 },
        size: 96,
      },
      {
        side: -1,
        foot: { x: 1028, y: BENCH - 60 },
        pull: { x: 1026, y: BENCH - 140 },
        neck: { x: 1000, y: BENCH - 180 },
        size: 92,
      },
      {
        side: 1,
        foot: { x: 1040, y: BENCH - 60 },
        pull: { x: 1038, y: BENCH - 160 },
        neck: { x: 1048, y: BENCH - 206 },
        size: 88,
      },
    ].map((ear) => plant('tail', ear, random, ['#D9A435', '#C98F28', '#E8BE5C'], ['#8A8B3F', '#A29A4C'])),
    group({ transform: `translate(${1040 - 320 * 0.74} ${BENCH + 44 - 414 * 0.74}) scale(0.74)` }, basket(drawing)),
    carton(drawing, random, 560),
    group(
      { transform: `translate(346 ${BENCH + 52}) scale(0.32) translate(${-SIDE / 2} ${-FLOOR})` },
      pouch(drawing, { ...pack, tint: '#C9A274' }),
    ),
  );
};
