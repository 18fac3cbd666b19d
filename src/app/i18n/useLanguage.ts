import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import type { Language } from '../../../contract/constants';
import { useToasts } from '../../hooks/useToasts';
import { addMessages } from '../../lib/i18n';
import { LANGUAGE_PARAM, languageCookie, languageOfUrl } from '../../lib/language';
import { loadResources } from '../../locales';
import { languageChanged } from '../../store/actions';
import { useAppDispatch } from '../../store/hooks';
import { isChunkLoadError } from '../routing/reloadOnStaleChunk';

const withoutLanguage = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) => {
  const params = new URLSearchParams(search);
  params.delete(LANGUAGE_PARAM);
  return { pathname, search: params.toString(), hash };
};

/** The active language, and a way to change it: stores the choice in the cookie and refetches what the API translates. */
export const useLanguage = () => {
  const { i18n, t } = useTranslation('errors');
  const { enqueueSnackbar } = useToasts();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;

  const changeLanguage = useCallback(
    async (language: Language): Promise<void> => {
      try {
        if (!i18n.hasResourceBundle(language, 'common')) addMessages(i18n, language, await loadResources(language));
      } catch (error) {
        if (!isChunkLoadError(error)) throw error;
        enqueueSnackbar(t('codeTitle'), { variant: 'error' });
        return;
      }
      document.cookie = languageCookie(language);
      // Otherwise `?lang=` would bring the old language back on reload.
      if (languageOfUrl(search)) void navigate(withoutLanguage({ pathname, search, hash }), { replace: true, state });
      await i18n.changeLanguage(language);
      dispatch(languageChanged());
    },
    [dispatch, enqueueSnackbar, hash, i18n, navigate, pathname, search, state, t],
  );

  return { language: i18n.language as Language, changeLanguage };
};
