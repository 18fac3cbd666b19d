import type { Ground } from '../../../contract/pictures';
import { GRAINS, POWDERS, type Grain } from '../ingredients/ingredients';
import { CUT_OUT, SIDE } from '../packs/ground';
import { seedProducts } from '../packs/seedProducts';
import { randomOf } from '../random';
import { Drawing, type Svg } from '../svg';
import { cooked } from './foods';
import { bowlful, breads, dosas, heaped, puttus, tasting, type Meal } from './meals';

const TEMPERED = [
  ['mustard', 46, 9],
  ['curryLeaf', 7, 66],
  ['redChilli', 2, 100],
] as const;
const VEGETABLES = [
  ['carrot', 20, 25],
  ['pea', 20, 25],
  ['bean', 14, 22],
  ['curryLeaf', 4, 64],
] as const;
const NUTS = [
  ['pepper', 30, 13],
  ['cashew', 7, 60],
  ['curryLeaf', 5, 64],
] as const;
const HERBS = [
  ['coriander', 12, 32],
  ['shallot', 3, 56],
] as const;

/** Everyday rice with sambar and what goes with it, on a leaf. */
const riceMeal = (
  grain: Grain,
  side: 'avial' | 'raita' | 'coconutChutney' | 'chickpeas' = 'avial',
  share = 0.3,
): Meal =>
  heaped({
    on: 'leaf',
    material: 'brass',
    grain: cooked(grain, '#FBF3DF', share),
    kinds: [['curryLeaf', 3, 62]],
    sides: ['sambar', side],
    ghee: true,
  });

const porridge = (
  colour: string,
  flecks: readonly string[],
  grain: Grain,
  kinds: Parameters<typeof bowlful>[0]['kinds'],
) => bowlful({ material: 'brass', fill: { colour, flecks }, kinds, sides: ['buttermilk', grain] });

const BLACK_GRAM: Grain = {
  kind: 'round',
  length: 22,
  width: 17,
  gloss: 0.5,
  colours: ['#2F2B29', '#3A3532', '#26221F'],
  eye: '#D8D2C6',
};

