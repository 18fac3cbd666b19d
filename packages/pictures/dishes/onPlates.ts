import { POWDERS } from '../ingredients/ingredients';
import { randomOf } from '../random';
import { adai } from '../still/adai';
import { FLAT, lyingDosa } from '../still/lacyDosa';
import { steam } from '../still/steam';
import { group, type Drawing, type Svg } from '../svg';
import { ghee, piece, strewn } from './garnish';
import { COOKED } from './grains';
import { katori } from './katori';
import { mound } from './mound';
import { bananaLeaf, plate } from './plate';

type Dish = (drawing: Drawing, tint: string) => Svg;

/** One dosa open under one folded, with coconut chutney and sambar. */
export const foxtailDosa: Dish = (drawing, tint) => {
  const random = randomOf('plate of foxtail dosas');
  const powder = POWDERS.thinaiDosa;
  return group(
    {},
    plate(drawing, tint, 520, 560, 440, 'steel'),
    lyingDosa(drawing, random, { powder, form: 'open', radius: 342 }, { x: 520, y: 552, flat: FLAT }),
    lyingDosa(drawing, random, { powder, form: 'folded', radius: 326 }, { x: 524, y: 556, flat: FLAT, turn: -6 }),
    steam(drawing, 470, 470, 300),
    katori(drawing, tint, random, { x: 1004, floor: 640, half: 116, material: 'steel', content: 'sambar' }),
    katori(drawing, tint, random, { x: 912, floor: 812, half: 122, material: 'steel', content: 'coconutChutney' }),
  );
};

/** Ven pongal on a banana leaf, ghee running down, cashews and pepper on top. */
export const kodoPongal: Dish = (drawing, tint) => {
  const random = randomOf('pongal on a leaf');
  return group(
    {},
    bananaLeaf(drawing, { x: 590, y: 590, long: 1060, wide: 440 }),
    mound(drawing, random, COOKED.pongal, { x: 500, y: 610, half: 270, tall: 196, cream: '#F0D690' }, 0.4),
    ghee(drawing, 478, 440, 104),
    ghee(drawing, 566, 520, 40),
    strewn(drawing, random, 'pepper', 34, 15, [500, 560, 210, 110]),
    ...[
      [404, 520, -24],
      [468, 446, 12],
      [548, 466, 160],
      [602, 540, 40],
      [446, 590, 200],
      [528, 560, -60],
    ].map(([x = 0, y = 0, turn = 0]) => piece(drawing, random, 'cashew', x, y, 62, turn)),
    ...[
      [430, 470, -40],
      [520, 420, 18],
      [580, 590, 60],
      [486, 520, 140],
      [360, 590, 12],
    ].map(([x = 0, y = 0, turn = 0]) => piece(drawing, random, 'curryLeaf', x, y, 66, turn)),
    steam(drawing, 500, 410, 290),
    katori(drawing, tint, random, { x: 884, floor: 600, half: 104, material: 'brass', content: 'sambar' }),
    katori(drawing, tint, random, { x: 946, floor: 748, half: 108, material: 'brass', content: 'coconutChutney' }),
  );
};

/** Upma with carrot, peas and beans, a lemon at its side. */
export const littleUpma: Dish = (drawing, tint) => {
  const random = randomOf('plate of upma');
  const over = [530, 520, 300, 160] as const;
  return group(
    {},
    plate(drawing, tint, 530, 570, 430, 'ceramic'),
    mound(drawing, random, COOKED.upma, { x: 530, y: 560, half: 300, tall: 190, cream: '#F2E4B8' }),
    strewn(drawing, random, 'mustard', 60, 9, over),
    strewn(drawing, random, 'carrot', 26, 26, over),
    strewn(drawing, random, 'pea', 24, 26, over),
    strewn(drawing, random, 'bean', 18, 22, over),
    ...[
      [440, 440, -30],
      [560, 420, 24],
      [630, 520, 70],
      [480, 560, 150],
      [540, 490, -10],
    ].map(([x = 0, y = 0, turn = 0]) => piece(drawing, random, 'curryLeaf', x, y, 68, turn)),
    piece(drawing, random, 'redChilli', 590, 474, 96, 24),
    piece(drawing, random, 'cashew', 400, 500, 54, -20),
    piece(drawing, random, 'cashew', 500, 400, 54, 30),
    piece(drawing, random, 'lemon', 802, 664, 118, -60),
    steam(drawing, 520, 400, 270),
    katori(drawing, tint, random, { x: 1024, floor: 720, half: 116, material: 'ceramic', content: 'coconutChutney' }),
  );
};

