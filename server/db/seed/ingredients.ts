import { LANGUAGES, type Language } from '../../../contract/constants';
import type { Translated } from '../schema/columns';

const NAMES: Readonly<Record<string, Translated>> = {
  almond: { en: 'almond', ta: 'பாதாம்', hi: 'बादाम' },
  'barnyard millet': { en: 'barnyard millet', ta: 'குதிரைவாலி', hi: 'सांवा' },
  'bengal gram dal': { en: 'Bengal gram dal', ta: 'கடலைப் பருப்பு', hi: 'चना दाल' },
  'black gram dal': { en: 'black gram dal', ta: 'உளுத்தம் பருப்பு', hi: 'उड़द दाल' },
  cardamom: { en: 'cardamom', ta: 'ஏலக்காய்', hi: 'इलायची' },
  cashew: { en: 'cashew', ta: 'முந்திரி', hi: 'काजू' },
  cumin: { en: 'cumin', ta: 'சீரகம்', hi: 'जीरा' },
  fenugreek: { en: 'fenugreek', ta: 'வெந்தயம்', hi: 'मेथी' },
  'finger millet': { en: 'finger millet', ta: 'கேழ்வரகு', hi: 'रागी' },
  'foxtail millet': { en: 'foxtail millet', ta: 'தினை', hi: 'कंगनी' },
  'green gram': { en: 'green gram', ta: 'பாசிப்பயறு', hi: 'मूँग' },
  'horse gram': { en: 'horse gram', ta: 'கொள்ளு', hi: 'कुल्थी' },
  'kodo millet': { en: 'kodo millet', ta: 'வரகு', hi: 'कोदो' },
  'little millet': { en: 'little millet', ta: 'சாமை', hi: 'कुटकी' },
  'pearl millet': { en: 'pearl millet', ta: 'கம்பு', hi: 'बाजरा' },
  pepper: { en: 'pepper', ta: 'மிளகு', hi: 'काली मिर्च' },
  'red gram dal': { en: 'red gram dal', ta: 'துவரம் பருப்பு', hi: 'अरहर दाल' },
  'rock salt': { en: 'rock salt', ta: 'இந்துப்பு', hi: 'सेंधा नमक' },
  sorghum: { en: 'sorghum', ta: 'சோளம்', hi: 'ज्वार' },
  'unpolished traditional rice': {
    en: 'unpolished traditional rice',
    ta: 'பட்டை தீட்டாத பாரம்பரிய அரிசி',
    hi: 'बिना पॉलिश का विरासती चावल',
  },
};

/** @param shares percent by ingredient */
export function ingredientsText(shares: Readonly<Record<string, number>>): Translated {
  const falling = Object.entries(shares).sort(([, a], [, b]) => b - a);
  const inLanguage = (language: Language) =>
    falling.map(([ingredient, percent]) => `${nameOf(ingredient)[language]} ${percent}%`).join(', ');
  return Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(language)])) as Translated;
}

function nameOf(ingredient: string): Translated {
  const name = NAMES[ingredient];
  if (!name) throw new Error(`The ingredient ${ingredient} has no translation`);
  return name;
}
