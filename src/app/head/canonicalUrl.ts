import type { Language } from '../../../contract/constants';
import { LANGUAGE_PARAM } from '../../lib/language';

/** A page's absolute URL, in one language or, without, in the one that each user prefers. */
export const canonicalUrl = (origin: string, path: string, language: Language | undefined): string => {
  const url = new URL(path, origin);
  if (language) url.searchParams.set(LANGUAGE_PARAM, language);
  return url.href;
};
