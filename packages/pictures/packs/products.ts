import { CATEGORY_IDS } from '../../../contract/constants';
import type { Ground } from '../../../contract/pictures';
import { GRAINS, POWDERS, type Ingredient } from '../ingredients/ingredients';
import type { Head } from '../prints/heads';
import type { Stamp } from '../prints/stamps';
import { lightnessOf, mix, shift } from '../colour';
import type { Scheme } from './label';

/** Label colours, by which customers recognise a grain in every product. */
const HUES = {
  thinai: '#DDA32C',
  samai: '#8FA177',
  varagu: '#BC6A3F',
  kuthiraivali: '#3F6F63',
  kambu: '#52666B',
  ragi: '#8A3327',
  panivaragu: '#6E7F3C',
  vellaiCholam: '#24603A',
  sivappuCholam: '#C4572F',
  kulaSamai: '#857042',
  mappillai: '#A33A2A',
  kavuni: '#33243A',
  kattuyanam: '#7A3B28',
  seeraga: '#4A7876',
  poongar: '#C66E4E',
  thooyamalli: '#5F7A94',
  kichili: '#C8902E',
  garudan: '#2F5A60',
  rathasali: '#8E1F2F',
  illuppai: '#875677',
  karunguruvai: '#4D2A28',
  kullakar: '#B4503A',
  sivan: '#50608A',
  many: '#B9802A',
  multi: '#875C90',
  ulundhu: '#43494B',
} as const;

export interface DrawnProduct {
  hue: string;
  head: Head;
  ingredients: readonly Ingredient[];
}

const drawn = (hue: keyof typeof HUES, head: Head, ...ingredients: Ingredient[]): DrawnProduct => ({
  hue: HUES[hue],
  head,
  ingredients,
});

/** The drawing of each product of the seed, by its stock code. */
export const PRODUCTS: Readonly<Record<string, DrawnProduct>> = {
  'ML-THINAI': drawn('thinai', 'tail', GRAINS.foxtail),
  'ML-SAMAI': drawn('samai', 'open', GRAINS.little),
  'ML-VARAGU': drawn('varagu', 'rows', GRAINS.kodo),
  'ML-KUTHIRAI': drawn('kuthiraivali', 'tufts', GRAINS.barnyard),
  'ML-KAMBU': drawn('kambu', 'candle', GRAINS.pearl),
  'ML-RAGI': drawn('ragi', 'fingers', GRAINS.finger),
  'ML-PANI': drawn('panivaragu', 'open', GRAINS.proso),
  'ML-CHOLAM': drawn('vellaiCholam', 'globe', GRAINS.whiteSorghum),
  'ML-SCHOLAM': drawn('sivappuCholam', 'globe', GRAINS.redSorghum),
  'ML-KULA': drawn('kulaSamai', 'open', GRAINS.browntop),
  'ML-RAGIFL': drawn('ragi', 'fingers', POWDERS.ragiFlour),
  'ML-KAMBUFL': drawn('kambu', 'candle', POWDERS.kambuFlour),
  'ML-CHOLAMFL': drawn('vellaiCholam', 'globe', POWDERS.cholamFlour),
  'ML-COMBO5': drawn(
    'vellaiCholam',
    'tail',
    GRAINS.browntop,
    GRAINS.foxtail,
    GRAINS.little,
    GRAINS.kodo,
    GRAINS.barnyard,
  ),

  'RC-MAPP': drawn('mappillai', 'rice', GRAINS.mappillaiSamba),
  'RC-KAVUNI': drawn('kavuni', 'rice', GRAINS.karuppuKavuni),
  'RC-KATTU': drawn('kattuyanam', 'rice', GRAINS.kattuyanam),
  'RC-SEERA': drawn('seeraga', 'rice', GRAINS.seeragaSamba),
  'RC-POONG': drawn('poongar', 'rice', GRAINS.poongar),
  'RC-THOOYA': drawn('thooyamalli', 'rice', GRAINS.thooyamalli),
  'RC-KICH': drawn('kichili', 'rice', GRAINS.kichiliSamba),
  'RC-GARU': drawn('garudan', 'rice', GRAINS.garudanSamba),
  'RC-RATHA': drawn('rathasali', 'rice', GRAINS.rathasali),
  'RC-ILUP': drawn('illuppai', 'rice', GRAINS.illuppaiPoo),
  'RC-KURU': drawn('karunguruvai', 'rice', GRAINS.karunguruvai),
  'RC-KULLA': drawn('kullakar', 'rice', GRAINS.kullakar),
  'RC-SIVAN': drawn('sivan', 'rice', GRAINS.sivanSamba),

  'PM-RAGI': drawn('ragi', 'fingers', POWDERS.ragiPorridge),
  'PM-KAMBU': drawn('kambu', 'candle', POWDERS.kambuKoozh),
  'PM-SATHU': drawn('many', 'tail', POWDERS.healthMix),
  'PM-KAVUNI': drawn('kavuni', 'rice', POWDERS.kavuniKanji),
  'PM-MAPP': drawn('mappillai', 'rice', POWDERS.mappillaiKanji),
  'PM-POONG': drawn('poongar', 'rice', POWDERS.poongarKanji),
  'PM-KUTHI': drawn('kuthiraivali', 'tufts', POWDERS.kuthiraivaliKanji),
  'PM-ULUN': drawn('ulundhu', 'pods', POWDERS.ulundhuKanji),

  'DM-RAGI': drawn('ragi', 'fingers', POWDERS.ragiDosa),
  'DM-KAMBU': drawn('kambu', 'candle', POWDERS.kambuDosa),
  'DM-THINAI': drawn('thinai', 'tail', POWDERS.thinaiDosa),
  'DM-SAMAI': drawn('samai', 'open', POWDERS.samaiDosa),
  'DM-VARAGU': drawn('varagu', 'rows', POWDERS.varaguDosa),
  'DM-KUTHI': drawn('kuthiraivali', 'tufts', POWDERS.kuthiraivaliDosa),
  'DM-CHOLAM': drawn('vellaiCholam', 'globe', POWDERS.cholamDosa),
  'DM-MULTI': drawn('multi', 'tail', POWDERS.multiDosa),
  'DM-ADAI': drawn('sivappuCholam', 'pods', POWDERS.adai),

  'PU-RAGI': drawn('ragi', 'fingers', POWDERS.ragiPuttu),
  'PU-KAMBU': drawn('kambu', 'candle', POWDERS.kambuPuttu),
  'PU-CHOLAM': drawn('vellaiCholam', 'globe', POWDERS.cholamPuttu),
  'PU-THINAI': drawn('thinai', 'tail', POWDERS.thinaiPuttu),
  'PU-MAPP': drawn('mappillai', 'rice', POWDERS.mappillaiPuttu),
  'PU-KAVUNI': drawn('kavuni', 'rice', POWDERS.kavuniPuttu),
  'PU-KATTU': drawn('kattuyanam', 'rice', POWDERS.kattuyanamPuttu),
  'PU-POONG': drawn('poongar', 'rice', POWDERS.poongarPuttu),
};

