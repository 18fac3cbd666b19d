import { LANGUAGES, type Language } from '../../contract/constants';
import { readCookie, yearCookie } from './cookies';

export const LANGUAGE_COOKIE = 'language';
export const LANGUAGE_PARAM = 'lang';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ta: 'தமிழ்', hi: 'हिन्दी' };

const asLanguage = (tag: string): Language | undefined => {
  const primary = tag.trim().toLowerCase().split('-')[0];
  return LANGUAGES.find((language) => language === primary);
};

export const languageOfUrl = (search: string): Language | undefined =>
  LANGUAGES.find((language) => language === new URLSearchParams(search).get(LANGUAGE_PARAM));

/** The URL's, the cookie's, the first supported of the accepted ones, or English. */
export const chooseLanguage = (cookies: string, accepted: readonly string[], search = ''): Language => {
  const chosen = readCookie(cookies, LANGUAGE_COOKIE);
  const candidates = [languageOfUrl(search), ...[chosen ?? '', ...accepted].map(asLanguage)];
  return candidates.find((language) => language !== undefined) ?? 'en';
};

export const languageCookie = (language: Language): string => yearCookie(LANGUAGE_COOKIE, language);
