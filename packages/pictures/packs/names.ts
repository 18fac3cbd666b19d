/** The names on a label, from the product's name in the shop. */
export interface LabelName {
  title: string;
  /** The other name, or the kind; in smaller letters. */
  subtitle: string;
}

/** The form of the product, at the end of its name. */
const FORM_AT_THE_END = /\s+(rice|whole)$/i;

/** 'Foxtail Millet (Thinai) rice' gives 'Foxtail Millet' and 'Thinai rice'. */
export const labelName = (englishName: string): LabelName => {
  const inBrackets = /\(([^)]*)\)/.exec(englishName)?.[1] ?? '';
  const whole = englishName.replace(/\s*\([^)]*\)/, '').trim();
  const form = FORM_AT_THE_END.exec(whole)?.[1] ?? '';
  return {
    title: form === '' ? whole : whole.replace(FORM_AT_THE_END, ''),
    subtitle: capitalised([inBrackets.replace(' x ', ' × '), form].filter((part) => part !== '').join(' ')),
  };
};

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** 500 gives '500 g', 5000 '5 kg'. */
export const netWeight = (grams: number): string => (grams >= 1000 ? `${grams / 1000} kg` : `${grams} g`);
