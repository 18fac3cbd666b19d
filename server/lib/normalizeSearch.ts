import { MAX_SEARCH_LENGTH } from '../../contract/constants';

/** Invisible signs in pasted text, such as joiners. */
const INVISIBLE = /\p{Cf}/gu;
/** Tamil ெள and ஒள without a vowel sign are often typed for ௌ and ஔ: கெளனி is கௌனி. */
const AU_IN_TWO_SIGNS = /([\u0BC6\u0B92])\u0BB3(?![\u0BBE-\u0BCD])/g;

/** Searches that render alike give equal texts. */
export const normalizeSearch = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(AU_IN_TWO_SIGNS, (_letters, vowel) => (vowel === '\u0BC6' ? '\u0BCC' : '\u0B94'))
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ')
    // NFKC turns some signs into many letters.
    .slice(0, MAX_SEARCH_LENGTH);
