import { LANGUAGES, type Language } from '../../contract/constants';
import { readCookie, yearCookie } from './cookies';

export const LANGUAGE_COOKIE = 'language';
export const LANGUAGE_PARAM = 'lang';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ta: 'தமிழ்', hi: 'हिन्दी' };

export const languageOfUrl = (search: string): Language | undefined =>
  LANGUAGES.find((language) => language === new URLSearchParams(search).get(LANGUAGE_PARAM));

/**
 * The URL's, the cookie's, or the first accepted one.
 * @param shown those to choose from; the first one where none fits
 */
export const chooseLanguage = (
  cookies: string,
  accepted: readonly string[],
  search = '',
  shown: readonly string[] = LANGUAGES,
): Language => {
  const candidates = [languageOfUrl(search), readCookie(cookies, LANGUAGE_COOKIE), ...accepted];
  const tags = candidates.map((tag) => tag?.trim().toLowerCase().split('-')[0] ?? '');
  return (tags.find((tag) => shown.includes(tag)) ?? shown[0]) as Language;
};

export const languageCookie = (language: Language): string => yearCookie(LANGUAGE_COOKIE, language);
