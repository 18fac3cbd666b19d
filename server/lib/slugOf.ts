/** Forms, not kinds of product. */
const FORM_AT_THE_END = /\s+(rice|whole)$/i;
/** Matches "(red, semi-polished)", but not the name "(Thinai)". */
const DESCRIPTION_IN_BRACKETS = /\([^A-Z)][^)]*\)/g;

/** 'Foxtail Millet (Thinai) rice' gives 'foxtail-millet-thinai'. */
export const slugOf = (englishName: string): string =>
  englishName
    .replace(DESCRIPTION_IN_BRACKETS, '')
    .trim()
    .replace(FORM_AT_THE_END, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
