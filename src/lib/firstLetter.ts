/**
 * The letter includes its vowel signs; in Devanagari a whole conjunct. Of the Tamil ones, only க்ஷ and ஸ்ரீ are written
 * as one sign.
 */
const LETTER = /(?:க்ஷ|[ஸஶ]்ர(?=ீ)|\p{L})\p{M}*(?:(?<=\u094d\u200d?)\p{L}\p{M}*)*/u;

/** The first letter of a name, as people see it; without letters the first sign. Firefox 115 has no `Intl.Segmenter`. */
export const firstLetter = (name: string): string => LETTER.exec(name)?.[0] ?? /\S/u.exec(name)?.[0] ?? '';
