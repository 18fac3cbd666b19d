import type { i18n as I18n } from 'i18next';
import type { Language } from '../../contract/constants';
import { addMessages } from '../lib/i18n';
import { loadLazyNamespaces } from './index';

/** Loads the namespaces that storefront pages don't need, in the active language. */
export const addLazyNamespaces = async (i18n: I18n): Promise<void> => {
  const language = i18n.language as Language;
  if (i18n.hasResourceBundle(language, 'checkout')) return;
  addMessages(i18n, language, await loadLazyNamespaces(language));
};
