import { createInstance, type i18n as I18n } from 'i18next';
import type { Language } from '../../contract/constants';
import { formatCount } from './counts';

type Words = Record<string, Record<string, unknown>>;

/**
 * Makes one instance of i18next that knows one language at once, without waiting.
 * @param words the language's words by namespace
 */
export const makeI18n = (language: Language, words: Words): I18n => {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    // Every key exists in every language (a test sees to it), so nothing needs to fall back.
    fallbackLng: false,
    defaultNS: 'common',
    ns: Object.keys(words),
    resources: { [language]: words },
    initAsync: false,
    showSupportNotice: false,
    // React escapes already.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  // For `{{count, compact}}` (specification §9).
  i18n.services.formatter?.add('compact', (count: number) => formatCount(count));
  return i18n;
};

/** Adds a language's words to an instance. */
export const addWords = (i18n: I18n, language: Language, words: Words): void =>
  Object.entries(words).forEach(([namespace, entries]) => i18n.addResourceBundle(language, namespace, entries));
