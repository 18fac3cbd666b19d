import type { i18n as I18n } from 'i18next';
import type { Language } from '../../contract/constants';
import { makeI18n, type Messages } from '../lib/i18n';

/** An instance of each language, made once with the messages that `load` gives. */
export const i18nByLanguage = (load: (language: Language) => Promise<Messages>) => {
  const instances = new Map<Language, Promise<I18n>>();
  return (language: Language): Promise<I18n> => {
    const instance = instances.get(language) ?? load(language).then((messages) => makeI18n(language, messages));
    instances.set(language, instance);
    return instance;
  };
};
