import type { i18n as I18n } from 'i18next';
import { useEffect } from 'react';

/** Names the page's language to the browser and to screen readers. */
export const useDocumentLanguage = (i18n: I18n): void => {
  useEffect(() => {
    const showLanguage = (): void => {
      // Writing the same value still recalculates the page's styles, since any may depend on `:lang()`.
      if (document.documentElement.lang !== i18n.language) document.documentElement.lang = i18n.language;
    };
    showLanguage();
    i18n.on('languageChanged', showLanguage);
    return () => i18n.off('languageChanged', showLanguage);
  }, [i18n]);
};
