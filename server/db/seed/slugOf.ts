/** What a name says about the form of the goods, not about which goods they are. */
const FORM_AT_THE_END = /\s+(rice|whole)$/i;
/** "(red, semi-polished)" describes; "(Thinai)" is another name and stays. */
const DESCRIPTION_IN_BRACKETS = /\([^A-Z)][^)]*\)/g;

/**
 * The readable part of a product's address, from its English name.
 * 'Foxtail Millet (Thinai) rice' gives 'foxtail-millet-thinai'.
 */
export const slugOf = (englishName: string): string =>
  englishName
    .replace(DESCRIPTION_IN_BRACKETS, '')
    .trim()
    .replace(FORM_AT_THE_END, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
