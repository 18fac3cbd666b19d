import { POWDERS, GRAINS } from '../ingredients/ingredients';
import { randomOf, type Random } from '../random';
import { porridge } from '../still/porridge';
import { roll } from '../still/puttu';
import { scatter } from '../still/scatter';
import { steam } from '../still/steam';
import { el, group, num, type Drawing, type Svg } from '../svg';
import { piece, strewn } from './garnish';
import { katori } from './katori';
import { bananaLeaf, plate } from './plate';
import { porridgeBowl, surfaceOf } from './porridgeBowl';

type Dish = (drawing: Drawing, tint: string) => Svg;

/** Ragi kanji in a bowl of brass with small onions and coriander, buttermilk beside. */
export const ragiKanji: Dish = (drawing, tint) => {
  const random = randomOf('bowl of ragi kanji');
  const shape = { x: 500, floor: 760, half: 330 };
  const { x, y, ry } = surfaceOf(shape);
  return group(
    {},
    porridgeBowl(drawing, tint, random, {
      ...shape,
      material: 'brass',
      colour: '#A5735E',
      flecks: ['#6F4130', '#C79A80', '#E9DCCB'],
    }),
    strewn(drawing, random, 'coriander', 8, 30, [x + 10, y + ry * 0.12, 120, 44]),
    piece(drawing, random, 'shallot', x - 34, y + 18, 60, 14),
    piece(drawing, random, 'shallot', x + 58, y + 2, 56, 164),
    piece(drawing, random, 'greenChilli', x + 20, y + 46, 110, -8),
    katori(drawing, tint, random, { x: 1004, floor: 700, half: 126, material: 'brass', content: 'buttermilk' }),
    piece(drawing, random, 'shallot', 924, 822, 74, 8),
    piece(drawing, random, 'shallot', 1004, 838, 68, 168),
    scatter(drawing, GRAINS.finger, random, [180, 818, 120, 26], 44),
  );
};

/** Sathu maavu in a tumbler and its bowl, with the nuts that are in it. */
export const sathuKanji: Dish = (drawing, tint) => {
  const random = randomOf('tumbler of sathu maavu');
  return group(
    {},
    group(
      { transform: 'translate(60 -26) scale(1.06)' },
      porridge(drawing, tint, {
        ingredient: { ...POWDERS.healthMix, colour: '#B9834E' },
        grain: {
          ...GRAINS.pearl,
          colours: [...GRAINS.finger.colours, ...GRAINS.foxtail.colours, '#5E7043', '#8C9280'],
        },
      }),
    ),
    ...[
      [210, 822, 20],
      [270, 846, -34],
      [176, 858, 160],
    ].map(([x = 0, y = 0, turn = 0]) => piece(drawing, random, 'almond', x, y, 60, turn)),
    piece(drawing, random, 'cashew', 318, 820, 58, 20),
    piece(drawing, random, 'cashew', 244, 794, 54, -150),
    piece(drawing, random, 'jaggery', 1010, 800, 84),
  );
};

/** A ripe banana, lying. */
const banana = (drawing: Drawing, x: number, y: number, size: number): Svg => {
  const d = `M${num(x - size)} ${num(y - size * 0.16)}Q${num(x - size * 0.3)} ${num(y + size * 0.42)} ${num(x + size * 0.86)} ${num(y - size * 0.02)}L${num(x + size)} ${num(y - size * 0.16)}L${num(x + size * 0.9)} ${num(y - size * 0.24)}Q${num(x - size * 0.1)} ${num(y + size * 0.06)} ${num(x - size * 0.8)} ${num(y - size * 0.34)}Z`;
  return group(
    {},
    el('path', { d, fill: '#12240F', 'fill-opacity': 0.4, transform: 'translate(6 14)', filter: drawing.blur(8, 0.2) }),
    el('path', {
      d,
      fill: drawing.linear(
        [
          [0, '#F3D255'],
          [0.5, '#E6B92F'],
          [1, '#B98A1E'],
        ],
        [0, 0, 0, 1],
      ),
    }),
    el('path', {
      d: `M${num(x - size * 0.86)} ${num(y - size * 0.2)}Q${num(x - size * 0.2)} ${num(y + size * 0.22)} ${num(x + size * 0.86)} ${num(y - size * 0.12)}`,
      fill: 'none',
      stroke: '#A97C1A',
      'stroke-opacity': 0.6,
      'stroke-width': size * 0.022,
    }),
    el('path', {
      d: `M${num(x + size * 0.86)} ${num(y - size * 0.04)}l${num(size * 0.12)} ${num(-size * 0.1)}l${num(-size * 0.06)} ${num(-size * 0.1)}l${num(-size * 0.08)} ${num(size * 0.06)}Z`,
      fill: '#5E4A1C',
    }),
  );
};

/** Rolls of puttu as they come out of the tube, coconut between the measures. */
const puttuRolls = (
  drawing: Drawing,
  random: Random,
  powder: (typeof POWDERS)['ragiPuttu'],
  x: number,
  y: number,
): Svg =>
  group(
    {},
    group({ transform: `translate(${x} ${y}) scale(1.26)` }, roll(drawing, random, powder, 20, 0)),
    group({ transform: `translate(${x - 90} ${y + 128}) scale(1.32)` }, roll(drawing, random, powder, 20, 0)),
  );

