import type { Language } from '../../contract/constants';
import type { Resources } from './resources';

const loaders: Record<Language, () => Promise<{ resources: Resources }>> = {
  en: () => import(/* webpackChunkName: "words-en" */ './en'),
  ta: () => import(/* webpackChunkName: "words-ta" */ './ta'),
  hi: () => import(/* webpackChunkName: "words-hi" */ './hi'),
};

/** Fetches the words of one language: a visitor downloads only those of the language that they read. */
export const loadResources = async (language: Language): Promise<Resources> => (await loaders[language]()).resources;
