import { LANGUAGES, type Language } from '../../contract/constants';
import { readCookie, yearCookie } from './cookies';

const LANGUAGE_COOKIE = 'language';

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ta: 'தமிழ்', hi: 'हिन्दी' };

const asLanguage = (tag: string): Language | undefined => {
  const primary = tag.trim().toLowerCase().split('-')[0];
  return LANGUAGES.find((language) => language === primary);
};

/**
 * The language to speak: the one chosen before (cookie), else the first of the reader's that the shop knows, else English.
 * @param cookies as in `document.cookie` or a request's cookie header
 * @param accepted language tags, the most wanted first
 */
export const chooseLanguage = (cookies: string, accepted: readonly string[]): Language => {
  const chosen = readCookie(cookies, LANGUAGE_COOKIE);
  const candidates = [chosen ?? '', ...accepted].map(asLanguage);
  return candidates.find((language) => language !== undefined) ?? 'en';
};

/** The cookie that keeps the choice. */
export const languageCookie = (language: Language): string => yearCookie(LANGUAGE_COOKIE, language);
