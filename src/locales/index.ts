import type { Language } from '../../contract/constants';
import type { Resources } from './resources';

type First = Pick<Resources, FirstNamespace>;
type FirstNamespace = 'cart' | 'catalogue' | 'common' | 'errors' | 'home' | 'layout' | 'location' | 'search';
type More = Omit<Resources, FirstNamespace>;

const first: Record<Language, () => Promise<{ first: First }>> = {
  en: () => import('./en/first'),
  ta: () => import('./ta/first'),
  hi: () => import('./hi/first'),
};
const more: Record<Language, () => Promise<{ more: More }>> = {
  en: () => import('./en/more'),
  ta: () => import('./ta/more'),
  hi: () => import('./hi/more'),
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
