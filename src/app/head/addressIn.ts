import type { Language } from '../../../contract/constants';
import { LANGUAGE_PARAM } from '../../lib/language';

/** The whole address of a page, in a language or in whichever its reader speaks. */
export const addressIn = (origin: string, path: string, language: Language | undefined): string => {
  const url = new URL(path, origin);
  if (language) url.searchParams.set(LANGUAGE_PARAM, language);
  return url.href;
};
