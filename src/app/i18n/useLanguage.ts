import type { i18n as I18n } from 'i18next';
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
import { isChunkLoadError } from '../../lib/reloadOnStaleChunk';

const withoutLanguage = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) => {
  const params = new URLSearchParams(search);
  params.delete(LANGUAGE_PARAM);
  return { pathname, search: params.toString(), hash };
};

/** Loads what an area needs beside the shop's own messages, so that it stays on the screen when the language changes. */
export type AddNamespaces = (i18n: I18n, language: Language) => Promise<void>;

/** The active language, and a way to change it: stores the choice in the cookie and refetches what the API translates. */
export const useLanguage = (addNamespaces?: AddNamespaces) => {
  const { i18n, t } = useTranslation('errors');
  const { enqueueSnackbar } = useToasts();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;

  const changeLanguage = useCallback(
    async (language: Language): Promise<void> => {
      try {
        if (!i18n.hasResourceBundle(language, 'common')) addMessages(i18n, language, await loadResources(language));
        await addNamespaces?.(i18n, language);
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
    [addNamespaces, dispatch, enqueueSnackbar, hash, i18n, navigate, pathname, search, state, t],
  );

  return { language: i18n.language as Language, changeLanguage };
};
