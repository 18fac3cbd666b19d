import { LANGUAGES, type Language } from '../../contract/constants';

const LANGUAGE_COOKIE = 'language';
const ONE_YEAR_SECONDS = 31_536_000;

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
  const chosen = cookies
    .split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === LANGUAGE_COOKIE)?.[1];
  const candidates = [chosen ?? '', ...accepted].map(asLanguage);
  return candidates.find((language) => language !== undefined) ?? 'en';
};

/** The cookie that keeps a choice for a year. It is no secret, and a logout leaves it alone. */
export const languageCookie = (language: Language): string =>
  `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`;
