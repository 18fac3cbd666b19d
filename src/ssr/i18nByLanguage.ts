import type { i18n as I18n } from 'i18next';
import type { Language } from '../../contract/constants';
import { makeI18n, type Messages } from '../lib/i18n';

type FixedT = (key: unknown, ...options: unknown[]) => unknown;

/** Caches texts without values, because i18next takes a twentieth of a page's time to look them up. */
const withCachedTexts = (i18n: I18n): I18n => {
  const getFixedT = i18n.getFixedT.bind(i18n) as unknown as (...scope: unknown[]) => FixedT;
  const cached = new Map<string, FixedT>();
  const getCachedT = (...scope: unknown[]): FixedT => {
    const name = JSON.stringify(scope);
    const found = cached.get(name);
    if (found) return found;
    const t = getFixedT(...scope);
    const texts = new Map<unknown, unknown>();
    const cachedT: FixedT = (key, ...options) => {
      if (options.length > 0) return t(key, ...options);
      const text = texts.get(key) ?? t(key);
      texts.set(key, text);
      return text;
    };
    cached.set(name, Object.assign(cachedT, t));
    return cachedT;
  };
  return Object.assign(i18n, { getFixedT: getCachedT });
};

/** An instance of each language, made once with the messages that `load` gives. */
export const i18nByLanguage = (load: (language: Language) => Promise<Messages>) => {
  const instances = new Map<Language, Promise<I18n>>();
  return (language: Language): Promise<I18n> => {
    const instance =
      instances.get(language) ?? load(language).then((messages) => withCachedTexts(makeI18n(language, messages)));
    instances.set(language, instance);
    return instance;
  };
};
