import { useTranslation } from 'react-i18next';
import type { Language } from '../../../contract/constants';

/** A text in the language of the staff area, or in English where its translation is missing. */
export const useOwnText = (): ((texts: Record<Language, string>) => string) => {
  const { i18n } = useTranslation();
  return (texts) => texts[i18n.language as Language].trim() || texts.en;
};