/** Each product as a meal, by its stock code. */
const MEALS: Readonly<Record<string, Meal>> = {
  'ML-THINAI': heaped({
    on: 'steel',
    material: 'steel',
    grain: cooked(GRAINS.foxtail, '#F6D96B', 0.3),
    kinds: [...TEMPERED, ['almond', 9, 34]],
    sides: ['coconutChutney', GRAINS.foxtail],
  }),
  'ML-SAMAI': heaped({
    on: 'leaf',
    material: 'brass',
    grain: cooked(GRAINS.little, '#FFFCF2', 0.66),
    cream: '#FFFDF6',
    kinds: [...TEMPERED, ['coriander', 8, 28]],
    sides: ['tomatoChutney', GRAINS.little],
  }),
  'ML-VARAGU': heaped({
    on: 'leaf',
    material: 'brass',
    grain: cooked(GRAINS.kodo, '#F3DC9C', 0.4),
    cream: '#F0D690',
    kinds: NUTS,
    sides: ['sambar', GRAINS.kodo],
    ghee: true,
  }),
  'ML-KUTHIRAI': heaped({
    on: 'ceramic',
    material: 'ceramic',
    grain: cooked(GRAINS.barnyard),
    cream: '#F4EAC8',
    kinds: VEGETABLES,
    sides: ['coconutChutney', GRAINS.barnyard],
  }),
  'ML-KAMBU': bowlful({
    material: 'clay',
    fill: { colour: '#B3AB90', flecks: ['#7B7A62', '#DAD4BE', '#8C8468', '#F0EAD8'] },
    kinds: [...HERBS, ['greenChilli', 1, 120]],
    sides: ['buttermilk', GRAINS.pearl],
  }),
  'ML-RAGI': bowlful({
    material: 'clay',
    fill: { colour: '#9C6A57', flecks: ['#6F4130', '#C79A80', '#5A3527'] },
    kinds: HERBS,
    sides: ['buttermilk', GRAINS.finger],
  }),
  'ML-PANI': heaped({
    on: 'clay',
    material: 'clay',
    grain: cooked(GRAINS.proso, '#F7E6A8', 0.3),
    kinds: [...VEGETABLES, ['cashew', 5, 54]],
    sides: ['raita', GRAINS.proso],
  }),
  'ML-CHOLAM': heaped({
    on: 'brass',
    material: 'brass',
    grain: cooked(GRAINS.whiteSorghum),
    kinds: [...TEMPERED, ['coconut', 22, 22]],
    sides: ['mintChutney', GRAINS.whiteSorghum],
  }),
  'ML-SCHOLAM': heaped({
    on: 'steel',
    material: 'steel',
    grain: cooked(GRAINS.redSorghum, '#E8B58C', 0.2),
    kinds: [...TEMPERED, ['coconut', 22, 22]],
    sides: ['buttermilk', GRAINS.redSorghum],
  }),
  'ML-KULA': heaped({
    on: 'ceramic',
    material: 'ceramic',
    grain: cooked(GRAINS.browntop, '#F1E3B4', 0.42),
    kinds: [...TEMPERED, ['carrot', 14, 24]],
    sides: ['sambar', GRAINS.browntop],
  }),
  'ML-RAGIFL': breads(POWDERS.ragiFlour, 'steel', ['sambar', POWDERS.ragiFlour]),
  'ML-KAMBUFL': breads(POWDERS.kambuFlour, 'clay', ['mintChutney', POWDERS.kambuFlour]),
  'ML-CHOLAMFL': breads(POWDERS.cholamFlour, 'brass', ['avial', POWDERS.cholamFlour]),
  'ML-COMBO5': tasting([GRAINS.foxtail, GRAINS.little, GRAINS.kodo, GRAINS.barnyard, GRAINS.pearl]),

  'RC-MAPP': riceMeal(GRAINS.mappillaiSamba, 'avial', 0.26),
  'RC-KAVUNI': bowlful({
    material: 'brass',
    fill: { colour: '#4A2438', flecks: ['#2A1422', '#6B3B53', '#351A2A', '#7E5066'] },
    kinds: [
      ['coconut', 22, 26],
      ['cashew', 5, 64],
      ['raisin', 5, 34],
    ],
    sides: [POWDERS.kavuniKanji, GRAINS.karuppuKavuni],
  }),
  'RC-KATTU': riceMeal(GRAINS.kattuyanam, 'coconutChutney', 0.22),
  'RC-SEERA': heaped({
    on: 'clay',
    material: 'clay',
    grain: {
      ...cooked(GRAINS.seeragaSamba),
      colours: ['#F3E3BE', '#EBCB84', '#F0DDAE', '#E2B058', '#F8F0DC', '#D99A3E', '#EDD49A'],
    },
    kinds: [
      ['carrot', 14, 30],
      ['pea', 16, 25],
      ['cashew', 6, 56],
      ['friedOnion', 30, 60],
      ['mint', 7, 60],
    ],
    sides: ['raita', GRAINS.seeragaSamba],
  }),
  'RC-POONG': riceMeal(GRAINS.poongar, 'raita', 0.34),
  'RC-THOOYA': riceMeal(GRAINS.thooyamalli, 'avial', 0.2),
  'RC-KICH': heaped({
    on: 'steel',
    material: 'steel',
    grain: cooked(GRAINS.kichiliSamba, '#F6D96B', 0.3),
    kinds: TEMPERED,
    sides: ['raita', GRAINS.kichiliSamba],
  }),
  'RC-GARU': riceMeal(GRAINS.garudanSamba, 'coconutChutney'),
  'RC-RATHA': heaped({
    on: 'brass',
    material: 'brass',
    grain: cooked(GRAINS.rathasali, '#D9A06A', 0.34),
    kinds: NUTS,
    sides: ['buttermilk', GRAINS.rathasali],
    ghee: true,
  }),
  'RC-ILUP': heaped({
    on: 'leaf',
    material: 'clay',
    grain: cooked(GRAINS.illuppaiPoo, '#FFFCF2', 0.6),
    cream: '#FFFDF6',
    kinds: TEMPERED,
    sides: ['tomatoChutney', GRAINS.illuppaiPoo],
  }),
  'RC-KURU': riceMeal(GRAINS.karunguruvai, 'chickpeas', 0.2),
  'RC-KULLA': riceMeal(GRAINS.kullakar, 'coconutChutney', 0.26),
  'RC-SIVAN': riceMeal(GRAINS.sivanSamba, 'raita', 0.2),

  'PM-RAGI': porridge('#A5735E', ['#6F4130', '#C79A80', '#E9DCCB'], GRAINS.finger, [
    ['almond', 5, 54],
    ['jaggery', 1, 84],
  ]),
  'PM-KAMBU': bowlful({
    material: 'clay',
    fill: { colour: '#AEA88F', flecks: ['#7B7A62', '#F0EAD8', '#8C8468'] },
    kinds: HERBS,
    sides: ['buttermilk', GRAINS.pearl],
  }),
  'PM-SATHU': porridge('#B9834E', ['#7A4A25', '#8E3B22', '#F2E2B8', '#5E7043'], GRAINS.foxtail, [
    ['almond', 5, 54],
    ['cashew', 5, 54],
  ]),
  'PM-KAVUNI': porridge('#74485C', ['#2E1723', '#4A2438', '#B98FA0'], GRAINS.karuppuKavuni, [
    ['pepper', 16, 13],
    ['curryLeaf', 4, 60],
    ['cashew', 4, 54],
  ]),
  'PM-MAPP': porridge('#BE8A6E', ['#8A3B26', '#DDB79E', '#6F2D1D'], GRAINS.mappillaiSamba, [
    ['coriander', 9, 32],
    ['redChilli', 1, 110],
  ]),
  'PM-POONG': porridge('#CFA68B', ['#A95839', '#EBD2BE', '#8C4A30'], GRAINS.poongar, [
    ['coconut', 20, 24],
    ['curryLeaf', 3, 60],
  ]),
  'PM-KUTHI': porridge('#E9E0CA', ['#A8A061', '#FFFDF3', '#C9B78D'], GRAINS.barnyard, [
    ['pepper', 20, 13],
    ['coriander', 9, 30],
  ]),
  'PM-ULUN': porridge('#DAD4C6', ['#2F2B29', '#4A4540', '#F6F2E8'], BLACK_GRAM, [
    ['jaggery', 2, 74],
    ['coconut', 16, 24],
  ]),

  'DM-RAGI': dosas(POWDERS.ragiDosa, 'open', 'steel', ['coconutChutney', 'sambar']),
  'DM-KAMBU': dosas(POWDERS.kambuDosa, 'folded', 'leaf', ['tomatoChutney', 'coconutChutney']),
  'DM-THINAI': dosas(POWDERS.thinaiDosa, 'folded', 'steel', ['sambar', 'coconutChutney']),
  'DM-SAMAI': dosas(POWDERS.samaiDosa, 'rolled', 'leaf', ['sambar', 'coconutChutney']),
  'DM-VARAGU': dosas(POWDERS.varaguDosa, 'open', 'brass', ['tomatoChutney', 'coconutChutney']),
  'DM-KUTHI': dosas(POWDERS.kuthiraivaliDosa, 'set', 'leaf', ['sambar', 'mintChutney']),
  'DM-CHOLAM': dosas(POWDERS.cholamDosa, 'folded', 'clay', ['tomatoChutney', 'sambar']),
  'DM-MULTI': dosas(POWDERS.multiDosa, 'rolled', 'steel', ['podi', 'tomatoChutney']),
  'DM-ADAI': dosas(POWDERS.adai, 'thick', 'brass', ['avial', 'mintChutney']),

  'PU-RAGI': puttus(POWDERS.ragiPuttu, 'leaf', ['chickpeas', GRAINS.finger]),
  'PU-KAMBU': puttus(POWDERS.kambuPuttu, 'brass', ['chickpeas', GRAINS.pearl]),
  'PU-CHOLAM': puttus(POWDERS.cholamPuttu, 'leaf', ['avial', GRAINS.whiteSorghum]),
  'PU-THINAI': puttus(POWDERS.thinaiPuttu, 'leaf', ['chickpeas', GRAINS.foxtail]),
  'PU-MAPP': puttus(POWDERS.mappillaiPuttu, 'ceramic', ['chickpeas', GRAINS.mappillaiSamba]),
  'PU-KAVUNI': puttus(POWDERS.kavuniPuttu, 'leaf', ['raita', GRAINS.karuppuKavuni]),
  'PU-KATTU': puttus(POWDERS.kattuyanamPuttu, 'brass', ['chickpeas', GRAINS.kattuyanam]),
  'PU-POONG': puttus(POWDERS.poongarPuttu, 'ceramic', ['sambar', GRAINS.poongar]),
};

/** The table's colours, by what stands on it. */
const GROUNDS: Readonly<Record<string, string>> = {
  ML: '#EFE3C6',
  RC: '#EAD9C4',
  PM: '#F1E1C8',
  DM: '#E9DCC6',
  PU: '#EEDFCB',
};
const DARK_TABLE = '#33291F';

/** A product cooked, seen from above, by its stock code. */
export const drawServed = (sku: string): ((drawing: Drawing, tint: string) => Svg) => {
  const meal = MEALS[sku];
  if (!meal) throw new Error(`${sku} has no meal in above/served.ts`);
  return (drawing, tint) => meal({ drawing, tint, random: randomOf(`${sku} served`) });
};

/** Each product cooked, by its id in the shop. */
export const served: readonly { id: string; draw: () => Svg; ground: Ground }[] = seedProducts.map(({ sku }) => ({
  id: sku.toLowerCase(),
  draw: () => {
    const drawing = new Drawing();
    // Before `finish`, which writes the definitions that it adds.
    const body = drawServed(sku)(drawing, CUT_OUT);
    return drawing.finish(SIDE, SIDE, body);
  },
  ground: { light: GROUNDS[sku.slice(0, 2)] ?? '#EFE3C6', dark: DARK_TABLE },
}));
