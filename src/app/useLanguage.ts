import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../contract/constants';
import { addWords } from '../lib/i18n';
import { languageCookie } from '../lib/language';
import { loadResources } from '../locales';
import { languageChanged } from '../store/actions';
import { useAppDispatch } from '../store/hooks';

/** The language spoken now, and the way to another: fetched if need be, kept in the cookie, and asked of the server again. */
export const useLanguage = () => {
  const { i18n } = useTranslation();
  const dispatch = useAppDispatch();

  const changeLanguage = useCallback(
    async (language: Language): Promise<void> => {
      if (!i18n.hasResourceBundle(language, 'common')) addWords(i18n, language, await loadResources(language));
      document.cookie = languageCookie(language);
      await i18n.changeLanguage(language);
      dispatch(languageChanged());
    },
    [dispatch, i18n],
  );

  return { language: i18n.language as Language, changeLanguage };
};