const IVORY = '#FBF4E4';
const CREAM = '#FBF1DA';
const LEAF = '#17402A';
const NIGHT = '#1C2A20';

/** A label's text colour: ivory on dark grounds, else the shop's dark leaf. */
const inkOn = (ground: string): string => (lightnessOf(ground) < 0.655 ? IVORY : LEAF);

const saturated = (hue: string): Scheme => ({
  ground: hue,
  ink: inkOn(hue),
  print: lightnessOf(hue) < 0.45 ? mix(mix(hue, '#E3A21A', 0.78), IVORY, 0.28) : mix(hue, IVORY, 0.86),
});

const pale = (hue: string, share: number): Scheme => {
  const ground = mix(hue, CREAM, share);
  return {
    ground,
    ink: mix(shift(hue, -0.2), NIGHT, lightnessOf(hue) > 0.6 ? 0.6 : 0.25),
    print: lightnessOf(hue) > 0.6 ? shift(hue, -0.12) : hue,
  };
};

interface Category {
  /** Colour of the background. */
  tint: string;
  /** The same on dark pages. */
  dark: string;
  stamp: Stamp;
  scheme: (hue: string, ingredients: readonly Ingredient[]) => Scheme;
}

/** Labels of grains have the grain's colour, those of milled products a paler one; each category has its own background. */
export const CATEGORIES: Readonly<Record<string, Category>> = {
  [CATEGORY_IDS.ORGANIC_MILLETS]: {
    tint: '#E4EADB',
    dark: '#24332A',
    stamp: 'mark',
    scheme: (hue, [ingredient]) => (ingredient?.kind === 'powder' ? pale(hue, 0.62) : saturated(hue)),
  },
  [CATEGORY_IDS.TRADITIONAL_RICES]: { tint: '#F1E6D9', dark: '#362A22', stamp: 'mark', scheme: saturated },
  [CATEGORY_IDS.PORRIDGE_MIX]: { tint: '#F4EBD2', dark: '#372F1E', stamp: 'cup', scheme: (hue) => pale(hue, 0.985) },
  [CATEGORY_IDS.MILLET_DOSA_MIX]: { tint: '#E2E8E8', dark: '#253032', stamp: 'dosa', scheme: (hue) => pale(hue, 0.56) },
  [CATEGORY_IDS.PUTTU_MIX]: {
    tint: '#F0E3DC',
    dark: '#352824',
    stamp: 'puttu',
    scheme: (hue) => saturated(mix(hue, '#3A2418', 0.22)),
  },
};

export const categoryOf = (id: string): Category => {
  const category = CATEGORIES[id];
  if (!category) throw new Error(`${id} has no entry in CATEGORIES`);
  return category;
};

/** What the category's products are shown on. */
export const groundOf = (id: string): Ground => {
  const { tint, dark } = categoryOf(id);
  return { light: tint, dark };
};