/** Two adais, butter melting on the upper, avial and jaggery beside. */
export const foxtailAdai: Dish = (drawing, tint) => {
  const random = randomOf('plate of adais');
  return group(
    {},
    plate(drawing, tint, 510, 570, 440, 'brass'),
    adai(drawing, random, POWDERS.adai, { x: 486, y: 566, radius: 338 }),
    adai(drawing, random, POWDERS.adai, { x: 524, y: 530, radius: 330 }),
    ghee(drawing, 452, 476, 66),
    piece(drawing, random, 'butter', 448, 456, 62),
    piece(drawing, random, 'jaggery', 792, 684, 88),
    piece(drawing, random, 'jaggery', 722, 728, 66),
    steam(drawing, 560, 430, 260),
    katori(drawing, tint, random, { x: 1020, floor: 700, half: 128, material: 'brass', content: 'avial' }),
  );
};

/** Dosas rolled long and crisp over a banana leaf, with podi and tomato chutney. */
export const multiDosa: Dish = (drawing, tint) => {
  const random = randomOf('rolled dosas');
  const kind = { powder: POWDERS.multiDosa, form: 'rolled', radius: 310 } as const;
  return group(
    {},
    bananaLeaf(drawing, { x: 580, y: 580, long: 1080, wide: 460 }),
    lyingDosa(drawing, random, kind, { x: 480, y: 500, flat: 0.74, turn: -6 }),
    lyingDosa(drawing, random, kind, { x: 540, y: 656, flat: 0.74, turn: -6 }),
    steam(drawing, 470, 440, 270),
    katori(drawing, tint, random, { x: 952, floor: 560, half: 96, material: 'clay', content: 'podi' }),
    katori(drawing, tint, random, { x: 1012, floor: 712, half: 108, material: 'clay', content: 'tomatoChutney' }),
  );
};

/** Biryani with vegetables, mint and fried onions, raita beside. */
export const seeragaBiryani: Dish = (drawing, tint) => {
  const random = randomOf('plate of biryani');
  const over = [510, 490, 320, 180] as const;
  return group(
    {},
    plate(drawing, tint, 510, 580, 450, 'clay'),
    mound(drawing, random, COOKED.biryani, { x: 510, y: 560, half: 330, tall: 226 }),
    strewn(drawing, random, 'carrot', 20, 34, over),
    strewn(drawing, random, 'pea', 22, 26, over),
    strewn(drawing, random, 'bean', 16, 30, over),
    strewn(drawing, random, 'friedOnion', 40, 62, [500, 420, 190, 90]),
    strewn(drawing, random, 'cashew', 9, 56, over),
    ...[
      [440, 380, -30],
      [560, 392, 40],
      [500, 352, 90],
      [640, 480, 20],
      [380, 500, 150],
      [520, 540, -70],
    ].map(([x = 0, y = 0, turn = 0]) => piece(drawing, random, 'mint', x, y, 66, turn)),
    piece(drawing, random, 'lemon', 800, 690, 112, -50),
    steam(drawing, 520, 360, 260),
    katori(drawing, tint, random, { x: 1034, floor: 730, half: 124, material: 'clay', content: 'raita' }),
  );
};