/** Ragi puttu on a banana leaf, a banana and grated coconut beside. */
export const ragiPuttu: Dish = (drawing) => {
  const random = randomOf('leaf of ragi puttu');
  return group(
    {},
    bananaLeaf(drawing, { x: 590, y: 590, long: 1080, wide: 480 }),
    puttuRolls(drawing, random, POWDERS.ragiPuttu, 300, 500),
    steam(drawing, 470, 430, 270),
    banana(drawing, 900, 610, 190),
    banana(drawing, 930, 674, 190),
    strewn(drawing, random, 'coconut', 34, 18, [780, 752, 120, 26]),
  );
};

/** Red rice puttu with a curry of black chickpeas. */
export const redRicePuttu: Dish = (drawing, tint) => {
  const random = randomOf('plate of red rice puttu');
  return group(
    {},
    plate(drawing, tint, 500, 570, 440, 'ceramic'),
    puttuRolls(drawing, random, POWDERS.mappillaiPuttu, 320, 500),
    steam(drawing, 470, 430, 270),
    katori(drawing, tint, random, { x: 1002, floor: 740, half: 158, material: 'clay', content: 'chickpeas' }),
    piece(drawing, random, 'curryLeaf', 980, 606, 58, -20),
    piece(drawing, random, 'curryLeaf', 1028, 618, 52, 40),
  );
};

/** Black rice pudding with coconut milk, cashews and raisins. */
export const kavuniPayasam: Dish = (drawing, tint) => {
  const random = randomOf('bowl of black rice pudding');
  const shape = { x: 580, floor: 760, half: 340 };
  const { x, y, rx, ry } = surfaceOf(shape);
  const swirl = `M${num(x - rx * 0.62)} ${num(y + ry * 0.18)}C${num(x - rx * 0.4)} ${num(y - ry * 0.62)} ${num(x + rx * 0.34)} ${num(y - ry * 0.6)} ${num(x + rx * 0.44)} ${num(y)}C${num(x + rx * 0.46)} ${num(y + ry * 0.5)} ${num(x - rx * 0.16)} ${num(y + ry * 0.5)} ${num(x - rx * 0.14)} ${num(y + ry * 0.08)}`;
  return group(
    {},
    porridgeBowl(drawing, tint, random, {
      ...shape,
      material: 'brass',
      colour: '#4A2438',
      flecks: ['#2A1422', '#6B3B53', '#351A2A', '#7E5066'],
    }),
    el('path', {
      d: swirl,
      fill: 'none',
      stroke: '#F2E6DC',
      'stroke-width': 15,
      'stroke-linecap': 'round',
      filter: drawing.blur(2, 0.1),
    }),
    el('path', {
      d: swirl,
      fill: 'none',
      stroke: '#FFFFFF',
      'stroke-opacity': 0.7,
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
    ...[
      [60, -22, 20],
      [120, 24, 150],
      [10, 46, -30],
      [-120, -34, 70],
    ].map(([dx = 0, dy = 0, turn = 0]) => piece(drawing, random, 'cashew', x + dx, y + dy, 62, turn)),
    strewn(drawing, random, 'raisin', 7, 30, [x + 30, y + 14, 150, 46]),
    steam(drawing, x - 20, y - 30, 290),
    scatter(drawing, GRAINS.karuppuKavuni, random, [984, 806, 140, 26], 26),
    piece(drawing, random, 'coconut', 210, 792, 70),
    piece(drawing, random, 'coconut', 282, 816, 62),
    piece(drawing, random, 'jaggery', 176, 828, 72),
  );
};

/** Koozh in a clay pot, with small onions, chillies and buttermilk. */
export const kambuKoozh: Dish = (drawing, tint) => {
  const random = randomOf('pot of koozh');
  const shape = { x: 500, floor: 750, half: 330 };
  const { x, y, ry } = surfaceOf(shape);
  return group(
    {},
    porridgeBowl(drawing, tint, random, {
      ...shape,
      material: 'clay',
      colour: '#B3AB90',
      flecks: ['#7B7A62', '#DAD4BE', '#8C8468', '#F0EAD8'],
    }),
    strewn(drawing, random, 'coriander', 9, 30, [x, y + ry * 0.1, 120, 44]),
    piece(drawing, random, 'shallot', x + 30, y - 6, 58, 20),
    piece(drawing, random, 'greenChilli', x - 60, y + 14, 120, -14),
    katori(drawing, tint, random, { x: 1000, floor: 690, half: 128, material: 'clay', content: 'buttermilk' }),
    piece(drawing, random, 'shallot', 880, 800, 78, 8),
    piece(drawing, random, 'shallot', 956, 824, 72, 168),
    piece(drawing, random, 'shallot', 812, 838, 66, -12),
    piece(drawing, random, 'greenChilli', 1066, 806, 150, -18),
    piece(drawing, random, 'greenChilli', 1080, 850, 140, 10),
  );
};
