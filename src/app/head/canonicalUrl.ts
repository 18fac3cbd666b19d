import type { Language } from '../../../contract/constants';
import { LANGUAGE_PARAM } from '../../lib/language';

/** @param language none for the URL that follows each user's own language */
export const canonicalUrl = (origin: string, path: string, language: Language | undefined): string => {
  const url = new URL(path, origin);
  if (language) url.searchParams.set(LANGUAGE_PARAM, language);
  return url.href;
};
