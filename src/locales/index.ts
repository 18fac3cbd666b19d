import type { Language } from '../../contract/constants';
import type { first as firstInEnglish } from './en/first';
import type { more as moreInEnglish } from './en/more';
import type { Resources } from './resources';

type First = typeof firstInEnglish;
type More = typeof moreInEnglish;

const first: Record<Language, () => Promise<{ first: First }>> = {
  en: () => import(/* webpackChunkName: "words-en" */ './en/first'),
  ta: () => import(/* webpackChunkName: "words-ta" */ './ta/first'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './hi/first'),
};
const more: Record<Language, () => Promise<{ more: More }>> = {
  en: () => import(/* webpackChunkName: "more-words-en" */ './en/more'),
  ta: () => import(/* webpackChunkName: "more-words-ta" */ './ta/more'),
  hi: () => import(/* webpackChunkName: "more-words-hi" */ './hi/more'),
};

/** Fetches the words of the shop window in one language: a visitor downloads only those of the language that they read. */
export const loadFirstWords = async (language: Language): Promise<First> => (await first[language]()).first;

/** Fetches what the other pages and the panels say beside. */
export const loadMoreWords = async (language: Language): Promise<More> => (await more[language]()).more;

/** Fetches all words of one language. */
export const loadResources = async (language: Language): Promise<Resources> => {
  const [firstWords, moreWords] = await Promise.all([loadFirstWords(language), loadMoreWords(language)]);
  return { ...firstWords, ...moreWords };
};
