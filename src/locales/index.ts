import type { Language } from '../../contract/constants';
import type { core as CoreInEnglish } from './en/core';
import type { lazy as LazyInEnglish } from './en/lazy';

type Core = typeof CoreInEnglish;
type Lazy = typeof LazyInEnglish;

const importCore: Record<Language, () => Promise<{ core: Core }>> = {
  en: () => import(/* webpackChunkName: "messages-en" */ './en/core'),
  ta: () => import(/* webpackChunkName: "messages-ta" */ './ta/core'),
  hi: () => import(/* webpackChunkName: "messages-hi" */ './hi/core'),
};
const importLazy: Record<Language, () => Promise<{ lazy: Lazy }>> = {
  en: () => import(/* webpackChunkName: "messages-lazy-en" */ './en/lazy'),
  ta: () => import(/* webpackChunkName: "messages-lazy-ta" */ './ta/lazy'),
  hi: () => import(/* webpackChunkName: "messages-lazy-hi" */ './hi/lazy'),
};

/** Core namespaces of one language. */
export const loadCoreNamespaces = async (language: Language): Promise<Core> => (await importCore[language]()).core;

/** Lazy namespaces of one language. */
export const loadLazyNamespaces = async (language: Language): Promise<Lazy> => (await importLazy[language]()).lazy;

/** All of the shop's namespaces in one language. */
export const loadResources = async (language: Language): Promise<Core & Lazy> => {
  const [core, lazy] = await Promise.all([loadCoreNamespaces(language), loadLazyNamespaces(language)]);
  return { ...core, ...lazy };
};
