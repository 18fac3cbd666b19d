import type { Translated } from '../schema/columns';

export const ALLERGENS = {
  sharedMill: {
    en: 'May contain traces of wheat (gluten), soy, sesame, peanut, mustard (shared mill)',
    ta: 'கோதுமை (குளூட்டன்), சோயா, எள், நிலக்கடலை, கடுகு ஆகியவற்றின் சிறு அளவு இருக்கலாம் (பொது ஆலை)',
    hi: 'गेहूँ (ग्लूटेन), सोया, तिल, मूँगफली, सरसों के अंश हो सकते हैं (साझा चक्की)',
  },
  sharedPacking: {
    en: 'None declared (packed where wheat, soy, sesame, peanut and mustard are handled)',
    ta: 'எதுவும் அறிவிக்கப்படவில்லை (கோதுமை, சோயா, எள், நிலக்கடலை, கடுகு கையாளப்படும் இடத்தில் பொதி செய்யப்பட்டது)',
    hi: 'कोई घोषित नहीं (ऐसी जगह पैक किया गया जहाँ गेहूँ, सोया, तिल, मूँगफली और सरसों भी रखे जाते हैं)',
  },
  treeNuts: {
    en: 'Contains tree nuts (almond, cashew). May contain traces of wheat (gluten), soy, sesame, peanut, mustard (shared mill)',
    ta: 'மரக்கொட்டைகள் (பாதாம், முந்திரி) உள்ளன. கோதுமை (குளூட்டன்), சோயா, எள், நிலக்கடலை, கடுகு ஆகியவற்றின் சிறு அளவு இருக்கலாம் (பொது ஆலை)',
    hi: 'मेवे (बादाम, काजू) हैं। गेहूँ (ग्लूटेन), सोया, तिल, मूँगफली, सरसों के अंश हो सकते हैं (साझा चक्की)',
  },
} satisfies Record<string, Translated>;

/**
 * Nutrition sources: `measured` for this food, `nearest` entry of the table, `computed` from ingredient shares, `mean`
 * of the packs inside. IFCT 2017 and NIN 1989 are the Indian food composition tables.
 */
export interface NutritionSource {
  kind: 'measured' | 'nearest' | 'computed' | 'mean';
  /** Table and entry. */
  table: string;
  /** The older method, which reports less than total dietary fibre. */
  crudeFibre?: boolean;
}

const SOURCES: Readonly<Record<NutritionSource['kind'], (table: string) => Translated>> = {
  measured: (table) => ({ en: table, ta: table, hi: table }),
  nearest: (table) => ({
    en: `${table}: the nearest entry, not measured on this product`,
    ta: `${table}: நெருங்கிய பதிவு, இந்தப் பொருளில் அளக்கப்படவில்லை`,
    hi: `${table}: सबसे निकट की प्रविष्टि, इस उत्पाद पर मापी नहीं गई`,
  }),
  computed: (table) => ({
    en: `Computed from the raw ingredients (${table})`,
    ta: `மூலப்பொருள்களிலிருந்து கணக்கிடப்பட்டது (${table})`,
    hi: `कच्ची सामग्री से गणना (${table})`,
  }),
  mean: (table) => ({
    en: `Mean of the five millets inside (${table})`,
    ta: `உள்ளிருக்கும் ஐந்து சிறுதானியங்களின் சராசரி (${table})`,
    hi: `अंदर के पाँच मिलेट का औसत (${table})`,
  }),
};

const CRUDE_FIBRE: Translated = { en: '; crude fibre', ta: '; கச்சா நார்', hi: '; कच्चा रेशा' };

export function nutritionSourceText({ kind, table, crudeFibre = false }: NutritionSource): Translated {
  const source = SOURCES[kind](table);
  if (!crudeFibre) return source;
  return { en: source.en + CRUDE_FIBRE.en, ta: source.ta + CRUDE_FIBRE.ta, hi: source.hi + CRUDE_FIBRE.hi };
}
