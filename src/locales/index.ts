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

/** Core namespaces of one language. */
export const loadFirstWords = async (language: Language): Promise<First> => (await first[language]()).first;

/** Lazy namespaces of one language. */
export const loadMoreWords = async (language: Language): Promise<More> => (await more[language]()).more;

/** All namespaces of one language. */
export const loadResources = async (language: Language): Promise<Resources> => {
  const [firstWords, moreWords] = await Promise.all([loadFirstWords(language), loadMoreWords(language)]);
  return { ...firstWords, ...moreWords };
};
