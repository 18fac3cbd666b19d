import { LANGUAGES, type Language } from '../../contract/constants';
import { readCookie, yearCookie } from './cookies';

export const LANGUAGE_COOKIE = 'language';
/** The name in an address that asks for a language: `?lang=ta`. */
export const LANGUAGE_PARAM = 'lang';

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ta: 'தமிழ்', hi: 'हिन्दी' };

const asLanguage = (tag: string): Language | undefined => {
  const primary = tag.trim().toLowerCase().split('-')[0];
  return LANGUAGES.find((language) => language === primary);
};

/** The language that an address asks for. @param search its query */
export const languageOfAddress = (search: string): Language | undefined =>
  LANGUAGES.find((language) => language === new URLSearchParams(search).get(LANGUAGE_PARAM));

/**
 * The language to speak: the one that the address asks for, else the one chosen before (cookie), else the first of the reader's that the shop knows, else English.
 * @param cookies as in `document.cookie` or a request's cookie header
 * @param accepted language tags, the most wanted first
 * @param search the query of the address
 */
export const chooseLanguage = (cookies: string, accepted: readonly string[], search = ''): Language => {
  const chosen = readCookie(cookies, LANGUAGE_COOKIE);
  const candidates = [languageOfAddress(search), ...[chosen ?? '', ...accepted].map(asLanguage)];
  return candidates.find((language) => language !== undefined) ?? 'en';
};

/** The cookie that keeps the choice. */
export const languageCookie = (language: Language): string => yearCookie(LANGUAGE_COOKIE, language);
