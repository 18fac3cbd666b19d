import { createInstance, type i18n as I18n } from 'i18next';
import type { Language } from '../../contract/constants';
import { formatCount } from './counts';

/** Keys are namespaces. */
export type Messages = Record<string, Record<string, unknown>>;

/** @param messages by namespace */
export const makeI18n = (language: Language, messages: Messages): I18n => {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    // A test checks that each language has all keys.
    fallbackLng: false,
    defaultNS: 'common',
    ns: Object.keys(messages),
    resources: { [language]: messages },
    initAsync: false,
    showSupportNotice: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  // For `{{count, compact}}` (specification §9).
  i18n.services.formatter?.add('compact', (count: number) => formatCount(count));
  return i18n;
};

export const addMessages = (i18n: I18n, language: Language, messages: Messages): void =>
  Object.entries(messages).forEach(([namespace, entries]) => i18n.addResourceBundle(language, namespace, entries));
