import type { i18n as I18n } from 'i18next';
import type { Language } from '../../contract/constants';
import { makeStore } from '../store/makeStore';

/**
 * A store for rendering one page: anonymous, without persistence.
 * @param i18n gives the language of API responses
 */
export const makePageStore = (i18n: I18n, baseUrl: string, fetch: typeof globalThis.fetch) =>
  makeStore({
    services: {
      baseUrl,
      fetch,
      language: () => i18n.language as Language,
      notify: () => undefined,
      failureMessage: (failure) => i18n.t(failure, { ns: 'errors' }),
      clearOfflineCache: () => undefined,
      goHome: () => undefined,
      storage: null,
      tabStorage: null,
    },
  });
