import type { i18n as I18n } from 'i18next';
import { LANGUAGES, type Language } from '../../../contract/constants';
import { makeI18n, type Messages } from '../../lib/i18n';
import { loadCoreNamespaces } from '../../locales';
import { mayReloadOnStaleChunk, reloadOnStaleChunk } from '../../lib/reloadOnStaleChunk';

/**
 * Falls back to another language where the chunk is missing; throws where none loads.
 * @param load the namespaces that the first view needs
 */
export const loadI18n = async (
  wanted: Language,
  load: (language: Language) => Promise<Messages> = loadCoreNamespaces,
): Promise<I18n> => {
  try {
    return makeI18n(wanted, await load(wanted));
  } catch (error) {
    // A new release may have removed the chunk.
    if (navigator.onLine && mayReloadOnStaleChunk()) {
      reloadOnStaleChunk();
      return new Promise(() => undefined);
    }
    for (const language of LANGUAGES.filter((other) => other !== wanted)) {
      const messages = await load(language).catch(() => null);
      if (messages) return makeI18n(language, messages);
    }
    throw error;
  }
};
