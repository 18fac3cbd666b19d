import type { Translated } from '../schema/columns';

export const ALLERGENS = {
  sharedMill: {
    en: 'May contain traces of wheat (gluten), soy, sesame, peanut, mustard (shared mill)',
    ta: 'கோதுமை (குளூட்டன்), சோயா, எள், நிலக்கடலை, கடுகு ஆகியவற்றின் சிறு அளவு இருக்கலாம் (பொது ஆலை)',
    hi: 'गेहूँ (ग्लूटेन), सोया, तिल, मूँगफली, सरसों के अंश हो सकते हैं (साझा चक्की)',
  },
  sharedPacking: {
    en: 'None declared (packed where wheat, soy, sesame, peanut and mustard are handled)',
    ta: 'எதுவும் அறிவிக்கப்படவில்லை (கோதுமை, சோயா, எள், நிலக்கடலை, கடுகு கையாளப்படும் இடத்தில் பேக் செய்யப்பட்டது)',
    hi: 'कोई घोषित नहीं (ऐसी जगह पैक किया गया जहाँ गेहूँ, सोया, तिल, मूँगफली और सरसों भी रखे जाते हैं)',
  },
  treeNuts: {
    en: 'Contains tree nuts (almond, cashew). May contain traces of wheat (gluten), soy, sesame, peanut, mustard (shared mill)',
    ta: 'மரக்கொட்டைகள் (பாதாம், முந்திரி) உள்ளன. கோதுமை (குளூட்டன்), சோயா, எள், நிலக்கடலை, கடுகு ஆகியவற்றின் சிறு அளவு இருக்கலாம் (பொது ஆலை)',
    hi: 'मेवे (बादाम, काजू) हैं। गेहूँ (ग्लूटेन), सोया, तिल, मूँगफली, सरसों के अंश हो सकते हैं (साझा चक्की)',
  },
} satisfies Record<string, Translated>;

/**
 * `nearest` entry of the table, `computed` from ingredient shares, `mean` of a bundle's packs. IFCT 2017 and NIN 1989
 * are Indian food composition tables.
 */
export interface NutritionSource {
  kind: 'measured' | 'nearest' | 'computed' | 'mean';
  table: string;
  /** An older method, which reports less than total dietary fibre. */
  crudeFibre?: boolean;
}

/** Tables, and entries whose translation begins with a local name. */
const NAMES: Readonly<Record<string, Translated>> = {
  'IFCT 2017': {
    en: 'Indian Food Composition Tables 2017',
    ta: 'இந்திய உணவுக் கலவை அட்டவணைகள் 2017',
    hi: 'भारतीय खाद्य संरचना तालिकाएँ 2017',
  },
  'NIN 1989': {
    en: 'National Institute of Nutrition, 1989',
    ta: 'தேசிய ஊட்டச்சத்து நிறுவனம், 1989',
    hi: 'राष्ट्रीय पोषण संस्थान, 1989',
  },
  'Italian millet': { en: 'Italian millet', ta: 'தினை (Italian millet)', hi: 'कंगनी (Italian millet)' },
};

/** Removes numbers from "IFCT 2017, A010 Ragi". */
const tableInWords = (table: string): Translated => {
  const inLanguage = (language: keyof Translated) =>
    table
      .split(', ')
      .map((part) => part.replace(/^A?\d+ /, ''))
      .map((name) => NAMES[name]?.[language] ?? name)
      .join(table.includes('IFCT') && table.includes('NIN') ? '; ' : ', ');
  return { en: inLanguage('en'), ta: inLanguage('ta'), hi: inLanguage('hi') };
};

const SOURCES: Readonly<Record<NutritionSource['kind'], (table: Translated) => Translated>> = {
  measured: (table) => table,
  nearest: ({ en, ta, hi }) => ({
    en: `${en}. This is the nearest entry; the product itself was not measured`,
    ta: `${ta}. இது நெருங்கிய பதிவு; இந்தப் பொருள் அளக்கப்படவில்லை`,
    hi: `${hi}। यह सबसे निकट की प्रविष्टि है; यह उत्पाद मापा नहीं गया`,
  }),
  computed: ({ en, ta, hi }) => ({
    en: `worked out from the ingredients (${en})`,
    ta: `சேர்மானங்களிலிருந்து கணக்கிடப்பட்டது (${ta})`,
    hi: `सामग्री से गणना (${hi})`,
  }),
  mean: ({ en, ta, hi }) => ({
    en: `the mean of the five millets inside (${en})`,
    ta: `உள்ளிருக்கும் ஐந்து சிறுதானியங்களின் சராசரி (${ta})`,
    hi: `अंदर के पाँच मिलेट का औसत (${hi})`,
  }),
};

const CRUDE_FIBRE: Translated = {
  en: '. Fibre by an older method (crude fibre)',
  ta: '. நார்ச்சத்து பழைய முறையில் அளக்கப்பட்டது (கச்சா நார்)',
  hi: '। रेशा पुरानी विधि से मापा गया (कच्चा रेशा)',
};

export function nutritionSourceText({ kind, table, crudeFibre = false }: NutritionSource): Translated {
  const source = SOURCES[kind](tableInWords(table));
  if (!crudeFibre) return source;
  return { en: source.en + CRUDE_FIBRE.en, ta: source.ta + CRUDE_FIBRE.ta, hi: source.hi + CRUDE_FIBRE.hi };
}
