import type { Language } from '../../contract/constants';
import type { Resources } from './resources';

const loaders: Record<Language, () => Promise<{ resources: Resources }>> = {
  en: () => import('./en'),
  ta: () => import('./ta'),
  hi: () => import('./hi'),
};

/** Fetches the words of one language: a visitor downloads only those of the language that they read. */
export const loadResources = async (language: Language): Promise<Resources> => (await loaders[language]()).resources;
